//! Two servers on copies of one boathouse, where the same games have been played but for what a viewer may not know: a
//! hidden step is another one, so that everything the viewer was told of is the same. Every byte that reaches the viewer,
//! or somebody who only looks on, must then be the same, too: pages, interface, streams and log.
//!
//! `NAUST_SWAPS=1000 cargo test --release -p server --test it swapped` compares a thousand games of each.

use catalog::{AnyTable, Catalog, Fact};
use reqwest::Method;
use serde_json::{Value, json};
use tabletop::{Seat, Turn, Viewer, Who};

use crate::harbour::{Client, Harbour, games, soon};

/// How many games of each are compared when nothing else is said.
const USUALLY: usize = 50;
/// How many games may be played until one is found in which something can be swapped.
const TRIES: u64 = 40;

type Steps = Vec<(Who, String)>;

/// A sequence of numbers that is the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit.max(1)
    }
}

fn open(catalog: &Catalog, game: &str) -> Box<dyn AnyTable> {
    catalog.game(game).unwrap().open("2p").unwrap()
}

/// Takes one step at random; says whether there was one to take.
fn step_somehow(table: &mut dyn AnyTable, random: &mut Random) -> bool {
    match table.turn() {
        Turn::Over => return false,
        Turn::Chance => {
            let number = random.below(1 << 30) as u32;
            table.draw(&mut |_, total| number % total).unwrap();
        }
        Turn::Seats(seats) => {
            let seats: Vec<_> = seats.iter().collect();
            let seat = seats[random.below(seats.len())];
            let legal = table.legal(seat);
            table.play(seat, &legal[random.below(legal.len())]).unwrap();
        }
    }
    true
}

fn steps_of(table: &dyn AnyTable) -> Steps {
    (0..table.steps()).map(|index| table.step(index).unwrap()).collect()
}

fn facts(table: &dyn AnyTable, viewer: Viewer) -> Vec<Vec<Fact>> {
    table.viewed_by(viewer, None).facts(0)
}

/// Plays steps; nothing if one of them is not possible.
fn replay(catalog: &Catalog, game: &str, steps: &[(Who, String)]) -> Option<Box<dyn AnyTable>> {
    let mut table = open(catalog, game);
    for (who, text) in steps {
        table.take(*who, text).ok()?;
    }
    Some(table)
}

/// A game up to some moment between two decisions, and the same with something else in the place of what `viewer` does not
/// know.
struct Swap {
    before: Steps,
    after: Steps,
    viewer: Seat,
    /// An action of the viewer's after which no luck is due, if it owes one.
    next: Option<String>,
}

fn swap(catalog: &Catalog, game: &str, random: &mut Random) -> Option<Swap> {
    let mut table = open(catalog, game);
    let mut whole = open(catalog, game);
    while step_somehow(whole.as_mut(), random) {}
    let length = 1 + random.below(whole.steps());
    for (who, text) in &steps_of(whole.as_ref())[..length] {
        table.take(*who, text).unwrap();
    }
    // The server draws luck at once, so a table never waits for it.
    while table.turn() == Turn::Chance {
        step_somehow(table.as_mut(), random);
    }
    if table.turn() == Turn::Over {
        return None;
    }
    let before = steps_of(table.as_ref());
    let viewer = Seat(random.below(2) as u8);
    let viewers = [Viewer::Seat(viewer), Viewer::Spectator];
    let known = viewers.map(|viewer| facts(table.as_ref(), viewer));
    for _ in 0..60 {
        let index = random.below(before.len());
        let mut other = table.after(index);
        let (who, text) = &before[index];
        match who {
            Who::Chance => {
                let number = random.below(1 << 30) as u32;
                other.draw(&mut |_, total| number % total).unwrap();
            }
            Who::Seat(seat) if *seat != viewer => {
                let legal = other.legal(*seat);
                other.play(*seat, &legal[random.below(legal.len())]).unwrap();
            }
            Who::Seat(_) => continue,
        }
        let (_, instead) = other.step(index).unwrap();
        if instead == *text {
            continue;
        }
        let mut after = before.clone();
        // What now comes earlier cannot come again: the two change places.
        if let Some(later) = after[index + 1..].iter_mut().find(|(by, later)| by == who && *later == instead)
        {
            later.1 = text.clone();
        }
        after[index].1 = instead;
        let Some(swapped) = replay(catalog, game, &after) else { continue };
        if swapped.turn() == table.turn() && viewers.map(|viewer| facts(swapped.as_ref(), viewer)) == known {
            let next = quiet_action(table.as_ref(), swapped.as_ref(), viewer);
            return Some(Swap { before, after, viewer, next });
        }
    }
    None
}

