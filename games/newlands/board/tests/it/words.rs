//! What the table of New Lands says in three languages.

use std::path::Path;

use lang::{Lang, Speaker};
use newlands::{NewLands, Place, Position, Rotation, Tile};
use newlands_board::NewLandsBoard;
use scene::{Board, Body, Eye};
use tabletop::{Game, Message, Viewer, Words};

use testkit::values;

fn speakers() -> [Speaker; 3] {
    let all = scene::lang::<NewLandsBoard>();
    [Lang::En, Lang::Ru, Lang::Uk].map(|lang| Speaker::new(lang, &all))
}

/// A board of `key@x,y/turns`, with these tiles to come.
fn board(tiles: &str, supply: Option<&[&str]>) -> NewLands {
    let tile = |key: &str| Tile::from_key(key).expect("a key of the game");
    let number = |text: &str| text.parse::<i8>().expect("a number");
    let mut position = Position::new("2p first=a".parse().expect("a setup"), testkit::material::<NewLands>());
    for text in tiles.split_whitespace() {
        let (key, rest) = text.split_once('@').expect("a place");
        let (place, turns) = rest.split_once('/').expect("quarter turns");
        let (x, y) = place.split_once(',').expect("two numbers");
        let rotation = Rotation::ALL[number(turns) as usize];
        position = position.tile(tile(key), rotation, Place::new(number(x), number(y)));
    }
    match supply {
        Some(keys) => position.supply(keys.iter().map(|key| tile(key))),
        None => position,
    }
    .build()
    .expect("a lawful position")
}

/// What is said of the region that is named so: its lines in each language.
fn explained(game: &NewLands, id: &str) -> [Vec<String>; 3] {
    let view = game.view(Viewer::Spectator);
    speakers().each_ref().map(|words| {
        let scene =
            NewLandsBoard::scene(&view, &Eye { viewer: Viewer::Spectator, acting: None, legal: &[], words });
        let Body::Chart(chart) = &scene.panels[0].body else { panic!("the board is a chart") };
        let cells = chart.layers.iter().find(|layer| layer.id == "cells").expect("regions can be looked at");
        let hit = cells.svg.split(&format!("id=\"region-{id}\"")).nth(1).expect("the region is there");
        values(hit, "aria-label")[0].lines().map(str::to_owned).collect()
    })
}

/// A bay of one tile with one city: the cheapest lid makes it an inland sea of two tiles, without a bonus.
#[test]
fn nothing_is_promised_that_cannot_happen() {
    let lines = explained(&board("start@0,0/0", None), "n0e0-sea-s").map(|lines| lines[4].clone());
    assert_eq!(
        lines,
        ["Once finished: at least 1", "Если завершить: не меньше 1", "Якщо завершити: щонайменше 1"]
    );
    let hopeless = explained(&board("start@0,0/0", Some(&["gggg-solid"])), "n0e0-sea-s");
    assert_eq!(
        hopeless.map(|lines| lines[4].clone()),
        [
            "The tiles left cannot finish it",
            "Оставшимися квадратами завершить нельзя",
            "Квадратами, що лишилися, завершити не можна"
        ]
    );
}

/// The sides are open, not the cities; and the forms are those of the number.
#[test]
fn open_sides_are_counted() {
    let lines = |tiles: &str, id: &str| explained(&board(tiles, None), id).map(|lines| lines[1].clone());
    assert_eq!(
        lines("gsgs-band-c2@0,0/0", "n0e0-sea-ew"),
        [
            "1 tile, 2 cities, open on 2 sides",
            "1 квадрат, 2 города, 2 открытые стороны",
            "1 квадрат, 2 міста, 2 відкриті сторони"
        ]
    );
    assert_eq!(
        lines("gggg-solid@0,0/0 gsgg-cap-c1@1,0/0", "n0e0-grassland-nesw"),
        [
            "2 tiles, 1 city, open on 5 sides",
            "2 квадрата, 1 город, 5 открытых сторон",
            "2 квадрати, 1 місто, 5 відкритих сторін"
        ]
    );
    assert_eq!(
        lines("start@0,0/0", "n0e0-sea-s")[1..],
        ["1 квадрат, 1 город, 1 открытая сторона", "1 квадрат, 1 місто, 1 відкрита сторона"]
    );
}

