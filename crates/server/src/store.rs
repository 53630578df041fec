//! The truth: a SQLite file. What is acknowledged is in it.

use host::{KeptSeat, Ledger, LetPass, Seated, Stage, Stored, TableId, TokenHash};
use serde_json::Value;
use sqlx::Connection as _;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use std::path::Path;
use std::str::FromStr;
use std::time::Duration;
use tabletop::Outcome;

/// Why the store could not do something.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Not the address of a SQLite file.
    #[error("'{0}' is no database this server knows: give sqlite:PATH")]
    Address(String),
    /// The database said no.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The schema could not be brought up to date.
    #[error("the database cannot be brought up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// What was stored cannot be read.
    #[error("what is stored of table {table} cannot be read: {why}")]
    Damaged {
        /// Which table.
        table: String,
        /// What is wrong.
        why: String,
    },
}

/// Whether something could be written, or somebody else was first.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Written {
    Done,
    Taken,
}

/// The SQLite file.
#[derive(Clone, Debug)]
pub(crate) struct Store(SqlitePool);

type Row = (
    String,
    String,
    String,
    String,
    String,
    u32,
    i64,
    String,
    String,
    Option<String>,
    Option<String>,
);

impl Store {
    /// Opens the file, or makes it, and brings its schema up to date.
    pub(crate) async fn open(address: &str) -> Result<Self, StoreError> {
        if !address.starts_with("sqlite:") {
            return Err(StoreError::Address(address.into()));
        }
        let options = SqliteConnectOptions::from_str(address)?
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5));
        if !is_in_memory(address) {
            make_private(options.get_filename());
        }
        let pool = SqlitePoolOptions::new()
            .max_connections(4)
            .before_acquire(|connection, _| Box::pin(async { Ok(is_free(connection)) }))
            .connect_with(options)
            .await?;
        sqlx::migrate!().run(&pool).await?;
        Ok(Self(pool))
    }

    /// Waits until everything is written, and closes the file.
    pub(crate) async fn close(&self) {
        self.0.close().await;
    }

    /// Stores a new table.
    pub(crate) async fn create(&self, table: &Stored) -> Result<(), StoreError> {
        insert(&mut *self.0.acquire().await?, table).await?;
        Ok(())
    }

    /// Stores the table that follows another, with the seats that are kept there, unless that has
    /// one already: then gives its id.
    pub(crate) async fn follow(
        &self,
        before: &TableId,
        table: &Stored,
        kept: &[KeptSeat],
    ) -> Result<TableId, StoreError> {
        let mut transaction = self.0.begin_with("BEGIN IMMEDIATE").await?;
        let (next,): (Option<String>,) = sqlx::query_as("SELECT rematch FROM tables WHERE id = ?")
            .bind(before.as_str())
            .fetch_one(&mut *transaction)
            .await?;
        if let Some(next) = next.as_deref().and_then(TableId::parse) {
            return Ok(next);
        }
        insert(&mut transaction, table).await?;
        for kept in kept {
            sqlx::query(r#"INSERT INTO kept ("table", seat, token, before) VALUES (?, ?, ?, ?)"#)
                .bind(table.id.as_str())
                .bind(kept.seat)
                .bind(kept.token.as_str())
                .bind(&kept.before)
                .execute(&mut *transaction)
                .await?;
        }
        sqlx::query("UPDATE tables SET rematch = ? WHERE id = ?")
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
             outcome, rematch FROM tables WHERE id = ?",
        )
        .bind(id.as_str())
        .fetch_optional(&self.0)
        .await?;
        row.map(|row| stored(id, row)).transpose()
    }

    /// Everything that is stored of a table.
    pub(crate) async fn ledger(&self, stored: Stored) -> Result<Ledger, StoreError> {
        Ok(Ledger {
            seated: self.seated(&stored.id).await?,
            kept: self.kept(&stored.id).await?,
            entries: self.entries(&stored.id).await?,
            stored,
        })
    }

    /// Everybody who sat down.
    async fn seated(&self, id: &TableId) -> Result<Vec<Seated>, StoreError> {
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
    async fn kept(&self, id: &TableId) -> Result<Vec<KeptSeat>, StoreError> {
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

    /// The record so far.
    async fn entries(&self, id: &TableId) -> Result<Vec<Value>, StoreError> {
        let rows: Vec<(u32, String)> =
            sqlx::query_as(r#"SELECT n, entry FROM entries WHERE "table" = ? ORDER BY n"#)
                .bind(id.as_str())
                .fetch_all(&self.0)
                .await?;
        let damaged = |why: String| StoreError::Damaged {
            table: id.as_str().into(),
            why,
        };
        let entries = rows.into_iter().zip(0..).map(|((n, entry), expected)| {
            if n != expected {
                return Err(damaged(format!("entry {expected} is missing")));
            }
            serde_json::from_str(&entry).map_err(|error| damaged(format!("entry {n}: {error}")))
        });
        entries.collect()
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

    /// Appends entries from position `n` on: all of them or none. An optimistic lock: by the
    /// primary key, who comes second finds the position taken.
    pub(crate) async fn append(
        &self,
        id: &TableId,
        n: u32,
        entries: &[Value],
        outcome: Option<&Outcome>,
    ) -> Result<Written, StoreError> {
        let mut transaction = self.0.begin_with("BEGIN IMMEDIATE").await?;
        for (entry, n) in entries.iter().zip(n..) {
            let appended =
                sqlx::query(r#"INSERT INTO entries ("table", n, entry) VALUES (?, ?, ?)"#)
                    .bind(id.as_str())
                    .bind(n)
                    .bind(entry.to_string())
                    .execute(&mut *transaction)
                    .await;
            if taken(appended)? == Written::Taken {
                return Ok(Written::Taken);
            }
        }
        if let Some(outcome) = outcome {
            set_stage(&mut transaction, id, Stage::Finished).await?;
            sqlx::query("UPDATE tables SET outcome = ? WHERE id = ?")
                .bind(json(outcome))
                .bind(id.as_str())
                .execute(&mut *transaction)
                .await?;
        }
        transaction.commit().await?;
        Ok(Written::Done)
    }

    /// Writes the entries of a table anew, as these rules hash their positions.
    pub(crate) async fn renew(
        &self,
        id: &TableId,
        entries: &[Value],
        rules: u32,
    ) -> Result<(), StoreError> {
        let mut transaction = self.0.begin_with("BEGIN IMMEDIATE").await?;
        for (entry, n) in entries.iter().zip(0_u32..) {
            sqlx::query(r#"UPDATE entries SET entry = ? WHERE "table" = ? AND n = ?"#)
                .bind(entry.to_string())
                .bind(id.as_str())
                .bind(n)
                .execute(&mut *transaction)
                .await?;
        }
        sqlx::query("UPDATE tables SET rules = ? WHERE id = ?")
            .bind(rules)
            .bind(id.as_str())
            .execute(&mut *transaction)
            .await?;
        transaction.commit().await?;
        Ok(())
    }
}

/// Whether an address is one of SQLite's that name no file. A folder may be called "memory".
fn is_in_memory(address: &str) -> bool {
    address.contains(":memory:") || address.contains("mode=memory")
}

/// Makes the file, if it is not there yet, for its owner alone: it holds the seeds of running games.
/// What SQLite puts beside it may be read by whoever may read the file itself.
fn make_private(path: &Path) {
    let mut file = std::fs::OpenOptions::new();
    file.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut file, 0o600);
    // One that is there stays as it is. If it cannot be made, SQLite says so.
    let _ = file.open(path);
}

/// Whether a connection that was given back can be used again.
///
/// When writing fails, as on a full disk, SQLite takes the whole transaction back by itself. The
/// rollback that sqlx sends after it is then refused, and sqlx takes the transaction for open ever
/// after: whatever begins on such a connection would be refused too.
fn is_free(connection: &sqlx::SqliteConnection) -> bool {
    !connection.is_in_transaction()
}

type Insertion = Result<sqlx::sqlite::SqliteQueryResult, sqlx::Error>;

fn taken(written: Insertion) -> Result<Written, StoreError> {
    match written {
        Ok(_) => Ok(Written::Done),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(Written::Taken),
        Err(error) => Err(error.into()),
    }
}

async fn set_stage(
    connection: &mut sqlx::SqliteConnection,
    id: &TableId,
    stage: Stage,
) -> Result<(), sqlx::Error> {
    let update = sqlx::query("UPDATE tables SET state = ? WHERE id = ?");
    let update = update.bind(written(stage)).bind(id.as_str());
    update.execute(connection).await.map(drop)
}

async fn insert(
    connection: &mut sqlx::SqliteConnection,
    table: &Stored,
) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT INTO tables \
         (id, game, origin, nonce, commitment, content, rules, created, seats, state) \
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    )
    .bind(table.id.as_str())
    .bind(&table.game)
    .bind(json(&table.origin))
    .bind(&table.nonce)
    .bind(&table.commitment)
    .bind(&table.content)
    .bind(table.rules)
    .bind(table.created)
    .bind(json(&table.seats))
    .bind(written(table.stage))
    .execute(connection)
    .await
    .map(drop)
}

/// Plain data always becomes JSON.
fn json(data: &impl serde::Serialize) -> String {
    serde_json::to_string(data).unwrap_or_default()
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
    let (game, origin, nonce, commitment, content, rules, created, seats, stage, outcome, rematch) =
        row;
    let damaged = |why: &dyn ToString| StoreError::Damaged {
        table: id.as_str().into(),
        why: why.to_string(),
    };
    Ok(Stored {
        id: id.clone(),
        game,
        origin: serde_json::from_str(&origin).map_err(|error| damaged(&error))?,
        nonce,
        commitment,
        content,
        rules,
        created,
        seats: serde_json::from_str(&seats).map_err(|error| damaged(&error))?,
        stage: read_stage(&stage).ok_or_else(|| damaged(&"its state"))?,
        outcome: match outcome {
            Some(outcome) => serde_json::from_str(&outcome).map_err(|error| damaged(&error))?,
            None => None,
        },
        rematch: rematch.as_deref().and_then(TableId::parse),
    })
}

#[cfg(test)]
mod tests {
    use super::is_in_memory;

    #[test]
    fn a_folder_called_memory_holds_files_like_any_other() {
        assert!(!is_in_memory("sqlite:memory/tables.sqlite"));
        assert!(is_in_memory("sqlite::memory:"));
        assert!(is_in_memory("sqlite:tables?mode=memory"));
    }
}
