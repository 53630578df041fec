//! `cantina play`: a game in the terminal, people and machines at one table; passing the keyboard
//! hides what it must.
//!
//! Every game is kept from a person's first move on in exactly one file that no other game uses
//! (`kept.rs`), written anew before anybody is asked; leaving in any way says where. The table is
//! drawn when one's turn begins, or when asked for. Otherwise only the news is told, right above
//! the question (`news.rs`), whole turns of others in a line: which events are worth a word in it
//! is the game's to say (`Game::meaning`), and so is how they are told of somebody who was named
//! already (`Game::deed`). `u` takes back one thing that was typed, and says which (`past.rs`).

mod command;
mod console;
mod ending;
mod interrupt;
mod journey;
mod kept;
mod news;
mod past;
mod reading;
mod seats;
mod show;
mod sitting;

use crate::error::Failure;
use crate::extras::Extras;
use crate::games::Shelf;
use crate::languages::Languages;
use crate::solo::Wishes;
use crate::words::Words;
use crate::{files, seed};
use bots::Playable;
use console::Console;
use interrupt::Farewell;
use kept::Kept;
use printed::number;
use seats::Sitters;
use sitting::{End, Sitting};
use std::path::{Path, PathBuf};
use tabletop::{AnyLoaded, Divergence, Lang, Outcome, Player, Reader, Seed};

/// Play a game in the terminal
#[derive(clap::Args)]
#[command(after_help = "\
Who sits where: human, or a machine (greedy, random). Without --seats a person takes the first seat
and greedy machines the others. Several people pass the keyboard around; nobody sees what another holds.

At the prompt a number chooses; ? tells the rest: reading cards, undo, why not, rules, log.

A game is kept from its first move: in a file of its own under ~/.local/state/cantina/games (or
$XDG_STATE_HOME/cantina/games), or where --save says; a game that was loaded goes on in its file.

Examples:
  cantina play coaxium
  cantina play GAME --with unfinished-business --favors
  cantina play GAME --solo
  cantina play GAME --character han-solo --rival lando-calrissian --rival-fame 2
  cantina play GAME --solo --with unfinished-business --rivals bossk,lando-calrissian
  cantina play coaxium --seats human,human --save evening.json
  cantina play coaxium --setup '{\"seats\":3}' --seats human,greedy,random --seed 7
  cantina play --load evening.json
  cantina play --load")]
pub(crate) struct Args {
    /// The game; see `cantina games`
    game: Option<String>,
    /// Who sits where, in the order of the seats: human,greedy,…
    #[arg(long, value_name = "WHO,WHO,…")]
    seats: Option<String>,
    /// All chance of the game: 64 hexadecimal digits or a number; random if not given
    #[arg(long, value_name = "HEX|NUMBER")]
    seed: Option<String>,
    /// The set-up, as JSON or @FILE; the game's default if not given
    #[arg(long, value_name = "JSON|@FILE", conflicts_with = "load")]
    setup: Option<String>,
    #[command(flatten)]
    extras: Extras,
    #[command(flatten)]
    solo: Wishes,
    /// Go on with a saved game, in the same file; without a name, with the one played last
    #[arg(
        long,
        value_name = "FILE",
        num_args = 0..=1,
        conflicts_with_all = ["solo", "character", "rivals", "rival_fame"]
    )]
    load: Option<Option<PathBuf>>,
    /// Keep the game in this new file instead of one under the state folder
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Add or replace entries of the box from this folder or file; see `cantina cards check`
    #[arg(long, value_name = "PATH")]
    pack: Option<PathBuf>,
    /// Add languages from this folder: LANGUAGE/GAME/*.ftl, and LANGUAGE/terminal/*.ftl for what is said
    /// here
    #[arg(long, value_name = "DIR")]
    languages: Option<PathBuf>,
    /// In this language; in English what it has no words for
    #[arg(long, value_name = "LANGUAGE", default_value_t)]
    lang: Lang,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let languages = Languages::named(args.languages.as_ref())?;
    let words = Words::new(&languages, args.lang);
    let mut console = Console::new(words.clone());
    let mut seed = seed::given_or_random(args.seed.as_deref())?;
    let farewell = Farewell::listen()?;
    let shelf = Shelf::with(args.pack.as_deref(), &languages)?;
    let mut begun = match &args.load {
        Some(path) => {
            let last = || files::last_unnamed().ok_or(Failure::NothingKept);
            let path = path.clone().map_or_else(last, Ok)?;
            let farewell = farewell.clone();
            match load(args, &path, seed, shelf, &words, &mut console, farewell)? {
                Some(sitting) => sitting,
                None => return Ok(()),
            }
        }
        None => {
            let game = shelf.named(args.game.as_deref())?;
            let kept = Kept::new(game.id(), args.save.as_deref())?;
            begin(args, game, seed, kept, &words, farewell.clone())?
        }
    };
    while begun.play(&mut console)? == End::Another {
        seed = seed.derive(0);
        let game = begun.into_game();
        // The file that was named holds the game that is over.
        let kept = Kept::new(game.id(), None)?;
        begun = begin(args, game, seed, kept, &words, farewell.clone())?;
    }
    Ok(())
}

