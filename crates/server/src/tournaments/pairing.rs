//! Who meets whom. Pairing is a perfect matching of least cost: whoever has met does not meet again, then points are near each
//! other, then the upper half of those with equal points meets the lower half.

use integer_blossom::min_weight_perfect_matching;

/// Meeting once more costs more than anything else.
const AGAIN: i64 = 1_000_000_000_000;
/// A difference of half a point, squared.
const APART: i64 = 1_000_000;
/// Another distance within those with equal points than half their number.
const FOLD: i64 = 100;

/// What pairing needs to know of somebody.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Player {
    /// Who: the number among all who have signed up.
    pub n: usize,
    /// In half points.
    pub points: i64,
    /// Whom they have met, once for each game.
    pub met: Vec<usize>,
    /// How many free rounds they had.
    pub free: i64,
    /// How much oftener they moved first than second.
    pub first: i64,
    /// How many games they have played.
    pub games: i64,
}

/// Who meets whom, and who has a free round. Who stands first moves first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pairs {
    /// Two each.
    pub pairs: Vec<[usize; 2]>,
    /// Who has nobody to meet.
    pub free: Vec<usize>,
}

impl Player {
    fn met(&self, other: &Player) -> i64 {
        self.met.iter().filter(|&&n| n == other.n).count() as i64
    }
}

/// The next round of a Swiss tournament; `players` come in the order of the standings.
pub fn swiss(players: &[Player]) -> Pairs {
    let place_among_equals = |at: usize| {
        let equals = |player: &&Player| player.points == players[at].points;
        (players[..at].iter().filter(equals).count() as i64, players.iter().filter(equals).count() as i64)
    };
    let lowest = players.iter().map(|player| player.points).min().unwrap_or(0);
    let cost = |a: usize, b: usize| {
        let (one, other) = (&players[a], &players[b]);
        let apart = one.points - other.points;
        let fold = if apart == 0 {
            let ((p, of), (q, _)) = (place_among_equals(a), place_among_equals(b));
            ((p - q).abs() - of / 2).abs()
        } else {
            (a as i64 - b as i64).abs()
        };
        // Two who both moved first oftener cannot both be given their due.
        let lopsided =
            one.first.signum() == other.first.signum() && one.first.abs().min(other.first.abs()) >= 2;
        let seats = (one.first + other.first).abs().min(4) + i64::from(lopsided) * APART * 10;
        one.met(other) * AGAIN + apart * apart * APART + fold * FOLD + seats
    };
    let free = |at: usize| {
        let player = &players[at];
        let apart = player.points - lowest;
        player.free * AGAIN * 4 + apart * apart * APART + (players.len() - 1 - at) as i64 * FOLD
    };
    matched(players, cost, free)
}

/// Whoever is there in an arena meets whoever is there, but nobody the one they met last. Nothing if that leaves nobody.
pub fn arena(players: &[Player], everybody: usize) -> Pairs {
    let last = |one: &Player, other: &Player| one.met.last() == Some(&other.n);
    let most = players.iter().map(|player| player.games).max().unwrap_or(0);
    let cost = |a: usize, b: usize| {
        let (one, other) = (&players[a], &players[b]);
        let apart = one.points - other.points;
        let again = i64::from(last(one, other) || last(other, one)) * AGAIN;
        again + one.met(other) * APART + apart * apart * FOLD + (one.first + other.first).abs().min(4)
    };
    // Who has played most waits.
    let free = |at: usize| (most - players[at].games) * AGAIN / 1000;
    let mut found = matched(players, cost, free);
    // As long as others are still playing, nobody needs to meet the same person at once.
    let by = |n: usize| players.iter().find(|player| player.n == n).expect("pairs are of these players");
    if everybody > 2 {
        found.pairs.retain(|&[one, other]| !last(by(one), by(other)) && !last(by(other), by(one)));
    }
    found
}

/// All rounds of a round robin by the circle: the first stays, the others go round.
pub fn robin(players: usize, round: usize) -> Pairs {
    let seats = players + players % 2;
    let at = |place: usize| match place {
        0 => 0,
        place => 1 + (place - 1 + round) % (seats - 1),
    };
    let mut found = Pairs::default();
    for place in 0..seats / 2 {
        let (one, other) = (at(place), at(seats - 1 - place));
        match (one < players, other < players) {
            // The one who stays would move first each time.
            (true, true) if (place == 0 && round % 2 == 1) || (place > 0 && place % 2 == 1) => {
                found.pairs.push([other, one]);
            }
            (true, true) => found.pairs.push([one, other]),
            (true, false) => found.free.push(one),
            (false, _) => found.free.push(other),
        }
    }
    found
}

/// How many rounds a round robin has.
pub fn robin_rounds(players: usize) -> usize {
    (players + players % 2).saturating_sub(1)
}

fn matched(players: &[Player], cost: impl Fn(usize, usize) -> i64, free: impl Fn(usize) -> i64) -> Pairs {
    // Of an odd number one meets nobody: the last vertex.
    let n = players.len() + players.len() % 2;
    let mut costs = vec![0; n * n];
    for a in 0..players.len() {
        for b in a + 1..n {
            costs[a * n + b] = if b < players.len() { cost(a, b) } else { free(a) };
        }
    }
    let mates = min_weight_perfect_matching(&costs, n);
    let mut found = Pairs::default();
    for (a, &b) in mates.iter().enumerate().take(players.len()) {
        match players.get(b) {
            None => found.free.push(players[a].n),
            Some(other) if a < b => found.pairs.push(seated(&players[a], other)),
            Some(_) => {}
        }
    }
    found
}

