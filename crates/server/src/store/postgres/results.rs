//! How games ended, in PostgreSQL.

use tokio_postgres::Row;

use super::{Postgres, connection::attempted};
use crate::store::{Answer, ResultRow, Results, SeatKind, VisitorId};

fn read_result(row: &Row) -> ResultRow {
    let kind = match (row.get(2), row.get(3)) {
        (Some(visitor), _) => SeatKind::Person(VisitorId(visitor)),
        (None, Some(level)) => SeatKind::Bot(level),
        (None, None) => SeatKind::Open,
    };
    let (seat, place): (i16, i16) = (row.get(1), row.get(4));
    ResultRow { table: row.get(0), seat: seat as u8, kind, place: place as u8, points: row.get(5) }
}

impl Results for Postgres {
    fn keep_results<'a>(&'a self, rows: &'a [ResultRow]) -> Answer<'a, ()> {
        Box::pin(async move {
            let (mut tables, mut seats, mut visitors) = (Vec::new(), Vec::new(), Vec::new());
            let (mut levels, mut places, mut points) = (Vec::new(), Vec::new(), Vec::new());
            for row in rows {
                let (visitor, level) = match &row.kind {
                    SeatKind::Open => (None, None),
                    SeatKind::Person(visitor) => (Some(visitor.0.as_str()), None),
                    SeatKind::Bot(level) => (None, Some(level.as_str())),
                };
                tables.push(row.table.as_str());
                seats.push(i16::from(row.seat));
                visitors.push(visitor);
                levels.push(level);
                places.push(i16::from(row.place));
                points.push(row.points);
            }
            attempted!(self.pool, |client, _in_doubt| async {
                let change = "INSERT INTO results (table_id, seat, visitor, level, place, points)
                              SELECT * FROM unnest($1::text[], $2::smallint[], $3::text[], $4::text[],
                                  $5::smallint[], $6::integer[]) ON CONFLICT DO NOTHING";
                let change = client.prepare_cached(change).await?;
                client.execute(&change, &[&tables, &seats, &visitors, &levels, &places, &points]).await?;
                Ok(())
            })
        })
    }

    fn results_of<'a>(&'a self, tables: &'a [&'a str]) -> Answer<'a, Vec<ResultRow>> {
        Box::pin(async move {
            attempted!(self.pool, |client, _in_doubt| async {
                let query = "SELECT table_id, seat, visitor, level, place, points FROM results
                             WHERE table_id = ANY ($1) ORDER BY table_id COLLATE \"C\", seat";
                let query = client.prepare_cached(query).await?;
                Ok(client.query(&query, &[&tables]).await?.iter().map(read_result).collect())
            })
        })
    }
}
