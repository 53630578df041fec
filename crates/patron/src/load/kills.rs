//! A server that is killed again and again while it is played on.

use super::{Commands, Found, Lobby, Lost, MISSED, Party, STILL, Servers, games, settled};
use crate::{Picks, Served};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How servers are killed.
#[derive(Clone, Copy)]
pub struct Kills<'a> {
    /// What starts one, always on the same folder or database.
    pub serve: Commands<'a>,
    /// So many serve it at once, of which one is killed at a time.
    pub nodes: usize,
    /// What kills the database instead, and starts it again.
    pub crash: Option<&'a dyn Fn()>,
    /// What looks at records.
    pub replay: Commands<'a>,
    /// Where records are put for that.
    pub scratch: &'a Path,
    /// So often.
    pub kills: u64,
    /// Where chance comes from.
    pub seed: u64,
}

impl std::fmt::Debug for Kills<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} kills from seed {}", self.kills, self.seed)
    }
}

/// What came of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Killed {
    /// So often it was killed.
    pub kills: u64,
    /// So often of these before it had begun to listen.
    pub early: u64,
    /// So often it was seen that machines go on before anybody asks for their tables.
    pub unasked: u64,
    /// Tables there were, in all.
    pub tables: u64,
    /// What was found again.
    pub found: Found,
}

/// Every so often the server is killed while it starts.
const EARLY: u64 = 5;
/// Every so often nobody comes until the machines have moved.
const UNASKED: u64 = 10;
/// It is killed after fewer than this many things were done at all tables together, …
const MOST: usize = 150;
/// … or after so long, if they go on slowly.
const LONGEST: Duration = Duration::from_secs(2);
/// It starts in less than this many milliseconds, mostly.
const STARTING: usize = 60;

/// So long what a server found out about its health counts.
const HEALTH: Duration = Duration::from_millis(2_100);
/// So long a server may need to find out that its database is back.
const RECOVERS: Duration = Duration::from_secs(30);

impl Kills<'_> {
    /// Kills it, and looks each time whether something is lost. `done` hears of every kill.
    pub fn run(&self, mut done: impl FnMut(u64)) -> Result<Killed, Lost> {
        let mut sum = Killed::default();
        let start = || Served::by(&mut (self.serve)());
        let mut servers: Vec<Served> = (0..self.nodes).map(|_| start()).collect();
        let games = games(&servers[0].address);
        let mut parties = Party::all(&servers[0].address, &games);
        let mut lobby = Lobby::default();
        let mut known = 0;
        let still = match self.nodes {
            1 => STILL,
            _ => STILL + MISSED,
        };
        sum.tables = parties.len() as u64;
        for kill in 0..self.kills {
            let mut picks = Picks(self.seed.wrapping_mul(1_000_003).wrapping_add(kill));
            picks.below(2);
            let victim = picks.below(servers.len());
            self.load(
                &mut servers,
                victim,
                &games,
                &mut parties,
                &mut lobby,
                &mut picks,
            )?;
            if kill % EARLY == EARLY - 1 {
                self.kill_early(&mut picks);
                sum.early += 1;
            }
            sum.kills += 1;
            // Where others are left, everything is there at once; where none is, on the next one.
            if self.crash.is_none() {
                drop(servers.remove(victim));
            }
            if servers.is_empty() {
                servers.push(start());
            }
            let address = &servers[0].address.clone();
            let last = kill + 1 == self.kills;
            if kill % UNASKED == UNASKED - 1 || last {
                settled(&servers, still);
                for party in &parties {
                    party.is_nobodys_to_wait_for(address)?;
                }
                sum.unasked += 1;
            }
            sum.found
                .add(lobby.check(address, if last { 0 } else { known })?);
            sum.tables += (lobby.len() - known) as u64;
            known = lobby.len();
            for party in &mut parties {
                sum.found.add(party.check(address)?);
                if party.is_over() || kill % UNASKED == 0 || last {
                    let record = self.scratch.join("record.json");
                    sum.found.add(party.verify(address, self.replay, &record)?);
                }
                if party.is_over() {
                    *party = party.again(address);
                    sum.tables += 1;
                }
            }
            while servers.len() < self.nodes {
                servers.push(start());
            }
            done(kill);
        }
        Ok(sum)
    }

    /// Everybody plays until one of the servers, or their database, is killed at some moment.
    fn load(
        &self,
        servers: &mut [Served],
        victim: usize,
        games: &[(String, usize)],
        parties: &mut [Party],
        lobby: &mut Lobby,
        picks: &mut Picks,
    ) -> Result<(), Lost> {
        let addresses: Vec<String> = servers.iter().map(|one| one.address.clone()).collect();
        let sound = self.crash.is_none();
        let addresses = &addresses[..];
        let at = Servers { addresses, sound };
        let (done, goal) = (&AtomicU64::new(0), picks.below(MOST) as u64);
        let mut own = || Picks(picks.below(1 << 30) as u64);
        thread::scope(|scope| {
            let (mut first, rest) = (own(), parties.iter_mut());
            let playing: Vec<_> = rest
                .map(|party| {
                    let mut picks = own();
                    scope.spawn(move || party.play(at, &mut picks, done))
                })
                .collect();
            scope.spawn(move || lobby.fill((&addresses[victim], sound), games, &mut first));
            let began = Instant::now();
            while done.load(Ordering::Relaxed) < goal && began.elapsed() < LONGEST {
                thread::sleep(Duration::from_millis(1));
            }
            match self.crash {
                Some(crash) => crash(),
                None => servers[victim].kill(),
            }
            let played = playing.into_iter().map(|one| one.join().unwrap());
            played.collect::<Result<(), Lost>>()
        })?;
        match self.crash {
            Some(_) => addresses.iter().try_for_each(|address| recovers(address)),
            None => Ok(()),
        }
    }

    /// Starts it and kills it before anybody was let in, or just then.
    fn kill_early(&self, picks: &mut Picks) {
        let mut serve: Command = (self.serve)();
        serve.stdout(Stdio::null());
        let mut child = serve.spawn().unwrap();
        thread::sleep(Duration::from_millis(picks.below(STARTING) as u64));
        child.kill().unwrap();
        child.wait().unwrap();
    }
}

/// Waits until a server can store something again.
fn recovers(address: &str) -> Result<(), Lost> {
    // What it says of its health may be as old as that.
    thread::sleep(HEALTH);
    let began = Instant::now();
    while began.elapsed() < RECOVERS {
        if crate::http::fetch(address, "/health", &[]).status == 200 {
            return Ok(());
        }
        thread::sleep(Duration::from_millis(100));
    }
    Err(Lost::at(
        "",
        format_args!("{address} does not find out that its database is back"),
    ))
}
