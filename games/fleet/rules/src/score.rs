//! Scoring (rulebook: «Кінець гри», «Карти трофеїв», «Досягнення в соло-грі»).

use tabletop::{MAX_SEATS, Message, Say, ScoreLine, ScoreSheet, Seat, Sink};

use crate::{
    Event, Fleet, Measure, Section,
    material::LEVELS,
    section::{BOATS, CRAFTS, SECTIONS},
    sheet::Sheet,
};

/// What points are given for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Reason {
    /// Fish caught.
    Fish,
    /// Boats launched.
    Boats,
    /// The crab licence and licences of the third level.
    Licences,
    /// Buildings of the wharf.
    Buildings,
    /// The bonus of the crab licence.
    CrabBonus,
    /// The bonus of the captain card.
    Captain,
    /// The gold trophy.
    Gold,
    /// The silver trophy.
    Silver,
}

impl Say for Reason {
    fn say(&self) -> Message {
        Message::new(match self {
            Reason::Fish => "fleet-reason-fish",
            Reason::Boats => "fleet-reason-boats",
            Reason::Licences => "fleet-reason-licences",
            Reason::Buildings => "fleet-reason-buildings",
            Reason::CrabBonus => "fleet-reason-crab-bonus",
            Reason::Captain => "fleet-reason-captain",
            Reason::Gold => "fleet-reason-gold",
            Reason::Silver => "fleet-reason-silver",
        })
    }
}

/// The five categories of the rulebook, in its order.
const CATEGORIES: [Reason; 5] =
    [Reason::Fish, Reason::Boats, Reason::Licences, Reason::Buildings, Reason::CrabBonus];

impl Fleet {
    /// What is counted for a reason, and the points for it.
    fn counted(&self, seat: Seat, reason: Reason) -> (i32, i32) {
        let (material, sheet) = (&self.material, &self.sheets[seat.index()]);
        let count = |measure| i32::from(sheet.count(material, measure));
        match reason {
            Reason::Fish => (sheet.caught.into(), sheet.caught.into()),
            Reason::Boats => (sheet.boats().into(), self.boat_points(sheet)),
            Reason::Licences => self.licence_points(sheet),
            Reason::Buildings => (count(Measure::Buildings), self.building_points(sheet)),
            Reason::CrabBonus => {
                let bonus = sheet.bonus.and_then(|measure| material.crab_bonus(measure));
                bonus.map_or((0, 0), |bonus| (count(bonus.counts), bonus.points(count(bonus.counts))))
            }
            Reason::Captain => {
                let card = sheet.captain.and_then(|boats| material.captain(boats));
                card.map_or((0, 0), |card| {
                    (count(card.bonus.counts), card.bonus.points(count(card.bonus.counts)))
                })
            }
            Reason::Gold => self.gold_points(seat),
            Reason::Silver => {
                let won = i32::from(self.cards.silver_won >> seat.0 & 1);
                (won, won * i32::from(material.trophy_vp))
            }
        }
    }

    fn boat_points(&self, sheet: &Sheet) -> i32 {
        let mut points = 0;
        for at in 0..CRAFTS {
            let launched = &self.material.boat_vp[at][..sheet.launched[at].into()];
            points += launched.iter().map(|&vp| i32::from(vp)).sum::<i32>();
        }
        points
    }

    /// Only the crab licence and those of the third level score.
    fn licence_points(&self, sheet: &Sheet) -> (i32, i32) {
        let mut count = i32::from(sheet.crab);
        let mut points = count * i32::from(self.material.crab_vp);
        for at in 0..BOATS {
            if sheet.licences[at] == LEVELS {
                count += 1;
                points += i32::from(self.material.top_licence_vp[at]);
            }
        }
        (count, points)
    }

    /// Complete buildings, the marked boxes of the bank, and the hexes of the buffet.
    fn building_points(&self, sheet: &Sheet) -> i32 {
        let mut points = i32::from(self.material.buffet_vp[sheet.hexes.count_ones() as usize]);
        for at in CRAFTS..SECTIONS {
            points += i32::from(sheet.marked[at]) * i32::from(self.material.box_vp[at]);
            if sheet.is_complete(Section::ALL[at]) {
                points += i32::from(self.material.building_vp[at]);
            }
        }
        points
    }

