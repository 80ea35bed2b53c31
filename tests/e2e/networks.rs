//! Bad networks between page and server: slow, dead, cut. Nothing that was clicked is lost or done twice.

#![allow(deprecated, reason = "what replaces the emulation of conditions is experimental")]

use std::time::Duration;

use chromiumoxide::cdp::browser_protocol::network::EmulateNetworkConditionsParams;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::watch,
};

use crate::harness::{Boathouse, Folder, Visitor};

/// What the network is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Weather {
    /// Everything passes.
    Fair,
    /// Everything passes so late.
    Slow(Duration),
    /// What is sent vanishes, and nobody is told; so it stays for the connections that were open then.
    Dead,
    /// Connections are closed, also new ones.
    Cut,
    /// What is asked arrives, but no answer comes back.
    Deaf,
}

/// A network between browsers and a server.
struct Sound {
    addr: String,
    weather: watch::Sender<Weather>,
}

impl Sound {
    async fn before(house: &Boathouse) -> Sound {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap().to_string();
        let (weather, sky) = watch::channel(Weather::Fair);
        let server = house.addr();
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let (server, sky) = (server.clone(), sky.clone());
                tokio::spawn(async move {
                    if *sky.borrow() == Weather::Cut {
                        return;
                    }
                    let Ok(far) = TcpStream::connect(&server).await else { return };
                    let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                    let cut = sky.clone();
                    tokio::select! {
                        _ = pass(near_in, far_out, sky.clone(), false) => {}
                        _ = pass(far_in, near_out, sky, true) => {}
                        () = until_cut(cut) => {}
                    }
                });
            }
        });
        Sound { addr, weather }
    }

    fn url(&self) -> String {
        format!("http://{}", self.addr)
    }

    fn becomes(&self, weather: Weather) {
        self.weather.send_replace(weather);
    }
}

async fn until_cut(mut sky: watch::Receiver<Weather>) {
    if sky.wait_for(|weather| *weather == Weather::Cut).await.is_err() {
        std::future::pending::<()>().await;
    }
}

async fn pass(
    mut from: impl AsyncReadExt + Unpin,
    mut to: impl AsyncWriteExt + Unpin,
    sky: watch::Receiver<Weather>,
    answers: bool,
) {
    let mut buffer = vec![0; 16 * 1024];
    let mut dead = false;
    while let Ok(length @ 1..) = from.read(&mut buffer).await {
        let weather = *sky.borrow();
        dead |= weather == Weather::Dead || (weather == Weather::Deaf && answers);
        if dead {
            continue;
        }
        if let Weather::Slow(late) = weather {
            tokio::time::sleep(late).await;
        }
        if to.write_all(&buffer[..length]).await.is_err() {
            return;
        }
    }
}

/// How many actions of people stand in the record.
const ACTIONS: &str = "(async () => { const text = await fetch(location.pathname + '/record.play').then(r => r.text()); \
    return text.split('\\n').filter((line) => /^[0-9]+ [ab] /.test(line)).length; })()";

/// Clicks a move while the network is bad; it becomes fair when the page has said that something is wrong.
async fn moves_in(weather: Weather, name: &str) {
    let data = Folder::new(&format!("network-{name}"));
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let sound = Sound::before(&house).await;
    let ida = Visitor::new(&format!("network-{name}"), 1280, 800, "en").await;
    ida.open_table(&sound.url(), "Ida", &[("seat-b", "guest"), ("name-b", "Anna")]).await;
    ida.until("document.querySelector('#hand .next')").await;
    ida.move_along(0).await;
    let before: u64 = ida.ask(ACTIONS).await;
    sound.becomes(weather);
    let recovers = async {
        ida.until("document.querySelector('#table').getAttribute('aria-busy') === 'true'").await;
        if !matches!(weather, Weather::Slow(_)) {
            ida.until("!document.querySelector('#offline').hidden").await;
            assert!(!ida.ask::<bool>("document.querySelector('#offline .server').hidden").await);
        }
        sound.becomes(Weather::Fair);
    };
    tokio::join!(ida.move_along(1), recovers);
    ida.until("document.querySelector('#offline').hidden").await;
    ida.until("document.querySelector('#table').getAttribute('aria-busy') !== 'true'").await;
    assert_eq!(ida.ask::<u64>(ACTIONS).await, before + 1, "one click, one action");
    // And the game goes on.
    ida.until("document.querySelector('.next')").await;
    ida.move_along(0).await;
    assert_eq!(ida.ask::<u64>(ACTIONS).await, before + 2);
    ida.leave().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_arrives_once_by_a_slow_network() {
    moves_in(Weather::Slow(Duration::from_millis(700)), "slow").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_that_vanishes_is_sent_again() {
    moves_in(Weather::Dead, "dead").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_whose_answer_vanishes_is_done_once() {
    moves_in(Weather::Deaf, "deaf").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_click_while_the_server_is_out_of_reach_is_sent_when_it_is_back() {
    moves_in(Weather::Cut, "cut-off").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_without_a_network_says_so() {
    let data = Folder::new("no-network");
    let house = Boathouse::open(data.path(), "127.0.0.1:0");
    let ida = Visitor::new("no-network", 390, 844, "ru").await;
    ida.open_table(&house.url, "Ida", &[("seat-b", "guest"), ("name-b", "Anna")]).await;
    ida.until("document.querySelector('#hand .next')").await;
    let network = |offline: bool| {
        let conditions = EmulateNetworkConditionsParams::builder().offline(offline).latency(0.0);
        conditions.download_throughput(-1.0).upload_throughput(-1.0).build().unwrap()
    };
    ida.page.execute(network(true)).await.unwrap();
    ida.until("!document.querySelector('#offline').hidden").await;
    let said: String = ida.ask("document.querySelector('#offline').innerText").await;
    assert!(said.contains("Нет сети"), "{said}");
    ida.shot_if_wanted("offline").await;
    ida.page.execute(network(false)).await.unwrap();
    ida.until("document.querySelector('#offline').hidden").await;
    ida.leave().await;
}
