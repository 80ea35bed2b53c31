//! A table of New Lands as the page gets it, before every decision of whole random games.

use std::collections::{BTreeMap, BTreeSet};

use lang::{Lang, Speaker};
use newlands::{Action, Deed, NewLands, Place, Position, Rotation, Spot, Step, Tile, View};
use newlands_board::NewLandsBoard;
use scene::{Board, Eye, Scene};
use tabletop::{Arg, Game, Message, Seat, Table, Turn, Viewer};

use testkit::{Plainly, values};

use crate::land::whole_board;

/// Every number of seats, and every variant.
const SETUPS: [&str; 5] =
    ["2p", "3p hand", "4p removal=printed", "5p removal=equal", "4p hand removal=printed"];

/// Shows every `every`th step of a random game at which somebody decides: before and after.
fn decisions(setup: &str, seed: u64, every: usize, mut look: impl FnMut(&Table<NewLands>, Seat, &[Action])) {
    let whole: Table<NewLands> = testkit::random_game(setup, seed);
    let mut table = whole.after(0);
    for (number, &step) in whole.steps().iter().enumerate() {
        if let Turn::Seats(seats) = table.turn()
            && number % every == 0
        {
            let seat = seats.lowest().expect("somebody is asked");
            let mut legal = Vec::new();
            table.state().legal(seat, &mut legal);
            look(&table, seat, &legal);
        }
        table.step(step).expect("a step of the game itself");
    }
}

fn view_of(table: &Table<NewLands>, seat: Seat) -> View {
    table.view(Viewer::Seat(seat))
}

fn scene_of(view: &View, viewer: Viewer, acting: Option<Seat>, legal: &[Action]) -> Scene {
    NewLandsBoard::scene(view, &Eye { viewer, acting, legal, words: &Plainly })
}

fn asked(view: &View, seat: Seat, legal: &[Action]) -> Scene {
    scene_of(view, Viewer::Seat(seat), Some(seat), legal)
}

fn looking_on(view: &View) -> Scene {
    scene_of(view, Viewer::Spectator, None, &[])
}

fn layer<'a>(scene: &'a Scene, id: &str) -> &'a str {
    &scene
        .chart()
        .expect("the board is a chart")
        .layers
        .iter()
        .find(|layer| layer.id == id)
        .expect("the layer is there")
        .svg
}

fn everything(scene: &Scene) -> String {
    let layers = scene.chart().expect("the board is a chart").layers.iter().map(|layer| layer.svg.as_str());
    let picks = scene.dock.picks.iter().map(|pick| pick.art.as_str());
    layers.chain(picks).chain(scene.seats.iter().map(|seat| seat.more.as_str())).collect()
}

#[test]
fn every_action_can_be_pointed_at_and_is_told_from_every_other() {
    for setup in SETUPS {
        decisions(setup, 7, 23, |table, seat, legal| {
            let view = view_of(table, seat);
            let scene = asked(&view, seat, legal);
            let marked: BTreeSet<&str> = values(layer(&scene, "targets"), "data-t").into_iter().collect();
            let open = scene.dock.picks.iter().filter(|pick| pick.closed.is_none());
            let cards: BTreeSet<&str> = open.map(|pick| pick.target.as_str()).collect();
            let buttons: BTreeSet<&str> = scene.dock.buttons.iter().map(|b| b.target.as_str()).collect();
            let mut said: BTreeMap<Vec<String>, Vec<Action>> = BTreeMap::new();
            for &action in legal {
                let path = NewLandsBoard::path(&view, action);
                assert!(!path.is_empty());
                for target in &path {
                    let there = [&marked, &cards, &buttons].iter().any(|set| set.contains(target.as_str()));
                    assert!(there, "{setup}: {action} points at {target}, which is not there");
                }
                let names: Vec<&str> = path.iter().map(String::as_str).collect();
                assert!(
                    NewLandsBoard::attempts(&view, seat, &names).contains(&action),
                    "{action} by {path:?}"
                );
                said.entry(path).or_default().push(action);
            }
            for (path, actions) in said.iter().filter(|(_, actions)| actions.len() > 1) {
                let laid: BTreeSet<_> = actions.iter().map(|action| laid(*action)).collect();
                assert!(laid.len() == 1 && !laid.contains(&None), "{setup}: {path:?} says {actions:?}");
            }
            let used: BTreeSet<&str> = said.keys().flatten().map(String::as_str).collect();
            for target in marked.iter().chain(&buttons) {
                assert!(used.contains(target), "{setup}: {target} is offered but leads nowhere");
            }
        });
    }
}

