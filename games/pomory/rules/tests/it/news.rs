//! News cards in general (rulebook: "Карты известий").

use dealer::Quick;
use pomory::{Chance, Event, News, Refusal, Step, View, Window};
use tabletop::{Game, Turn, Viewer};

use crate::desk::{A, B, Desk, Written, cards, position, resources};

/// Both sell salt in vain; fair weather; opened.
const IN_VAIN: &str = "a bet 4 6; b bet 4 6; * sealed; * die 1; * die 1; * open";

/// PO-096
#[test]
fn two_are_drawn_one_is_kept_the_other_goes_under_the_deck() {
    let mut desk = Desk::new(position().bets());
    desk.run(IN_VAIN).run("* news signs; * news calm; a keep calm");
    assert_eq!(desk.news(A), [News::Calm]);
    assert_eq!((desk.view().news_deck, desk.view().news_bottom), (14, vec![Some(News::Signs)]));
    desk.run("* news word; * news fair; b keep fair");
    assert_eq!(desk.view().news_bottom, [Some(News::Signs), Some(News::Word)], "the newest is the lowest");
    assert_eq!(desk.view().news_deck, 13);
}

/// PO-099
#[test]
fn the_last_card_is_taken_without_a_choice() {
    let all_but_one: Vec<News> = News::ALL.into_iter().filter(|&news| news != News::Word).collect();
    let mut desk = Desk::new(position().played_news(&all_but_one).bets());
    desk.run(IN_VAIN);
    assert_eq!(desk.outcomes(), [Chance::News(News::Word)]);
    desk.run("* news word");
    assert_eq!((desk.news(A), desk.view().news_deck), (vec![News::Word], 0));
    // b failed too, but nothing is left: no step, and the round is over.
    assert_eq!((desk.view().step, desk.view().round), (Step::Movement, 3));
    assert!(desk.news(B).is_empty());
}

/// PO-100
#[test]
fn a_card_is_playable_from_the_next_round_on() {
    let three = resources("H1 H1 H1");
    let mut desk = Desk::new(position().collection(A, &three).news(A, &[News::Calm]).bets());
    desk.pass_all().run("a bet 4 6; b bet 4 6; * sealed").pass_all().run("* die 1; * die 1").pass_all();
    desk.run("* open").pass_all().run("* news fair; * news signs; a keep fair");
    assert_eq!(desk.view().step, Step::Announce, "everybody knows that a holds news and three herrings");
    assert_eq!(desk.refused("a fair herring"), Refusal::NewsTooFresh(News::Fair));
    desk.run("a pass; * news word; * news nets; b keep nets; b end; a end").pass_all();
    desk.run("a bet 8 10; b bet 8 10; * sealed").pass_all().run("* die 1; * die 1").pass_all();
    desk.run("* open").pass_all().run("* news decree; * news anchor; b keep anchor");
    desk.pass_all().run("* news pilot; * news shoals; a keep pilot; a fair herring");
    assert_eq!(desk.points(A), 4);
    let fresh = Desk::new(position().fresh_news(A, News::FairWind));
    assert_eq!(fresh.refused("a fair-wind"), Refusal::NewsTooFresh(News::FairWind));
}

/// PO-101
#[test]
fn a_played_card_is_discarded_and_never_comes_back() {
    let mut desk = Desk::new(position().news(A, &[News::FairWind, News::Pilot]));
    desk.run("a fair-wind");
    assert_eq!(desk.news(A), [News::Pilot]);
    assert_eq!(desk.watched().news_discard, [News::FairWind]);
    assert_eq!(desk.refused("a fair-wind"), Refusal::NewsNotHeld(News::FairWind));
    desk.run("a end; b end").pass_all().run("a bet 4 6; b bet 4 6; * sealed").pass_all();
    desk.run("* die 1; * die 1").pass_all().run("* open").pass_all();
    assert!(!desk.outcomes().contains(&Chance::News(News::FairWind)));
    assert_eq!(desk.outcomes().len(), 13);
}

