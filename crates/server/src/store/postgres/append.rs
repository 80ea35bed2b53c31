//! Steps on their way into the journal: what waits goes in one statement, whatever tables it is for.
//!
//! The statement moves the head of each table on from the value that its writer expects, and writes the entries of those
//! tables whose head it moved. There is no transaction around it, so a node that stands still holds no lock from one
//! message to the next. The rows are locked in the order of their numbers, so that no two statements wait for each other.

use std::{
    collections::{HashMap, HashSet},
    sync::{Arc, Mutex as StdMutex, PoisonError},
};

use deadpool_postgres::{Client, GenericClient};
use tokio::{
    sync::{Mutex, mpsc, oneshot},
    task::JoinHandle,
};

use super::{
    connection::{Failure, Pool, attempted},
    rows::letters,
};
use crate::{
    clock, planted, random,
    store::{Appended, Entry, Promotion, Standing, StoreError},
};

/// At most so many appends share a statement.
const BATCH: usize = 64;
/// How many statements are under way at once.
pub const WRITERS: usize = 3;
/// So many appends may wait; who finds more waits, too.
const WAITING: usize = 4096;

/// One table's entries.
pub struct Append {
    /// The table.
    pub number: i64,
    /// The head it is expected to have.
    pub seq: u64,
    pub entries: Vec<Entry>,
    pub standing: Standing,
    pub promotion: Option<Promotion>,
    /// The writer's own number for it.
    pub mark: i64,
}

impl Append {
    pub fn new(number: i64, seq: u64, entries: &[Entry], standing: &Standing) -> Append {
        let (entries, standing) = (entries.to_vec(), standing.clone());
        let mark = i64::from_le_bytes(random::bytes());
        Append { number, seq, entries, standing, promotion: None, mark }
    }
}

struct Waiting {
    append: Append,
    answer: oneshot::Sender<Result<Appended, StoreError>>,
}

/// Where appends wait.
pub struct Writers {
    /// Nothing when no more is taken on.
    queue: StdMutex<Option<mpsc::Sender<Waiting>>>,
    working: StdMutex<Vec<JoinHandle<()>>>,
}

impl Writers {
    /// Sets the writers to work; they end when this is dropped and nothing waits.
    pub fn start(pool: &Arc<Pool>) -> Writers {
        let (queue, waiting) = mpsc::channel(WAITING);
        let waiting = Arc::new(Mutex::new(waiting));
        let write = |_| tokio::spawn(write_all(pool.clone(), waiting.clone()));
        let working = (0..WRITERS).map(write).collect();
        Writers { queue: StdMutex::new(Some(queue)), working: StdMutex::new(working) }
    }

    /// Writes what waits, and takes on no more.
    pub async fn finish(&self) {
        drop(self.queue.lock().unwrap_or_else(PoisonError::into_inner).take());
        let working = std::mem::take(&mut *self.working.lock().unwrap_or_else(PoisonError::into_inner));
        for writer in working {
            let _ = writer.await;
        }
    }

    /// Appends; the answer comes when it is known what became of it.
    pub async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let (answer, answered) = oneshot::channel();
        let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let queue = queue.ok_or(StoreError::Closed)?;
        queue.send(Waiting { append, answer }).await.map_err(|_| StoreError::Closed)?;
        if planted::is(planted::ANSWER_FIRST) {
            return Ok(Appended::Yes);
        }
        // The writers end when nobody can send them anything any more.
        drop(queue);
        answered.await.unwrap_or(Err(StoreError::Closed))
    }
}

