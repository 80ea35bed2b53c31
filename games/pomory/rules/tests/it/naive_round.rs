//! Weather, catch and scoring told a second time, with nothing but the rulebook at hand: a clumsy table of lists beside the
//! real one, compared after every step of random games.

use dealer::Quick;
use pomory::{Kind, Pomory, Step, View, Weather};
use tabletop::{Dealer as _, Game, Turn, Viewer};

use crate::desk::{A, B, likely, material};

/// A resource card: kind and value.
type Fish = (String, u8);

/// What one player has on the clumsy table.
#[derive(Clone, Debug, Default)]
struct Captain {
    points: i32,
    bet: Vec<String>,
    /// Salt cards that were played and lie open.
    spent: Vec<u8>,
    /// Kinds of the caught cards.
    collection: Vec<String>,
    caught: Option<i32>,
    scored: bool,
    docked: usize,
}

/// The clumsy table.
#[derive(Debug)]
struct Clumsy {
    row: Vec<Fish>,
    deck: usize,
    captains: [Captain; 2],
    first: usize,
    /// Each cell with its ships, the free one last.
    sea: Vec<(String, Vec<usize>)>,
    /// The cell that follows each port clockwise.
    ports: Vec<(u8, usize)>,
    dice: Vec<u8>,
    named: Option<u8>,
    calm: bool,
    demand: Option<i32>,
    next_set: usize,
    quiet: u32,
    rounds: usize,
    storms: usize,
    blockers: usize,
    over: bool,
}

fn word(kind: Kind) -> String {
    kind.word().to_owned()
}

impl Clumsy {
    fn new(view: &View) -> Clumsy {
        let ports = view.ports.iter().map(|port| (port.port.die(), port.reach[0][0].index())).collect();
        Clumsy {
            row: Vec::new(),
            deck: 40,
            captains: Default::default(),
            first: 0,
            sea: view.cells.iter().map(|cell| (word(cell.kind), Vec::new())).collect(),
            ports,
            dice: Vec::new(),
            named: None,
            calm: false,
            demand: None,
            next_set: 4,
            quiet: 0,
            rounds: 0,
            storms: 0,
            blockers: 0,
            over: false,
        }
    }

    fn sum(&self, kind: &str) -> i32 {
        self.row.iter().filter(|fish| fish.0 == kind).map(|fish| i32::from(fish.1)).sum()
    }

    /// "If the values of one kind add up to more than 4, discard the last card of that kind and open a new one."
    fn card(&mut self, text: &str) {
        let (kind, value) = text.split_at(text.len() - 1);
        self.deck -= 1;
        self.row.push((kind.to_owned(), value.parse().unwrap()));
        if self.sum(kind) > 4 {
            self.row.pop();
        }
    }

    /// 3 to 6 is a storm; 1 or 2 is rolled again; 1 or 2 again is fair weather.
    fn storm_at(&self) -> Option<u8> {
        self.named.or_else(|| self.dice.iter().copied().find(|&die| die > 2))
    }

    /// From each side of the port one ship, of those within five cells and before the next port: the nearest that blocks,
    /// or else the nearest.
    fn blow(&mut self) {
        let Some(port) = self.storm_at().filter(|_| !self.calm) else { return };
        let gap = self.ports.iter().find(|&&(die, _)| die == port).unwrap().1;
        let count = self.sea.len();
        for clockwise in [true, false] {
            let mut reached: Vec<usize> = Vec::new();
            let mut here = if clockwise { gap } else { (gap + count - 1) % count };
            for _ in 0..5 {
                reached.push(here);
                // The gap beyond this cell.
                let beyond = if clockwise { (here + 1) % count } else { here };
                if self.ports.iter().any(|&(_, gap)| gap == beyond) {
                    break;
                }
                here = if clockwise { (here + 1) % count } else { (here + count - 1) % count };
            }
            let blocking = reached.iter().copied().find(|&cell| self.sea[cell].1.len() == 2);
            let single = reached.iter().copied().find(|&cell| !self.sea[cell].1.is_empty());
            if let Some(cell) = blocking.or(single) {
                let owner = self.sea[cell].1.pop().unwrap();
                self.captains[owner].docked += 1;
                self.storms += 1;
                self.blockers += usize::from(blocking.is_some());
            }
        }
    }

    fn brings(&self, seat: usize, kind: &str, more: i32) -> i32 {
        let ships =
            self.sea.iter().filter(|(caught, ships)| caught == kind && ships.last() == Some(&seat)).count();
        if ships == 0 { 0 } else { (ships as i32 + more) * self.sum(kind) }
    }

