//! What is said in three languages.

use lang::{Lang, Speaker};
use newlands::{Action, NewLands, Refusal, Side, Step, Sum, Terrain, words::Face};
use tabletop::{Arg, Game, Message, Say, Seat, Viewer, Words};

use crate::board::{A, B, Played, at, board, position};

fn speakers() -> [Speaker; 3] {
    [Lang::En, Lang::Ru, Lang::Uk].map(|lang| Speaker::new(lang, NewLands::INFO.lang))
}

fn said(message: &Message) -> [String; 3] {
    let names = ["Ingrid", "Олена"];
    speakers().each_ref().map(|speaker| speaker.at_table(&names).say(message))
}

#[test]
fn the_languages_agree() {
    assert_eq!(lang::compare(NewLands::INFO.lang), []);
}

/// The sums are written out, with the right forms of the nouns.
#[test]
fn sums_are_written_out() {
    let sum = |terrain, finished, tiles, cities| said(&Sum { terrain, finished, tiles, cities }.say());
    assert_eq!(
        sum(Terrain::Sea, true, 4, 3),
        ["3 cities + 4 tiles = 7", "3 города + 4 квадрата = 7", "3 міста + 4 квадрати = 7"]
    );
    assert_eq!(
        sum(Terrain::Grassland, true, 5, 1),
        ["5 tiles × 2 = 10", "5 квадратов × 2 = 10", "5 квадратів × 2 = 10"]
    );
    assert_eq!(sum(Terrain::Grassland, false, 1, 0), ["1 tile = 1", "1 квадрат = 1", "1 квадрат = 1"]);
    assert_eq!(
        sum(Terrain::Mountain, true, 3, 21),
        ["21 cities × 2 = 42", "21 город × 2 = 42", "21 місто × 2 = 42"]
    );
    assert_eq!(
        sum(Terrain::Sea, true, 2, 1),
        ["1 city, no tiles = 1", "1 город, без квадратов = 1", "1 місто, без квадратів = 1"]
    );
    assert_eq!(
        sum(Terrain::Mountain, true, 2, 4),
        ["4 cities, not doubled = 4", "4 города, без удвоения = 4", "4 міста, без подвоєння = 4"]
    );
}

#[test]
fn actions_are_told() {
    let mut game = Played::from(position("2p", "start@0,0/0 ssss-solid@0,1/0").companion(A, at(0, 1), 0));
    game.draw("mgss-tri");
    let laying = game.0.tell(A, crate::board::lay("mgss-tri@1,1/0"));
    assert_eq!(
        said(&laying)[0],
        "Lay the tile on S1 E1: north mountains, east grassland, south sea, west sea"
    );
    game.lay("mgss-tri@1,1/0");
    let told = said(&game.0.tell(A, game.deployment(1, 1, 1)));
    assert_eq!(told[0], "Set a brigand on S1 E1: mountains in the north");
    assert_eq!(told[1], "Выставить разбойника на S1 E1: горы на севере");
    assert_eq!(told[2], "Виставити розбійника на S1 E1: гори на півночі");
    let told = said(&game.0.tell(A, Action::take_back(at(0, 1))));
    assert_eq!(told[0], "Take back the navigator from S1 E0: 1 city = 1");
    let told = said(&game.0.tell(A, Action::take_back(at(5, 5))));
    assert_eq!(told[0], "Take back a companion from S5 E5");
}

#[test]
fn events_and_refusals_are_told() {
    let mut game = Played::from(position("2p", "start@0,0/0").companion(B, at(0, 0), 2).to_move(A));
    game.draw("gsgg-cap");
    let refusal = Refusal::SideMismatch { side: Side::North, ours: Terrain::Sea, theirs: Terrain::Mountain };
    assert_eq!(
        said(&refusal.say()),
        [
            "In the north the tile shows sea, but its neighbour shows mountains.",
            "На севере у квадрата море, а рядом горы.",
            "На півночі у квадрата море, а поруч гори."
        ]
    );
    let events = game.lay("gsgg-cap@0,1/3");
    let told: Vec<String> = events.iter().map(|event| said(&event.say())[0].clone()).collect();
    assert_eq!(told, ["Ingrid lays a tile on S1 E0.", "The sea at S1 E0 is finished: 1 city, no tiles = 1."]);
    game.act(Action::PASS);
    game.lay("mmmm-solid@1,0/0");
    let events = game.take(0, 0);
    assert_eq!(said(&events[0].say())[1], "Олена снимает навигатора с N0 E0: 1 город, без квадратов = 1.");
}

