//! Looking at drawings in tests.

use tabletop::{Message, Words};

/// Says a message by its id and arguments, so that tests see what was meant.
pub struct Plainly;

impl Words for Plainly {
    fn say(&self, message: &Message) -> String {
        format!("{} {:?}", message.id, message.args)
    }
}

/// The values of an attribute, in the order they stand in a text of SVG or HTML.
pub fn values<'a>(markup: &'a str, attribute: &str) -> Vec<&'a str> {
    let opening = format!(" {attribute}=\"");
    markup.split(&opening).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}
