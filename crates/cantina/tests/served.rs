//! A server that a test starts, kills and starts again.

use crate::common::cantina;
use patron::Served;

/// `cantina serve` on any free port.
pub(crate) fn start(folder: &str) -> Served {
    start_with(folder, &[])
}

pub(crate) fn start_with(folder: &str, more: &[&str]) -> Served {
    let serve = ["serve", "--port", "0", "--pace", "0", "--data", folder];
    Served::by(cantina().args(serve).args(more))
}
