//! What lies on the table.

use tabletop::{Bag, Dealer, MaterialError, MaterialFile, Seat, Seats, Setup as _, Shared, Viewer, Weight};

use super::{Plank, Setup, Ties, View};

/// Planks are worth 1 to 5.
pub const KINDS: usize = 5;
/// No more than four play.
pub(super) const MOST: usize = 4;

/// How many planks of each worth there are.
#[derive(Debug)]
pub struct Material {
    pub(super) copies: [u8; KINDS],
}

impl tabletop::Material for Material {
    /// Reads `planks.txt`: a line `worth copies` for each worth.
    fn load(files: &[MaterialFile<'_>]) -> Result<Material, MaterialError> {
        const NAME: &str = "planks.txt";
        let error = |entry: &str, reason: &str| MaterialError::new(NAME, entry, reason);
        let file =
            files.iter().find(|file| file.name == NAME).ok_or_else(|| error("", "the file is missing"))?;
        let mut copies = [0; KINDS];
        for line in file.text.lines().filter(|line| !line.trim().is_empty()) {
            let numbers: Option<Vec<u8>> = line.split_whitespace().map(|word| word.parse().ok()).collect();
            match numbers.as_deref() {
                Some(&[worth, count]) if (1..=KINDS as u8).contains(&worth) => {
                    copies[worth as usize - 1] = count
                }
                _ => return Err(error(line, "expected a worth from 1 to 5 and how many there are")),
            }
        }
        // Four hands of four, and a draw for each round.
        if copies.iter().map(|&c| u32::from(c)).sum::<u32>() < 20 {
            return Err(error("", "fewer than 20 planks are not enough for four players"));
        }
        Ok(Material { copies })
    }
}

/// Where in the round the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// The first player is drawn.
    First,
    /// Hands are dealt.
    Deal,
    /// The tide brings a prize.
    Tide,
    /// Bids for this prize are sealed, then opened.
    Bids(u8),
    /// The seat that took the prize may bury a plank.
    Bury(Seat),
    /// That seat draws one.
    Draw(Seat),
    /// The game is over.
    Over,
}

/// The state of a game of Flotsam.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Flotsam {
    pub(super) material: Shared<Material>,
    pub(super) seats: u8,
    pub(super) planks: u8,
    pub(super) ties: Ties,
    pub(super) phase: Phase,
    pub(super) first: Seat,
    pub(super) bag: Bag<KINDS>,
    pub(super) spent: Bag<KINDS>,
    pub(super) hands: [Bag<KINDS>; MOST],
    pub(super) buried: [Bag<KINDS>; MOST],
    pub(super) sealed: [Option<u8>; MOST],
    /// How many prizes, and what they are worth.
    pub(super) prizes: [(u8, u8); MOST],
}

impl Flotsam {
    pub(super) fn set(setup: &Setup, material: &'static Material) -> Flotsam {
        Flotsam {
            material: Shared(material),
            seats: setup.seats(),
            planks: setup.planks(),
            ties: setup.ties(),
            phase: Phase::First,
            first: Seat(0),
            bag: Bag::new(material.copies),
            spent: Bag::default(),
            hands: Default::default(),
            buried: Default::default(),
            sealed: [None; MOST],
            prizes: [(0, 0); MOST],
        }
    }

    /// The seats in order.
    pub(super) fn everybody(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first(self.seats).iter()
    }

    /// Whose hand gets the next plank: the lowest seat with the smallest hand.
    pub(super) fn dealt_next(&self) -> Option<Seat> {
        let smallest = self.everybody().min_by_key(|seat| self.hands[seat.index()].len())?;
        (self.hands[smallest.index()].len() < self.planks.into()).then_some(smallest)
    }

    /// The seats that have not sealed a bid.
    pub(super) fn undecided(&self) -> Seats {
        self.everybody().filter(|seat| self.sealed[seat.index()].is_none()).collect()
    }

    /// May `viewer` see what belongs to `seat`?
    fn open_to(&self, viewer: Viewer, seat: Seat) -> bool {
        self.phase == Phase::Over || viewer == Viewer::Omniscient || viewer == Viewer::Seat(seat)
    }

    pub(super) fn seen_by(&self, viewer: Viewer, turn: tabletop::Turn) -> View {
        let plank = |seat: Seat, kind: usize| {
            if self.open_to(viewer, seat) { Plank::Open(kind as u8 + 1) } else { Plank::Hidden }
        };
        let planks = |seat: Seat, of: &Bag<KINDS>| -> Vec<Plank> {
            of.iter().flat_map(|(kind, copies)| (0..copies).map(move |_| plank(seat, kind))).collect()
        };
        View {
            turn,
            phase: self.phase,
            first: self.first,
            hands: self.everybody().map(|seat| planks(seat, &self.hands[seat.index()])).collect(),
            sealed: self
                .everybody()
                .map(|seat| self.sealed[seat.index()].map(|worth| plank(seat, worth as usize - 1)))
                .collect(),
            buried: self.everybody().map(|seat| planks(seat, &self.buried[seat.index()])).collect(),
            prizes: self.prizes[..self.seats.into()].to_vec(),
            spent: std::array::from_fn(|kind| self.spent.copies(kind)),
            left: self.bag.len(),
        }
    }

    /// Puts everything that `seat` cannot see together and deals it out again.
    pub(super) fn redealt(&self, seat: Seat, dealer: &mut dyn Dealer) -> Flotsam {
        let mut sample = self.clone();
        if self.phase == Phase::Over {
            return sample;
        }
        let others: Vec<usize> = self.everybody().filter(|&other| other != seat).map(Seat::index).collect();
        for &other in &others {
            for pile in [&mut sample.hands[other], &mut sample.buried[other]] {
                pile.iter().for_each(|(kind, copies)| (0..copies).for_each(|_| sample.bag.put(kind)));
                *pile = Bag::default();
            }
            sample.sealed[other].take().into_iter().for_each(|worth| sample.bag.put(worth as usize - 1));
        }
        for &other in &others {
            for _ in 0..self.hands[other].len() {
                let kind = sample.draw(dealer);
                sample.hands[other].put(kind);
            }
            for _ in 0..self.buried[other].len() {
                let kind = sample.draw(dealer);
                sample.buried[other].put(kind);
            }
            sample.sealed[other] = self.sealed[other].map(|_| sample.draw(dealer) as u8 + 1);
        }
        sample
    }

    fn draw(&mut self, dealer: &mut dyn Dealer) -> usize {
        let kind = self.bag.at(dealer.pick(Weight::from(self.bag.len())));
        self.bag.take(kind);
        kind
    }
}
