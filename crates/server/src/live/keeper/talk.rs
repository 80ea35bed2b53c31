//! What people say at their table.

use super::Keeper;
use crate::{
    clock,
    live::{Speech, news::What},
    people::PeopleError,
    problem::Problem,
    store::{Person, SaidRow},
};

impl Keeper {
    /// Writes down what somebody says, or does something about what was said.
    pub(super) async fn talk(&mut self, by: &Person, speech: Speech) -> Result<(), Problem> {
        let now = self.now();
        let store = &self.context.store;
        let line = |n: u32| now.talk.iter().find(|said| said.n == n).ok_or(PeopleError::NotAsked);
        match speech {
            Speech::Say { phrase, text } => {
                let seat = now.seats_of(&by.id).first().copied();
                // Others who may look at the table are those who have its link, or anybody if it is public.
                let said = SaidRow {
                    n: 0,
                    at: clock::now(),
                    by: by.clone(),
                    seat,
                    phrase,
                    text,
                    reported: false,
                    removed: false,
                };
                store.say(&now.row, &said).await?;
            }
            Speech::Mute { n, on } => store.mute(&by.id, &line(n)?.by.id, on).await?,
            Speech::Report { n } => {
                let said = line(n)?;
                tracing::warn!(table = now.row.id, n = said.n, "something said was reported");
                store.mark_said(&now.row, n, false).await?;
            }
            Speech::Remove { .. } if now.row.host != by.id => return Err(Problem::ForeignSeat),
            Speech::Remove { n } => {
                let said = line(n)?;
                store.mark_said(&now.row, said.n, true).await?;
            }
        }
        self.listen_again().await?;
        self.tell(What::Talk);
        Ok(())
    }
}
