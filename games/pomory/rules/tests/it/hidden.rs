//! Hidden information: nothing that a seat is shown depends on what the other holds in secret.

use dealer::Quick;
use pomory::{Action, Cards, Chance, Deed, Event, News, Pomory, Step as Waits, View};
use tabletop::{Dealer, Event as _, Game, Seat, Step, Table, Turn, Viewer};

use crate::desk::{A, B, Desk, Written, cards, material, position, resources};

/// PO-183, correction C5
#[test]
fn the_public_parts_are_the_same_for_everybody() {
    let table = testkit::random_game::<Pomory>("2p", 21);
    for steps in (0..table.steps().len()).step_by(3) {
        let table = table.after(steps);
        let views = [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator, Viewer::Omniscient];
        let views = views.map(|viewer| public(table.view(viewer)));
        assert!(views.iter().all(|view| *view == views[0]), "after {steps} steps");
    }
}

/// PO-183: a table on which every public thing is there, and everybody is shown each.
#[test]
fn everybody_is_shown_what_lies_open() {
    let position = position()
        .ships("c01 a, c05 a/b, c13 b")
        .dock(B, 2)
        .collection(A, &resources("H1 H2 C2"))
        .open_salt(A, cards("4 12"))
        .news(A, &[News::Nets, News::Fair])
        .news(B, &[News::Calm])
        .played_news(&[News::Signs, News::Pilot])
        .points(B, 31)
        .next_set(6)
        .quiet_rounds(3)
        .lies("S1 F1 H1 C1")
        .deck(&resources("T1 T2 T2"));
    let mut desk = Desk::new(position.bets());
    desk.pass_all().run("a bet cod 8");
    for viewer in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator, Viewer::Omniscient] {
        let view = desk.game_view(viewer);
        let ships: Vec<(u8, Vec<Seat>)> = view
            .cells
            .iter()
            .filter(|cell| !cell.ships.is_empty())
            .map(|cell| (cell.cell.number(), cell.ships.clone()))
            .collect();
        assert_eq!(ships, [(1, vec![A]), (5, vec![B, A]), (13, vec![B])], "{viewer:?}");
        let of = |read: fn(&pomory::SeatView) -> u16| [read(&view.seats[0]), read(&view.seats[1])];
        assert_eq!(of(|seat| seat.supply.into()), [3, 1]);
        assert_eq!(of(|seat| seat.dock.into()), [0, 2]);
        assert_eq!(of(|seat| seat.points), [0, 31]);
        assert_eq!(of(|seat| seat.news.len() as u16), [2, 1]);
        assert_eq!(of(|seat| seat.sealed.into()), [2, 0], "that a has bet, not what");
        assert_eq!(view.seats[0].collection, [0, 0, 2, 1, 0]);
        assert_eq!(view.seats[1].collection, [0; 5]);
        assert_eq!([view.seats[0].open_salt, view.seats[1].open_salt], [cards("4 12"), pomory::Cards::NONE]);
        let row: Vec<String> = view.row.iter().flatten().map(ToString::to_string).collect();
        assert_eq!(row, ["salmon1", "flounder1", "herring1", "cod1"]);
        let pile = |pile: &[(pomory::Resource, u8)]| -> Vec<String> {
            pile.iter().map(|(card, copies)| format!("{copies} {card}")).collect()
        };
        assert_eq!(pile(&view.deck), ["1 seal1", "2 seal2"], "what is left can be counted, its order not");
        let gone = ["3 salmon1", "4 salmon2", "3 flounder1", "4 flounder2", "2 herring1", "3 herring2"];
        assert_eq!(pile(&view.discard)[..6], gone);
        assert_eq!(pile(&view.discard)[6..], ["3 cod1", "3 cod2", "3 seal1", "2 seal2"]);
        assert_eq!((view.next_set, view.news_deck, view.quiet_rounds), (6, 10, 3));
        assert_eq!(view.news_discard, [News::Pilot, News::Signs], "played news lie open");
        assert_eq!((view.round, view.first, view.goal, view.last_round), (2, A, 70, false));
    }
}

/// A view without what may differ from viewer to viewer.
fn public(mut view: View) -> View {
    view.me = None;
    view.news_bottom.iter_mut().for_each(|news| *news = None);
    view.news_drawn.iter_mut().for_each(|news| *news = None);
    view.shown = view.shown.map(|_| None);
    for seat in &mut view.seats {
        (seat.hand, seat.bet, seat.taken_back) = (None, None, None);
        seat.news.iter_mut().for_each(|held| held.news = None);
        seat.news.sort_by_key(|held| held.fresh);
    }
    view
}

