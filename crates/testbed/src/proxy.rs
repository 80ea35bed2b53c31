//! A proxy between a process and a service, which a test can let stand still or cut.

use std::{
    io::{self, Read, Write},
    net::{Ipv4Addr, Shutdown, TcpListener, TcpStream},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicI64, AtomicU8, Ordering},
    },
    thread,
    time::Duration,
};

const PASS: u8 = 0;
const STILL: u8 = 1;
const CUT: u8 = 2;
/// How often a proxy that stands still looks whether it may go on.
const LOOK: Duration = Duration::from_millis(20);

/// Passes connections on to a port of this machine.
pub struct Proxy {
    port: u16,
    state: Arc<State>,
}

struct State {
    mode: AtomicU8,
    /// So many more bytes are passed on from the process to the service; then everything is cut once. Negative: any number.
    left: AtomicI64,
    open: Mutex<Vec<TcpStream>>,
}

impl State {
    fn cut(&self) {
        for stream in self.open.lock().unwrap_or_else(PoisonError::into_inner).drain(..) {
            // It may be gone already.
            let _ = stream.shutdown(Shutdown::Both);
        }
    }
}

impl Proxy {
    /// A proxy before the service at `port`.
    pub fn before(port: u16) -> io::Result<Proxy> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?;
        let own = listener.local_addr()?.port();
        let state =
            Arc::new(State { mode: AtomicU8::new(PASS), left: AtomicI64::new(-1), open: Mutex::default() });
        let shared = state.clone();
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let state = shared.clone();
                if state.mode.load(Ordering::SeqCst) == CUT {
                    continue;
                }
                // A service that is gone closes the connection, as it would without a proxy.
                let Ok(service) = TcpStream::connect((Ipv4Addr::LOCALHOST, port)) else { continue };
                let _ = (client.set_nodelay(true), service.set_nodelay(true));
                let streams = (client.try_clone(), service.try_clone());
                let (Ok(client_too), Ok(service_too)) = streams else { continue };
                let keep = [client.try_clone(), service.try_clone()].into_iter().flatten();
                state.open.lock().unwrap_or_else(PoisonError::into_inner).extend(keep);
                let counted = state.clone();
                thread::spawn(move || pass_on(client, service, &counted, true));
                thread::spawn(move || pass_on(service_too, client_too, &state, false));
            }
        });
        Ok(Proxy { port: own, state })
    }

    /// Where it listens.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// Passes everything on.
    pub fn pass(&self) {
        self.state.mode.store(PASS, Ordering::SeqCst);
    }

    /// Passes nothing on; connections stay open.
    pub fn stand_still(&self) {
        self.state.mode.store(STILL, Ordering::SeqCst);
    }

    /// Closes all connections and takes no new ones.
    pub fn cut(&self) {
        self.state.mode.store(CUT, Ordering::SeqCst);
        self.state.cut();
    }

    /// Passes so many more bytes on to the service and then closes all connections once: the service may have got a request
    /// whose answer never comes.
    pub fn cut_after(&self, bytes: u32) {
        self.state.left.store(bytes.into(), Ordering::SeqCst);
    }
}

fn pass_on(mut from: TcpStream, mut to: TcpStream, state: &State, counted: bool) {
    let mut buffer = [0; 16 << 10];
    while let Ok(count @ 1..) = from.read(&mut buffer) {
        while state.mode.load(Ordering::SeqCst) == STILL {
            thread::sleep(LOOK);
        }
        let left = state.left.load(Ordering::SeqCst);
        if to.write_all(&buffer[..count]).is_err() {
            break;
        }
        if counted && left >= 0 {
            let left = left - count as i64;
            state.left.store(left.max(-1), Ordering::SeqCst);
            if left <= 0 {
                state.left.store(-1, Ordering::SeqCst);
                state.cut();
                break;
            }
        }
    }
    let _ = (from.shutdown(Shutdown::Both), to.shutdown(Shutdown::Both));
}
