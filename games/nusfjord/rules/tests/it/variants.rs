//! ВАРИАНТЫ ИГРЫ, ОДИНОЧНАЯ ИГРА and КАМПАНИЯ.

use nusfjord::{
    Card, Nusfjord, Position, Refusal, Setup, cards,
    effect::{Letter, Task},
    rank, sequel, verdict,
};
use tabletop::{Game, Say, Table, Turn, Viewer};

use crate::board::*;

/// A finished random game of `setup`.
fn finished(setup: &str, seed: u64) -> (Setup, Nusfjord) {
    let table = testkit::random_game::<Nusfjord>(setup, seed);
    (table.setup().clone(), table.state().clone())
}

/// Buildings of a letter in a set of cards.
fn of(set: nusfjord::CardSet, letter: Letter) -> Vec<Card> {
    cards(set).filter(|card| card.letter() == letter).collect()
}

/// A and B buildings that were laid open in a game, built or not.
fn shown(game: &Nusfjord) -> Vec<Card> {
    let view = game.view(Viewer::Omniscient);
    let built = view.harbors.iter().flat_map(|harbor| harbor.buildings.iter().map(|building| building.card));
    let mut all: Vec<_> = view.cards.iter().map(|card| card.card).chain(built).collect();
    all.retain(|card| card.letter() != Letter::C);
    all.sort();
    all
}

/// The table of a setup after all setup luck.
fn laid(setup: &Setup) -> Nusfjord {
    let mut game = Nusfjord::new(setup, testkit::material::<Nusfjord>());
    while game.turn() == Turn::Chance {
        game.reveal_unchecked(game.outcome(0), &mut ());
    }
    game
}

#[test]
fn nu_163_a_double_match_uses_every_a_and_b_once() {
    // NU-163, R-15
    let (setup, first) = finished("2p double=1 deck=mackerel", 4);
    let second = sequel(&setup, &first).unwrap();
    let next = laid(&second);
    let (one, other) = (shown(&first), shown(&next));
    let count = |cards: &[Card], letter| cards.iter().filter(|card| card.letter() == letter).count();
    for cards in [&one, &other] {
        assert_eq!((count(cards, Letter::A), count(cards, Letter::B)), (9, 6));
    }
    assert!(one.iter().all(|card| !other.contains(card)));
    assert_eq!(next.view(Viewer::Spectator).piles[2], 14, "all C buildings again");
    let starter = |game: &Nusfjord| game.view(Viewer::Spectator).first_players[0];
    assert_ne!(starter(&first), starter(&next));
    assert_eq!(second.to_string().parse::<Setup>().unwrap(), second);
    assert_eq!(sequel(&second, &testkit_end(&second)), None, "there is no third game");
    assert!("3p double=1".parse::<Setup>().is_err());
    assert!("2p double=2".parse::<Setup>().is_err(), "the second game needs to know the first");
    assert!("2p double=1 mixed".parse::<Setup>().is_err());
}

/// The end of a random game of this setup.
fn testkit_end(setup: &Setup) -> Nusfjord {
    testkit::random_game::<Nusfjord>(&setup.to_string(), 1).state().clone()
}

#[test]
fn nu_164_mixed_decks() {
    // NU-164, R-15
    let setup: Setup = "4p mixed deck=cod".parse().unwrap();
    let game = laid(&setup);
    let open = shown(&game);
    for deck in 0..3 {
        let count =
            |letter| open.iter().filter(|card| card.deck() == deck && card.letter() == letter).count();
        assert_eq!((count(Letter::A), count(Letter::B)), (3, 2));
    }
    assert_eq!(game.view(Viewer::Spectator).piles, [15, 10, 14], "the rest of the cod deck");
    let table = testkit::random_game::<Nusfjord>("4p mixed deck=cod", 2);
    let later = table.steps().iter().skip(16).filter_map(|step| match step {
        tabletop::Step::Reveal(nusfjord::Chance::Open(card) | nusfjord::Chance::Deal(_, card)) => Some(*card),
        _ => None,
    });
    let later: Vec<_> = later.collect();
    assert!(later.len() >= 8 && later.iter().all(|card| card.deck() == 2));
}

