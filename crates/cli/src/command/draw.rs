//! `naust draw`: the board of a recorded game as a picture.

use std::fs;

use picture::Theme;
use tabletop::Viewer;

use crate::{args::Draw, failure::Failure, files, words::Speech};

/// Which picture to make.
enum Kind {
    Svg,
    Png,
}

/// Draws the board after the step asked for.
pub fn run(args: &Draw) -> Result<(), Failure> {
    let kind = match args.output.extension().and_then(|ending| ending.to_str()) {
        Some("svg") => Kind::Svg,
        Some("png") => Kind::Png,
        _ => return Err(Failure::usage("-o takes a file that ends in .svg or .png")),
    };
    let catalog = files::catalog(&args.material)?;
    let (play, table) = files::table(&catalog, &args.file)?;
    let last = table.steps();
    let step = args.step.unwrap_or(last);
    if step > last {
        return Err(Failure::usage(format!("--step {step} is beyond the last step of the record, {last}")));
    }
    let table = table.after(step);
    let words = Speech::of_record(&args.language, &catalog, &play);
    let chart = table.viewed_by(Viewer::Omniscient, None).picture(&words);
    let assets = files::game(&catalog, table.info().key)?.assets();
    let chart = chart.ok_or_else(|| Failure::failed("this game has no board to draw"))?;
    let svg = picture::svg(&chart, &assets, if args.dark { Theme::Night } else { Theme::Day });
    let bytes = match kind {
        Kind::Svg => svg.into_bytes(),
        Kind::Png => picture::png(&svg, args.width).map_err(Failure::failed)?,
    };
    let failed = |why| Failure::failed(format!("{}: {why}", args.output.display()));
    fs::write(&args.output, bytes).map_err(failed)
}
