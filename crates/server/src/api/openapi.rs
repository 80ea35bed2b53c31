//! The interface described for programs (OpenAPI 3.1), made from the same list as the routes themselves.

use axum::{Json, routing::get};
use serde_json::{Map, Value, json};

use super::Described;

/// One operation of the interface.
#[derive(Clone)]
pub struct Operation {
    method: &'static str,
    /// The path with its parameters in braces.
    pub path: &'static str,
    summary: &'static str,
    query: Vec<(&'static str, &'static str, bool)>,
    body: Option<Value>,
    status: &'static str,
    media: &'static str,
    answer: Option<Value>,
    failures: &'static [u16],
}

impl Operation {
    /// Something to read.
    pub fn get(path: &'static str, summary: &'static str) -> Operation {
        let (status, media) = ("200", "application/json");
        let (query, body, answer) = (Vec::new(), None, None);
        Operation { method: "get", path, summary, query, body, status, media, answer, failures: &[] }
    }

    /// Something to do.
    pub fn post(path: &'static str, summary: &'static str) -> Operation {
        Operation { method: "post", ..Operation::get(path, summary) }
    }

    /// Something to end.
    pub fn delete(path: &'static str, summary: &'static str) -> Operation {
        Operation { method: "delete", ..Operation::get(path, summary) }
    }

    /// It reads this from the query.
    pub fn asks(mut self, name: &'static str, kind: &'static str, required: bool) -> Operation {
        self.query.push((name, kind, required));
        self
    }

    /// It reads this body.
    pub fn takes(self, schema: Value) -> Operation {
        Operation { body: Some(schema), ..self }
    }

    /// It answers this.
    pub fn answers(self, schema: Value) -> Operation {
        Operation { answer: Some(schema), ..self }
    }

    /// It makes something new and answers this.
    pub fn answers_created(self, schema: Value) -> Operation {
        Operation { status: "201", ..self.answers(schema) }
    }

    /// It answers text of this kind.
    pub fn answers_text(self, media: &'static str) -> Operation {
        Operation { media, ..self.answers(text()) }
    }

    /// It goes on as another protocol.
    pub fn upgrades(self) -> Operation {
        Operation { status: "101", ..self }
    }

    /// It may fail with these statuses.
    pub fn may_fail(self, failures: &'static [u16]) -> Operation {
        Operation { failures, ..self }
    }

    fn describe(&self) -> Value {
        let in_path = self.path.contains("{id}").then(|| parameter("id", "path", "string", true));
        let in_query =
            self.query.iter().map(|&(name, kind, required)| parameter(name, "query", kind, required));
        let mut responses = Map::new();
        let content = json!({ self.media: { "schema": self.answer.clone().unwrap_or_else(|| json!({})) } });
        responses.insert(self.status.into(), json!({ "description": "Done", "content": content }));
        // Whoever asks too much, or is kept out, is told so everywhere; bodies of another kind are read nowhere.
        let always = [Some(403), Some(429), self.body.as_ref().map(|_| 415)].into_iter().flatten();
        for failure in self.failures.iter().copied().chain(always) {
            responses.insert(failure.to_string(), json!({ "$ref": "#/components/responses/Problem" }));
        }
        let mut operation = json!({
            "summary": self.summary,
            "parameters": in_path.into_iter().chain(in_query).collect::<Vec<_>>(),
            "responses": responses,
        });
        if let Some(body) = &self.body {
            operation["requestBody"] =
                json!({ "required": true, "content": { "application/json": { "schema": body } } });
        }
        operation
    }
}

fn parameter(name: &str, place: &str, kind: &str, required: bool) -> Value {
    json!({ "name": name, "in": place, "required": required, "schema": { "type": kind } })
}

/// A text.
pub fn text() -> Value {
    json!({ "type": "string" })
}

/// A number that counts something.
pub fn number() -> Value {
    json!({ "type": "integer", "minimum": 0 })
}

/// Several of these.
pub fn array(items: Value) -> Value {
    json!({ "type": "array", "items": items })
}

/// One of the shapes described once for all.
pub fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{name}") })
}

/// An object with these fields, of which some must be there.
pub fn object(fields: &[(&str, Value)], required: &[&str]) -> Value {
    let properties: Map<_, _> =
        fields.iter().map(|(name, schema)| (name.to_string(), schema.clone())).collect();
    json!({ "type": "object", "properties": properties, "required": required })
}

pub fn routes() -> Vec<Described> {
    let operation =
        Operation::get("/api/openapi.json", "This description").answers(json!({ "type": "object" }));
    vec![(operation, get(async || Json(document())))]
}

/// The whole description.
fn document() -> Value {
    let mut paths = Map::new();
    for (operation, _) in super::described() {
        let path = paths.entry(operation.path).or_insert_with(|| json!({}));
        path[operation.method] = operation.describe();
    }
    let problem = json!({
        "description": "Nothing was changed; the message is in the reader's language",
        "content": { "application/json": { "schema": reference("Problem") } },
    });
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Naust",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Board games over the network. Open a session with a name, or let in a bot of your own; send \
                            the token as a bearer token (browsers send it as a cookie). Every change names the \
                            `seq` it answers.",
        },
        "paths": paths,
        "components": {
            "schemas": schemas(),
            "responses": { "Problem": problem },
            "securitySchemes": {
                "token": { "type": "http", "scheme": "bearer" },
                "cookie": { "type": "apiKey", "in": "cookie", "name": "naust" },
            },
        },
        "security": [{}, { "token": [] }, { "cookie": [] }],
    })
}