    /// Own cells of the kind times its open cards; the cards of what was caught are taken.
    fn catch(&mut self, seat: usize, nets: Option<&str>) -> Vec<i32> {
        let bet = self.captains[seat].bet.clone();
        let fish = bet.iter().filter(|card| card.parse::<u8>().is_err());
        let points: Vec<(String, i32)> = fish
            .map(|kind| (kind.clone(), self.brings(seat, kind, i32::from(nets == Some(kind.as_str())))))
            .collect();
        for (kind, _) in points.iter().filter(|(_, points)| *points > 0) {
            let (taken, left) = self.row.drain(..).partition(|fish| fish.0 == *kind);
            self.row = left;
            let taken: Vec<Fish> = taken;
            self.captains[seat].collection.extend(taken.into_iter().map(|fish| fish.0));
        }
        let points: Vec<i32> = points.into_iter().map(|(_, points)| points).collect();
        self.captains[seat].caught = Some(points.iter().sum());
        points
    }

    /// The three combinations, one after the other.
    fn score(&mut self, seat: usize, fish: &[i32], word: bool) {
        let demand = self.demand.unwrap();
        let salt: Vec<i32> = self.captains[seat].bet.iter().filter_map(|card| card.parse().ok()).collect();
        let sold: Vec<i32> = salt.iter().copied().filter(|&value| demand >= value).collect();
        let points = match (fish, &salt[..]) {
            (&[one, two], []) if one > 0 && two > 0 => one + two,
            (&[one, two], []) if word => one + two,
            (&[fish], [_]) if fish > 0 && !sold.is_empty() => fish.max(sold[0]),
            (&[fish], [_]) if word => fish + sold.iter().sum::<i32>(),
            ([], [_, _]) => sold.iter().copied().max().unwrap_or(0),
            _ => 0,
        };
        let own = &mut self.captains[seat];
        own.points += points;
        own.scored = true;
        if !salt.is_empty() {
            own.docked = 0;
        }
    }

    fn set(&mut self, seat: usize, kind: &str, cards: usize) {
        let own = &mut self.captains[seat];
        for _ in 0..cards {
            let place = own.collection.iter().position(|caught| caught == kind).unwrap();
            own.collection.remove(place);
        }
        own.points += self.next_set as i32;
        self.next_set += 1;
    }

    /// Played salt stays open until the fifth is played; the other player begins.
    fn end_round(&mut self) {
        let caught: i32 = self.captains.iter().filter_map(|own| own.caught).sum();
        self.quiet = if caught == 0 { self.quiet + 1 } else { 0 };
        for own in &mut self.captains {
            own.spent.extend(own.bet.drain(..).filter_map(|card| card.parse::<u8>().ok()));
            if own.spent.len() == 5 {
                own.spent.clear();
            }
            (own.caught, own.scored) = (None, false);
        }
        self.over = self.captains.iter().any(|own| own.points >= 70) || self.deck == 0 || self.quiet == 20;
        if !self.over {
            self.first = 1 - self.first;
        }
        self.demand = None;
        self.rounds += 1;
    }
}