/// Whoever moved first less often moves first.
fn seated(one: &Player, other: &Player) -> [usize; 2] {
    let before = (one.first, one.games % 2 == 1, one.n) <= (other.first, other.games % 2 == 1, other.n);
    if before { [one.n, other.n] } else { [other.n, one.n] }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays rounds; `wins` says who of two wins.
    fn rounds(of: usize, rounds: usize, wins: impl Fn(usize, usize) -> bool) -> (Vec<Player>, Vec<Pairs>) {
        let mut players: Vec<_> = (0..of).map(|n| Player { n, ..Player::default() }).collect();
        let mut all = Vec::new();
        for _ in 0..rounds {
            let mut order = players.clone();
            order.sort_by_key(|player| (-player.points, player.n));
            let found = swiss(&order);
            for &[one, other] in &found.pairs {
                players[one].met.push(other);
                players[other].met.push(one);
                players[one].first += 1;
                players[other].first -= 1;
                players[if wins(one, other) { one } else { other }].points += 2;
            }
            for &free in &found.free {
                players[free].free += 1;
                players[free].points += 2;
            }
            all.push(found);
        }
        (players, all)
    }

    #[test]
    fn everybody_plays_once_a_round_and_nobody_meets_twice() {
        for of in [4, 5, 7, 8, 13, 18, 33, 64] {
            let number = if of < 6 { 3 } else { 5 };
            let (players, all) = rounds(of, number, |one, other| one < other);
            for round in &all {
                let mut seen: Vec<_> = round.pairs.iter().flatten().chain(&round.free).copied().collect();
                seen.sort_unstable();
                assert_eq!(seen, (0..of).collect::<Vec<_>>());
            }
            for player in &players {
                let mut met = player.met.clone();
                met.sort_unstable();
                met.dedup();
                assert_eq!(met.len(), player.met.len(), "{of}: {player:?}");
                assert!(player.free <= 1, "{of}: {player:?}");
                assert!(player.first.abs() <= 3, "{of}: {player:?}");
            }
            // The strongest has won all, and met the others who won most.
            assert_eq!(players[0].points, 2 * number as i64);
        }
    }

    #[test]
    fn the_first_round_folds_and_the_lowest_is_free() {
        let players: Vec<_> = (0..7).map(|n| Player { n, ..Player::default() }).collect();
        let first = swiss(&players);
        assert_eq!(first.free, [6]);
        let mut pairs = first.pairs.clone();
        pairs.iter_mut().for_each(|pair| pair.sort_unstable());
        pairs.sort_unstable();
        assert_eq!(pairs, [[0, 3], [1, 4], [2, 5]]);
    }

    #[test]
    fn equal_points_meet() {
        let (_, all) = rounds(8, 2, |one, other| one < other);
        let mut second: Vec<_> = all[1].pairs.iter().map(|&[one, other]| (one < 4) == (other < 4)).collect();
        second.dedup();
        assert_eq!(second, [true], "{:?}", all[1]);
    }

    #[test]
    fn in_a_round_robin_all_meet_all_once() {
        for of in 4..=64 {
            let mut met = vec![0; of * of];
            let mut first = vec![0_i32; of];
            let mut free = vec![0; of];
            for round in 0..robin_rounds(of) {
                let found = robin(of, round);
                for &[one, other] in &found.pairs {
                    met[one * of + other] += 1;
                    met[other * of + one] += 1;
                    first[one] += 1;
                    first[other] -= 1;
                }
                for one in found.free {
                    free[one] += 1;
                }
            }
            for one in 0..of {
                for other in 0..of {
                    assert_eq!(met[one * of + other], i32::from(one != other), "{of}: {one} {other}");
                }
            }
            assert!(free.iter().all(|&free| free == of % 2), "{of}: {free:?}");
            assert!(first.iter().all(|first| first.abs() <= 3), "{of}: {first:?}");
        }
    }

    #[test]
    fn in_an_arena_nobody_meets_the_same_at_once_unless_they_are_alone() {
        let player = |n: usize, met: &[usize]| Player { n, met: met.to_vec(), ..Player::default() };
        let two = [player(0, &[1]), player(1, &[0])];
        assert!(arena(&two, 4).pairs.is_empty(), "others will be free soon");
        assert_eq!(arena(&two, 2).pairs.len(), 1);
        let four = [player(0, &[1]), player(1, &[0]), player(2, &[3]), player(3, &[2])];
        let pairs = arena(&four, 4).pairs;
        assert_eq!(pairs.len(), 2);
        assert!(pairs.iter().all(|pair| pair[0] / 2 != pair[1] / 2), "{pairs:?}");
        assert_eq!(arena(&four[..1], 4), Pairs { pairs: vec![], free: vec![0] });
        assert_eq!(arena(&[], 4), Pairs::default());
    }
}