async fn write_all(pool: Arc<Pool>, waiting: Arc<Mutex<mpsc::Receiver<Waiting>>>) {
    let mut left: Vec<Waiting> = Vec::new();
    loop {
        let mut taken = std::mem::take(&mut left);
        // Another writer may hold the queue for as long as nothing comes; whoever has something left does not wait for that.
        let mut queue = match taken.is_empty() {
            true => Some(waiting.lock().await),
            false => waiting.try_lock().ok(),
        };
        if let Some(queue) = &mut queue {
            if taken.is_empty() {
                match queue.recv().await {
                    Some(first) => taken.push(first),
                    None => return,
                }
            }
            while taken.len() < BATCH
                && let Ok(next) = queue.try_recv()
            {
                taken.push(next);
            }
        }
        drop(queue);
        // A statement moves each table once; a second append of the same table is for the next one.
        let mut tables = HashSet::new();
        let (batch, again): (Vec<_>, Vec<_>) =
            taken.into_iter().partition(|waiting| tables.insert(waiting.append.number));
        left = again;
        let (appends, answers): (Vec<_>, Vec<_>) =
            batch.into_iter().map(|waiting| (waiting.append, waiting.answer)).unzip();
        let done = |append: &Append, won: &HashSet<i64>| {
            if won.contains(&append.number) { Appended::Yes } else { Appended::Taken }
        };
        // Whoever asked may have gone away; what is written stands all the same.
        match write(&pool, &appends).await {
            Ok(won) => {
                for (append, answer) in appends.iter().zip(answers) {
                    let _ = answer.send(Ok(done(append, &won)));
                }
            }
            Err(StoreError::Away(reason)) => {
                for answer in answers {
                    let _ = answer.send(Err(StoreError::Away(reason.clone())));
                }
            }
            // One that is wrong must not take the others with it. What is written already is recognised.
            Err(error) => {
                tracing::warn!(%error, appends = appends.len(), "a batch was refused");
                for (append, answer) in appends.iter().zip(answers) {
                    let won = write(&pool, std::slice::from_ref(append)).await;
                    let _ = answer.send(won.map(|won| done(append, &won)));
                }
            }
        }
    }
}

/// Writes a batch; the numbers of the tables whose entries are in the journal now.
pub async fn write(pool: &Pool, appends: &[Append]) -> Result<HashSet<i64>, StoreError> {
    // Those with a rank go alone; they are rare.
    if let [append] = appends
        && append.promotion.is_some()
    {
        return attempted!(pool, |client, in_doubt| async {
            let written = if in_doubt { own(client, appends).await? } else { HashSet::new() };
            if written.is_empty() { write_with_rank(client, append, in_doubt).await } else { Ok(written) }
        });
    }
    attempted!(pool, |client, in_doubt| async {
        if !in_doubt {
            return write_once(&*client, &appends.iter().collect::<Vec<_>>()).await;
        }
        // What was written before the connection broke need not, and cannot, be written again.
        let mut won = own(client, appends).await?;
        let missing: Vec<_> = appends.iter().filter(|append| !won.contains(&append.number)).collect();
        won.extend(write_once(&*client, &missing).await?);
        if won.len() < appends.len() {
            // The lost connection's statement may have come through in between.
            won.extend(own(client, appends).await?);
        }
        Ok(won)
    })
}

/// The tables whose journal tells, at the expected place, that the append was ours.
async fn own(client: &Client, appends: &[Append]) -> Result<HashSet<i64>, Failure> {
    let query = "SELECT j.table_number FROM unnest($1::bigint[], $2::integer[], $3::bigint[]) AS a (number, seq, mark)
                 JOIN journal AS j ON j.table_number = a.number AND j.seq = a.seq AND j.append = a.mark";
    let query = client.prepare_cached(query).await?;
    let numbers: Vec<_> = appends.iter().map(|append| append.number).collect();
    let seqs: Vec<_> = appends.iter().map(|append| append.seq as i32).collect();
    let marks: Vec<_> = appends.iter().map(|append| append.mark).collect();
    let found = client.query(&query, &[&numbers, &seqs, &marks]).await?;
    Ok(found.iter().map(|row| row.get(0)).collect())
}

/// A rank is rare company of a step: it takes a short transaction.
async fn write_with_rank(
    client: &mut Client,
    append: &Append,
    in_doubt: bool,
) -> Result<HashSet<i64>, Failure> {
    let transaction = client.transaction().await?;
    let won = write_once(&transaction, &[append]).await?;
    if let (Some(promotion), false) = (&append.promotion, won.is_empty()) {
        let rank =
            "INSERT INTO ranks (table_id, visitor, game, before, rank, at) VALUES ($1, $2, $3, $4, $5, $6)";
        let (before, rank_now) = (i16::from(promotion.before), i16::from(promotion.rank));
        let (table, visitor, game) = (&promotion.table, &promotion.visitor.0, &promotion.game);
        let rank = transaction.prepare_cached(rank).await?;
        transaction.execute(&rank, &[table, visitor, game, &before, &rank_now, &promotion.at]).await?;
    }
    transaction.commit().await?;
    if in_doubt && won.is_empty() {
        return own(client, std::slice::from_ref(append)).await;
    }
    Ok(won)
}

