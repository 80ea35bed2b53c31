//! What the sheets say in certain positions, in real words.

use lang::{Lang, Speaker};
use pomory::{Action, Card, Cards, Cell, Chance, Kind, Material, News, Pomory, Position, Resource, View};
use pomory_board::PomoryBoard;
use scene::{Board, Eye, Scene};
use tabletop::{Game, MaterialFile, Message, Notation, Seat, Viewer, Words};

use crate::sheets;

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn speaker(language: Lang) -> Speaker {
    Speaker::new(language, &scene::lang::<PomoryBoard>())
}

fn cell(number: u8) -> Cell {
    Cell::new(number).expect("a cell of the board")
}

/// Round 2; seat a is first; salmon 2, cod 2, flounder 1 and herring 1 lie open.
fn position() -> Position {
    let row = [(Kind::Salmon, 2), (Kind::Cod, 2), (Kind::Flounder, 1), (Kind::Herring, 1)];
    let row = row.map(|(kind, value)| Resource::new(kind, value));
    Position::new(testkit::material::<Pomory>()).round(2, A).row(&row)
}

fn built(position: Position) -> Pomory {
    position.build().expect("a sound position")
}

/// Takes steps written as in a record: `a bet cod 8; * sealed`.
fn run(game: &mut Pomory, steps: &str) {
    for step in steps.split("; ") {
        let (who, what) = step.split_once(' ').expect("who does what");
        match who.chars().next().and_then(Seat::from_letter) {
            Some(seat) => {
                let action = Action::parse(what).expect("an action");
                assert_eq!(game.check(seat, action), Ok(()), "{step}");
                game.act_unchecked(seat, action, &mut ());
            }
            None => game.reveal_unchecked(Chance::parse(what).expect("an outcome"), &mut ()),
        }
    }
}

fn seen(view: &View, viewer: Viewer, words: &Speaker) -> Scene {
    PomoryBoard::scene(view, &Eye { viewer, acting: None, legal: &[], words })
}

/// Everything on the sheets, and the head.
fn page(game: &Pomory, viewer: Viewer, language: Lang) -> String {
    let scene = seen(&game.view(viewer), viewer, &speaker(language));
    sheets(&scene).collect::<String>() + &scene.banner.unwrap_or_default()
}

fn bet(cards: [Card; 2]) -> Action {
    let cards: Cards = cards.into_iter().collect();
    Action::from(pomory::Deed::Bet { cards })
}

#[test]
fn the_calculator_says_at_least_and_at_most_where_it_depends_on_the_other() {
    let game = built(position().ship(A, cell(19)).ship(B, cell(20)).ship(B, cell(1)).bets());
    let fish = bet([Card::catch(Kind::Salmon), Card::catch(Kind::Cod)]);
    let told = |game: &Pomory, seat: Seat, action: Action, language: Lang| {
        PomoryBoard::prospect(&game.view(Viewer::Seat(seat)), seat, action, &speaker(language))
    };
    // The first may take the salmon; the place is refilled, perhaps with more cod.
    let second = told(&game, B, fish, Lang::En);
    assert!(second.contains("at least 0") && second.contains("at most 4"), "{second}");
    assert!(second.contains("1 × 0–2 = 0–2") && second.contains("1 × 2–4 = 2–4"), "{second}");
    assert!(told(&game, B, fish, Lang::Ru).contains("не меньше 0"));
    assert!(told(&game, B, fish, Lang::Uk).contains("не більше 4"));
    // The first player's own catch is what it is.
    let salmon = bet([Card::catch(Kind::Salmon), Card::catch(Kind::Herring)]);
    let first = told(&game, A, salmon, Lang::En);
    assert!(first.contains("1 × 2 = 2") && !first.contains("at least"), "{first}");
    // Salt that a decree could spoil is not called sure.
    let ready = || position().ship(A, cell(19)).ship(A, cell(20)).ship(A, cell(16)).bets();
    let salt = bet([Card::catch(Kind::Salmon), Card::salt(6).expect("a salt card")]);
    let sure = told(&built(ready()), A, salt, Lang::En);
    assert!(sure.contains(" sure") && !sure.contains("may hold"), "{sure}");
    let doubtful = told(&built(ready().news(B, &[News::Word])), A, salt, Lang::En);
    assert!(!doubtful.contains(" sure"), "{doubtful}");
    assert!(doubtful.contains("Dead Calm, New Nets and Salt Decree"), "{doubtful}");
    assert!(doubtful.contains("may still change the weather: Moryana and Old Signs"), "{doubtful}");
}

