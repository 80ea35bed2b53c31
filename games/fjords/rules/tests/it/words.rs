//! What the game says, in three languages.

use std::collections::BTreeSet;

use fjords::{Event, ExplorationEnd, Fjords, OutBecause, Reason, Refusal, Rune};
use lang::{Lang, Speaker};
use tabletop::{Game, Notation, OptKind, Say, Words};

use crate::common::*;

fn speakers() -> [Speaker; 3] {
    Lang::ALL.map(|lang| Speaker::new(lang, Fjords::INFO.lang))
}

/// The same in English, Russian and Ukrainian.
fn said(fact: &impl Say) -> [String; 3] {
    speakers().map(|speaker| speaker.at_table(&["Ingrid", "Олена"]).say(&fact.say()))
}

#[test]
fn the_languages_agree_with_each_other() {
    assert_eq!(lang::compare(Fjords::INFO.lang), []);
}

/// All refusals, those with a rune for one of them.
const REFUSALS: [Refusal; 40] = [
    Refusal::OnlyInExploration,
    Refusal::OnlyInSettlement,
    Refusal::NoDrawing,
    Refusal::HexToLay,
    Refusal::HexAlreadyLaid,
    Refusal::VikingToSend,
    Refusal::UnknownHex,
    Refusal::NotInRow,
    Refusal::AnotherHexDrawn,
    Refusal::NotSetAside,
    Refusal::FitsNowhere,
    Refusal::RuneNotInPlay(Rune::Horse),
    Refusal::RuneSpent(Rune::Home),
    Refusal::NoHouseLeft,
    Refusal::HexThere,
    Refusal::NoHexThere,
    Refusal::TouchesTooFew,
    Refusal::SidesDiffer,
    Refusal::SecondLandmass,
    Refusal::NoPlain,
    Refusal::RuneThere,
    Refusal::Occupied,
    Refusal::NoOwnHouseThere,
    Refusal::HomeStays,
    Refusal::SameHex,
    Refusal::HouseInTheWay,
    Refusal::HouseTooFar,
    Refusal::PlainBroken,
    Refusal::NoOwnNeighbour,
    Refusal::NoCommonPlain,
    Refusal::NoShore,
    Refusal::SeaBroken,
    Refusal::TooFarBySea,
    Refusal::NoFoothill,
    Refusal::RidgeBroken,
    Refusal::TooFarByRidge,
    Refusal::CellTaken,
    Refusal::NoOwnPlainAtCell,
    Refusal::NotBesideStone,
    Refusal::NoPlainTowardsStone,
];

/// Ids of the English file with this beginning.
fn written(beginning: &str) -> BTreeSet<&'static str> {
    let english = Fjords::INFO.lang[0].1;
    english
        .lines()
        .filter(|line| line.starts_with(beginning))
        .filter_map(|line| line.split(' ').next())
        .collect()
}

#[test]
fn every_refusal_has_its_own_sentence() {
    let ids: BTreeSet<_> = REFUSALS.iter().map(|refusal| refusal.say().id).collect();
    assert_eq!(ids, written("fjords-refusal-"), "one message for each, and none too many");
    for refusal in REFUSALS {
        let sentences = said(&refusal);
        assert!(
            sentences.iter().all(|sentence| sentence.ends_with('.') && !sentence.contains(['⟨', '{'])),
            "{sentences:?}"
        );
    }
}

#[test]
fn every_event_has_its_own_sentence() {
    let (hex, a, spot) = (hex("MMPSSP").into(), A, at(1, -2));
    let out = |why| Event::SeatOut { seat: a, why };
    let ended = |why| Event::ExplorationEnded { why, first: a, unlaid: 2 };
    let events = [
        Event::GameBegan { game: 2 },
        Event::FirstChosen { seat: a },
        Event::RowFilled { hex },
        Event::RowSwapped { seat: a },
        Event::HexDrawn { seat: a, hex },
        Event::HexSetAside { seat: a, hex },
        Event::HexLaid { seat: a, hex, at: spot },
        Event::StonePlaced { rune: Rune::Water, at: spot },
        Event::HouseBuilt { seat: a, at: spot },
        Event::HomeFounded { seat: a, at: spot },
        Event::HouseMoved { seat: a, from: spot, to: spot },
        ended(ExplorationEnd::AllLaid),
        ended(ExplorationEnd::NothingFits),
        ended(ExplorationEnd::LastLaid),
        ended(ExplorationEnd::LastUnfit),
        Event::VikingSent { seat: a, at: spot },
        Event::VikingSailed { seat: a, at: spot },
        Event::VikingRode { seat: a, at: spot },
        Event::VikingCrossed { seat: a, cell: spot, at: spot },
        out(OutBecause::NoVikingLeft),
        out(OutBecause::NoHexInReach),
        out(OutBecause::Left),
        Event::GameEnded { game: 1, winner: a, points: 3 },
        Event::GameOver { winner: a, points: 3, next: 2, of_match: false },
        Event::GameOver { winner: a, points: 3, next: 3, of_match: false },
        Event::GameOver { winner: a, points: 3, next: 3, of_match: true },
    ];
    let ids: BTreeSet<_> = events.iter().map(|event| event.say().id).collect();
    assert_eq!(ids, written("fjords-event-"));
    for event in &events {
        assert!(said(event).iter().all(|sentence| !sentence.contains(['⟨', '{'])), "{:?}", said(event));
    }
}

