//! Component data: files that an owner of the printed game may correct.

use std::{fmt, hash, ops::Deref};

/// A text file of component data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaterialFile<'a> {
    /// File name inside the game's `material/` folder, such as `hexes.toml`.
    pub name: &'a str,
    /// The whole text.
    pub text: &'a str,
}

/// Component data as the rules use it.
pub trait Material: Sized + Send + Sync + 'static {
    /// Reads and checks an edition's files.
    fn load(files: &[MaterialFile<'_>]) -> Result<Self, MaterialError>;
}

/// What is wrong with a material file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaterialError {
    /// The file.
    pub file: String,
    /// The entry of it, or an empty string where the whole file is meant.
    pub entry: String,
    /// What is wrong there.
    pub reason: String,
}

impl MaterialError {
    /// An error about `entry` of `file`.
    pub fn new(file: &str, entry: impl fmt::Display, reason: impl fmt::Display) -> MaterialError {
        MaterialError { file: file.into(), entry: entry.to_string(), reason: reason.to_string() }
    }
}

impl fmt::Display for MaterialError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.entry.is_empty() {
            write!(f, "{}: {}", self.file, self.reason)
        } else {
            write!(f, "{}, {}: {}", self.file, self.entry, self.reason)
        }
    }
}

impl std::error::Error for MaterialError {}

/// Material inside a state: one pointer, compared by address, so that states stay small and quick to copy.
pub struct Shared<M: 'static>(pub &'static M);

impl<M> Clone for Shared<M> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}
impl<M> Copy for Shared<M> {}
impl<M> PartialEq for Shared<M> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}
impl<M> Eq for Shared<M> {}
impl<M> hash::Hash for Shared<M> {
    /// All states of one table share their material, so it tells no two of them apart.
    fn hash<H: hash::Hasher>(&self, _: &mut H) {}
}
impl<M> fmt::Debug for Shared<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Shared")
    }
}
impl<M> Deref for Shared<M> {
    type Target = M;
    #[inline]
    fn deref(&self) -> &M {
        self.0
    }
}
