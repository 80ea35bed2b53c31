//! Counting: what the sheet keeps as a number must be what its boxes say.

use std::collections::BTreeSet;

use crate::{Ask, Fleet, Group, Kind, Section, Stage, material::LEVELS, section::CRAFTS, sheet::Sheet};

impl Fleet {
    /// Every mark, boat, licence and fish is where it should be, and the dice are all there.
    pub(crate) fn count_components(&self) -> Result<(), String> {
        for (seat, sheet) in self.all_seats().zip(&self.sheets) {
            self.count_sheet(sheet).map_err(|why| format!("seat {seat}: {why}"))?;
        }
        let dice: u8 = self.pool.iter().sum();
        let expected = match self.stage {
            Stage::Roll => self.turns,
            Stage::Share => 1,
            Stage::Pick => {
                let hand = u8::from(self.ask != Ask::Take);
                let captain = u8::from(self.is_solo() && self.captain_is_first());
                self.dice() - self.turns - hand - captain
            }
            _ => 0,
        };
        if dice != expected {
            return Err(format!("{dice} dice lie in the pool, not {expected}"));
        }
        let in_hand = self.taken.iter().flatten().count() as u8;
        let passed = dice + in_hand < self.dice();
        if matches!(self.stage, Stage::Pick | Stage::Share)
            && (passed && !self.is_solo() || dice + in_hand > self.dice())
        {
            return Err(format!("{dice} dice lie in the pool and {in_hand} are taken, of {}", self.dice()));
        }
        let chosen = self.sheets.iter().filter_map(|sheet| sheet.bonus);
        let taken = chosen.fold(0u8, |bits, measure| bits | 1 << measure as u8);
        if taken & self.bonuses != 0 || taken | self.bonuses != self.material.crab_choices {
            return Err("a crab bonus was lost or doubled".into());
        }
        Ok(())
    }

    fn count_sheet(&self, sheet: &Sheet) -> Result<(), String> {
        let material = &self.material;
        for section in Section::ALL {
            let at = section.index();
            if sheet.marked[at] + sheet.crossed[at] > material.lengths[at] {
                return Err(format!("too many boxes of {} are taken", section.word()));
            }
            let open = sheet.free(material, section) > 0 && !sheet.is_closed(material, section);
            if open != (sheet.open & section.bit() != 0) {
                return Err(format!("{} is open or not, but noted otherwise", section.word()));
            }
            if at < CRAFTS {
                self.count_circles(sheet, section)?;
            }
        }
        let fish: u8 = sheet.fish.iter().flatten().sum();
        if fish != sheet.caught {
            return Err(format!("{fish} fish are on the boats, but {} were caught", sheet.caught));
        }
        Ok(())
    }

    /// The boats and licences that a section has given are those that its marked circles can have given, in some way of
    /// choosing: a circle whose kind is used up gives nothing.
    fn count_circles(&self, sheet: &Sheet, section: Section) -> Result<(), String> {
        let at = section.index();
        let waits = self.ask == Ask::Choice(section) && std::ptr::eq(sheet, self.sheet());
        let marked = usize::from(sheet.marked[at]) - usize::from(waits);
        let licences = if section == Section::Crab {
            sheet.crab.into()
        } else {
            sheet.licences.get(at).copied().unwrap_or(0)
        };
        let given = (sheet.launched[at], licences);
        if !self.can_have_given(section, &self.material.boxes(section)[..marked], given) {
            return Err(format!("{} gave {} boats and {licences} licences", section.word(), given.0));
        }
        let hold = sheet.hold(&self.material, at);
        for (boat, &fish) in sheet.fish[at].iter().enumerate() {
            if fish > hold || fish > 0 && boat >= sheet.launched[at].into() {
                return Err(format!("a boat of {} holds {fish} fish", section.word()));
            }
        }
        Ok(())
    }

    /// Can these boxes, marked from the top, have given so many boats and licences?
    fn can_have_given(&self, section: Section, marked: &[Kind], given: (u8, u8)) -> bool {
        let most_boats = self.material.boats(section);
        let most_licences = match section.group() {
            Group::Boats => LEVELS,
            _ => u8::from(section == Section::Crab),
        };
        let mut ways = BTreeSet::from([(0, 0)]);
        for kind in marked {
            let mut after = BTreeSet::new();
            for (boats, licences) in ways {
                let boat = (boats < most_boats).then_some((boats + 1, licences));
                let licence = (licences < most_licences).then_some((boats, licences + 1));
                let next = match kind {
                    Kind::Boat => [boat, None],
                    Kind::Licence => [licence, None],
                    Kind::Choice => [boat, licence],
                    Kind::Plain | Kind::Fishing => [None, None],
                };
                let nothing = next == [None, None];
                after.extend(next.into_iter().flatten().chain(nothing.then_some((boats, licences))));
            }
            ways = after;
        }
        ways.contains(&given)
    }
}