/// PO-102
#[test]
fn the_first_player_is_asked_first() {
    for first in [A, B] {
        let second = if first == A { B } else { A };
        let ready = position().round(2, first).news(A, &[News::Fair]).news(B, &[News::Word]);
        let mut desk = Desk::new(ready.bets());
        desk.pass_all().run("a bet 4 6; b bet 4 6; * sealed");
        for roll in ["", "* die 4"] {
            desk.run(roll);
            assert!(matches!(desk.view().step, Step::Ask(Window::Moryana | Window::Result)));
            assert_eq!(desk.game_turn(), Turn::seat(first));
            desk.run(&format!("{first} pass"));
            assert_eq!(desk.game_turn(), Turn::seat(second));
            desk.run(&format!("{second} pass"));
        }
    }
}

/// PO-103, ruling U18
#[test]
fn a_new_situation_is_a_new_question_for_both() {
    let ready = position().news(A, &[News::Calm]).news(B, &[News::Signs]);
    let mut desk = Desk::new(ready.bets());
    desk.pass_all().run("a bet 4 6; b bet 4 6; * sealed").pass_all();
    desk.run("* die 4; a pass; b signs; * die 5");
    assert_eq!((desk.view().step, desk.view().actor), (Step::Ask(Window::Result), A));
    desk.run("a calm");
    assert!(desk.view().story.stilled);
}

/// PO-104
#[test]
fn hands_are_hidden_unlimited_and_any_number_may_be_played() {
    let news = [News::FairWind, News::Pilot, News::Calm, News::Word];
    let mut desk = Desk::new(position().news(A, &news));
    let seen = desk.seen_by(B).seats[0].news.clone();
    assert_eq!(seen.len(), 4);
    assert!(seen.iter().all(|held| held.news.is_none() && !held.fresh));
    assert_eq!(desk.watched().seats[0].news, seen);
    desk.run("a fair-wind; a pilot c15");
    assert_eq!(desk.news(A).len(), 2);
}

/// The questions of a round in which nobody plays anything and the first news that can come do come.
fn questions(desk: &mut Desk) -> Vec<(Step, tabletop::Seat)> {
    let mut asked = Vec::new();
    let mut script = ["a end", "b end", "a bet herring 4", "b bet cod 4", "* sealed", "* die 6", "* open"]
        .into_iter()
        .chain(["* card seal1", "* card seal1"]);
    let round = desk.view().round;
    while desk.view().round == round {
        let view = desk.view();
        match view.step {
            Step::Ask(_) | Step::Announce => {
                asked.push((view.step, view.actor));
                desk.run(&format!("{} pass", view.actor));
            }
            Step::DrawNews => {
                let news = desk.outcomes()[0];
                desk.run(&format!("* {news}"));
            }
            Step::Keep => {
                let keep = desk.legal(view.actor)[0].clone();
                desk.run(&format!("{} {keep}", view.actor));
            }
            _ => {
                desk.run(script.next().expect("the round ends with the script"));
            }
        }
    }
    asked
}

/// PO-105, ruling U1
#[test]
fn who_is_asked_depends_on_public_facts_only() {
    let ready = |news: News| {
        let three = resources("C1 C2");
        let ships = position().ships("c06 a, c01 b").lies("H1 C1 F1 S1").collection(B, &three);
        ships.news(B, &[news])
    };
    let mut expected = None;
    for news in News::ALL {
        let asked = questions(&mut Desk::new(ready(news).open_salt(B, cards("8"))));
        assert_eq!(expected.get_or_insert_with(|| asked.clone()), &asked, "{news:?}");
    }
    let windows = [
        Step::Ask(Window::Gossip),
        Step::Ask(Window::Saltworks),
        Step::Ask(Window::Tackle),
        Step::Ask(Window::Moryana),
        Step::Ask(Window::Result),
        Step::Ask(Window::Nets),
        Step::Ask(Window::Decree),
        // Cod has brought 1, salt 4 has failed.
        Step::Ask(Window::Word),
        // Three cod of the four that are needed.
        Step::Announce,
    ];
    assert_eq!(expected.unwrap(), windows.map(|window| (window, B)), "a holds nothing and is never asked");
    // Once a card is played, nobody is asked for it any more.
    let played = [News::Gossip, News::Moryana, News::Decree, News::Tackle, News::Word, News::Fair];
    let asked = questions(&mut Desk::new(ready(News::Pilot).played_news(&played)));
    assert_eq!(asked, [(Step::Ask(Window::Result), B), (Step::Ask(Window::Nets), B)]);
}

