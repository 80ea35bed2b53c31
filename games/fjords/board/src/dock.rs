//! What to do now: one question, its facts, and the choices that are not on the board.

use std::collections::{BTreeMap, BTreeSet};

use fjords::{Deed, Fjords, HexId, Laid, Place, Rune, Step, Terrain, View};
use tabletop::{Message, Seat, Words};

use crate::{board, pointing, seats::rune_icon};
use scene::{Button, Dock, Eye, Note, Pick, Stage};

/// The dock of one pair of eyes.
pub fn dock(view: &View, eye: &Eye<'_, Fjords>) -> Dock {
    let next = |(after, id)| (after, Message::new(id));
    Dock { questions: QUESTIONS.map(next).into(), ..asked(view, eye) }
}

/// What is asked next, by what was pointed at last.
const QUESTIONS: [(&str, &str); 7] = [
    ("row-", "fjords-next-lay"),
    ("aside-", "fjords-next-lay"),
    ("drawn", "fjords-next-lay"),
    ("do-secret", "fjords-next-house"),
    ("do-wisdom", "fjords-next-stone"),
    ("do-journey", "fjords-next-viking"),
    ("do-horse", "fjords-next-viking"),
];

fn asked(view: &View, eye: &Eye<'_, Fjords>) -> Dock {
    let Some(seat) = eye.acting else {
        return Dock { heading: waiting(view), picks: picks(view, None, eye.words), ..Dock::default() };
    };
    let legal = Legal::new(view, eye);
    match view.waiting_for {
        Step::Choose => Dock {
            heading: Some(Message::new("fjords-dock-choose")),
            facts: vec![Message::new("fjords-dock-choose-fact").with("count", bag(view))],
            picks: picks(view, Some(&legal), eye.words),
            buttons: vec![button("draw", "bag", "fjords-dock-draw", None)],
            confirm: Some(Message::new("fjords-dock-confirm-lay")),
            ..Dock::default()
        },
        Step::Lay => Dock {
            heading: Some(Message::new("fjords-dock-lay")),
            facts: vec![Message::new("fjords-dock-lay-fact").with("count", legal.lay_places())],
            stages: stages(view.drawn.is_some(), false),
            picks: picks(view, Some(&legal), eye.words),
            confirm: Some(Message::new("fjords-dock-confirm-lay")),
            ..Dock::default()
        },
        Step::House => Dock {
            heading: Some(Message::new(house_question(&legal))),
            facts: vec![
                Message::new("fjords-dock-house-fact").with("count", view.seats[seat.index()].houses),
            ],
            stages: stages(true, true),
            buttons: house_buttons(view, seat, &legal),
            confirm: Some(Message::new("fjords-dock-confirm-house")),
            ..Dock::default()
        },
        Step::Viking => Dock {
            heading: Some(Message::new(viking_question(&legal))),
            facts: viking_facts(&legal),
            buttons: viking_buttons(view, seat, &legal),
            confirm: Some(Message::new("fjords-dock-confirm-viking")),
            ..Dock::default()
        },
        Step::FirstPlayer | Step::Row | Step::Refill | Step::Draw | Step::Nothing => Dock::default(),
    }
}

/// What the legal actions come to.
struct Legal {
    /// Where each hex on offer fits.
    fits: BTreeMap<String, BTreeSet<Place>>,
    /// Where vikings may walk.
    walks: usize,
    /// First targets of all actions.
    first: BTreeSet<String>,
}

impl Legal {
    fn new(view: &View, eye: &Eye<'_, Fjords>) -> Legal {
        let mut legal = Legal { fits: BTreeMap::new(), walks: 0, first: BTreeSet::new() };
        for &action in eye.legal {
            let Some(first) = pointing::path(view, action).into_iter().next() else { continue };
            match action.deed() {
                Deed::Lay { at, .. } => {
                    legal.fits.entry(first.clone()).or_default().insert(at);
                }
                Deed::Viking { .. } => legal.walks += 1,
                _ => {}
            }
            legal.first.insert(first);
        }
        legal
    }

    fn lay_places(&self) -> usize {
        self.fits.values().flatten().collect::<BTreeSet<_>>().len()
    }

    fn may(&self, word: &str) -> bool {
        self.first.contains(&format!("do-{word}"))
    }
}

/// For those who are not to act: what the table waits for.
fn waiting(view: &View) -> Option<Message> {
    let id = match view.waiting_for {
        Step::Choose => "fjords-dock-waiting-choose",
        Step::Lay => "fjords-dock-waiting-lay",
        Step::House => "fjords-dock-waiting-house",
        Step::Viking => "fjords-dock-waiting-viking",
        Step::FirstPlayer | Step::Row | Step::Refill | Step::Draw | Step::Nothing => return None,
    };
    view.to_act.map(|seat| Message::new(id).with("seat", seat))
}

fn bag(view: &View) -> usize {
    view.bag.iter().map(|&(_, copies)| usize::from(copies)).sum()
}

/// The steps of an exploration turn.
fn stages(chosen: bool, laid: bool) -> Vec<(Stage, Message)> {
    let (choose, place, house) = match (chosen, laid) {
        (_, true) => (Stage::Done, Stage::Done, Stage::Now),
        (true, false) => (Stage::Done, Stage::Now, Stage::Later),
        (false, false) => (Stage::Now, Stage::Later, Stage::Later),
    };
    let named = |stage, id| (stage, Message::new(id));
    vec![
        named(choose, "fjords-dock-stage-choose"),
        named(place, "fjords-dock-stage-place"),
        named(house, "fjords-dock-stage-house"),
    ]
}

