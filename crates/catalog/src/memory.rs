//! What a bot remembers from decision to decision.

use std::any::Any;

use bots::{
    ActionOf, Knowledge, Player,
    search::{Mind, Search},
};
use tabletop::{Game, Seat, Step, Table, Turn, Viewer};

/// More places and edges of search trees than this are not kept: about 64 bytes each, 26 MB for one bot.
const MOST: usize = 400_000;

/// What one bot at one table remembers of its last thought; nothing at first.
///
/// It is filled only where nothing is hidden from the bot's seat, and used only if nothing was hidden since and seats alone
/// have acted. Everywhere else a bot begins anew: no memory can hold, or depend on, what the seat may not know, and what
/// was thought of all that luck might bring is not taken for a thought about what it brought.
#[derive(Default)]
pub struct Memory {
    kept: Option<Box<dyn Any + Send>>,
    recalled: bool,
}

/// The thoughts of a seat and the table they are about.
struct Kept<K: Knowledge> {
    seat: Seat,
    table: Table<K::Game>,
    search: Search<K>,
}

impl Memory {
    /// Is nothing remembered?
    pub fn is_empty(&self) -> bool {
        self.kept.is_none()
    }

    /// When a choice was last asked for, was the position remembered?
    pub fn recalled(&self) -> bool {
        self.recalled
    }

    /// Somebody who thinks for `seat` and knows what is remembered of the table as it stands.
    pub(crate) fn recall<K: Knowledge>(
        &mut self,
        table: &Table<K::Game>,
        seat: Seat,
        player: Player,
    ) -> Search<K> {
        let kept = self.kept.take().and_then(|kept| kept.downcast::<Kept<K>>().ok());
        let search = kept.filter(|kept| kept.seat == seat).and_then(|kept| kept.followed_to(table));
        self.recalled = search.as_ref().is_some_and(Search::remembers);
        let fresh = player.search(Mind::default());
        match search {
            Some(search) => fresh.continuing(search),
            None => fresh,
        }
    }

    /// Keeps what can still be of use once `seat` has acted at the table.
    pub(crate) fn keep<K: Knowledge>(
        &mut self,
        search: Search<K>,
        table: &Table<K::Game>,
        seat: Seat,
        action: ActionOf<K>,
    ) {
        if !search.remembers() || hides(table.state(), Viewer::Seat(seat)) {
            return;
        }
        let mut kept = Kept { seat, table: table.clone(), search };
        if kept.take(Step::Act(seat, action)).is_some() && matches!(kept.table.turn(), Turn::Seats(_)) {
            kept.search.keep_at_most(MOST);
            self.kept = kept.search.remembers().then(|| Box::new(kept) as Box<dyn Any + Send>);
        }
    }
}

impl<K: Knowledge> Kept<K> {
    /// Follows the game to where it stands; `None` if it went another way, or one that cannot be followed.
    fn followed_to(mut self, table: &Table<K::Game>) -> Option<Search<K>> {
        for &step in table.steps().strip_prefix(self.table.steps())? {
            self.take(step)?;
        }
        (self.table.state() == table.state()).then_some(self.search)
    }

    /// Takes a step of a seat after which everything on the table is open to the one that thinks.
    fn take(&mut self, step: Step<K::Game>) -> Option<()> {
        let Step::Act(seat, action) = step else { return None };
        self.table.step(step).ok()?;
        self.search.saw(seat, action);
        (!hides(self.table.state(), Viewer::Seat(self.seat))).then_some(())
    }
}