/// What makes actions variants of each other: the same tile on the same square.
fn laid(action: Action) -> Option<(newlands::Tile, Place)> {
    match action.deed() {
        Deed::Lay { at, tile, .. } => Some((tile, at)),
        _ => None,
    }
}

#[test]
fn whatever_is_pointed_at_an_answer_can_be_given() {
    for setup in SETUPS {
        decisions(setup, 5, 37, |table, seat, _| {
            let view = view_of(table, seat);
            let scene = asked(&view, seat, &[]);
            let cells = values(layer(&scene, "cells"), "data-t");
            let asked = cells.into_iter().filter(|target| !target.contains("-city-"));
            for target in asked.chain(["do-pass"]) {
                let attempts = NewLandsBoard::attempts(&view, seat, &[target]);
                assert!(!attempts.is_empty(), "{setup}: {target} means nothing at {:?}", view.step);
            }
        });
    }
}

#[test]
fn nonsense_means_nothing() {
    let view = whole_board("2p", 1);
    let paths: [&[&str]; 7] = [
        &[],
        &["cell-x"],
        &["hand-9"],
        &["do-dance"],
        &["spot-n0e0"],
        &["companion-n0e0", "companion-n0e0"],
        &["hand-0", "do-pass"],
    ];
    for path in paths {
        assert_eq!(NewLandsBoard::attempts(&view, Seat(0), path), [], "{path:?}");
    }
}

/// With hands of two, nothing may fit; then a card is chosen to leave the game.
#[test]
fn a_tile_can_be_discarded() {
    let tile = |key: &str| Tile::from_key(key).expect("a key of the game");
    let setup = "2p hand".parse().expect("a setup");
    let hands = [(0, "gggg-solid"), (0, "ssss-solid"), (1, "mgmm-cap"), (1, "mgmm-cap")];
    let position = Position::new(setup, testkit::material::<NewLands>()).tile(
        tile("mmmm-solid"),
        Rotation::R0,
        Place::START,
    );
    let position = hands.iter().fold(position, |position, &(seat, key)| position.hand(Seat(seat), tile(key)));
    let game = position.build().expect("a lawful position");
    let (view, seat) = (game.view(Viewer::Seat(Seat(0))), Seat(0));
    let mut legal = Vec::new();
    game.legal(seat, &mut legal);
    assert_eq!(view.step, Step::Discard);
    let scene = asked(&view, seat, &legal);
    assert_eq!(scene.dock.heading.as_ref().map(|message| message.id), Some("newlands-dock-discard"));
    for &action in &legal {
        let path = NewLandsBoard::path(&view, action);
        assert!(scene.dock.picks.iter().any(|pick| [pick.target.clone()] == path[..]), "{path:?}");
        assert_eq!(NewLandsBoard::attempts(&view, seat, &[&path[0]]), [action]);
        assert_eq!(NewLandsBoard::ghost(&view, seat, action, &Plainly), "");
    }
    assert_eq!(legal.len(), 2);
}

#[test]
fn every_ghost_is_drawn_and_every_number_is_short() {
    for setup in SETUPS {
        decisions(setup, 11, 47, |table, seat, legal| {
            let view = view_of(table, seat);
            for &action in legal.iter().take(8) {
                let ghost = NewLandsBoard::ghost(&view, seat, action, &Plainly);
                let none = matches!(action.deed(), Deed::Discard { .. } | Deed::Pass);
                assert_eq!(ghost.is_empty(), none, "{action}");
                match action.deed() {
                    Deed::Lay { .. } => {
                        assert!(ghost.contains("ghost-veil") && ghost.contains("data-do=\"turn\""))
                    }
                    Deed::Deploy { piece, .. } => {
                        let figure = ["#ex-", "#br-", "#na-"][piece.terrain() as usize];
                        assert!(ghost.contains(figure), "{action} shows no {figure}");
                    }
                    Deed::TakeBack { at } => {
                        let worth = view.companion_at(at).expect("somebody stands there").now.points;
                        assert!(ghost.contains(&format!(">+{worth}<")), "{action} does not say +{worth}");
                    }
                    Deed::Discard { .. } | Deed::Pass => {}
                }
            }
            for layer in &asked(&view, seat, legal).chart().expect("the board is a chart").layers {
                assert!(!layer.svg.contains("NaN"));
                let decimals = layer.svg.split('.').skip(1);
                let long = decimals.filter(|rest| rest.bytes().take_while(u8::is_ascii_digit).count() > 2);
                assert_eq!(long.count(), 0, "{} has numbers with more than two decimals", layer.id);
            }
        });
    }
}

