//! Line icons. One noun, one icon, in all games.

use super::runes;

const SYMBOLS: &str = include_str!("../../assets/icons.svg");

/// The `<symbol>` elements of all icons; an icon's id is its key behind `i-`.
pub fn definitions() -> String {
    let mut symbols: String = SYMBOLS.lines().filter(|line| line.starts_with("<symbol")).collect();
    for (key, sign) in runes::SIGNS {
        symbols += &format!("<symbol id=\"i-rune-{key}\" viewBox=\"0 0 24 24\">{sign}</symbol>");
    }
    symbols
}

/// The keys of all icons.
pub fn keys() -> impl Iterator<Item = String> {
    let drawn = SYMBOLS.lines().filter_map(|line| line.strip_prefix("<symbol id=\"i-")?.split('"').next());
    drawn.map(str::to_owned).chain(runes::SIGNS.iter().map(|(key, _)| format!("rune-{key}")))
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
        assert!(count > 45, "{count}");
        let symbols = definitions();
        assert!(all.iter().all(|key| symbols.contains(&format!("id=\"i-{key}\""))));
    }
}
