//! The drawn vocabulary of all games: shields, pieces, towns, icons.
//!
//! Nothing here knows light or dark: colours are classes, painted by `paint.css`.

pub mod icons;
pub mod pieces;
pub mod shields;
pub mod towns;

use crate::{Assets, SHARED, chart::peaks};

/// The hatch of a region that is lit up, so that it reads without colour.
const HATCH: &str = "<pattern id=\"hi\" width=\"9\" height=\"9\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">\
<path class=\"hi-stripe\" d=\"M0 0H9\"/></pattern>";

/// Every symbol that several drawings use.
pub fn definitions() -> String {
    [peaks::definitions(), shields::definitions(), pieces::definitions(), towns::definitions(), HATCH.into()]
        .concat()
}

/// A hidden `<svg>` with every symbol and icon of these drawings, to stand once at the top of a page.
pub fn sprite(drawings: &[Assets]) -> String {
    let all = [SHARED].into_iter().chain(drawings.iter().copied());
    let symbols: String = all.map(|drawing| (drawing.icons)() + &(drawing.symbols)()).collect();
    format!(
        "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\"><defs>{symbols}</defs></svg>"
    )
}
