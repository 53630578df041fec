//! The real binary over real pipes.
#![allow(dead_code, reason = "each test file uses a part")]
#![allow(clippy::unwrap_used, reason = "a helper of tests")]

use serde_json::Value;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

pub(crate) fn cantina() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cantina"));
    command
        .env("XDG_STATE_HOME", Folder::shared())
        .env_remove("NO_COLOR");
    command
}

/// The same, started by a shell that does something before.
pub(crate) fn cantina_after(script: &str) -> Command {
    let mut command = Command::new("sh");
    command
        .arg("-c")
        .arg(format!("{script}; exec \"$0\" \"$@\""))
        .arg(env!("CARGO_BIN_EXE_cantina"))
        .env("XDG_STATE_HOME", Folder::shared());
    command
}

/// Runs a command to its end with this input.
pub(crate) fn run(args: &[&str], input: impl AsRef<[u8]>) -> Output {
    let mut child = cantina()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    // In a thread of its own: the pipe may fill up while we wait. The reader may also leave first.
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    let _ = writer.join().unwrap();
    output
}

pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

/// An engine to talk to line by line.
pub(crate) struct Engine {
    child: Child,
    stdin: Option<ChildStdin>,
    stdout: BufReader<ChildStdout>,
}

impl Engine {
    pub(crate) fn start() -> Self {
        Self::start_with(&[])
    }

    pub(crate) fn start_with(args: &[&str]) -> Self {
        let mut child = cantina()
            .arg("engine")
            .args(args)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .unwrap();
        Self {
            stdin: child.stdin.take(),
            stdout: BufReader::new(child.stdout.take().unwrap()),
            child,
        }
    }

    /// Sends a line and gives the answer as it was written.
    pub(crate) fn send(&mut self, line: impl AsRef<[u8]>) -> String {
        let stdin = self.stdin.as_mut().unwrap();
        stdin.write_all(line.as_ref()).unwrap();
        stdin.write_all(b"\n").unwrap();
        self.answer()
    }

    /// The next answer.
    pub(crate) fn answer(&mut self) -> String {
        let mut line = String::new();
        self.stdout.read_line(&mut line).unwrap();
        assert!(line.ends_with('\n'), "the engine is gone: {line:?}");
        line.trim_end().to_owned()
    }

    /// Sends a line and reads the answer.
    pub(crate) fn ask(&mut self, line: impl AsRef<[u8]>) -> Value {
        serde_json::from_str(&self.send(line)).unwrap()
    }

    /// Sends a line that must be carried out.
    pub(crate) fn ok(&mut self, line: &str) -> Value {
        let answer = self.ask(line);
        assert_eq!(answer["ok"], true, "{line}\n{answer}");
        answer
    }

    /// The code of the error a line is answered with.
    pub(crate) fn code(&mut self, line: impl AsRef<[u8]>) -> String {
        let answer = self.ask(line);
        assert_eq!(answer["ok"], false, "{answer}");
        let message = answer["error"]["message"].as_str().unwrap();
        assert!(!message.is_empty());
        answer["error"]["code"].as_str().unwrap().to_owned()
    }

    /// Ends the input and gives the exit code.
    pub(crate) fn end(mut self) -> Option<i32> {
        self.stdin = None;
        self.child.wait().unwrap().code()
    }
}

/// A folder that disappears with the test.
pub(crate) struct Folder(PathBuf);

static FOLDERS: AtomicU32 = AtomicU32::new(0);

impl Folder {
    pub(crate) fn new() -> Self {
        let number = FOLDERS.fetch_add(1, Ordering::Relaxed);
        let name = format!("cantina-{}-{number}", std::process::id());
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        std::fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    /// Where games go that are left without a word.
    pub(crate) fn shared() -> PathBuf {
        Path::new(env!("CARGO_TARGET_TMPDIR")).join("state")
    }

    pub(crate) fn path(&self) -> &str {
        self.0.to_str().unwrap()
    }

    pub(crate) fn file(&self, name: &str) -> String {
        self.0.join(name).to_str().unwrap().to_owned()
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        let path = self.file(name);
        if let Some(folder) = Path::new(&path).parent() {
            std::fs::create_dir_all(folder).unwrap();
        }
        std::fs::write(&path, text).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The checksum of a record, so that a forged save is refused for what it says, not for its sum.
pub(crate) fn sum(save: &mut Value) {
    use sha2::{Digest as _, Sha256};
    let digest = Sha256::digest(save["record"].to_string());
    let digits: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
    save["sum"] = digits.into();
}
