//! Tables of Nusfjord as the page gets them: whole random games, and what nobody may see.

use std::collections::{BTreeMap, BTreeSet};

use lang::{Lang, Speaker};
use nusfjord::{Action, Asked, Chance, Nusfjord, Reason, View};
use nusfjord_board::NusfjordBoard;
use picture::Theme;
use scene::{Board, Body, Eye, Ink, Scene};
use tabletop::{Game, Message, Say, Seat, Step, Table, Turn, Viewer, Words};

use testkit::{Plainly, values};

/// Few and many players, every deck, mixed and hard.
const SETUPS: [&str; 6] =
    ["1p hard", "2p", "3p deck=mackerel", "4p deck=cod", "5p mixed", "1p campaign=1 deck=cod"];

fn scene_of(view: &View, viewer: Viewer, acting: Option<Seat>, legal: &[Action], words: &dyn Words) -> Scene {
    NusfjordBoard::scene(view, &Eye { viewer, acting, legal, words })
}

/// The sheets as one text.
fn sheets(scene: &Scene) -> String {
    let sheet = |body: &Body| match body {
        Body::Sheet(html) => html.clone(),
        Body::Chart(_) => panic!("Nusfjord has no chart"),
    };
    scene.panels.iter().map(|panel| sheet(&panel.body)).collect()
}

/// Shows decisions of a random game, every `every`th of them.
fn decisions(setup: &str, seed: u64, every: usize, mut look: impl FnMut(&View, Seat, &[Action])) {
    let whole: Table<Nusfjord> = testkit::random_game(setup, seed);
    let mut table = whole.after(0);
    for (number, &step) in whole.steps().iter().enumerate() {
        if let Turn::Seats(seats) = table.turn()
            && number % every == 0
        {
            for seat in seats.iter() {
                let mut legal = Vec::new();
                table.state().legal(seat, &mut legal);
                look(&table.view(Viewer::Seat(seat)), seat, &legal);
            }
        }
        table.step(step).expect("a step of the game itself");
    }
}

#[test]
fn every_action_can_be_pointed_at_and_is_told_from_every_other() {
    let mut asked = BTreeSet::new();
    for (seed, setup) in (5..).zip(SETUPS) {
        decisions(setup, seed, 2, |view, seat, legal| {
            let scene = scene_of(view, Viewer::Seat(seat), Some(seat), legal, &Plainly);
            let html = sheets(&scene);
            let spots = values(&html, "data-t");
            let there: BTreeSet<&str> = spots.iter().copied().collect();
            let twice = spots.iter().find(|spot| spots.iter().filter(|other| other == spot).count() > 1);
            assert_eq!(twice, None, "{setup}: a target is drawn twice");
            let buttons: BTreeSet<&str> = scene.dock.buttons.iter().map(|b| b.target.as_str()).collect();
            let mut said: BTreeMap<Vec<String>, Action> = BTreeMap::new();
            for &action in legal {
                let path = NusfjordBoard::path(view, action);
                assert!(!path.is_empty());
                for target in &path {
                    let drawn = if target.starts_with("do-") { &buttons } else { &there };
                    assert!(
                        drawn.contains(target.as_str()),
                        "{setup}: {action} points at {target}, which is not there"
                    );
                }
                let names: Vec<&str> = path.iter().map(String::as_str).collect();
                assert!(
                    NusfjordBoard::attempts(view, seat, &names).contains(&action),
                    "{setup}: {action} by {names:?}"
                );
                let other = said.insert(path, action);
                assert_eq!(other, None, "{setup}: {action} is said like another action");
            }
            assert!(buttons.iter().all(|button| said.keys().any(|path| path[0] == *button)), "{buttons:?}");
            asked.insert(view.question().id);
        });
    }
    assert!(asked.len() >= 5, "the games ask for workers, places, effects, elders, exchanges and fish");
}