/// Nothing is said for which a language has no words: every id that the rules can name is known.
#[test]
fn every_noun_is_known() {
    let [speaker, ..] = speakers();
    let mut ids = Vec::new();
    for terrain in Terrain::ALL {
        ids.extend([newlands::words::terrain_key(terrain), newlands::words::role_key(terrain)]);
        ids.extend([true, false].map(|finished| newlands::words::region_key(terrain, finished)));
    }
    ids.extend(Side::ALL.map(newlands::words::side_key));
    let steps = [
        Step::Remove,
        Step::First,
        Step::Deal,
        Step::Draw,
        Step::Lay,
        Step::Discard,
        Step::Replenish,
        Step::Companion,
        Step::Over,
    ];
    ids.extend(steps.map(newlands::words::step_key));
    assert!(ids.iter().all(|id| speaker.knows(id)), "{ids:?}");
    for chapter in 1..=11 {
        for part in ["title", "text"] {
            assert!(speaker.knows(&format!("newlands-primer-{chapter}-{part}")));
        }
    }
    let face = Face { sides: [Terrain::Sea; 4], cities: 2 };
    assert!(matches!(face.say().args[4], ("cities", Arg::Number(2))));
    assert!(board("start@0,0/0").view().kinds.len() == 66);
}

/// The rules page promises no equal turns to five players: it tells how many each gets in a game in which every tile fits.
#[test]
fn the_primer_promises_five_players_what_they_get() {
    let games = (0..50).map(|seed| testkit::random_game::<NewLands>("5p removal=printed first=a", seed));
    let mut views = games.map(|game| game.view(Viewer::Spectator));
    let view = views.find(|view| view.discarded.is_empty()).unwrap();
    let laid = |seat| view.tiles.iter().filter(|tile| tile.by == Some(Seat(seat))).count().to_string();
    let [first @ .., last] = [0, 1, 2, 3, 4].map(laid);
    for (text, and) in said(&Message::new("newlands-primer-11-text")).iter().zip(["and", "и", "і"]) {
        assert!(text.contains(&format!("{} {and} {last}", first.join(", "))), "{text}");
    }
}

/// What the rulebook says and a short course might leave out.
#[test]
fn the_primer_leaves_out_no_rule() {
    let [english, ..] = speakers();
    let chapters: Vec<String> =
        (1..=11).map(|chapter| english.say(&Message::new(CHAPTERS[chapter - 1]))).collect();
    for (chapter, phrase) in [
        (1, "clockwise"),
        (1, "never both"),
        (2, "stays there"),
        (2, "N2 E1 is two rows north"),
        (3, "a corner is not enough"),
        (3, "leaves the game"),
        (4, "just laid"),
        (5, "earlier turn"),
        (6, "exactly two tiles"),
        (7, "new cities"),
        (7, "exactly two tiles"),
        (8, "exactly two tiles"),
        (9, "no majority"),
        (9, "free again for anybody"),
        (10, "counts as unfinished"),
        (11, "1 with two or five players, 2 with three, 3 with four"),
    ] {
        assert!(chapters[chapter - 1].contains(phrase), "chapter {chapter} does not say `{phrase}`");
    }
}

const CHAPTERS: [&str; 11] = [
    "newlands-primer-1-text",
    "newlands-primer-2-text",
    "newlands-primer-3-text",
    "newlands-primer-4-text",
    "newlands-primer-5-text",
    "newlands-primer-6-text",
    "newlands-primer-7-text",
    "newlands-primer-8-text",
    "newlands-primer-9-text",
    "newlands-primer-10-text",
    "newlands-primer-11-text",
];
