//! The table, its record and what records expect, on the small game of the test kit.

mod bag;
mod expect;
mod fuzz;
mod perft;
mod record;
mod score;
mod table;

use tabletop::{Notation, Seat, Table};
use testkit::toy::{Action, Chance, Flotsam};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

/// A table of this setup after these steps, each written as in a record: `* tide 2`, `a seal 3`.
#[track_caller]
fn table(setup: &str, steps: &[&str]) -> Table<Flotsam> {
    let setup = setup.parse().expect("a test's setup is good");
    let mut table = Table::new(setup, testkit::material::<Flotsam>());
    for step in steps {
        take(&mut table, step);
    }
    table
}

#[track_caller]
fn take(table: &mut Table<Flotsam>, step: &str) {
    let (who, what) = step.split_once(' ').expect("a step says who and what");
    let done = match who {
        "*" => table.reveal(Chance::parse(what).expect("a test's step is good")),
        seat => table.play(
            seat.chars().next().and_then(Seat::from_letter).expect("a test's seat is good"),
            Action::parse(what).expect("a test's step is good"),
        ),
    };
    done.unwrap_or_else(|why| panic!("`{step}`: {why}"));
}

/// Seat a holds 3, 2, 4, seat b 5, 2, 1; the first tide brings 2.
const DEALT: &[&str] =
    &["* first a", "* deal 3", "* deal 5", "* deal 2", "* deal 2", "* deal 4", "* deal 1", "* tide 2"];

/// [`DEALT`] and these.
fn dealt(more: &[&str]) -> Table<Flotsam> {
    table("2p", &[DEALT, more].concat())
}