/// A place that is open is never drawn as closed, and a closed one says why.
#[test]
fn closed_places_say_why() {
    let mut closed = 0;
    decisions("3p", 3, 5, |view, seat, legal| {
        let html = sheets(&scene_of(view, Viewer::Seat(seat), Some(seat), legal, &Plainly));
        let firsts: BTreeSet<String> = legal.iter().map(|&a| NusfjordBoard::path(view, a).concat()).collect();
        for spot in html.split("<button ").skip(1).filter(|spot| spot.contains("aria-disabled")) {
            let target = values(spot, "data-t")[0];
            assert!(!firsts.contains(target), "{target} is open");
            if target.starts_with("space-") {
                assert!(spot.contains("nusfjord-refusal-"), "{target} does not say why");
                closed += 1;
            }
        }
    });
    assert!(closed > 20, "{closed}");
}

/// Whatever is pointed at means something, so that a refusal can be given.
#[test]
fn every_spot_can_be_asked_why() {
    decisions("4p", 9, 9, |view, seat, legal| {
        let html = sheets(&scene_of(view, Viewer::Seat(seat), Some(seat), legal, &Plainly));
        for target in values(&html, "data-t") {
            assert!(
                !NusfjordBoard::attempts(view, seat, &[target]).is_empty(),
                "{target} at {:?}",
                view.asked
            );
        }
    });
}

#[test]
fn nonsense_means_nothing() {
    decisions("2p", 1, 40, |view, seat, _| {
        for path in [
            &["cell-z9"][..],
            &["do-dance"],
            &["space-nothing"],
            &[],
            &["card-"],
            &["do-feed-99"],
            &["plate-0"],
        ] {
            assert_eq!(NusfjordBoard::attempts(view, seat, path), [], "{path:?}");
        }
    });
}

/// The steps of a game, with the cards that seats b and c are dealt exchanged.
fn exchanged(steps: &[Step<Nusfjord>]) -> Vec<Step<Nusfjord>> {
    let dealt = |seat| {
        let cards = steps.iter().filter_map(move |step| match step {
            Step::Reveal(Chance::Deal(to, card)) if *to == seat => Some(*card),
            _ => None,
        });
        cards.collect::<Vec<_>>()
    };
    let (mut to_b, mut to_c) = (dealt(Seat(2)).into_iter(), dealt(Seat(1)).into_iter());
    let mut steps = steps.to_vec();
    for step in &mut steps {
        match step {
            Step::Reveal(Chance::Deal(Seat(1), card)) => *card = to_b.next().expect("as many cards for b"),
            Step::Reveal(Chance::Deal(Seat(2), card)) => *card = to_c.next().expect("as many cards for c"),
            _ => {}
        }
    }
    steps
}

/// Two games that differ in hidden hands alone look the same to those who may not know them, to the last byte.
#[test]
fn hidden_hands_leave_no_trace_in_foreign_scenes() {
    let whole: Table<Nusfjord> = testkit::random_game("3p", 21);
    let last = whole.steps().iter().rposition(|step| matches!(step, Step::Reveal(Chance::Deal(..))));
    let steps = &whole.steps()[..=last.expect("C buildings are dealt")];
    let play = |steps: &[Step<Nusfjord>]| {
        let mut table = whole.after(0);
        for &step in steps {
            table.step(step).expect("the cards may come in any order");
        }
        table
    };
    let (one, other) = (play(steps), play(&exchanged(steps)));
    let (Turn::Seats(seats), true) = (one.turn(), one.turn() == other.turn()) else {
        panic!("somebody is asked")
    };
    let actor = seats.lowest().expect("somebody is asked");
    let look = |table: &Table<Nusfjord>, viewer: Viewer| {
        let acting = (viewer == Viewer::Seat(actor)).then_some(actor);
        let mut legal = Vec::new();
        if acting.is_some() {
            table.state().legal(actor, &mut legal);
        }
        format!("{:?}", scene_of(&table.view(viewer), viewer, acting, &legal, &Plainly))
    };
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        assert_eq!(look(&one, viewer), look(&other, viewer), "{viewer:?} sees a difference");
    }
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2))] {
        assert_ne!(look(&one, viewer), look(&other, viewer), "{viewer:?} sees the own hand");
    }
    let hand = one.view(Viewer::Seat(Seat(1))).harbors[1].hand.clone().expect("the own hand is known");
    assert!(!hand.is_empty());
    for card in hand {
        let target = format!("card-{}\"", card.key());
        let page = |viewer| sheets(&scene_of(&one.view(viewer), viewer, None, &[], &Plainly));
        assert!(page(Viewer::Seat(Seat(1))).contains(&target));
        assert!(!page(Viewer::Seat(Seat(0))).contains(&target) && !page(Viewer::Spectator).contains(&target));
    }
}

