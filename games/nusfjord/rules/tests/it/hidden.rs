//! C buildings in hand are known to their owner only.

use std::collections::BTreeSet;

use dealer::Quick;
use nusfjord::{Action, Card, Deed, Refusal};
use tabletop::{Event as _, Game, Say, Viewer};

use crate::board::*;

fn dealt() -> Board {
    position("3p")
        .round(4, A)
        .seat(A, |a| _ = a.hand(&["wharf", "castle", "manor"]).goods(12, 9, 9))
        .seat(B, |b| _ = b.hand(&["aquarium", "fortress", "boardwalk"]))
        .seat(C, |c| _ = c.hand(&["fish-market", "market-hall", "village-church"]))
        .board()
}

#[test]
fn a_view_shows_the_own_hand_and_the_size_of_others() {
    let board = dealt();
    let view = board.0.view(Viewer::Seat(A));
    let hand: Vec<_> = view.harbors[0].hand.clone().unwrap().into_iter().map(Card::key).collect();
    assert_eq!(hand, ["wharf", "castle", "manor"]);
    assert_eq!(view.harbors[1].hand, None);
    assert_eq!(view.harbors[1].hand_count, 3);
    let in_hand: Vec<_> = view.cards.iter().filter(|card| card.in_hand).map(|card| card.card.key()).collect();
    assert_eq!(in_hand, ["wharf", "castle", "manor"]);
    let text = format!("{:?}", board.0.view(Viewer::Spectator));
    for card in ["wharf", "aquarium", "fish-market"] {
        assert!(!text.contains(card), "a spectator reads {card}");
    }
}

#[test]
fn refusals_do_not_tell_hands_from_the_pile() {
    let board = dealt();
    let refused = |key: &str| board.0.check(A, Action::Work(Deed::Build(card(key))));
    assert_eq!(refused("aquarium"), Err(Refusal::CardNotOpen));
    assert_eq!(refused("small-forest-castle"), Err(Refusal::CardNotOpen));
}

#[test]
fn samples_deal_every_unseen_card_to_every_hand() {
    let board = dealt();
    let mut seen = BTreeSet::new();
    let mut dealer = Quick::new(5);
    for _ in 0..300 {
        let sample = board.0.determinize(A, &mut dealer);
        let view = sample.view(Viewer::Omniscient);
        assert_eq!(view.harbors[0].hand, board.view().harbors[0].hand, "the own hand stays");
        let others: Vec<_> =
            view.harbors[1..].iter().flat_map(|harbor| harbor.hand.clone().unwrap()).collect();
        assert_eq!(others.iter().collect::<BTreeSet<_>>().len(), 6);
        seen.extend(others);
        sample.audit().unwrap();
    }
    assert_eq!(seen.len(), 11, "14 C buildings less the three of the own hand");
}

#[test]
fn a_deal_is_told_without_the_card_to_others() {
    let event = nusfjord::Event::Dealt { seat: B, card: Some(card("wharf")) };
    assert_eq!(event.seen_by(Viewer::Seat(B)), Some(event));
    let other = event.seen_by(Viewer::Seat(A)).unwrap();
    assert_eq!(other.say().id, "nusfjord-event-dealt-hidden");
    assert_eq!(event.seen_by(Viewer::Spectator), Some(other));
}

#[test]
fn a_built_card_is_known_to_all() {
    let mut board = dealt();
    board.acts(&["build wharf", "at b1"]);
    let view = board.0.view(Viewer::Seat(B));
    assert_eq!(view.harbors[0].buildings[0].card, card("wharf"));
    assert_eq!(view.harbors[0].hand_count, 2);
}
