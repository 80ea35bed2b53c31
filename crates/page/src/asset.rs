//! Style sheets, script and icon, compiled in.

use std::hash::{DefaultHasher, Hasher};

use scene::{Assets, SHARED, TOKENS_CSS};

/// A file the pages load.
#[derive(Clone, Debug)]
pub struct Asset {
    name: &'static str,
    /// Its media type.
    pub mime: &'static str,
    /// Its content.
    pub text: String,
    /// Changes with the content; part of the address, so that browsers may keep the file for good.
    pub hash: String,
}

impl Asset {
    /// Its name in addresses.
    pub fn name(&self) -> &'static str {
        self.name
    }
}

/// Every file the pages load, and what stands inside every page.
pub struct Files {
    assets: Vec<Asset>,
    sprite: String,
}

/// The style of all pages, of the table and the result, and what windows of other sizes, printers and forced colours
/// change of both.
const PAGE_CSS: &str = concat!(
    include_str!("../assets/page.css"),
    include_str!("../assets/table.css"),
    include_str!("../assets/learn.css"),
    include_str!("../assets/place.css"),
    include_str!("../assets/invitation.css"),
    include_str!("../assets/hands.css"),
    include_str!("../assets/study.css"),
    include_str!("../assets/windows.css"),
    include_str!("../assets/tournament.css")
);

/// The parts of the script. They share one scope and are served as one module: no build step, one request.
const SCRIPT: &[&str] = &[
    include_str!("../assets/script/begin.js"),
    include_str!("../assets/script/choosing.js"),
    include_str!("../assets/script/forecast.js"),
    include_str!("../assets/script/morph.js"),
    include_str!("../assets/script/patch.js"),
    include_str!("../assets/script/live.js"),
    include_str!("../assets/script/acting.js"),
    include_str!("../assets/script/curtain.js"),
    include_str!("../assets/script/chart.js"),
    include_str!("../assets/script/looking.js"),
    include_str!("../assets/script/telling.js"),
    include_str!("../assets/script/study.js"),
    include_str!("../assets/script/people.js"),
    include_str!("../assets/script/notices.js"),
    include_str!("../assets/script/keys.js"),
    include_str!("../assets/script/start.js"),
];

impl Files {
    /// Joins what the pages need with what each game's drawing brings along.
    pub fn new(games: &[Assets]) -> Files {
        let asset = |name, mime, text: String| Asset { name, mime, hash: hash(&text), text };
        let joined = |part: fn(&Assets) -> &'static str| games.iter().map(part).collect::<String>();
        let style = [TOKENS_CSS, SHARED.paint, &joined(|game| game.paint), PAGE_CSS, SHARED.layout].concat();
        Files {
            assets: vec![
                asset("naust.css", "text/css; charset=utf-8", style + &joined(|game| game.layout)),
                asset("naust.js", "text/javascript; charset=utf-8", SCRIPT.concat()),
                // Reading pages and the rules beside a table.
                asset(
                    "learn.js",
                    "text/javascript; charset=utf-8",
                    include_str!("../assets/learn.js").into(),
                ),
                asset("icon.svg", "image/svg+xml", include_str!("../assets/icon.svg").into()),
            ],
            sprite: scene::art::sprite(games) + include_str!("../assets/place-icons.svg"),
        }
    }

    /// The names of all files.
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.assets.iter().map(|asset| asset.name)
    }

    /// The file of this name.
    pub fn get(&self, name: &str) -> Option<&Asset> {
        self.assets.iter().find(|asset| asset.name == name)
    }

    /// Where a file is found; the address changes with its content.
    pub(crate) fn address(&self, name: &str) -> String {
        let hash = self.get(name).map_or("", |asset| &asset.hash);
        format!("/assets/{name}?v={hash}")
    }

    /// Icons, shields and pieces, to stand once at the top of a page. Inside the page and not beside it: only so do the
    /// sheet's colours reach them.
    pub(crate) fn sprite(&self) -> &str {
        &self.sprite
    }
}

/// A short hash of a text: for addresses of assets, and to see whether part of a page changed.
pub(crate) fn hash(text: &str) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(text.as_bytes());
    format!("{:016x}", hasher.finish())
}
