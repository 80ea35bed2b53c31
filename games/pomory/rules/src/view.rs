//! What a viewer may know. Bets are hidden until they are opened, news hands always, the order of decks from everybody.

use tabletop::{Seat, Turn, Viewer};

use crate::{
    Card, Cards, Cell, End, Kind, News, Pomory, Port, Refill, Resource, Step, Story, Way,
    cell::cells,
    kind::RESOURCES,
    material::GOAL,
    news::{NewsSet, Window},
    state::other,
};

/// The table as one viewer sees it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct View {
    /// The viewer's seat, if it is a player.
    pub me: Option<Seat>,
    /// Counted from 1.
    pub round: u16,
    /// The first player of the round.
    pub first: Seat,
    /// How far the round is.
    pub stage: Stage,
    /// What the table waits for.
    pub step: Step,
    /// Whose step it is, also while luck decides for it.
    pub actor: Seat,
    /// Who owes a decision; both while bets are sealed.
    pub to_act: Vec<Seat>,
    /// Relocations left in the movement turn.
    pub relocations_left: u8,
    /// Is the chain of cells closed?
    pub ring: bool,
    /// The cells in clockwise order.
    pub cells: Vec<CellView>,
    /// The ports, 3 to 6.
    pub ports: Vec<PortView>,
    /// The colour word of each kind, by kind.
    pub colours: Vec<String>,
    /// The open row, by place.
    pub row: Vec<Option<Resource>>,
    /// What is still in the resource deck: everybody can count.
    pub deck: Vec<(Resource, u8)>,
    /// Resource cards out of the game.
    pub discard: Vec<(Resource, u8)>,
    /// By seat.
    pub seats: Vec<SeatView>,
    /// The number on each news card, by card; 0 where its effect has none.
    pub amounts: Vec<u8>,
    /// Cards in the news deck.
    pub news_deck: u8,
    /// Those under it, the next to come up first; known to who put them there.
    pub news_bottom: Vec<Option<News>>,
    /// Played news.
    pub news_discard: Vec<News>,
    /// News just drawn by the actor, of which one is to be kept.
    pub news_drawn: Vec<Option<News>>,
    /// Who played Quay Gossip this round.
    pub gossip: Option<Seat>,
    /// A sealed card was shown to that seat; which one, if the viewer may know.
    pub shown: Option<Option<Card>>,
    /// Who lays three cards this round.
    pub tackle: Option<Seat>,
    /// The size of the next set.
    pub next_set: u8,
    /// Points that end the game.
    pub goal: u16,
    /// Rounds in a row without any catch.
    pub quiet_rounds: u8,
    /// Is this the last round, because the deck has run out?
    pub last_round: bool,
    /// The round from its bets on; until the next bets, the round before.
    pub story: Story,
    /// Why the game ended, once it has.
    pub end: Option<End>,
}

/// How far a round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Stage {
    /// The table is set.
    Setup,
    /// Ships move.
    Movement,
    /// Cards are sealed.
    Bets,
    /// Weather and storm.
    Weather,
    /// Bets are opened, fish is caught.
    Catch,
    /// Points, news, sets.
    Scoring,
    /// The game is over.
    Over,
}

impl Stage {
    /// The message that names it.
    pub fn name(self) -> &'static str {
        match self {
            Stage::Setup => "pomory-stage-setup",
            Stage::Movement => "pomory-stage-movement",
            Stage::Bets => "pomory-stage-bets",
            Stage::Weather => "pomory-stage-weather",
            Stage::Catch => "pomory-stage-catch",
            Stage::Scoring => "pomory-stage-scoring",
            Stage::Over => "pomory-stage-over",
        }
    }
}

impl Step {
    /// The stage it belongs to.
    pub fn stage(self) -> Stage {
        match self {
            Step::FirstPlayer | Step::Refill(Refill::Setup) => Stage::Setup,
            Step::Movement | Step::Refill(Refill::Shoals) | Step::Ask(Window::Movement) => Stage::Movement,
            Step::Ask(Window::Gossip | Window::Saltworks | Window::Tackle)
            | Step::Seal
            | Step::Peek
            | Step::Close => Stage::Bets,
            Step::Ask(Window::Moryana | Window::Result) | Step::Roll | Step::Reroll | Step::TakeBack => {
                Stage::Weather
            }
            Step::Open | Step::Ask(Window::Nets) | Step::Refill(Refill::Catch) => Stage::Catch,
            Step::Ask(Window::Decree | Window::Word | Window::Announcement)
            | Step::DrawNews
            | Step::Keep
            | Step::Announce => Stage::Scoring,
            Step::Nothing => Stage::Over,
        }
    }
}

