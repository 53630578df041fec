//! The terminal: lines in, lines out, a few styles where somebody looks.

use crate::lines::{Line, Lines};
use crate::words::Words;
use crate::wrap::{hang, width};
use rustyline::DefaultEditor;
use rustyline::error::ReadlineError;
use std::io::{self, IsTerminal as _, StdinLock, Stdout, Write as _, stdin, stdout};

/// Longer lines than any person types are not kept.
const LONGEST_LINE: usize = 1 << 16;

pub(super) struct Console {
    input: Input,
    out: Stdout,
    words: Words,
    /// Somebody types.
    interactive: bool,
    /// Somebody looks.
    terminal: bool,
    /// Escape codes are welcome.
    styled: bool,
}

/// Where lines come from.
enum Input {
    /// Somebody types, and may go back in the line and to earlier ones.
    Edited(Box<DefaultEditor>),
    Plain(Lines<StdinLock<'static>>),
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
    pub(super) fn new(words: Words) -> Self {
        let terminal = stdout().is_terminal();
        let interactive = stdin().is_terminal();
        let set = |name: &str| std::env::var_os(name).unwrap_or_default();
        // Where lines cannot be edited they can still be read.
        let editor = (interactive && terminal).then(DefaultEditor::new);
        let input = match editor {
            Some(Ok(editor)) => Input::Edited(Box::new(editor)),
            _ => Input::Plain(Lines::new(stdin().lock(), LONGEST_LINE)),
        };
        Self {
            input,
            out: stdout(),
            words,
            interactive,
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

    /// Writes a line of a list, broken between words, under its head.
    pub(super) fn item(&mut self, head: &str, text: &str) -> io::Result<()> {
        self.say(&hang(head, text, width()))
    }

    /// The same, less loud.
    pub(super) fn quiet_item(&mut self, head: &str, text: &str) -> io::Result<()> {
        for line in hang(head, text, width()).lines() {
            let line = self.style(Style::Dim, line);
            self.say(&line)?;
        }
        Ok(())
    }

    /// Asks for a line; none at the end of the input, or if somebody interrupts.
    pub(super) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        let prompt = format!("{prompt} ");
        self.out.flush()?;
        match &mut self.input {
            Input::Edited(editor) => edited(editor, &prompt),
            Input::Plain(lines) => {
                write!(self.out, "{prompt}")?;
                self.out.flush()?;
                let line = match lines.next()? {
                    None => None,
                    Some(Line::TooLong) => Some(self.words.of("very-long-line")),
                    Some(Line::Whole(bytes)) => Some(String::from_utf8_lossy(&bytes).into_owned()),
                };
                // A script's answers are not echoed, nor is an end of input: end the line of the
                // prompt.
                if !self.interactive || line.is_none() {
                    writeln!(self.out)?;
                }
                Ok(line.map(|line| without_controls(&line)))
            }
        }
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

fn edited(editor: &mut DefaultEditor, prompt: &str) -> io::Result<Option<String>> {
    loop {
        match editor.readline(prompt) {
            Ok(line) => {
                // What cannot be remembered can be typed again.
                let _ = editor.add_history_entry(&line);
                return Ok(Some(without_controls(&line)));
            }
            Err(ReadlineError::Eof | ReadlineError::Interrupted) => return Ok(None),
            // The window has another size now.
            Err(ReadlineError::Signal(_)) => {}
            Err(ReadlineError::Io(error)) => return Err(error),
            Err(other) => return Err(io::Error::other(other)),
        }
    }
}

/// A line without what would move the cursor when it is shown again.
fn without_controls(line: &str) -> String {
    let line = line.replace('\t', " ");
    line.chars().filter(|c| !c.is_control()).collect()
}
