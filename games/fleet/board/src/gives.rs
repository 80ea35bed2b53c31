//! What a choice gives, read off the sheet: the short words beside a lit box. The whole chain of consequences comes from
//! the rules themselves when one points at it.

use fleet::{Ask, BoxView, Deed, Face, Group, Kind, Measure, Section, SheetView, View};
use tabletop::{Arg, Message, Seat};

/// What a choice gives at once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Gives {
    /// A boat is launched that is worth so many points.
    pub launch: Option<u8>,
    /// A licence of this level; 1 for the crab.
    pub licence: Option<u8>,
    /// Boat or licence, as one likes.
    pub either: bool,
    /// The boats fish, and catch at most so many.
    pub fish: Option<u8>,
    /// Coins that find a box.
    pub coins: u8,
    /// Stars among those boxes, or a star of its own.
    pub stars: u8,
    /// Points besides those of a boat.
    pub points: u8,
    /// A building is complete.
    pub complete: bool,
    /// What the box after this one does, if this one does nothing.
    pub then: Option<Kind>,
}

/// What `deed` would give to `seat`.
pub fn gives(view: &View, seat: Seat, deed: Deed) -> Gives {
    let (sheet, printed) = (&view.seats[seat.index()], &view.printed);
    let coins = |coins| Gives { coins, ..Gives::default() };
    let stars = |stars| Gives { stars, ..Gives::default() };
    let mut gives = match deed {
        Deed::Mark(section) => marking(view, sheet, section),
        Deed::Coins => coins(printed.three_coins),
        Deed::Market => coins(sheet.market),
        Deed::Coin => coins(sheet.die_as_coin),
        Deed::FishCoin => coins(1),
        Deed::SecondFish => Gives { fish: Some(1), ..Gives::default() },
        Deed::Salvage => stars(1),
        Deed::ShrimpStar => stars(at_level(&printed.shrimp_stars, level(sheet, Section::Shrimp))),
        Deed::Hex => {
            let worth = |hexes: usize| printed.buffet_vp[hexes.min(printed.buffet_vp.len() - 1)];
            let points = worth(sheet.hexes.len() + 1).saturating_sub(worth(sheet.hexes.len()));
            Gives { points, ..Gives::default() }
        }
        Deed::Boat | Deed::Licence => match view.ask {
            Ask::Choice(section) if deed == Deed::Boat => launching(sheet, section),
            Ask::Choice(section) => licensing(view, sheet, section),
            _ => Gives::default(),
        },
        Deed::Bonus(measure) => Gives { points: bonus(view, sheet, measure), ..Gives::default() },
        Deed::Take(_) | Deed::Reroll | Deed::Decline => Gives::default(),
    };
    let boxes = coin_boxes(view, sheet, gives.coins);
    gives.coins = boxes.len() as u8;
    gives.stars += boxes.iter().filter(|at| view.stars.contains(at)).count() as u8;
    gives
}

/// What a die of this face could be used for, the most telling first; a die that marks nothing is still worth coins.
pub fn uses(view: &View, seat: Seat, face: Face) -> Vec<(Deed, Gives)> {
    let sheet = &view.seats[seat.index()];
    let marks = sheet.sections.iter().filter(|own| {
        let free = own.boxes.iter().any(|it| !it.marked && !it.crossed);
        own.open && free && faces(sheet, own.section).contains(&face)
    });
    let mut deeds: Vec<Deed> = marks.map(|own| Deed::Mark(own.section)).collect();
    deeds.extend(match face {
        Face::Coins => Some(Deed::Coins),
        Face::Market => Some(Deed::Market),
        _ => None,
    });
    if deeds.is_empty() {
        deeds.push(Deed::Coin);
    }
    let mut uses: Vec<_> = deeds.into_iter().map(|deed| (deed, gives(view, seat, deed))).collect();
    uses.sort_by_key(|(_, gives)| std::cmp::Reverse(gives.weight()));
    uses
}

