//! The Captain (rulebook: «Соло-режим»). He decides nothing: everything he does follows from the dice, his tokens and
//! the sheet.

use tabletop::Sink;

use crate::{Event, Face, Fleet, Group, Section};

/// What the Captain does with a die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Target {
    /// He crosses the lowest free boxes of this section.
    Section(Section),
    /// He blocks the next star.
    Star(u32),
}

impl Fleet {
    /// He goes first in even rounds.
    #[inline]
    pub(crate) fn captain_is_first(&self) -> bool {
        self.round.is_multiple_of(2)
    }

    /// Sections of a group from the token on, clockwise.
    fn clockwise(&self, group: Group) -> impl Iterator<Item = Section> + use<> {
        let sections = group.sections();
        let token = self.token(group).index() - sections[0].index();
        (0..sections.len()).map(move |step| sections[(token + step) % sections.len()])
    }

    fn has_free_box(&self, section: Section) -> bool {
        self.sheets[0].free(&self.material, section) > 0
    }

    /// The token's section, or the next one with a free box (R-U20).
    fn aimed_at(&self, group: Group) -> Option<Section> {
        self.clockwise(group).find(|&section| self.has_free_box(section))
    }

    /// The next star that is neither marked nor blocked.
    fn next_star(&self) -> Option<u32> {
        let sheet = &self.sheets[0];
        let mut stars = (0u32..).zip(&self.material.stars);
        stars.find(|&(star, &at)| at > sheet.coins && sheet.blocked >> star & 1 == 0).map(|(star, _)| star)
    }

    /// What a die would do in his hand; nothing if its section has no free box.
    fn target(&self, face: Face) -> Option<Target> {
        let section = match face {
            Face::Coins => self.aimed_at(Group::Boats),
            Face::Harbour => self.aimed_at(Group::Harbour),
            Face::Wharf => self.aimed_at(Group::Wharf),
            Face::Market => return self.next_star().map(Target::Star),
            boats => boats.boats().filter(|&section| self.has_free_box(section)),
        };
        section.map(Target::Section)
    }

    /// The order in which he looks for a die (rulebook: «Пріоритети капітана»): boats clockwise from his token, three
    /// coins last; in the town harbour, wharf, the boat die, market.
    fn priorities(&self) -> [Face; 9] {
        let mut order = [Face::Coins; 9];
        let boats =
            self.clockwise(Group::Boats).map(|section| Face::ALL[section.index()]).chain([Face::Coins]);
        let faces = [Face::Harbour, Face::Wharf].into_iter().chain(boats).chain([Face::Market]);
        for (place, face) in order.iter_mut().zip(faces) {
            *place = face;
        }
        order
    }

    /// He picks a die and uses it; if none has a target he passes and the first in his order leaves (R-U19).
    pub(crate) fn captain_picks(&mut self, sink: &mut impl Sink<Event>) {
        let there = self.priorities().into_iter().filter(|face| self.pool[face.index()] > 0);
        let useful = there.clone().find_map(|face| self.target(face).map(|target| (face, target)));
        let Some((face, target)) = useful else {
            let face = there.into_iter().next().expect("dice are left");
            self.pool[face.index()] -= 1;
            sink.emit(Event::CaptainPassed { face });
            return;
        };
        self.pool[face.index()] -= 1;
        self.taken[1] = Some(face);
        sink.emit(Event::CaptainTook { face });
        let crosses =
            if face == Face::Coins { self.material.joker_crosses } else { self.material.picked_crosses };
        self.strike(target, crosses, sink);
    }

    /// He uses the last die, at the same time as the player: a building of which both took the last boxes with it is
    /// complete, whoever went first (R-P7).
    pub(crate) fn captain_shares(&mut self, sink: &mut impl Sink<Event>) {
        let built_on = std::mem::take(&mut self.built_on);
        let Some(target) = self.target(self.die.face) else { return };
        self.strike(target, self.material.shared_crosses, sink);
        if let Target::Section(section) = target
            && built_on & section.bit() != 0
            && !self.has_free_box(section)
        {
            self.complete(section, sink);
        }
    }

    /// Crosses boxes from the bottom, as many as are free (R-U18), or blocks a star.
    fn strike(&mut self, target: Target, crosses: u8, sink: &mut impl Sink<Event>) {
        let material = self.material;
        let sheet = &mut self.sheets[0];
        match target {
            Target::Star(star) => {
                sheet.blocked |= 1 << star;
                sink.emit(Event::StarBlocked { number: material.stars[star as usize] });
            }
            Target::Section(section) => {
                let boxes = crosses.min(sheet.free(&material, section));
                sheet.crossed[section.index()] += boxes;
                sheet.look_at(&material, section);
                sink.emit(Event::BoxesCrossed { section, boxes });
            }
        }
    }

    /// At the end of a round every token moves to the next section with a free box (rulebook: «Переміщення жетонів»).
    pub(crate) fn move_tokens(&mut self, sink: &mut impl Sink<Event>) {
        for group in [Group::Boats, Group::Harbour, Group::Wharf] {
            let next = self.clockwise(group).skip(1).find(|&section| self.has_free_box(section));
            if let Some(section) = next {
                self.tokens[group as usize] = section;
                sink.emit(Event::TokenMoved { section });
            }
        }
    }
}
