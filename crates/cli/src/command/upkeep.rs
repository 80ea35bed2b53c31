//! `naust backup`, `naust restore`, `naust doctor` and `naust admin`: what a host does with the data.

use std::io::{Write, stdout};

use server::{Host, Ordered};

use crate::{
    args::{Admin, AdminDeed, Backup, Doctor, Restore},
    failure::Failure,
    files,
};

/// Copies the data to a file while the server goes on.
pub fn backup(args: &Backup) -> Result<(), Failure> {
    server::backup(&args.data, &args.file).map_err(Failure::failed)
}

/// Brings a backup into an empty data folder.
pub fn restore(args: &Restore) -> Result<(), Failure> {
    server::restore(&args.file, &args.data).map_err(Failure::failed)
}

/// Looks whether the data is well.
pub fn doctor(args: &Doctor) -> Result<(), Failure> {
    let catalog = files::catalog(&args.material)?;
    let runtime = tokio::runtime::Runtime::new()?;
    let found = runtime.block_on(server::examine(&args.data, catalog)).map_err(Failure::failed)?;
    let mut out = stdout().lock();
    if args.json {
        serde_json::to_writer(&mut out, &found)?;
        writeln!(out)?;
    } else {
        for finding in &found {
            let mark = if finding.fine { "ok " } else { "BAD" };
            writeln!(out, "{mark}  {:<9} {}", finding.what, finding.said)?;
        }
    }
    match found.iter().filter(|finding| !finding.fine).count() {
        0 => Ok(()),
        bad => Err(Failure::failed(format!("{bad} of {} things are not as they should be", found.len()))),
    }
}

/// Looks after a server.
pub fn admin(args: &Admin) -> Result<(), Failure> {
    let runtime = tokio::runtime::Runtime::new()?;
    if let AdminDeed::Token { another } = args.deed {
        if args.store.is_some() {
            std::fs::create_dir_all(&args.data)?;
        }
        let token = server::token(&args.data, another).map_err(Failure::failed)?;
        return Ok(writeln!(stdout(), "{token}")?);
    }
    let done = runtime.block_on(async {
        let host = Host::open(&args.data, args.store.as_deref()).await.map_err(Failure::failed)?;
        let done = do_as_host(&host, &args.deed).await;
        host.close().await;
        done
    });
    let mut out = stdout().lock();
    for line in done? {
        writeln!(out, "{line}")?;
    }
    Ok(())
}

async fn do_as_host(host: &Host, deed: &AdminDeed) -> Result<Vec<serde_json::Value>, Failure> {
    let order = async |kind: &str, about: &str, said: &str, hours: &Option<u32>| {
        let ordered = Ordered::read(kind, about, said).map_err(|error| Failure::usage(error.to_string()))?;
        host.order(&ordered, *hours).await.map(|()| Vec::new()).map_err(Failure::failed)
    };
    let list = async |what: &str, most: u32| host.list(what, most).await.map_err(Failure::failed);
    match deed {
        AdminDeed::Token { .. } => Ok(Vec::new()),
        AdminDeed::Tables(length) => list("tables", length.most).await,
        AdminDeed::Visitors(length) => list("visitors", length.most).await,
        AdminDeed::Reports(length) => list("reports", length.most).await,
        AdminDeed::Orders(length) => list("orders", length.most).await,
        AdminDeed::Bar { visitor, hours } => order("bar", visitor, "", hours).await,
        AdminDeed::BarNetwork { network, hours } => order("bar-network", network, "", hours).await,
        AdminDeed::Quota { visitor, times } => order("quota", visitor, times, &None).await,
        AdminDeed::Announce { text, hours } => order("announce", "", text, hours).await,
        AdminDeed::Close { table } => order("close", table, "", &None).await,
        AdminDeed::Hush { table, number } => order("hush", &format!("{table} {number}"), "", &None).await,
        AdminDeed::Lift { kind, about } => match host.lift(kind, about).await {
            Ok(true) => Ok(Vec::new()),
            Ok(false) => Err(Failure::failed(format!("there is no order `{kind} {about}`"))),
            Err(error) => Err(Failure::failed(error)),
        },
    }
}
