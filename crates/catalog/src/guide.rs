//! The guided first game: a record that the table follows, with stops where the learner decides.
//!
//! `guide.toml` says where the stops are, `guide.<lang>.toml` what is said there; the steps are those of the record
//! `first-game`. While the learner does what the record does, luck and all other seats follow it, and so do the learner's
//! own steps between two stops. After anything else the table waits.

use std::collections::BTreeMap;

use serde::Deserialize;
use tabletop::{Play, Seat, Who};
use teach::TeachError;

use crate::{AnyGame, AnyTable};

/// The record that is followed.
const RECORD: &str = "first-game";

/// A guided first game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guide {
    /// Everything that happens, in order.
    pub steps: Vec<(Who, String)>,
    /// The stops in order.
    pub stops: Vec<Stop>,
    /// After so many steps the lesson is over; the game may go on.
    pub end: usize,
}

/// A place where the lesson waits for the learner.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stop {
    /// Its name in the texts.
    pub id: String,
    /// After so many steps.
    pub at: usize,
    /// How many of the learner's steps it asks for, one after the other; none where something is only explained.
    #[serde(default)]
    pub asks: usize,
    /// What it points at: targets of the drawing.
    #[serde(default)]
    pub points: Vec<String>,
}

/// What is said at a stop.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Said {
    /// What to do, or what this is about.
    pub head: String,
    /// Why.
    pub text: String,
    /// What is said when something else is done.
    #[serde(default)]
    pub other: String,
    /// What is said of the last step asked for, once it is done; without it what happened is told.
    #[serde(default)]
    pub after: String,
}

/// How the lesson goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next<'a> {
    /// The record goes on by itself.
    Runs(Who, &'a str),
    /// The learner is asked, and this is advised.
    Asks(&'a str),
    /// The lesson is over.
    Over,
    /// The learner has done something else; the lesson waits where it was left, after so many steps.
    Left(usize),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    end: usize,
    stop: Vec<Stop>,
}

impl Guide {
    /// The seat of the learner.
    pub const LEARNER: Seat = Seat(0);

    /// The guided first game of a game; nothing where it has none.
    pub fn read(game: &dyn AnyGame) -> Result<Option<Guide>, TeachError> {
        let teaching = game.teaching();
        let wrong = |at: &str, reason: String| TeachError { at: at.into(), line: 0, reason };
        if teaching.guide.is_empty() {
            return Ok(None);
        }
        let file: File =
            toml::from_str(teaching.guide).map_err(|why| wrong("guide.toml", why.to_string()))?;
        let record = teaching.records.iter().find(|(name, _)| *name == RECORD);
        let (_, text) = record.ok_or_else(|| wrong(RECORD, "there is no such record".into()))?;
        let play: Play = text.parse().map_err(|why| wrong(RECORD, format!("{why}")))?;
        let table = game.read(&play).map_err(|why| wrong(RECORD, format!("{why}")))?;
        let steps = (0..table.steps()).filter_map(|index| table.step(index)).collect();
        Ok(Some(Guide { steps, stops: file.stop, end: file.end }))
    }

    /// What is said at the stops in a language, by their ids.
    pub fn texts(game: &dyn AnyGame, lang: &str) -> Result<BTreeMap<String, Said>, TeachError> {
        let found = game.teaching().guide_texts.iter().find(|(code, _)| *code == lang);
        let wrong = |reason: String| TeachError { at: format!("guide.{lang}.toml"), line: 0, reason };
        toml::from_str(found.map_or("", |(_, text)| text)).map_err(|why| wrong(why.to_string()))
    }

    /// How many steps of the table are those of the record.
    pub fn common(&self, table: &dyn AnyTable) -> usize {
        let same = |index: &usize| table.step(*index).as_ref() == self.steps.get(*index);
        (0..table.steps().min(self.steps.len())).take_while(same).count()
    }

    /// How the lesson goes on.
    pub fn next(&self, table: &dyn AnyTable) -> Next<'_> {
        let at = self.common(table);
        if at < table.steps() {
            return Next::Left(at);
        }
        match self.steps.get(at) {
            Some((Who::Seat(Self::LEARNER), action)) if at < self.end && self.asked_at(at).is_some() => {
                Next::Asks(action)
            }
            Some((who, text)) if at < self.end => Next::Runs(*who, text),
            _ => Next::Over,
        }
    }

    /// The stop that asks for the step after the first `at`.
    pub fn asked_at(&self, at: usize) -> Option<&Stop> {
        self.stops.iter().find(|stop| (stop.at..stop.at + stop.asks).contains(&at))
    }

    /// The stops to be read after `at` steps: first what is explained there, last what is asked.
    pub fn stops_at(&self, at: usize) -> Vec<&Stop> {
        let asked = self.asked_at(at);
        let here = self.stops.iter().filter(|stop| stop.at == at && stop.asks == 0);
        here.chain(asked).collect()
    }

    /// How far the lesson has come: the number of the last stop reached after `at` steps, from 1.
    pub fn reached(&self, at: usize) -> usize {
        self.stops.iter().filter(|stop| stop.at <= at).count()
    }
}