#[test]
fn nu_165_166_a_solo_game() {
    // NU-165, NU-166
    let view = laid(&"1p".parse().unwrap()).view(Viewer::Omniscient);
    assert_eq!((view.filled, view.copy_spaces.len(), view.harbors.len()), (1, 1, 1));
    assert_eq!(view.ships.iter().map(|ship| ship.left).collect::<Vec<_>>(), [3, 3, 3]);
    assert_eq!(view.piles, [0, 0, 14]);
    let mut board = position("1p").board();
    board.act("gold");
    assert_eq!(colour_on(&board, Task::Gold), Some(0), "red in round 1");
    let mut blue = position("1p").round(2, A).board();
    blue.act("gold");
    assert_eq!(colour_on(&blue, Task::Gold), Some(1), "blue in round 2");
    let mut last = position("1p").round(7, A).board();
    last.act("gold");
    assert_eq!(colour_on(&last, Task::Gold), Some(0), "red in round 7");
}

fn colour_on(board: &Board, task: Task) -> Option<u8> {
    let view = board.view();
    view.spaces.iter().find(|space| space.task == task).unwrap().workers.first().copied()
}

#[test]
fn nu_167_168_workers_of_the_other_colour_stay() {
    // NU-167, NU-168, R-26
    let mut board = position("1p").plates(4).seat(A, |a| _ = a.elder("forester", 0)).board();
    board.acts(&["gold", "use forester", "pick 1", ">plant a2", "copy gold"]);
    // Round 2: red stays on +1 Gold, on the Forester and on the copy space.
    assert_eq!(board.0.round(), 2);
    assert_eq!(board.refusal("gold"), Refusal::SpaceBlocked);
    assert_eq!(board.view().spaces[0].closed, Some(Refusal::SpaceBlocked));
    assert_eq!(board.refusal("use forester"), Refusal::ElderBusy);
    assert_eq!(board.refusal("copy gold"), Refusal::CopySpaceTaken);
    board.acts(&["thin", "pass", "pass"]);
    // Round 3: red is back, blue stays.
    assert_eq!(board.0.round(), 3);
    assert!(board.is_legal("gold") && board.is_legal("use forester") && board.is_legal("copy thin"));
    assert_eq!(board.refusal("thin"), Refusal::SpaceBlocked);
    board.acts(&["pass", "pass", "pass"]);
    board.reveal_all();
    assert!(board.is_legal("thin"));
}

#[test]
fn nu_169_red_shares_in_blue_rounds() {
    // NU-169
    let mut board = position("1p").round(2, A).board();
    board.act("issue");
    assert_eq!((board.goods(A).2, board.harbor(A).unissued), (2, 2));
    let fished = position("1p").round(2, A).at_fishing().seat(A, |a| _ = a.in_new_shares(1)).board();
    assert_eq!((fished.goods(A).1, fished.reserve(A).1), (2, 0), "one fish on the red share in New Shares");
}

#[test]
fn nu_170_any_occupied_space_may_be_copied() {
    // NU-170, R-10
    let board = position("1p")
        .round(2, A)
        .workers(0, &[Task::Thin, Task::Building])
        .open(&["fish-stand"])
        .seat(A, |a| _ = a.goods(1, 0, 0))
        .board();
    assert!(board.is_legal("copy thin"), "red from round 1");
    assert!(
        board.is_legal("copy build fish-stand") && board.is_legal("build fish-stand"),
        "the two spaces count apart"
    );
    assert_eq!(board.refusal("copy gold"), Refusal::SpaceNotFull);
}

#[test]
fn nu_171_172_cards_of_the_solo_tile() {
    // NU-171, NU-172, R-17
    let mut board = position("1p").no_piles().round(3, A).turns(2).board();
    board.act("pass");
    board.reveal_all();
    assert_eq!((board.harbor(A).hand_count, board.view().piles[2]), (4, 10));
    let before = |material| {
        let setup = "1p".parse().unwrap();
        let position = Position::new(&setup, material).no_piles().round(5, A).turns(2);
        let pile = ["boardwalk", "shipping-lane"];
        let position =
            position.seat(A, |a| _ = a.built(pile[0], "b1").built(pile[1], "b2").hand(&["wharf", "castle"]));
        let mut board = Board(position.ready().unwrap());
        board.act("pass");
        board.reveal_all();
        (board.view().cards.iter().filter(|card| card.letter == Letter::C).count(), board.view().piles[2])
    };
    assert_eq!(before(testkit::material::<Nusfjord>()), (5, 7));
    assert_eq!(before(edition("board.toml", "open_c = 3", "open_c = 0")), (2, 10));
}

