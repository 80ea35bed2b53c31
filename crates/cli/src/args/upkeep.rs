//! `naust backup`, `naust restore`, `naust doctor`, `naust migrate`.

use std::path::PathBuf;

use clap::Args as ClapArgs;

use super::Material;

/// `naust backup`
#[derive(Debug, ClapArgs)]
pub struct Backup {
    /// The file to write; it must not exist
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// Folder with the tables and players
    #[arg(long, value_name = "DIR", default_value = "naust-data", env = "NAUST_DATA", hide_env = true)]
    pub data: PathBuf,
}

/// `naust restore`
#[derive(Debug, ClapArgs)]
pub struct Restore {
    /// What `naust backup` wrote
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// Folder for the tables and players; it must not hold any
    #[arg(long, value_name = "DIR", default_value = "naust-data", env = "NAUST_DATA", hide_env = true)]
    pub data: PathBuf,
}

/// `naust doctor`
#[derive(Debug, ClapArgs)]
pub struct Doctor {
    /// Folder with the tables and players
    #[arg(long, value_name = "DIR", default_value = "naust-data", env = "NAUST_DATA", hide_env = true)]
    pub data: PathBuf,

    /// Print JSON for programs
    #[arg(long)]
    pub json: bool,

    /// Where component data comes from.
    #[command(flatten)]
    pub material: Material,
}

/// `naust migrate`
#[derive(Debug, ClapArgs)]
pub struct Migrate {
    /// Where the data is: a folder, or a database such as postgres://naust@localhost/naust
    #[arg(long, value_name = "PLACE")]
    pub from: String,

    /// Where it shall be, too; what is there already must be the same
    #[arg(long, value_name = "PLACE")]
    pub to: String,
}
