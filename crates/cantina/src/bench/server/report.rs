//! What was measured, for programs and for people.

use super::spread::Spread;
use super::table::Tally;
use serde::Serialize;
use std::io::{self, Write};
use std::time::Duration;

#[derive(Serialize)]
pub(super) struct Report {
    pub(super) game: &'static str,
    pub(super) database: &'static str,
    pub(super) nodes: usize,
    pub(super) tables: usize,
    pub(super) entries: u32,
    pub(super) every_seconds: f64,
    pub(super) seconds: f64,
    pub(super) start: Start,
    pub(super) moves: Moves,
    /// From sending a move to its player's own step.
    pub(super) acknowledged: Spread,
    /// The same from when it was due: what was sent late because an answer was late is late here.
    pub(super) acknowledged_since_due: Spread,
    /// From sending a move to the other player's step.
    pub(super) other_told: Spread,
    /// A page written and synced in the same folder all the while.
    pub(super) bare_sync: Spread,
    /// A commit of the same PostgreSQL that wrote nothing but its log.
    pub(super) bare_commit: Option<Spread>,
    pub(super) bytes_a_move: Bytes,
    pub(super) memory: Memory,
    pub(super) cpu_ms_a_move: Cpu,
}

/// How the first server started, and what it had in memory with nobody there.
#[derive(Serialize)]
pub(super) struct Start {
    pub(super) sleeping: usize,
    pub(super) ms: f64,
    pub(super) memory: Option<u64>,
}

#[derive(Default, Serialize)]
pub(super) struct Moves {
    pub(super) wanted: u64,
    pub(super) made: u64,
    pub(super) wanted_per_second: f64,
    pub(super) made_per_second: f64,
    pub(super) refused: u64,
    pub(super) unanswered: u64,
    pub(super) games_ended: u64,
    pub(super) lines_lost: u64,
}

/// What a move leaves in the database and sends to both players.
#[derive(Serialize)]
pub(super) struct Bytes {
    pub(super) database: Option<f64>,
    /// What went into the database's log.
    pub(super) log: Option<f64>,
    /// What the server let be written to the disk, the same pages again and again.
    pub(super) disk: Option<f64>,
    pub(super) sent: f64,
    pub(super) received: f64,
}

/// Of all servers together, in bytes.
#[derive(Serialize)]
pub(super) struct Memory {
    pub(super) idle: Option<u64>,
    pub(super) joined: Option<u64>,
    pub(super) end: Option<u64>,
    /// A table without its sockets, where one server has both.
    pub(super) table: Option<f64>,
    pub(super) socket: Option<f64>,
}

#[derive(Serialize)]
pub(super) struct Cpu {
    pub(super) server: Option<f64>,
    pub(super) database: Option<f64>,
    pub(super) generator: Option<f64>,
}

/// What all tables had together.
pub(super) struct Whole {
    pub(super) moves: Moves,
    pub(super) since_sent: Spread,
    pub(super) since_due: Spread,
    pub(super) other: Spread,
    pub(super) said: u64,
    pub(super) heard: u64,
    /// Why the first of the lines that broke did.
    pub(super) lost: Option<String>,
}

impl Whole {
    pub(super) fn of(tallies: Vec<Tally>, lasted: Duration) -> Self {
        let mut moves = Moves::default();
        let (mut sent, mut due, mut other) = (Vec::new(), Vec::new(), Vec::new());
        let (mut said, mut heard, mut lost) = (0, 0, None);
        for tally in tallies {
            moves.wanted += tally.wanted;
            moves.made += tally.made;
            moves.refused += tally.refused;
            moves.unanswered += tally.unanswered;
            moves.games_ended += u64::from(tally.ended);
            moves.lines_lost += u64::from(tally.lost.is_some());
            sent.extend(tally.since_sent);
            due.extend(tally.since_due);
            other.extend(tally.other);
            (said, heard) = (said + tally.said, heard + tally.heard);
            lost = lost.or(tally.lost.map(|error| error.to_string()));
        }
        let seconds = lasted.as_secs_f64().max(f64::MIN_POSITIVE);
        moves.wanted_per_second = tenths(moves.wanted as f64 / seconds);
        moves.made_per_second = tenths(moves.made as f64 / seconds);
        Self {
            moves,
            since_sent: Spread::of(sent),
            since_due: Spread::of(due),
            other: Spread::of(other),
            said,
            heard,
            lost,
        }
    }
}

