//! A server is as small after a crowd as before it.

use crate::common::Folder;
use crate::served::start_with;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::thread::sleep;
use std::time::Duration;

/// Few enough for a system that lets a process have a thousand files.
const CROWD: usize = 800;

/// So many that have asked something, and stay.
fn crowd(address: &str) -> Vec<TcpStream> {
    let ask = format!("GET /health HTTP/1.1\r\nHost: {address}\r\n\r\n");
    let connect = |_| {
        let mut stream = TcpStream::connect(address).unwrap();
        stream.write_all(ask.as_bytes()).unwrap();
        stream
    };
    let mut all: Vec<TcpStream> = (0..CROWD).map(connect).collect();
    for stream in &mut all {
        assert!(stream.read(&mut [0; 1024]).unwrap() > 0);
    }
    all
}

#[test]
#[cfg(target_os = "linux")]
fn what_connections_had_in_memory_is_given_back() {
    let folder = Folder::new();
    let served = start_with(folder.path(), &["--connections-per-address", "2000"]);
    let memory = || served.memory().unwrap();
    drop(crowd(&served.address));
    for _ in 0..3 {
        let before = memory();
        let all = crowd(&served.address);
        let most = memory();
        drop(all);
        // A hundred times as long as it takes: nothing here hangs on how busy the machine is.
        let given_back = (0..1000).any(|_| {
            sleep(Duration::from_millis(100));
            memory() < before.midpoint(most)
        });
        assert!(
            given_back,
            "{before} before, {most} with all of them, {} now",
            memory()
        );
    }
    let few = served.memory().unwrap();
    assert!(few < 100 * 1024 * 1024, "{few} bytes with nobody there");
}
