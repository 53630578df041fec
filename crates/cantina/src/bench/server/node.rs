//! A server that is measured: a process of its own.

use super::error::BenchError;
use super::process;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// `cantina serve`, of this very binary. It is killed when this is dropped: nothing it told is lost.
pub(super) struct Node {
    child: Child,
    /// Where it listens.
    pub(super) address: String,
    /// How long it took until it did.
    pub(super) took: Duration,
    _stdout: BufReader<ChildStdout>,
}

impl Node {
    /// Starts one that may be asked by so many sockets of this machine.
    pub(super) fn start(database: &str, sockets: usize) -> Result<Self, BenchError> {
        let most = (sockets + 100).to_string();
        let began = Instant::now();
        let mut child = Command::new(std::env::current_exe().map_err(BenchError::NotStarted)?)
            .args(["serve", "--port", "0", "--log", "warn"])
            .args(["--connections", &most, "--connections-per-address", &most])
            // Not among the arguments, where everybody sees them.
            .env("CANTINA_DATABASE", database)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(BenchError::NotStarted)?;
        let stdout = child.stdout.take().ok_or(BenchError::NotServing)?;
        let mut stdout = BufReader::new(stdout);
        let mut line = String::new();
        let read = stdout.read_line(&mut line);
        let address = line.split_once("http://").map(|(_, rest)| rest);
        let address = address.and_then(|rest| rest.split(' ').next());
        match (read, address) {
            (Ok(_), Some(address)) => Ok(Self {
                address: address.to_owned(),
                took: began.elapsed(),
                child,
                _stdout: stdout,
            }),
            _ => {
                // It is gone already, or not what was meant.
                let _ = child.kill();
                let _ = child.wait();
                Err(BenchError::NotServing)
            }
        }
    }

    pub(super) fn memory(&self) -> Option<u64> {
        process::memory(self.child.id())
    }

    pub(super) fn cpu(&self) -> Option<Duration> {
        process::cpu(self.child.id())
    }

    pub(super) fn written(&self) -> Option<u64> {
        process::written(self.child.id())
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
