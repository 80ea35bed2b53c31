//! What each figure shows: `figures.toml`, the same for all languages.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::TeachError;

/// All figures of a game by name.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures(BTreeMap<String, Figure>);

/// A figure: a record, and one view of it or several steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The record's name, without `.play`.
    pub record: String,
    /// What is shown, step by step; a figure without steps has one view.
    pub views: Vec<View>,
    /// Is it told in steps?
    pub in_steps: bool,
}

/// A part of a chart in its own units: x, y, width, height.
pub type Frame = [i32; 4];

/// One look at a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct View {
    /// How many steps of the record were taken.
    pub step: usize,
    /// The letter of the seat whose eyes these are; nobody's without one.
    pub see: Option<char>,
    /// Are the places open to that seat shown?
    pub offers: bool,
    /// Parts of the table: a panel, `hand`, `scores`, or something inside a panel, `harbour .nf-hbw`.
    pub parts: Vec<String>,
    /// Targets that must be in the picture; everything without any.
    pub crop: Vec<String>,
    /// The part of the chart itself, instead of `crop`.
    pub frame: Option<Frame>,
    /// Targets, or sides `a/b` between two, that are lit.
    pub lit: Vec<String>,
    /// Targets or sides that are crossed out.
    pub barred: Vec<String>,
    /// Ways from target to target.
    pub ways: Vec<Vec<String>>,
    /// What the numbers point at.
    pub pins: Vec<String>,
    /// An action drawn as it would look: seat and notation.
    pub ghost: Option<(char, String)>,
}

#[derive(Clone, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct Entry {
    record: Option<String>,
    step: Option<usize>,
    see: Option<char>,
    offers: Option<bool>,
    parts: Option<Vec<String>>,
    crop: Option<Vec<String>>,
    lit: Option<Vec<String>>,
    barred: Option<Vec<String>>,
    ways: Option<Vec<Vec<String>>>,
    pins: Option<Vec<String>>,
    ghost: Option<String>,
    #[serde(default)]
    steps: Vec<Entry>,
}

impl Figures {
    /// Reads `figures.toml`.
    pub fn read(text: &str) -> Result<Figures, TeachError> {
        let entries: BTreeMap<String, Entry> =
            toml::from_str(text).map_err(|error| TeachError::new("figures.toml", 0, error.to_string()))?;
        let figures = entries.into_iter().map(|(id, entry)| Ok((id.clone(), figure(&id, &entry)?)));
        Ok(Figures(figures.collect::<Result<_, _>>()?))
    }

    /// The figure of this name.
    pub fn get(&self, id: &str) -> Option<&Figure> {
        self.0.get(id)
    }

    /// All figures.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Figure)> {
        self.0.iter().map(|(id, figure)| (id.as_str(), figure))
    }
}

fn figure(id: &str, entry: &Entry) -> Result<Figure, TeachError> {
    let wrong = |reason: &str| TeachError::new(format!("figures.toml, {id}"), 0, reason);
    let record = entry.record.clone().ok_or_else(|| wrong("names no record"))?;
    let none = Entry::default();
    let views = if entry.steps.is_empty() {
        vec![view(id, entry, &none)?]
    } else {
        entry.steps.iter().map(|step| view(id, entry, step)).collect::<Result<_, _>>()?
    };
    Ok(Figure { record, views, in_steps: !entry.steps.is_empty() })
}

/// A step says only what differs from the figure.
fn view(id: &str, whole: &Entry, step: &Entry) -> Result<View, TeachError> {
    let wrong = |reason: &str| TeachError::new(format!("figures.toml, {id}"), 0, reason);
    if step.record.is_some() || !step.steps.is_empty() {
        return Err(wrong("a step has no record and no steps of its own"));
    }
    let list = |part: fn(&Entry) -> &Option<Vec<String>>| {
        part(step).as_ref().or(part(whole).as_ref()).cloned().unwrap_or_default()
    };
    let ghost = step.ghost.as_ref().or(whole.ghost.as_ref()).map(|ghost| {
        let (seat, action) = ghost.split_once(' ').ok_or_else(|| wrong("a ghost is a seat and an action"))?;
        let seat = seat.chars().next().ok_or_else(|| wrong("a ghost is a seat and an action"))?;
        Ok((seat, action.to_owned()))
    });
    let parts = list(|entry| &entry.parts);
    if parts.is_empty() {
        return Err(wrong("shows no part of the table"));
    }
    Ok(View {
        step: step.step.or(whole.step).ok_or_else(|| wrong("names no step"))?,
        see: step.see.or(whole.see),
        offers: step.offers.or(whole.offers).unwrap_or_default(),
        parts,
        crop: list(|entry| &entry.crop),
        frame: None,
        lit: list(|entry| &entry.lit),
        barred: list(|entry| &entry.barred),
        ways: step.ways.as_ref().or(whole.ways.as_ref()).cloned().unwrap_or_default(),
        pins: list(|entry| &entry.pins),
        ghost: ghost.transpose()?,
    })
}
