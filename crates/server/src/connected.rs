//! Somebody who acts at a table over a connection that stays open: whoever they were when it was opened must still be who
//! they are with every action.

use axum::http::HeaderMap;

use crate::{
    app::App,
    extract, operations,
    problem::Problem,
    reader::{self, Reader},
};

/// The reader of an open connection to a table.
pub struct Connected {
    pub app: App,
    pub reader: Reader,
    /// With these the connection was opened; they name the session.
    pub headers: HeaderMap,
    /// The table.
    pub id: String,
}

impl Connected {
    /// Acts; the answer is the new number of journal entries.
    pub async fn act(&self, seq: u64, seat: &str, action: &str, key: Option<&str>) -> Result<u64, Problem> {
        self.still_signed_in().await?;
        let seat = extract::seat(seat)?;
        operations::act(&self.app, &self.reader, &self.id, seq, seat, action, key).await
    }

    /// Takes a seat's last action back; the answer is the new number of journal entries.
    pub async fn undo(&self, seq: u64, seat: &str, key: Option<&str>) -> Result<u64, Problem> {
        self.still_signed_in().await?;
        operations::undo(&self.app, &self.reader, &self.id, seq, extract::seat(seat)?, key).await
    }

    async fn still_signed_in(&self) -> Result<(), Problem> {
        if self.is_still_the_same().await { Ok(()) } else { Err(Problem::NoSession) }
    }

    /// Is the reader still who they were when the connection was opened?
    pub async fn is_still_the_same(&self) -> bool {
        match reader::person(&self.app, &self.headers).await {
            Ok(person) => person.map(|person| person.id) == self.reader.id().cloned(),
            // The store could not be asked; whoever asks next will be told.
            Err(_) => true,
        }
    }
}
