//! The drawn vocabulary of all games: shields, pieces, rune stones, towns, icons.
//!
//! Nothing here knows light or dark: colours are classes, painted by `board.css`.

pub mod icons;
pub mod pieces;
pub mod runes;
pub mod shields;
pub mod towns;

use crate::{chart::peaks, fleet};

/// The hatch of a region that is lit up, so that it reads without colour.
const HATCH: &str = "<pattern id=\"hi\" width=\"9\" height=\"9\" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(45)\">\
<path class=\"hi-stripe\" d=\"M0 0H9\"/></pattern>";

/// Every symbol a drawing may use, for the `<defs>` of a file.
pub fn definitions() -> String {
    [
        peaks::definitions(),
        shields::definitions(),
        pieces::definitions(),
        runes::definitions(),
        crate::pomory::signs::definitions(),
        towns::definitions(),
        HATCH.into(),
    ]
    .concat()
}

/// A hidden `<svg>` with every symbol and icon, to stand once at the top of a page.
pub fn sprite() -> String {
    format!(
        "<svg width=\"0\" height=\"0\" style=\"position:absolute\" aria-hidden=\"true\"><defs>{}{}{}</defs></svg>",
        icons::definitions(),
        definitions(),
        crate::nusfjord::signs::definitions() + &fleet::signs::definitions()
    )
}
