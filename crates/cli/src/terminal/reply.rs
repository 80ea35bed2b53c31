//! What a person types at a table.

use catalog::Choice;

/// A line, understood.
#[derive(Debug, PartialEq, Eq)]
pub enum Reply {
    /// Do this.
    Act(String),
    /// A number, but of no choice.
    NoSuchChoice(usize),
    /// Take back the last action.
    Undo,
    /// Show the table again.
    Board,
    /// Show the record.
    Record,
    /// Explain.
    Help,
    /// Leave.
    Quit,
}

impl Reply {
    /// Understands a line: a word of ours, the number of a choice, or else an action in notation.
    pub fn read(line: &str, choices: &[Choice]) -> Reply {
        let line = line.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
        match line.as_str() {
            "" | "?" | "help" => Reply::Help,
            "undo" => Reply::Undo,
            "board" => Reply::Board,
            "record" => Reply::Record,
            "quit" | "exit" => Reply::Quit,
            _ => match line.parse::<usize>() {
                Ok(number) => match number.checked_sub(1).and_then(|index| choices.get(index)) {
                    Some(choice) => Reply::Act(choice.action.clone()),
                    None => Reply::NoSuchChoice(number),
                },
                Err(_) => Reply::Act(line),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Message;

    use super::*;

    #[test]
    fn numbers_words_and_notation_are_told_apart() {
        let choice =
            |action: &str| Choice { action: action.into(), label: Message::new("x"), path: Vec::new() };
        let choices = [choice("house"), choice("no-house")];
        let read = |line: &str| Reply::read(line, &choices);
        assert_eq!(read(" 2\n"), Reply::Act("no-house".into()));
        assert_eq!(read("0"), Reply::NoSuchChoice(0));
        assert_eq!(read("3"), Reply::NoSuchChoice(3));
        assert_eq!(read("Lay  PPPPPS n0e1\n"), Reply::Act("lay ppppps n0e1".into()));
        assert_eq!(read("UNDO"), Reply::Undo);
        assert_eq!(read("\n"), Reply::Help);
        assert_eq!(read("99999999999999999999999"), Reply::Act("99999999999999999999999".into()));
    }
}
