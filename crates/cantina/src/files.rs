//! Reading and writing saves and set-ups.

use crate::error::Failure;
use serde_json::Value;
use std::fs::{self, File};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

/// JSON given on the command line: the text itself, or `@` and the name of a file that holds it.
pub(crate) fn json_argument(text: &str) -> Result<Value, Failure> {
    match text.strip_prefix('@') {
        Some(path) => read_json(Path::new(path)),
        None => parse(text, || format!("'{text}'")),
    }
}

/// A file as JSON.
pub(crate) fn read_json(path: &Path) -> Result<Value, Failure> {
    let text = fs::read_to_string(path).map_err(|source| Failure::Read {
        path: path.into(),
        source,
    })?;
    parse(&text, || path.display().to_string())
}

fn parse(text: &str, what: impl Fn() -> String) -> Result<Value, Failure> {
    serde_json::from_str(text).map_err(|source| Failure::NotJson {
        what: what(),
        source,
    })
}

/// Writes a save. It goes to a neighbouring file first, which then takes the place of the old one:
/// whatever happens, there is never half a save.
pub(crate) fn write_save(path: &Path, save: &Value) -> Result<(), Failure> {
    replace(path, format!("{save:#}\n").as_bytes()).map_err(|source| Failure::Write {
        path: path.into(),
        source,
    })
}

fn replace(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    // Two games saving to one name must not write into each other's half-written file.
    name.push(format!(".{}.new", std::process::id()));
    let fresh = path.with_file_name(name);
    let written = File::create(&fresh).and_then(|mut file| {
        file.write_all(bytes)?;
        file.sync_all()
    });
    let replaced = written.and_then(|()| fs::rename(&fresh, path));
    if replaced.is_err() {
        let _ = fs::remove_file(&fresh);
    }
    replaced
}

/// A new file for a game that nobody has given a name: no other game ever gets the same.
pub(crate) fn unnamed_save(game: &str) -> Result<PathBuf, Failure> {
    let folder = games_folder();
    let failed = |path: &Path, source| Failure::Write {
        path: path.into(),
        source,
    };
    own_state_folder();
    private_folder(&folder)?;
    let numbers = kept(&folder).filter_map(|path| number_of(&path, game));
    let last = numbers.max().unwrap_or(0);
    for number in last + 1.. {
        let path = folder.join(format!("{game}-{number}.json"));
        match File::create_new(&path) {
            Ok(_) => return Ok(path),
            // Another game was quicker.
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(source) => return Err(failed(&path, source)),
        }
    }
    Err(failed(&folder, ErrorKind::StorageFull.into()))
}

/// The game without a name that was played last.
pub(crate) fn last_unnamed() -> Option<PathBuf> {
    let folder = games_folder();
    let played = kept(&folder).filter_map(|path| {
        let when = fs::metadata(&path).and_then(|about| about.modified());
        Some((when.ok()?, path))
    });
    played.max().map(|(_, path)| path)
}

fn kept(folder: &Path) -> impl Iterator<Item = PathBuf> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let files = files.map(|file| file.path());
    files.filter(|path| path.extension().is_some_and(|end| end == "json"))
}

/// The number in the name of such a file, if it is one of this game.
fn number_of(path: &Path, game: &str) -> Option<u32> {
    let name = path.file_stem()?.to_str()?;
    name.strip_prefix(game)?.strip_prefix('-')?.parse().ok()
}

fn games_folder() -> PathBuf {
    state_folder().join("games")
}

/// Makes a folder, and those it lies in, for its owner alone; one that is there stays as it is.
pub(crate) fn private_folder(path: &Path) -> Result<(), Failure> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path).map_err(|source| Failure::Write {
        path: path.into(),
        source,
    })
}

/// What lies in the user's own folder is nobody else's to read: it holds seeds and hidden cards.
/// Earlier versions let everybody in.
pub(crate) fn own_state_folder() {
    let folder = state_folder();
    if folder.is_dir() {
        private(&folder, 0o700);
    }
}

/// Lets only its owner at a file or folder, if it is there.
pub(crate) fn private(path: &Path, mode: u32) {
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let closed = fs::metadata(path).and_then(|about| {
            if about.permissions().mode() & 0o777 & !mode == 0 {
                return Ok(());
            }
            fs::set_permissions(path, PermissionsExt::from_mode(mode))
        });
        match closed {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                let path = path.display();
                eprintln!("cantina: others of this machine may read {path}: {error}");
            }
            Ok(()) | Err(_) => {}
        }
    }
    #[cfg(not(unix))]
    let _ = (path, mode);
}

/// The user's folder for what a program keeps, or else the present one.
pub(crate) fn state_folder() -> PathBuf {
    let set = |name: &str| {
        std::env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    set("XDG_STATE_HOME")
        .or_else(|| set("HOME").map(|home| home.join(".local/state")))
        .map(|folder| folder.join("cantina"))
        .unwrap_or_default()
}
