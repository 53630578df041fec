//! What is asked over HTTP: little, to open a table.

use super::error::BenchError;
use serde_json::Value;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// Says something in JSON, and gives what is answered.
pub(super) async fn post(address: &str, path: &str, body: &Value) -> Result<Value, BenchError> {
    let body = body.to_string();
    let head = format!(
        "POST {path} HTTP/1.1\r\nContent-Type: application/json\r\nContent-Length: {}\r\n",
        body.len()
    );
    let answer = ask(address, head + &usual(address) + &body).await?;
    serde_json::from_str(&answer).map_err(|error| BenchError::Unexpected(error.to_string()))
}

/// Asks for something as who has a seat.
pub(super) async fn get(address: &str, path: &str, token: &str) -> Result<String, BenchError> {
    let head = format!("GET {path} HTTP/1.1\r\nAuthorization: Bearer {token}\r\n");
    ask(address, head + &usual(address)).await
}

fn usual(address: &str) -> String {
    format!("Host: {address}\r\nConnection: close\r\n\r\n")
}

async fn ask(address: &str, request: String) -> Result<String, BenchError> {
    let answer = async {
        let mut stream = TcpStream::connect(address).await?;
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        Ok(answer)
    };
    let answer = answer.await.map_err(BenchError::Unreachable)?;
    let (head, body) = answer.split_once("\r\n\r\n").unwrap_or_default();
    match head.split(' ').nth(1) {
        Some("200" | "201") => Ok(body.to_owned()),
        _ => Err(BenchError::Unexpected(format!("{request}\n{answer}"))),
    }
}
