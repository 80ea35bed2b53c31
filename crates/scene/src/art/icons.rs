//! Line icons. One noun, one icon, in all games.

const SYMBOLS: &str = include_str!("../../assets/icons.svg");

/// The `<symbol>` elements of all icons; an icon's id is its key behind `i-`.
pub fn definitions() -> String {
    SYMBOLS.lines().filter(|line| line.starts_with("<symbol")).collect()
}

/// The keys of all icons.
pub fn keys() -> impl Iterator<Item = &'static str> {
    SYMBOLS.lines().filter_map(|line| line.strip_prefix("<symbol id=\"i-")?.split('"').next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_is_there_once() {
        let mut all: Vec<_> = keys().collect();
        let count = all.len();
        all.sort();
        all.dedup();
        assert_eq!(all.len(), count);
        assert!(count > 37, "{count}");
        let symbols = definitions();
        assert!(all.iter().all(|key| symbols.contains(&format!("id=\"i-{key}\""))));
    }
}
