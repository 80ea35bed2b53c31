//! What every part of the table needs: the view, the eyes, the words, and which targets the legal actions have.

use std::collections::BTreeSet;

use nusfjord::{Asked, HarborView, Nusfjord, View};
use tabletop::{Arg, Message, Seat};

use crate::pointing;
use scene::{Eye, markup};

/// A table being drawn.
pub struct Sheet<'a> {
    pub view: &'a View,
    pub eye: &'a Eye<'a, Nusfjord>,
    /// The seat whose harbour is shown as one's own.
    pub me: Seat,
    /// Every target of every legal action.
    targets: BTreeSet<String>,
    /// The first target of every legal action.
    firsts: BTreeSet<String>,
}

impl<'a> Sheet<'a> {
    pub fn new(view: &'a View, eye: &'a Eye<'a, Nusfjord>) -> Sheet<'a> {
        let paths: Vec<Vec<String>> = eye.legal.iter().map(|&action| pointing::path(view, action)).collect();
        let firsts = paths.iter().filter_map(|path| path.first().cloned()).collect();
        let me = eye.acting.or(view.eye).or(view.active).unwrap_or(Seat(0));
        Sheet { view, eye, me, targets: paths.into_iter().flatten().collect(), firsts }
    }

    /// Does a legal action have this target?
    pub fn legal(&self, target: &str) -> bool {
        self.targets.contains(target)
    }

    /// Does a legal action begin with this target?
    pub fn begins(&self, target: &str) -> bool {
        self.firsts.contains(target)
    }

    /// How many legal first targets begin so?
    pub fn beginning(&self, prefix: &str) -> usize {
        self.firsts.iter().filter(|target| target.starts_with(prefix)).count()
    }

    /// The seat that is asked now, if it is asked for more than a worker.
    pub fn answering(&self) -> bool {
        matches!(self.view.asked, Asked::Effect { .. })
    }

    pub fn harbor(&self, seat: Seat) -> &'a HarborView {
        &self.view.harbors[seat.index()]
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<'a> {
        (0..self.view.harbors.len() as u8).map(Seat)
    }

    /// Is this the viewer's own seat?
    pub fn mine(&self, seat: Seat) -> bool {
        self.view.eye == Some(seat)
    }

    /// A message as text for an element or attribute.
    pub fn say(&self, message: &Message) -> String {
        markup::said(self.eye.words, message)
    }

    /// The same without arguments.
    pub fn t(&self, id: &'static str) -> String {
        self.say(&Message::new(id))
    }

    /// A noun that is itself translated, with a capital where a line begins.
    pub fn name(&self, id: &'static str) -> String {
        let said = self.eye.words.say(&Message::new("nusfjord-said").with("what", Arg::Key(id)));
        let mut letters = said.chars();
        let capital: String =
            letters.next().map(|letter| letter.to_uppercase().collect()).unwrap_or_default();
        markup::escape(&(capital + letters.as_str()))
    }

    /// A player's name.
    pub fn player(&self, seat: Seat) -> String {
        self.say(&Message::new("nusfjord-sheet-player").with("seat", seat))
    }
}

/// Something to point at.
pub struct Spot<'a> {
    pub target: &'a str,
    pub class: &'a str,
    /// What is read out after the content, escaped.
    pub label: &'a str,
    pub closed: bool,
}

impl Spot<'_> {
    /// The button with its content.
    pub fn html(&self, content: &str) -> String {
        let Spot { target, class, label, closed } = self;
        let disabled = if *closed { " aria-disabled=\"true\"" } else { "" };
        format!(
            "<button type=\"button\" class=\"spot {class}\" id=\"t-{target}\" data-t=\"{target}\" aria-pressed=\"false\"{disabled}>{content}<span class=\"vh\"> {label}</span></button>"
        )
    }
}

/// The part of a sentence behind its introduction: what an elder does, without "When he acts".
pub fn core(message: &Message) -> Message {
    match message.args.first() {
        Some((_, Arg::Message(inner))) if message.id == "nusfjord-ability-elder" => (**inner).clone(),
        _ => message.clone(),
    }
}
