//! A server that a test starts, kills and starts again.
#![allow(clippy::unwrap_used, reason = "a helper of tests")]

use crate::common::cantina;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// `cantina serve` as a real process, on any free port.
pub(crate) struct Served {
    pub(crate) child: Child,
    pub(crate) address: String,
}

impl Served {
    pub(crate) fn start(folder: &str) -> Self {
        Self::start_with(folder, &[])
    }

    pub(crate) fn start_with(folder: &str, more: &[&str]) -> Self {
        let serve = ["serve", "--port", "0", "--pace", "0", "--data", folder];
        Self::by(cantina().args(serve).args(more))
    }

    /// The server that this command starts.
    pub(crate) fn by(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        stdout.read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap();
        let address = address.split(' ').next().unwrap().to_owned();
        assert!(address.starts_with("127.0.0.1:"), "{line}");
        Self { child, address }
    }

    /// Sends a signal, by its name.
    pub(crate) fn signal(&self, name: &str) {
        let pid = self.child.id().to_string();
        let sent = Command::new("kill").args(["-s", name, &pid]).status();
        assert!(sent.unwrap().success());
    }

    /// How it ended; fails if it does not.
    pub(crate) fn ended(&mut self) -> ExitStatus {
        let late = Instant::now() + Duration::from_secs(30);
        loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                return status;
            }
            assert!(Instant::now() < late, "the server does not end");
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