/// An action that `seat` may take at both tables and after which neither waits for luck.
fn quiet_action(table: &dyn AnyTable, swapped: &dyn AnyTable, seat: Seat) -> Option<String> {
    let is_quiet = |table: &dyn AnyTable, action: &String| {
        let mut table = table.copy();
        table.play(seat, action).is_ok() && table.turn() != Turn::Chance
    };
    let mut legal = table.legal(seat).into_iter();
    legal.find(|action| is_quiet(table, action) && is_quiet(swapped, action))
}

/// The script that puts these steps in the place of a table's journal.
fn journal(id: &str, steps: &[(Who, String)], turn: &str) -> String {
    let number = format!("(SELECT number FROM tables WHERE id = '{id}')");
    let mut script = format!("DELETE FROM journal WHERE table_number = {number};\n");
    for (seq, (who, text)) in steps.iter().enumerate() {
        let text = text.replace('\'', "''");
        script += &format!(
            "INSERT INTO journal (table_number, seq, kind, who, text, at) VALUES ({number}, {seq}, 'step', '{who}', '{text}', 0);\n"
        );
    }
    script + &format!("UPDATE turns SET turn = '{turn}' WHERE table_number = {number};\n")
}

/// Status, headers that belong to the answer, and body, without the server's own address.
async fn answer(client: &Client, request: reqwest::RequestBuilder) -> String {
    let reply = client.send(request.header("accept-language", "en")).await;
    let headers = reply.headers.iter().filter(|(name, _)| *name != "date" && *name != "x-request-id");
    let headers: Vec<String> = headers.map(|(name, value)| format!("{name}: {value:?}")).collect();
    format!("{}\n{}\n{}", reply.status, headers.join("\n"), reply.text).replace(client.base(), "")
}

/// Everything a client can ask for, without changing anything.
async fn everything(client: &Client, id: &str, steps: usize, legal: &[String]) -> Vec<(String, String)> {
    let mut paths = vec![
        "/".to_owned(),
        "/api/tables".into(),
        format!("/t/{id}"),
        format!("/t/{id}?fragment=1"),
        format!("/t/{id}/record.play"),
        format!("/api/tables/{id}"),
        format!("/api/tables/{id}?step={}", steps / 2),
        format!("/t/{id}?step={}", steps.saturating_sub(1)),
        format!("/api/tables/{id}/log"),
        format!("/api/tables/{id}/record"),
    ];
    for action in legal.iter().take(3) {
        let (seat, action) = action.split_once(' ').unwrap();
        let action = action.replace(' ', "%20");
        paths.push(format!("/api/tables/{id}/preview?seat={seat}&action={action}"));
    }
    let mut answers = Vec::new();
    for path in paths {
        let answer = answer(client, client.request(Method::GET, &path)).await;
        answers.push((path, answer));
    }
    answers
}

/// A stream that is read byte by byte.
struct Listening {
    response: reqwest::Response,
    read: String,
}

impl Listening {
    async fn of(client: &Client, id: &str) -> Listening {
        let path = format!("/api/tables/{id}/stream");
        Listening { response: client.request(Method::GET, &path).send().await.unwrap(), read: String::new() }
    }

    async fn line(&mut self) -> String {
        loop {
            if let Some((line, rest)) = self.read.split_once('\n') {
                let (line, rest) = (line.to_owned(), rest.to_owned());
                self.read = rest;
                return line;
            }
            let chunk = soon(self.response.chunk()).await.unwrap().expect("the stream goes on");
            self.read += std::str::from_utf8(&chunk).unwrap();
        }
    }

    /// The lines until `seq` is reached.
    async fn until(&mut self, seq: u64) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.line().await;
            let told: Value = serde_json::from_str(&line).unwrap();
            lines.push(line);
            if told["seq"].as_u64() >= Some(seq) {
                return lines;
            }
        }
    }
}

