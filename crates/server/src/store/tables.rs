//! The tables themselves.

use super::columns::json;
use super::nodes::{self, NodeId};
use super::rights::keep_seats;
use super::writing::Known;
use super::{Store, StoreError, chat, entries, life, rights, seats};
use host::{End, Hold, Ledger, Life, LinkKey, Links, Stage, Stored, TableId, Terms};
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
    revision: i64,
    length: i64,
    comings: i64,
    node: Option<String>,
    /// Whether that runs.
    runs: i64,
}

/// A table, and how far it is.
struct Found {
    stored: Stored,
    revision: u64,
    length: u32,
    comings: u64,
    hold: Hold,
}

impl Store {
    /// A table, if there is one of this name.
    pub(crate) async fn table(&self, id: &TableId) -> Result<Option<Stored>, StoreError> {
        let mut connection = self.pool.acquire().await?;
        let found = read(&mut connection, &self.node, id).await?;
        Ok(found.map(|found| found.stored))
    }

    /// Everything that is stored of a table, as it was at one moment; of its record only what follows so
    /// many entries.
    pub(crate) async fn ledger(
        &self,
        id: &TableId,
        from: u32,
    ) -> Result<Option<Ledger>, StoreError> {
        let mut transaction = self.dialect.look(&self.pool).await?;
        let connection = &mut *transaction;
        let Some(found) = read(connection, &self.node, id).await? else {
            return Ok(None);
        };
        let record = entries::read(connection, id, from).await?;
        let (chat, said) = chat::read(connection, id, u32::MAX).await?;
        let life = life::read(connection, &self.node, id).await?;
        let ledger = Ledger {
            seated: seats::read(connection, id).await?,
            kept: rights::kept(connection, id).await?,
            codes: rights::codes(connection, id).await?,
            entries: record.entries,
            end: End {
                length: found.length,
                hash: record.leads_to,
            },
            life: Life {
                by_clock: record.late.into_iter().map(|n| n + 1).collect(),
                chat,
                ..life
            },
            revision: found.revision,
            keys: record.keys.into_iter().chain(said).collect(),
            hold: found.hold,
            comings: found.comings,
            stored: found.stored,
        };
        transaction.rollback().await?;
        Ok(Some(ledger))
    }
}

/// A table, as this server finds it.
async fn read(
    connection: &mut AnyConnection,
    node: &NodeId,
    id: &TableId,
) -> Result<Option<Found>, StoreError> {
    let row: Option<Row> = sqlx::query_as(
        "SELECT game, origin, nonce, commitment, content, rules, created, seats, state, \
         outcome, rematch, invitation, spectator, private, revision, length, comings, node, \
         (SELECT COUNT(*) FROM nodes WHERE nodes.id = tables.node) AS runs \
         FROM tables WHERE id = $1",
    )
    .bind(id.as_str())
    .fetch_optional(connection)
    .await?;
    row.map(|row| found(node, id, row)).transpose()
}

/// Stores a new table.
pub(super) async fn create(
    connection: &mut AnyConnection,
    table: &Stored,
    terms: &Terms,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO tables \
         (id, game, origin, nonce, commitment, content, rules, created, seats, state, \
         invitation, spectator, private, clock, chat_open) \
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)",
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
    .bind(terms.clock.as_ref().map(json))
    .bind(i64::from(terms.chat_open))
    .execute(connection)
    .await
    .map(drop)
}

/// Stores the table that follows another, with the seats that are kept there, unless that has one
/// already: then gives its id.
pub(super) async fn follow(
    connection: &mut AnyConnection,
    before: Known<'_>,
    next: &Ledger,
) -> Result<TableId, StoreError> {
    let there = sqlx::query_as("SELECT rematch FROM tables WHERE id = $1").bind(before.id.as_str());
    let (there,): (Option<String>,) = there.fetch_one(&mut *connection).await?;
    if let Some(there) = there.as_deref().and_then(TableId::parse) {
        return Ok(there);
    }
    let table = &next.stored;
    create(connection, table, &next.life.terms).await?;
    keep_seats(connection, table.id.as_str(), &next.kept).await?;
    sqlx::query("UPDATE tables SET rematch = $1 WHERE id = $2")
        .bind(table.id.as_str())
        .bind(before.id.as_str())
        .execute(connection)
        .await?;
    Ok(table.id.clone())
}

/// Says that a game begins. It may want to go on by itself.
pub(super) async fn begin_game(
    connection: &mut AnyConnection,
    id: &TableId,
) -> Result<(), sqlx::Error> {
    let begin = sqlx::query("UPDATE tables SET state = 'running', due = 0 WHERE id = $1");
    begin.bind(id.as_str()).execute(connection).await.map(drop)
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

fn found(node: &NodeId, id: &TableId, row: Row) -> Result<Found, StoreError> {
    let damaged = |why: &dyn ToString| StoreError::Damaged {
        table: id.as_str().into(),
        why: why.to_string(),
    };
    let revision = u64::try_from(row.revision).map_err(|error| damaged(&error))?;
    let length = u32::try_from(row.length).map_err(|error| damaged(&error))?;
    let comings = u64::try_from(row.comings).map_err(|error| damaged(&error))?;
    let hold = nodes::held(node, row.node.as_deref(), row.runs > 0);
    let stored = Stored {
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
    };
    Ok(Found {
        stored,
        revision,
        length,
        comings,
        hold,
    })
}
