//! Who may sit and look: links, tokens, codes for other devices.

use super::StoreError;
use super::columns::{Int, milliseconds, time};
use host::{
    Change, Device, DeviceCode, KeptSeat, Links, MOST_DEVICES, TableId, TokenHash, Written,
    forgotten,
};
use sqlx::AnyConnection;

/// Changes who may sit or look.
pub(super) async fn change(
    connection: &mut AnyConnection,
    id: &TableId,
    change: &Change,
) -> Result<Written, StoreError> {
    let table = id.as_str();
    match change {
        Change::Links(links) => relink(connection, table, links).await?,
        Change::Device { seat, device, code } => {
            if let Some(code) = code
                && !use_up(connection, table, code).await?
            {
                return Ok(Written::Taken);
            }
            open_with(connection, table, *seat, device).await?;
            forget_oldest(connection, table, *seat).await?;
        }
        Change::OnlyDevice { seat, device } => {
            for forget in [
                r#"DELETE FROM tokens WHERE "table" = $1 AND seat = $2"#,
                r#"DELETE FROM codes WHERE "table" = $1 AND seat = $2"#,
            ] {
                let forget = sqlx::query(forget).bind(table).bind(i64::from(*seat));
                forget.execute(&mut *connection).await?;
            }
            open_with(connection, table, *seat, device).await?;
        }
        Change::Code(code) => keep_code(connection, table, code).await?,
    }
    Ok(Written::Done)
}

/// What opens each seat, the oldest first.
pub(super) async fn devices(
    connection: &mut AnyConnection,
    id: &TableId,
) -> Result<Vec<(u8, Device)>, StoreError> {
    let tokens = r#"SELECT seat, token, at FROM tokens WHERE "table" = $1 ORDER BY at, token"#;
    let tokens = sqlx::query_as(tokens).bind(id.as_str());
    let tokens: Vec<(Int<u8>, String, i64)> = tokens.fetch_all(connection).await?;
    let devices = tokens.into_iter().map(|(Int(seat), token, at)| {
        let token = TokenHash::stored(token);
        let since = time(at);
        (seat, Device { token, since })
    });
    Ok(devices.collect())
}

/// Codes for other devices.
pub(super) async fn codes(
    connection: &mut AnyConnection,
    id: &TableId,
) -> Result<Vec<DeviceCode>, StoreError> {
    let codes = r#"SELECT seat, code, until, used FROM codes WHERE "table" = $1"#;
    let codes = sqlx::query_as(codes).bind(id.as_str());
    let codes: Vec<(Int<u8>, String, i64, i64)> = codes.fetch_all(connection).await?;
    let codes = codes.into_iter();
    let codes = codes.map(|(Int(seat), code, until, used)| DeviceCode {
        seat,
        code: TokenHash::stored(code),
        until: time(until),
        used: used != 0,
    });
    Ok(codes.collect())
}

/// The seats that are kept for somebody, with what opens them: it opens a seat of the table before.
pub(super) async fn kept(
    connection: &mut AnyConnection,
    id: &TableId,
) -> Result<Vec<KeptSeat>, StoreError> {
    let seats = r#"SELECT kept_seats.seat, tokens.token, before, seat_before
        FROM kept_seats
        JOIN tokens ON tokens."table" = before AND tokens.seat = seat_before
        WHERE kept_seats."table" = $1 ORDER BY kept_seats.seat"#;
    let seats = sqlx::query_as(seats).bind(id.as_str());
    let seats: Vec<(Int<u8>, String, String, Int<u8>)> = seats.fetch_all(connection).await?;
    let seats = seats.into_iter();
    let kept = seats.map(|(Int(seat), token, before, Int(seat_before))| KeptSeat {
        seat,
        token: TokenHash::stored(token),
        before,
        seat_before,
    });
    Ok(kept.collect())
}

/// Keeps seats for who sat at the table before, however many devices they have.
pub(super) async fn keep_seats(
    connection: &mut AnyConnection,
    table: &str,
    kept: &[KeptSeat],
) -> Result<(), sqlx::Error> {
    for kept in kept {
        sqlx::query(
            r#"INSERT INTO kept_seats ("table", seat, before, seat_before) VALUES ($1, $2, $3, $4)
               ON CONFLICT DO NOTHING"#,
        )
        .bind(table)
        .bind(i64::from(kept.seat))
        .bind(&kept.before)
        .bind(i64::from(kept.seat_before))
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// Lets a device open a seat.
pub(super) async fn open_with(
    connection: &mut AnyConnection,
    table: &str,
    seat: u8,
    device: &Device,
) -> Result<(), sqlx::Error> {
    sqlx::query(r#"INSERT INTO tokens ("table", seat, token, at) VALUES ($1, $2, $3, $4)"#)
        .bind(table)
        .bind(i64::from(seat))
        .bind(device.token.as_str())
        .bind(milliseconds(device.since))
        .execute(connection)
        .await
        .map(drop)
}

async fn forget_oldest(
    connection: &mut AnyConnection,
    table: &str,
    seat: u8,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        r#"DELETE FROM tokens WHERE "table" = $1 AND seat = $2 AND token NOT IN (
               SELECT token FROM tokens WHERE "table" = $3 AND seat = $4
               ORDER BY at DESC, token DESC LIMIT $5)"#,
    )
    .bind(table)
    .bind(i64::from(seat))
    .bind(table)
    .bind(i64::from(seat))
    .bind(MOST_DEVICES as i64)
    .execute(connection)
    .await
    .map(drop)
}

async fn relink(
    connection: &mut AnyConnection,
    table: &str,
    links: &Links,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE tables SET invitation = $1, spectator = $2, private = $3 WHERE id = $4")
        .bind(links.invitation.as_str())
        .bind(links.spectator.as_str())
        .bind(i64::from(links.private))
        .bind(table)
        .execute(connection)
        .await
        .map(drop)
}

/// Uses up a code; false if it was used before.
async fn use_up(
    connection: &mut AnyConnection,
    table: &str,
    code: &TokenHash,
) -> Result<bool, sqlx::Error> {
    let used = r#"UPDATE codes SET used = 1 WHERE "table" = $1 AND code = $2 AND used = 0"#;
    let used = sqlx::query(used).bind(table).bind(code.as_str());
    Ok(used.execute(connection).await?.rows_affected() == 1)
}

/// Stores a code, and forgets those of its seat that are long past.
async fn keep_code(
    connection: &mut AnyConnection,
    table: &str,
    code: &DeviceCode,
) -> Result<(), sqlx::Error> {
    sqlx::query(r#"DELETE FROM codes WHERE "table" = $1 AND seat = $2 AND until < $3"#)
        .bind(table)
        .bind(i64::from(code.seat))
        .bind(milliseconds(forgotten(code.until)))
        .execute(&mut *connection)
        .await?;
    sqlx::query(r#"INSERT INTO codes ("table", seat, code, until) VALUES ($1, $2, $3, $4)"#)
        .bind(table)
        .bind(i64::from(code.seat))
        .bind(code.code.as_str())
        .bind(milliseconds(code.until))
        .execute(connection)
        .await
        .map(drop)
}