/// A fishing cell.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CellView {
    /// Which.
    pub cell: Cell,
    /// What is caught there.
    pub kind: Kind,
    /// The ships, the blocked one first and the free one last.
    pub ships: Vec<Seat>,
}

#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct PortView {
    /// Which.
    pub port: Port,
    /// The cells a storm reaches clockwise and counter-clockwise, the nearest first.
    pub reach: [Vec<Cell>; 2],
}

/// What belongs to one player.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct SeatView {
    /// Whose.
    pub seat: Seat,
    /// Points so far.
    pub points: u16,
    /// Ships in the supply.
    pub supply: u8,
    /// Ships in the repair dock.
    pub dock: u8,
    /// Caught resource cards, by kind.
    pub collection: Vec<u8>,
    /// Salt cards that lie open.
    pub open_salt: Cards,
    /// Cards in hand or sealed: everybody can tell these, but not which of them are sealed.
    pub available: Cards,
    /// Cards in hand, if the viewer may know.
    pub hand: Option<Cards>,
    /// How many cards are sealed; 0 if the seat has not bet or its bet is open.
    pub sealed: u8,
    /// The bet, if there is one and the viewer may know.
    pub bet: Option<Cards>,
    /// The card taken back with Spare Tackle, while it is news to somebody and the viewer may know.
    pub taken_back: Option<Card>,
    /// News in hand.
    pub news: Vec<NewsView>,
}

/// A news card in somebody's hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct NewsView {
    /// Which, if the viewer may know.
    pub news: Option<News>,
    /// Drawn in this round: it must wait.
    pub fresh: bool,
}

/// Whose secrets a viewer may see.
#[derive(Clone, Copy)]
struct Eyes {
    viewer: Viewer,
    over: bool,
}

impl Eyes {
    /// May they see what `seat` alone knows?
    fn of(self, seat: Seat) -> bool {
        self.over || self.viewer == Viewer::Omniscient || self.viewer == Viewer::Seat(seat)
    }
}

fn counted(copies: [u8; RESOURCES]) -> Vec<(Resource, u8)> {
    let cards = copies.into_iter().enumerate().filter(|&(_, copies)| copies > 0);
    cards.map(|(card, copies)| (Resource::from_index(card), copies)).collect()
}

