//! Many tables out of one, for measuring: nobody could play as many by hand.
//!
//! A copy has everything its original has, whatever columns there are, under a name of its own; its
//! seats are opened by tokens of their own, since what one token says is counted together.

use super::columns::Int;
use super::rights::open_with;
use super::{Dialect, Pools, StoreError, postgres, sqlite};
use crate::secret::{Token, table_id};
use host::{Device, TableId, Time};
use sqlx::{AnyConnection, AnyPool};

/// What is copied, and the column that names the table there.
const OF_A_TABLE: [(&str, &str); 3] = [("tables", "id"), ("seats", "table"), ("entries", "table")];
/// So many share a transaction.
const TOGETHER: usize = 256;

/// A table that was made of another.
#[derive(Clone, Debug)]
pub struct Multiplied {
    /// Its name.
    pub table: String,
    /// What opens its seats, the first one first.
    pub tokens: Vec<String>,
}

/// Copies a table so many times; no server may serve it meanwhile. For measuring alone: whoever plays
/// at one of the copies knows what will happen at the others.
pub async fn multiply(
    database: &str,
    table: &str,
    times: usize,
    mut progress: impl FnMut(usize),
) -> Result<Vec<Multiplied>, StoreError> {
    sqlx::any::install_default_drivers();
    let (_alone, Pools { read, write }, dialect) = match postgres::is_meant(database) {
        true => (None, postgres::open(database).await?, Dialect::Postgres),
        false => {
            let alone = sqlite::lock(database)?;
            (alone, sqlite::open(database).await?, Dialect::Sqlite)
        }
    };
    read.close().await;
    let statements = statements(&write, dialect).await?;
    let seats = r#"SELECT seat FROM seats WHERE "table" = $1 ORDER BY seat"#;
    let seats: Vec<(Int<u8>,)> = sqlx::query_as(seats).bind(table).fetch_all(&write).await?;
    let drawn = std::iter::repeat_with(table_id).take(times);
    let mut names: Vec<TableId> = drawn.collect::<Result<_, _>>()?;
    // In their order they lie beside each other.
    names.sort_unstable();
    let mut copies = Vec::with_capacity(times);
    for names in names.chunks(TOGETHER) {
        let mut transaction = dialect.begin(&write).await?;
        for name in names {
            for statement in &statements {
                let copied = sqlx::query(statement).bind(name.as_str()).bind(table);
                copied.execute(&mut *transaction).await?;
            }
            let tokens = open(&mut transaction, name, &seats).await?;
            let table = name.as_str().to_owned();
            copies.push(Multiplied { table, tokens });
        }
        transaction.commit().await?;
        progress(copies.len());
    }
    write.close().await;
    Ok(copies)
}

/// What copies the rows of a table to another name.
async fn statements(pool: &AnyPool, dialect: Dialect) -> Result<Vec<String>, StoreError> {
    let mut statements = Vec::new();
    for (of, name) in OF_A_TABLE {
        let columns = match dialect {
            Dialect::Sqlite => "SELECT name FROM pragma_table_info($1) WHERE name <> $2",
            Dialect::Postgres => {
                "SELECT CAST(column_name AS TEXT) FROM information_schema.columns \
                 WHERE table_schema = current_schema() AND table_name = $1 AND column_name <> $2"
            }
        };
        let columns = sqlx::query_as(columns).bind(of).bind(name);
        let columns: Vec<(String,)> = columns.fetch_all(pool).await?;
        let columns: Vec<String> = { columns.iter() }
            .map(|(column,)| format!("\"{column}\""))
            .collect();
        let columns = columns.join(", ");
        statements.push(format!(
            "INSERT INTO {of} (\"{name}\", {columns}) \
             SELECT CAST($1 AS TEXT), {columns} FROM {of} WHERE \"{name}\" = $2"
        ));
    }
    Ok(statements)
}

/// Lets new tokens open the seats of a table.
async fn open(
    connection: &mut AnyConnection,
    table: &TableId,
    seats: &[(Int<u8>,)],
) -> Result<Vec<String>, StoreError> {
    let mut tokens = Vec::with_capacity(seats.len());
    for (Int(seat),) in seats {
        let token = Token::random()?;
        let device = Device {
            token: token.hash(),
            since: Time(0),
        };
        open_with(connection, table.as_str(), *seat, &device).await?;
        tokens.push(token.into_text());
    }
    Ok(tokens)
}