/// What one world answers the viewer and a stranger, and what it tells them when the viewer acts.
async fn told(world: &Harbour, people: &[Client; 2], id: &str, swap: &Swap) -> Vec<(String, String)> {
    let viewer = world.known_by(&people[swap.viewer.index()].token);
    let mut all = Vec::new();
    let mut streams = Vec::new();
    for client in [world.stranger(), viewer.clone()] {
        let mut stream = Listening::of(&client, id).await;
        all.push(("the first line".to_owned(), stream.line().await));
        let first: Value = serde_json::from_str(&all.last().unwrap().1).unwrap();
        let legal = first["legal"].as_array().cloned().unwrap_or_default();
        let legal: Vec<_> = legal.iter().map(|action| action.as_str().unwrap().to_owned()).collect();
        all.extend(everything(&client, id, swap.before.len(), &legal).await);
        streams.push(stream);
    }
    if let Some(action) = &swap.next {
        let seat = swap.viewer.letter().to_string();
        let seq = swap.before.len() as u64;
        let reply = viewer.act(id, seq, &seat, action).await;
        all.push((action.clone(), reply.text.clone()));
        reply.ok();
        for stream in &mut streams {
            // Those who came to look are told, too, in lines without a step.
            let lines = stream.until(seq + 1).await;
            all.push(("the line of the step".into(), lines.last().unwrap().clone()));
        }
        all.extend(everything(&viewer, id, swap.before.len(), &[]).await);
    }
    all
}

async fn compare(game: &str, seed: u64) {
    let count = std::env::var("NAUST_SWAPS").ok().and_then(|text| text.parse().ok()).unwrap_or(USUALLY);
    let catalog = games();
    let mut random = Random(seed);
    let mut swaps = Vec::new();
    while swaps.len() < count {
        let mut found = (0..TRIES).filter_map(|_| swap(&catalog, game, &mut random));
        swaps.push(found.next().expect("something can be swapped in some game"));
    }
    let acting = swaps.iter().filter(|swap| swap.next.is_some()).count();
    assert!(acting * 5 > count, "the viewer acts in {acting} of {count} games");

    let mut world = Harbour::open().await;
    let people = [world.guest("Ingrid").await, world.guest("Olav").await];
    let mut ids = Vec::new();
    for _ in &swaps {
        let seats = json!([{ "kind": "me" }, { "kind": "open" }]);
        let body = json!({ "game": game, "setup": "2p", "seats": seats });
        let opened = people[0].post("/api/tables", body).await.ok();
        assert_eq!(people[1].form(opened["invite"].as_str().unwrap(), &[]).await.status, 303);
        ids.push(opened["id"].as_str().unwrap().to_owned());
    }
    let mut twin = world.split().await;
    let script = |steps: &dyn Fn(&Swap) -> Steps| -> String {
        let journal = |(id, swap): (&String, &Swap)| {
            let table = replay(&catalog, game, &swap.before).unwrap();
            let Turn::Seats(seats) = table.turn() else { panic!("somebody owes a decision") };
            journal(id, &steps(swap), &seats.iter().map(Seat::letter).collect::<String>())
        };
        ids.iter().zip(&swaps).map(journal).collect()
    };
    world.alter(&format!("BEGIN;\n{}COMMIT;", script(&|swap| swap.before.clone()))).await;
    twin.alter(&format!("BEGIN;\n{}COMMIT;", script(&|swap| swap.after.clone()))).await;

    let mut compared = 0;
    for (id, swap) in ids.iter().zip(&swaps) {
        let (here, there) = tokio::join!(told(&world, &people, id, swap), told(&twin, &people, id, swap));
        assert_eq!(here.len(), there.len());
        for ((path, here), (_, there)) in here.iter().zip(&there) {
            assert!(
                here == there,
                "{path} tells seat {} of {game} more than it may know:\n{}\n{:?}\n{:?}",
                swap.viewer,
                difference(here, there),
                swap.before,
                swap.after,
            );
            compared += 1;
        }
    }
    assert!(compared >= count * 22, "{compared} answers were compared in {count} games");
}

/// The first place where two texts differ, with something around it.
fn difference(here: &str, there: &str) -> String {
    let same = here.bytes().zip(there.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| {
        let bytes = &text.as_bytes()[same.saturating_sub(80)..(same + 80).min(text.len())];
        String::from_utf8_lossy(bytes).into_owned()
    };
    format!("{}\n{}", around(here), around(there))
}

#[tokio::test]
async fn what_is_hidden_in_nusfjord_changes_no_byte() {
    compare("nusfjord", 0x5eed_0001).await;
}

#[tokio::test]
async fn what_is_hidden_in_pomory_changes_no_byte() {
    compare("pomory", 0x5eed_0002).await;
}
