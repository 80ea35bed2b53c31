//! Requests that were carried out, by the keys their clients gave them: sent again, they are answered again.

use std::collections::VecDeque;

use dealer::sha256;
use tabletop::{Seat, Who};

use crate::{
    problem::Problem,
    store::{Entry, EntryKind, Request},
};

/// So many requests of a table are remembered.
const REMEMBERED: usize = 64;
/// The longest key.
const LONGEST: usize = 64;

/// A request with a key, which is a short word of the client's own. `content` is all that it asks for.
pub fn request(key: &str, content: &str) -> Result<Request, Problem> {
    let well_formed = (1..=LONGEST).contains(&key.len()) && key.bytes().all(|byte| byte.is_ascii_graphic());
    if !well_formed {
        return Err(Problem::Malformed(format!("`key` must be 1 to {LONGEST} visible ASCII characters")));
    }
    let hash = sha256(content.as_bytes());
    let (first, _) = hash.split_first_chunk().expect("a hash has more than eight bytes");
    Ok(Request { key: key.into(), digest: i64::from_le_bytes(*first) })
}

struct Done {
    seat: Seat,
    request: Request,
    /// The number of journal entries afterwards, which was the answer.
    seq: u64,
}

/// The latest requests of a table that were carried out.
#[derive(Default)]
pub struct Requests(VecDeque<Done>);

impl Requests {
    /// Those that a journal tells of.
    pub fn of(journal: &[Entry]) -> Requests {
        let mut requests = Requests::default();
        requests.follow(0, journal);
        requests
    }

    /// Remembers those that entries from number `from` on tell of.
    pub fn follow(&mut self, from: u64, journal: &[Entry]) {
        for (index, entry) in journal.iter().enumerate() {
            let seat = match entry.kind {
                EntryKind::Step(Who::Seat(seat), _) | EntryKind::Undo(seat) => seat,
                EntryKind::Step(Who::Chance, _) | EntryKind::Deed(..) => continue,
            };
            if let Some(request) = &entry.request {
                let is_luck = |entry: &&Entry| matches!(entry.kind, EntryKind::Step(Who::Chance, _));
                // The luck that an action calls for is written together with it.
                let luck = journal[index + 1..].iter().take_while(is_luck).count();
                self.remember(seat, request.clone(), from + (index + 1 + luck) as u64);
            }
        }
    }

    /// The answer to a request that was carried out before. The same key with other content is refused.
    pub fn answered(&self, seat: Seat, request: &Request) -> Result<Option<u64>, Problem> {
        let same_key = |done: &&Done| done.seat == seat && done.request.key == request.key;
        match self.0.iter().rev().find(same_key) {
            Some(done) if done.request.digest != request.digest => Err(Problem::KeyReused),
            found => Ok(found.map(|done| done.seq)),
        }
    }

    /// A request was carried out.
    pub fn remember(&mut self, seat: Seat, request: Request, seq: u64) {
        if self.0.len() == REMEMBERED {
            self.0.pop_front();
        }
        self.0.push_back(Done { seat, request, seq });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat(0);

    fn request(key: &str, action: &str) -> Request {
        super::request(key, action).expect("a key")
    }

    fn step(who: Who, request: Option<Request>) -> Entry {
        Entry { kind: EntryKind::Step(who, "x".into()), at: 0, request }
    }

    #[test]
    fn a_journal_tells_what_was_answered() {
        let luck = || step(Who::Chance, None);
        let journal = [
            luck(),
            step(Who::Seat(A), Some(request("k1", "x"))),
            luck(),
            luck(),
            step(Who::Seat(Seat(1)), None),
            Entry { kind: EntryKind::Undo(A), at: 0, request: Some(request("k2", "")) },
        ];
        let requests = Requests::of(&journal);
        assert_eq!(
            requests.answered(A, &request("k1", "x")),
            Ok(Some(4)),
            "with the luck that it called for"
        );
        assert_eq!(requests.answered(A, &request("k2", "")), Ok(Some(6)));
        assert_eq!(requests.answered(Seat(1), &request("k1", "x")), Ok(None), "keys belong to seats");
        assert_eq!(requests.answered(A, &request("k1", "y")), Err(Problem::KeyReused));
        assert_eq!(requests.answered(A, &request("k3", "x")), Ok(None));
    }

    #[test]
    fn the_oldest_request_is_forgotten_first() {
        let mut requests = Requests::default();
        for number in 0..=REMEMBERED {
            requests.remember(A, request(&number.to_string(), "x"), number as u64);
        }
        assert_eq!(requests.answered(A, &request("0", "x")), Ok(None));
        assert_eq!(requests.answered(A, &request("1", "x")), Ok(Some(1)));
        assert_eq!(requests.0.len(), REMEMBERED);
    }

    #[test]
    fn keys_are_short_words() {
        assert!(super::request("c7", "").is_ok() && super::request(&"x".repeat(64), "").is_ok());
        for bad in ["", " ", "a b", "é", "a\n", &"x".repeat(65)] {
            assert!(super::request(bad, "").is_err(), "{bad:?}");
        }
    }
}
