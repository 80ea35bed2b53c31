//! Connections that say nothing, read nothing, or are too many.

use std::time::Duration;

use catalog::Budget;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};

use crate::harbour::{Harbour, soon};

async fn connect(harbour: &Harbour) -> TcpStream {
    TcpStream::connect(harbour.addr()).await.unwrap()
}

/// Everything that comes until the other side closes.
async fn rest(stream: &mut TcpStream) -> String {
    let mut all = Vec::new();
    // A connection that is reset has ended as well.
    let _ = soon(stream.read_to_end(&mut all)).await;
    String::from_utf8_lossy(&all).into_owned()
}

#[tokio::test]
async fn half_a_request_and_silence_are_not_kept() {
    let harbour = Harbour::with_config(Budget::Playouts(1), |config| {
        config.connections.silence = Duration::from_millis(300)
    })
    .await;
    let (mut half, mut silent) = (connect(&harbour).await, connect(&harbour).await);
    half.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n").await.unwrap();
    let answer = rest(&mut half).await;
    assert!(!answer.contains("200 OK"), "{answer}");
    assert_eq!(rest(&mut silent).await, "");
    // Also after a request that was answered.
    let mut quiet = connect(&harbour).await;
    quiet.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    let answer = rest(&mut quiet).await;
    assert!(answer.starts_with("HTTP/1.1 200") && answer.ends_with("ok"), "{answer}");
}

#[tokio::test]
async fn too_many_connections_are_refused_politely_until_one_ends() {
    let harbour = Harbour::with_config(Budget::Playouts(1), |config| config.connections.most = Some(3)).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        let mut stream = connect(&harbour).await;
        stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
        let mut answer = [0; 15];
        soon(stream.read_exact(&mut answer)).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 200 OK");
        held.push(stream);
    }
    let mut refused = connect(&harbour).await;
    refused.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await.unwrap();
    refused.shutdown().await.unwrap();
    let answer = rest(&mut refused).await;
    assert!(answer.starts_with("HTTP/1.1 503") && answer.contains("Retry-After: "), "{answer}");
    drop(held.pop());
    soon(async {
        loop {
            let mut stream = connect(&harbour).await;
            stream.write_all(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").await.unwrap();
            if rest(&mut stream).await.starts_with("HTTP/1.1 200") {
                break;
            }
        }
    })
    .await;
}

#[tokio::test]
async fn who_does_not_read_is_dropped() {
    let harbour = Harbour::with_config(Budget::Playouts(1), |config| {
        config.connections.stalled = Duration::from_millis(300)
    })
    .await;
    let mut slow = connect(&harbour).await;
    // More than all buffers on the way can hold is asked for, and nothing read.
    let request = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n".repeat(400);
    let dropped = soon(async {
        // Writing goes on until the server has gone.
        while slow.write_all(&request).await.is_ok() {}
    });
    dropped.await;
}
