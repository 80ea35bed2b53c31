//! Harbour towns: a stave church between two gabled houses, and a jetty into the sea.

use crate::chart::{
    path::{self, Pen, num},
    point::Point,
};

/// The town as a group `town`, its foot at (0, 0), about 30 wide.
pub fn definitions() -> String {
    const SHAPES: [(&str, &str); 10] = [
        ("tw-halo", "M-15 3V-9L-9.5-14.5L-5-10V-14L-1-26L3-14V-9L8-13L14-8V3z"),
        ("tw-wall", "M-14.5 2.5V-8.5L-9.5-14L-4.5-8.5V2.5z"),
        ("tw-wall", "M4-.5V-8L9.3-12.5L14.5-8V2.5H4z"),
        ("tw-roof", "M-16-7.6L-9.5-14.6L-3.5-7.6L-5.2-6.6L-9.5-11.4L-14.6-6.4z"),
        ("tw-roof", "M3-7.2L9.3-13.2L16-7.2L14.7-6L9.3-10.4L4-6z"),
        ("tw-kirk", "M-5.2 2.5V-9L-7-8L-1.2-17L4.6-8L2.8-9V2.5z"),
        ("tw-roof", "M-7.4-7.3L-1.2-17.2L5-7.3L3.4-6.6L-1.2-12L-5.8-6.6z"),
        ("tw-roof", "M-3.6-15L-1.2-27.5L1.2-15z"),
        ("tw-line", "M-1.2-30.5V-26M-2.8-29.2H.4M-16.5 2.7H16.5"),
        (
            "tw-door",
            "M-2.6 2.5V-2.5Q-1.2-4.5 .2-2.5V2.5zM-10.6 2.5V-2H-8.4V2.5zM8.2-5.5H10.6V-3H8.2zM-10.6-7.5H-8.4V-5.2H-10.6z",
        ),
    ];
    let shapes: String =
        SHAPES.iter().map(|(class, d)| format!("<path class=\"{class}\" d=\"{d}\"/>")).collect();
    format!("<g id=\"town\">{shapes}</g>")
}

/// A town whose foot stands at `foot`.
pub fn town(foot: Point) -> String {
    format!("<use href=\"#town\" transform=\"translate({} {})scale(1.04)\"/>", num(foot.x), num(foot.y))
}

/// A jetty of planks from `shore` along `out`.
pub fn jetty(shore: Point, out: Point) -> String {
    const LENGTH: f64 = 15.0;
    let aside = out.left() * 2.6;
    let (from, to) = (shore + out, shore + out * LENGTH);
    let deck = path::closed([[from + aside, to + aside, to - aside, from - aside].as_slice()]);
    let mut ties = Pen::new();
    for k in 1..5 {
        let at = from.lerp(to, f64::from(k) / 5.0);
        ties.line(&[at + aside, at - aside], false);
    }
    format!("<path class=\"tw-jetty\" d=\"{deck}\"/><path class=\"tw-tie\" d=\"{}\"/>", ties.finish())
}
