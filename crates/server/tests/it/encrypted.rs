//! A server that encrypts by itself.

use std::{fs, path::Path, sync::Arc, time::Duration};

use catalog::Budget;
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_rustls::{
    TlsConnector,
    rustls::{
        ClientConfig, RootCertStore,
        crypto::ring,
        pki_types::{CertificateDer, ServerName, pem::PemObject},
    },
};

use crate::harbour::{Harbour, soon};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/tls");

/// Puts the certificate of this name where the server looks.
fn install(folder: &Path, name: &str) {
    for kind in ["pem", "key"] {
        // Written beside and moved, as programs do that renew certificates.
        let new = folder.join(format!("new.{kind}"));
        fs::write(&new, fs::read(format!("{FOLDER}/{name}.{kind}")).unwrap()).unwrap();
        fs::rename(new, folder.join(format!("server.{kind}"))).unwrap();
    }
}

async fn encrypting(folder: &TempDir) -> Harbour {
    install(folder.path(), "first");
    let certificate = server::Certificate {
        chain: folder.path().join("server.pem"),
        key: folder.path().join("server.key"),
    };
    Harbour::with_change(Budget::Playouts(1), move |config| {
        config.tls = Some(certificate.clone());
        config.connections.silence = Duration::from_millis(500);
    })
    .await
}

/// What the server answers to somebody who trusts the certificate of this name alone; nothing if there is no trust.
async fn ask(harbour: &Harbour, trusted: &str, request: &str) -> Option<String> {
    let mut roots = RootCertStore::empty();
    roots.add(CertificateDer::from_pem_file(format!("{FOLDER}/{trusted}.pem")).unwrap()).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    let stream = TcpStream::connect(harbour.addr()).await.unwrap();
    let name = ServerName::try_from("localhost").unwrap();
    let mut stream = soon(TlsConnector::from(Arc::new(config)).connect(name, stream)).await.ok()?;
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let _ = soon(stream.read_to_end(&mut answer)).await;
    Some(String::from_utf8_lossy(&answer).into_owned())
}

#[tokio::test]
async fn with_a_certificate_the_server_encrypts_and_keeps_its_cookie_to_that() {
    let folder = tempfile::tempdir().unwrap();
    let harbour = encrypting(&folder).await;
    let body = r#"{"name":"Ingrid"}"#;
    let request = format!(
        "POST /api/session HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    );
    let answer = ask(&harbour, "first", &request).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200") || answer.starts_with("HTTP/1.1 201"), "{answer}");
    let cookie = answer.lines().find(|line| line.to_lowercase().starts_with("set-cookie:")).unwrap();
    assert!(cookie.contains("__Host-naust=") && cookie.contains("Secure"), "{cookie}");
    assert_eq!(ask(&harbour, "second", &request).await, None, "not the certificate it should be");
}

#[tokio::test]
async fn a_renewed_certificate_is_used_without_a_restart() {
    const ASK: &str = "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    let folder = tempfile::tempdir().unwrap();
    let harbour = encrypting(&folder).await;
    assert!(ask(&harbour, "first", ASK).await.unwrap().ends_with("ok"));
    // Half of a renewal changes nothing.
    fs::write(folder.path().join("server.pem"), "not yet").unwrap();
    assert!(ask(&harbour, "first", ASK).await.unwrap().ends_with("ok"));
    install(folder.path(), "second");
    assert!(ask(&harbour, "second", ASK).await.unwrap().ends_with("ok"));
    assert_eq!(ask(&harbour, "first", ASK).await, None);
}

#[tokio::test]
async fn who_does_not_finish_the_greeting_is_dropped() {
    let folder = tempfile::tempdir().unwrap();
    let harbour = encrypting(&folder).await;
    for said in [&b""[..], b"\x16\x03\x01", b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"] {
        let mut stream = TcpStream::connect(harbour.addr()).await.unwrap();
        stream.write_all(said).await.unwrap();
        let mut answer = Vec::new();
        let _ = soon(stream.read_to_end(&mut answer)).await;
        assert!(!String::from_utf8_lossy(&answer).contains("HTTP/1.1"), "nothing is said in the open");
    }
}
