//! A folder of languages, so that one can be added without a build:
//! `DIR/<language>/<game>/*.ftl`, laid out as `content/<game>/text/<language>` is.

use crate::error::Failure;
use printed::{Complaint, Languages as Read, Wording};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use tabletop::Lang;

/// The folders of `content/terminal/text`.
#[derive(rust_embed::Embed)]
#[folder = "../../content/terminal/text"]
struct Terminal;

/// The files of messages in a folder, each with the game it is of.
#[derive(Default)]
pub(crate) struct Languages(Vec<(String, Wording)>);

impl Languages {
    /// Those of the folder that was named, if one was.
    pub(crate) fn named(folder: Option<&PathBuf>) -> Result<Self, Failure> {
        folder.map_or(Ok(Self::default()), |folder| Self::read(folder))
    }

    /// Whether there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Reads the folders of all languages in the order of their names; or says what is wrong with them.
    fn read(folder: &Path) -> Result<Self, Failure> {
        let (mut files, mut problems) = (Vec::new(), Vec::new());
        for language in inside(folder)?.into_iter().filter(|path| path.is_dir()) {
            let lang = match name(&language).parse() {
                Ok(lang) => lang,
                Err(problem) => {
                    problems.push(format!("{}: {problem}", language.display()));
                    continue;
                }
            };
            for game in inside(&language)?.into_iter().filter(|path| path.is_dir()) {
                let of_messages = |path: &PathBuf| printed::is_wording(&name(path));
                for file in inside(&game)?.into_iter().filter(of_messages) {
                    let wording = Wording {
                        lang,
                        file: file.display().to_string(),
                        text: fs::read_to_string(&file).map_err(unreadable(&file))?.into(),
                    };
                    files.push((name(&game), wording));
                }
            }
        }
        // Games have messages of the same name, each its own.
        let games: BTreeSet<&String> = files.iter().map(|(game, _)| game).collect();
        for game in games {
            let of_game = files.iter().filter(|(of, _)| of == game);
            let wordings = of_game.map(|(_, wording)| wording.clone());
            let complaints = Read::default().with(wordings).complaints();
            problems.extend(complaints.iter().map(Complaint::to_string));
        }
        if files.is_empty() && problems.is_empty() {
            problems.push("there is no file LANGUAGE/GAME/*.ftl in it".into());
        }
        match problems.is_empty() {
            true => Ok(Self(files)),
            false => Err(Failure::BrokenLanguages {
                path: folder.to_path_buf(),
                problems,
            }),
        }
    }

    /// What the pages say, language by language.
    pub(crate) fn words_of_pages(&self) -> BTreeMap<Lang, String> {
        let mut words: BTreeMap<Lang, String> = BTreeMap::new();
        for wording in self.of("client") {
            let of_language = words.entry(wording.lang).or_default();
            of_language.push_str(&wording.text);
            of_language.push('\n');
        }
        words
    }

    /// What is said alike at every table.
    pub(crate) fn common(&self) -> Read {
        Read::common().with(self.of("common"))
    }

    /// What the terminal says itself, and what is said alike everywhere: refusals and rules.
    pub(crate) fn terminal(&self) -> Read {
        let added = self.of("common").chain(self.of("terminal"));
        Read::embedded::<Terminal>().with(added)
    }

    /// The files of a game, after those that are common to all.
    pub(crate) fn spoken_in(&self, game: &str) -> impl Iterator<Item = Wording> {
        self.of("common").chain(self.of(game))
    }

    /// The files of a game.
    fn of(&self, game: &str) -> impl Iterator<Item = Wording> {
        let files = self.0.iter().filter(move |(of, _)| of == game);
        files.map(|(_, wording)| wording.clone())
    }
}

fn inside(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(unreadable(folder))?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path()));
    let mut paths: Vec<PathBuf> = paths
        .collect::<Result<_, _>>()
        .map_err(unreadable(folder))?;
    paths.sort();
    Ok(paths)
}

fn unreadable(path: &Path) -> impl Fn(std::io::Error) -> Failure {
    let path = path.to_path_buf();
    move |source| Failure::Read {
        path: path.clone(),
        source,
    }
}

fn name(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default();
    name.to_string_lossy().into_owned()
}
