//! Effects that are not finished. The top of the stack is what the table waits for or works on, so a half-played card
//! is an ordinary state. Everything on the stack belongs to the active player.

use crate::{
    card::{Card, Elder},
    code::Span,
};

/// No chain of effects is deeper: each level uses up a building or an elder.
const DEPTH: usize = 48;

/// The card whose ops run: a building, or an elder behind them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Origin(u8);

impl Origin {
    /// A building's effect.
    pub fn card(card: Card) -> Origin {
        Origin(card.0)
    }

    /// An elder's effect.
    pub fn elder(elder: Elder) -> Origin {
        Origin(Card::COUNT as u8 + elder.0)
    }

    /// The message that holds the card's name.
    pub fn name(self) -> &'static str {
        match self.as_elder() {
            Some(elder) => elder.name(),
            None => Card(self.0).name(),
        }
    }

    /// The building, if it is one.
    pub fn as_card(self) -> Option<Card> {
        (self.0 < Card::COUNT as u8).then_some(Card(self.0))
    }

    /// The elder, if it is one.
    pub fn as_elder(self) -> Option<Elder> {
        self.0.checked_sub(Card::COUNT as u8).map(Elder)
    }
}

/// Something unfinished.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum Frame {
    /// An empty place of the stack.
    #[default]
    Nothing,
    /// Instructions of a card, from the next one to the last.
    Run(Run),
    /// Everything the building does is done; others may react.
    AfterBuilding(Card),
    /// The elder was taken, and used if wanted.
    AfterElder,
    /// An elder's action is complete.
    ElderUsed,
    /// How much of this price, wood, fish and gold, is paid with fish instead of wood?
    Pay { card: Card, price: [u8; 3] },
    /// Where does the building go?
    Place(Card),
    /// Shall the elder on this council seat act at once?
    Offer(u8),
    /// The face-down elder of this stack is to be turned up.
    Flip(u8),
}

/// Instructions that are being carried out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Run {
    /// Whose they are.
    pub origin: Origin,
    /// What the moment told: goods moved, plates served, Forests left.
    pub fact: u8,
    /// The next instruction may not be skipped.
    pub must: bool,
    /// What is left.
    pub span: Span,
}

/// A stack of frames without a heap.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Stack {
    frames: [Frame; DEPTH],
    depth: u8,
}

impl Default for Stack {
    fn default() -> Self {
        Stack { frames: [Frame::Nothing; DEPTH], depth: 0 }
    }
}

impl Stack {
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.depth == 0
    }

    /// Everything unfinished, from the bottom.
    pub fn frames(&self) -> &[Frame] {
        &self.frames[..usize::from(self.depth)]
    }

    #[inline]
    pub fn top(&self) -> Frame {
        match self.depth {
            0 => Frame::Nothing,
            n => self.frames[usize::from(n) - 1],
        }
    }

    #[inline]
    pub fn push(&mut self, frame: Frame) {
        self.frames[usize::from(self.depth)] = frame;
        self.depth += 1;
    }

    /// Takes the top away. Emptied places are wiped, so that equal positions are equal values.
    #[inline]
    pub fn pop(&mut self) {
        self.depth -= 1;
        self.frames[usize::from(self.depth)] = Frame::Nothing;
    }

    /// Replaces the top.
    #[inline]
    pub fn set_top(&mut self, frame: Frame) {
        self.frames[usize::from(self.depth) - 1] = frame;
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Origin {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.as_elder() {
            Some(elder) => elder.serialize(serializer),
            None => Card(self.0).serialize(serializer),
        }
    }
}
