//! «Степи», «Хребты», «Воды», «Конец игры» and «Финальное начисление»: what a companion earns.

use tabletop::{Message, Say, ScoreLine, ScoreSheet, Seat, Sink};

use crate::{
    Event, NewLands,
    land::Land,
    material::{MAX_PLAYERS, Material, Terrain},
    place::Place,
    state::Step,
    survey::{Spot, Squares, Survey},
};

/// A finished region of exactly so many tiles earns no more than an unfinished one («Исключение»). The one-tile lake is
/// no exception.
pub const SMALL: u8 = 2;

/// What a region counts for: the numbers, and whether it is reckoned as finished.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Sum {
    /// What the region consists of.
    pub terrain: Terrain,
    /// Is it reckoned as finished? In the final scoring nothing is.
    pub finished: bool,
    /// The tiles it lies on.
    pub tiles: u8,
    /// The cities that count for it: on a range also those of every grassland that touches it.
    pub cities: u8,
}

impl Sum {
    /// The points it gives.
    #[inline]
    pub fn points(self) -> i32 {
        let (tiles, cities) = (i32::from(self.tiles), i32::from(self.cities));
        let full = self.finished && self.tiles != SMALL;
        match (self.terrain, full) {
            (Terrain::Grassland, false) => tiles,
            (Terrain::Grassland, true) => 2 * tiles,
            (Terrain::Mountain, false) | (Terrain::Sea, false) => cities,
            (Terrain::Mountain, true) => 2 * cities,
            (Terrain::Sea, true) => cities + tiles,
        }
    }

    /// The same region, reckoned as unfinished.
    #[must_use]
    pub fn unfinished(self) -> Sum {
        Sum { finished: false, ..self }
    }

    /// The same region, reckoned as finished.
    #[must_use]
    pub fn finished(self) -> Sum {
        Sum { finished: true, ..self }
    }
}

impl Land {
    /// What the region of `piece` counts for as it stands.
    #[inline]
    pub(crate) fn sum(&self, piece: u8, material: &Material) -> Sum {
        let region = self.region(piece);
        let terrain = self.name_of(piece, material).terrain();
        let mut cities = region.cities;
        if terrain == Terrain::Mountain {
            self.grasslands_touching(piece, material, |grassland| cities += self.region(grassland).cities);
        }
        Sum { terrain, finished: region.open == 0, tiles: region.tiles, cities }
    }
}

/// A companion that has scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Scoring {
    pub seat: Seat,
    /// In the final scoring?
    pub last: bool,
    pub sum: Sum,
    /// The tile it stood on, and the number of the piece there.
    pub at: Place,
    pub number: u8,
    /// How many tiles lay on the table.
    pub tiles: u8,
}

impl Scoring {
    fn reason(&self) -> Reason {
        if self.last { Reason::Final(self.sum.terrain) } else { Reason::TakenBack(self.sum.terrain) }
    }
}

/// Every scoring so far, in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Scored {
    len: u8,
    list: [Scoring; SCORINGS],
}

/// Every scoring needs a companion set before: in 83 turns at most 31 are taken back while 20 stay for the final
/// scoring, and no position set up by hand holds more than one more.
const SCORINGS: usize = 52;

impl Scored {
    pub const NONE: Scored = Scored {
        len: 0,
        list: [Scoring {
            seat: Seat(0),
            last: false,
            sum: Sum { terrain: Terrain::Grassland, finished: false, tiles: 0, cities: 0 },
            at: Place::START,
            number: 0,
            tiles: 0,
        }; SCORINGS],
    };

    pub fn list(&self) -> &[Scoring] {
        &self.list[..usize::from(self.len)]
    }

    #[inline(always)]
    fn push(&mut self, scoring: Scoring) {
        self.list[usize::from(self.len)] = scoring;
        self.len += 1;
    }
}

impl NewLands {
    /// Gives `seat` the points of a region that its companion on `piece` has explored.
    #[inline]
    pub(crate) fn score(&mut self, seat: Seat, at: Place, piece: u8, sum: Sum, last: bool) {
        let number = self.land.tile_of(piece).1 as u8;
        self.points[seat.index()] += sum.points() as i16;
        self.scored.push(Scoring { seat, last, sum, at, number, tiles: self.land.tiles().len() as u8 });
    }

