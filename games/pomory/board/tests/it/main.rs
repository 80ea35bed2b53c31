//! Pomory drawn: whole random games, looked at before every decision.

mod told;

use std::collections::{BTreeMap, BTreeSet};

use dealer::Quick;
use lang::{Lang, Speaker};
use pomory::{Action, Deed, Pomory, Step, View};
use pomory_board::PomoryBoard;
use scene::{Board, Body, Eye, Scene};
use tabletop::{Game, MaterialFile, Seat, Table, Turn, Viewer};

use testkit::{Plainly, values};

/// Shows every decision of a random game to whoever owes it, every `every`th step at least.
fn decisions(seed: u64, every: usize, mut look: impl FnMut(&Table<Pomory>, Seat, &[Action])) {
    let whole: Table<Pomory> = testkit::random_game("2p", seed);
    let mut table = whole.after(0);
    for (number, &step) in whole.steps().iter().enumerate() {
        if let Turn::Seats(seats) = table.turn()
            && number % every == 0
        {
            for seat in seats.iter() {
                let mut legal = Vec::new();
                table.state().legal(seat, &mut legal);
                look(&table, seat, &legal);
            }
        }
        table.step(step).expect("a step of the game itself");
    }
}

fn eye<'a>(viewer: Viewer, acting: Option<Seat>, legal: &'a [Action]) -> Eye<'a, Pomory> {
    Eye { viewer, acting, legal, words: &Plainly }
}

fn scene_of(view: &View, seat: Seat, legal: &[Action]) -> Scene {
    PomoryBoard::scene(view, &eye(Viewer::Seat(seat), Some(seat), legal))
}

fn sheets(scene: &Scene) -> impl Iterator<Item = &str> {
    scene.panels.iter().filter_map(|panel| match &panel.body {
        Body::Sheet(html) => Some(html.as_str()),
        Body::Chart(_) => None,
    })
}

/// All targets that the page would find, and may light.
fn targets(scene: &Scene) -> BTreeSet<String> {
    let layers =
        scene.chart().expect("the board is a chart").layers.iter().filter(|layer| layer.id == "targets");
    let marked = layers.flat_map(|layer| values(&layer.svg, "data-t")).map(str::to_owned);
    let spots = sheets(scene).flat_map(|html| values(html, "data-t")).map(str::to_owned);
    let picks = scene.dock.picks.iter().map(|pick| pick.target.clone());
    let buttons = scene.dock.buttons.iter().filter(|button| button.closed.is_none());
    marked.chain(spots).chain(picks).chain(buttons.map(|button| button.target.clone())).collect()
}

/// Everything of a scene, as the page would send it.
fn text(scene: &Scene) -> String {
    let layers: String =
        scene.chart().expect("the board is a chart").layers.iter().map(|layer| layer.svg.as_str()).collect();
    let sheets: String = sheets(scene).collect();
    format!("{layers}{sheets}{:?}{:?}{:?}{:?}", scene.dock, scene.seats, scene.banner, scene.phase)
}

#[test]
fn every_action_can_be_pointed_at_and_is_told_from_every_other() {
    let mut kinds = BTreeSet::new();
    for seed in 0..6 {
        decisions(seed, 2, |table, seat, legal| {
            let view = table.view(Viewer::Seat(seat));
            let there = targets(&scene_of(&view, seat, legal));
            let mut said: BTreeMap<Vec<String>, Vec<Action>> = BTreeMap::new();
            for &action in legal {
                kinds.insert(action.to_string().split(' ').next().unwrap_or_default().to_owned());
                let mut path = PomoryBoard::path(&view, action);
                assert!(!path.is_empty(), "{action}");
                for target in &path {
                    assert!(there.contains(target), "{action} points at {target}, which is not there");
                }
                // Loose targets come last and have no order.
                let tail = path.iter().position(|target| target.starts_with("any-")).unwrap_or(path.len());
                assert!(path[tail..].iter().all(|target| target.starts_with("any-")), "{path:?}");
                path[tail..].sort();
                said.entry(path).or_default().push(action);
            }
            for (path, actions) in said.iter().filter(|(_, actions)| actions.len() > 1) {
                let pushes = actions.iter().all(|action| matches!(action.deed(), Deed::Anchor { .. }));
                assert!(pushes && actions.len() == 2, "{path:?} says {actions:?}");
            }
        });
    }
    // Six random games play nearly everything; if this shrinks, something is never looked at.
    assert!(kinds.len() >= 20, "{kinds:?}");
}