/// A range says which cities are its own and which are its grasslands'; none and some is no contradiction.
#[test]
fn the_cities_of_a_range_are_told_apart() {
    let lines = |tiles: &str, id: &str| explained(&board(tiles, None), id).map(|lines| lines[1].clone());
    assert_eq!(
        lines("mgmg-band@0,0/0 gsgg-cap-c1@1,0/0", "n0e0-mountain-n"),
        [
            "1 tile, 1 city in the grasslands beside it, open on 1 side",
            "1 квадрат, 1 город в прилегающих степях, 1 открытая сторона",
            "1 квадрат, 1 місто в прилеглих степах, 1 відкрита сторона"
        ]
    );
    let both = "smsm-band-c1@0,0/0 gmgm-band@1,0/0 gsgg-cap-c1@1,-1/3 gsgg-cap-c1@2,-1/0 ssgs-caps3-c1@1,1/2";
    assert_eq!(
        lines(both, "n0e0-mountain-ew"),
        [
            "2 tiles, 1 city on it, 3 cities in the grasslands beside it, open on 2 sides",
            "2 квадрата, 1 город на нём, 3 города в прилегающих степях, 2 открытые стороны",
            "2 квадрати, 1 місто на ньому, 3 міста в прилеглих степах, 2 відкриті сторони"
        ]
    );
    assert_eq!(lines("start@0,0/0", "n0e0-mountain-ew")[0], "1 tile, 1 city on it, open on 2 sides");
    assert_eq!(lines("mmmm-solid@0,0/0", "n0e0-mountain-nesw")[0], "1 tile, no cities, open on 4 sides");
}

/// A hand is of tiles, a reserve of companions; tiles come from the supply, and lie on squares.
#[test]
fn the_same_thing_has_the_same_name() {
    let say = |id: &'static str| {
        speakers().map(|speaker| speaker.say(&Message::new(id).with("all", 4).with("count", 2)))
    };
    assert_eq!(say("newlands-seat-reserve"), ["of 4 in reserve", "из 4 в резерве", "з 4 у резерві"]);
    assert_eq!(say("newlands-dock-places"), ["2 squares", "2 клетки", "2 клітинки"]);
    assert_eq!(say("newlands-dock-pass"), ["End the turn", "Завершить ход", "Завершити хід"]);
    for (words, (lang, text)) in
        [["stack", "in hand"], ["мест", "Законч"], ["порядку", "пасує"]].iter().zip([
            ("en", include_str!("../../lang/en.ftl")),
            ("ru", include_str!("../../lang/ru.ftl")),
            ("uk", include_str!("../../lang/uk.ftl")),
        ])
    {
        for word in words {
            assert!(!text.contains(word), "{lang} says `{word}`");
        }
    }
}

/// One word for one thing, in messages, rules, player aid and guided game: companions are set and taken back, regions are
/// finished, tiles come from the supply, companions from the reserve.
#[test]
fn one_word_for_one_thing() {
    let messages = [NewLandsBoard::ASSETS.lang, NewLands::INFO.lang].concat();
    let teach = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../teach"));
    for (language, second) in [
        ("en", &[" send", " sent ", " deploy", " call", " stack", " close ", " closed ", " closes "][..]),
        ("ru", &["закончить ход", " мест ", "возвращайте", "за игроком", "закрыва", " закрыто", "закрытое"]),
        ("uk", &["пасує", "порядкує", "дістаєте", "гру закінчено", "закрива", "закрий", "закрите "]),
    ] {
        testkit::shuns(&messages, teach, language, second);
    }
}
