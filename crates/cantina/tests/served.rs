//! A server that a test starts, kills and starts again.
#![allow(clippy::unwrap_used, reason = "a helper of tests")]

use crate::common::cantina;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Stdio};

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
        let mut child = cantina()
            .args(["serve", "--port", "0", "--pace", "0", "--data"])
            .arg(folder)
            .args(more)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut stdout = BufReader::new(child.stdout.take().unwrap());
        stdout.read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).unwrap();
        let address = address.split(' ').next().unwrap().to_owned();
        assert!(address.starts_with("127.0.0.1:"), "{line}");
        Self { child, address }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
