//! Editions: the component data a game is played with, named and hashed so that replays stay exact.

use std::{fmt, fs, io, path::Path};

use dealer::{sha256, to_hex};
use tabletop::{Info, MaterialError, MaterialFile};

/// Which component data a record belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    /// `default`, or the name of the folder the files came from.
    pub name: String,
    /// Hash over what all files mean: comments and the order of keys do not matter.
    pub hash: String,
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.name, self.hash)
    }
}

/// Why an edition cannot be used.
#[derive(Debug)]
pub enum EditionError {
    /// A file cannot be read.
    Io {
        /// Which one.
        path: String,
        /// Why.
        cause: io::Error,
    },
    /// The folder holds a file that the game does not know.
    Unknown {
        /// Which one.
        path: String,
        /// The names it could have.
        known: String,
    },
    /// A file says something impossible.
    Material(MaterialError),
}

impl fmt::Display for EditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EditionError::Io { path, cause } => write!(f, "cannot read {path}: {cause}"),
            EditionError::Unknown { path, known } => {
                write!(f, "{path} is no material file; known are {known}")
            }
            EditionError::Material(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for EditionError {}

/// The texts of a game's material files, with their names.
#[derive(Clone, Debug)]
pub struct Files {
    /// What they are together.
    pub edition: Edition,
    /// Name and text of each.
    pub texts: Vec<(String, String)>,
}

impl Files {
    /// The default files, replaced by those of `folder/<game>/` where there are any.
    pub(crate) fn read(info: &Info, folder: Option<&Path>) -> Result<Files, EditionError> {
        let mut texts: Vec<_> =
            info.material.iter().map(|f| (f.name.to_string(), f.text.to_string())).collect();
        let mut name = "default".to_string();
        if let Some(folder) = folder.map(|folder| folder.join(info.key)).filter(|folder| folder.is_dir()) {
            name = folder.parent().and_then(Path::file_name).map_or(name, |n| word(&n.to_string_lossy()));
            let mut replaced = 0;
            for path in list(&folder)? {
                let file = path.file_name().map(|n| n.to_string_lossy().to_string()).unwrap_or_default();
                let shown = path.display().to_string();
                let Some(slot) = texts.iter_mut().find(|(name, _)| *name == file) else {
                    let known = info.material.iter().map(|f| f.name).collect::<Vec<_>>().join(", ");
                    return Err(EditionError::Unknown { path: shown, known });
                };
                slot.1 =
                    fs::read_to_string(&path).map_err(|cause| EditionError::Io { path: shown, cause })?;
                replaced += 1;
            }
            if replaced == 0 {
                name = "default".into();
            }
        }
        Ok(Files::new(name, texts))
    }

    /// Files that somebody kept.
    pub fn new(name: String, texts: Vec<(String, String)>) -> Files {
        let meanings: Vec<_> = texts.iter().map(|(name, text)| (name.clone(), meaning(text))).collect();
        let hash = to_hex(&sha256(joined(&meanings).as_bytes()))[..16].to_string();
        Files { edition: Edition { name, hash }, texts }
    }

    /// The hash that programs gave the same files before they hashed what files mean.
    pub fn hash_of_texts(&self) -> String {
        to_hex(&sha256(joined(&self.texts).as_bytes()))[..16].to_string()
    }

    /// The files as a game reads them.
    pub(crate) fn list(&self) -> Vec<MaterialFile<'_>> {
        self.texts.iter().map(|(name, text)| MaterialFile { name, text }).collect()
    }
}

/// A file written out again, so that only what it says is left of it.
fn meaning(text: &str) -> String {
    text.parse::<toml::Table>().map_or_else(|_| text.to_owned(), |table| sorted(table.into()).to_string())
}

/// The same with the keys of every table in order.
fn sorted(value: toml::Value) -> toml::Value {
    match value {
        toml::Value::Table(table) => {
            let mut entries: Vec<_> = table.into_iter().collect();
            entries.sort_by(|a, b| a.0.cmp(&b.0));
            toml::Value::Table(entries.into_iter().map(|(key, value)| (key, sorted(value))).collect())
        }
        toml::Value::Array(values) => toml::Value::Array(values.into_iter().map(sorted).collect()),
        value => value,
    }
}

/// One text that differs whenever a name or a text does.
fn joined(texts: &[(String, String)]) -> String {
    texts.iter().map(|(name, text)| format!("{name}\n{}\n{text}\n", text.len())).collect()
}

fn list(folder: &Path) -> Result<Vec<std::path::PathBuf>, EditionError> {
    let failed = |cause| EditionError::Io { path: folder.display().to_string(), cause };
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        paths.push(entry.map_err(failed)?.path());
    }
    paths.sort();
    Ok(paths)
}

/// An edition's name stands in a header line, so it is one plain word.
fn word(name: &str) -> String {
    name.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hash(text: &str) -> String {
        Files::new("default".into(), vec![("a.toml".into(), text.into())]).edition.hash
    }

    #[test]
    fn only_what_a_file_says_is_hashed() {
        let plain = hash("[b]\ny = 2\nx = [1, 2]\n[a]\nz = 'q'\n");
        assert_eq!(plain, hash("# why\n[a]\nz = \"q\"   # because\n\n[b]\nx = [\n  1,\n  2,\n]\ny = 2\n"));
        assert_ne!(plain, hash("[b]\ny = 3\nx = [1, 2]\n[a]\nz = 'q'\n"));
        assert_ne!(plain, hash("[b]\ny = 2\nx = [2, 1]\n[a]\nz = 'q'\n"));
        assert_ne!(hash("not toml ="), hash("not toml == "));
    }
}