#[test]
fn ids_are_unique_and_everything_used_is_drawn() {
    decisions("4p hand removal=printed", 2, 31, |table, seat, legal| {
        let view = view_of(table, seat);
        let page = everything(&asked(&view, seat, legal))
            + &NewLandsBoard::ghost(&view, seat, legal[0], &Plainly)
            + &NewLandsBoard::cover()
            + &scene::art::sprite(&[NewLandsBoard::ASSETS]);
        let ids = values(&page, "id");
        let different: BTreeSet<_> = ids.iter().collect();
        assert_eq!(ids.len(), different.len());
        for symbol in page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(different.contains(&symbol), "#{symbol} is used but nowhere drawn");
        }
    });
}

/// Each region says what it is and what it is worth, and lights up with a pin for every city that counts.
#[test]
fn every_region_can_be_looked_at() {
    let view = whole_board("3p", 4);
    let scene = looking_on(&view);
    let cells = layer(&scene, "cells");
    assert_eq!(cells.matches("class=\"hit tells\"").count(), view.regions.len());
    assert_eq!(layer(&scene, "lights").matches("class=\"light\"").count(), view.regions.len());
    for region in &view.regions {
        let id = region.id;
        let hit = cells.split(&format!("id=\"region-{id}\"")).nth(1).expect("the region is there");
        let text = values(hit, "aria-label")[0];
        let says =
            |name: &str, number: usize| text.contains(&format!("(&quot;{name}&quot;, Number({number}))"));
        assert!(says("tiles", region.tiles.len()) && says("cities", region.cities.len()), "{text}");
        assert!(says("open", region.open.len()), "{text}");
        let pins = layer(&scene, "pins").split(&format!("data-region=\"{id}\"")).nth(1).unwrap_or_default();
        let pins = pins.split("class=\"light\"").next().unwrap_or_default().matches("class=\"pin\"").count();
        assert_eq!(pins, region.counted.len(), "{id}");
        for &index in &region.companions {
            let companion = format!("companion-{}", view.companions[index].at);
            assert!(values(hit, "data-of")[0].contains(&companion), "{id} does not know {companion}");
        }
    }
}

/// Every number of the score can be explained: the sums add up to it, and every place that was counted can light up.
#[test]
fn every_score_is_explained() {
    for (setup, seed) in [("2p", 3), ("5p", 4)] {
        let whole: Table<NewLands> = testkit::random_game(setup, seed);
        let view = whole.view(Viewer::Spectator);
        let scene = looking_on(&view);
        let there: BTreeSet<&str> = values(layer(&scene, "cells"), "data-t").into_iter().collect();
        let mut explained = 0;
        for (seat, sheet) in (0..).map(Seat).zip(whole.state().scores()) {
            for line in &sheet.lines {
                let sums = NewLandsBoard::sums(&view, seat, &tabletop::Say::say(&line.reason));
                assert_eq!(sums.len(), line.count as usize);
                let points: i64 = sums.iter().map(|sum| number(inner(sum, "sum"), "points")).sum();
                assert_eq!(points, i64::from(line.points), "{:?}", line.reason);
                explained += sums.len();
                for place in &line.places {
                    let target = NewLandsBoard::target_of_place(place);
                    assert!(there.contains(target.as_str()), "{target} cannot light up");
                }
            }
        }
        assert_eq!(explained, view.scored.len());
        assert!(explained > 5);
    }
}

fn arg<'a>(message: &'a Message, name: &str) -> &'a Arg {
    &message
        .args
        .iter()
        .find(|(found, _)| *found == name)
        .unwrap_or_else(|| panic!("no {name} in {message:?}"))
        .1
}

