//! Who sits where.

use super::tables::set_stage;
use super::{Store, StoreError, Written, json, taken};
use host::{KeptSeat, LetPass, Seated, Stage, TableId, TokenHash};

impl Store {
    /// Everybody who sat down.
    pub(super) async fn seated(&self, id: &TableId) -> Result<Vec<Seated>, StoreError> {
        let seats =
            r#"SELECT seat, token, name, let_pass FROM seats WHERE "table" = ? ORDER BY seat"#;
        let seats = sqlx::query_as(seats).bind(id.as_str());
        let seats: Vec<(u8, String, String, String)> = seats.fetch_all(&self.0).await?;
        let seated = seats.into_iter().map(|(seat, token, name, let_pass)| {
            let let_pass = serde_json::from_str(&let_pass);
            Ok(Seated {
                seat,
                token: TokenHash::stored(token),
                name,
                let_pass: let_pass.map_err(|error| StoreError::Damaged {
                    table: id.as_str().into(),
                    why: format!("what passes by itself for seat {seat}: {error}"),
                })?,
            })
        });
        seated.collect()
    }

    /// Stores what passes by itself for a seat.
    pub(crate) async fn let_pass(
        &self,
        id: &TableId,
        seat: u8,
        windows: &[LetPass],
    ) -> Result<(), StoreError> {
        sqlx::query(r#"UPDATE seats SET let_pass = ? WHERE "table" = ? AND seat = ?"#)
            .bind(json(&windows))
            .bind(id.as_str())
            .bind(seat)
            .execute(&self.0)
            .await?;
        Ok(())
    }

    /// The seats that are kept for somebody.
    pub(super) async fn kept(&self, id: &TableId) -> Result<Vec<KeptSeat>, StoreError> {
        let seats = r#"SELECT seat, token, before FROM kept WHERE "table" = ? ORDER BY seat"#;
        let seats = sqlx::query_as(seats).bind(id.as_str());
        let seats: Vec<(u8, String, String)> = seats.fetch_all(&self.0).await?;
        let kept = seats.into_iter().map(|(seat, token, before)| KeptSeat {
            seat,
            token: TokenHash::stored(token),
            before,
        });
        Ok(kept.collect())
    }

    /// Seats somebody; with the last of so many people the game starts.
    pub(crate) async fn sit(
        &self,
        id: &TableId,
        seated: &Seated,
        people: usize,
    ) -> Result<Written, StoreError> {
        let mut transaction = self.0.begin_with("BEGIN IMMEDIATE").await?;
        let sat =
            sqlx::query(r#"INSERT INTO seats ("table", seat, token, name) VALUES (?, ?, ?, ?)"#)
                .bind(id.as_str())
                .bind(seated.seat)
                .bind(seated.token.as_str())
                .bind(&seated.name)
                .execute(&mut *transaction)
                .await;
        if taken(sat)? == Written::Taken {
            return Ok(Written::Taken);
        }
        let (sitting,): (i64,) = sqlx::query_as(r#"SELECT COUNT(*) FROM seats WHERE "table" = ?"#)
            .bind(id.as_str())
            .fetch_one(&mut *transaction)
            .await?;
        if usize::try_from(sitting) == Ok(people) {
            set_stage(&mut transaction, id, Stage::Running).await?;
        }
        transaction.commit().await?;
        Ok(Written::Done)
    }
}
