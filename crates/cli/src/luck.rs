//! Verifying luck: the hash published before the first step, the seed opened at the end, and every draw between.

use std::fmt;

use catalog::AnyGame;
use dealer::{Fair, Seed};
use tabletop::{Line, Play, Who};

/// What a record shows about its luck.
#[derive(Debug, PartialEq, Eq)]
pub enum Luck {
    /// Luck decided nothing and nothing was promised, or the record says nothing about it.
    Unknown,
    /// The hash of a seed was published; the seed is not opened yet.
    Sealed,
    /// Every draw is the seed's, and the seed is the one promised.
    Verified { draws: usize },
    /// Every draw is the seed's, but nothing was promised beforehand.
    Unpromised { draws: usize },
}

impl fmt::Display for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Luck::Unknown => f.write_str("the record has no seed to verify it by"),
            Luck::Sealed => f.write_str("sealed; the seed is opened when the game is over"),
            Luck::Verified { draws } => write!(f, "all {draws} draws verified"),
            Luck::Unpromised { draws } => {
                write!(f, "all {draws} draws are the seed's, but no hash was published before")
            }
        }
    }
}

/// Checks every draw of a legal record against its seed.
pub fn verify(game: &dyn AnyGame, play: &Play) -> Result<Luck, String> {
    let promised = match play.get("luck").map(|luck| luck.split_once(' ')) {
        Some(Some(("sha256", hash))) => Some(hash),
        Some(_) => return Err("`luck` in the header should read `sha256` and a hash".into()),
        None => None,
    };
    let Some(text) = play.get("seed") else {
        return Ok(if promised.is_some() { Luck::Sealed } else { Luck::Unknown });
    };
    let seed = Seed::from_text(text).ok_or("`seed` in the header is no seed")?;
    if promised.is_some_and(|hash| hash != seed.commitment()) {
        return Err("the seed is not the one whose hash was published".into());
    }
    let draws = draws(game, play, &Fair::new(seed))?;
    Ok(if promised.is_some() { Luck::Verified { draws } } else { Luck::Unpromised { draws } })
}

/// Plays the record again with the seed's own draws and compares. Gives their number.
fn draws(game: &dyn AnyGame, play: &Play, fair: &Fair) -> Result<usize, String> {
    let mut table = game.open(play.get("setup").unwrap_or_default()).map_err(|why| why.to_string())?;
    let mut draws = 0;
    for (line, step) in &play.lines {
        let Line::Step { who, text, .. } = step else { continue };
        let taken = match who {
            Who::Seat(seat) => table.play(*seat, text),
            Who::Chance => table.draw(&mut |draw, total| fair.ticket(draw, total)),
        };
        taken.map_err(|why| format!("line {line}: {why}"))?;
        if *who == Who::Chance {
            draws += 1;
            let (_, drawn) = table.step(table.steps() - 1).expect("a step was just taken");
            if drawn != *text {
                return Err(format!("line {line}: the seed draws `{drawn}`, the record says `{text}`"));
            }
        }
    }
    Ok(draws)
}
