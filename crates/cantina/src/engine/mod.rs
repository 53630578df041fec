//! `cantina engine`: the line protocol for programs, what UCI is to chess: one JSON object a line
//! in, one out. Described in `docs/protocol.md`, whose examples are run as tests
//! (`tests/protocol.rs` holds its conversation with the real binary).
//!
//! `request.rs` turns a line into a typed request or a typed fault; `session.rs` answers it;
//! `src/lines.rs` bounds its length. A panic of a game is caught and answered as `internal`, and the
//! position is restored from the record.

mod answer;
mod fault;
mod fields;
mod request;
mod session;

use crate::error::Failure;
use crate::games::Shelf;
use crate::languages::Languages;
use crate::lines::{Line, Lines};
use answer::Answer;
use fault::{Code, Fault};
use session::{Next, Session};
use std::io::{Write, stdin, stdout};
use std::path::PathBuf;

/// Serve a program: one JSON object a line on stdin and stdout
#[derive(clap::Args)]
#[command(after_help = "\
Each line on stdin is a command; each is answered by one line on stdout. The protocol is described
in docs/protocol.md; {\"cmd\":\"help\"} lists the commands.

Example:
  printf '%s\\n' '{\"cmd\":\"new\",\"game\":\"coaxium\",\"seed\":1}' '{\"cmd\":\"choose\",\"seat\":0,\"id\":0}' | cantina engine")]
pub(crate) struct Args {
    /// The longest line that is read; a longer one is answered with an error
    #[arg(long, value_name = "BYTES", default_value_t = 1 << 20)]
    max_line: usize,
    /// Add or replace entries of the box from this folder or file; see `cantina cards check`
    #[arg(long, value_name = "PATH")]
    pack: Option<PathBuf>,
}

pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let mut lines = Lines::new(stdin().lock(), args.max_line);
    let mut out = stdout().lock();
    let shelf = Shelf::with(args.pack.as_deref(), &Languages::default())?;
    let mut session = Session::new(shelf.all());
    while let Some(line) = lines.next()? {
        let (answer, next) = match line {
            Line::Whole(bytes) if bytes.trim_ascii().is_empty() => continue,
            Line::Whole(bytes) => session.answer(&bytes),
            Line::TooLong => (too_long(args.max_line), Next::Line),
        };
        // One write a line, so that a reader never sees half of one.
        out.write_all(answer.to_line().as_bytes())?;
        out.flush()?;
        if next == Next::Quit {
            break;
        }
    }
    Ok(())
}

fn too_long(most: usize) -> Answer {
    let message = format!("a line has at most {most} bytes: start with --max-line for more");
    Answer::fault(Fault::new(Code::LineTooLong, message))
}