/// The licence level of a section.
pub fn level(sheet: &SheetView, section: Section) -> u8 {
    sheet.sections[section.index()].licence
}

/// Is a building complete?
pub fn is_complete(sheet: &SheetView, section: Section) -> bool {
    sheet.sections[section.index()].complete
}

fn at_level(list: &[u8], level: u8) -> u8 {
    usize::from(level).checked_sub(1).map_or(0, |at| list[at.min(list.len() - 1)])
}

/// The coin boxes that so many coins would mark: those taken by the Captain are passed over.
pub fn coin_boxes(view: &View, sheet: &SheetView, coins: u8) -> Vec<u8> {
    let free = (sheet.coins + 1..=view.coin_boxes).filter(|at| !sheet.blocked.contains(at));
    free.take(coins.into()).collect()
}

fn marking(view: &View, sheet: &SheetView, section: Section) -> Gives {
    let own = &sheet.sections[section.index()];
    let mut free = own.boxes.iter().filter(|it| !it.marked && !it.crossed);
    let Some(BoxView { kind, .. }) = free.next() else { return Gives::default() };
    let then = free.next().map(|it| it.kind);
    if own.group == Group::Wharf {
        let at = section.index() - Section::Casino.index();
        let complete = then.is_none();
        let whole = if complete { view.printed.building_vp[at] } else { 0 };
        return Gives { complete, points: whole + view.printed.box_vp[at], ..Gives::default() };
    }
    let boats_left = own.boats.iter().any(|boat| !boat.launched);
    let licences_left = usize::from(own.licence) < view.printed.cod_coins.len();
    match kind {
        Kind::Plain => Gives { then, ..Gives::default() },
        Kind::Boat => launching(sheet, section),
        Kind::Licence => licensing(view, sheet, section),
        Kind::Fishing => Gives { fish: Some(catch(view, sheet)), ..Gives::default() },
        Kind::Choice if boats_left && licences_left => Gives { either: true, ..Gives::default() },
        Kind::Choice if boats_left => launching(sheet, section),
        Kind::Choice if licences_left => licensing(view, sheet, section),
        Kind::Choice => Gives::default(),
    }
}

fn launching(sheet: &SheetView, section: Section) -> Gives {
    let boats = &sheet.sections[section.index()].boats;
    let Some(boat) = boats.iter().find(|boat| !boat.launched) else { return Gives::default() };
    Gives { launch: Some(boat.vp), coins: sheet.launch, ..Gives::default() }
}

fn licensing(view: &View, sheet: &SheetView, section: Section) -> Gives {
    let printed = &view.printed;
    if section == Section::Crab {
        return Gives { licence: Some(1), points: printed.crab_vp, ..Gives::default() };
    }
    let next = level(sheet, section) + 1;
    let coins = if next == 2 { printed.second_licence } else { 0 };
    let top = usize::from(next) == printed.cod_coins.len();
    let points = if top { printed.top_licence_vp[section.index()] } else { 0 };
    Gives { licence: Some(next), coins, points, ..Gives::default() }
}

/// Fish that all boats would catch, oyster boats both of theirs.
fn catch(view: &View, sheet: &SheetView) -> u8 {
    let mut caught = 0;
    for own in &sheet.sections {
        let at_once = match own.section {
            Section::Barge => sheet.full,
            _ => view.printed.catches.get(own.section.index()).copied().unwrap_or(0),
        };
        let launched = own.boats.iter().filter(|boat| boat.launched);
        caught += launched.map(|boat| at_once.min(boat.hold.saturating_sub(boat.fish))).sum::<u8>();
    }
    caught
}

/// Points of a crab bonus, as things stand.
fn bonus(view: &View, sheet: &SheetView, measure: Measure) -> u8 {
    let bonus = view.crab_bonuses.iter().find(|(bonus, _)| bonus.counts == measure);
    bonus.map_or(0, |(bonus, _)| bonus.points(count(view, sheet, measure)).clamp(0, 255) as u8)
}