#[test]
fn nobody_is_told_to_draw_news_from_an_empty_deck() {
    let failed = "a bet cod 4; b bet cod 4; * sealed; * die 3; * open";
    let mut empty = built(position().played_news(&News::ALL).bets());
    run(&mut empty, failed);
    let told = page(&empty, Viewer::Spectator, Lang::En);
    assert!(
        told.contains("The news deck is empty: A draws nothing.") && !told.contains("A draws 2"),
        "{told}"
    );
    let mut full = built(position().bets());
    run(
        &mut full,
        &format!("{failed}; * news calm; * news nets; a keep calm; * news fair; * news word; b keep fair"),
    );
    let told = page(&full, Viewer::Spectator, Lang::En);
    assert!(
        told.contains("A draws 2 news cards and keeps one.") && !told.contains("draws nothing"),
        "{told}"
    );
    // Of the last card there is no choice.
    let mut last = built(position().played_news(&News::ALL[1..]).bets());
    run(&mut last, &format!("{failed}; * news fair-wind"));
    let told = page(&last, Viewer::Spectator, Lang::En);
    assert!(told.contains("A draws the last news card.") && told.contains("B draws nothing"), "{told}");
}

#[test]
fn rounds_without_a_catch_are_counted_in_good_time() {
    let at =
        |rounds: u8, language| page(&built(position().quiet_rounds(rounds)), Viewer::Spectator, language);
    assert!(!at(2, Lang::En).contains("Nobody has caught"), "a round or two mean nothing");
    assert!(at(3, Lang::En).contains("for 3 rounds. 17 more such rounds end the game."));
    assert!(at(19, Lang::En).contains("One more such round ends the game."));
    assert!(at(18, Lang::Ru).contains("Ещё 2 таких раунда"));
    assert!(at(5, Lang::Uk).contains("Ще 15 таких раундів"));
    // And it is true: the twentieth such round is the last.
    let mut game = built(position().quiet_rounds(19).bets());
    run(&mut game, "a bet cod 4; b bet cod 4; * sealed; * die 3; * open");
    run(&mut game, "* news calm; * news nets; a keep calm; * news fair; * news word; b keep fair");
    assert_eq!(game.view(Viewer::Spectator).end, Some(pomory::End::Quiet));
}

#[test]
fn played_news_and_discarded_cards_lie_open_to_be_read() {
    let seal = [Resource::new(Kind::Seal, 2)];
    let game = built(position().played_news(&[News::Signs, News::Decree]).deck(&seal));
    for viewer in [Viewer::Spectator, Viewer::Seat(A), Viewer::Seat(B)] {
        let told = page(&game, viewer, Lang::En);
        let (_, played) = told.split_once("id=\"news-played\"").expect("they lie there");
        let (played, all) = played.split_once("id=\"news-all\"").expect("all news follow");
        for text in ["Old Signs", "it is rolled anew", "Salt Decree", "by up to 2 sacks"] {
            assert!(played.contains(text), "{text}: {played}");
        }
        assert!(!played.contains("Dead Calm"), "that was not played");
        assert!(
            News::ALL.iter().all(|news| all.contains(&speaker(Lang::En).say(&Message::new(news.name()))))
        );
        assert!(told.contains("seal 2 (× 3)"), "{told}");
    }
    assert!(!page(&built(position()), Viewer::Spectator, Lang::En).contains("news-played"));
}