/// Plays one random game on both tables.
fn compare(seed: u64) -> Clumsy {
    let mut dealer = Quick::new(seed);
    let mut game = Pomory::new(&"2p".parse().unwrap(), material());
    let mut clumsy = Clumsy::new(&game.view(Viewer::Omniscient));
    let mut fish: [Vec<i32>; 2] = Default::default();
    while game.turn() != Turn::Over {
        let before = game.view(Viewer::Omniscient);
        let (seat, text) = match game.turn() {
            Turn::Seats(seats) => {
                let seat = seats.lowest().unwrap();
                let action = likely(&game, seat, &mut dealer);
                game.act_unchecked(seat, action, &mut ());
                (seat.index(), action.to_string())
            }
            _ => {
                let outcome = game.outcome(dealer.pick(game.weight()));
                game.reveal_unchecked(outcome, &mut ());
                (0, outcome.to_string())
            }
        };
        let view = game.view(Viewer::Omniscient);
        let words: Vec<&str> = text.split(' ').collect();
        // What was said.
        let mut nets = None;
        let mut word = false;
        match words[..] {
            ["first", letter] => clumsy.first = usize::from(letter == "b"),
            ["card", card] => clumsy.card(card),
            ["shoals", ref cards @ ..] => {
                for card in cards {
                    let (kind, value) = card.split_at(card.len() - 1);
                    let place =
                        clumsy.row.iter().position(|fish| fish.0 == kind && fish.1.to_string() == value);
                    clumsy.row.remove(place.unwrap());
                }
            }
            ["bet", ref cards @ ..] => {
                clumsy.captains[seat].bet = cards.iter().map(ToString::to_string).collect()
            }
            ["take-back", card] => clumsy.captains[seat].bet.retain(|laid| laid != card),
            ["saltworks", ref salt @ ..] => {
                clumsy.captains[seat].spent.retain(|spent| !salt.contains(&spent.to_string().as_str()));
            }
            ["sealed"] => {
                (clumsy.dice, clumsy.named, clumsy.calm) = (Vec::new(), None, false);
                for (own, ships) in clumsy.sea.iter_mut().zip(&view.cells) {
                    own.1 = ships.ships.iter().map(|seat| seat.index()).collect();
                }
                for (own, seat) in clumsy.captains.iter_mut().zip(&view.seats) {
                    own.docked = seat.dock.into();
                }
            }
            ["die", value] => clumsy.dice.push(value.parse().unwrap()),
            ["signs"] => clumsy.dice.clear(),
            ["moryana", port] => clumsy.named = Some(port.parse().unwrap()),
            ["calm"] => clumsy.calm = true,
            ["nets", kind] => nets = Some(kind),
            ["decree", by] => {
                clumsy.demand = Some((clumsy.demand.unwrap() + by.parse::<i32>().unwrap()).max(0));
            }
            ["word"] => word = true,
            ["set", kind] => clumsy.set(seat, kind, clumsy.next_set),
            ["fair", kind] if before.step == Step::Announce => clumsy.set(seat, kind, clumsy.next_set - 1),
            _ => {}
        }
        // What followed.
        let after_weather = |step: Step| matches!(step, Step::TakeBack | Step::Open);
        if after_weather(view.step) && !after_weather(before.step) {
            let told = match view.story.weather {
                Some(Weather::Storm(port)) => Some(port.die()),
                _ => None,
            };
            assert_eq!(clumsy.storm_at(), told, "seed {seed}");
            clumsy.blow();
            for (own, cell) in clumsy.sea.iter().zip(&view.cells) {
                let ships: Vec<usize> = cell.ships.iter().map(|seat| seat.index()).collect();
                assert_eq!(own.1, ships, "seed {seed}: after the storm, {:?}", cell.cell);
            }
        }
        for seat in [clumsy.first, 1 - clumsy.first] {
            if view.story.round == before.round
                && view.story.parts[seat].caught.is_some()
                && clumsy.captains[seat].caught.is_none()
                && clumsy.demand.is_none()
            {
                fish[seat] = clumsy.catch(seat, nets.filter(|_| seat == usize::from(before.actor.0)));
                assert_eq!(
                    clumsy.captains[seat].caught,
                    view.story.parts[seat].caught.map(i32::from),
                    "seed {seed}"
                );
            }
        }
        if clumsy.demand.is_none() && clumsy.captains.iter().all(|own| own.caught.is_some()) {
            clumsy.demand = Some(clumsy.captains.iter().filter_map(|own| own.caught).sum());
        }
        for seat in [clumsy.first, 1 - clumsy.first] {
            let told = view.story.round == before.round && view.story.parts[seat].verdict.is_some();
            if told && clumsy.demand.is_some() && !clumsy.captains[seat].scored {
                let fish = fish[seat].clone();
                clumsy.score(seat, &fish, word && seat == usize::from(before.actor.0));
            }
        }
        if view.round > before.round || game.turn() == Turn::Over {
            clumsy.end_round();
        }
        agree(&clumsy, &view, &game, seed);
    }
    assert!(clumsy.over, "seed {seed}: the rulebook knows no other end");
    clumsy
}

/// Both tables show the same.
fn agree(clumsy: &Clumsy, view: &View, game: &Pomory, seed: u64) {
    let what = |id: &str| format!("seed {seed}, round {}: {id}\n{clumsy:#?}", view.round);
    let mut row: Vec<Fish> =
        view.row.iter().flatten().map(|card| (word(card.kind()), card.value())).collect();
    let mut own = clumsy.row.clone();
    row.sort();
    own.sort();
    assert_eq!(own, row, "{}", what("the row"));
    assert_eq!(usize::from(view.next_set), clumsy.next_set, "{}", what("the next set"));
    assert_eq!(clumsy.over, game.turn() == Turn::Over, "{}", what("the end"));
    for (captain, seat) in clumsy.captains.iter().zip([A, B]) {
        let seen = &view.seats[seat.index()];
        assert_eq!(captain.points, game.points(seat), "{}", what("points"));
        for kind in Kind::ALL {
            let own = captain.collection.iter().filter(|caught| **caught == word(kind)).count();
            assert_eq!(own, usize::from(seen.collection[kind.index()]), "{}", what("collection"));
        }
        if view.step == Step::Movement && view.relocations_left == 3 && view.actor == view.first {
            assert_eq!(view.first.index(), clumsy.first, "{}", what("the first player"));
            let mut spent = captain.spent.clone();
            spent.sort_unstable();
            let open: Vec<u8> = seen.open_salt.iter().map(|card| card.to_string().parse().unwrap()).collect();
            assert_eq!(spent, open, "{}", what("open salt"));
        }
        // Docked ships come home after the news of a failed bet.
        if captain.scored && !matches!(view.step, Step::DrawNews | Step::Keep) {
            assert_eq!(captain.docked, usize::from(seen.dock), "{}", what("the dock"));
        }
    }
}

#[test]
fn storm_catch_and_scoring_are_those_of_the_rulebook_in_random_games() {
    let games: Vec<Clumsy> = (500..560).map(compare).collect();
    let sum = |of: fn(&Clumsy) -> usize| games.iter().map(of).sum::<usize>();
    let (rounds, storms, blockers) =
        (sum(|game| game.rounds), sum(|game| game.storms), sum(|game| game.blockers));
    let sets = sum(|game| game.next_set - 4);
    assert!(
        rounds > 600 && storms > 400 && blockers > 100 && sets > 20,
        "{rounds}, {storms}, {blockers}, {sets}"
    );
}
