//! `naust backup`, `naust restore`, `naust doctor`.

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