fn number(message: &Message, name: &str) -> i64 {
    match arg(message, name) {
        Arg::Number(number) => *number,
        other => panic!("{other:?} is no number"),
    }
}

fn inner<'a>(message: &'a Message, name: &str) -> &'a Message {
    match arg(message, name) {
        Arg::Message(inner) => inner,
        other => panic!("{other:?} is no sentence"),
    }
}

/// While choosing, every companion of mine says what it would bring now and at the end.
#[test]
fn companions_say_what_they_would_bring() {
    for setup in ["2p", "3p hand"] {
        decisions(setup, 6, 19, |table, seat, legal| {
            let view = view_of(table, seat);
            let scene = asked(&view, seat, legal);
            for companion in view.companions.iter().filter(|companion| companion.seat == seat) {
                let target = format!("companion-{}", companion.at);
                let card = scene.dock.picks.iter().find(|pick| pick.target == target).expect("a card");
                let notes: Vec<_> = card.notes.iter().map(|note| &note.text).collect();
                let says = |id: &str| {
                    let note = notes.iter().find(|note| note.id == id).expect("the note is there");
                    number(note, "points")
                };
                assert_eq!(says("newlands-dock-now"), i64::from(companion.now.points));
                assert_eq!(says("newlands-dock-end"), i64::from(companion.at_the_end.points));
            }
        });
    }
}

/// Considering an action shows which of my companions would be worth more or less.
#[test]
fn changes_are_those_of_my_companions() {
    let (mut changed, mut set) = (0, 0);
    decisions("2p", 9, 4, |table, seat, legal| {
        let before = view_of(table, seat);
        for &action in legal {
            let mut then = table.state().clone();
            then.act_unchecked(seat, action, &mut Vec::new());
            let after = then.view(Viewer::Seat(seat));
            let changes = NewLandsBoard::changes(&before, &after, seat);
            let own = |view: &View| -> BTreeMap<Place, (i32, i32)> {
                let own = view.companions.iter().filter(|companion| companion.seat == seat);
                own.map(|c| (c.at, (c.now.points, c.at_the_end.points))).collect()
            };
            let (was, is) = (own(&before), own(&after));
            let different = is.iter().filter(|(at, worth)| was.get(at) != Some(worth)).count();
            assert_eq!(changes.len(), different, "{action}");
            changed += changes.iter().filter(|message| message.id == "newlands-change-worth").count();
            set += changes.iter().filter(|message| message.id == "newlands-change-set").count();
        }
    });
    assert!(changed > 10 && set > 10, "{changed} changed, {set} set");
}

/// Nothing in this game is secret: whoever looks on sees the same board.
#[test]
fn everybody_sees_the_same_board() {
    decisions("3p hand", 3, 41, |table, _, _| {
        let look = |viewer: Viewer| scene_of(&table.view(viewer), viewer, None, &[]);
        let spectator = everything(&Scene { dock: Default::default(), ..look(Viewer::Spectator) });
        for seat in 0..3 {
            let other = Scene { dock: Default::default(), ..look(Viewer::Seat(Seat(seat))) };
            assert!(everything(&other) == spectator);
        }
    });
}

#[test]
fn hands_of_two_lie_open_before_everybody() {
    decisions("3p hand", 8, 37, |table, seat, legal| {
        let view = view_of(table, seat);
        let scene = asked(&view, seat, legal);
        for (card, own) in scene.seats.iter().zip(&view.seats) {
            let different: BTreeSet<_> = own.hand.iter().collect();
            assert_eq!(card.more.matches("<svg class=\"tile\"").count(), different.len());
        }
    });
}

/// Only what changed is drawn anew: a companion leaves the land alone.
#[test]
fn a_companion_does_not_touch_the_land() {
    let mut compared = 0;
    decisions("2p", 12, 1, |table, seat, legal| {
        let Some(&deploy) = legal.iter().find(|action| matches!(action.deed(), Deed::Deploy { .. })) else {
            return;
        };
        if compared > 5 {
            return;
        }
        let before = looking_on(&view_of(table, seat));
        let mut then = table.state().clone();
        then.act_unchecked(seat, deploy, &mut Vec::new());
        let after = looking_on(&then.view(Viewer::Spectator));
        for id in ["furniture", "land", "lights", "towns"] {
            assert!(layer(&before, id) == layer(&after, id), "{id} changed");
        }
        assert_ne!(layer(&before, "pieces"), layer(&after, "pieces"));
        compared += 1;
    });
    assert!(compared > 5);
}