pub(super) fn tenths(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

/// A table for people.
pub(super) fn print(out: &mut impl Write, report: &Report) -> io::Result<()> {
    let Report { moves, memory, .. } = report;
    let nodes = match report.nodes {
        1 => "one server".to_owned(),
        many => format!("{many} servers"),
    };
    writeln!(
        out,
        "{}, {} tables of {} entries, two people each, a move every {} s for {} s; {nodes}, {}",
        report.game,
        report.tables,
        report.entries,
        report.every_seconds,
        report.seconds,
        report.database
    )?;
    writeln!(
        out,
        "  started in {:.0} ms beside {} sleeping tables, with {}",
        report.start.ms,
        report.start.sleeping,
        megabytes(report.start.memory)
    )?;
    writeln!(
        out,
        "  moves a second           {:>10.1} of {:.1} wanted; {} of {}, {} refused, {} unanswered, \
         {} games ended, {} lines lost",
        moves.made_per_second,
        moves.wanted_per_second,
        moves.made,
        moves.wanted,
        moves.refused,
        moves.unanswered,
        moves.games_ended,
        moves.lines_lost
    )?;
    writeln!(
        out,
        "  milliseconds                    p50      p95      p99      max"
    )?;
    let spreads = [
        ("acknowledged", Some(&report.acknowledged)),
        ("  since it was due", Some(&report.acknowledged_since_due)),
        ("the other was told", Some(&report.other_told)),
        ("a bare sync beside it", Some(&report.bare_sync)),
        ("a bare commit beside it", report.bare_commit.as_ref()),
    ];
    for (name, spread) in spreads {
        if let Some(spread) = spread {
            writeln!(
                out,
                "  {name:<24} {:>8.1} {:>8.1} {:>8.1} {:>8.1}",
                spread.p50_ms, spread.p95_ms, spread.p99_ms, spread.max_ms
            )?;
        }
    }
    let (bytes, cpu) = (&report.bytes_a_move, &report.cpu_ms_a_move);
    let rows = [
        ("bytes a move, stored", bytes.database, 0),
        ("  in the database's log", bytes.log, 0),
        ("  written to the disk", bytes.disk, 0),
        ("  said by players", Some(bytes.sent), 0),
        ("  told to players", Some(bytes.received), 0),
        ("CPU ms a move, server", cpu.server, 3),
        ("  database", cpu.database, 3),
        ("  generator", cpu.generator, 3),
        ("KiB a table", memory.table.map(|bytes| bytes / 1024.0), 1),
        ("KiB a socket", memory.socket.map(|bytes| bytes / 1024.0), 1),
    ];
    for (name, value, digits) in rows {
        if let Some(value) = value {
            writeln!(out, "  {name:<24} {value:>8.digits$}")?;
        }
    }
    writeln!(
        out,
        "  memory: {} with nobody there, {} when all had come, {} at the end",
        megabytes(memory.idle),
        megabytes(memory.joined),
        megabytes(memory.end)
    )?;
    if cfg!(debug_assertions) {
        writeln!(out, "  (a debug build: measure with --release)")?;
    }
    Ok(())
}

fn megabytes(bytes: Option<u64>) -> String {
    match bytes {
        Some(bytes) => format!("{:.1} MiB", bytes as f64 / f64::from(1 << 20)),
        None => "memory unknown".into(),
    }
}