#[test]
fn pointing_along_a_path_attempts_its_action() {
    for seed in 20..26 {
        decisions(seed, 2, |table, seat, legal| {
            let view = table.view(Viewer::Seat(seat));
            for &action in legal {
                let path = PomoryBoard::path(&view, action);
                let forward: Vec<&str> = path.iter().map(String::as_str).collect();
                assert!(
                    PomoryBoard::attempts(&view, seat, &forward).contains(&action),
                    "{action} by {forward:?}"
                );
                if path.iter().all(|target| target.starts_with("any-")) {
                    let backward: Vec<&str> = forward.iter().rev().copied().collect();
                    assert!(
                        PomoryBoard::attempts(&view, seat, &backward).contains(&action),
                        "{action} backwards"
                    );
                }
            }
        });
    }
}

/// Whatever is pointed at, an answer can be given: a rule forbids what is not legal.
#[test]
fn every_cell_and_card_can_be_asked_why() {
    decisions(3, 5, |table, seat, _| {
        let view = table.view(Viewer::Seat(seat));
        let cells = view.cells.iter().map(|cell| PomoryBoard::target_of_place(&cell.cell.to_string()));
        let cards = ["any-cod", "any-4", "any-12"].map(str::to_owned);
        for target in cells.chain(cards) {
            let attempts = PomoryBoard::attempts(&view, seat, &[&target]);
            assert!(!attempts.is_empty(), "{target} means nothing at {:?}", view.step);
        }
        for nonsense in ["cell-c99", "any-", "do-", "port-9", "keep-", "do-decree-more-300", "any-row77", ""]
        {
            let attempts = PomoryBoard::attempts(&view, seat, &[nonsense]);
            assert!(attempts.iter().all(|&action| table.check(seat, action).is_err()), "{nonsense}");
        }
    });
}

#[test]
fn ghosts_and_prospects_show_what_would_happen() {
    let mut bets = 0;
    decisions(11, 2, |table, seat, legal| {
        let view = table.view(Viewer::Seat(seat));
        for &action in legal.iter().take(14) {
            let ghost = PomoryBoard::ghost(&view, seat, action, &Plainly);
            let on_map = matches!(
                action.deed(),
                Deed::Place { .. }
                    | Deed::Move { .. }
                    | Deed::Dock { .. }
                    | Deed::Pilot { .. }
                    | Deed::Anchor { .. }
                    | Deed::Moryana { .. }
            );
            assert_eq!(!ghost.is_empty(), on_map, "{action}");
            assert!(!ghost.contains("NaN"));
            let prospect = PomoryBoard::prospect(&view, seat, action, &Plainly);
            match action.deed() {
                Deed::Bet { cards } if cards.len() == 2 => {
                    bets += 1;
                    assert_eq!(prospect.matches("<tr").count(), 6, "a head and five weathers: {prospect}");
                }
                Deed::Bet { .. } | Deed::TakeBack { .. } => assert!(!prospect.is_empty(), "{action}"),
                _ => assert_eq!(prospect, "", "{action}"),
            }
        }
        for layer in &scene_of(&view, seat, legal).chart().expect("the board is a chart").layers {
            let decimals = layer.svg.split('.').skip(1);
            let long = decimals.filter(|rest| rest.bytes().take_while(u8::is_ascii_digit).count() > 2);
            assert_eq!(long.count(), 0, "{} has numbers with more than two decimals", layer.id);
        }
    });
    assert!(bets > 50, "{bets}");
}

