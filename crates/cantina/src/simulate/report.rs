//! What is told in the end.

use super::series::Series;
use super::tally::Tally;
use crate::error::Failure;
use serde::Serialize;
use std::collections::BTreeMap;
use std::io::{Write as _, stdout};
use std::time::Duration;

#[derive(Serialize)]
pub(super) struct Report<'s> {
    game: &'static str,
    games: u64,
    finished: u64,
    stuck: u64,
    /// By player.
    wins: &'s [u64],
    players: Vec<&'s str>,
    /// The bots in the order of the seats; in the first game, if they swap.
    seats: Vec<&'static str>,
    swap: bool,
    wins_by_bot: BTreeMap<&'static str, u64>,
    turns_per_game: f64,
    /// A round is a turn of each player: of the finished games the shortest tenth, the half and
    /// all but the longest tenth took no more.
    rounds: Rounds,
    seconds: f64,
    seed: String,
    /// The seed of the first game that came to no end.
    first_stuck: Option<String>,
}

#[derive(Copy, Clone, Serialize)]
struct Rounds {
    p10: u32,
    median: u32,
    p90: u32,
}

impl<'s> Report<'s> {
    pub(super) fn new(series: &'s Series<'_>, tally: &'s Tally, took: Duration) -> Self {
        let won = |kind| tally.wins_by_bot.get(kind).copied().unwrap_or_default();
        let players = (series.players.len() as u32).max(1);
        let rounds = |percent| tally.turns_of(percent).div_ceil(players);
        let stuck = tally.first_stuck.map(|number| series.seed_of(number));
        Self {
            game: series.game.id(),
            games: tally.games,
            finished: tally.finished,
            stuck: tally.games - tally.finished,
            wins: &tally.wins,
            players: series.players.iter().map(|p| p.name.as_str()).collect(),
            seats: series.kinds.iter().map(|kind| kind.name()).collect(),
            swap: series.swap,
            wins_by_bot: series.kinds.iter().map(|k| (k.name(), won(k))).collect(),
            turns_per_game: tally.mean_turns(),
            rounds: Rounds {
                p10: rounds(10),
                median: rounds(50),
                p90: rounds(90),
            },
            seconds: took.as_secs_f64(),
            seed: series.seed.to_string(),
            first_stuck: stuck.map(|seed| seed.to_string()),
        }
    }

    pub(super) fn print(&self, json: bool) -> Result<(), Failure> {
        let mut out = stdout().lock();
        if json {
            let text = serde_json::to_string_pretty(self).map_err(std::io::Error::from)?;
            writeln!(out, "{text}")?;
            return Ok(());
        }
        let seats = self.seats.join(", ");
        let swap = if self.swap { ", changing seats" } else { "" };
        writeln!(out, "{}: {seats}{swap}", self.game)?;
        writeln!(out, "  {:<20} {:>10}", "games", self.games)?;
        writeln!(out, "  {:<20} {:>10}", "finished", self.finished)?;
        writeln!(out, "  {:<20} {:>10}", "stuck", self.stuck)?;
        for (player, &wins) in self.players.iter().zip(self.wins) {
            self.print_wins(&mut out, player, wins)?;
        }
        for (bot, &wins) in &self.wins_by_bot {
            self.print_wins(&mut out, bot, wins)?;
        }
        let per_second = self.games as f64 / self.seconds.max(f64::MIN_POSITIVE);
        writeln!(
            out,
            "  {:<20} {:>10.1}",
            "turns a game", self.turns_per_game
        )?;
        let Rounds { p10, median, p90 } = self.rounds;
        writeln!(
            out,
            "  {:<20} {median:>10}  (most games: {p10} to {p90})",
            "rounds, median"
        )?;
        writeln!(out, "  {:<20} {per_second:>10.0}", "games a second")?;
        writeln!(out, "  seed {}", self.seed)?;
        if let Some(seed) = &self.first_stuck {
            writeln!(out, "  the first stuck game has the seed {seed}")?;
        }
        Ok(())
    }

    fn print_wins(
        &self,
        out: &mut impl std::io::Write,
        who: &str,
        wins: u64,
    ) -> std::io::Result<()> {
        let percent = 100.0 * wins as f64 / self.finished.max(1) as f64;
        let label = format!("won by {who}");
        writeln!(out, "  {label:<20} {wins:>10} {percent:>6.1} %")
    }
}
