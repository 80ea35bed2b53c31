//! Words of three languages, spoken and compared.

mod compare;
mod language;
mod speaker;
