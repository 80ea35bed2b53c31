//! `naust backup`, `naust restore`, `naust doctor`, `naust migrate`, `naust admin`.

use std::path::PathBuf;

use clap::{Args as ClapArgs, Subcommand};

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

/// `naust admin`
#[derive(Debug, ClapArgs)]
pub struct Admin {
    /// Folder with the tables and players
    #[arg(
        long,
        value_name = "DIR",
        default_value = "naust-data",
        global = true,
        env = "NAUST_DATA",
        hide_env = true
    )]
    pub data: PathBuf,

    /// The PostgreSQL database that holds them instead
    #[arg(long, value_name = "URL", global = true, env = "NAUST_STORE", hide_env = true)]
    pub store: Option<String>,

    /// What to do.
    #[command(subcommand)]
    pub deed: AdminDeed,
}

/// What whoever runs a server can do. A server at work carries it out within seconds.
#[derive(Debug, Subcommand)]
pub enum AdminDeed {
    /// Tell the token for the page /admin; made if there is none
    Token {
        /// Make another one: the old one is worth nothing
        #[arg(long)]
        another: bool,
    },
    /// List the newest tables, a line of JSON each
    Tables(Most),
    /// List visitors, the last seen first
    Visitors(Most),
    /// List what was said and reported
    Reports(Most),
    /// List the orders in force
    Orders(Most),
    /// Keep a visitor out, with their programs; ids are in the lists
    Bar {
        /// The visitor's id
        visitor: String,
        /// For so many hours; for ever if nothing is said
        #[arg(long)]
        hours: Option<u32>,
    },
    /// Keep out whoever comes from an address or a network
    BarNetwork {
        /// Such as 192.0.2.0/24
        network: String,
        /// For so many hours; for ever if nothing is said
        #[arg(long)]
        hours: Option<u32>,
    },
    /// Let a visitor ask for several times what others may
    Quota {
        /// The visitor's id
        visitor: String,
        /// So many times
        times: String,
    },
    /// Tell everybody something, on every page
    Announce {
        /// What
        text: String,
        /// For so many hours; for ever if nothing is said
        #[arg(long)]
        hours: Option<u32>,
    },
    /// Close a table: one that has begun ends without a result, another one is removed
    Close {
        /// The table's id
        table: String,
    },
    /// Take away something that was said at a table
    Hush {
        /// The table's id
        table: String,
        /// Its number
        number: u32,
    },
    /// Take an order back
    Lift {
        /// bar, bar-network, quota or announce
        kind: String,
        /// Whom or what it is about
        #[arg(default_value = "")]
        about: String,
    },
}

/// How long a list is.
#[derive(Debug, ClapArgs)]
pub struct Most {
    /// At most so many lines
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub most: u32,
}
