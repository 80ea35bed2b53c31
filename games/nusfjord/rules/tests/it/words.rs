//! What is said of actions, events and refusals, in three languages.

use lang::{Lang, Speaker};
use nusfjord::{Action, Event, Goods, Nusfjord, Refusal, effect::Hull};
use tabletop::{Game, Message, Notation, Say, Words};

use crate::board::*;

fn said(message: &Message) -> [String; 3] {
    let names = ["Ingrid", "Олена", "Olav"];
    [Lang::En, Lang::Ru, Lang::Uk]
        .map(|lang| Speaker::new(lang, Nusfjord::INFO.lang).at_table(&names).say(message))
}

/// What seat a is told that this action does.
#[track_caller]
fn told(board: &Board, text: &str) -> [String; 3] {
    let action = Action::parse(text).unwrap_or_else(|why| panic!("`{text}`: {why}"));
    said(&board.0.tell(A, action))
}

#[track_caller]
fn english(board: &Board, text: &str) -> String {
    told(board, text)[0].clone()
}

#[test]
fn actions_of_a_worker_are_told_with_their_price() {
    let board = position("2p")
        .open(&["fish-stand", "parish-house"])
        .seat(A, |a| _ = a.goods(9, 9, 9).elder("forester", 0))
        .seat(B, |b| _ = b.in_new_shares(2))
        .board();
    for (text, said) in [
        ("gold", "+1 gold"),
        ("transfer", "Transfer Reserve"),
        ("serve 1", "Serve fish on 1 plate"),
        ("serve 2", "Serve fish on 2 plates"),
        ("build fish-stand", "Build “Fish Stand” (1 wood)"),
        ("build parish-house", "Build “Parish House” (4 wood and 1 gold)"),
        ("issue", "Issue a share"),
        ("buy", "Buy all shares for 2 gold"),
        ("clear a2", "Clear a Forest at a2"),
        ("plant a2", "Plant a Forest at a2"),
        ("thin", "Thin out"),
        ("ship sloop", "Build a ship: sloop (2 wood and 2 fish)"),
        ("take broker", "Take an elder: Broker"),
        ("use forester", "Send a worker to Forester"),
        ("pass", "Pass"),
        ("end", "End the turn"),
        ("copy gold", "Copy: +1 gold"),
    ] {
        assert_eq!(english(&board, text), said, "{text}");
    }
    assert_eq!(told(&board, "serve 2")[1..], ["Подать рыбу на 2 тарелки", "Подати рибу на 2 тарілки"]);
    assert_eq!(told(&board, "serve 5")[1..], ["Подать рыбу на 5 тарелок", "Подати рибу на 5 тарілок"]);
}

/// NU-182: an exchange says what goes and what comes, a sale what the ship brings.
#[test]
fn exchanges_are_told_with_their_goods() {
    let board = owning("resource-trade", (5, 5, 0), |_| {});
    assert_eq!(english(&board, "trade resource-trade"), "“Resource Trade”: 2 fish → 1 wood");
    assert_eq!(english(&board, "trade resource-trade/2"), "“Resource Trade”: 1 wood → 1 fish");
    let board = owning("ship-broker", (0, 0, 0), |a| _ = a.ships(&[Hull::Sloop, Hull::Cutter]));
    let sales = board.offered("sell ");
    assert!(!sales.is_empty());
    for text in sales {
        let before = board.goods(A).2;
        let mut after = board.clone();
        after.act(&text);
        let gold = after.goods(A).2 - before;
        let said = english(&board, &text);
        assert!(said.ends_with(&format!(" for {gold} gold")), "{said}");
        assert!(said.contains("(sloop)") || said.contains("(cutter)"), "{said}");
    }
}

/// Every action of whole games is told: in words, with nothing missing, and no two that can be chosen alike.
#[test]
fn every_action_is_told() {
    let speakers = Lang::ALL.map(|lang| Speaker::new(lang, Nusfjord::INFO.lang));
    for (seed, setup) in (5..).zip(["1p", "2p deck=cod", "3p deck=mackerel", "5p"]) {
        let whole = testkit::random_game::<Nusfjord>(setup, seed);
        for steps in (0..whole.steps().len()).step_by(3) {
            let table = whole.after(steps);
            let tabletop::Turn::Seats(seats) = table.state().turn() else { continue };
            let seat = seats.lowest().unwrap();
            let mut legal = Vec::new();
            table.state().legal(seat, &mut legal);
            for speaker in &speakers {
                let mut all = std::collections::BTreeSet::new();
                for &action in &legal {
                    let said = speaker.say(&table.state().tell(seat, action));
                    assert!(!said.contains(['⟨', '{']), "{action}: {said}");
                    assert!(all.insert(said.clone()), "{setup}, step {steps}: two choices are “{said}”");
                }
            }
        }
    }
}

/// Numbers take their forms in every language.
#[test]
fn numbers_take_the_right_forms() {
    let served = |plates, fish| said(&Event::FishServed { seat: A, plates, fish }.say());
    assert_eq!(served(1, 3)[0], "Ingrid fills 1 plate for 3 fish and gets 1 gold.");
    assert_eq!(served(2, 5)[0], "Ingrid fills 2 plates for 5 fish and gets 2 gold.");
    let bought = |shares, gold| said(&Event::SharesBought { seat: B, shares, gold }.say());
    assert_eq!(
        bought(1, 1),
        [
            "Олена buys 1 share for 1 gold.",
            "Олена скупает 1 акцию; цена в золоте — 1.",
            "Олена скуповує 1 акцію; ціна в золоті — 1."
        ]
    );
    assert_eq!(
        bought(2, 3)[1..],
        ["Олена скупает 2 акции; цена в золоте — 3.", "Олена скуповує 2 акції; ціна в золоті — 3."]
    );
    assert_eq!(
        bought(5, 7)[1..],
        ["Олена скупает 5 акций; цена в золоте — 7.", "Олена скуповує 5 акцій; ціна в золоті — 7."]
    );
    let elder = nusfjord::Elder(0);
    let paid = |fish| said(&Event::ElderPaid { seat: A, elder, fish }.say())[0].clone();
    assert!(paid(1).ends_with("1 of them goes into the supply."), "{}", paid(1));
    assert!(paid(3).ends_with("3 of them go into the supply."), "{}", paid(3));
}

/// Goods are listed: what is missing, what was paid, what was exchanged.
#[test]
fn goods_are_listed() {
    let paid = Event::Paid { seat: A, goods: Goods::new(2, 0, 1) };
    assert_eq!(said(&paid.say())[0], "Ingrid pays 2 wood and 1 gold.");
    let board = position("2p").open(&["parish-house"]).seat(A, |a| _ = a.goods(1, 0, 0)).board();
    let why = board.refusal("build parish-house");
    assert!(matches!(why, Refusal::Short(_)), "{why:?}");
    assert_eq!(said(&why.say())[0], "Short of 3 wood and 1 gold.");
    let mut trade = owning("resource-trade", (0, 2, 0), |_| {});
    let events = trade.act("trade resource-trade");
    assert_eq!(said(&events[0].say())[0], "Ingrid: “Resource Trade”, 2 fish → 1 wood.");
}