/// How many of something the sheet shows.
pub fn count(view: &View, sheet: &SheetView, measure: Measure) -> i32 {
    let licences = || sheet.sections.iter().map(|own| i32::from(own.licence));
    let buildings = || sheet.sections.iter().filter(|own| own.complete).count() as i32;
    let top = view.printed.cod_coins.len() as i32;
    match measure {
        Measure::Fish => sheet.fish.into(),
        Measure::Boats => sheet.boats.into(),
        Measure::Licences => licences().sum(),
        Measure::Buildings => buildings(),
        Measure::Coins => coins_marked(sheet),
        Measure::Full => sheet.full.into(),
        Measure::Masteries => licences().filter(|&level| level == top).count() as i32,
    }
}

/// Coin boxes marked by the player.
pub fn coins_marked(sheet: &SheetView) -> i32 {
    let passed_over = sheet.blocked.iter().filter(|&&at| at <= sheet.coins).count() as i32;
    i32::from(sheet.coins) - passed_over
}

/// A level as it is printed.
pub fn roman(level: u8) -> String {
    "I".repeat(level.into())
}

impl Gives {
    /// How much there is to tell of it.
    fn weight(&self) -> u16 {
        let step = u16::from(self.then.is_some_and(|kind| kind != Kind::Plain));
        let event = u16::from(self.launch.is_some())
            + u16::from(self.licence.is_some())
            + u16::from(self.either)
            + u16::from(self.complete);
        let counted = [self.points, self.coins, self.stars, self.fish.unwrap_or(0)];
        step + 4 * event + 2 * counted.iter().map(|&count| u16::from(count)).sum::<u16>()
    }

    /// In words, the most telling first.
    pub fn say(&self) -> Vec<Message> {
        let mut said = Vec::new();
        if let Some(points) = self.launch {
            said.push(Message::new("fleet-give-launch").with("points", points));
        }
        if let Some(level) = self.licence {
            said.push(Message::new("fleet-give-licence").with("level", roman(level)));
        }
        if self.either {
            said.push(Message::new("fleet-give-either"));
        }
        if let Some(fish) = self.fish {
            said.push(Message::new("fleet-give-fish").with("fish", fish));
        }
        if self.complete {
            said.push(Message::new("fleet-give-complete"));
        }
        if self.points > 0 {
            said.push(Message::new("fleet-give-points").with("points", self.points));
        }
        if self.coins > 0 {
            said.push(Message::new("fleet-give-coins").with("coins", self.coins));
        }
        if self.stars > 0 {
            said.push(Message::new("fleet-give-stars").with("stars", self.stars));
        }
        if said.is_empty() {
            said.push(match self.then {
                Some(kind) if kind != Kind::Plain => {
                    Message::new("fleet-give-then").with("what", Arg::Key(kind_name(kind)))
                }
                _ => Message::new("fleet-give-step"),
            });
        }
        said
    }
}

/// The message that names what a box does.
pub fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Plain => "fleet-kind-plain",
        Kind::Licence => "fleet-kind-licence",
        Kind::Boat => "fleet-kind-boat",
        Kind::Choice => "fleet-kind-choice",
        Kind::Fishing => "fleet-kind-fishing",
    }
}

/// The faces with which a die serves this section; a shrimp die with a licence serves all boats.
pub fn faces(sheet: &SheetView, section: Section) -> Vec<Face> {
    match section.group() {
        Group::Harbour => vec![Face::Harbour],
        Group::Wharf => vec![Face::Wharf],
        Group::Boats => {
            let wild = level(sheet, Section::Shrimp) > 0;
            let serves = |face: &Face| face.boats() == Some(section) || wild && *face == Face::Shrimp;
            Face::ALL.into_iter().filter(serves).collect()
        }
    }
}