    /// «Финальное начисление»: everybody is paid for the companions still on the land, every region counting as
    /// unfinished. The companions stay where they are, for the players to see.
    pub(crate) fn finish(&mut self, sink: &mut impl Sink<Event>) {
        self.step = Step::Over;
        sink.emit(Event::Ended);
        for seat in (0..self.seats()).map(Seat) {
            let crew = self.crews[seat.index()];
            for companion in crew.on_land() {
                let sum = self.land.sum(companion.piece, &self.material).unfinished();
                self.score(seat, companion.at, companion.piece, sum, true);
                let piece = self.land.name_of(companion.piece, &self.material);
                sink.emit(Event::CompanionPaid { seat, at: companion.at, piece, sum });
            }
        }
    }

    /// A line for every kind of companion: those taken back, and once the game is over those that were still out.
    pub(crate) fn sheets(&self) -> Vec<ScoreSheet<Reason>> {
        let squares = Squares::of(self.land.tiles());
        let sheet = |seat| ScoreSheet { lines: self.lines(seat, &squares), tiebreaks: Vec::new() };
        (0..self.seats()).map(Seat).map(sheet).collect()
    }

    fn lines(&self, seat: Seat, squares: &Squares) -> Vec<ScoreLine<Reason>> {
        let mut reasons: Vec<Reason> = Terrain::ALL.map(Reason::TakenBack).into();
        if self.step == Step::Over {
            reasons.extend(Terrain::ALL.map(Reason::Final));
        }
        let mut lines: Vec<_> = reasons.into_iter().map(|reason| self.line(seat, reason, squares)).collect();
        let points = i32::from(self.earlier[seat.index()]);
        if self.earlier != [0; MAX_PLAYERS] {
            lines.insert(0, ScoreLine { reason: Reason::Earlier, count: points, points, places: Vec::new() });
        }
        lines
    }

    fn line(&self, seat: Seat, reason: Reason, squares: &Squares) -> ScoreLine<Reason> {
        let scored =
            self.scored.list().iter().filter(|scoring| scoring.seat == seat && scoring.reason() == reason);
        let mut line = ScoreLine { reason, count: 0, points: 0, places: Vec::new() };
        for scoring in scored {
            line.count += 1;
            line.points += scoring.sum.points();
            line.places.extend(self.spots_of(scoring, squares).iter().map(Spot::to_string));
        }
        line.places.sort_unstable();
        line.places.dedup();
        line
    }

    /// Where a scoring was counted: the pieces of the region as it was then, and the cities.
    pub(crate) fn spots_of(&self, scoring: &Scoring, squares: &Squares) -> Vec<Spot> {
        let tiles = &self.land.tiles()[..usize::from(scoring.tiles)];
        let survey = Survey { tiles, squares, material: &self.material };
        let tile = survey.tile_at(scoring.at).expect("companions score where a tile lies");
        survey.spots((tile, usize::from(scoring.number)))
    }

    /// Each seat's place: more points are better, equal points share a place.
    pub(crate) fn ranks(&self) -> [u8; MAX_PLAYERS] {
        let points = &self.points[..usize::from(self.seats())];
        std::array::from_fn(|seat| {
            points.get(seat).map_or(0, |own| 1 + points.iter().filter(|&other| other > own).count() as u8)
        })
    }
}

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// Companions taken back from this terrain.
    TakenBack(Terrain),
    /// Companions on this terrain when the game ended.
    Final(Terrain),
    /// Points from before the position was set up.
    Earlier,
}

impl Say for Reason {
    fn say(&self) -> Message {
        Message::new(match self {
            Reason::TakenBack(Terrain::Grassland) => "newlands-reason-explorers",
            Reason::TakenBack(Terrain::Mountain) => "newlands-reason-brigands",
            Reason::TakenBack(Terrain::Sea) => "newlands-reason-navigators",
            Reason::Final(Terrain::Grassland) => "newlands-reason-final-explorers",
            Reason::Final(Terrain::Mountain) => "newlands-reason-final-brigands",
            Reason::Final(Terrain::Sea) => "newlands-reason-final-navigators",
            Reason::Earlier => "newlands-reason-earlier",
        })
    }
}
