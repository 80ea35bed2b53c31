//! The side that is a folder with SQLite.

use std::path::Path;

use dealer::to_hex;
use rusqlite::{Connection, TransactionBehavior, params_from_iter, types::ValueRef};
use tokio::sync::mpsc::{Receiver, Sender};

use super::{
    CHUNK, Cargo, Record, Sum, compare,
    parts::{Kind, PARTS, Part, digits, fraction},
};
use crate::store::{Sqlite, StoreError};

/// Brings the database up to date and opens it.
fn open(folder: &Path) -> Result<Connection, StoreError> {
    drop(Sqlite::open(folder)?);
    let connection = Connection::open(folder.join("naust.db"))?;
    connection.busy_timeout(std::time::Duration::from_secs(10))?;
    connection.pragma_update(None, "synchronous", "full")?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(connection)
}

/// Gives all records of a part to `take`.
fn each(
    connection: &Connection,
    part: &Part,
    mut take: impl FnMut(Record) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let Part { name, from, order, .. } = part;
    let columns = part.list(|_, column, kind| match (*name, column, kind) {
        ("tables", column, _) if !is_of_turn(part, column) => format!("tables.{column}"),
        (_, column, Kind::Letter) => format!("substr({column}, 1, 1)"),
        (_, column, _) => column.into(),
    });
    let mut query = connection.prepare(&format!("SELECT {columns} FROM {from} ORDER BY {order}"))?;
    let mut rows = query.query([])?;
    while let Some(row) = rows.next()? {
        let mut record = Record::with_capacity(part.columns.len());
        for index in 0..part.columns.len() {
            record.push(match row.get_ref(index)? {
                ValueRef::Null => None,
                ValueRef::Integer(number) => Some(number.to_string()),
                ValueRef::Text(text) => Some(String::from_utf8_lossy(text).into_owned()),
                ValueRef::Blob(bytes) => Some(to_hex(bytes)),
                ValueRef::Real(fraction) => Some(digits(fraction)),
            });
        }
        take(record)?;
    }
    Ok(())
}

fn sums(connection: &Connection) -> Result<Vec<Sum>, StoreError> {
    let mut sums = Vec::new();
    for part in PARTS {
        let mut sum = Sum::default();
        each(connection, part, |record| {
            sum.add(&record);
            Ok(())
        })?;
        sums.push(sum);
    }
    Ok(sums)
}

/// Sends everything.
pub fn read(folder: &Path, cargo: &Sender<Cargo>) -> Result<(), StoreError> {
    if !folder.join("naust.db").exists() {
        return Err(StoreError::Unreadable(format!("{} holds no house", folder.display())));
    }
    let connection = open(folder)?;
    let moment = connection.unchecked_transaction()?;
    let send = |cargo_now| cargo.blocking_send(cargo_now).map_err(|_| StoreError::Closed);
    let mut sums = Vec::new();
    for (number, part) in PARTS.iter().enumerate() {
        let (mut sum, mut chunk) = (Sum::default(), Vec::new());
        each(&moment, part, |record| {
            sum.add(&record);
            chunk.push(record);
            if chunk.len() == CHUNK {
                send(Cargo::Records(number, std::mem::take(&mut chunk)))?;
            }
            Ok(())
        })?;
        send(Cargo::Records(number, chunk))?;
        sums.push(sum);
    }
    send(Cargo::End(sums))
}

/// Writes everything that comes, if in the end both sides are the same.
pub fn write(folder: &Path, mut arriving: Receiver<Cargo>) -> Result<Vec<Sum>, StoreError> {
    let mut connection = open(folder)?;
    let change = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    change.pragma_update(None, "defer_foreign_keys", true)?;
    loop {
        match arriving.blocking_recv().ok_or(StoreError::Closed)? {
            Cargo::Records(number, records) => insert(&change, &PARTS[number], &records)?,
            Cargo::End(expected) => {
                let found = sums(&change)?;
                compare(&expected, &found)?;
                change.commit()?;
                return Ok(found);
            }
        }
    }
}

fn insert(connection: &Connection, part: &Part, records: &[Record]) -> Result<(), StoreError> {
    let value = |index: usize, name: &str, kind: Kind| {
        let number = index + 1;
        match (kind, name) {
            (Kind::Number | Kind::Flag, _) => format!("CAST(?{number} AS INTEGER)"),
            (Kind::Bytes, _) => format!("unhex(?{number})"),
            (Kind::Letter, "kind") => {
                format!("CASE ?{number} WHEN 's' THEN 'step' WHEN 'd' THEN 'deed' ELSE 'undo' END")
            }
            _ => format!("?{number}"),
        }
    };
    let kept = part.columns.iter().enumerate().filter(|(_, (name, _))| !is_of_turn(part, name));
    let names: Vec<_> = kept.clone().map(|(_, (name, _))| *name).collect();
    let values: Vec<_> = kept.map(|(index, (name, kind))| value(index, name, *kind)).collect();
    let statement =
        format!("INSERT OR IGNORE INTO {} ({}) VALUES ({})", part.name, names.join(", "), values.join(", "));
    let mut statement = connection.prepare_cached(&statement)?;
    let mut turn = connection.prepare_cached(
        "INSERT OR IGNORE INTO turns (table_number, turn, due, stand_in)
         VALUES (CAST(? AS INTEGER), ?, CAST(? AS INTEGER), CAST(? AS INTEGER))",
    )?;
    let of_turn = ["number", "turn", "due", "stand_in"]
        .map(|wanted| part.columns.iter().position(|(name, _)| *name == wanted).unwrap_or_default());
    for record in records {
        for (index, (value, (name, kind))) in record.iter().zip(part.columns).enumerate() {
            // What is kept elsewhere is not bound here; its parameter stays unused.
            match (kind, value) {
                _ if is_of_turn(part, name) => {}
                (Kind::Fraction, Some(text)) => statement.raw_bind_parameter(index + 1, fraction(text))?,
                (_, value) => statement.raw_bind_parameter(index + 1, value)?,
            }
        }
        statement.raw_execute()?;
        if part.name == "tables" {
            turn.execute(params_from_iter(of_turn.map(|index| &record[index])))?;
        }
    }
    Ok(())
}

/// Whose turn it is, and what else changes with every step, lies apart from its table.
fn is_of_turn(part: &Part, column: &str) -> bool {
    part.name == "tables" && ["turn", "due", "stand_in"].contains(&column)
}