fn begin(
    args: &Args,
    game: Box<dyn Playable>,
    seed: Seed,
    kept: Kept,
    words: &Words,
    farewell: Farewell,
) -> Result<Sitting, Failure> {
    let setup = match &args.setup {
        Some(text) => files::json_argument(text)?,
        None => game.default_setup(),
    };
    let setup = args.extras.applied(setup, &*game)?;
    let setup = args.solo.applied(setup, &*game)?;
    let (table, opening) = game.new_table(setup, seed)?;
    let sitters = Sitters::new(
        args.seats.as_deref(),
        &*game,
        &table.players(args.lang),
        seed,
    )?;
    let mut sitting = Sitting::new(game, table, sitters, kept, words.clone(), farewell);
    sitting.note(&*opening);
    Ok(match args.save {
        Some(_) => sitting,
        None => sitting.unkept_among_machines(),
    })
}

/// Opens a save. If the rules of today lead elsewhere, nobody goes on without having agreed to.
fn load(
    args: &Args,
    path: &Path,
    seed: Seed,
    shelf: Shelf,
    words: &Words,
    console: &mut Console,
    farewell: Farewell,
) -> Result<Option<Sitting>, Failure> {
    let failed = |source| Failure::Load {
        path: path.to_path_buf(),
        source,
    };
    let save = files::read_json(path)?;
    let of = tabletop::game_of(&save).map_err(failed)?;
    let game = shelf.named(Some(args.game.as_deref().unwrap_or(of)))?;
    let mut sitters = None;
    let mut logs = news::Logs::default();
    let mut retelling = past::Retelling::new(&save, words);
    let AnyLoaded { table, diverged } = game
        .retell(&save, &mut |table, step| {
            retelling.go_on(table);
            let sitters = sitters.get_or_insert_with(|| {
                Sitters::new(
                    args.seats.as_deref(),
                    &*game,
                    &table.players(args.lang),
                    seed,
                )
            });
            if let Ok(sitters) = sitters {
                logs.note(sitters, step, args.lang);
            }
        })
        .map_err(failed)?;
    let is_whole = diverged.is_none();
    if let Some(Divergence { at, of, why }) = diverged {
        let args = [("at", number(at)), ("of", number(of)), ("why", why.into())];
        console.say(&words.say("other-rules-agree", &args))?;
        if !console.confirm(&words.of("go-on-by-todays"), false)? {
            console.say(&words.of("left-as-it-is"))?;
            return Ok(None);
        }
    }
    let sitters = match sitters {
        Some(sitters) => sitters?,
        None => Sitters::new(
            args.seats.as_deref(),
            &*game,
            &table.players(args.lang),
            seed,
        )?,
    };
    // What happened before is in the log, not in the news.
    logs.read_all();
    let kept = match args.save.as_deref().filter(|&save| save != path) {
        Some(save) => Kept::new(game.id(), Some(save))?,
        None if is_whole => Kept::again(game.id(), path, table.position()),
        // What the rules of today no longer understand stays as it was.
        None => Kept::new(game.id(), None)?,
    };
    let past = retelling.past;
    let sitting = Sitting::new(game, table, sitters, kept, words.clone(), farewell);
    Ok(Some(sitting.with_past(logs, past)))
}

/// The players by place, best first.
pub(crate) fn places<'p>(players: &'p [Player], outcome: &Outcome) -> Vec<(&'p str, u8)> {
    let names = players.iter().map(|player| player.name.as_str());
    let mut places: Vec<_> = names.zip(outcome.places.iter().copied()).collect();
    places.sort_by_key(|&(_, place)| place);
    places
}

/// What a person, or with none at the table an onlooker, may read.
fn reader(person: Option<tabletop::Seat>) -> Reader {
    person.map_or(Reader::Onlooker, Reader::Seat)
}
