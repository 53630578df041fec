//! What a monitor reads: `/metrics`, in the text format of Prometheus.

use crate::failed::Failed;
use crate::hall::Hall;
use crate::health;
use crate::site::Caller;
use crate::store::{BOUNDS, Tally};
use axum::Extension;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use host::{Code, Fault};
use std::fmt::{Display, Write as _};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// What happened since this process started. What lies deep in a table counts here too, so there is
/// one for the process.
pub(crate) static METRICS: Metrics = Metrics::new();

/// Something that only grows.
#[derive(Debug)]
pub(crate) struct Counter(AtomicU64);

impl Counter {
    const fn new() -> Self {
        Self(AtomicU64::new(0))
    }

    /// One more.
    pub(crate) fn grow(&self) {
        self.add(1);
    }

    /// So many more.
    pub(crate) fn add(&self, more: u64) {
        self.0.fetch_add(more, Relaxed);
    }
}

impl Display for Counter {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.load(Relaxed).fmt(f)
    }
}

/// What happened since this process started.
#[derive(Debug)]
pub(crate) struct Metrics {
    /// By the first digit of the status.
    answers: [Counter; 6],
    /// Connections that found no place.
    pub(crate) turned_away: Counter,
    /// Messages of sockets.
    pub(crate) messages: Counter,
    /// New tables.
    pub(crate) tables: Counter,
    /// Entries that were stored.
    pub(crate) entries: Counter,
    /// What the store could not do.
    pub(crate) store_faults: Counter,
}

impl Metrics {
    const fn new() -> Self {
        Self {
            answers: [const { Counter::new() }; 6],
            turned_away: Counter::new(),
            messages: Counter::new(),
            tables: Counter::new(),
            entries: Counter::new(),
            store_faults: Counter::new(),
        }
    }

    /// A request was answered with this status.
    pub(crate) fn answered(&self, status: u16) {
        if let Some(counter) = self.answers.get(usize::from(status / 100)) {
            counter.grow();
        }
    }
}

/// Only this machine is told, unless everybody is to be.
pub(crate) async fn metrics(
    State(hall): State<Arc<Hall>>,
    Extension(caller): Extension<Caller>,
) -> Result<Response, Failed> {
    if !caller.is_local && !hall.site.metrics_public {
        return Err(Fault::new(Code::NotFound, "no-such-page").into());
    }
    let kind = [(
        header::CONTENT_TYPE,
        "text/plain; version=0.0.4; charset=utf-8",
    )];
    let is_well = health::is_well(&hall).await;
    Ok((kind, written(&hall, is_well)).into_response())
}

fn written(hall: &Hall, is_well: bool) -> String {
    let (connections, sockets) = hall.visitors.present();
    let mut text = String::new();
    let gauges: [(&str, &str, &dyn Display); 6] = [
        (
            "up_seconds",
            "How long this server has run.",
            &hall.began.elapsed().as_secs(),
        ),
        (
            "store_up",
            "Whether the store takes what is written.",
            &u8::from(is_well),
        ),
        (
            "connections",
            "Connections that are open, sockets included.",
            &connections,
        ),
        ("sockets", "Sockets that are open.", &sockets),
        ("tables_awake", "Tables in memory.", &hall.awake()),
        (
            "memory_bytes",
            "Memory of this process, where the system tells.",
            &resident(),
        ),
    ];
    for (name, help, value) in gauges {
        note(&mut text, name, help, "gauge", &[("", value)]);
    }
    let classes: Vec<(String, &Counter)> = METRICS
        .answers
        .iter()
        .enumerate()
        .skip(1)
        .map(|(class, counter)| (format!("{{status=\"{class}xx\"}}"), counter))
        .collect();
    let classes: Vec<(&str, &dyn Display)> = classes
        .iter()
        .map(|(label, counter)| (&**label, *counter as &dyn Display))
        .collect();
    note(
        &mut text,
        "answers_total",
        "Requests that were answered.",
        "counter",
        &classes,
    );
    let counters: [(&str, &str, &Counter); 5] = [
        (
            "turned_away_total",
            "Connections for which there was no place.",
            &METRICS.turned_away,
        ),
        (
            "messages_total",
            "Messages that came over sockets.",
            &METRICS.messages,
        ),
        ("tables_total", "Tables that were opened.", &METRICS.tables),
        (
            "entries_total",
            "Entries of games that were stored.",
            &METRICS.entries,
        ),
        (
            "store_faults_total",
            "What the store could not do.",
            &METRICS.store_faults,
        ),
    ];
    for (name, help, counter) in counters {
        note(&mut text, name, help, "counter", &[("", counter)]);
    }
    note_commits(&mut text, hall.store.tally());
    text
}

/// How much was written, and how long it took until the database was sure of it. Writes that wait
/// share a commit.
fn note_commits(text: &mut String, tally: &Tally) {
    let help = "What was written; many writes share a commit.";
    note(
        text,
        "writes_total",
        help,
        "counter",
        &[("", &tally.writes())],
    );
    let commits = tally.commits();
    let all = commits[BOUNDS.len()];
    let bounds = BOUNDS.map(|bound| (bound as f64 / 1000.0).to_string());
    let bounds = bounds.into_iter().chain(["+Inf".into()]);
    let buckets = bounds.map(|bound| format!("_bucket{{le=\"{bound}\"}}"));
    let mut values: Vec<(String, &dyn Display)> = Vec::new();
    values.extend(buckets.zip(commits.iter().map(|count| count as &dyn Display)));
    let seconds = tally.seconds();
    values.push(("_sum".into(), &seconds));
    values.push(("_count".into(), &all));
    let values: Vec<(&str, &dyn Display)> = { &values }
        .iter()
        .map(|(label, value)| (&**label, *value))
        .collect();
    let help = "How long the database took to be sure of what was written.";
    note(text, "commit_seconds", help, "histogram", &values);
}

fn note(text: &mut String, name: &str, help: &str, kind: &str, values: &[(&str, &dyn Display)]) {
    // Writing to a text cannot fail.
    let _ = writeln!(text, "# HELP cantina_{name} {help}");
    let _ = writeln!(text, "# TYPE cantina_{name} {kind}");
    for (label, value) in values {
        let _ = writeln!(text, "cantina_{name}{label} {value}");
    }
}

/// What this process has in memory: the second number here, in pages, which are of 4 KiB on the
/// machines that are meant.
fn resident() -> u64 {
    let about = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages = about.split(' ').nth(1).and_then(|pages| pages.parse().ok());
    pages.unwrap_or(0_u64) * 4096
}