impl Pomory {
    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let eyes = Eyes { viewer, over: self.end.is_some() };
        let seats = [Seat(0), Seat(1)];
        let drawn_exposed = self.player(self.actor).exposed;
        View {
            me: if let Viewer::Seat(seat) = viewer { Some(seat) } else { None },
            round: self.round,
            first: self.first,
            stage: self.step.stage(),
            step: self.step,
            actor: self.actor,
            to_act: match self.whose_turn() {
                Turn::Seats(seats) => seats.iter().collect(),
                Turn::Chance | Turn::Over => Vec::new(),
            },
            relocations_left: self.left,
            ring: self.material.is_ring(),
            cells: self.look_at_cells(),
            ports: Port::ALL.map(|port| self.look_at_port(port)).to_vec(),
            colours: Kind::ALL.map(|kind| self.material.colour(kind).to_owned()).to_vec(),
            row: self.row.to_vec(),
            deck: counted(std::array::from_fn(|card| self.deck.copies(card))),
            discard: counted(self.discard),
            seats: seats.map(|seat| self.look_at_seat(seat, eyes)).to_vec(),
            amounts: News::ALL.map(|news| self.material.amount(news)).to_vec(),
            news_deck: self.news.len(),
            news_bottom: self
                .news
                .bottom()
                .iter()
                .map(|card| eyes.of(card.by).then_some(card.news))
                .collect(),
            news_discard: self.news_discard.iter().collect(),
            news_drawn: known_first(self.drawn, self.actor, drawn_exposed, eyes),
            gossip: self.bets.gossip,
            shown: self.bets.shown.map(|card| self.bets.gossip.filter(|&to| eyes.of(to)).map(|_| card)),
            tackle: self.bets.tackle,
            next_set: self.next_set,
            goal: GOAL,
            quiet_rounds: self.quiet,
            last_round: self.deck.is_empty(),
            story: self.story,
            end: self.end,
        }
    }

    fn look_at_cells(&self) -> Vec<CellView> {
        let ships = |cell: Cell| {
            let mut ships: Vec<Seat> = [Seat(0), Seat(1)]
                .into_iter()
                .filter(|seat| self.at[seat.index()] & cell.bit() != 0)
                .collect();
            // The one on top comes last.
            ships.sort_by_key(|seat| self.top[seat.index()] & cell.bit() != 0);
            ships
        };
        let cells = self.material.cells();
        cells.map(|spot| CellView { cell: spot.cell, kind: spot.kind, ships: ships(spot.cell) }).collect()
    }

    fn look_at_port(&self, port: Port) -> PortView {
        PortView { port, reach: Way::ALL.map(|way| self.material.storm(port, way).to_vec()) }
    }

    fn look_at_seat(&self, seat: Seat, eyes: Eyes) -> SeatView {
        let player = self.player(seat);
        let is_open = !self.story.parts[seat.index()].bet.is_empty();
        let sees_bet = eyes.of(seat) || is_open || player.sealed.is_empty();
        let took_back = self.bets.tackle == Some(seat) && eyes.of(seat);
        SeatView {
            seat,
            points: player.tally.total(),
            supply: player.supply,
            dock: player.dock,
            collection: Kind::ALL.map(|kind| self.collected(seat, kind)).to_vec(),
            open_salt: self.open_salt(seat),
            available: player.hand.with(player.sealed),
            hand: sees_bet.then_some(player.hand),
            sealed: if is_open { 0 } else { player.sealed.len() },
            bet: (sees_bet && !player.sealed.is_empty()).then_some(player.sealed),
            taken_back: self.bets.taken_back.filter(|_| took_back),
            news: self.look_at_news(seat, eyes),
        }
    }

    fn look_at_news(&self, seat: Seat, eyes: Eyes) -> Vec<NewsView> {
        let player = self.player(seat);
        let old = known_first(player.news.without(player.fresh), seat, player.exposed, eyes);
        let fresh = known_first(player.fresh, seat, player.exposed, eyes);
        let old = old.into_iter().map(|news| NewsView { news, fresh: false });
        old.chain(fresh.into_iter().map(|news| NewsView { news, fresh: true })).collect()
    }
}

/// News that `seat` holds as the viewer sees them: first those they know, then the others as backs. The order tells
/// nothing: known cards are sorted, backs look alike.
fn known_first(held: NewsSet, seat: Seat, exposed: NewsSet, eyes: Eyes) -> Vec<Option<News>> {
    let known = match eyes.viewer {
        _ if eyes.of(seat) => held,
        Viewer::Seat(viewer) if viewer == other(seat) => held.and(exposed),
        _ => NewsSet::NONE,
    };
    let backs = held.len() - known.len();
    known.iter().map(Some).chain((0..backs).map(|_| None)).collect()
}

impl View {
    /// The ships of a seat that lie free on cells of a kind.
    pub fn free_ships(&self, seat: Seat, kind: Kind) -> u8 {
        let free = |cell: &&CellView| cell.kind == kind && cell.ships.last() == Some(&seat);
        self.cells.iter().filter(free).count() as u8
    }

    /// The sum of the open cards of a kind.
    pub fn open_value(&self, kind: Kind) -> u8 {
        self.row.iter().flatten().filter(|card| card.kind() == kind).map(|card| card.value()).sum()
    }

    /// The cells of each seat's ships, and those where they lie on top of the other's.
    pub(crate) fn ships(&self) -> ([u32; 2], [u32; 2]) {
        let (mut at, mut top) = ([0; 2], [0; 2]);
        for cell in &self.cells {
            cell.ships.iter().for_each(|seat| at[seat.index() & 1] |= cell.cell.bit());
            if let [_, above] = cell.ships[..] {
                top[above.index() & 1] |= cell.cell.bit();
            }
        }
        (at, top)
    }

    /// A cell by its place.
    pub(crate) fn kind_of(&self, cell: Cell) -> Option<Kind> {
        self.cells.get(cell.index()).map(|view| view.kind)
    }

    /// The kinds of a set of cells, each with how many there are of it.
    pub(crate) fn count_kind(&self, set: u32, kind: Kind) -> u8 {
        cells(set).filter(|&cell| self.kind_of(cell) == Some(kind)).count() as u8
    }
}