/// Whoever was paid since the last tile was laid is shown on the land, with the points.
#[test]
fn a_scoring_shows_itself_until_the_next_tile() {
    let whole: Table<NewLands> = testkit::random_game("2p", 5);
    let mut table = whole.after(0);
    let (mut shown, mut paid) = (0, false);
    for &step in whole.steps() {
        for event in table.step(step).expect("a step of the game itself") {
            let last = || layer(&looking_on(&table.view(Viewer::Spectator)), "last").to_owned();
            match event {
                newlands::Event::CompanionTakenBack { at, sum, .. } if shown < 6 => {
                    let last = last();
                    assert!(last.contains(&format!("id=\"paid-{at}\"")));
                    assert!(last.contains(&format!(">+{}<", sum.points())));
                    (shown, paid) = (shown + 1, true);
                }
                newlands::Event::TileLaid { .. } if paid => {
                    assert!(!last().contains("paid-"));
                    paid = false;
                }
                _ => {}
            }
        }
    }
    assert!(shown > 3);
}

#[test]
fn a_file_stands_alone() {
    let view = whole_board("2p", 2);
    let scene = looking_on(&view);
    for theme in [picture::Theme::Day, picture::Theme::Night] {
        let svg = picture::svg(scene.chart().expect("the board is a chart"), &NewLandsBoard::ASSETS, theme);
        for word in ["var(", "color-mix", "data-t", "data-region", "NaN"] {
            assert!(!svg.contains(word), "{theme:?} contains {word}");
        }
    }
}

/// The picture for a file holds the whole table: beside the land the points, the reserves, the open tiles, those taken out,
/// and how many are face down.
#[test]
fn a_picture_shows_the_whole_table() {
    for (setup, seed, step) in
        [("2p", 2, 100), ("5p removal=equal", 3, 400), ("4p hand removal=printed", 5, 90)]
    {
        let whole: Table<NewLands> = testkit::random_game(setup, seed);
        let view = whole.after(step).view(Viewer::Spectator);
        let picture = NewLandsBoard::picture(&view, &Plainly).expect("New Lands has a picture");
        let beside = &picture.layers.iter().find(|layer| layer.id == "table").expect("what lies beside").svg;
        let tiles = view.removed.len() + view.seats.iter().map(|own| own.hand.len()).sum::<usize>();
        assert_eq!(beside.matches("<svg ").count(), tiles, "{setup}: every open tile");
        let mut reserve = 0;
        for (own, key) in view.seats.iter().zip(["p1", "p2", "p3", "p4", "p5"]) {
            assert_eq!(
                beside.matches(&format!("#ex-{key}")).count(),
                usize::from(own.reserve),
                "{setup}: {key}"
            );
            assert!(beside.contains(&format!(">{} newlands-seat-points", own.points)), "{setup}: {key}");
            reserve += own.reserve;
        }
        assert!(reserve > 0, "{setup}: somebody has a reserve");
        assert!(
            beside.contains(&format!("(&quot;left&quot;, Number({}))", view.left)),
            "{setup}: tiles to come"
        );
        let land = looking_on(&view).chart().expect("the board is a chart").view_box;
        let [x, y, width, height] = picture.view_box;
        assert!([x, y] == land[..2] && width > land[2] * 1.3 && height >= land[3], "{setup}: there is room");
        let (right, bottom, scale) = far_corner(beside);
        assert!(right + 20.0 * scale < x + width, "{setup}: the cards keep off the right edge");
        assert!(bottom + 20.0 * scale < y + height, "{setup}: and off the lower one");
        for theme in [picture::Theme::Day, picture::Theme::Night] {
            let svg = picture::svg(&picture, &NewLandsBoard::ASSETS, theme);
            let ids = values(&svg, "id");
            assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{setup}: ids are unique");
            for symbol in svg.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(ids.contains(&symbol), "{setup}: #{symbol} is used but nowhere drawn");
            }
            picture::png(&svg, 300).expect("a rasteriser reads it");
        }
    }
}