/// PO-183: nobody but its owner sees a bet before it is opened, and nobody but its owner sees news.
#[test]
fn secrets_are_seen_by_their_owner_alone() {
    for seed in 0..6 {
        let table = testkit::random_game::<Pomory>("2p", seed);
        let mut game = Table::<Pomory>::new(table.setup().clone(), material());
        for &step in table.steps() {
            let opened = game.view(Viewer::Omniscient).story.parts.map(|part| !part.bet.is_empty());
            for (viewer, hidden) in
                [(Viewer::Seat(A), vec![B]), (Viewer::Seat(B), vec![A]), (Viewer::Spectator, vec![A, B])]
            {
                let view = game.view(viewer);
                for seat in hidden {
                    let shown = &view.seats[seat.index()];
                    if shown.sealed > 0 {
                        assert!(!opened[seat.index()]);
                        assert_eq!((shown.bet, shown.hand, shown.taken_back), (None, None, None));
                    }
                    if viewer == Viewer::Spectator {
                        assert!(shown.news.iter().all(|held| held.news.is_none()));
                    }
                }
            }
            game.step(step).unwrap();
        }
    }
}

/// Everything that reaches a viewer: the view, the turn, the standing score, and for a seat its choices.
fn reaches(state: &Pomory, viewer: Viewer) -> (View, Turn, Vec<Action>, Vec<i32>) {
    let mut legal = Vec::new();
    if let Viewer::Seat(seat) = viewer
        && state.turn().awaits(seat)
    {
        state.legal(seat, &mut legal);
    }
    (state.view(viewer), state.turn(), legal, vec![state.points(A), state.points(B)])
}

/// Plays two games side by side that differ in one secret of `owner`, until the secret is out or cannot be kept up.
/// Whatever reaches the other seat and spectators must be the same all the while. Gives the number of steps compared.
fn lives_alike(
    whole: &Table<Pomory>,
    at: usize,
    secret: &[Step<Pomory>],
    owner: Seat,
    out: fn(&Step<Pomory>) -> bool,
) -> usize {
    let (mut truth, mut twin) = (whole.after(at), whole.after(at));
    let rest = &whole.steps()[at..];
    let mut compared = 0;
    for (place, &step) in rest.iter().enumerate() {
        if out(&step) {
            break;
        }
        let other = secret.get(place).copied().unwrap_or(step);
        let before = (twin.clone(), truth.step(step).unwrap());
        let Ok(told) = twin.step(other) else { break };
        for viewer in [Viewer::Seat(Seat(1 - owner.0)), Viewer::Spectator] {
            assert_eq!(
                reaches(truth.state(), viewer),
                reaches(twin.state(), viewer),
                "{viewer:?} can tell `{step:?}` from `{other:?}` at step {}",
                at + place
            );
            let heard = |events: &[Event]| {
                events.iter().filter_map(|event| event.seen_by(viewer)).collect::<Vec<_>>()
            };
            assert_eq!(heard(&before.1), heard(&told), "{viewer:?} hears the difference");
        }
        compared += 1;
    }
    compared
}

/// Another bet of the same size from the same cards.
fn another_bet(state: &Pomory, seat: Seat, not: Action, dealer: &mut Quick) -> Option<Action> {
    let mut legal = Vec::new();
    state.legal(seat, &mut legal);
    legal.retain(|&action| action != not);
    (!legal.is_empty()).then(|| legal[dealer.pick(legal.len() as u32) as usize])
}

/// The sealed cards of one seat are swapped for others in every round of many games: the other seat and spectators get
/// the same views, events, choices and turns until the bets are opened.
#[test]
fn swapping_a_sealed_bet_changes_nothing_for_the_other_seat() {
    let mut dealer = Quick::new(1);
    let mut compared = 0;
    for seed in 0..25 {
        let whole = testkit::random_game::<Pomory>("2p", seed);
        for (at, &step) in whole.steps().iter().enumerate() {
            let Step::Act(owner, action) = step else { continue };
            let Deed::Bet { .. } = action.deed() else { continue };
            let state = whole.after(at);
            let Some(other) = another_bet(state.state(), owner, action, &mut dealer) else { continue };
            let out = |step: &Step<Pomory>| matches!(step, Step::Reveal(Chance::Open | Chance::Peek(_)));
            compared += lives_alike(&whole, at, &[Step::Act(owner, other)], owner, out);
        }
    }
    assert!(compared > 2000, "only {compared} steps were compared");
}

