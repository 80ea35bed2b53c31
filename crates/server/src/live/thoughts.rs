//! Bots' decisions on their way to workers, by a JetStream work queue.
//!
//! The queue holds nothing that the journal does not tell: a decision that is lost with it is asked for again, one that is
//! made twice is written once. So it lives in memory, and may be deleted at any moment.

use std::{sync::Arc, time::Duration};

use async_nats::{
    Client, HeaderMap,
    jetstream::{
        self, AckKind, Message,
        consumer::{AckPolicy, PullConsumer, pull},
        stream::{Config, RetentionPolicy, StorageType},
    },
};
use futures::StreamExt;
use serde::{Deserialize, Serialize};
use tabletop::Seat;
use tokio::sync::{Semaphore, mpsc};

use super::{Command, Tables, Urgency};

const STREAM: &str = "NAUST_THOUGHTS_1";
const SUBJECTS: &str = "naust.1.think";
/// First those that somebody waits for, then the others, then those of bots among themselves.
const LANES: [&str; 3] = ["0", "1", "2"];
/// Every so many times the others come first, so that they come at all.
const TURN_OF_OTHERS: usize = 8;
/// So many may wait to be sent; more are asked for again later.
const WAITING: usize = 1024;
/// The same decision asked for twice within this time is one.
const SAME: Duration = Duration::from_secs(120);
/// A decision that waited for so long is asked for anew if it is still owed.
const OLDEST: Duration = Duration::from_secs(600);
/// A worker that gives no sign of life for so long is gone.
const SIGN_OF_LIFE: Duration = Duration::from_secs(10);
/// So long one waits for the next decision before looking whether the queue is still there.
const PULL: Duration = Duration::from_secs(1);
/// How often a decision is given to a worker before it is left to be asked for anew.
const DELIVERIES: i64 = 3;
/// The longest time for one decision, with all that it waits for.
const LONGEST: Duration = Duration::from_secs(60);

/// Who thinks for bots.
#[derive(Default)]
pub enum Thinking {
    /// This process.
    #[default]
    Here,
    /// Workers, by a queue.
    Workers(Queue),
    /// This process, when it is asked to: it is a worker.
    Asked,
}

/// A decision that a bot owes. It says where to look, never what is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Job {
    /// The number of the table.
    pub number: i64,
    /// The number of journal entries.
    pub seq: u64,
    /// Whose decision.
    pub seat: u8,
    /// How many milliseconds it takes at least.
    pub pace: u64,
    /// How often it was asked for before.
    #[serde(default)]
    pub again: u32,
}

/// Where decisions wait for workers.
pub struct Queue(mpsc::Sender<(Urgency, Job)>);

impl Queue {
    /// A queue at this NATS server, which need not be reachable yet.
    pub fn new(client: Client) -> Queue {
        let (jobs, mut waiting) = mpsc::channel::<(Urgency, Job)>(WAITING);
        let stream = jetstream::new(client);
        tokio::spawn(async move {
            while let Some((urgency, job)) = waiting.recv().await {
                if let Err(error) = send(&stream, urgency, &job).await {
                    // Most likely there is no queue yet, or no longer.
                    tracing::debug!(%error, "the queue of thoughts is made");
                    let again = match stream.get_or_create_stream(config()).await {
                        Ok(_) => send(&stream, urgency, &job).await,
                        Err(error) => Err(error.into()),
                    };
                    if let Err(error) = again {
                        tracing::warn!(%error, "a bot's decision could not be asked for");
                    }
                }
            }
        });
        Queue(jobs)
    }

    /// Asks for a decision. If that is lost, it is asked for again when nothing happens.
    pub fn ask(&self, urgency: Urgency, job: Job) {
        let _ = self.0.try_send((urgency, job));
    }
}

fn config() -> Config {
    Config {
        name: STREAM.into(),
        subjects: vec![format!("{SUBJECTS}.*")],
        retention: RetentionPolicy::WorkQueue,
        storage: StorageType::Memory,
        duplicate_window: SAME,
        max_age: OLDEST,
        ..Config::default()
    }
}