/// The default edition with another number on a card.
fn edition(key: &str, amount: u8) -> &'static Material {
    let changed = |file: &MaterialFile<'static>| {
        let (before, after) = file.text.split_once(&format!("key = \"{key}\""))?;
        let (kept, rest) = after.split_once("amount = ")?;
        Some(format!("{before}key = \"{key}\"{kept}amount = {amount}{}", &rest[1..]))
    };
    let texts = Pomory::INFO.material.iter().map(|file| {
        (
            file.name,
            changed(file).filter(|_| file.name == "news.toml").unwrap_or_else(|| file.text.to_owned()),
        )
    });
    let texts: Vec<(&str, String)> = texts.collect();
    let files: Vec<_> = texts.iter().map(|(name, text)| MaterialFile { name, text }).collect();
    Box::leak(Box::new(Pomory::load(&files).expect("a sound edition")))
}

#[test]
fn all_fifteen_news_can_be_read_with_the_numbers_of_the_edition() {
    let words = speaker(Lang::En);
    let read = |material: &Material, news: News| {
        let cards = PomoryBoard::cards(material);
        assert_eq!(cards.len(), 15);
        let card = cards[news.index()].clone();
        assert_eq!(card.name, Message::new(news.name()));
        assert!(card.art.starts_with("<svg") && card.art.ends_with("</svg>") && !card.art.contains("href"));
        let said = |all: &[Message]| all.iter().map(|text| words.say(text)).collect::<Vec<_>>().join(" ");
        (said(&card.facts), said(&card.text))
    };
    let plain = testkit::material::<Pomory>();
    for news in News::ALL {
        let (facts, text) = read(plain, news);
        assert!(facts.starts_with("1 of 15 cards Played "), "{facts}");
        assert!(text.len() > 20 && !text.contains('⟨'), "{text}");
    }
    let numbers = [
        (News::FairWind, 4, "up to 5 relocations this turn instead of 3", "up to 7 relocations"),
        (News::Shoals, 1, "Discard up to 2 open resource cards", "Discard one open resource card"),
        (News::Saltworks, 3, "up to 2 of your played salt cards", "up to 3 of your played salt cards"),
        (News::Nets, 2, "count 1 ship more", "count 2 ships more"),
        (News::Decree, 5, "by up to 2 sacks", "by up to 5 sacks"),
    ];
    for (news, amount, before, after) in numbers {
        let other = edition(news.word(), amount);
        assert!(read(plain, news).1.contains(before), "{:?}", read(plain, news));
        assert!(read(other, news).1.contains(after), "{:?}", read(other, news));
        // Beside the table, too, and on the buttons.
        let game = built(Position::new(other).round(2, A).row(&game_row()).news(A, &[news]));
        assert!(page(&game, Viewer::Seat(A), Lang::En).contains(after));
    }
}

fn game_row() -> [Resource; 4] {
    [Kind::Salmon, Kind::Cod, Kind::Flounder, Kind::Herring].map(|kind| Resource::new(kind, 1))
}

#[test]
fn a_game_that_is_over_names_the_winner() {
    let ships = position().ship(A, cell(19)).ship(A, cell(1)).points(A, 69).points(B, 41);
    let mut game = built(ships.bets());
    run(&mut game, "a bet salmon cod; b bet 10 12; * sealed; * die 1; * die 1; * open");
    run(&mut game, "* card seal1; * card seal1; * news calm; * news nets; b keep calm");
    let phase = |language| {
        let words = speaker(language);
        words.say(&seen(&game.view(Viewer::Spectator), Viewer::Spectator, &words).phase.expect("it is over"))
    };
    assert_eq!(phase(Lang::En), "A wins, 73 to 41");
    assert_eq!(phase(Lang::Ru), "Побеждает A, 73 : 41");
}

