//! What is no message and no request at all.

use super::Ground;
use super::line::{Line, Next};
use super::talking::Attacker;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;
use std::time::Duration;

/// So many connections one attacker leaves half-way at once.
const HELD: usize = 40;
/// An answer to what cannot be answered comes at once or not at all.
const BRIEFLY: Duration = Duration::from_secs(5);

/// A mask of zeros leaves what it masks as it is.
const MASK: [u8; 4] = [0; 4];
/// Frames that WebSocket does not know: the first two bytes, and what follows the mask.
const FRAMES: [(&str, [u8; 2], &[u8]); 10] = [
    ("no UTF-8", [0x81, 0x83], &[0xff, 0xfe, 0xfd]),
    ("half a letter", [0x81, 0x82], &[0xe2, 0x82]),
    ("an unknown kind", [0x83, 0x80], &[]),
    ("an unknown kind of control", [0x8b, 0x80], &[]),
    ("a reserved bit", [0xc1, 0x80], &[]),
    ("a ping in parts", [0x09, 0x80], &[]),
    ("a rest without a beginning", [0x80, 0x81], b"x"),
    ("a farewell of one byte", [0x88, 0x81], &[3]),
    ("a farewell with an unknown code", [0x88, 0x82], &[0, 1]),
    ("a farewell in no UTF-8", [0x88, 0x83], &[3, 232, 0xff]),
];
/// What is not even masked.
const UNMASKED: [u8; 4] = [0x81, 0x02, b'{', b'}'];
/// A frame that says it is larger than any other, and the beginning of it.
const HUGE: [u8; 14] = [0x81, 0xff, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/// Requests that are none; each is complete, so that nothing more is waited for.
const REQUESTS: [&str; 9] = [
    "\r\n\r\n",
    "GET\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n",
    "GET / HTTP/1.1\r\nHost\r\n\r\n",
    "G\0T / HTTP/1.1\r\n\r\n",
    "GET /\u{0} HTTP/1.1\r\nHost: localhost\r\n\r\n",
    "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n",
    "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
];

/// What is begun and not ended.
const HALVES: [&str; 5] = [
    "",
    "GET /api/games HTTP/1.1\r\nX-half: ",
    "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    "GET / HT",
    "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
];

impl Attacker {
    /// Says something that no client can say; the socket is closed, and it is said why.
    pub(super) fn break_frames(&mut self, ground: &Ground) -> Result<(), String> {
        let (victim, from) = (self.any(ground), self.from());
        self.tally.rude += 1;
        let mut line = match Line::open(&ground.address, &victim.table, &from) {
            Ok(line) => line,
            Err(429) => return self.counted("too-many"),
            Err(status) => return Err(format!("a socket is refused: {status}")),
        };
        let what = match self.picks.below(FRAMES.len() + 3) {
            n if n < FRAMES.len() => {
                let (what, head, rest) = FRAMES[n];
                line.write(&[&head[..], &MASK, rest].concat());
                what
            }
            n if n == FRAMES.len() => {
                line.write(&UNMASKED);
                "no mask"
            }
            n if n == FRAMES.len() + 1 && self.picks.below(20) == 0 => {
                let length = (1_u64 << 20) + 1;
                let head = [&[0x81, 0xff][..], &length.to_be_bytes(), &MASK].concat();
                line.write(&head);
                line.write(&vec![b' '; length as usize]);
                "a megabyte and one byte"
            }
            _ => {
                line.write(&HUGE);
                "a huge frame"
            }
        };
        loop {
            match line.next() {
                Next::Told(_) => {}
                // Who says farewell is answered with their own words.
                Next::Closed(_) if what.contains("farewell") => return self.counted("farewell"),
                Next::Closed(reason) => {
                    let reason = ground
                        .reason(&reason)
                        .map_err(|why| format!("{what}: {why}"))?;
                    *self.tally.closed.entry(reason).or_default() += 1;
                    return Ok(());
                }
                other => return Err(format!("{what}: {other:?}")),
            }
        }
    }

    fn counted(&mut self, code: &str) -> Result<(), String> {
        *self.tally.refused.entry(code.into()).or_default() += 1;
        Ok(())
    }

    /// Says something that is no request: it is refused by a status, or the connection is closed.
    pub(super) fn break_requests(&mut self, ground: &Ground) -> Result<(), String> {
        let said: Vec<u8> = match self.picks.below(REQUESTS.len() + 2) {
            n if n < REQUESTS.len() => REQUESTS[n].into(),
            n if n == REQUESTS.len() => {
                let head = "GET / HTTP/1.1\r\nHost: localhost\r\n";
                let many = "X-a: b\r\n".repeat(50 + self.picks.below(8000));
                format!("{head}{many}\r\n").into()
            }
            _ => {
                let length = self.picks.below(400);
                let noise = (0..length).map(|_| self.picks.below(256) as u8);
                let noise: Vec<u8> = noise.collect();
                [&noise[..], b"\r\n\r\n"].concat()
            }
        };
        self.tally.rude += 1;
        let Ok(mut stream) = TcpStream::connect(&ground.address) else {
            return Err("nobody is let in".into());
        };
        let _ = stream.set_read_timeout(Some(BRIEFLY));
        let _ = stream.write_all(&said);
        // Nothing more will be said.
        let _ = stream.shutdown(std::net::Shutdown::Write);
        let mut told = Vec::new();
        let _ = stream.read_to_end(&mut told);
        let told = String::from_utf8_lossy(&told).into_owned();
        let status = told
            .split(' ')
            .nth(1)
            .and_then(|status| status.parse().ok());
        match status {
            None if told.is_empty() => self.counted("closed"),
            Some(400..500_u16) => self.counted("bad-http"),
            Some(200..400) => {
                self.tally.answered += 1;
                Ok(())
            }
            _ => Err(format!("{:?}: {told:.300}", String::from_utf8_lossy(&said))),
        }
    }

    /// Begins something, and is slow or goes away.
    pub(super) fn leave_halfway(&mut self, ground: &Ground) -> Result<(), String> {
        self.tally.rude += 1;
        let from = self.from();
        if self.picks.below(3) == 0 {
            let table = &self.any(ground).table;
            // Nothing is said on it, and it is gone.
            drop(Line::open(&ground.address, table, &from));
            return Ok(());
        }
        let half = HALVES[self.picks.below(HALVES.len())];
        let Ok(mut stream) = TcpStream::connect(&ground.address) else {
            return Err("nobody is let in".into());
        };
        let _ = stream.write_all(half.as_bytes());
        self.held.push_back(stream);
        if self.held.len() > HELD {
            self.held.pop_front();
        }
        // Somebody who is slow says one more byte.
        let slow = self.picks.below(self.held.len());
        let _ = self.held[slow].write_all(b"x");
        Ok(())
    }
}