/// Is there anything in the state that `viewer` may not know?
pub(crate) fn hides<G: Game>(state: &G, viewer: Viewer) -> bool {
    state.view(Viewer::Omniscient) != state.view(viewer)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use bots::{Budget, Kind, Limits, search::Verdict};
    use dealer::Quick;
    use fjords::{Fjords, Phase};
    use fjords_bot::FjordsBot;
    use pomory::Pomory;
    use pomory_bot::PomoryBot;
    use tabletop::Dealer;

    use super::*;

    const SEED: u64 = 11;

    fn opened<G: Game>() -> Table<G> {
        let material = G::load(G::INFO.material).expect("the default edition is whole");
        let setup = "2p".parse().expect("two may play");
        Table::new(setup, Box::leak(Box::new(material)))
    }

    /// Plays on at random until the table is as wished for.
    fn played_until<G: Game>(until: impl Fn(&Table<G>) -> bool) -> Table<G> {
        let (mut table, mut dealer) = (opened::<G>(), Quick::new(4));
        while !until(&table) {
            if table.turn() == Turn::Chance {
                table.draw(|_, total| dealer.pick(total)).expect("luck may decide");
            } else {
                let seat = to_move(&table);
                let legal = table.seen_by(seat).legal();
                table.play(seat, legal[dealer.pick(legal.len() as u32) as usize]).expect("a legal action");
            }
        }
        table
    }

    fn to_move<G: Game>(table: &Table<G>) -> Seat {
        let Turn::Seats(seats) = table.turn() else { panic!("nobody is to move") };
        seats.lowest().expect("somebody is to move")
    }

    /// What a bot at `seat` thinks with its memory, and remembers then.
    fn think<K: Knowledge>(
        memory: &mut Memory,
        table: &Table<K::Game>,
        seat: Seat,
        playouts: u32,
    ) -> Verdict<ActionOf<K>> {
        let stop = AtomicBool::new(false);
        let mut search = memory.recall::<K>(table, seat, Kind::Pilot.into());
        let limits = Limits::new(Budget::Playouts(playouts), SEED, &stop);
        let verdict = search.rate(&table.seen_by(seat), &limits);
        memory.keep(search, table, seat, verdict.best());
        verdict
    }

    fn visits<A>(verdict: &Verdict<A>) -> u32 {
        verdict.actions.iter().map(|rated| rated.visits).sum()
    }

    #[test]
    fn the_answer_of_another_seat_is_followed() {
        let mut table =
            played_until(|table: &Table<Fjords>| table.view(Viewer::Spectator).phase == Phase::Settlement);
        let (seat, mut memory) = (to_move(&table), Memory::default());
        let first = think::<FjordsBot>(&mut memory, &table, seat, 600);
        table.play(seat, first.best()).expect("a legal action");
        let before = table.clone();
        let answering = to_move(&table);
        assert_ne!(answering, seat);
        let answer = think::<FjordsBot>(&mut Memory::default(), &table, answering, 100).best();
        table.play(answering, answer).expect("a legal action");
        let second = think::<FjordsBot>(&mut memory, &table, seat, 50);
        assert!(memory.recalled() && visits(&second) > 50, "{second:?}");

        // The answer is taken back after all: the memory is of something that has not happened.
        let other = before.seen_by(answering).legal().into_iter().find(|other| *other != answer);
        let mut table = before;
        table.play(answering, other.expect("there is another answer")).expect("a legal action");
        let third = think::<FjordsBot>(&mut memory, &table, seat, 50);
        assert_eq!((memory.recalled(), visits(&third)), (false, 50));
        assert!(table.check(seat, third.best()).is_ok());
    }

    #[test]
    fn luck_ends_a_memory() {
        let mut table = played_until(|table: &Table<Fjords>| matches!(table.turn(), Turn::Seats(_)));
        let (seat, mut memory) = (to_move(&table), Memory::default());
        let mut decisions = 0;
        while table.turn() != Turn::Chance {
            let action = think::<FjordsBot>(&mut memory, &table, seat, 60).best();
            assert_eq!(memory.recalled(), decisions > 0);
            decisions += 1;
            table.play(seat, action).expect("a legal action");
        }
        assert!(decisions > 1 && memory.is_empty());
    }

    /// Pomory's bets are sealed: whatever the other has bet, a bot with the same past thinks the same.
    #[test]
    fn what_is_hidden_changes_neither_memory_nor_thought() {
        let both = |table: &Table<Pomory>| matches!(table.turn(), Turn::Seats(seats) if seats.len() == 2);
        let mut table = played_until(|table| both(table) && table.seen_by(Seat(1)).legal().len() > 1);
        let (own, other) = (Seat(0), Seat(1));
        let mut memory = Memory::default();
        think::<PomoryBot>(&mut memory, &table, own, 40);
        assert!(memory.is_empty(), "nothing is kept where something is hidden");
        let bets = table.seen_by(other).legal();
        let [first, second] = [bets[0], bets[1]].map(|bet| {
            table.play(other, bet).expect("a legal bet");
            let view = table.view(Viewer::Seat(own));
            let verdict = think::<PomoryBot>(&mut memory, &table, own, 40);
            assert!(memory.is_empty() && !memory.recalled());
            table.undo(other).expect("a bet may be taken back");
            (view, verdict)
        });
        assert!(first == second, "the same view, the same thoughts");
    }
}
