//! A page of plain text, as a terminal shows it.

/// Wider lines are not easier to read.
const WIDEST: usize = 98;

/// Lines one under the other.
///
/// ```
/// use printed::Page;
///
/// let mut page = Page::new(16);
/// page.title("Hand");
/// page.labelled(6, "Cards", "Luke and Leia");
/// assert_eq!(page.written(), "── Hand ────────\n  Cards Luke and\n        Leia");
/// ```
#[derive(Debug)]
pub struct Page {
    width: usize,
    text: String,
}

impl Page {
    /// An empty page for a terminal of so many columns.
    pub fn new(columns: usize) -> Self {
        Self {
            width: columns.min(WIDEST),
            text: String::new(),
        }
    }

    /// How many characters a line has room for.
    pub fn width(&self) -> usize {
        self.width
    }

    /// Adds a line.
    pub fn line(&mut self, line: &str) {
        self.text.push_str(line.trim_end());
        self.text.push('\n');
    }

    /// Adds a line that begins a part.
    pub fn title(&mut self, title: &str) {
        let title = format!("── {title} ");
        let dashes = self.width.saturating_sub(title.chars().count());
        self.line(&format!("{title}{}", "─".repeat(dashes)));
    }

    /// Adds lines beside a label that takes so many columns, or more if it is longer.
    pub fn labelled(&mut self, columns: usize, label: &str, text: &str) {
        let columns = columns.max(label.chars().count() + 1);
        let pieces = wrap(text, self.width.saturating_sub(columns + 2));
        for (index, piece) in pieces.into_iter().enumerate() {
            let label = if index == 0 { label } else { "" };
            self.line(&format!("  {label:<columns$}{piece}"));
        }
    }

    /// All that was written.
    pub fn written(self) -> String {
        self.text.trim_end().to_string()
    }
}

/// A text that takes so many columns, or more if it is longer: a blank stands behind it in any case.
///
/// ```
/// assert_eq!(printed::column("Hutt", 6), "Hutt  ");
/// assert_eq!(printed::column("Imperial", 6), "Imperial ");
/// ```
pub fn column(text: &str, columns: usize) -> String {
    let columns = columns.max(text.chars().count() + 1);
    format!("{text:<columns$}")
}

/// Lines of at most so many characters, broken between words.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    wrap_by(text, width, |text| text.chars().count())
}

/// The same where a text is as wide as this says.
pub fn wrap_by(text: &str, width: usize, wide: impl Fn(&str) -> usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        if !line.is_empty() {
            if wide(&line) + 1 + wide(word) > width {
                lines.push(std::mem::take(&mut line));
            } else {
                line.push(' ');
            }
        }
        line.push_str(word);
    }
    lines.push(line);
    lines
}