/// The hexes on offer as cards; equal hexes of the row share one.
fn picks(view: &View, legal: Option<&Legal>, words: &dyn Words) -> Vec<Pick> {
    let offers = pointing::offers(view).into_iter();
    offers.map(|(target, hex)| pick(view, legal, target, hex, words)).collect()
}

fn pick(view: &View, legal: Option<&Legal>, target: String, hex: HexId, words: &dyn Words) -> Pick {
    let kind = pointing::kind(view, hex);
    // Signs and numbers only, so that four cards stand in a row; the picture says the same in words.
    let mut notes = Vec::new();
    for (terrain, icon) in [(Terrain::Plain, "grass"), (Terrain::Mountain, "mount"), (Terrain::Sea, "sea")] {
        let count = kind.corners.iter().filter(|&&corner| corner == terrain).count();
        if count > 0 {
            notes.push(Note {
                icon: Some(icon),
                text: Message::new("fjords-dock-corners").with("count", count),
            });
        }
    }
    if let Some(rune) = board::symbol(view, kind) {
        notes.push(Note { icon: Some(rune_icon(rune)), text: Message::new(rune.name()) });
    }
    let places = legal.map(|legal| legal.fits.get(&target).map_or(0, BTreeSet::len));
    if let Some(count) = places.filter(|&count| count > 0) {
        notes.push(Note { icon: None, text: Message::new("fjords-dock-places").with("count", count) });
    }
    Pick {
        art: board::loose(view, kind, &format!("pick-{target}-land"), words),
        title: title(view, hex),
        notes,
        closed: (places == Some(0)).then(|| Message::new("fjords-dock-fits-nowhere")),
        target,
    }
}

/// "Shore", or "Shore × 2" if the row holds two of the same.
fn title(view: &View, hex: HexId) -> Message {
    let kind = Message::new(kind_name(&pointing::kind(view, hex).corners));
    match view.row.iter().filter(|&&other| other == hex).count() {
        0 | 1 => kind,
        copies => Message::new("fjords-dock-copies").with("kind", kind).with("count", copies),
    }
}

/// What a hex is called on its card.
fn kind_name(corners: &[Terrain; 6]) -> &'static str {
    match (corners.contains(&Terrain::Mountain), corners.contains(&Terrain::Sea)) {
        (false, false) => "fjords-dock-kind-plain",
        (true, false) => "fjords-dock-kind-ridge",
        (false, true) => "fjords-dock-kind-shore",
        (true, true) => "fjords-dock-kind-fjord",
    }
}

fn button(word: &str, icon: &'static str, label: &'static str, closed: Option<&'static str>) -> Button {
    Button {
        target: format!("do-{word}"),
        icon,
        label: Message::new(label),
        closed: closed.map(Message::new),
    }
}

/// With no house to build, only the Secret rune is left to decide on.
fn house_question(legal: &Legal) -> &'static str {
    if legal.may("house") { "fjords-dock-house" } else { "fjords-dock-only-secret" }
}

/// With no viking that can walk, only runes are left.
fn viking_question(legal: &Legal) -> &'static str {
    if legal.walks > 0 { "fjords-dock-viking" } else { "fjords-dock-only-rune" }
}

/// House, home, secret, or nothing.
fn house_buttons(view: &View, seat: Seat, legal: &Legal) -> Vec<Button> {
    let own = &view.seats[seat.index()];
    let last = view.last.and_then(|place| board::laid_at(view, place.into()));
    let closed = |word: &str| (!legal.may(word)).then(|| no_house(last, own.houses));
    let mut buttons = vec![button("house", "house", "fjords-dock-build", closed("house"))];
    if own.runes.contains(&Rune::Home) {
        buttons.push(button("home", rune_icon(Rune::Home), "fjords-dock-home", closed("home")));
    }
    if own.runes.contains(&Rune::Secret) {
        let closed = (!legal.may("secret")).then_some("fjords-dock-no-move");
        buttons.push(button("secret", rune_icon(Rune::Secret), "fjords-dock-secret", closed));
    }
    buttons.push(button("no-house", "skip", "fjords-dock-no-house", None));
    buttons
}

/// Why no house can be built on the hex just laid.
fn no_house(last: Option<&Laid>, houses: u8) -> &'static str {
    match last {
        _ if houses == 0 => "fjords-dock-no-houses",
        Some(laid) if laid.rune.is_some() => "fjords-dock-rune-there",
        _ => "fjords-dock-no-plain",
    }
}

fn viking_facts(legal: &Legal) -> Vec<Message> {
    if legal.walks > 0 {
        vec![Message::new("fjords-dock-viking-fact").with("count", legal.walks)]
    } else {
        vec![Message::new("fjords-dock-runes-only")]
    }
}

/// The runes in hand, and leaving where that is allowed.
fn viking_buttons(view: &View, seat: Seat, legal: &Legal) -> Vec<Button> {
    let known = [
        (Rune::Journey, "fjords-dock-journey"),
        (Rune::Horse, "fjords-dock-horse"),
        (Rune::Wisdom, "fjords-dock-wisdom"),
    ];
    let held = known.into_iter().filter(|(rune, _)| view.seats[seat.index()].runes.contains(rune));
    let mut buttons: Vec<Button> = held
        .map(|(rune, label)| {
            let closed = (!legal.may(rune.word())).then_some("fjords-dock-no-way");
            button(rune.word(), rune_icon(rune), label, closed)
        })
        .collect();
    if legal.may("leave") {
        buttons.push(button("leave", "flag", "fjords-dock-leave", None));
    }
    buttons
}
