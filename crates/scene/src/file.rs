//! Charts as files: SVG that stands alone.
//!
//! Many rasterisers know neither `var()` nor `color-mix()`, so the same rules of `paint.css` are written with the literal
//! values of one sheet of `tokens.css`.

use std::collections::BTreeMap;

use crate::{
    Assets, Chart, POINTING, SHARED, TOKENS_CSS,
    chart::{
        Frame,
        furniture::{self, FRAME, SHEET},
        point::point,
    },
    escape,
};

/// Which of the two sheets a chart is printed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// Warm paper.
    #[default]
    Day,
    /// Deep blue-black.
    Night,
}

/// A chart as an SVG file of its own, in a frame, without anything to point at; `assets` are those of the game's drawing.
pub fn svg(chart: &Chart, assets: &Assets, theme: Theme) -> String {
    let [x, y, w, h] = chart.view_box;
    let frame = Frame { min: point(x, y), max: point(x + w, y + h) }.widened(SHEET).grown(FRAME);
    let [x, y, w, h] = frame.view_box();
    let layers: String = chart
        .layers
        .iter()
        .filter(|layer| !POINTING.contains(&layer.id))
        .map(|layer| format!("<g id=\"{}\">{}</g>", layer.id, layer.svg))
        .collect();
    let label = escape(&chart.label);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{x} {y} {w} {h}\" width=\"{w}\" height=\"{h}\" role=\"img\" \
         aria-label=\"{label}\"><style>{}</style><defs>{}<clipPath id=\"sheet\"><rect x=\"{x}\" y=\"{y}\" width=\"{w}\" \
         height=\"{h}\"/></clipPath></defs><rect class=\"sheet\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"/>\
         <g clip-path=\"url(#sheet)\">{layers}</g>{}</svg>",
        style(assets, theme),
        (SHARED.symbols)() + &(assets.symbols)() + &(assets.icons)(),
        furniture::neatline(frame),
    )
}

/// The paint of one sheet with literal values.
pub fn style(assets: &Assets, theme: Theme) -> String {
    let values = tokens(theme);
    let rules = format!(".sheet {{ fill: var(--c-chart); }}\n{}{}", SHARED.paint, assets.paint);
    rules_of(&rules)
        .filter(|(selector, _)| !selector.contains(':') && !selector.contains('@'))
        .map(|(selector, paint)| format!("{selector}{{{}}}", literal(paint, &values)))
        .collect()
}

/// Selector and declarations of every rule; comments are dropped and groups of rules (`@media`) are not entered.
fn rules_of(css: &str) -> impl Iterator<Item = (String, &str)> {
    css.split('}').filter_map(|rule| {
        let (selector, paint) = rule.split_once('{')?;
        let selector = selector.split("*/").last().unwrap_or_default().trim();
        Some((selector.to_owned(), paint.split("/*").next().unwrap_or_default().trim()))
    })
}

/// The values of one sheet: the first block, and for the night what the second changes.
fn tokens(theme: Theme) -> BTreeMap<&'static str, &'static str> {
    let night = ":root[data-theme=\"dark\"]";
    let mut values = BTreeMap::new();
    for selector in [":root", night] {
        let block =
            TOKENS_CSS.split(&format!("{selector} {{")).nth(1).and_then(|rest| rest.split('}').next());
        for declaration in block.expect("tokens.css has both sheets").split(';') {
            let declaration = declaration.rsplit("*/").next().unwrap_or_default().trim();
            if let Some((name, value)) =
                declaration.split_once(':').filter(|(name, _)| name.starts_with("--"))
            {
                values.insert(name.trim(), value.trim());
            }
        }
        if theme == Theme::Day {
            break;
        }
    }
    values
}

/// `paint` without `var()` and `color-mix()`.
fn literal(paint: &str, values: &BTreeMap<&str, &str>) -> String {
    let mut text = paint.to_owned();
    while let Some(start) = text.find("var(--") {
        let end = start + text[start..].find(')').expect("a variable is closed");
        let value = values.get(&text[start + 4..end]).copied().unwrap_or("none");
        text.replace_range(start..=end, value);
    }
    while let Some(start) = text.find("color-mix(in srgb,") {
        let end = start + text[start..].find(')').expect("a mixture is closed");
        let mixed = mixed(&text[start + 18..end]).unwrap_or_else(|| "none".to_owned());
        text.replace_range(start..=end, &mixed);
    }
    while let Some(start) = text.find("rgb(") {
        let end = start + text[start..].find(')').expect("a colour is closed");
        let parts: Vec<&str> =
            text[start + 4..end].split([' ', '/']).filter(|part| !part.is_empty()).collect();
        let colour = format!("rgba({})", parts.join(","));
        text.replace_range(start..=end, &colour);
    }
    text
}

/// `#467b91 80%, #a9cad2` as one colour.
fn mixed(recipe: &str) -> Option<String> {
    let (first, second) = recipe.split_once(',')?;
    let (first, share) = first.trim().split_once(' ')?;
    let share: f64 = share.trim().trim_end_matches('%').parse().ok()?;
    let channel = |colour: &str, k: usize| {
        let hex = colour.trim().strip_prefix('#')?.get(2 * k..2 * k + 2)?;
        u8::from_str_radix(hex, 16).ok().map(f64::from)
    };
    let blend = |k| Some((channel(first, k)? * share + channel(second, k)? * (100.0 - share)) / 100.0);
    let [r, g, b] = [blend(0)?, blend(1)?, blend(2)?].map(|v| v.round() as u8);
    Some(format!("#{r:02x}{g:02x}{b:02x}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_sheets_are_written_in_plain_colours() {
        for theme in [Theme::Day, Theme::Night] {
            let style = style(&Assets::NONE, theme);
            for word in ["var(", "color-mix", "none none", "rgb(", ":hover", "@"] {
                assert!(!style.contains(word), "{theme:?} says {word}: {style}");
            }
            assert!(style.contains(".t-sea{"), "{style}");
        }
        assert!(style(&Assets::NONE, Theme::Day).contains(".t-plain{fill: #e3e4b6;}"));
        assert!(style(&Assets::NONE, Theme::Night).contains(".t-plain{fill: #43543c;}"));
    }

    #[test]
    fn mixtures_are_computed() {
        assert_eq!(mixed("#467b91 80%, #a9cad2").as_deref(), Some("#5a8b9e"));
        assert_eq!(mixed("#000000 50%, #ffffff").as_deref(), Some("#808080"));
        assert_eq!(mixed("red 50%, #ffffff"), None);
    }

    /// A value that `paint.css` uses but `tokens.css` lacks would silently paint nothing.
    #[test]
    fn every_token_of_the_board_has_a_value() {
        for theme in [Theme::Day, Theme::Night] {
            let values = tokens(theme);
            for used in SHARED.paint.split("var(").skip(1) {
                let name = used.split(')').next().unwrap_or_default();
                assert!(values.contains_key(name), "{name} has no value");
            }
        }
    }
}