    /// Whoever has most, alone or with others; nothing counts for nobody (R-25, R-U16).
    fn gold_points(&self, seat: Seat) -> (i32, i32) {
        let Some(measure) = self.cards.gold else { return (0, 0) };
        let count = |seat: Seat| self.sheets[seat.index()].count(&self.material, measure);
        let own = count(seat);
        let best = own > 0 && self.all_seats().all(|other| count(other) <= own);
        (own.into(), i32::from(best) * i32::from(self.material.trophy_vp))
    }

    /// The reasons that count in this game.
    fn reasons(&self) -> impl Iterator<Item = Reason> + use<> {
        let cards = self.cards;
        let captain = cards.captains.then_some(Reason::Captain);
        let trophies = cards.trophies.then_some([Reason::Gold, Reason::Silver]);
        CATEGORIES.into_iter().chain(captain).chain(trophies.into_iter().flatten())
    }

    pub(crate) fn points_of(&self, seat: Seat) -> i32 {
        self.reasons().map(|reason| self.counted(seat, reason).1).sum()
    }

    pub(crate) fn parts_of(&self, seat: Seat) -> Vec<(Reason, i32)> {
        self.reasons().map(|reason| (reason, self.counted(seat, reason).1)).collect()
    }

    pub(crate) fn placing(&self) -> [u8; MAX_SEATS] {
        let mut keys = [(0, 0); MAX_SEATS];
        for seat in self.all_seats() {
            keys[seat.index()] = (self.points_of(seat), self.sheets[seat.index()].caught);
        }
        let keys = &keys[..self.seats.into()];
        let mut places = [0; MAX_SEATS];
        for (place, key) in places.iter_mut().zip(keys) {
            *place = 1 + keys.iter().filter(|&other| other > key).count() as u8;
        }
        places
    }

    pub(crate) fn score_sheet(&self, seat: Seat) -> ScoreSheet<Reason> {
        let lines = self.reasons().map(|reason| {
            let (count, points) = self.counted(seat, reason);
            ScoreLine { reason, count, points, places: self.where_counted(seat, reason) }
        });
        ScoreSheet { lines: lines.collect(), tiebreaks: vec![self.sheets[seat.index()].caught.into()] }
    }

    /// The sections that a line was counted in.
    fn where_counted(&self, seat: Seat, reason: Reason) -> Vec<String> {
        let sheet = &self.sheets[seat.index()];
        let counts = |section: Section| {
            let at = section.index();
            match reason {
                Reason::Fish => at < CRAFTS && sheet.fish[at].iter().any(|&fish| fish > 0),
                Reason::Boats => at < CRAFTS && sheet.launched[at] > 0,
                Reason::Licences => {
                    at < BOATS && sheet.licences[at] == LEVELS || section == Section::Crab && sheet.crab
                }
                Reason::Buildings => {
                    at >= CRAFTS
                        && (sheet.is_complete(section)
                            || sheet.marked[at] > 0 && self.material.box_vp[at] > 0)
                }
                Reason::CrabBonus => section == Section::Crab && sheet.bonus.is_some(),
                Reason::Captain | Reason::Gold | Reason::Silver => false,
            }
        };
        Section::ALL.into_iter().filter(|&section| counts(section)).map(|it| it.word().to_owned()).collect()
    }

    /// Says who won; alone, which rank was reached.
    pub(crate) fn announce(&self, sink: &mut impl Sink<Event>) {
        if self.is_solo() {
            let points = self.points_of(Seat(0));
            sink.emit(Event::SoloEnded { points, rank: self.material.rank(points) as u8 });
            return;
        }
        let places = self.placing();
        let winners: Vec<Seat> = self.all_seats().filter(|seat| places[seat.index()] == 1).collect();
        let points = winners.first().map_or(0, |&seat| self.points_of(seat));
        sink.emit(Event::GameEnded { winners, points });
    }
}
