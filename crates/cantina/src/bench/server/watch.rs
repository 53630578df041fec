//! What everybody has used up to a moment: two of them make what was used between.

use super::node::Node;
use super::process;
use std::time::Duration;

/// Who is watched.
pub(super) struct Watch {
    pub(super) nodes: Vec<Node>,
    /// The process that started all others of the database, if it is on this machine.
    pub(super) database: Option<u32>,
}

/// What was used so far.
#[derive(Copy, Clone, Default)]
pub(super) struct Used {
    pub(super) servers: Option<Duration>,
    pub(super) database: Option<Duration>,
    pub(super) generator: Option<Duration>,
    pub(super) written: Option<u64>,
}

impl Watch {
    pub(super) fn used(&self) -> Used {
        Used {
            servers: self.nodes.iter().map(Node::cpu).sum(),
            database: self.database.and_then(process::cpu_of_family),
            generator: process::cpu(std::process::id()),
            written: self.nodes.iter().map(Node::written).sum(),
        }
    }

    /// What all servers together have in memory.
    pub(super) fn memory(&self) -> Option<u64> {
        self.nodes.iter().map(Node::memory).sum()
    }
}

/// What was used between two moments, in milliseconds for each of so many moves.
pub(super) fn each(before: Option<Duration>, after: Option<Duration>, moves: u64) -> Option<f64> {
    let used = after?.checked_sub(before?)?.as_secs_f64() * 1e3;
    let each = used / moves.max(1) as f64;
    Some((each * 1e3).round() / 1e3)
}
