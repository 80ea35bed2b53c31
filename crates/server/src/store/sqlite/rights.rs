//! Seeds and tokens are nobody's business but the owner's: the files of the database are readable by no one else.

use std::{fs, io, path::Path};

/// What only the owner may read and write.
#[cfg(unix)]
const OWN: u32 = 0o600;

/// Makes the database file, if it does not exist, and takes from others the right to read it.
#[cfg(unix)]
pub fn keep_private(file: &Path) -> io::Result<()> {
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    // What SQLite puts beside the database later has the same rights.
    drop(fs::OpenOptions::new().create(true).append(true).mode(OWN).open(file)?);
    for ending in ["", "-wal", "-shm"] {
        let file = file.with_file_name(format!("{}{ending}", file.file_name().unwrap_or_default().display()));
        let Ok(found) = fs::metadata(&file) else { continue };
        if found.permissions().mode() & 0o077 != 0 {
            tracing::warn!(file = %file.display(), "others could read the data; now they cannot");
            fs::set_permissions(&file, fs::Permissions::from_mode(OWN))?;
        }
    }
    Ok(())
}

#[cfg(not(unix))]
pub fn keep_private(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(all(test, unix))]
mod tests {
    use std::os::unix::fs::PermissionsExt;

    use super::*;

    #[test]
    fn only_the_owner_reads_the_data() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("naust.db");
        let rights = |file: &Path| fs::metadata(file).expect("a file").permissions().mode() & 0o777;
        keep_private(&file).expect("made");
        assert_eq!(rights(&file), OWN);
        for loose in [file.clone(), folder.path().join("naust.db-wal")] {
            fs::write(&loose, "").expect("written");
            fs::set_permissions(&loose, fs::Permissions::from_mode(0o644)).expect("loosened");
        }
        keep_private(&file).expect("tightened");
        assert_eq!((rights(&file), rights(&folder.path().join("naust.db-wal"))), (OWN, OWN));
    }
}
