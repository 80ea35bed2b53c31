//! Secrets and names drawn from the operating system's random source.

use dealer::{Seed, to_hex};

/// Letters and digits that nobody confuses when reading a link aloud.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Words of the northern sea. A table is called after one of them, and a number.
const WORDS: &[&str] = &[
    "Alke",
    "Brim",
    "Brisling",
    "Dorsk",
    "Dønning",
    "Fyr",
    "Flo",
    "Havørn",
    "Holme",
    "Hyse",
    "Krykkje",
    "Kveite",
    "Lange",
    "Lodde",
    "Lom",
    "Lunde",
    "Makrell",
    "Måke",
    "Nise",
    "Oter",
    "Pir",
    "Rorbu",
    "Sei",
    "Sild",
    "Skarv",
    "Skjær",
    "Skrei",
    "Spekkhogger",
    "Steinbit",
    "Strand",
    "Tang",
    "Tare",
    "Teist",
    "Torsk",
    "Uer",
    "Vik",
    "Ærfugl",
];

/// Random bytes fit for secrets.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system gives random bytes");
    bytes
}

/// The secret of a new table's luck.
pub fn seed() -> Seed {
    Seed(bytes())
}

/// A session token: 32 bytes, written in hexadecimal.
pub fn token() -> String {
    to_hex(&bytes::<32>())
}

/// A short text nobody guesses: 16 letters carry 80 bits.
pub fn id() -> String {
    bytes::<16>().iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

/// A name for a table, such as `Skrei 27`.
pub fn table_name() -> String {
    let [word, number] = bytes::<2>();
    format!("{} {}", WORDS[usize::from(word) % WORDS.len()], number % 99 + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_long_enough_to_be_secret_and_fit_into_a_path() {
        let (one, two) = (id(), id());
        assert_ne!(one, two);
        assert_eq!(one.len(), 16);
        assert!(one.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit()), "{one}");
        assert_eq!(token().len(), 64);
    }

    #[test]
    fn a_table_is_called_by_a_word_and_a_number() {
        let name = table_name();
        let (word, number) = name.split_once(' ').unwrap();
        assert!(WORDS.contains(&word));
        assert!((1..=99).contains(&number.parse::<u8>().unwrap()));
    }
}