/// Sealed cards, news in hand and the decks are dealt anew without what the viewer knows: nothing drawn changes by a byte.
#[test]
fn what_is_hidden_from_somebody_is_not_in_the_drawing() {
    let mut dealer = Quick::new(5);
    let (mut swapped, mut looks) = (0, 0);
    for seed in 40..43 {
        decisions(seed, 4, |table, seat, _| {
            for me in [Seat(0), Seat(1)] {
                let (state, other) = (table.state(), Seat(1 - me.0));
                let twin = state.determinize(me, &mut dealer);
                let mut legal = Vec::new();
                state.legal(me, &mut legal);
                let acting = table.turn().awaits(me).then_some(me);
                let draw =
                    |view: &View| text(&PomoryBoard::scene(view, &eye(Viewer::Seat(me), acting, &legal)));
                let (mine, theirs) =
                    (draw(&state.view(Viewer::Seat(me))), draw(&twin.view(Viewer::Seat(me))));
                assert_eq!(mine, theirs, "seat {me} could tell what {other} holds at seat {seat}'s decision");
                swapped += usize::from(state.view(Viewer::Seat(other)) != twin.view(Viewer::Seat(other)));
                looks += 1;
            }
            // Who only looks on sees no hand and no bet.
            let spectator =
                text(&PomoryBoard::scene(&table.view(Viewer::Spectator), &eye(Viewer::Spectator, None, &[])));
            assert!(!spectator.contains("data-t=\"any-8\""), "a spectator has no cards");
        });
    }
    assert!(swapped * 10 > looks, "secrets were really swapped: {swapped} of {looks}");
}

/// While bets are made the reader learns of the other only that something lies there.
#[test]
fn a_sealed_bet_is_an_envelope_to_everybody_else() {
    let mut sealed = 0;
    decisions(8, 1, |table, seat, legal| {
        let other = Seat(1 - seat.0);
        let view = table.view(Viewer::Seat(seat));
        let theirs = &view.seats[other.index()];
        if view.step != Step::Seal || theirs.sealed == 0 {
            return;
        }
        sealed += 1;
        let scene = scene_of(&view, seat, legal);
        let html: String = sheets(&scene).collect();
        assert_eq!(html.matches("#pom-seal-wax").count(), 3, "two empty places and one envelope: {html}");
        assert!(html.contains("pomory-sheet-sealed"));
    });
    assert!(sealed > 0, "somebody always seals first");
}

fn files<'a>(board: &'a str) -> Vec<MaterialFile<'a>> {
    let replaced = |file: &MaterialFile<'static>| match file.name {
        "board.toml" => MaterialFile { name: file.name, text: board },
        name => MaterialFile { name, text: file.text },
    };
    Pomory::INFO.material.iter().map(replaced).collect()
}

fn board(topology: &str, coasts: [&str; 4]) -> String {
    let mut text =
        format!("[board]\ntopology = \"{topology}\"\nprovenance = \"a test\"\nconfidence = \"none\"\n");
    for (port, cells) in (3..).zip(coasts) {
        text += &format!(
            "[[coast]]\nport = {port}\ncells = [{}]\nprovenance = \"a test\"\nconfidence = \"none\"\n",
            cells
                .split(' ')
                .filter(|kind| !kind.is_empty())
                .map(|kind| format!("\"{kind}\""))
                .collect::<Vec<_>>()
                .join(", ")
        );
    }
    text
}

/// Another edition may have other cells: all of them find a place of their own in the sea.
#[test]
fn every_edition_fits_on_the_map() {
    let many = "cod cod flounder seal seal herring salmon salmon";
    let editions = [
        board(
            "ring",
            ["cod flounder", "seal herring salmon", "cod cod seal", "herring flounder salmon seal"],
        ),
        board("ring", [many, many, many, many]),
        board(
            "line",
            ["cod flounder", "seal herring salmon", "cod cod seal", "herring flounder salmon seal"],
        ),
    ];
    for text in &editions {
        let material = Pomory::load(&files(text)).expect("a sound edition");
        let material: &'static _ = Box::leak(Box::new(material));
        let game = Pomory::new(&"2p first=a".parse().expect("a setup"), material);
        let view = game.view(Viewer::Spectator);
        let scene = PomoryBoard::scene(&view, &eye(Viewer::Spectator, None, &[]));
        let waters = &scene
            .chart()
            .expect("the board is a chart")
            .layers
            .iter()
            .find(|layer| layer.id == "waters")
            .expect("cells")
            .svg;
        let places: Vec<(f64, f64)> = waters
            .split("<g class=\"cell ")
            .skip(1)
            .map(|cell| {
                let at =
                    cell.split("translate(").nth(1).and_then(|rest| rest.split(')').next()).expect("a place");
                let (x, y) = at.split_once(' ').expect("two numbers");
                (x.parse().expect("a number"), y.parse().expect("a number"))
            })
            .collect();
        assert_eq!(places.len(), view.cells.len());
        for (i, a) in places.iter().enumerate() {
            assert!((0.0..720.0).contains(&a.0) && (0.0..752.0).contains(&a.1), "{a:?}");
            let near = places[..i].iter().filter(|b| (a.0 - b.0).hypot(a.1 - b.1) < 14.0);
            assert_eq!(near.count(), 0, "cell {} lies on another in {text}", i + 1);
        }
    }
}