/// Where the last player's card ends, and how much everything beside the land is enlarged.
fn far_corner(beside: &str) -> (f64, f64, f64) {
    let number = |text: &str| text.parse::<f64>().expect("a number");
    let (place, _) = beside.split_once(')').expect("it is moved beside the land");
    let (left, top) = place.split_once("translate(").and_then(|(_, at)| at.split_once(' ')).expect("a place");
    let scale =
        beside.split("scale(").nth(1).and_then(|rest| rest.split(')').next()).map(number).expect("a scale");
    let (before, last) = beside.rsplit_once("<rect class=\"lp-seat").expect("players' cards");
    let down = before
        .rsplit("translate(0 ")
        .next()
        .and_then(|rest| rest.split(')').next())
        .map(number)
        .expect("a height");
    let [wide, high] = ["width", "height"].map(|side| number(values(last, side)[0]));
    (number(left) + wide * scale, number(top) + (down + high) * scale, scale)
}

fn ids() -> BTreeSet<&'static str> {
    let sources = [
        include_str!("../../src/lib.rs"),
        include_str!("../../src/board.rs"),
        include_str!("../../src/companions.rs"),
        include_str!("../../src/dock.rs"),
        include_str!("../../src/marks.rs"),
        include_str!("../../src/names.rs"),
        include_str!("../../src/print.rs"),
        include_str!("../../src/seats.rs"),
        include_str!("../../src/tiles.rs"),
    ];
    sources.iter().flat_map(|source| source.split('"')).filter(|text| text.starts_with("newlands-")).collect()
}

#[test]
fn nothing_is_said_that_has_no_words_and_no_words_are_never_said() {
    let used = ids();
    assert!(used.len() > 40, "{}", used.len());
    let all: Vec<_> = scene::lang::<NewLandsBoard>();
    for language in Lang::ALL {
        let speaker = Speaker::new(language, &all);
        for id in &used {
            assert!(speaker.knows(id), "{id} is not in {language}");
        }
        assert!(
            NewLandsBoard::primer()
                .iter()
                .all(|(title, text)| speaker.knows(title.id) && speaker.knows(text.id))
        );
        assert!(!speaker.knows(&format!("newlands-primer-{}-title", NewLandsBoard::primer().len() + 1)));
    }
    for line in include_str!("../../lang/en.ftl").lines() {
        let id = line.split(" =").next().filter(|id| id.starts_with("newlands-"));
        assert!(id.is_none_or(|id| used.contains(id)), "nobody says {line}");
    }
}

/// The lines of a region's explanation, as people read them.
#[test]
fn a_region_is_explained_line_by_line() {
    let view = whole_board("2p", 3);
    let all: Vec<_> = scene::lang::<NewLandsBoard>();
    for language in Lang::ALL {
        let speaker = Speaker::new(language, &all);
        let scene = NewLandsBoard::scene(
            &view,
            &Eye { viewer: Viewer::Spectator, acting: None, legal: &[], words: &speaker },
        );
        let cells = layer(&scene, "cells");
        for region in &view.regions {
            let hit =
                cells.split(&format!("id=\"region-{}\"", region.id)).nth(1).expect("the region is there");
            let lines: Vec<&str> = values(hit, "aria-label")[0].lines().collect();
            assert_eq!(lines.len(), if region.finished { 5 } else { 6 }, "{language}: {lines:?}");
            assert!(lines[1].starts_with(&region.tiles.len().to_string()), "{lines:?}");
            assert!(lines.iter().all(|line| !line.contains(['{', '$'])), "{lines:?}");
            let last = format!("= {}", region.at_the_end.points);
            assert!(lines.last().is_some_and(|line| line.ends_with(&last)), "{lines:?}");
        }
    }
}

/// A spot's place is read by notation, so the targets of scores and of pieces are the same.
#[test]
fn a_counted_place_is_the_target_of_its_piece() {
    let view = whole_board("2p", 6);
    let spots = view.scored.iter().flat_map(|scoring| &scoring.spots);
    let mut pieces = 0;
    for spot in spots.filter(|spot| matches!(spot, Spot::Piece { .. })) {
        let target = NewLandsBoard::target_of_place(&spot.to_string());
        let attempts = NewLandsBoard::attempts(&view, Seat(0), &[&target]);
        assert!(matches!(attempts[..], [action] if matches!(action.deed(), Deed::Deploy { .. })), "{target}");
        pieces += 1;
    }
    assert!(pieces > 10);
}
