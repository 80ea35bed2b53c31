//! What is let go in time, by rules that are off unless the host sets them: tables that never began, games that everybody has
//! left, and the journals of games long over, of which the record, the archive and the result stay. Sessions end when nobody
//! has used them for long.

use std::{
    io::{Read as _, Write as _},
    time::Duration,
};

use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};

use crate::{api, app::App, clock, live::Stage, orders, problem::Problem, store::Stale};

/// How often it is looked for.
const OFTEN: Duration = Duration::from_secs(3600);
/// At once no more than this; the rest an hour later.
const MOST: u32 = 500;

/// How long things are kept. Nothing is for ever.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Keeping {
    /// Tables that have not begun.
    pub open: Option<Duration>,
    /// Games in which nothing happens any more: they end without a result.
    pub abandoned: Option<Duration>,
    /// Journals of games that are over: then the record takes their place.
    pub finished: Option<Duration>,
    /// Sessions that nobody uses.
    pub sessions: Option<Duration>,
}

impl Default for Keeping {
    /// All tables for ever, sessions for a year, which is as long as cookies last.
    fn default() -> Keeping {
        let sessions = Some(Duration::from_secs(365 * 24 * 3600));
        Keeping { open: None, abandoned: None, finished: None, sessions }
    }
}

/// Lets go what is to be let go, as long as the server runs.
pub async fn sweep(app: App, keeping: Keeping) {
    let mut closing = app.context().closing.clone();
    loop {
        if let Err(problem) = sweep_once(&app, &keeping).await {
            tracing::warn!(%problem, "what is old could not be let go");
        }
        tokio::select! {
            () = tokio::time::sleep(OFTEN) => {}
            _ = closing.wait_for(|&closing| closing) => return,
        }
    }
}

async fn sweep_once(app: &App, keeping: &Keeping) -> Result<(), Problem> {
    let now = clock::now();
    let before = |kept: Duration| now - kept.as_millis() as i64;
    // Sessions that are kept for ever are older than any moment.
    let forgotten = app.store().tidy(keeping.sessions.map_or(0, before), now).await?;
    let mut let_go = [0; 3];
    for (stale, kept) in [
        (Stale::Open, keeping.open),
        (Stale::Abandoned, keeping.abandoned),
        (Stale::Finished, keeping.finished),
    ] {
        let Some(kept) = kept else { continue };
        for id in app.store().stale_tables(stale, before(kept), MOST).await? {
            if *app.context().closing.borrow() {
                return Ok(());
            }
            let done = match stale {
                Stale::Open | Stale::Abandoned => orders::close(app, &id).await,
                Stale::Finished => keep_record(app, &id).await,
            };
            match done {
                Ok(()) => let_go[stale as usize] += 1,
                Err(problem) => tracing::debug!(table = id, %problem, "it stays"),
            }
        }
    }
    let [open, abandoned, finished] = let_go;
    if forgotten > 0 || let_go != [0; 3] {
        tracing::info!(sessions = forgotten, open, abandoned, finished, "let go");
    }
    Ok(())
}

/// Keeps the record of a game that is over in place of its journal.
async fn keep_record(app: &App, id: &str) -> Result<(), Problem> {
    let snapshot = app.tables().snapshot(id).await?;
    if snapshot.stage() != Stage::Over {
        return Err(Problem::NotOver);
    }
    let record = api::record_of(&snapshot)?.to_string();
    app.store().keep_record(id, packed(&record), clock::now()).await?;
    app.tables().drop_table(id);
    Ok(())
}

fn packed(record: &str) -> Vec<u8> {
    let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
    packed.write_all(record.as_bytes()).and_then(|()| packed.finish()).expect("memory can be written to")
}

/// The key of the game and the record, whether or not the journal is still there.
pub async fn record_of(app: &App, id: &str) -> Result<(String, String), Problem> {
    match app.tables().snapshot(id).await {
        Ok(snapshot) => Ok((snapshot.row.game.clone(), api::record_of(&snapshot)?.to_string())),
        Err(Problem::Outdated) => {
            let (row, _) = app.store().table(id).await?.ok_or(Problem::UnknownTable)?;
            Ok((row.game, kept_record(app, id).await?.ok_or(Problem::Outdated)?))
        }
        Err(problem) => Err(problem),
    }
}

async fn kept_record(app: &App, id: &str) -> Result<Option<String>, Problem> {
    let Some(packed) = app.store().record(id).await? else { return Ok(None) };
    let mut record = String::new();
    DeflateDecoder::new(&packed[..]).read_to_string(&mut record).map_err(|error| {
        tracing::error!(table = id, %error, "the record that was kept cannot be read");
        Problem::Internal
    })?;
    Ok(Some(record))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unless_the_host_says_so_no_table_is_let_go() {
        let Keeping { open, abandoned, finished, sessions } = Keeping::default();
        assert_eq!([open, abandoned, finished], [None; 3]);
        assert!(sessions.is_some_and(|kept| kept >= Duration::from_secs(180 * 24 * 3600)));
    }
}
