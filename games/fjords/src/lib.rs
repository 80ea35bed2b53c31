//! Fjords
