//! The pseudo-language `xx`, made from English: what still reads as English in it is no message, what
//! breaks in it would break in a real language.

mod accent;
#[cfg(test)]
mod tests;

use crate::files;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Make the pseudo-language xx: every letter accented, every message a third longer, arguments in another order.
#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The folder of languages it is put into, for `--languages` of `cantina serve`, `play` and `replay`
    folder: PathBuf,
}

/// What is said alike in every game.
const COMMON: &str = "common";
/// What it is called: no language has this tag.
const TAG: &str = "xx";

pub(crate) fn run(root: &Path, args: &Args) -> ExitCode {
    match write(root, &args.folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write(root: &Path, folder: &Path) -> Result<(), String> {
    for game in speakers(root)? {
        let into = folder.join(TAG).join(&game);
        fs::create_dir_all(&into).map_err(|error| format!("{}: {error}", into.display()))?;
        for (name, text) in made(root, &game)?.into_iter().chain(rules(&game)?) {
            let file = into.join(name);
            fs::write(&file, text).map_err(|error| format!("{}: {error}", file.display()))?;
        }
    }
    Ok(())
}

/// Whoever has message files: the games, what is said alike in all of them, and the terminal.
fn speakers(root: &Path) -> Result<Vec<String>, String> {
    let folders = files::folders_in(&root.join("content")).map_err(|error| error.to_string())?;
    let speak = folders
        .iter()
        .filter(|folder| folder.join("text/en").is_dir());
    let names = speak.filter_map(|folder| Some(folder.file_name()?.to_str()?.to_string()));
    Ok(names.collect())
}

/// The rulebook, which is common to all.
fn rules(game: &str) -> Result<Option<(String, String)>, String> {
    if game != COMMON {
        return Ok(None);
    }
    let mut english = String::new();
    for rule in rulebook::all() {
        let (key, text) = (rule.key(), rule.text("en"));
        let (name, topic, set) = (rule.name(), rule.topic_name(), rule.box_name());
        english += &format!("{key} = {text}\n    .name = {name}\n    .topic = {topic}\n");
        english += &format!("    .box = {set}\n    .source = {}\n", rule.source);
        english.extend(rule.note.map(|note| format!("    .note = {note}\n")));
    }
    for book in rulebook::books() {
        for chapter in book.chapters {
            english += &format!("{} = {}\n", chapter.key(book), chapter.name("en"));
            let guide = chapter.guide("en").into_iter();
            english.extend(guide.map(|guide| format!("    .guide = {guide}\n")));
        }
    }
    let name = "rules.ftl".to_string();
    let text = accent::file(english).map_err(|problem| format!("{name}: {problem}"))?;
    Ok(Some((name, text)))
}

/// The files of a game in the pseudo-language: name and text.
fn made(root: &Path, game: &str) -> Result<Vec<(String, String)>, String> {
    let folder = root.join("content").join(game).join("text/en");
    let entries =
        fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files = Vec::new();
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let text = fs::read_to_string(&path).map_err(|error| format!("{name}: {error}"))?;
        let text = accent::file(text).map_err(|problem| format!("{name}: {problem}"))?;
        files.push((name.into_owned(), text));
    }
    files.sort();
    Ok(files)
}