#[test]
fn sentences_read_well() {
    let laid = Event::HexLaid { seat: B, hex: hex("MMPSSP").into(), at: at(-1, 1) };
    assert_eq!(
        said(&laid),
        [
            "Олена lays a fjord hex at S1 W1.",
            "Олена выкладывает гекс с горами и морем на S1 W1.",
            "Олена викладає гекс із горами й морем на S1 W1.",
        ]
    );
    let over = |next, of_match| said(&Event::GameOver { winner: A, points: 21, next, of_match });
    assert_eq!(
        over(20, false),
        ["Ingrid wins, 21 to 20.", "Побеждает Ingrid: 21 против 20.", "Перемагає Ingrid: 21 проти 20."]
    );
    assert_eq!(
        over(21, false),
        [
            "Ingrid wins, 21 to 21: of equal players the one who settled later.",
            "Побеждает Ingrid: 21 против 21; при ничьей решает, кто ходил позже в заселении.",
            "Перемагає Ingrid: 21 проти 21; за нічиєї вирішує, хто ходив пізніше в заселенні.",
        ]
    );
    assert!(over(21, true)[0].ends_with("the one who won more games."));
    let ended = |points| said(&Event::GameEnded { game: 2, winner: A, points });
    assert_eq!(
        ended(21),
        [
            "Ingrid wins game 2 with 21 points.",
            "Партию 2 выигрывает Ingrid: 21 очко.",
            "Партію 2 виграє Ingrid: 21 очко."
        ]
    );
    assert_eq!(ended(3)[1..], ["Партию 2 выигрывает Ingrid: 3 очка.", "Партію 2 виграє Ingrid: 3 очки."]);
    assert_eq!(ended(15)[1..], ["Партию 2 выигрывает Ingrid: 15 очков.", "Партію 2 виграє Ingrid: 15 очок."]);
    assert_eq!(
        said(&Refusal::RuneSpent(Rune::Journey)),
        [
            "Your Journey rune is spent.",
            "Ваша руна «Путешествие» уже использована.",
            "Вашу руну «Подорож» уже використано.",
        ]
    );
    assert_eq!(said(&Reason::Game(2)), ["Game 2", "Партия 2", "Партія 2"]);
    // A line of the score sheet is read in everybody's row.
    assert_eq!(
        said(&Reason::Home),
        [
            "Own vikings beside the Home rune",
            "Викинги рядом со своей руной Дома",
            "Вікінги поруч зі своєю руною Дому",
        ]
    );
    let unfit =
        |unlaid| said(&Event::ExplorationEnded { why: ExplorationEnd::NothingFits, first: A, unlaid });
    assert_eq!(
        unfit(1)[1..],
        [
            "Остался 1 гекс, и положить его некуда. Ingrid не может сделать ход и начинает заселение.",
            "Залишився 1 гекс, і його нема куди покласти. Ingrid не може зробити хід і починає заселення.",
        ]
    );
    assert!(unfit(3)[2].starts_with("Залишилися 3 гекси, і їх нема куди покласти."));
    assert!(unfit(5)[2].starts_with("Залишилося 5 гексів, і їх нема куди покласти."));
}

#[test]
fn every_action_can_be_told() {
    let game = fresh("2p");
    let speakers = speakers();
    for (text, expected) in [
        (
            "lay ppsssp n0e1",
            "Lay the shore hex at N0 E1, corners clockwise from the north: plain, plain, sea, sea, sea and plain",
        ),
        ("house", "Build a house on this hex"),
        ("no-house", "Build no house"),
        ("home", "Build a house on your Home rune here"),
        ("secret n0e1 n0e2", "Spend the Secret rune: move the house from N0 E1 to N0 E2"),
        ("viking s3w2", "Send a viking to S3 W2"),
        ("journey n0e1", "Spend the Journey rune: sail to N0 E1"),
        ("horse n0e1", "Spend the Horse rune: ride to N0 E1"),
        ("wisdom n0e1 n0e2", "Put the Wisdom rune on N0 E1 and cross to N0 E2"),
        ("leave", "Keep your runes and drop out"),
        ("draw", "Draw a new hex"),
    ] {
        let told = game.tell(A, fjords::Action::parse(text).unwrap());
        assert_eq!(speakers[0].say(&told), expected);
        assert!(speakers.iter().all(|speaker| speaker.knows(told.id)), "{text}");
    }
}

#[test]
fn options_runes_and_chapters_have_names() {
    for speaker in speakers() {
        let knows = |id: String| assert!(speaker.knows(&id), "{id} in {}", speaker.lang());
        for option in Fjords::INFO.options {
            knows(format!("fjords-option-{}", option.key));
            if let OptKind::Any { of, presets } = option.kind {
                let names = of.iter().chain(presets.iter().map(|(name, _)| name));
                names.for_each(|name| knows(format!("fjords-option-{}-{name}", option.key)));
            }
        }
        Rune::ALL.into_iter().for_each(|rune| knows(rune.name().into()));
        (1..=10).for_each(|chapter| {
            ["title", "text"].iter().for_each(|part| knows(format!("fjords-primer-{chapter}-{part}")))
        });
        for clash in ["epic-two", "original-two", "original-runes", "original-epic"] {
            knows(format!("fjords-setup-{clash}"));
        }
    }
}
