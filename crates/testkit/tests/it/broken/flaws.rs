//! The flaws, one a type.

use std::sync::atomic::{AtomicU64, Ordering};

use tabletop::{
    Dealer, Game, GameKind, MAX_SEATS, Message, Notation, NotationError, ScoreLine, ScoreSheet, Seat, Turn,
    Viewer, Weight,
};
use testkit::toy::{Action, Chance, Event, Flotsam, Phase, Plank, Reason, Refusal, View};

use super::game::Flaw;

/// A number that is never the same again.
fn accident() -> u64 {
    static COUNT: AtomicU64 = AtomicU64::new(1);
    COUNT.fetch_add(1, Ordering::Relaxed)
}

/// What only the omniscient see.
fn truth(game: &Flotsam) -> View {
    game.view(Viewer::Omniscient)
}

macro_rules! flaws {
    ($($(#[$doc:meta])* $name:ident { $($body:tt)* })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            pub struct $name;
            impl Flaw for $name { $($body)* }
        )+
    };
}

flaws! {
    Flawless {}

    // What is shown.
    LeakingView {
        fn view(game: &Flotsam, viewer: Viewer) -> View {
            if viewer == Viewer::Spectator { game.view(viewer) } else { truth(game) }
        }
    }
    LeakingToSpectators {
        fn view(game: &Flotsam, viewer: Viewer) -> View {
            if viewer == Viewer::Spectator { truth(game) } else { game.view(viewer) }
        }
    }
    DeniesLuck {
        const KIND: GameKind = GameKind { luck: false, ..Flotsam::INFO.kind };
    }
    DeniesSecrets {
        const KIND: GameKind = GameKind { secrets: false, ..Flotsam::INFO.kind };
    }
    DeniesSimultaneous {
        const KIND: GameKind = GameKind { simultaneous: false, ..Flotsam::INFO.kind };
    }
    ClaimsSolo {
        const KIND: GameKind = GameKind { solo: true, ..Flotsam::INFO.kind };
    }
    OneAfterTheOther {
        fn turn(game: &Flotsam) -> Turn {
            match game.turn() {
                Turn::Seats(owing) => owing.lowest().map_or(Turn::Over, Turn::seat),
                turn => turn,
            }
        }
    }
    OpeningAct {
        fn act(game: &mut Flotsam, _: &mut u64, seat: Seat, action: Action, events: &mut Vec<Event>) {
            game.act_unchecked(seat, action, events);
            if matches!(action, Action::Seal(_)) && game.turn() == Turn::Chance {
                game.reveal_unchecked(Chance::Open, events);
            }
        }
    }
    TellingAct {
        fn act(game: &mut Flotsam, _: &mut u64, seat: Seat, action: Action, events: &mut Vec<Event>) {
            game.act_unchecked(seat, action, events);
            let bids = truth(game).sealed;
            if bids.iter().all(Option::is_some) {
                let opened = bids.iter().enumerate().filter_map(|(index, bid)| match bid {
                    Some(Plank::Open(worth)) => Some(Event::Opened(Seat(index as u8), *worth)),
                    _ => None,
                });
                events.extend(opened);
            }
        }
    }
    CountsHiddenPlanks {
        fn scores(game: &Flotsam) -> Vec<ScoreSheet<Reason>> {
            let mut scores = game.scores();
            for (sheet, hand) in scores.iter_mut().zip(truth(game).hands) {
                let good = hand.iter().filter(|&&plank| plank == Plank::Open(5)).count() as i32;
                let line = ScoreLine { reason: Reason::Buried, count: good, points: good, places: Vec::new() };
                sheet.lines.push(line);
            }
            scores
        }
        fn places(game: &Flotsam) -> [u8; MAX_SEATS] {
            let mut places = [0; MAX_SEATS];
            places.iter_mut().zip(tabletop::placings(&Self::scores(game))).for_each(|(place, taken)| *place = taken);
            places
        }
    }
    TellsWhatOthersHold {
        fn tell(game: &Flotsam, seat: Seat, action: Action) -> Message {
            let rich = truth(game).hands[seat.next(3).index()].contains(&Plank::Open(4));
            if rich { Message::new("flotsam-action-pass") } else { game.tell(seat, action) }
        }
    }

    // Components and scores.
    LostComponent {
        fn act(game: &mut Flotsam, memory: &mut u64, seat: Seat, action: Action, events: &mut Vec<Event>) {
            *memory += u64::from(action == Action::Pass);
            game.act_unchecked(seat, action, events);
        }
        fn audit(_: &Flotsam, memory: u64) -> Result<(), String> {
            if memory == 0 { Ok(()) } else { Err("an oar is lost".into()) }
        }
    }
    WrongPoints {
        fn points(game: &Flotsam, seat: Seat) -> i32 {
            game.points(seat) + i32::from(game.points(seat) > 3)
        }
    }
    WrongPlaces {
        fn places(_: &Flotsam) -> [u8; MAX_SEATS] {
            [1, 1, 1, 0, 0, 0, 0, 0]
        }
    }
    MissingSheet {
        fn scores(game: &Flotsam) -> Vec<ScoreSheet<Reason>> {
            let mut scores = game.scores();
            if game.turn() == Turn::Over {
                scores.pop();
            }
            scores
        }
    }

    // What may be done.
    LegalButRefused {
        fn legal(game: &Flotsam, seat: Seat, out: &mut Vec<Action>) {
            game.legal(seat, out);
            if matches!(game.view(Viewer::Spectator).phase, Phase::Bids(_)) && game.turn().awaits(seat) {
                out.push(Action::Pass);
            }
        }
    }
    AcceptedButUnlisted {
        fn legal(game: &Flotsam, seat: Seat, out: &mut Vec<Action>) {
            let start = out.len();
            game.legal(seat, out);
            if out.len() > start + 1 {
                out.remove(start);
            }
        }
    }
    UnsortedActions {
        fn legal(game: &Flotsam, seat: Seat, out: &mut Vec<Action>) {
            let start = out.len();
            game.legal(seat, out);
            out[start..].reverse();
        }
    }
    ListedTwice {
        fn legal(game: &Flotsam, seat: Seat, out: &mut Vec<Action>) {
            game.legal(seat, out);
            out.extend(out.last().copied());
        }
    }
    ClearsTheList {
        fn legal(game: &Flotsam, seat: Seat, out: &mut Vec<Action>) {
            out.clear();
            game.legal(seat, out);
        }
    }
    CannotAct {
        fn legal(game: &Flotsam, seat: Seat, out: &mut Vec<Action>) {
            if !matches!(game.view(Viewer::Spectator).phase, Phase::Bury(_)) {
                game.legal(seat, out);
            }
        }
    }
    Panics {
        fn check(game: &Flotsam, seat: Seat, action: Action) -> Result<(), Refusal> {
            if let Action::Seal(worth) | Action::Bury(worth) = action {
                assert!((1..=5).contains(&worth), "nobody would write that");
            }
            game.check(seat, action)
        }
    }
    PanicsInAct {
        fn act(game: &mut Flotsam, _: &mut u64, seat: Seat, action: Action, events: &mut Vec<Event>) {
            assert_ne!(action, Action::Pass, "the boat is leaking");
            game.act_unchecked(seat, action, events);
        }
    }
    QuickestFirst {
        fn act(game: &mut Flotsam, memory: &mut u64, seat: Seat, action: Action, events: &mut Vec<Event>) {
            *memory = seat.0.into();
            game.act_unchecked(seat, action, events);
        }
    }
    Endless {
        const MAX_STEPS: u32 = 12;
    }

    // Luck.
    WrongTicket {
        fn outcome(game: &Flotsam, ticket: Weight) -> Chance {
            game.outcome((ticket + 1) % game.weight())
        }
    }
    WrongWeight {
        fn weight(game: &Flotsam) -> Weight {
            if game.turn() == Turn::Chance { game.weight() + 1 } else { 0 }
        }
        fn outcome(game: &Flotsam, ticket: Weight) -> Chance {
            game.outcome(ticket % game.weight())
        }
    }
    Weightless {
        fn outcomes(game: &Flotsam, out: &mut Vec<(Chance, Weight)>) {
            game.outcomes(out);
            if game.view(Viewer::Spectator).phase == Phase::Tide {
                out.push((Chance::Tide(9), 0));
            }
        }
    }
    UnsortedOutcomes {
        fn outcomes(game: &Flotsam, out: &mut Vec<(Chance, Weight)>) {
            let start = out.len();
            game.outcomes(out);
            out[start..].reverse();
        }
    }
    OutcomesAtAllTimes {
        fn outcomes(game: &Flotsam, out: &mut Vec<(Chance, Weight)>) {
            let start = out.len();
            game.outcomes(out);
            if out.len() == start {
                out.push((Chance::Open, 1));
            }
        }
    }

    // Notation.
    WrittenAlike {
        fn written(action: Action) -> String {
            if let Action::Seal(_) = action { "seal".into() } else { action.to_string() }
        }
        fn read(text: &str) -> Result<Action, NotationError> {
            if text == "seal" { Ok(Action::Seal(1)) } else { Action::parse(text) }
        }
    }
    WrittenInCapitals {
        fn written(action: Action) -> String {
            action.to_string().to_uppercase()
        }
        fn read(text: &str) -> Result<Action, NotationError> {
            Action::parse(&text.to_lowercase())
        }
    }
    ReadAsAnother {
        fn read(text: &str) -> Result<Action, NotationError> {
            Action::parse(text).map(|action| if action == Action::Pass { Action::Bury(1) } else { action })
        }
    }
    ForgetsAnOption {
        fn setup_text(text: String) -> String {
            text.replace("3p", "2p")
        }
    }

    // Determinism.
    RemembersOtherGames {
        fn reveal(game: &mut Flotsam, memory: &mut u64, outcome: Chance, events: &mut Vec<Event>) {
            if let Chance::First(_) = outcome {
                *memory = accident();
            }
            game.reveal_unchecked(outcome, events);
        }
    }
    HashesByAccident {
        fn hashed(_: u64) -> u64 {
            accident()
        }
    }

    // Events.
    TellsEverybody {
        fn seen_by(event: &Event, _: Viewer) -> Option<Event> {
            Some(event.clone())
        }
    }
    TellsSpectators {
        fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
            let viewer = if viewer == Viewer::Spectator { Viewer::Omniscient } else { viewer };
            tabletop::Event::seen_by(event, viewer)
        }
    }
    OnlyForSpectators {
        fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
            let secret = matches!(event, Event::TideRose(_)) && matches!(viewer, Viewer::Seat(_));
            tabletop::Event::seen_by(event, viewer).filter(|_| !secret)
        }
    }
    HiddenFromTheOmniscient {
        fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
            tabletop::Event::seen_by(event, if viewer == Viewer::Omniscient { Viewer::Spectator } else { viewer })
        }
    }

    // Words.
    Wordless {
        fn tell(game: &Flotsam, seat: Seat, action: Action) -> Message {
            if action == Action::Pass { Message::new("flotsam-action-rest") } else { game.tell(seat, action) }
        }
    }
    WordlessEvent {
        fn say(event: &Event) -> Message {
            match event {
                Event::Passed(_) => Message::new("flotsam-event-rested"),
                _ => tabletop::Say::say(event),
            }
        }
    }
    LanguageLeftOut {
        const LANG: &'static [(&'static str, &'static str)] = &[Flotsam::INFO.lang[0], Flotsam::INFO.lang[1]];
    }
    ValueLeftOut {
        fn say(event: &Event) -> Message {
            match event {
                Event::TideRose(_) => Message::new("flotsam-event-tide"),
                _ => tabletop::Say::say(event),
            }
        }
    }

    // Samples.
    SamplesTheTruth {
        fn determinize(game: &Flotsam, _: &mut u64, _: Seat, _: &mut dyn Dealer) -> Flotsam {
            game.clone()
        }
    }
    NeverRepeats {
        fn determinize(game: &Flotsam, memory: &mut u64, seat: Seat, dealer: &mut dyn Dealer) -> Flotsam {
            *memory = accident();
            game.determinize(seat, dealer)
        }
    }
    SampleLosesComponent {
        fn determinize(game: &Flotsam, memory: &mut u64, seat: Seat, dealer: &mut dyn Dealer) -> Flotsam {
            *memory = 1;
            game.determinize(seat, dealer)
        }
        fn audit(_: &Flotsam, memory: u64) -> Result<(), String> {
            if memory == 0 { Ok(()) } else { Err("an oar is lost".into()) }
        }
    }
}
