//! Component data that an owner of the printed game replaces.

use std::{fs, path::PathBuf};

use catalog::Catalog;
use tabletop::Play;

/// A folder that goes when the test does.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("naust-editions-{}", std::process::id())).join(name);
        fs::create_dir_all(path.join("fjords")).unwrap();
        Folder(path)
    }

    fn with(self, file: &str, text: &str) -> Folder {
        fs::write(self.0.join("fjords").join(file), text).unwrap();
        self
    }

    fn error(&self) -> String {
        Catalog::load(Some(&self.0)).err().expect("the folder is refused").to_string()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn hexes() -> String {
    let games = Catalog::load(None).unwrap();
    games.game("fjords").unwrap().info().material[0].text.to_string()
}

#[test]
fn the_default_edition_needs_no_folder() {
    let games = Catalog::load(None).unwrap();
    let edition = games.game("fjords").unwrap().edition().clone();
    assert_eq!(edition.name, "default");
    assert_eq!(edition.hash.len(), 16);
    let empty = Folder::new("empty");
    let again = Catalog::load(Some(&empty.0)).unwrap();
    assert_eq!(
        again.game("fjords").unwrap().edition(),
        &edition,
        "a folder that replaces nothing changes nothing"
    );
}

#[test]
fn a_replaced_file_is_another_edition_and_its_records_stay_apart() {
    let default = Catalog::load(None).unwrap();
    let commented = Folder::new("commented").with("hexes.toml", &format!("# from my own box\n{}", hexes()));
    let same = Catalog::load(Some(&commented.0)).unwrap();
    assert_eq!(same.game("fjords").unwrap().edition().hash, default.game("fjords").unwrap().edition().hash);

    let corrected = hexes().replacen("provenance = \"", "provenance = \"read off my own box; ", 1);
    let folder = Folder::new("my box").with("hexes.toml", &corrected);
    let mine = Catalog::load(Some(&folder.0)).unwrap();
    let edition = mine.game("fjords").unwrap().edition().clone();
    assert_eq!(edition.name, "my-box");
    assert_ne!(edition.hash, default.game("fjords").unwrap().edition().hash);

    let record: Play = mine.game("fjords").unwrap().open("2p").unwrap().record().to_string().parse().unwrap();
    assert!(mine.read(&record).is_ok());
    let refused = default.read(&record).err().expect("another edition would replay wrongly").to_string();
    assert!(refused.contains("my-box"), "{refused}");
}

#[test]
fn a_bad_file_is_refused_with_file_entry_and_reason() {
    let broken = Folder::new("broken").with("hexes.toml", "this is no table");
    assert!(broken.error().starts_with("hexes.toml"), "{}", broken.error());
    let mixed = Folder::new("mixed").with("hexes.toml", &hexes().replacen("PPPPPS", "MSPPPP", 1));
    let error = mixed.error();
    assert!(error.starts_with("hexes.toml, ") && error.contains("MSPPPP"), "{error}");
    let stray = Folder::new("stray").with("tiles.toml", "");
    assert!(
        stray.error().ends_with("tiles.toml is no material file; known are hexes.toml"),
        "{}",
        stray.error()
    );
}

#[test]
fn an_unknown_game_is_named() {
    let games = Catalog::load(None).unwrap();
    assert!(games.game("chess").is_none());
    let record: Play = "naust 1\ngame: chess\n".parse().unwrap();
    assert_eq!(games.read(&record).err().unwrap().reason, "unknown game `chess`");
}