#[test]
fn nu_173_a_good_result() {
    // NU-173
    let said = |points| verdict(points).say().id;
    assert_eq!(said(29), "nusfjord-verdict-modest");
    assert_eq!((said(30), said(40)), ("nusfjord-verdict-good", "nusfjord-verdict-good"));
    assert_eq!(said(41), "nusfjord-verdict-excellent");
    assert_eq!(finished("1p", 1).1.places()[0], 1, "nobody to compare with");
}

#[test]
fn nu_174_the_hard_game_has_three_colours() {
    // NU-174
    let mut board = position("1p hard").board();
    let mut colours = Vec::new();
    let round = [("gold", Task::Gold), ("thin", Task::Thin), ("issue", Task::Issue)];
    for (number, (action, task)) in (1..=7).zip(round.into_iter().cycle()) {
        assert_eq!(board.0.round(), number);
        board.act(action);
        colours.push(colour_on(&board, task).unwrap());
        board.acts(&["pass", "pass"]);
        board.reveal_all();
    }
    assert_eq!(colours, [0, 1, 2, 0, 1, 2, 0]);
    // At the end of round 3 red comes back, blue and yellow stay.
    let mut third = position("1p hard")
        .round(3, A)
        .turns(2)
        .workers(0, &[Task::Gold])
        .workers(1, &[Task::Thin])
        .workers(2, &[Task::Clear])
        .board();
    third.act("pass");
    third.reveal_all();
    assert!(third.is_legal("gold"));
    assert_eq!(
        (third.refusal("thin"), third.refusal("clear c1")),
        (Refusal::SpaceBlocked, Refusal::SpaceBlocked)
    );
    assert!("2p hard".parse::<Setup>().is_err());
}

#[test]
fn nu_175_the_hard_game_copies_by_column() {
    // NU-175
    let board = position("1p hard")
        .round(2, A)
        .workers(0, &[Task::Serve])
        .copy_worker(0, 1)
        .seat(A, |a| _ = a.goods(0, 9, 0))
        .board();
    assert_eq!(board.view().copy_spaces.len(), 3);
    assert!(board.is_legal("copy serve 1"), "by the left copy space");
    let left = position("1p hard")
        .round(2, A)
        .workers(0, &[Task::Serve])
        .copy_worker(0, 0)
        .seat(A, |a| _ = a.goods(0, 9, 0))
        .board();
    assert_eq!(left.refusal("copy serve 1"), Refusal::CopySpaceTaken);
}

#[test]
fn nu_176_177_178_a_campaign_of_three_games() {
    // NU-176, NU-177, NU-178, R-27
    for seed in 0..5 {
        let (first, end1) = finished("1p campaign=1 deck=cod", seed);
        let second = sequel(&first, &end1).unwrap();
        let built = |game: &Nusfjord| -> Vec<Card> {
            game.view(Viewer::Omniscient).harbors[0].buildings.iter().map(|building| building.card).collect()
        };
        let built1 = built(&end1);
        // The second game opens exactly the other nine A and six B; built C buildings have left.
        let start2 = laid(&second);
        let (shown1, shown2) = (shown(&end1), shown(&start2));
        assert_eq!(shown2.len(), 15);
        assert!(shown2.iter().all(|card| !shown1.contains(card)));
        let built_c = built1.iter().filter(|card| card.letter() == Letter::C).count();
        assert_eq!(usize::from(start2.view(Viewer::Spectator).piles[2]), 14 - built_c);
        // What was put aside is what lay open and was not built.
        let aside: Vec<_> = cards(second.aside()).collect();
        assert_eq!(aside.len(), 15 - built1.iter().filter(|card| card.letter() != Letter::C).count());
        let end2 = testkit::random_game::<Nusfjord>(&second.to_string(), seed).state().clone();
        let third = sequel(&second, &end2).unwrap();
        let gone: Vec<Card> = built1.iter().copied().chain(built(&end2)).collect();
        let mut without: Vec<_> = cards(third.without()).collect();
        let mut expected = gone.clone();
        without.sort();
        expected.sort();
        assert_eq!(without, expected, "exactly the built ones are missing");
        let start3 = laid(&third);
        let left = |letter| {
            18usize.min(if letter == Letter::A { 18 } else { 12 }) - of(third.without(), letter).len()
        };
        let open = |letter| shown(&start3).iter().filter(|card| card.letter() == letter).count();
        assert_eq!(open(Letter::A), left(Letter::A).min(9));
        assert_eq!(open(Letter::B), left(Letter::B).min(6));
        assert_eq!(sequel(&third, &testkit_end(&third)), None);
    }
}

