//! The terminal: lines in, lines out, a few styles where somebody looks.

use crate::lines::{Line, Lines};
use std::io::{self, IsTerminal as _, StdinLock, Stdout, Write as _, stdin, stdout};

/// Longer lines than any person types are not kept.
const LONGEST_LINE: usize = 1 << 16;

pub(super) struct Console {
    input: Lines<StdinLock<'static>>,
    out: Stdout,
    /// Somebody types.
    interactive: bool,
    /// Somebody looks.
    terminal: bool,
    /// Escape codes are welcome.
    styled: bool,
}

/// How a piece of text looks.
#[derive(Copy, Clone)]
pub(super) enum Style {
    Bold,
    Dim,
    Accent,
}

impl Style {
    fn code(self) -> &'static str {
        match self {
            Style::Bold => "1",
            Style::Dim => "2",
            Style::Accent => "36",
        }
    }
}

impl Console {
    pub(super) fn new() -> Self {
        let terminal = stdout().is_terminal();
        let set = |name: &str| std::env::var_os(name).unwrap_or_default();
        Self {
            input: Lines::new(stdin().lock(), LONGEST_LINE),
            out: stdout(),
            interactive: stdin().is_terminal(),
            terminal,
            styled: terminal && set("NO_COLOR").is_empty() && set("TERM") != "dumb",
        }
    }

    /// Whether a person types, rather than a script.
    pub(super) fn is_interactive(&self) -> bool {
        self.interactive
    }

    /// The text in a style, if there are styles.
    pub(super) fn style(&self, style: Style, text: &str) -> String {
        if self.styled {
            format!("\x1b[{}m{text}\x1b[0m", style.code())
        } else {
            text.into()
        }
    }

    /// Writes lines.
    pub(super) fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "{}", text.trim_end_matches('\n'))
    }

    /// Asks for a line; none at the end of the input.
    pub(super) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{prompt} ")?;
        self.out.flush()?;
        let line = match self.input.next()? {
            None => None,
            Some(Line::TooLong) => Some("(a very long line)".into()),
            Some(Line::Whole(bytes)) => Some(String::from_utf8_lossy(&bytes).into_owned()),
        };
        // A script's answers are not echoed, nor is an end of input: end the line of the prompt.
        if !self.interactive || line.is_none() {
            writeln!(self.out)?;
        }
        Ok(line)
    }

    /// Asks yes or no; the end of the input is a no.
    pub(super) fn confirm(&mut self, question: &str, usually: bool) -> io::Result<bool> {
        let hint = if usually { "[Y/n]" } else { "[y/N]" };
        let answer = self.ask(&format!("{question} {hint}"))?;
        Ok(match answer.as_deref().map(str::trim) {
            None => false,
            Some("") => usually,
            Some(answer) => answer.to_lowercase().starts_with('y'),
        })
    }

    /// Leaves nothing on the screen, nor in what one could scroll back to.
    pub(super) fn clear(&mut self) -> io::Result<()> {
        if self.styled {
            write!(self.out, "\x1b[2J\x1b[3J\x1b[H")?;
        } else if self.terminal {
            // No escape codes wanted: at least push it out of sight.
            self.say(&"\n".repeat(200))?;
            writeln!(self.out)?;
        } else {
            self.say(&"=".repeat(40))?;
        }
        self.out.flush()
    }
}
