//! ОКОНЧАНИЕ ИГРЫ И ПОДСЧЁТ ОЧКОВ: what everything is worth, item by item.

use tabletop::{Arg, MAX_SEATS, Message, Say, ScoreLine, ScoreSheet, Seat};

use crate::{
    card::Card,
    count::Viewpoint,
    effect::{Hull, Worth},
    harbor::{Built, Harbor, Piece},
    say::hull_name,
    special::MUSEUM_POINTS,
    state::{NOBODY, Nusfjord},
};

/// What points are given or taken for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub enum Reason {
    /// Ships of one kind.
    Ships(Hull),
    /// The ship in the museum, besides its own points.
    Museum,
    /// The printed points of a building.
    Building(Card),
    /// The condition on a building.
    Condition(Card),
    /// Issued shares held.
    Shares,
    Gold,
    /// Free building spaces.
    FreeSpaces,
    /// Own shares never issued.
    Unissued,
}

impl Say for Reason {
    fn say(&self) -> Message {
        match *self {
            Reason::Ships(hull) => Message::new("nusfjord-reason-ships").with("ship", hull_name(hull)),
            Reason::Museum => Message::new("nusfjord-reason-museum"),
            Reason::Building(card) => {
                Message::new("nusfjord-reason-building").with("card", Arg::Key(card.name()))
            }
            Reason::Condition(card) => {
                Message::new("nusfjord-reason-condition").with("card", Arg::Key(card.name()))
            }
            Reason::Shares => Message::new("nusfjord-reason-shares"),
            Reason::Gold => Message::new("nusfjord-reason-gold"),
            Reason::FreeSpaces => Message::new("nusfjord-reason-free-spaces"),
            Reason::Unissued => Message::new("nusfjord-reason-unissued"),
        }
    }
}

/// What a solo result is called: 30 to 40 points are good.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// Below 30.
    Modest,
    /// 30 to 40.
    Good,
    /// More than 40.
    Excellent,
}

/// Judges the points of a solo game.
pub fn verdict(points: i32) -> Verdict {
    match points {
        ..30 => Verdict::Modest,
        30..=40 => Verdict::Good,
        _ => Verdict::Excellent,
    }
}

impl Say for Verdict {
    fn say(&self) -> Message {
        Message::new(match self {
            Verdict::Modest => "nusfjord-verdict-modest",
            Verdict::Good => "nusfjord-verdict-good",
            Verdict::Excellent => "nusfjord-verdict-excellent",
        })
    }
}

/// Kinds of ship that score, the spare with the schooners.
const KINDS: [Hull; 3] = [Hull::Sloop, Hull::Cutter, Hull::Schooner];

impl Nusfjord {
    /// What the condition on a building is worth to its owner now.
    pub(crate) fn condition_points(&self, seat: Seat, card: Card) -> i32 {
        let from = Viewpoint { harbor: self.harbor(seat), seat: seat.0, fact: 0, card: Some(card) };
        let scores = &self.material.0.building(card).scores;
        scores.iter().map(|&worth| i32::from(self.worth(self.worth_at(worth), from))).sum()
    }

    fn worth_at(&self, index: u16) -> &'static Worth {
        &self.material.0.code.worths[usize::from(index)]
    }

    /// The whole score of a seat, without its items.
    pub(crate) fn count_points(&self, seat: Seat) -> i32 {
        let (harbor, material) = (self.harbor(seat), self.material.0);
        let ships: i32 =
            KINDS.iter().map(|&hull| tiles(harbor, hull) * i32::from(material.ship(hull).points)).sum();
        let museum = if harbor.museum == NOBODY { 0 } else { i32::from(MUSEUM_POINTS) };
        let buildings = harbor.built().iter().map(|built| {
            i32::from(material.building(built.card).points) + self.condition_points(seat, built.card)
        });
        ships
            + museum
            + buildings.sum::<i32>()
            + i32::from(harbor.share_count())
            + i32::from(harbor.stock.gold)
            - harbor.free.count_ones() as i32
            - i32::from(harbor.unissued)
    }

    /// The score of a seat in the rulebook's order. Places begin with the letter of the seat: every harbor has its own.
    pub(crate) fn score_sheet(&self, seat: Seat) -> ScoreSheet<Reason> {
        let (harbor, material) = (self.harbor(seat), self.material.0);
        let at = |what: &str| format!("{}-{what}", seat.letter());
        let on_track = |wanted: &dyn Fn(Piece) -> bool| -> Vec<String> {
            let pieces = harbor.track().iter().enumerate();
            pieces
                .filter(|(_, piece)| wanted(**piece))
                .map(|(index, _)| at(&format!("track-{index}")))
                .collect()
        };
        let place = |built: &Built| match built.cell() {
            Some(cell) => vec![at(&cell.to_string())],
            None => on_track(&|piece| piece == Piece::House(built.card)),
        };
        let mut lines = Vec::new();
        let mut line = |reason, count: i32, points: i32, places: Vec<String>| {
            lines.push(ScoreLine { reason, count, points, places });
        };
        for hull in KINDS {
            let count = tiles(harbor, hull);
            let mut places = on_track(&|piece| matches!(piece, Piece::Ship(ship) if ship.kind() == hull));
            if Hull::ALL.get(usize::from(harbor.museum)).is_some_and(|exhibit| exhibit.kind() == hull) {
                places.push(at("museum"));
            }
            line(Reason::Ships(hull), count, count * i32::from(material.ship(hull).points), places);
        }
        if harbor.museum != NOBODY {
            line(Reason::Museum, 1, MUSEUM_POINTS.into(), vec![at("museum")]);
        }
        for built in harbor.built().iter().filter(|built| !material.building(built.card).star) {
            line(Reason::Building(built.card), 1, material.building(built.card).points.into(), place(built));
        }
        for built in harbor.built().iter().filter(|built| !material.building(built.card).scores.is_empty()) {
            line(Reason::Condition(built.card), 1, self.condition_points(seat, built.card), place(built));
        }
        let (shares, gold) = (i32::from(harbor.share_count()), i32::from(harbor.stock.gold));
        line(Reason::Shares, shares, shares, vec![at("shares")]);
        line(Reason::Gold, gold, gold, vec![at("gold")]);
        let free: Vec<String> = crate::card::Cell::all()
            .filter(|cell| harbor.free & cell.bit() != 0)
            .map(|cell| at(&cell.to_string()))
            .collect();
        line(Reason::FreeSpaces, free.len() as i32, -(free.len() as i32), free);
        line(Reason::Unissued, harbor.unissued.into(), -i32::from(harbor.unissued), vec![at("unissued")]);
        ScoreSheet { lines, tiebreaks: Vec::new() }
    }

    /// Most points win; a tie is shared.
    pub(crate) fn rank_seats(&self) -> [u8; MAX_SEATS] {
        let mut points = [i32::MIN; MAX_SEATS];
        self.all_seats().for_each(|seat| points[seat.index()] = self.count_points(seat));
        let mut places = [0; MAX_SEATS];
        for seat in self.all_seats() {
            places[seat.index()] =
                1 + points.iter().filter(|&&other| other > points[seat.index()]).count() as u8;
        }
        places
    }
}

/// Ships of a kind, the one in the museum included.
fn tiles(harbor: &Harbor, hull: Hull) -> i32 {
    let spare = if hull == Hull::Schooner { harbor.fleet[Hull::Spare as usize] } else { 0 };
    i32::from(harbor.fleet[hull as usize] + spare)
}
