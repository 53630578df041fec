//! Who sits where.

use super::columns::{Int, json};
use super::rights::open_with;
use super::tables::set_stage;
use super::{Store, StoreError, Written, taken};
use host::{LetPass, Seated, Stage, TableId};

impl Store {
    /// Everybody who sat down.
    pub(super) async fn seated(&self, id: &TableId) -> Result<Vec<Seated>, StoreError> {
        let devices = self.devices(id).await?;
        let seats = r#"SELECT seat, name, let_pass FROM seats WHERE "table" = $1 ORDER BY seat"#;
        let seats = sqlx::query_as(seats).bind(id.as_str());
        let seats: Vec<(Int<u8>, String, String)> = seats.fetch_all(&self.pool).await?;
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

    /// Stores what passes by itself for a seat.
    pub(crate) async fn let_pass(
        &self,
        id: &TableId,
        seat: u8,
        windows: &[LetPass],
    ) -> Result<(), StoreError> {
        sqlx::query(r#"UPDATE seats SET let_pass = $1 WHERE "table" = $2 AND seat = $3"#)
            .bind(json(&windows))
            .bind(id.as_str())
            .bind(i64::from(seat))
            .execute(&self.pool)
            .await?;
        Ok(())
    }

    /// Seats somebody; with the last of so many people the game starts.
    pub(crate) async fn sit(
        &self,
        id: &TableId,
        seated: &Seated,
        people: usize,
    ) -> Result<Written, StoreError> {
        let mut transaction = self.begin().await?;
        let sat = sqlx::query(
            r#"INSERT INTO seats ("table", seat, name) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING"#,
        )
        .bind(id.as_str())
        .bind(i64::from(seated.seat))
        .bind(&seated.name)
        .execute(&mut *transaction)
        .await?;
        if taken(&sat) == Written::Taken {
            return Ok(Written::Taken);
        }
        for device in &seated.devices {
            open_with(&mut transaction, id.as_str(), seated.seat, device).await?;
        }
        let (sitting,): (i64,) = sqlx::query_as(r#"SELECT COUNT(*) FROM seats WHERE "table" = $1"#)
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
