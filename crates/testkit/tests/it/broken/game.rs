//! The good game in a dress that can have one flaw.

use std::{
    fmt,
    hash::{Hash, Hasher},
    marker::PhantomData,
};

use tabletop::{
    Dealer, Game, GameKind, Info, MAX_SEATS, Message, ScoreSheet, Seat, Sink, Turn, Viewer, Weight,
};
use testkit::toy::{Action, Chance, Event, Flotsam, Material, Reason, Refusal, View};

use super::{
    event::Fact,
    text::{Agreed, Deed},
};

/// What may be wrong with a game. Everything is right unless a flaw says otherwise. `memory` is a number that the
/// broken state keeps beside the good one.
pub trait Flaw: Copy + Ord + Hash + fmt::Debug + Send + Sync + 'static {
    const MAX_STEPS: u32 = 64;
    const KIND: GameKind = Flotsam::INFO.kind;
    const LANG: &'static [(&'static str, &'static str)] = Flotsam::INFO.lang;

    fn turn(game: &Flotsam) -> Turn {
        game.turn()
    }
    fn legal(game: &Flotsam, seat: Seat, out: &mut Vec<Action>) {
        game.legal(seat, out);
    }
    fn check(game: &Flotsam, seat: Seat, action: Action) -> Result<(), Refusal> {
        game.check(seat, action)
    }
    fn act(game: &mut Flotsam, memory: &mut u64, seat: Seat, action: Action, events: &mut Vec<Event>) {
        let _ = memory;
        game.act_unchecked(seat, action, events);
    }
    fn outcomes(game: &Flotsam, out: &mut Vec<(Chance, Weight)>) {
        game.outcomes(out);
    }
    fn weight(game: &Flotsam) -> Weight {
        game.weight()
    }
    fn outcome(game: &Flotsam, ticket: Weight) -> Chance {
        game.outcome(ticket)
    }
    fn reveal(game: &mut Flotsam, memory: &mut u64, outcome: Chance, events: &mut Vec<Event>) {
        let _ = memory;
        game.reveal_unchecked(outcome, events);
    }
    fn view(game: &Flotsam, viewer: Viewer) -> View {
        game.view(viewer)
    }
    fn determinize(game: &Flotsam, memory: &mut u64, seat: Seat, dealer: &mut dyn Dealer) -> Flotsam {
        let _ = memory;
        game.determinize(seat, dealer)
    }
    fn scores(game: &Flotsam) -> Vec<ScoreSheet<Reason>> {
        game.scores()
    }
    fn points(game: &Flotsam, seat: Seat) -> i32 {
        // A sheet may be missing.
        Self::scores(game).get(seat.index()).map_or(0, ScoreSheet::total)
    }
    fn places(game: &Flotsam) -> [u8; MAX_SEATS] {
        game.places()
    }
    fn tell(game: &Flotsam, seat: Seat, action: Action) -> Message {
        game.tell(seat, action)
    }
    fn audit(game: &Flotsam, memory: u64) -> Result<(), String> {
        let _ = memory;
        game.audit()
    }
    fn hashed(memory: u64) -> u64 {
        memory
    }
    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        tabletop::Event::seen_by(event, viewer)
    }
    fn say(event: &Event) -> Message {
        tabletop::Say::say(event)
    }
    fn written(action: Action) -> String {
        action.to_string()
    }
    fn read(text: &str) -> Result<Action, tabletop::NotationError> {
        tabletop::Notation::parse(text)
    }
    fn setup_text(text: String) -> String {
        text
    }
}

/// The good game with flaw `F`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken<F> {
    game: Flotsam,
    memory: u64,
    flaw: PhantomData<F>,
}

impl<F: Flaw> Hash for Broken<F> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.game.hash(state);
        F::hashed(self.memory).hash(state);
    }
}

impl<F: Flaw> Broken<F> {
    fn pass_on(events: Vec<Event>, sink: &mut impl Sink<Fact<F>>) {
        events.into_iter().for_each(|event| sink.emit(Fact::new(event)));
    }
}

impl<F: Flaw> Game for Broken<F> {
    const INFO: Info = Info { kind: F::KIND, max_steps: F::MAX_STEPS, lang: F::LANG, ..Flotsam::INFO };

    type Material = Material;
    type Setup = Agreed<F>;
    type Action = Deed<F>;
    type Chance = Chance;
    type Event = Fact<F>;
    type Refusal = Refusal;
    type Reason = Reason;
    type View = View;

    fn new(setup: &Agreed<F>, material: &'static Material) -> Self {
        Broken { game: Flotsam::new(&setup.0, material), memory: 0, flaw: PhantomData }
    }
    fn seats(&self) -> u8 {
        self.game.seats()
    }
    fn turn(&self) -> Turn {
        F::turn(&self.game)
    }
    fn legal(&self, seat: Seat, out: &mut Vec<Deed<F>>) {
        let mut actions: Vec<Action> = out.iter().map(|deed| deed.action).collect();
        F::legal(&self.game, seat, &mut actions);
        *out = actions.into_iter().map(Deed::new).collect();
    }
    fn check(&self, seat: Seat, deed: Deed<F>) -> Result<(), Refusal> {
        F::check(&self.game, seat, deed.action)
    }
    fn act_unchecked(&mut self, seat: Seat, deed: Deed<F>, sink: &mut impl Sink<Fact<F>>) {
        let mut events = Vec::new();
        F::act(&mut self.game, &mut self.memory, seat, deed.action, &mut events);
        Self::pass_on(events, sink);
    }
    fn outcomes(&self, out: &mut Vec<(Chance, Weight)>) {
        F::outcomes(&self.game, out);
    }
    fn weight(&self) -> Weight {
        F::weight(&self.game)
    }
    fn outcome(&self, ticket: Weight) -> Chance {
        F::outcome(&self.game, ticket)
    }
    fn reveal_unchecked(&mut self, outcome: Chance, sink: &mut impl Sink<Fact<F>>) {
        let mut events = Vec::new();
        F::reveal(&mut self.game, &mut self.memory, outcome, &mut events);
        Self::pass_on(events, sink);
    }
    fn view(&self, viewer: Viewer) -> View {
        F::view(&self.game, viewer)
    }
    fn determinize(&self, seat: Seat, dealer: &mut dyn Dealer) -> Self {
        let mut memory = self.memory;
        let game = F::determinize(&self.game, &mut memory, seat, dealer);
        Broken { game, memory, flaw: PhantomData }
    }
    fn scores(&self) -> Vec<ScoreSheet<Reason>> {
        F::scores(&self.game)
    }
    fn points(&self, seat: Seat) -> i32 {
        F::points(&self.game, seat)
    }
    fn places(&self) -> [u8; MAX_SEATS] {
        F::places(&self.game)
    }
    fn tell(&self, seat: Seat, deed: Deed<F>) -> Message {
        F::tell(&self.game, seat, deed.action)
    }
    fn audit(&self) -> Result<(), String> {
        F::audit(&self.game, self.memory)
    }
}