/// A file shows the whole table: not the sea alone, and no more than its viewer may see.
#[test]
fn a_picture_shows_the_whole_table() {
    let played = position().news(A, &[News::Word, News::Fair]).news(B, &[News::Nets]);
    let mut game = built(
        played.played_news(&[News::Calm]).points(B, 31).collection(A, &[Resource::new(Kind::Seal, 1)]).bets(),
    );
    while let pomory::Step::Ask(_) = game.step() {
        let actor = game.actor();
        run(&mut game, &format!("{actor} pass"));
    }
    run(&mut game, "a bet cod 8");
    let words = speaker(Lang::En);
    let draw = |viewer: Viewer| {
        let chart = PomoryBoard::picture(&game.view(viewer), &words).expect("a picture");
        let goods = chart.layers.iter().find(|layer| layer.id == "goods").expect("what lies beside the sea");
        assert!(chart.layers.iter().any(|layer| layer.id == "ships"), "the sea is there");
        assert!(chart.view_box[2] > 1200.0 && chart.view_box[3] >= 752.0, "{:?}", chart.view_box);
        (goods.svg.clone(), chart)
    };
    let (mine, chart) = draw(Viewer::Seat(A));
    for text in [
        "Round 2: Bets",
        ">31<",
        "On the quay",
        ">salmon<",
        ">1/4<",
        "Bet: cod + salt 8",
        "Merchant’s Word",
        "Dead Calm. ",
    ] {
        assert!(mine.contains(text), "{text}: {mine}");
    }
    assert!(
        !mine.contains("New Nets") && mine.contains("News: 1 card face down"),
        "b's news are hidden: {mine}"
    );
    let places = |svg: &str, colour: &str| -> f64 {
        let shield = svg.split(&format!("href=\"#sh-{colour}\" x=\"")).nth(1).expect("a shield on the ruler");
        shield.split('"').next().and_then(|x| x.parse().ok()).expect("a number")
    };
    let tied = built(position().points(A, 7).points(B, 7));
    let tied = PomoryBoard::picture(&tied.view(Viewer::Spectator), &words).expect("a picture");
    let ruler = &tied.layers.iter().find(|layer| layer.id == "goods").expect("the goods").svg;
    let [a, b] = [A, B].map(|seat| places(ruler, PomoryBoard::colour(&game.view(Viewer::Spectator), seat)));
    assert!((a - b).abs() >= 24.0, "two with as many points do not hide each other: {a}, {b}");
    let (theirs, _) = draw(Viewer::Seat(B));
    assert!(theirs.contains("Bet: 2 cards face down") && !theirs.contains("cod + salt"), "{theirs}");
    assert!(!theirs.contains("Merchant’s Word") && theirs.contains("New Nets"), "{theirs}");
    let svg = picture::svg(&chart, &PomoryBoard::ASSETS, picture::Theme::Day);
    assert!(picture::png(&svg, 400).is_ok());
}

#[test]
fn numbers_and_nouns_agree() {
    let said = |language: Lang, id: &'static str, size: u8| {
        speaker(language).say(&Message::new(id).with("size", size))
    };
    let sets = [(4, "4 карты", "4 карти"), (5, "5 карт", "5 карт")];
    for (size, russian, ukrainian) in sets {
        assert!(said(Lang::Ru, "pomory-dock-set-fact", size).contains(&format!("{russian} одного вида")));
        assert!(said(Lang::Uk, "pomory-dock-set-fact", size).contains(&format!("{ukrainian} одного виду")));
    }
    // One word for one act: cards are bet; a seal is an animal here.
    for id in
        ["pomory-dock-seal", "pomory-dock-do-seal", "pomory-dock-may-take-back", "pomory-sheet-card-sealed"]
    {
        let words = Lang::ALL.map(|language| speaker(language).say(&Message::new(id)).to_lowercase());
        let seals = ["seal", "запечат"];
        assert!(words.iter().all(|text| seals.iter().all(|seal| !text.contains(seal))), "{words:?}");
    }
    // The rule of 4 stands in the short course.
    for (language, rule) in
        [(Lang::En, "above 4"), (Lang::Ru, "превысила бы 4"), (Lang::Uk, "перевищила б 4")]
    {
        let words = speaker(language);
        assert!(PomoryBoard::primer().iter().any(|(_, text)| words.say(text).contains(rule)), "{language}");
    }
}