/// The story of the fishing adds up: what was handed out was caught.
#[test]
fn the_fishing_is_told_as_it_was() {
    let mut told = 0;
    decisions("3p", 12, 3, |view, seat, legal| {
        if matches!(view.asked, Asked::Fish) {
            return;
        }
        for own in view.harbors.iter().filter(|own| own.haul.catch > 0) {
            let haul = own.haul;
            let given =
                haul.elders + haul.new_shares + haul.elsewhere + haul.home + haul.reserve + haul.surplus;
            assert_eq!(given, haul.catch);
        }
        let html = sheets(&scene_of(view, Viewer::Seat(seat), Some(seat), legal, &Plainly));
        told += usize::from(html.contains("nf-told"));
        assert_eq!(html.matches("<tr><th scope=\"row\">").count(), 3, "a row for each player");
    });
    assert!(told > 15, "{told}");
}

/// The whole table as a file: a picture that a rasteriser reads, with every action, elder and building by its name, in both
/// sheets.
#[test]
fn a_file_of_the_table_stands_alone() {
    for (seed, setup) in (21..).zip(SETUPS) {
        let table: Table<Nusfjord> = testkit::random_game(setup, seed);
        let view = table.view(Viewer::Omniscient);
        let chart = NusfjordBoard::picture(&view, &Plainly).expect("Nusfjord can be drawn");
        for theme in [Theme::Day, Theme::Night] {
            let svg = picture::svg(&chart, &NusfjordBoard::ASSETS, theme);
            for built in
                view.harbors.iter().flat_map(|own| &own.buildings).filter(|built| built.cell.is_some())
            {
                assert!(svg.contains(built.card.name()), "{setup}: {} is missing", built.card.key());
            }
            for space in &view.spaces {
                let task = format!("{:?}", space.task).to_lowercase();
                assert!(svg.contains(&format!("nusfjord-task-{task}")), "{setup}: {task} is missing");
            }
            let rings = svg.matches("np-ring\"").count();
            let capacity: u8 = view.spaces.iter().map(|space| space.capacity).sum();
            assert_eq!(
                rings,
                usize::from(capacity) + view.copy_spaces.len(),
                "{setup}: a ring for each worker"
            );
            for top in view.elders.iter().filter_map(|pile| pile.top) {
                assert!(svg.contains(top.name()), "{setup}: {} is missing", top.key());
            }
            for card in view.cards.iter().filter(|card| !card.in_hand) {
                assert!(svg.contains(card.card.name()), "{setup}: {} is missing", card.card.key());
            }
            assert_eq!(svg.matches("np-plate\"").count(), view.plates.len(), "{setup}: the banquet table");
            let players = svg.matches("nusfjord-sheet-player").count();
            assert_eq!(players, view.harbors.len(), "{setup}: every harbour");
            let png = picture::png(&svg, 320).unwrap_or_else(|why| panic!("{setup}: {why}"));
            assert!(png.len() > 4000, "{setup}: something is drawn");
        }
    }
}

/// A terminal shows the same facts, and no more than its viewer may know.
#[test]
fn the_table_in_letters_names_what_lies_there() {
    decisions("3p deck=cod", 8, 9, |view, seat, legal| {
        let text =
            NusfjordBoard::letters(view, &Plainly, Ink::PLAIN).expect("Nusfjord is written in letters");
        for card in &view.cards {
            assert!(text.contains(card.card.name()), "{} is missing", card.card.key());
        }
        let longest = text.lines().map(|line| line.chars().count()).max();
        assert!(longest < Some(400), "no line runs on for ever: {longest:?}");
        assert!(!text.contains('<'), "no markup");
        assert!(!legal.is_empty() && view.eye == Some(seat));
    });
    let looked_on = testkit::random_game::<Nusfjord>("2p", 5).after(60);
    let text = NusfjordBoard::letters(&looked_on.view(Viewer::Spectator), &Plainly, Ink::PLAIN)
        .expect("anybody may look on");
    assert!(!text.contains("nusfjord-sheet-hand"), "nobody's hand is shown to others");
}

