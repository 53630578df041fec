//! Who may sit and look: links, tokens, codes for other devices.

use super::{Store, StoreError, Written};
use host::{
    Change, Device, DeviceCode, KeptSeat, Links, MOST_DEVICES, TableId, Time, TokenHash, forgotten,
};
use sqlx::SqliteConnection;

impl Store {
    /// Changes who may sit or look.
    pub(crate) async fn change_rights(
        &self,
        id: &TableId,
        change: &Change,
    ) -> Result<Written, StoreError> {
        let mut transaction = self.0.begin_with("BEGIN IMMEDIATE").await?;
        let table = id.as_str();
        match change {
            Change::Links(links) => relink(&mut transaction, table, links).await?,
            Change::Device { seat, device, code } => {
                if let Some(code) = code
                    && !use_up(&mut transaction, table, code).await?
                {
                    return Ok(Written::Taken);
                }
                open_with(&mut transaction, table, *seat, device).await?;
                forget_oldest(&mut transaction, table, *seat).await?;
            }
            Change::OnlyDevice { seat, device } => {
                for forget in [
                    r#"DELETE FROM tokens WHERE "table" = ? AND seat = ?"#,
                    r#"DELETE FROM codes WHERE "table" = ? AND seat = ?"#,
                ] {
                    let forget = sqlx::query(forget).bind(table).bind(seat);
                    forget.execute(&mut *transaction).await?;
                }
                open_with(&mut transaction, table, *seat, device).await?;
            }
            Change::Code(code) => keep_code(&mut transaction, table, code).await?,
        }
        transaction.commit().await?;
        Ok(Written::Done)
    }

    /// What opens each seat, the oldest first.
    pub(super) async fn devices(&self, id: &TableId) -> Result<Vec<(u8, Device)>, StoreError> {
        let tokens = r#"SELECT seat, token, at FROM tokens WHERE "table" = ? ORDER BY at, token"#;
        let tokens = sqlx::query_as(tokens).bind(id.as_str());
        let tokens: Vec<(u8, String, i64)> = tokens.fetch_all(&self.0).await?;
        let devices = tokens.into_iter().map(|(seat, token, at)| {
            let token = TokenHash::stored(token);
            let since = time(at);
            (seat, Device { token, since })
        });
        Ok(devices.collect())
    }

    /// Codes for other devices.
    pub(super) async fn codes(&self, id: &TableId) -> Result<Vec<DeviceCode>, StoreError> {
        let codes = r#"SELECT seat, code, until, used FROM codes WHERE "table" = ?"#;
        let codes = sqlx::query_as(codes).bind(id.as_str());
        let codes: Vec<(u8, String, i64, bool)> = codes.fetch_all(&self.0).await?;
        let codes = codes.into_iter();
        let codes = codes.map(|(seat, code, until, used)| DeviceCode {
            seat,
            code: TokenHash::stored(code),
            until: time(until),
            used,
        });
        Ok(codes.collect())
    }

    /// The seats that are kept for somebody, with what opens them: it opens a seat of the table before.
    pub(super) async fn kept(&self, id: &TableId) -> Result<Vec<KeptSeat>, StoreError> {
        let seats = r#"SELECT kept_seats.seat, tokens.token, before, seat_before
            FROM kept_seats
            JOIN tokens ON tokens."table" = before AND tokens.seat = seat_before
            WHERE kept_seats."table" = ? ORDER BY kept_seats.seat"#;
        let seats = sqlx::query_as(seats).bind(id.as_str());
        let seats: Vec<(u8, String, String, u8)> = seats.fetch_all(&self.0).await?;
        let seats = seats.into_iter();
        let kept = seats.map(|(seat, token, before, seat_before)| KeptSeat {
            seat,
            token: TokenHash::stored(token),
            before,
            seat_before,
        });
        Ok(kept.collect())
    }
}

/// Keeps seats for who sat at the table before, however many devices they have.
pub(super) async fn keep_seats(
    connection: &mut SqliteConnection,
    table: &str,
    kept: &[KeptSeat],
) -> Result<(), sqlx::Error> {
    for kept in kept {
        sqlx::query(
            r#"INSERT INTO kept_seats ("table", seat, before, seat_before) VALUES (?, ?, ?, ?)
               ON CONFLICT DO NOTHING"#,
        )
        .bind(table)
        .bind(kept.seat)
        .bind(&kept.before)
        .bind(kept.seat_before)
        .execute(&mut *connection)
        .await?;
    }
    Ok(())
}

/// Lets a device open a seat.
pub(super) async fn open_with(
    connection: &mut SqliteConnection,
    table: &str,
    seat: u8,
    device: &Device,
) -> Result<(), sqlx::Error> {
    sqlx::query(r#"INSERT INTO tokens ("table", seat, token, at) VALUES (?, ?, ?, ?)"#)
        .bind(table)
        .bind(seat)
        .bind(device.token.as_str())
        .bind(number(device.since))
        .execute(connection)
        .await
        .map(drop)
}

async fn forget_oldest(
    connection: &mut SqliteConnection,
    table: &str,
    seat: u8,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        r#"DELETE FROM tokens WHERE "table" = ? AND seat = ? AND token NOT IN (
               SELECT token FROM tokens WHERE "table" = ? AND seat = ?
               ORDER BY at DESC, token DESC LIMIT ?)"#,
    )
    .bind(table)
    .bind(seat)
    .bind(table)
    .bind(seat)
    .bind(MOST_DEVICES as u32)
    .execute(connection)
    .await
    .map(drop)
}

async fn relink(
    connection: &mut SqliteConnection,
    table: &str,
    links: &Links,
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE tables SET invitation = ?, spectator = ?, private = ? WHERE id = ?")
        .bind(links.invitation.as_str())
        .bind(links.spectator.as_str())
        .bind(links.private)
        .bind(table)
        .execute(connection)
        .await
        .map(drop)
}

/// Uses up a code; false if it was used before.
async fn use_up(
    connection: &mut SqliteConnection,
    table: &str,
    code: &TokenHash,
) -> Result<bool, sqlx::Error> {
    let used = r#"UPDATE codes SET used = 1 WHERE "table" = ? AND code = ? AND used = 0"#;
    let used = sqlx::query(used).bind(table).bind(code.as_str());
    Ok(used.execute(connection).await?.rows_affected() == 1)
}

/// Stores a code, and forgets those of its seat that are long past.
async fn keep_code(
    connection: &mut SqliteConnection,
    table: &str,
    code: &DeviceCode,
) -> Result<(), sqlx::Error> {
    sqlx::query(r#"DELETE FROM codes WHERE "table" = ? AND seat = ? AND until < ?"#)
        .bind(table)
        .bind(code.seat)
        .bind(number(forgotten(code.until)))
        .execute(&mut *connection)
        .await?;
    sqlx::query(r#"INSERT INTO codes ("table", seat, code, until) VALUES (?, ?, ?, ?)"#)
        .bind(table)
        .bind(code.seat)
        .bind(code.code.as_str())
        .bind(number(code.until))
        .execute(connection)
        .await
        .map(drop)
}

/// A time as a column has it.
fn number(time: Time) -> i64 {
    i64::try_from(time.0).unwrap_or(i64::MAX)
}

fn time(number: i64) -> Time {
    Time(u64::try_from(number).unwrap_or_default())
}
