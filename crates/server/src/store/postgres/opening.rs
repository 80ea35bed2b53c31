//! How a table comes into the database.

use super::connection::Failure;
use crate::{
    random,
    store::{NewTable, SeatKind, StoreError},
};

/// A number's low bits are random, the high ones are the month.
pub const RANDOM_BITS: u32 = 44;
/// A month of thirty days and a bit, in milliseconds; it need not agree with the calendar.
pub const MONTH: i64 = 2_629_746_000;

/// A number for a table that is opened at the moment `created`.
pub fn new_number(created: i64) -> i64 {
    let low = u64::from_le_bytes(random::bytes()) >> (64 - RANDOM_BITS);
    (created / MONTH).clamp(0, (1 << (62 - RANDOM_BITS)) - 1) << RANDOM_BITS | low as i64
}

/// Is there such a table?
pub async fn exists(client: &deadpool_postgres::Client, id: &str) -> Result<bool, Failure> {
    Ok(client.query_opt("SELECT 1 FROM tables WHERE id = $1", &[&id]).await?.is_some())
}

/// Opens a table, or finds the one that was opened already.
pub async fn create(
    client: &mut deadpool_postgres::Client,
    new: &NewTable,
    number: i64,
    after: Option<&str>,
) -> Result<String, Failure> {
    let (row, edition) = (&new.row, &new.edition);
    let change = client.transaction().await?;
    if let Some(after) = after {
        // The lock lets one rematch after the other look whether there is one.
        let lock = "SELECT rematch FROM tables WHERE id = $1 FOR UPDATE";
        if let Some(already) = change.query_one(lock, &[&after]).await?.get::<_, Option<String>>(0) {
            return Ok(already);
        }
    }
    let keep =
        "INSERT INTO editions (hash, game, name, files) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
    let keep = change.prepare_cached(keep).await?;
    change.execute(&keep, &[&edition.hash, &edition.game, &edition.name, &edition.files]).await?;
    let insert =
        "INSERT INTO tables (number, id, name, game, setup, rules, edition, edition_hash, seed, host, public,
                  invite, created, begun, ended, turn, purpose, terms)
                  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)";
    let insert = change.prepare_cached(insert).await?;
    let (rules, seed) = (i32::from(row.rules), &row.seed.0[..]);
    change
        .execute(
            &insert,
            &[
                &number,
                &row.id,
                &row.name,
                &row.game,
                &row.setup,
                &rules,
                &edition.name,
                &edition.hash,
                &seed,
                &row.host.0,
                &row.public,
                &row.invite,
                &row.created,
                &row.begun,
                &row.standing.ended,
                &row.standing.turn,
                &row.purpose.to_string(),
                &row.terms.to_string(),
            ],
        )
        .await?;
    if let Some(request) = &new.request {
        let opening = "INSERT INTO openings (visitor, key, digest, table_id) VALUES ($1, $2, $3, $4)
                       ON CONFLICT DO NOTHING";
        let opening = change.prepare_cached(opening).await?;
        let first = change.execute(&opening, &[&row.host.0, &request.key, &request.digest, &row.id]).await?;
        if first == 0 {
            change.rollback().await?;
            let query = "SELECT table_id, digest FROM openings WHERE visitor = $1 AND key = $2";
            let found = client.query_one(query, &[&row.host.0, &request.key]).await?;
            if found.get::<_, i64>(1) != request.digest {
                return Err(StoreError::KeyReused.into());
            }
            return Ok(found.get(0));
        }
    }
    let seats: Vec<i16> = new.seats.iter().map(|seat| seat.seat.0.into()).collect();
    let names: Vec<&str> = new.seats.iter().map(|seat| seat.name.as_str()).collect();
    let visitor = |kind: &'_ SeatKind| match kind {
        SeatKind::Person(visitor) => Some(visitor.0.clone()),
        SeatKind::Open | SeatKind::Bot(_) => None,
    };
    let level = |kind: &'_ SeatKind| match kind {
        SeatKind::Bot(level) => Some(level.clone()),
        SeatKind::Open | SeatKind::Person(_) => None,
    };
    let visitors: Vec<Option<String>> = new.seats.iter().map(|seat| visitor(&seat.kind)).collect();
    let levels: Vec<Option<String>> = new.seats.iter().map(|seat| level(&seat.kind)).collect();
    let seat = "INSERT INTO seats (table_id, seat, visitor, level, name)
                SELECT $1, s.* FROM unnest($2::smallint[], $3::text[], $4::text[], $5::text[]) AS s";
    let seat = change.prepare_cached(seat).await?;
    change.execute(&seat, &[&row.id, &seats, &visitors, &levels, &names]).await?;
    if let Some(after) = after {
        let link = "UPDATE tables SET rematch = $2 WHERE id = $1 AND rematch IS NULL";
        change.execute(link, &[&after, &row.id]).await?;
    }
    change.commit().await?;
    Ok(row.id.clone())
}