#[test]
fn nu_178_too_few_cards_are_played_with() {
    // NU-178
    let a: Vec<&str> = Card::all().take(11).map(Card::key).collect();
    let c: Vec<&str> = Card::all().skip(30).take(8).map(Card::key).collect();
    let setup: Setup = format!("1p campaign=3 without={},{}", a.join(","), c.join(",")).parse().unwrap();
    let view = laid(&setup).view(Viewer::Spectator);
    assert_eq!(view.cards.iter().filter(|card| card.letter == Letter::A).count(), 7);
    assert_eq!(view.piles[2], 6);
    // Six C buildings: four are dealt, and in round 6 only two are left to be laid open.
    let table = Table::<Nusfjord>::new(setup, testkit::material::<Nusfjord>());
    let mut game = table.state().clone();
    while game.turn() != Turn::Over {
        match game.turn() {
            Turn::Chance => game.reveal_unchecked(game.outcome(0), &mut ()),
            _ => game.act_unchecked(A, nusfjord::Action::Pass, &mut ()),
        }
    }
    let view = game.view(Viewer::Spectator);
    assert_eq!((view.cards.iter().filter(|card| card.letter == Letter::C).count(), view.piles[2]), (6, 0));
}

#[test]
fn nu_179_180_rank() {
    // NU-179, NU-180, R-21
    let of = |before, total| rank(before, total).rank;
    assert_eq!(of(0, 112), 12);
    assert_eq!((of(0, 100), rank(0, 100).goal_met), (0, false));
    assert!(rank(0, 101).goal_met);
    assert_eq!([of(0, 95), of(0, 85)], [0, 0]);
    assert_eq!([of(12, 108), of(12, 103), of(12, 102), of(12, 120)], [12, 12, 11, 20]);
    assert_eq!(rank(12, 120).say().id, "nusfjord-campaign-met");
}

#[test]
fn series_are_checked_when_they_are_agreed_on() {
    let error = |text: &str| text.parse::<Setup>().unwrap_err().say().id;
    assert_eq!(error("2p campaign=1"), "nusfjord-setup-campaign");
    assert_eq!(error("1p campaign=1 mixed"), "nusfjord-setup-series");
    assert_eq!(error("1p campaign=2"), "nusfjord-setup-without");
    assert_eq!(error("1p without=fish-stand"), "nusfjord-setup-without");
    assert_eq!(error("1p campaign=3 without=office"), "setup-error-value", "a card of another deck");
    assert_eq!(error("1p campaign=3 without=smokehouse"), "setup-error-value");
    assert_eq!(error("2p first=a"), "nusfjord-setup-without");
    // Nothing came before a first game, so nothing was left out and nobody has begun yet.
    assert_eq!(error("1p campaign=1 without=fish-stand"), "nusfjord-setup-without");
    assert_eq!(error("2p double=1 first=a"), "nusfjord-setup-without");
    assert_eq!(error("1p campaign=3 first=a"), "nusfjord-setup-without", "alone nobody else can begin");
    assert_eq!(error("1p campaign=3 aside=fish-stand"), "nusfjord-setup-without");
    assert_eq!(error("4p double=1"), "nusfjord-setup-double");
    assert_eq!(error("3p hard"), "nusfjord-setup-hard");
}

#[test]
fn nu_176_a_series_begins_with_its_first_game() {
    // NU-176, NU-163, R-15, R-27
    for first in ["1p", "1p campaign=1", "1p hard campaign=1 deck=cod", "2p double=1"] {
        assert_eq!(first.parse::<Setup>().unwrap().begins(), Ok(()), "{first}");
    }
    // A record of the third game is readable, even one of a campaign in which nothing was built.
    let third: Setup = "1p campaign=3".parse().unwrap();
    assert_eq!(third.begins().unwrap_err().say().id, "nusfjord-setup-without");
    let (setup, end) = finished("1p campaign=1", 3);
    let second = sequel(&setup, &end).unwrap();
    assert!(second.begins().is_err(), "{second} goes on from the first");
    let (setup, end) = finished("2p double=1", 3);
    assert!(sequel(&setup, &end).unwrap().begins().is_err());
    // What is offered for a new table can be begun with.
    for option in Nusfjord::INFO.options {
        let tabletop::OptKind::One(values) = option.kind else { continue };
        for value in values {
            let seats = if option.key == "double" && *value != "off" { 2 } else { 1 };
            let text = format!("{seats}p {}={value}", option.key);
            assert_eq!(text.parse::<Setup>().unwrap().begins(), Ok(()), "{text}");
        }
    }
}