/// Every number of a score can be followed to its place, and a condition is said in words.
#[test]
fn every_point_has_a_place_in_its_harbour() {
    for (seed, setup) in (3..).zip(SETUPS) {
        let table: Table<Nusfjord> = testkit::random_game(setup, seed);
        let view = table.view(Viewer::Omniscient);
        let scene = scene_of(&view, Viewer::Omniscient, None, &[], &Plainly);
        let html = sheets(&scene);
        let places: BTreeSet<&str> = values(&html, "data-place").into_iter().collect();
        for (seat, sheet) in (0..).map(Seat).zip(table.state().scores()) {
            for line in sheet.lines.iter().filter(|line| line.count != 0) {
                assert!(!line.places.is_empty(), "{setup}: {:?} comes from nowhere", line.reason);
                for place in &line.places {
                    let target = NusfjordBoard::target_of_place(place);
                    assert!(
                        target.starts_with(seat.letter()),
                        "{setup}: {target} is not the place of {seat}"
                    );
                    assert!(places.contains(target.as_str()), "{setup}: {:?} at {target}", line.reason);
                }
                let sums = NusfjordBoard::sums(&view, seat, &line.reason.say());
                assert_eq!(
                    sums.is_empty(),
                    !matches!(line.reason, Reason::Condition(_)),
                    "{:?}",
                    line.reason
                );
            }
        }
        assert_eq!(scene.verdict.len(), if view.harbors.len() == 1 { 2 } else { 0 }, "{setup}");
    }
}

fn ids() -> BTreeSet<&'static str> {
    let sources = [
        include_str!("../../src/lib.rs"),
        include_str!("../../src/council.rs"),
        include_str!("../../src/cover.rs"),
        include_str!("../../src/dock.rs"),
        include_str!("../../src/harbour.rs"),
        include_str!("../../src/letters.rs"),
        include_str!("../../src/print.rs"),
        include_str!("../../src/print/village.rs"),
        include_str!("../../src/quay.rs"),
        include_str!("../../src/seats.rs"),
        include_str!("../../src/sheet.rs"),
        include_str!("../../src/square.rs"),
        include_str!("../../src/told.rs"),
    ];
    sources.iter().flat_map(|source| source.split('"')).filter(|text| text.starts_with("nusfjord-")).collect()
}

#[test]
fn every_word_is_there_and_every_word_is_used() {
    let (used, all) = (ids(), scene::lang::<NusfjordBoard>());
    for language in Lang::ALL {
        let speaker = Speaker::new(language, &all);
        for id in &used {
            assert!(speaker.knows(id), "{id} is not in {language}");
        }
    }
    for line in include_str!("../../lang/en.ftl").lines() {
        let id = line.split(" =").next().filter(|id| id.starts_with("nusfjord-"));
        assert!(id.is_none_or(|id| used.contains(id)), "nobody says {line}");
    }
}

/// Says everything, and complains about what cannot be said.
struct Strictly(Speaker);

impl Words for Strictly {
    fn say(&self, message: &Message) -> String {
        let names: Vec<String> = ["Ingrid", "Olav", "Kari", "Tove", "Nils"].map(String::from).into();
        let said = self.0.at_table(&names).say(message);
        assert!(!said.contains('⟨') && !said.contains("{$") && !said.contains("{ $"), "{message:?}: {said}");
        said
    }
}

#[test]
fn every_sentence_gets_what_it_needs() {
    let all = scene::lang::<NusfjordBoard>();
    for (seed, language) in (30..).zip(Lang::ALL) {
        let words = Strictly(Speaker::new(language, &all));
        decisions("4p", seed, 7, |view, seat, legal| {
            let scene = scene_of(view, Viewer::Seat(seat), Some(seat), legal, &words);
            let dock = &scene.dock;
            let buttons = dock.buttons.iter().map(|button| &button.label);
            let stages = dock.stages.iter().map(|(_, name)| name);
            let seats = scene.seats.iter().flat_map(|card| card.points_label.iter().chain(&card.doing));
            let messages =
                dock.heading.iter().chain(&dock.facts).chain(&dock.confirm).chain(buttons).chain(stages);
            let panels = scene.panels.iter().map(|panel| &panel.title);
            let all = messages.chain(seats).chain(panels).chain(&scene.phase).chain(&scene.notice);
            all.for_each(|message| assert!(!words.say(message).is_empty()));
            let waiting = scene_of(&view.clone(), Viewer::Spectator, None, &[], &words);
            waiting.dock.heading.iter().for_each(|heading| drop(words.say(heading)));
        });
    }
    let primer = NusfjordBoard::primer();
    let speaker = Speaker::new(Lang::En, &all);
    assert!(primer.iter().all(|(title, text)| speaker.knows(title.id) && speaker.knows(text.id)));
}

