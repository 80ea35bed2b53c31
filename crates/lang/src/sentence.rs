//! What a Fluent message is made of, as far as languages must agree on it.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};

/// What one message or term uses.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Sentence {
    /// Variables it uses, without the `$`.
    pub variables: BTreeSet<String>,
    /// The keys among which it chooses, by the variable that chooses.
    pub choices: BTreeMap<String, BTreeSet<String>>,
    /// Messages and terms it contains; terms with their hyphen.
    pub references: BTreeSet<String>,
    /// Variables that stand directly before a word.
    pub before_words: BTreeSet<String>,
    /// It says nothing: no value, or nothing but blanks.
    pub empty: bool,
}

/// The messages and terms of a source in order, terms with their hyphen, and the mistakes in it.
pub(crate) fn read(source: &str) -> (Vec<(String, Sentence)>, Vec<String>) {
    let (resource, mut mistakes) = match parser::parse(source) {
        Ok(resource) => (resource, Vec::new()),
        Err((resource, errors)) => {
            let line = |at: usize| source[..at.min(source.len())].matches('\n').count() + 1;
            (
                resource,
                errors
                    .iter()
                    .map(|error| format!("line {}: {}", line(error.pos.start), error.kind))
                    .collect(),
            )
        }
    };
    let mut sentences = Vec::new();
    for entry in &resource.body {
        let (id, value) = match entry {
            Entry::Message(message) => (message.id.name.to_owned(), message.value.as_ref()),
            Entry::Term(term) => (format!("-{}", term.id.name), Some(&term.value)),
            Entry::Junk { .. } | Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {
                continue;
            }
        };
        let mut sentence = Sentence { empty: true, ..Sentence::default() };
        if let Some(value) = value {
            sentence.read_pattern(value);
        }
        sentences.push((id, sentence));
    }
    mistakes.dedup();
    (sentences, mistakes)
}

impl Sentence {
    fn read_pattern(&mut self, pattern: &Pattern<&str>) {
        let mut number: Option<String> = None;
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } if value.trim().is_empty() => {}
                PatternElement::TextElement { value } => {
                    self.empty = false;
                    let word = value.trim_start().starts_with(char::is_alphabetic);
                    self.before_words.extend(number.take().filter(|_| word));
                }
                PatternElement::Placeable { expression } => {
                    self.empty = false;
                    let next = match expression {
                        Expression::Inline(InlineExpression::VariableReference { id }) => {
                            Some(id.name.to_owned())
                        }
                        // A choice or another message brings words.
                        _ => {
                            self.before_words.extend(number.take());
                            None
                        }
                    };
                    number = next;
                    self.read_expression(expression);
                }
            }
        }
    }

    fn read_expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.read_inline(inline),
            Expression::Select { selector, variants } => {
                self.read_inline(selector);
                if let Some(variable) = chooser(selector) {
                    let keys = variants.iter().map(|variant| match variant.key {
                        VariantKey::Identifier { name } => name.to_owned(),
                        VariantKey::NumberLiteral { value } => value.to_owned(),
                    });
                    self.choices.entry(variable).or_default().extend(keys);
                }
                variants.iter().for_each(|variant| self.read_pattern(&variant.value));
            }
        }
    }

    fn read_inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.references.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.references.insert(format!("-{}", id.name));
                arguments.iter().for_each(|arguments| self.read_arguments(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.read_arguments(arguments),
            InlineExpression::Placeable { expression } => self.read_expression(expression),
        }
    }

    fn read_arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.read_inline(argument));
        arguments.named.iter().for_each(|argument| self.read_inline(&argument.value));
    }
}

/// The variable by which a choice is made, if it is one: `$count` or `NUMBER($count)`.
fn chooser(selector: &InlineExpression<&str>) -> Option<String> {
    match selector {
        InlineExpression::VariableReference { id } => Some(id.name.to_owned()),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.first().and_then(chooser)
        }
        _ => None,
    }
}
