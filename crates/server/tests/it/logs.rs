//! What the server writes about its work tells no secrets.

use std::{
    io,
    sync::{Arc, LazyLock, Mutex},
};

use tracing_subscriber::fmt::MakeWriter;

use crate::harbour::{Harbour, play_out, two_at};

/// Collects everything that is logged, by all tests of this program.
#[derive(Clone, Default)]
struct Book(Arc<Mutex<Vec<u8>>>);

static BOOK: LazyLock<Book> = LazyLock::new(|| {
    let book = Book::default();
    let subscriber = tracing_subscriber::fmt().with_ansi(false).with_max_level(tracing::Level::TRACE);
    tracing::subscriber::set_global_default(subscriber.with_writer(book.clone()).finish()).unwrap();
    book
});

/// What was logged since this was first asked.
pub fn logged() -> String {
    String::from_utf8_lossy(&BOOK.0.lock().unwrap()).into_owned()
}

impl io::Write for Book {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl<'a> MakeWriter<'a> for Book {
    type Writer = Book;

    fn make_writer(&'a self) -> Book {
        self.clone()
    }
}

#[tokio::test]
async fn logs_hold_no_seed_no_token_and_no_sealed_action() {
    logged();
    let harbour = Harbour::open().await;
    let (ingrid, olav, id) = two_at(&harbour, "wager").await;
    ingrid.act(&id, 0, "a", "bid 77").await.refused(409, "stale");
    play_out(&[&ingrid, &olav], &id).await;
    let record: tabletop::Play = ingrid.get(&format!("/api/tables/{id}/record")).await.text.parse().unwrap();

    let logged = logged();
    assert!(logged.contains(&id), "the server does write about the table");
    for secret in [record.get("seed").unwrap(), ingrid.token.as_deref().unwrap(), "bid ", "card "] {
        assert!(!logged.contains(secret), "{:?}", logged.lines().find(|line| line.contains(secret)));
    }
}
