//! What is said in three languages.

use fleet::{Event, Face, Fleet, Measure, Refusal, Section};
use lang::{Lang, Speaker};
use tabletop::{Game, Message, Say, Words};

use crate::common::*;

fn said(message: &Message) -> [String; 3] {
    let names = ["Ingrid", "Олена"];
    [Lang::En, Lang::Ru, Lang::Uk]
        .map(|lang| Speaker::new(lang, Fleet::INFO.lang).at_table(&names).say(message))
}

#[test]
fn the_languages_agree() {
    assert_eq!(lang::compare(Fleet::INFO.lang), []);
}

#[test]
fn numbers_take_the_right_forms() {
    let fished = |fish| said(&Event::Fished { seat: B, fish }.say());
    assert_eq!(fished(1), ["Олена catches 1 fish.", "Олена ловит 1 рыбу.", "Олена ловить 1 рибу."]);
    assert_eq!(fished(3)[1..], ["Олена ловит 3 рыбы.", "Олена ловить 3 риби."]);
    assert_eq!(fished(11)[1..], ["Олена ловит 11 рыб.", "Олена ловить 11 риб."]);
    let coins = |coins, stars| said(&Event::CoinsMarked { seat: A, coins, lost: 0, stars }.say());
    assert_eq!(
        coins(5, 1),
        [
            "Ingrid marks 5 coins. A star!",
            "Ingrid отмечает 5 монет. Звезда!",
            "Ingrid відмічає 5 монет. Зірка!"
        ]
    );
    assert_eq!(coins(1, 0)[0], "Ingrid marks 1 coin.");
    assert_eq!(coins(8, 2)[2], "Ingrid відмічає 8 монет. 2 зірки!");
}

/// A choice of a crab bonus reads well for one and for many.
#[test]
fn bonuses_are_told() {
    let mut game = town(blank("2p").marked(A, Section::Crab, 2), "harbour wharf cod");
    act(&mut game, &["take harbour", "mark crab"]);
    let tell = |measure| said(&game.tell(A, fleet::Deed::Bonus(measure).into()));
    assert_eq!(
        tell(Measure::Fish),
        [
            "Crab bonus: 1 point for every 6 fish",
            "Бонус краба: 1 очко за каждые 6 рыб",
            "Бонус краба: 1 очко за кожні 6 риб"
        ]
    );
    assert_eq!(tell(Measure::Licences)[0], "Crab bonus: 1 point for each of your licences");
    assert_eq!(tell(Measure::Licences)[2], "Бонус краба: ліцензії: по 1 очку за штуку");
    let lost = Event::CoinsMarked { seat: A, coins: 1, lost: 2, stars: 1 };
    assert_eq!(said(&lost.say())[0], "Ingrid marks 1 coin. Beyond the end of the track: 2. A star!");
}

/// The Ukrainian names are those of the rulebook.
#[test]
fn names_of_the_rulebook() {
    let name = |id: &'static str| said(&Message::new(id))[2].clone();
    assert_eq!(name("fleet-name"), "Флот: гра з кістками");
    let wharf =
        [Section::Bank, Section::Salvage, Section::Tackle, Section::Cannery, Section::Pub, Section::Buffet];
    assert_eq!(
        wharf.map(|section| name(section.name())),
        [
            "Банк «Ама й сини»",
            "Утиль",
            "Рибальські снасті",
            "Консервний завод",
            "Корчма рибалок",
            "Буфет «Дари моря»"
        ]
    );
    let ranks = [0, 1, 2, 3, 4].map(|rank| name(fleet::rank_name(rank)));
    assert_eq!(ranks, ["Морський вовк", "О, капітане! Мій капітане!", "Помічник", "Матрос", "Новачок"]);
}

#[test]
fn actions_and_refusals_are_told() {
    let game = boats(blank("2p").coins(A, 3), "coins cod cod");
    let tell = |game: &Fleet, deed: fleet::Deed| said(&game.tell(A, deed.into()));
    assert_eq!(
        tell(&game, fleet::Deed::Take(Face::Coins)),
        ["Take the die: 3 coins", "Взять кубик: 3 монеты", "Взяти кістку: 3 монети"]
    );
    let mut star = game.clone();
    act(&mut star, &["take coins", "coins"]);
    assert_eq!(tell(&star, fleet::Deed::Mark(Section::Pub))[0], "Star: mark box 1: Fishermen’s pub");
    let why = Refusal::BonusTaken(Measure::Fish).say();
    assert_eq!(said(&why)[2], "Цей бонус краба вже в іншого гравця: риба.");
}

/// Every name that the rules can say is known in every language.
#[test]
fn every_name_is_known() {
    let mut ids: Vec<String> = Vec::new();
    ids.extend(Section::ALL.map(|it| it.name().to_owned()));
    ids.extend(Face::ALL.map(|it| it.name().to_owned()));
    ids.extend(Measure::ALL.map(|it| it.name().to_owned()));
    ids.extend(["setup", "boat", "income", "fishing", "town", "over"].map(|it| format!("fleet-phase-{it}")));
    for chapter in 1..=5 {
        ids.extend(["title", "text"].map(|part| format!("fleet-primer-{chapter}-{part}")));
    }
    for lang in [Lang::En, Lang::Ru, Lang::Uk] {
        let speaker = Speaker::new(lang, Fleet::INFO.lang);
        let missing: Vec<&String> = ids.iter().filter(|id| !speaker.knows(id)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}

/// A card that is dealt, opened or won shows its text in the log.
#[test]
fn the_log_shows_the_text_of_cards() {
    let mut game = fresh("2p captains trophies first=a");
    let events = reveal(&mut game, &["gold full", "silver masteries", "captain cod"]);
    let log: Vec<[String; 3]> = events.iter().map(|event| said(&event.say())).collect();
    assert_eq!(
        log[0],
        [
            "Gold trophy: 5 points at the end for whoever has most: full boats.",
            "Золотой трофей: 5 очков в конце игры тому, у кого больше всего: полные лодки.",
            "Золотий трофей: 5 очок у кінці гри тому, хто має найбільше: заповнені човни."
        ]
    );
    assert_eq!(
        log[1],
        [
            "Silver trophy: 5 points at once for the first who has 1 level 3 licence.",
            "Серебряный трофей: 5 очков сразу первому, у кого будет: 1 лицензия 3-го уровня.",
            "Срібний трофей: 5 очок одразу першому, у кого буде: 1 ліцензія 3-го рівня."
        ]
    );
    assert_eq!(
        log[2],
        [
            "Ingrid gets a captain card: Cod. At the end 1 point for every 2 launched boats, at most 8 points.",
            "Ingrid получает карту капитана: Треска. В конце игры — 1 очко за каждые 2 лодки на воде, не больше 8.",
            "Ingrid одержує карту капітана: Тріска. У кінці гри — 1 очко за кожні 2 спущені човни, щонайбільше 8."
        ]
    );
    let won = Event::SilverWon { seat: B, measure: Measure::Buildings, least: 3, points: 5 };
    assert_eq!(said(&won.say())[1], "Олена получает серебряный трофей (3 завершённых здания): 5 очков.");
}
