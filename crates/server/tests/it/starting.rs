//! Starting, and reasons not to.

use catalog::Catalog;
use server::{Config, Server};

#[tokio::test]
async fn data_of_a_newer_program_is_left_alone() {
    let data = tempfile::tempdir().unwrap();
    let newer = rusqlite::Connection::open(data.path().join("naust.db")).unwrap();
    newer.execute_batch("CREATE TABLE future (x); PRAGMA user_version = 99").unwrap();
    newer.close().unwrap();
    let mut config = Config::new(data.path(), Catalog::load(None).unwrap());
    config.addr.set_port(0);
    let error = Server::start(config).await.err().unwrap().to_string();
    assert!(error.contains("version 99"), "{error}");
}

#[tokio::test]
async fn an_address_or_folder_that_cannot_be_used_is_named() {
    let data = tempfile::tempdir().unwrap();
    let mut config = Config::new(data.path(), Catalog::load(None).unwrap());
    config.addr.set_port(0);
    let first = Server::start(config).await.unwrap();
    let mut config = Config::new(data.path(), Catalog::load(None).unwrap());
    config.addr = first.addr();
    let error = Server::start(config).await.err().unwrap().to_string();
    assert!(error.contains(&first.addr().to_string()), "{error}");

    let file = data.path().join("naust.db");
    let error =
        Server::start(Config::new(&file, Catalog::load(None).unwrap())).await.err().unwrap().to_string();
    assert!(error.contains("naust.db"), "{error}");
}
