//! A PostgreSQL of its own for a test program: private, empty, reached by a socket in a temporary
//! folder, gone when the program ends.
//!
//! A shell script keeps it (`guard.sh`), not this process: a test that panics or is killed cleans
//! nothing up, but the pipe it holds is closed all the same.

#![deny(missing_docs)]

use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};

/// A PostgreSQL that is nobody else's.
#[derive(Debug)]
pub struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
    line: Mutex<Line>,
}

/// The way to who keeps it.
#[derive(Debug)]
struct Line {
    guard: Child,
    says: Option<ChildStdin>,
    hears: BufReader<ChildStdout>,
}

impl Cluster {
    /// The one that all tests of this program share.
    pub fn shared() -> &'static Self {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(Self::start)
    }

    /// Starts one, for a test that ends it.
    ///
    /// # Panics
    /// If PostgreSQL is not installed, or does not start: no test that needs it is passed over.
    #[must_use]
    pub fn start() -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let programs = programs();
        let name = format!("cantina-postgres-{}-{number}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a temporary folder can be made");
        let mut guard = Command::new("sh")
            .args([
                OsStr::new("-c"),
                OsStr::new(include_str!("guard.sh")),
                OsStr::new("guard"),
            ])
            .args([&folder, &programs])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("there is a shell");
        let (says, hears) = (guard.stdin.take(), guard.stdout.take());
        let mut hears = BufReader::new(hears.expect("it is piped"));
        let mut told = String::new();
        let _ = hears.read_line(&mut told);
        assert_eq!(told.trim(), "ready", "PostgreSQL does not start");
        let line = Mutex::new(Line { guard, says, hears });
        Self {
            folder,
            programs,
            line,
        }
    }

    /// The address of a new database, with nothing in it.
    pub fn database(&self) -> String {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("tables_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        self.address("postgres", &name)
    }

    /// The address of a database for somebody: `postgres`, who may do everything, or `guarded`, who
    /// needs a password, once there is such a role.
    pub fn address(&self, user: &str, database: &str) -> String {
        let folder = self.folder.display();
        format!("postgres://{user}@localhost/{database}?host={folder}")
    }

    /// Says something to a database, and gives what it answers, bare.
    pub fn sql(&self, database: &str, statement: &str) -> String {
        let psql = Command::new(self.programs.join("psql"))
            .args([
                "-X",
                "-A",
                "-t",
                "-q",
                "-v",
                "ON_ERROR_STOP=1",
                "-U",
                "postgres",
            ])
            .args(["-d", database, "-c", statement, "-h"])
            .arg(&self.folder)
            .output()
            .expect("psql is there, as all of PostgreSQL is");
        let told = String::from_utf8_lossy(&psql.stderr);
        assert!(psql.status.success(), "{statement}: {told}");
        String::from_utf8_lossy(&psql.stdout).trim().to_owned()
    }

    /// Kills it, as a machine dies that runs it.
    pub fn kill(&self) {
        self.tell("kill", "killed");
    }

    /// Starts it again.
    pub fn start_again(&self) {
        self.tell("start", "ready");
    }

    fn tell(&self, word: &str, wanted: &str) {
        let mut line = self.line.lock().unwrap_or_else(PoisonError::into_inner);
        let mut answer = String::new();
        if let Some(says) = &mut line.says {
            let said = writeln!(says, "{word}");
            said.expect("its keeper listens");
        }
        let _ = line.hears.read_line(&mut answer);
        assert_eq!(answer.trim(), wanted, "{word}");
    }
}

/// One that a test started for itself goes before the program ends.
impl Drop for Cluster {
    fn drop(&mut self) {
        let line = self.line.get_mut().unwrap_or_else(PoisonError::into_inner);
        drop(line.says.take());
        let _ = line.guard.wait();
    }
}

/// Where the programs of PostgreSQL are: the newest version that Debian has, or what others have in
/// their path.
fn programs() -> PathBuf {
    let is_whole = |folder: &Path| {
        let names = ["initdb", "postgres", "pg_isready", "psql"];
        names.iter().all(|name| folder.join(name).exists())
    };
    let versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten();
    let versions = versions.filter_map(|version| version.ok().map(|version| version.path()));
    let mut versions: Vec<PathBuf> = versions.collect();
    versions.sort_by_key(|path| {
        let name = path.file_name().map(OsStr::to_string_lossy);
        name.and_then(|name| name.parse::<u32>().ok())
    });
    let debian = versions
        .into_iter()
        .rev()
        .map(|version| version.join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let path: Vec<PathBuf> = std::env::split_paths(&path).collect();
    let found = debian.chain(path).find(|folder| is_whole(folder));
    found.expect(
        "PostgreSQL is missing: install it (on Debian: apt-get install postgresql), \
         so that its programs are in the path",
    )
}

#[cfg(test)]
mod tests {
    use super::Cluster;

    #[test]
    fn what_was_written_is_there_after_a_kill_and_nothing_is_left_at_the_end() {
        let cluster = Cluster::start();
        cluster.sql(
            "postgres",
            "CREATE TABLE one (n INT); INSERT INTO one VALUES (7)",
        );
        cluster.kill();
        cluster.start_again();
        assert_eq!(cluster.sql("postgres", "SELECT n FROM one"), "7");
        let folder = cluster.folder.clone();
        assert!(folder.exists());
        drop(cluster);
        assert!(!folder.exists());
    }
}
