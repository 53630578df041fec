//! The tables themselves.

use super::columns::json;
use super::life::agree;
use super::rights::keep_seats;
use super::{Store, StoreError};
use host::{Ledger, LinkKey, Links, Stage, Stored, TableId, Terms};
use sqlx::AnyConnection;

/// A table as its row has it.
#[derive(sqlx::FromRow)]
struct Row {
    game: String,
    origin: String,
    nonce: String,
    commitment: String,
    content: String,
    rules: i64,
    created: i64,
    seats: String,
    state: String,
    outcome: Option<String>,
    rematch: Option<String>,
    invitation: String,
    spectator: String,
    private: i64,
}

impl Store {
    /// Stores a new table.
    pub(crate) async fn create(&self, table: &Stored, terms: &Terms) -> Result<(), StoreError> {
        let mut transaction = self.begin().await?;
        insert(&mut transaction, table).await?;
        agree(&mut transaction, &table.id, terms).await?;
        transaction.commit().await?;
        Ok(())
    }

    /// Stores the table that follows another, with the seats that are kept there, unless that has
    /// one already: then gives its id.
    pub(crate) async fn follow(
        &self,
        before: &TableId,
        next: &Ledger,
    ) -> Result<TableId, StoreError> {
        let Ledger {
            stored: table,
            kept,
            life,
            ..
        } = next;
        let mut transaction = self.begin().await?;
        let (next,): (Option<String>,) = sqlx::query_as("SELECT rematch FROM tables WHERE id = $1")
            .bind(before.as_str())
            .fetch_one(&mut *transaction)
            .await?;
        if let Some(next) = next.as_deref().and_then(TableId::parse) {
            return Ok(next);
        }
        insert(&mut transaction, table).await?;
        agree(&mut transaction, &table.id, &life.terms).await?;
        keep_seats(&mut transaction, table.id.as_str(), kept).await?;
        sqlx::query("UPDATE tables SET rematch = $1 WHERE id = $2")
            .bind(table.id.as_str())
            .bind(before.as_str())
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(table.id.clone())
    }

    /// A table, if there is one of this name.
    pub(crate) async fn table(&self, id: &TableId) -> Result<Option<Stored>, StoreError> {
        let row: Option<Row> = sqlx::query_as(
            "SELECT game, origin, nonce, commitment, content, rules, created, seats, state, \
             outcome, rematch, invitation, spectator, private FROM tables WHERE id = $1",
        )
        .bind(id.as_str())
        .fetch_optional(&self.pool)
        .await?;
        row.map(|row| stored(id, row)).transpose()
    }

    /// Everything that is stored of a table.
    pub(crate) async fn ledger(&self, stored: Stored) -> Result<Ledger, StoreError> {
        Ok(Ledger {
            seated: self.seated(&stored.id).await?,
            kept: self.kept(&stored.id).await?,
            codes: self.codes(&stored.id).await?,
            entries: self.entries(&stored.id).await?,
            life: self.life(&stored.id).await?,
            stored,
        })
    }
}

/// Says how far a table is. One that begins may want to go on by itself.
pub(super) async fn set_stage(
    connection: &mut AnyConnection,
    id: &TableId,
    stage: Stage,
) -> Result<(), sqlx::Error> {
    let due = (stage == Stage::Running).then_some(0_i64);
    let update = sqlx::query("UPDATE tables SET state = $1, due = $2 WHERE id = $3");
    let update = update.bind(written(stage)).bind(due).bind(id.as_str());
    update.execute(connection).await.map(drop)
}

async fn insert(connection: &mut AnyConnection, table: &Stored) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO tables \
         (id, game, origin, nonce, commitment, content, rules, created, seats, state, \
         invitation, spectator, private) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)",
    )
    .bind(table.id.as_str())
    .bind(&table.game)
    .bind(json(&table.origin))
    .bind(&table.nonce)
    .bind(&table.commitment)
    .bind(&table.content)
    .bind(i64::from(table.rules))
    .bind(table.created)
    .bind(json(&table.seats))
    .bind(written(table.stage))
    .bind(table.links.invitation.as_str())
    .bind(table.links.spectator.as_str())
    .bind(i64::from(table.links.private))
    .execute(connection)
    .await
    .map(drop)
}

/// How far a table is, as the column writes it.
fn written(stage: Stage) -> &'static str {
    match stage {
        Stage::Open => "open",
        Stage::Running => "running",
        Stage::Finished => "finished",
    }
}

fn read_stage(text: &str) -> Option<Stage> {
    let stages = [Stage::Open, Stage::Running, Stage::Finished];
    stages.into_iter().find(|stage| written(*stage) == text)
}

fn stored(id: &TableId, row: Row) -> Result<Stored, StoreError> {
    let damaged = |why: &dyn ToString| StoreError::Damaged {
        table: id.as_str().into(),
        why: why.to_string(),
    };
    Ok(Stored {
        id: id.clone(),
        game: row.game,
        origin: serde_json::from_str(&row.origin).map_err(|error| damaged(&error))?,
        nonce: row.nonce,
        commitment: row.commitment,
        content: row.content,
        rules: u32::try_from(row.rules).map_err(|error| damaged(&error))?,
        created: row.created,
        seats: serde_json::from_str(&row.seats).map_err(|error| damaged(&error))?,
        stage: read_stage(&row.state).ok_or_else(|| damaged(&"its state"))?,
        outcome: match row.outcome {
            Some(outcome) => serde_json::from_str(&outcome).map_err(|error| damaged(&error))?,
            None => None,
        },
        rematch: row.rematch.as_deref().and_then(TableId::parse),
        links: Links {
            invitation: LinkKey::stored(row.invitation),
            spectator: LinkKey::stored(row.spectator),
            private: row.private != 0,
        },
    })
}