/// Seven have been drawn twice: seven are held, seven lie under the deck, one was never seen.
fn late(bottom_by: [tabletop::Seat; 7]) -> Desk {
    let all = News::ALL;
    let returned: Vec<_> = (0..7).map(|index| (all[index], bottom_by[index])).collect();
    let position = position().returned_news(&returned).news(A, &all[7..11]).news(B, &all[11..14]);
    let mut desk = Desk::new(position.bets());
    desk.pass_all().run("a bet 4 6; b bet 4 6; * sealed").pass_all().run("* die 1; * die 1").pass_all();
    desk.run("* open").pass_all();
    desk
}

/// What a sample for a seat shows to all eyes.
fn sampled(desk: &Desk, seat: tabletop::Seat, seed: u64) -> View {
    desk.game.determinize(seat, &mut Quick::new(seed)).view(Viewer::Omniscient)
}

/// PO-106, ruling U17
#[test]
fn returned_cards_come_up_in_order_and_only_their_returner_knows_them() {
    let desk = late([A, B, A, B, A, B, A]);
    assert_eq!(desk.view().news_deck, 8);
    assert_eq!(desk.seen_by(A).news_bottom[..2], [Some(News::FairWind), None]);
    assert_eq!(desk.seen_by(B).news_bottom[..2], [None, Some(News::Pilot)]);
    assert_eq!(desk.watched().news_bottom, [None; 7]);
    for seed in 0..20 {
        assert_eq!(sampled(&desk, A, seed).news_bottom[0], Some(News::FairWind), "a put it there");
    }
    let seen: std::collections::BTreeSet<_> =
        (0..40).map(|seed| sampled(&desk, B, seed).news_bottom[0]).collect();
    assert!(seen.len() > 3, "b cannot know: {seen:?}");

    // The eighth draw: the unseen one, then the first returned.
    let mut desk = desk;
    assert_eq!(desk.outcomes(), [Chance::News(News::Fair)]);
    desk.run("* news fair");
    assert_eq!(desk.outcomes(), [Chance::News(News::FairWind)]);
    desk.run("* news fair-wind; a keep fair");
    assert_eq!(desk.view().news_bottom.last(), Some(&Some(News::FairWind)), "under the deck again");
}

/// Who put a card under the deck sees it come up in the other's hand, until the other chooses (ruling E4).
#[test]
fn a_known_card_is_known_until_its_drawer_has_chosen() {
    let mut desk = late([B, B, A, A, A, B, A]);
    desk.run("* news fair; * news fair-wind");
    assert_eq!(desk.seen_by(B).news_drawn, [Some(News::FairWind), None]);
    assert_eq!(desk.watched().news_drawn, [None, None]);
    for seed in 0..20 {
        let drawn = sampled(&desk, B, seed).news_drawn;
        assert!(drawn.contains(&Some(News::FairWind)), "b knows that one: {drawn:?}");
    }
    desk.run("a keep fair");
    assert!(desk.seen_by(B).seats[0].news.iter().all(|held| held.news.is_none()));
    // Without a choice nothing is forgotten.
    let returned = [(News::Word, B)];
    let held: Vec<News> = News::ALL.into_iter().filter(|&news| news != News::Word).collect();
    let mut desk = Desk::new(position().returned_news(&returned).played_news(&held).bets());
    desk.run(IN_VAIN).run("* news word");
    assert_eq!(desk.seen_by(B).seats[0].news[0].news, Some(News::Word));
    assert_eq!(desk.watched().seats[0].news[0].news, None);
    assert_eq!(sampled(&desk, B, 3).seats[0].news[0].news, Some(News::Word));
}

#[test]
fn news_drawn_and_kept_are_told_to_their_owner_alone() {
    use tabletop::Event as _;
    let mut desk = Desk::new(position().bets());
    desk.run(IN_VAIN).run("* news signs; * news calm; a keep calm");
    let drawn = Event::NewsDrawn { seat: A, news: Some(News::Signs) };
    assert!(desk.events.contains(&drawn));
    assert_eq!(drawn.seen_by(Viewer::Seat(A)), Some(drawn.clone()));
    for viewer in [Viewer::Seat(B), Viewer::Spectator] {
        assert_eq!(drawn.seen_by(viewer), Some(Event::NewsDrawn { seat: A, news: None }));
    }
}
