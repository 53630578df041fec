//! Who sits where.

use super::StoreError;
use super::columns::{Int, json, milliseconds};
use super::rights::{devices, open_with};
use super::tables::begin_game;
use host::{LetPass, Seated, TableId, Time, Written};
use sqlx::AnyConnection;

/// Everybody who sat down.
pub(super) async fn read(
    connection: &mut AnyConnection,
    id: &TableId,
) -> Result<Vec<Seated>, StoreError> {
    let devices = devices(connection, id).await?;
    let seats = r#"SELECT seat, name, let_pass FROM seats WHERE "table" = $1 ORDER BY seat"#;
    let seats = sqlx::query_as(seats).bind(id.as_str());
    let seats: Vec<(Int<u8>, String, String)> = seats.fetch_all(connection).await?;
    let seated = seats.into_iter().map(|(Int(seat), name, let_pass)| {
        let let_pass = serde_json::from_str(&let_pass);
        let own = devices.iter().filter(|(at, _)| *at == seat);
        Ok(Seated {
            seat,
            name,
            devices: own.map(|(_, device)| device.clone()).collect(),
            let_pass: let_pass.map_err(|error| StoreError::Damaged {
                table: id.as_str().into(),
                why: format!("what passes by itself for seat {seat}: {error}"),
            })?,
        })
    });
    seated.collect()
}

/// Stores what passes by itself for a seat. The table may want to go on then.
pub(super) async fn let_pass(
    connection: &mut AnyConnection,
    id: &TableId,
    seat: u8,
    windows: &[LetPass],
    at: Time,
) -> Result<(), sqlx::Error> {
    sqlx::query(r#"UPDATE seats SET let_pass = $1 WHERE "table" = $2 AND seat = $3"#)
        .bind(json(&windows))
        .bind(id.as_str())
        .bind(i64::from(seat))
        .execute(&mut *connection)
        .await?;
    let due = sqlx::query("UPDATE tables SET due = $1 WHERE id = $2").bind(milliseconds(at));
    due.bind(id.as_str()).execute(connection).await.map(drop)
}

/// Seats somebody; with the last of so many people the game starts.
pub(super) async fn sit(
    connection: &mut AnyConnection,
    id: &TableId,
    seated: &Seated,
    people: usize,
) -> Result<Written, StoreError> {
    let sat =
        r#"INSERT INTO seats ("table", seat, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"#;
    let sat = sqlx::query(sat)
        .bind(id.as_str())
        .bind(i64::from(seated.seat))
        .bind(&seated.name)
        .execute(&mut *connection)
        .await?;
    if sat.rows_affected() == 0 {
        return Ok(Written::Taken);
    }
    for device in &seated.devices {
        open_with(connection, id.as_str(), seated.seat, device).await?;
    }
    let (sitting,): (i64,) = sqlx::query_as(r#"SELECT COUNT(*) FROM seats WHERE "table" = $1"#)
        .bind(id.as_str())
        .fetch_one(&mut *connection)
        .await?;
    if usize::try_from(sitting) == Ok(people) {
        begin_game(connection, id).await?;
    }
    Ok(Written::Done)
}
