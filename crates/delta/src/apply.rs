//! What a reader does with changes.

use serde_json::{Map, Value};

/// Changes that do not fit the value they were applied to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ApplyError {
    /// Where.
    pub path: String,
}

impl std::fmt::Display for ApplyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "there is no `{}` to change", self.path)
    }
}

impl std::error::Error for ApplyError {}

/// Makes the value what it was changed into.
pub fn apply(
    value: &mut Value,
    set: &Map<String, Value>,
    cut: &Map<String, Value>,
) -> Result<(), ApplyError> {
    let wrong = |path: &String| ApplyError { path: path.clone() };
    for (path, length) in cut {
        let length = length.as_u64().ok_or_else(|| wrong(path))?;
        let list = find(value, path).and_then(Value::as_array_mut).ok_or_else(|| wrong(path))?;
        list.truncate(length as usize);
    }
    // Values that are appended to the same list come in the order of their indices, whatever order the paths are in.
    let mut appended: Vec<(&str, usize, &Value)> = Vec::new();
    for (path, new) in set {
        if path.is_empty() {
            *value = new.clone();
            continue;
        }
        let (place, last) = path.rsplit_once('/').unwrap_or(("", path));
        match find(value, place).ok_or_else(|| wrong(path))? {
            Value::Object(fields) => drop(fields.insert(plain(last), new.clone())),
            Value::Array(items) => {
                let index: usize = last.parse().map_err(|_| wrong(path))?;
                match items.get_mut(index) {
                    Some(item) => *item = new.clone(),
                    None => appended.push((place, index, new)),
                }
            }
            _ => return Err(wrong(path)),
        }
    }
    appended.sort_by_key(|&(_, index, _)| index);
    for (place, index, new) in appended {
        let list = find(value, place).and_then(Value::as_array_mut);
        match list {
            Some(list) if list.len() == index => list.push(new.clone()),
            _ => return Err(ApplyError { path: format!("{place}/{index}") }),
        }
    }
    Ok(())
}

fn plain(name: &str) -> String {
    name.replace("~1", "/").replace("~0", "~")
}

fn find<'a>(value: &'a mut Value, path: &str) -> Option<&'a mut Value> {
    let mut found = value;
    for name in path.split('/').filter(|_| !path.is_empty()) {
        found = match found {
            Value::Object(fields) => fields.get_mut(&plain(name))?,
            Value::Array(items) => items.get_mut(name.parse::<usize>().ok()?)?,
            _ => return None,
        };
    }
    Some(found)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;
    use serde_json::json;

    use super::*;
    use crate::{Changes, Document};

    fn document(value: &Value) -> Document {
        let mut document = Document::default();
        document.write(value).expect("a value can be written");
        document
    }

    fn changed(before: &Value, now: &Value) -> (Map<String, Value>, Map<String, Value>) {
        let mut changes = Changes::default();
        document(now).changes_since(&document(before), "", &mut changes);
        let read = |bytes: &[u8]| {
            let text = format!("{{{}}}", String::from_utf8_lossy(bytes));
            serde_json::from_str(&text).expect("changes are JSON")
        };
        (read(&changes.set), read(&changes.cut))
    }

    #[test]
    fn only_what_differs_is_said() {
        let long = "a text so long that no object with it counts as a small one that is said whole";
        let before = json!({ "round": 1, "hexes": [{ "at": "c4", "by": long }, { "at": "c5", "by": long }], "open": [long, long] });
        let mut now = before.clone();
        now["hexes"][1]["at"] = json!("d6");
        now["hexes"].as_array_mut().expect("a list").push(json!({ "at": "e7" }));
        now["open"].as_array_mut().expect("a list").pop();
        let (set, cut) = changed(&before, &now);
        let set: Vec<_> = set.into_iter().collect();
        assert_eq!(set, [("hexes/1/at".into(), json!("d6")), ("hexes/2".into(), json!({ "at": "e7" }))]);
        assert_eq!(Value::from(cut), json!({ "open": 1 }));
    }

    #[test]
    fn nothing_is_said_of_what_stays() {
        let value = json!({ "a": [1, 2, { "b": null }], "c": "text" });
        assert_eq!(changed(&value, &value), (Map::new(), Map::new()));
    }

    #[test]
    fn many_changes_are_said_as_one_where_that_is_shorter() {
        let numbers = |from: i32| (from..from + 60).collect::<Vec<_>>();
        let (set, _) = changed(&json!({ "list": numbers(0) }), &json!({ "list": numbers(1) }));
        assert_eq!(set.keys().collect::<Vec<_>>(), ["list"]);
    }

    #[test]
    fn names_with_signs_of_their_own_are_escaped() {
        let before = json!({ "a/b~c\"d": { "x": [1, 2, 3], "y": "a text that makes the object long enough to be compared" } });
        let mut now = before.clone();
        now["a/b~c\"d"]["x"] = json!(7);
        let (set, cut) = changed(&before, &now);
        assert_eq!(set.keys().collect::<Vec<_>>(), ["a~1b~0c\"d/x"]);
        let mut rebuilt = before;
        apply(&mut rebuilt, &set, &cut).expect("changes fit");
        assert_eq!(rebuilt, now);
    }

    #[test]
    fn changes_that_do_not_fit_are_refused() {
        let set = |path: &str| Map::from_iter([(path.to_owned(), json!(1))]);
        for path in ["list/7", "list/x", "none/a", "text/a"] {
            let mut value = json!({ "list": [1], "text": "t" });
            assert!(apply(&mut value, &set(path), &Map::new()).is_err(), "{path}");
        }
        let mut value = json!({ "text": "t" });
        assert!(apply(&mut value, &Map::new(), &set("text")).is_err());
    }

    /// Any JSON, with names and texts that need escaping.
    fn any_json() -> impl Strategy<Value = Value> {
        let leaf = prop_oneof![
            Just(Value::Null),
            any::<bool>().prop_map(Value::from),
            (-20i64..20).prop_map(Value::from),
            "[a/~\"\\\\é\u{1}]{0,40}".prop_map(Value::from),
        ];
        leaf.prop_recursive(5, 120, 8, |inner| {
            prop_oneof![
                prop::collection::vec(inner.clone(), 0..8).prop_map(Value::from),
                prop::collection::vec(("[a-c/~\"]{1,2}", inner), 0..6)
                    .prop_map(|fields| Value::Object(fields.into_iter().collect())),
            ]
        })
    }

    proptest! {
        #[test]
        fn whatever_changes_can_be_rebuilt(before in any_json(), now in any_json()) {
            let (set, cut) = changed(&before, &now);
            let mut rebuilt = before;
            apply(&mut rebuilt, &set, &cut).expect("changes fit");
            prop_assert_eq!(rebuilt, now);
        }

        #[test]
        fn the_text_is_that_of_serde_json(value in any_json()) {
            let text = document(&value).text().to_vec();
            prop_assert_eq!(text, serde_json::to_vec(&value).expect("JSON"));
        }
    }
}
