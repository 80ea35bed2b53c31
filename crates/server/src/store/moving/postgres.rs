//! The side that is a PostgreSQL database.

use futures::{StreamExt, pin_mut};
use tokio::sync::mpsc::{Receiver, Sender};
use tokio_postgres::{Client, GenericClient, NoTls, types::ToSql};

use super::{
    CHUNK, Cargo, Record, Sum, compare,
    parts::{Kind, PARTS, Part, fraction},
};
use crate::store::{Postgres, Store, StoreError};

fn failed(error: tokio_postgres::Error) -> StoreError {
    let told = error.as_db_error().map(|error| error.message().to_owned());
    StoreError::Database(told.unwrap_or_else(|| error.to_string()).into())
}

/// Brings the database up to date and connects to it, without the time limits of a server.
async fn open(url: &str) -> Result<Client, StoreError> {
    Postgres::connect(url).await?.close().await;
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.map_err(failed)?;
    // It ends with the client.
    tokio::spawn(connection);
    Ok(client)
}

/// Gives all records of a part to `take`, some at a time.
async fn each(
    client: &impl GenericClient,
    part: &Part,
    mut take: impl AsyncFnMut(Vec<Record>) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let columns = part.list(|_, name, kind| match kind {
        Kind::Text => format!("t.{name}"),
        Kind::Number | Kind::Letter => format!("t.{name}::text"),
        Kind::Flag => format!("t.{name}::integer::text"),
        Kind::Bytes => format!("encode(t.{name}, 'hex')"),
        Kind::Fraction => format!("encode(float8send(t.{name}), 'hex')"),
    });
    let query = format!("SELECT {columns} FROM {} AS t ORDER BY {}", part.name, part.order);
    let nothing: [&(dyn ToSql + Sync); 0] = [];
    let rows = client.query_raw(&query, nothing).await.map_err(failed)?;
    let rows = rows.chunks(CHUNK);
    pin_mut!(rows);
    while let Some(chunk) = rows.next().await {
        let mut records = Vec::with_capacity(chunk.len());
        for row in chunk {
            let row = row.map_err(failed)?;
            let column = |index| row.try_get(index).map_err(failed);
            records.push((0..part.columns.len()).map(column).collect::<Result<Record, _>>()?);
        }
        take(records).await?;
    }
    Ok(())
}

async fn sums(client: &impl GenericClient) -> Result<Vec<Sum>, StoreError> {
    let mut sums = Vec::new();
    for part in PARTS {
        let mut sum = Sum::default();
        each(client, part, async |records| {
            records.iter().for_each(|record| sum.add(record));
            Ok(())
        })
        .await?;
        sums.push(sum);
    }
    Ok(sums)
}

/// Sends everything.
pub async fn read(url: &str, cargo: Sender<Cargo>) -> Result<(), StoreError> {
    let mut client = open(url).await?;
    let moment = client.build_transaction().isolation_level(tokio_postgres::IsolationLevel::RepeatableRead);
    let moment = moment.read_only(true).start().await.map_err(failed)?;
    let mut sums = Vec::new();
    for (number, part) in PARTS.iter().enumerate() {
        let mut sum = Sum::default();
        each(&moment, part, async |records| {
            records.iter().for_each(|record| sum.add(record));
            cargo.send(Cargo::Records(number, records)).await.map_err(|_| StoreError::Closed)
        })
        .await?;
        sums.push(sum);
    }
    cargo.send(Cargo::End(sums)).await.map_err(|_| StoreError::Closed)
}

/// Writes everything that comes, if in the end both sides are the same.
pub async fn write(url: &str, mut arriving: Receiver<Cargo>) -> Result<Vec<Sum>, StoreError> {
    let mut client = open(url).await?;
    let change = client.transaction().await.map_err(failed)?;
    // A table may come before its rematch.
    change.batch_execute("SET CONSTRAINTS ALL DEFERRED").await.map_err(failed)?;
    loop {
        match arriving.recv().await.ok_or(StoreError::Closed)? {
            Cargo::Records(number, records) => insert(&change, &PARTS[number], &records).await?,
            Cargo::End(expected) => {
                let heads = "UPDATE tables SET head = j.head
                             FROM (SELECT table_number, max(seq) + 1 AS head FROM journal GROUP BY 1) AS j
                             WHERE j.table_number = number AND tables.head <> j.head";
                change.batch_execute(heads).await.map_err(failed)?;
                let found = sums(&change).await?;
                compare(&expected, &found)?;
                change.commit().await.map_err(failed)?;
                return Ok(found);
            }
        }
    }
}

async fn insert(client: &impl GenericClient, part: &Part, records: &[Record]) -> Result<(), StoreError> {
    let parameters = part.list(|index, _, _| format!("${}::text[]", index + 1));
    let values = part.list(|index, _, kind| match kind {
        Kind::Text => format!("c{index}"),
        Kind::Number => format!("c{index}::bigint"),
        Kind::Flag => format!("c{index}::boolean"),
        Kind::Bytes => format!("decode(c{index}, 'hex')"),
        Kind::Fraction => format!("c{index}::double precision"),
        Kind::Letter => format!("c{index}::\"char\""),
    });
    let columns = part.list(|index, _, _| format!("c{index}"));
    // Entries that come from elsewhere are nobody's own append.
    let (more, none) = if part.name == "journal" { (", append", ", 0") } else { ("", "") };
    let statement = format!(
        "INSERT INTO {} ({}{more}) SELECT {values}{none} FROM unnest({parameters}) AS u ({columns})
         ON CONFLICT DO NOTHING",
        part.name,
        part.list(|_, name, _| format!("\"{name}\"")),
    );
    // Written in full, a fraction is read again as it was.
    let written = |kind: Kind, value: &Option<String>| match (kind, value.as_deref()) {
        (Kind::Fraction, Some(digits)) => fraction(digits).map(|fraction| format!("{fraction:e}")),
        (_, value) => value.map(str::to_owned),
    };
    let columns = part.columns.iter().enumerate();
    let transposed: Vec<Vec<Option<String>>> = columns
        .map(|(index, (_, kind))| records.iter().map(|record| written(*kind, &record[index])).collect())
        .collect();
    let parameters: Vec<&(dyn ToSql + Sync)> =
        transposed.iter().map(|column| column as &(dyn ToSql + Sync)).collect();
    client.execute(&statement, &parameters).await.map_err(failed)?;
    Ok(())
}
