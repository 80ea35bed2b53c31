//! Facts on their way to words. A [`Message`] names a sentence; the sentence itself stands in `lang/*.ftl`.

use crate::Seat;

/// Names the message that states a value.
pub trait Say {
    /// The message; its id is the same for every value of one kind.
    fn say(&self) -> Message;
}

/// A sentence to be said: its id in the language files and what goes into it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Message {
    /// For instance `flotsam-event-dealt`.
    pub id: &'static str,
    /// Named values for the sentence.
    pub args: Vec<(&'static str, Arg)>,
}

impl Message {
    /// A message without arguments.
    pub fn new(id: &'static str) -> Message {
        Message { id, args: Vec::new() }
    }

    /// The same message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: impl Into<Arg>) -> Message {
        self.args.push((name, arg.into()));
        self
    }
}

/// A value inside a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    /// A number; languages choose plural forms by it.
    Number(i64),
    /// A player; shown by name.
    Seat(Seat),
    /// The message id of a noun whose name is itself translated, such as `flotsam-plank-oak`.
    Key(&'static str),
    /// Text that is the same in every language, such as a place on the board.
    Text(String),
    /// A sentence inside the sentence.
    Message(Box<Message>),
    /// Several values, joined as the language joins lists.
    List(Vec<Arg>),
}

impl From<i64> for Arg {
    fn from(number: i64) -> Arg {
        Arg::Number(number)
    }
}
impl From<i32> for Arg {
    fn from(number: i32) -> Arg {
        Arg::Number(number.into())
    }
}
impl From<u8> for Arg {
    fn from(number: u8) -> Arg {
        Arg::Number(number.into())
    }
}
impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as i64)
    }
}
impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}
impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}
impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Message(Box::new(message))
    }
}

/// Turns messages into words of one language, for one table (it knows the players' names).
pub trait Words {
    /// The sentence.
    fn say(&self, message: &Message) -> String;
}
