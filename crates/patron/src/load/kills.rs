//! A server that is killed again and again while it is played on.

use super::{Commands, Found, Lobby, Lost, Party, games, settled};
use crate::{Picks, Served};
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// How a server is killed.
#[derive(Clone, Copy)]
pub struct Kills<'a> {
    /// What starts it, always on the same folder.
    pub serve: Commands<'a>,
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

impl Kills<'_> {
    /// Kills it, and looks each time whether something is lost. `done` hears of every kill.
    pub fn run(&self, mut done: impl FnMut(u64)) -> Result<Killed, Lost> {
        let mut sum = Killed::default();
        let mut served = Served::by(&mut (self.serve)());
        let games = games(&served.address);
        let mut parties = Party::all(&served.address, &games);
        let mut lobby = Lobby::default();
        let mut known = 0;
        sum.tables = parties.len() as u64;
        for kill in 0..self.kills {
            let mut picks = Picks(self.seed.wrapping_mul(1_000_003).wrapping_add(kill));
            picks.below(2);
            self.load(&mut served, &games, &mut parties, &mut lobby, &mut picks)?;
            if kill % EARLY == EARLY - 1 {
                self.kill_early(&mut picks);
                sum.early += 1;
            }
            sum.kills += 1;
            served = Served::by(&mut (self.serve)());
            let address = &served.address;
            let last = kill + 1 == self.kills;
            if kill % UNASKED == UNASKED - 1 || last {
                settled(address);
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
            done(kill);
        }
        Ok(sum)
    }

    /// Everybody plays until the server is killed at some moment.
    fn load(
        &self,
        served: &mut Served,
        games: &[(String, usize)],
        parties: &mut [Party],
        lobby: &mut Lobby,
        picks: &mut Picks,
    ) -> Result<(), Lost> {
        let address = served.address.clone();
        let address = address.as_str();
        let (done, goal) = (&AtomicU64::new(0), picks.below(MOST) as u64);
        let mut own = || Picks(picks.below(1 << 30) as u64);
        thread::scope(|scope| {
            let (mut first, rest) = (own(), parties.iter_mut());
            let playing: Vec<_> = rest
                .map(|party| {
                    let mut picks = own();
                    scope.spawn(move || party.play(address, &mut picks, done))
                })
                .collect();
            scope.spawn(move || lobby.fill(address, games, &mut first));
            let began = Instant::now();
            while done.load(Ordering::Relaxed) < goal && began.elapsed() < LONGEST {
                thread::sleep(Duration::from_millis(1));
            }
            served.kill();
            let played = playing.into_iter().map(|one| one.join().unwrap());
            played.collect()
        })
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