fn one_of(words: &[&str]) -> Value {
    json!({ "type": "string", "enum": words })
}

/// A value of this kind, or null.
pub fn maybe(kind: &str) -> Value {
    json!({ "type": [kind, "null"] })
}

fn flag() -> Value {
    json!({ "type": "boolean" })
}

/// An object whose every field is always there.
fn whole(fields: &[(&str, Value)]) -> Value {
    let names: Vec<_> = fields.iter().map(|(name, _)| *name).collect();
    object(fields, &names)
}

fn schemas() -> Value {
    let integer = || json!({ "type": "integer" });
    let state = || one_of(&["open", "playing", "over"]);
    let seats = || array(text());
    json!({
        "Problem": object(
            &[
                ("error", text()), ("message", text()), ("seq", number()), ("rule", text()), ("detail", text()),
                ("retry_after", number()),
            ],
            &["error", "message"],
        ),
        "Game": whole(&[
            ("key", text()), ("name", text()), ("seats", whole(&[("min", number()), ("max", number())])),
            ("minutes", number()), ("rules", number()), ("edition", text()),
            ("options", array(json!({ "type": "object" }))), ("levels", array(text())),
        ]),
        "Session": object(&[("name", text()), ("lang", text()), ("token", text())], &["name", "lang"]),
        "Expected": whole(&[("points", array(json!({ "type": "number" }))), ("wins", array(json!({ "type": "number" })))]),
        "Analysis": whole(&[
            ("state", one_of(&["none", "running", "done"])), ("done", number()), ("all", number()),
            ("moments", array(reference("Moment"))), ("end", json!({ "type": ["object", "null"] })),
            ("turns", array(whole(&[
                ("step", number()), ("cause", one_of(&["decision", "fortune", "lead"])), ("seat", text()),
                ("from", json!({ "type": "number" })), ("to", json!({ "type": "number" })),
            ]))),
        ]),
        "Moment": whole(&[
            ("step", number()), ("seat", text()), ("action", text()), ("label", text()),
            ("expected", reference("Expected")), ("after", json!({ "type": ["object", "null"] })),
            ("best", array(whole(&[("seat", text()), ("action", text()), ("label", text())]))), ("slip", flag()),
        ]),
        "Puzzle": object(
            &[
                ("id", text()), ("setup", text()), ("seat", text()), ("stage", one_of(&["opening", "middle", "ending"])),
                ("difficulty", number()), ("solved", maybe("boolean")), ("record", text()),
                ("candidates", array(whole(&[
                    ("action", text()), ("points", array(json!({ "type": "number" }))),
                    ("wins", array(json!({ "type": "number" }))), ("chosen", number()),
                ]))),
                ("line", array(whole(&[("seat", text()), ("action", text())]))),
            ],
            &["id", "setup", "seat", "stage", "difficulty", "solved"],
        ),
        "SessionLine": whole(&[
            ("id", text()), ("device", text()), ("since", number()), ("seen", number()), ("here", flag()),
        ]),
        "TalkLine": whole(&[
            ("n", number()), ("at", number()), ("name", text()), ("seat", maybe("string")), ("phrase", flag()),
            ("text", text()), ("removed", flag()),
        ]),
        "OwnBot": object(
            &[("id", text()), ("name", text()), ("since", number()), ("token", text())],
            &["id", "name", "since"],
        ),
        "NewTable": object(
            &[
                ("game", text()), ("setup", text()), ("public", flag()), ("key", text()), ("terms", text()),
                ("seats", array(object(
                    &[("kind", one_of(&["me", "open", "bot"])), ("name", text()), ("level", text())],
                    &["kind"],
                ))),
            ],
            &["game", "seats"],
        ),
        "Opened": whole(&[("id", text()), ("name", text()), ("invite", text())]),
        "Seat": whole(&[
            ("seat", text()), ("name", text()), ("kind", one_of(&["open", "person", "program", "bot"])),
            ("level", maybe("string")), ("colour", text()), ("online", flag()),
        ]),
        "ListedTable": whole(&[
            ("id", text()), ("name", text()), ("game", text()), ("setup", text()), ("state", state()),
            ("seats", array(reference("Seat"))), ("you", seats()), ("turn", seats()), ("your_turn", flag()),
        ]),
        "Action": whole(&[("seat", text()), ("action", text()), ("label", text()), ("path", array(text()))]),
        "Score": whole(&[
            ("seat", text()), ("total", integer()), ("place", number()),
            ("lines", array(whole(&[
                ("reason", text()), ("count", integer()), ("points", integer()), ("places", array(text())),
            ]))),
        ]),
        "LogLine": whole(&[("step", number()), ("actor", maybe("string")), ("texts", array(text()))]),
        "Table": whole(&[
            ("id", text()), ("name", text()), ("game", text()), ("setup", text()), ("edition", text()),
            ("rules", number()), ("luck", text()), ("public", flag()), ("seq", number()), ("steps", number()),
            ("shown", number()), ("state", state()),
            ("turn", whole(&[("kind", one_of(&["seats", "chance", "over"])), ("seats", seats())])),
            ("you", seats()), ("seats", array(reference("Seat"))), ("view", json!({ "type": "object" })),
            ("legal", array(reference("Action"))), ("scores", array(reference("Score"))), ("may_undo", seats()),
            ("invite", maybe("string")), ("rematch", maybe("string")), ("people", json!({ "type": "object" })),
        ]),
    })
}