/// The news that one seat draws are swapped for others: the other seat and spectators notice nothing for as long as the
/// two games can go on alike.
#[test]
fn swapping_the_news_of_one_seat_changes_nothing_for_the_other() {
    let mut dealer = Quick::new(2);
    let mut compared = 0;
    for seed in 0..25 {
        let whole = testkit::random_game::<Pomory>("2p", seed);
        for at in 0..whole.steps().len().saturating_sub(2) {
            let [Step::Reveal(Chance::News(one)), Step::Reveal(Chance::News(two)), Step::Act(owner, keep)] =
                whole.steps()[at..at + 3]
            else {
                continue;
            };
            let mut twin = whole.after(at);
            let (mut first, mut second) = (Vec::new(), Vec::new());
            twin.state().outcomes(&mut first);
            let (other_one, _) = first[dealer.pick(first.len() as u32) as usize];
            twin.reveal(other_one).unwrap();
            twin.state().outcomes(&mut second);
            let (other_two, _) = second[dealer.pick(second.len() as u32) as usize];
            let (Chance::News(a), Chance::News(b)) = (other_one, other_two) else { panic!("news are drawn") };
            let kept_first = keep == Action::from(Deed::Keep { news: one });
            assert!(kept_first || keep == Action::from(Deed::Keep { news: two }));
            let other_keep = Action::from(Deed::Keep { news: if kept_first { a } else { b } });
            let secret = [Step::Reveal(other_one), Step::Reveal(other_two), Step::Act(owner, other_keep)];
            compared += lives_alike(&whole, at, &secret, owner, |_| false);
        }
    }
    assert!(compared > 2000, "only {compared} steps were compared");
}

/// A random sample swaps all that is hidden at once, in every state of a game.
#[test]
fn samples_swap_what_is_hidden_and_nothing_else() {
    let mut dealer = Quick::new(3);
    let whole = testkit::random_game::<Pomory>("2p", 8);
    let (mut swapped_bets, mut swapped_news) = (0, 0);
    for steps in 0..whole.steps().len() {
        let state = whole.after(steps).state().clone();
        for seat in [A, B] {
            let sample = state.determinize(seat, &mut dealer);
            for viewer in [Viewer::Seat(seat), Viewer::Spectator] {
                assert_eq!(reaches(&state, viewer), reaches(&sample, viewer));
            }
            let them = 1 - seat.index();
            let (truth, other) = (state.view(Viewer::Omniscient), sample.view(Viewer::Omniscient));
            swapped_bets += usize::from(truth.seats[them].bet != other.seats[them].bet);
            swapped_news += usize::from(truth.seats[them].news != other.seats[them].news);
        }
    }
    assert!(swapped_bets > 50 && swapped_news > 50, "{swapped_bets} bets and {swapped_news} hands differed");
}

/// Every card that could have been sealed is sealed about equally often in samples.
#[test]
fn sampled_bets_are_drawn_uniformly() {
    let mut desk = Desk::new(position().bets());
    desk.run("a bet cod 8");
    let mut dealer = Quick::new(4);
    let mut counts = std::collections::BTreeMap::<Cards, u32>::new();
    for _ in 0..4500 {
        let sample = desk.game.determinize(B, &mut dealer);
        *counts.entry(sample.view(Viewer::Omniscient).seats[0].bet.unwrap()).or_default() += 1;
    }
    assert_eq!(counts.len(), 45);
    assert!(counts.values().all(|count| (60..150).contains(count)), "{counts:?}");
    assert_eq!(desk.view().step, Waits::Seal);
}

/// Who played Quay Gossip keeps the card it saw in every sample; its owner cannot know which it was.
#[test]
fn samples_know_what_each_side_knows_of_a_shown_card() {
    let position = position().news(A, &[News::Tackle]).news(B, &[News::Gossip]);
    let mut desk = Desk::new(position.bets());
    desk.run("a pass; b gossip; a tackle; a bet cod seal 8; * peek seal");
    let shown = |desk: &Desk, seat: Seat, seed: u64| {
        let sample = desk.game.determinize(seat, &mut Quick::new(seed)).view(Viewer::Omniscient);
        (sample.shown.unwrap().unwrap(), sample.seats[0].bet.unwrap())
    };
    let seal = cards("seal").iter().next().unwrap();
    let mut for_owner = std::collections::BTreeSet::new();
    for seed in 0..40 {
        let (card, bet) = shown(&desk, B, seed);
        assert!(card == seal && bet.contains(seal) && bet.len() == 3, "b saw the seal: {bet:?}");
        let (card, bet) = shown(&desk, A, seed);
        assert_eq!(bet, cards("cod seal 8"));
        for_owner.insert(card);
    }
    assert_eq!(for_owner.into_iter().collect::<Cards>(), cards("cod seal 8"));
    // After one card was taken back, b must reckon with the seal in hand or on the table.
    desk.run("b bet 4 6; * sealed; * die 1; * die 1; a take-back seal");
    let still_laid = (0..60).filter(|&seed| shown(&desk, B, seed).1.contains(seal)).count();
    assert!((20..60).contains(&still_laid), "about two times in three: {still_laid}");
}