const APPEND: &str = "
WITH want AS (
    SELECT * FROM unnest($1::bigint[], $2::integer[], $3::integer[], $4::text[], $5::bigint[],
        $15::bigint[], $16::boolean[]) AS w (number, expected, count, turn, ended, due, stand_in)
), locked AS (
    SELECT t.number, t.id, t.turn FROM tables AS t JOIN want AS w ON t.number = w.number AND t.head = w.expected
    ORDER BY t.number FOR UPDATE OF t
), won AS (
    UPDATE tables AS t SET head = t.head + w.count, turn = w.turn, ended = COALESCE(w.ended, t.ended), due = w.due,
        stand_in = w.stand_in
    FROM want AS w, locked AS l
    WHERE t.number = l.number AND w.number = l.number AND t.head = w.expected RETURNING t.number
), written AS (
    INSERT INTO journal (table_number, seq, kind, who, at, append, key, digest, text)
    SELECT e.* FROM unnest($6::bigint[], $7::integer[], $8::\"char\"[], $9::\"char\"[], $10::bigint[], $11::bigint[],
        $12::text[], $13::bigint[], $14::text[])
        AS e (number, seq, kind, who, at, append, key, digest, text)
    JOIN won ON won.number = e.number
), called AS (
    INSERT INTO calls (visitor, table_id, seq, due)
    SELECT DISTINCT h.visitor, l.id, w.expected + w.count, $17::bigint
    FROM won JOIN locked AS l ON l.number = won.number JOIN want AS w ON w.number = won.number
    JOIN seats AS s ON s.table_id = l.id JOIN hooks AS h ON h.visitor = s.visitor
    WHERE strpos(w.turn, chr(97 + s.seat)) > 0 AND NOT EXISTS
        (SELECT 1 FROM seats AS o WHERE o.table_id = l.id AND o.visitor = h.visitor
         AND strpos(l.turn, chr(97 + o.seat)) > 0)
    ON CONFLICT (visitor, table_id, seq) DO NOTHING RETURNING visitor, table_id, seq
), dropped AS (
    DELETE FROM calls AS c USING called AS n
    WHERE c.visitor = n.visitor AND c.table_id = n.table_id AND c.seq < n.seq
)
SELECT number FROM won";

/// Where these tables stand, for the fault of not comparing.
async fn heads(client: &impl GenericClient, appends: &[&Append]) -> Result<HashMap<i64, i32>, Failure> {
    let numbers: Vec<_> = appends.iter().map(|append| append.number).collect();
    let found = client.query("SELECT number, head FROM tables WHERE number = ANY ($1)", &[&numbers]).await?;
    Ok(found.iter().map(|row| (row.get(0), row.get(1))).collect())
}

async fn write_once(client: &impl GenericClient, appends: &[&Append]) -> Result<HashSet<i64>, Failure> {
    let heads_now = match planted::is(planted::NO_COMPARE) {
        true => heads(client, appends).await?,
        false => HashMap::new(),
    };
    let mut numbers = Vec::with_capacity(appends.len());
    let (mut expected, mut counts, mut turns, mut ends) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let (mut tables, mut seqs, mut kinds, mut whos) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    let (mut times, mut marks, mut keys) = (Vec::new(), Vec::new(), Vec::new());
    let (mut digests, mut texts) = (Vec::new(), Vec::new());
    let (mut dues, mut stand_ins) = (Vec::new(), Vec::new());
    for append in appends {
        numbers.push(append.number);
        let seq = heads_now.get(&append.number).copied().unwrap_or(append.seq as i32);
        expected.push(seq);
        counts.push(append.entries.len() as i32);
        turns.push(append.standing.turn.as_str());
        ends.push(append.standing.ended);
        dues.push(append.standing.due);
        stand_ins.push(append.standing.stand_in);
        for (seq, entry) in (seq..).zip(&append.entries) {
            let (kind, who, text) = letters(&entry.kind);
            tables.push(append.number);
            seqs.push(seq);
            kinds.push(kind);
            whos.push(who);
            times.push(entry.at);
            marks.push(append.mark);
            keys.push(entry.request.as_ref().map(|request| request.key.as_str()));
            digests.push(entry.request.as_ref().map(|request| request.digest));
            texts.push(text);
        }
    }
    let statement = client.prepare_cached(APPEND).await?;
    let won = client
        .query(
            &statement,
            &[
                &numbers,
                &expected,
                &counts,
                &turns,
                &ends,
                &tables,
                &seqs,
                &kinds,
                &whos,
                &times,
                &marks,
                &keys,
                &digests,
                &texts,
                &dues,
                &stand_ins,
                &clock::now(),
            ],
        )
        .await?;
    Ok(won.iter().map(|row| row.get(0)).collect())
}
