//! Style sheets, script and icon, compiled in.

use std::sync::LazyLock;

/// A file the pages load.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its media type.
    pub mime: &'static str,
    /// Its content.
    pub bytes: &'static [u8],
    /// Changes with the content; part of the address, so that browsers may keep the file for good.
    pub hash: &'static str,
}

struct Kept {
    name: &'static str,
    mime: &'static str,
    text: String,
    hash: String,
}

/// The style of all pages, of the table and the result, and what windows of other sizes, printers and forced colours
/// change of both.
const PAGE_CSS: &str = concat!(
    include_str!("../assets/page.css"),
    include_str!("../assets/table.css"),
    include_str!("../assets/windows.css")
);

/// The parts of the script. They share one scope and are served as one module: no build step, one request.
const SCRIPT: [&str; 10] = [
    include_str!("../assets/script/begin.js"),
    include_str!("../assets/script/choosing.js"),
    include_str!("../assets/script/forecast.js"),
    include_str!("../assets/script/morph.js"),
    include_str!("../assets/script/live.js"),
    include_str!("../assets/script/chart.js"),
    include_str!("../assets/script/looking.js"),
    include_str!("../assets/script/telling.js"),
    include_str!("../assets/script/keys.js"),
    include_str!("../assets/script/start.js"),
];

static ASSETS: LazyLock<Vec<Kept>> = LazyLock::new(|| {
    let keep = |name, mime, text: String| Kept { name, mime, hash: hash(&text), text };
    vec![
        keep(
            "naust.css",
            "text/css; charset=utf-8",
            [boards::TOKENS_CSS, boards::BOARD_CSS, PAGE_CSS, boards::SHEETS_CSS].concat(),
        ),
        keep("naust.js", "text/javascript; charset=utf-8", SCRIPT.concat()),
        keep("icon.svg", "image/svg+xml", include_str!("../assets/icon.svg").into()),
    ]
});

/// Icons, shields and pieces, to stand once at the top of a page. Inside the page and not beside it: only so do the
/// sheet's colours reach them.
pub(crate) fn sprite() -> &'static str {
    static SPRITE: LazyLock<String> = LazyLock::new(boards::art::sprite);
    &SPRITE
}

/// The asset of this name.
pub fn asset(name: &str) -> Option<Asset> {
    let kept = ASSETS.iter().find(|kept| kept.name == name)?;
    Some(Asset { mime: kept.mime, bytes: kept.text.as_bytes(), hash: &kept.hash })
}

/// A short hash of a text (FNV-1a): for addresses of assets, and to see whether part of a page changed.
pub(crate) fn hash(text: &str) -> String {
    let fnv = text
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |h, byte| (h ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    format!("{fnv:016x}")
}
