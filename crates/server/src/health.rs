//! Whether all is well: `/health`, for whoever starts the server anew when it is not.

use crate::hall::Hall;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Mutex;
use tokio::time::timeout;

/// What was found holds for so long: however often somebody asks, the disk has little to do.
const FRESH: Duration = Duration::from_secs(2);
/// A store that takes longer than this is not well.
const PATIENCE: Duration = Duration::from_secs(5);

/// What was found last.
#[derive(Debug, Default)]
pub(crate) struct Health(Mutex<Option<(Instant, bool)>>);

/// What is answered.
#[derive(Serialize)]
struct Answer {
    status: &'static str,
    store: &'static str,
}

pub(crate) async fn health(State(hall): State<Arc<Hall>>) -> Response {
    let no_store = [(axum::http::header::CACHE_CONTROL, "no-store")];
    let (code, status, store) = match is_well(&hall).await {
        true => (StatusCode::OK, "ok", "ok"),
        false => (
            StatusCode::SERVICE_UNAVAILABLE,
            "failing",
            "cannot be written",
        ),
    };
    (code, no_store, Json(Answer { status, store })).into_response()
}

/// Whether the store takes what is written. Who asks at the same time waits for the same answer.
pub(crate) async fn is_well(hall: &Hall) -> bool {
    let mut last = hall.health.0.lock().await;
    if let Some((when, is_well)) = *last
        && when.elapsed() < FRESH
    {
        return is_well;
    }
    let is_well = match timeout(PATIENCE, hall.store.probe()).await {
        Ok(Ok(())) => true,
        // Why, was said where it happened.
        Ok(Err(_)) => false,
        Err(_) => {
            tracing::error!("the store does not answer");
            false
        }
    };
    *last = Some((Instant::now(), is_well));
    is_well
}