async fn send(stream: &jetstream::Context, urgency: Urgency, job: &Job) -> Result<(), async_nats::Error> {
    let lane = match urgency {
        Urgency::Awaited => LANES[0],
        Urgency::Unwatched => LANES[1],
        Urgency::Idle => LANES[2],
    };
    let Job { number, seq, seat, again, .. } = job;
    let mut headers = HeaderMap::new();
    // All servers that hold the table ask; one of them is heard.
    headers.insert("Nats-Msg-Id", format!("{number}:{seq}:{seat}:{again}").as_str());
    let body = serde_json::to_vec(job)?;
    let sent = stream.publish_with_headers(format!("{SUBJECTS}.{lane}"), headers, body.into()).await?;
    tokio::time::timeout(Duration::from_secs(2), sent.into_future()).await??;
    Ok(())
}

async fn consumers(stream: &jetstream::Context) -> Result<Vec<PullConsumer>, async_nats::Error> {
    let queue = stream.get_or_create_stream(config()).await?;
    let mut lanes = Vec::new();
    for lane in LANES {
        let name = format!("lane-{lane}");
        let lane = pull::Config {
            durable_name: Some(name.clone()),
            filter_subject: format!("{SUBJECTS}.{lane}"),
            ack_policy: AckPolicy::Explicit,
            ack_wait: SIGN_OF_LIFE,
            max_deliver: DELIVERIES,
            ..pull::Config::default()
        };
        lanes.push(queue.get_or_create_consumer(&name, lane).await?);
    }
    Ok(lanes)
}

/// Takes decisions from the queue, at most `at_once` of them, until the process is asked to end.
pub async fn work(tables: Arc<Tables>, client: Client, at_once: usize) {
    let stream = jetstream::new(client);
    let free = Arc::new(Semaphore::new(at_once));
    let mut closing = tables.context().closing.clone();
    let mut count = 0;
    loop {
        let round = async {
            let lanes = consumers(&stream).await?;
            loop {
                let place = free.clone().acquire_owned().await?;
                count += 1;
                let others_first = count % TURN_OF_OTHERS == 0;
                let order = if others_first { [2, 1, 0] } else { [0, 1, 2] };
                let Some(message) = next(&lanes, order).await? else { continue };
                let tables = tables.clone();
                tokio::spawn(async move {
                    decide(&tables, &message).await;
                    drop(place);
                });
            }
        };
        let round: Result<(), async_nats::Error> = tokio::select! {
            done = round => done,
            _ = closing.wait_for(|&closing| closing) => return,
        };
        if let Err(error) = round {
            tracing::warn!(%error, "the queue of thoughts");
            tokio::time::sleep(PULL).await;
        }
    }
}

/// The next decision: whatever waits in the first lane, then in the others; then for a moment what comes to the first.
async fn next(lanes: &[PullConsumer], order: [usize; 3]) -> Result<Option<Message>, async_nats::Error> {
    for lane in order {
        let mut waiting = lanes[lane].fetch().max_messages(1).messages().await?;
        if let Some(message) = waiting.next().await {
            return message.map(Some);
        }
    }
    let mut waiting = lanes[order[0]].batch().max_messages(1).expires(PULL / 4).messages().await?;
    waiting.next().await.transpose()
}

/// Lets the bot think, and says that it is done when the step is written.
async fn decide(tables: &Arc<Tables>, message: &Message) {
    let Ok(job) = serde_json::from_slice::<Job>(&message.payload) else {
        // A newer server may ask for something that this worker does not know: somebody else does.
        let _ = message.ack_with(AckKind::Nak(Some(PULL))).await;
        return;
    };
    let deciding = async {
        let id = tables.context().store.id_of(job.number).await.ok()??;
        let live = tables.live(&id).await.ok()?;
        let think = Command::Think { seq: job.seq, seat: Seat(job.seat), pace: job.pace };
        live.commands.send(think).await.ok()?;
        while live.snapshot().seq <= job.seq {
            live.news_since(job.seq, SIGN_OF_LIFE / 4).await;
            let _ = message.ack_with(AckKind::Progress).await;
        }
        Some(())
    };
    let done = tokio::time::timeout(LONGEST, deciding).await;
    let answer = match done {
        Ok(Some(())) => AckKind::Ack,
        // Somebody else tries, or the server asks anew.
        _ => AckKind::Nak(None),
    };
    let _ = message.ack_with(answer).await;
}