/// Everybody can read all buildings and elders, sorted by deck and letter in the reader's language.
#[test]
fn every_card_can_be_read() {
    let cards = NusfjordBoard::cards(testkit::material::<Nusfjord>());
    assert_eq!(cards.len(), 150);
    for (lang, herring, elders) in [
        (Lang::En, "Herring deck, A buildings", "Elders"),
        (Lang::Ru, "Колода сельди, здания «A»", "Старейшины"),
        (Lang::Uk, "Колода оселедця, будівлі «A»", "Старійшини"),
    ] {
        let speaker = Speaker::new(lang, &[Nusfjord::INFO.lang, NusfjordBoard::ASSETS.lang].concat());
        let group = |index: usize| speaker.say(cards[index].group.as_ref().expect("all are sorted"));
        assert_eq!((group(0).as_str(), group(149).as_str()), (herring, elders));
        let groups: BTreeSet<String> = (0..150).map(group).collect();
        assert_eq!(groups.len(), 10, "three letters of three decks, and the elders: {groups:?}");
        assert!(cards.iter().all(|card| !card.text.is_empty()));
    }
    assert!(cards[..132].iter().all(|card| card.art.starts_with("<svg") && card.art.ends_with("</svg>")));
}

/// Targets count as notation does: `pick 2` is the second button, `sell 1` the first ship.
#[test]
fn targets_count_from_one_like_the_notation() {
    let view = testkit::random_game::<Nusfjord>("2p", 1).view(Viewer::Spectator);
    assert_eq!(NusfjordBoard::path(&view, Action::Pick(1)), ["do-pick-2"]);
    assert_eq!(NusfjordBoard::path(&view, Action::Sell(0)), ["track-1"]);
    assert_eq!(NusfjordBoard::attempts(&view, Seat(0), &["do-pick-2"]), [Action::Pick(1)]);
    assert_eq!(NusfjordBoard::attempts(&view, Seat(0), &["do-pick-0"]), []);
}

/// Words are drawn in files: headings, and the small texts of cards.
#[test]
fn a_file_has_words() {
    let view = testkit::random_game::<Nusfjord>("2p", 4).view(Viewer::Omniscient);
    let chart = NusfjordBoard::picture(&view, &Plainly).expect("Nusfjord can be drawn");
    let svg = picture::svg(&chart, &NusfjordBoard::ASSETS, Theme::Day);
    let worded = |class: &str| {
        // The same picture without the words of this class.
        let silent = svg.split("<text ").enumerate().map(|(index, part)| match part.split_once("</text>") {
            Some((text, rest)) if index > 0 && text.contains(class) => rest.to_owned(),
            _ if index > 0 => format!("<text {part}"),
            _ => part.to_owned(),
        });
        picture::png(&svg, 400).unwrap() != picture::png(&silent.collect::<String>(), 400).unwrap()
    };
    assert!(worded("np-small"), "the texts of cards");
    assert!(worded("np-h"), "headings");
}

/// One word for one thing, in messages, rules, player aid and guided game: what was once said otherwise is said nowhere.
/// Names of cards are those that stand on them.
#[test]
fn one_word_for_one_thing() {
    let messages = [NusfjordBoard::ASSETS.lang, Nusfjord::INFO.lang].concat();
    let teach = std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../teach"));
    for (language, second) in [
        ("en", &[" boats ", " on the hand", " harbor board"][..]),
        ("ru", &["рабочий", "рабочего", "рабочему", "не в игре", " лодки ", " лодкам "]),
        ("uk", &["робітник ", "робітника ", "не в грі", " човни ", " кораблик"]),
    ] {
        testkit::shuns(&messages, teach, language, second);
    }
}