#[test]
fn a_file_of_the_map_stands_alone() {
    let table: Table<Pomory> = testkit::random_game("2p", 2);
    let view = table.after(table.steps().len() / 2).view(Viewer::Spectator);
    let scene = PomoryBoard::scene(&view, &eye(Viewer::Spectator, None, &[]));
    for theme in [picture::Theme::Day, picture::Theme::Night] {
        let svg = picture::svg(scene.chart().expect("the board is a chart"), &PomoryBoard::ASSETS, theme);
        for word in ["var(", "color-mix", "data-t", "NaN"] {
            assert!(!svg.contains(word), "{theme:?} contains {word}");
        }
        assert!(picture::png(&svg, 200).is_ok());
    }
}

#[test]
fn nothing_is_said_that_has_no_words_and_no_words_are_never_said() {
    let sources = [
        include_str!("../../src/bet.rs"),
        include_str!("../../src/cover.rs"),
        include_str!("../../src/dock.rs"),
        include_str!("../../src/goods.rs"),
        include_str!("../../src/land.rs"),
        include_str!("../../src/marks.rs"),
        include_str!("../../src/lib.rs"),
        include_str!("../../src/names.rs"),
        include_str!("../../src/print.rs"),
        include_str!("../../src/ruler.rs"),
        include_str!("../../src/sea.rs"),
        include_str!("../../src/seats.rs"),
        include_str!("../../src/story.rs"),
        include_str!("../../src/weather.rs"),
    ];
    let used: BTreeSet<&str> = sources
        .iter()
        .flat_map(|source| source.split('"'))
        .filter(|text| text.starts_with("pomory-"))
        .collect();
    assert!(used.len() > 120, "{}", used.len());
    let all: Vec<_> = scene::lang::<PomoryBoard>();
    for language in Lang::ALL {
        let speaker = Speaker::new(language, &all);
        for id in &used {
            assert!(speaker.knows(id), "{id} is not in {language}");
        }
        let next = format!("pomory-primer-{}-title", PomoryBoard::primer().len() + 1);
        assert!(!speaker.knows(&next), "{next} is never shown");
    }
    let own = include_str!("../../lang/en.ftl");
    for line in own.lines() {
        let id = line.split(" =").next().filter(|id| id.starts_with("pomory-"));
        assert!(id.is_none_or(|id| used.contains(id)), "nobody says {line}");
    }
}

/// Whole games are said in every language without a hole: no message lacks an argument or a noun.
#[test]
fn whole_games_are_drawn_in_every_language() {
    let all: Vec<_> = scene::lang::<PomoryBoard>();
    for (language, seed) in Lang::ALL.into_iter().zip(60..) {
        let speaker = Speaker::new(language, &all);
        decisions(seed, 3, |table, seat, legal| {
            let view = table.view(Viewer::Seat(seat));
            let eye = Eye { viewer: Viewer::Seat(seat), acting: Some(seat), legal, words: &speaker };
            let mut drawn = text(&PomoryBoard::scene(&view, &eye));
            for &action in legal.iter().take(4) {
                drawn += &PomoryBoard::prospect(&view, seat, action, &speaker);
            }
            assert!(!drawn.contains('⟨'), "{language}: {}", &drawn[drawn.find('⟨').unwrap_or(0)..][..200]);
        });
    }
}

/// One word for one thing, in messages, rules, player aid and guided game: the four open cards are the quay, bets are laid
/// face down, for a seal is an animal here.
#[test]
fn one_word_for_one_thing() {
    let messages = [PomoryBoard::ASSETS.lang, Pomory::INFO.lang].concat();
    let teach = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../teach"));
    for (language, second) in [
        ("en", &[" the row above", " in the row ", " sealed ", " salt demand ", "succeed both"][..]),
        ("ru", &[" судно ", " суда ", " судов ", "запечат", "удалась", "удался", "выполнен"]),
        ("uk", &[" судно ", " судна ", " суден ", "запечат", "виконан"]),
    ] {
        testkit::shuns(&messages, teach, language, second);
    }
}
