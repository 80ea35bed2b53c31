//! What the bots of all tables remember from decision to decision.
//!
//! Nothing depends on it: a bot that remembers nothing begins anew. So whatever has to go may go at any time, and the
//! memory that was not used for the longest time goes first.

use std::sync::{
    Mutex, MutexGuard, PoisonError,
    atomic::{AtomicBool, Ordering},
};

use catalog::Memory;
use tabletop::Seat;

/// How many bots may remember something. One memory has at most 400,000 places and edges of search trees, about 26 MB, so
/// all of them together at most about 420 MB, whatever is played; a usual one has a tenth of that.
const MOST: usize = 16;

/// The memories of bots by table and seat, the one used last at the end.
#[derive(Default)]
pub struct Memories(Mutex<Vec<(String, Seat, Memory)>>);

impl Memories {
    /// Takes out what the bot at `seat` remembers; an empty memory if that is nothing.
    pub fn take(&self, table: &str, seat: Seat) -> Memory {
        let mut kept = self.lock();
        let found = kept.iter().position(|(id, of, _)| id == table && *of == seat);
        found.map(|at| kept.remove(at).2).unwrap_or_default()
    }

    /// Puts back what the bot at `seat` remembers, unless the thought was `stopped`.
    pub fn put(&self, table: &str, seat: Seat, memory: Memory, stopped: &AtomicBool) {
        let mut kept = self.lock();
        // Asked under the lock: who stops a thought and then forgets its table finds nothing left behind.
        if memory.is_empty() || stopped.load(Ordering::Relaxed) {
            return;
        }
        let oldest = (kept.len() == MOST).then(|| kept.remove(0));
        kept.push((table.into(), seat, memory));
        // Dropping takes a moment; nobody should wait for that at the lock.
        drop(kept);
        drop(oldest);
    }

    /// The bots of a table forget everything; it is given back, as it takes a moment to drop.
    #[must_use]
    pub fn forget(&self, table: &str) -> Vec<Memory> {
        self.lock().extract_if(.., |(id, ..)| id == table).map(|(.., memory)| memory).collect()
    }

    fn lock(&self) -> MutexGuard<'_, Vec<(String, Seat, Memory)>> {
        // The list is whole at every moment, so a panic elsewhere cannot have spoilt it.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::Arc, time::Duration};

    use catalog::{Budget, Catalog, Limits, Player};
    use tabletop::Turn;
    use tokio::sync::watch;

    use super::*;
    use crate::{
        live::{Context, Cores, Stage, Tables},
        opening::{self, Chair, Wish},
        store::{Person, Sqlite, Store, VisitorId},
    };

    static ON: AtomicBool = AtomicBool::new(false);
    const A: Seat = Seat(0);

    /// What a bot remembers after its first decision in Fjords.
    fn memory() -> Memory {
        let games = Catalog::load(None).expect("the default edition is whole");
        let mut table = games.game("fjords").expect("a game").open("2p").expect("a setup");
        while table.turn() == Turn::Chance {
            table.draw(&mut |_, _| 0).expect("luck may decide");
        }
        let Turn::Seats(seats) = table.turn() else { panic!("somebody begins") };
        let seat = seats.lowest().expect("somebody begins");
        let player: Player = "pilot".parse().expect("a level");
        let mut memory = Memory::default();
        table.thinker(seat).choose(player, &Limits::new(Budget::Millis(1), 1, &ON), &mut memory);
        assert!(!memory.is_empty());
        memory
    }

    #[test]
    fn a_memory_is_taken_once_and_only_by_its_bot() {
        let memories = Memories::default();
        memories.put("t", A, memory(), &ON);
        assert!(memories.take("t", Seat(1)).is_empty());
        assert!(memories.take("u", A).is_empty());
        assert!(!memories.take("t", A).is_empty());
        assert!(memories.take("t", A).is_empty());
    }

    #[test]
    fn when_there_is_no_room_the_oldest_goes() {
        let memories = Memories::default();
        for table in 0..=MOST {
            memories.put(&table.to_string(), A, memory(), &ON);
        }
        assert_eq!(memories.lock().len(), MOST);
        assert!(memories.take("0", A).is_empty());
        assert!(!memories.take("1", A).is_empty());
    }

    #[test]
    fn a_table_that_is_forgotten_leaves_nothing_and_nothing_comes_after() {
        let memories = Memories::default();
        memories.put("t", A, memory(), &ON);
        memories.put("t", Seat(1), memory(), &ON);
        memories.put("u", A, memory(), &ON);
        assert_eq!(memories.forget("t").len(), 2);
        memories.put("t", A, memory(), &AtomicBool::new(true));
        assert!(memories.take("t", A).is_empty() && memories.take("t", Seat(1)).is_empty());
        assert!(!memories.take("u", A).is_empty());
    }

    /// A table of Fjords with these seats, and a memory that only the table itself can drop: no bot sits there.
    async fn with_memory(
        chair: Chair,
        idle: Duration,
    ) -> (Arc<Tables>, String, (tempfile::TempDir, watch::Sender<bool>)) {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Arc::new(Sqlite::open(folder.path()).expect("a store"));
        let host = Person { id: VisitorId("host".into()), name: "Ingrid".into() };
        store.add_visitor(&host, &[0; 32], "", 0).await.expect("a visitor");
        let (closing, closed) = watch::channel(false);
        let tables = Tables::new(Context {
            catalog: Arc::new(Catalog::load(None).expect("the default edition is whole")),
            store: store.clone(),
            budget: Budget::Playouts(1),
            analysis: Budget::Playouts(1),
            pace: Duration::ZERO,
            idle,
            away: Duration::ZERO,
            mercy: Duration::ZERO,
            boot: 0,
            cores: Cores::new(1),
            memories: Arc::default(),
            ended: tokio::sync::Notify::default(),
            news: Default::default(),
            thinking: Default::default(),
            hooks_inside: false,
            tournaments: tokio::sync::Notify::default(),
            visitors: Default::default(),
            editions: Default::default(),
            metrics: Arc::default(),
            closing: closed,
        });
        let wish = Wish {
            setup: "2p".into(),
            chairs: vec![chair.clone(), chair],
            public: false,
            terms: Default::default(),
        };
        let game = tables.context().catalog.game("fjords").expect("a game");
        let table = opening::table(game, &wish, &host).expect("a table");
        let id = store.create(&table, None).await.expect("a table");
        tables.context().memories.put(&id, Seat(7), memory(), &ON);
        assert_eq!(tables.context().memories.lock().len(), 1);
        (tables, id, (folder, closing))
    }

    #[tokio::test]
    async fn a_table_that_falls_asleep_forgets() {
        let (tables, id, _kept) = with_memory(Chair::Open, Duration::from_millis(1)).await;
        let live = tables.live(&id).await.expect("a table");
        live.news_since(live.snapshot().seq, Duration::from_secs(60)).await;
        assert!(tables.awake(&id).is_none());
        assert!(tables.context().memories.take(&id, Seat(7)).is_empty());
    }

    #[tokio::test]
    async fn a_table_whose_game_is_over_forgets() {
        let (tables, id, _kept) = with_memory(Chair::Bot("random".into()), Duration::from_secs(600)).await;
        let live = tables.live(&id).await.expect("a table");
        while live.snapshot().stage() != Stage::Over {
            live.news_since(live.snapshot().seq, Duration::from_secs(60)).await;
        }
        assert!(tables.context().memories.take(&id, Seat(7)).is_empty());
    }
}
