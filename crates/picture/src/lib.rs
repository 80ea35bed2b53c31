//! Charts as picture files. The SVG is written by [`scene::file`]; letters come from fonts that are compiled in, never from the
//! machine's own, so a picture is the same everywhere.

use std::sync::{Arc, LazyLock};

use resvg::{
    tiny_skia,
    usvg::{self, fontdb},
};
pub use scene::file::{Theme, svg};

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

#[cfg(test)]
mod tests {
    use scene::{Assets, file::style};

    use super::*;

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
}
