//! The numbers by which players judge a game, kept as data so that they can be tuned by play.

use std::fmt::Write as _;

/// A game's numbers, each with a name.
pub trait Weights: Copy + Send + Sync + 'static {
    /// Their names, in the order of the values.
    const NAMES: &'static [&'static str];

    /// As tuned: what the game's `weights.toml` says.
    fn tuned() -> &'static Self;

    /// The values, in the order of their names.
    fn values(&self) -> Vec<f32>;

    /// Puts values in the order of their names together.
    fn of(values: &[f32]) -> Self;
}

/// Games that have nothing to weigh.
impl Weights for () {
    const NAMES: &'static [&'static str] = &[];

    fn tuned() -> &'static () {
        &()
    }

    fn values(&self) -> Vec<f32> {
        Vec::new()
    }

    fn of(_: &[f32]) -> Self {}
}

/// Reads lines of `name = value`, every name once; `#` begins a comment.
pub fn read<W: Weights>(text: &str) -> Result<W, String> {
    let mut values = vec![None; W::NAMES.len()];
    for line in text.lines().map(|line| line.split('#').next().unwrap_or("").trim()) {
        if line.is_empty() {
            continue;
        }
        let (name, value) = line.split_once('=').ok_or_else(|| format!("`{line}` is not `name = value`"))?;
        let name = name.trim();
        let place = W::NAMES.iter().position(|known| *known == name);
        let place = place.ok_or_else(|| format!("there is no weight `{name}`"))?;
        let value: f32 = value.trim().parse().map_err(|_| format!("`{value}` is no number"))?;
        if !value.is_finite() || values[place].replace(value).is_some() {
            return Err(format!("`{name}` must be given once, as a finite number"));
        }
    }
    let given: Option<Vec<f32>> = values.iter().copied().collect();
    given.map(|values| W::of(&values)).ok_or_else(|| {
        let missing = values.iter().position(Option::is_none).unwrap_or(0);
        format!("`{}` is missing", W::NAMES[missing])
    })
}

/// Writes what [`read`] reads.
pub fn write<W: Weights>(weights: &W) -> String {
    let mut text = String::new();
    for (name, value) in W::NAMES.iter().zip(weights.values()) {
        // Writing to a text cannot fail.
        let _ = writeln!(text, "{name} = {value:.4}");
    }
    text
}

/// Declares the numbers of a game; their values stand in the named file.
#[macro_export]
macro_rules! weights {
    ($(#[$doc:meta])* $name:ident, $file:literal, { $($(#[$about:meta])* $field:ident),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub struct $name { $($(#[$about])* pub $field: f32),+ }

        impl $crate::Weights for $name {
            const NAMES: &'static [&'static str] = &[$(stringify!($field)),+];

            fn tuned() -> &'static $name {
                static TUNED: std::sync::LazyLock<$name> = std::sync::LazyLock::new(|| {
                    let text = include_str!($file);
                    $crate::weights::read(text).expect("the weights in the program are complete")
                });
                &TUNED
            }

            fn values(&self) -> Vec<f32> {
                vec![$(self.$field),+]
            }

            fn of(values: &[f32]) -> $name {
                let mut values = values.iter().copied();
                $name { $($field: values.next().expect("every name has a value")),+ }
            }
        }
    };
}
