//! Words in English, Russian and Ukrainian.
