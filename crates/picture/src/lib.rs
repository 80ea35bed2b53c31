//! Charts as files: SVG that stands alone, and PNG.
//!
//! Many rasterisers know neither `var()` nor `color-mix()`, so the same rules of `paint.css` are written with the literal
//! values of one sheet of `tokens.css`. Letters come from fonts that are compiled in, never from the machine's own, so a
//! picture is the same everywhere.

use std::{
    collections::BTreeMap,
    sync::{Arc, LazyLock},
};

use resvg::{
    tiny_skia,
    usvg::{self, fontdb},
};

use scene::{
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

/// Why there is no PNG.
#[derive(Debug)]
pub enum PngError {
    /// The drawing is not an SVG that the rasteriser understands.
    Unreadable(String),
    /// The picture would have no pixels, or too many.
    Size(u32, u32),
    /// The pixels could not be packed.
    Packing(String),
}

impl std::fmt::Display for PngError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            PngError::Unreadable(why) => write!(f, "the drawing cannot be read: {why}"),
            PngError::Size(width, height) => {
                write!(f, "a picture of {width} by {height} pixels cannot be made")
            }
            PngError::Packing(why) => write!(f, "the picture cannot be packed: {why}"),
        }
    }
}

impl std::error::Error for PngError {}

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

/// Pixels from an SVG made here, `width` of them across.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PngError> {
    raster(svg, width)?.encode_png().map_err(|why| PngError::Packing(why.to_string()))
}

/// The same not packed: width, height, and three bytes (red, green, blue) for each pixel, row by row.
pub fn pixels(svg: &str, width: u32) -> Result<(u32, u32, Vec<u8>), PngError> {
    let pixels = raster(svg, width)?;
    // The sheet covers everything, so no pixel is transparent.
    let bytes = pixels.data().as_chunks::<4>().0.iter().flat_map(|&[red, green, blue, _]| [red, green, blue]);
    Ok((pixels.width(), pixels.height(), bytes.collect()))
}

fn raster(svg: &str, width: u32) -> Result<tiny_skia::Pixmap, PngError> {
    let tree = tree(svg)?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut pixels = tiny_skia::Pixmap::new(width, height).ok_or(PngError::Size(width, height))?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    Ok(pixels)
}

/// What the rasteriser makes of an SVG: every letter already in its shape and place.
fn tree(svg: &str) -> Result<usvg::Tree, PngError> {
    let options = usvg::Options { fontdb: Arc::clone(&FONTS), ..usvg::Options::default() };
    usvg::Tree::from_str(svg, &options).map_err(|why| PngError::Unreadable(why.to_string()))
}

/// The only letters there are. No name in the lists of `tokens.css` needs to be known: both lists end in a generic family.
static FONTS: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut fonts = fontdb::Database::new();
    let mut load = |faces: [&'static [u8]; 2]| {
        let ids = faces.map(|face| fonts.load_font_source(fontdb::Source::Binary(Arc::new(face))));
        let face = ids[0].first().and_then(|&id| fonts.face(id));
        face.map(|face| face.families[0].0.clone()).expect("the crate's fonts are fonts")
    };
    let sans = load([dejavu::sans_condensed::regular(), dejavu::sans_condensed::bold()]);
    let serif = load([dejavu::serif_condensed::regular(), dejavu::serif_condensed::bold()]);
    fonts.set_sans_serif_family(sans);
    fonts.set_serif_family(serif);
    Arc::new(fonts)
});

/// The paint of one sheet with literal values.
fn style(assets: &Assets, theme: Theme) -> String {
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

    /// The width of a text in the fonts of the boards.
    fn width(class: &str, text: &str) -> f32 {
        let paint = ".plain { font: 400 13px var(--sans); } .bold { font: 700 13px var(--sans); } \
                     .title { font: 700 26px var(--serif); }";
        let style = style(&Assets { paint, ..Assets::NONE }, Theme::Day);
        let svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"900\" height=\"90\"><style>{style}</style>\
             <text class=\"{class}\" x=\"9\" y=\"40\">{text}</text></svg>"
        );
        let tree = tree(&svg).expect("a drawing");
        match tree.root().children() {
            [usvg::Node::Text(text)] => text.bounding_box().width(),
            _ => 0.0,
        }
    }

    /// The numbers are those of the fonts compiled in: a machine without fonts, or with others, draws the same.
    #[test]
    fn texts_are_as_wide_on_every_machine() {
        let words = ["Harbour", "Гавань", "Пристань ґєї", "−12 × ★ → “”"];
        let widths = ["plain", "bold", "title"].map(|class| words.map(|word| width(class, word).round()));
        let expected = [[48.0, 43.0, 78.0, 82.0], [54.0, 46.0, 85.0, 88.0], [111.0, 96.0, 178.0, 163.0]];
        assert_eq!(widths, expected);
        assert_eq!(FONTS.len(), 4);
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
