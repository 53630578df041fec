//! Tables at which the game ran into a bug.

use host::TableId;
use sqlx::AnyConnection;

/// Drops all entries but the first so many, and keeps them elsewhere: who looks for the bug will
/// want them.
pub(super) async fn step_back(
    connection: &mut AnyConnection,
    id: &TableId,
    to: u32,
) -> Result<(), sqlx::Error> {
    let statements = [
        r#"INSERT INTO dropped ("table", n, entry) SELECT "table", n, entry FROM entries WHERE "table" = $1 AND n >= $2"#,
        r#"DELETE FROM entries WHERE "table" = $1 AND n >= $2"#,
        "UPDATE tables SET length = $2, decides = NULL, asked = NULL WHERE id = $1",
    ];
    for statement in statements {
        sqlx::query(statement)
            .bind(id.as_str())
            .bind(i64::from(to))
            .execute(&mut *connection)
            .await?;
    }
    let reopen = "UPDATE tables SET state = 'running', outcome = NULL \
                  WHERE id = $1 AND state = 'finished'";
    let reopen = sqlx::query(reopen).bind(id.as_str());
    reopen.execute(connection).await.map(drop)
}
