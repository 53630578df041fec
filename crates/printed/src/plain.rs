//! Texts where nothing is drawn.

use crate::Messages;
use tabletop::{Run, Text};

impl Messages {
    /// A text in plain words: symbols go by what they are called.
    ///
    /// ```
    /// # use printed::Messages;
    /// # use tabletop::{Lang, Text};
    /// let messages = Messages::read(Lang::EN, "symbol-credits = coins");
    /// let text = Text::new().number(3).glyph("credits").words("or").glyph("fame");
    /// assert_eq!(messages.plain(&text), "3 coins or fame");
    /// ```
    pub fn plain(&self, text: &Text) -> String {
        text.written(|run| match run {
            Run::Glyph(symbol) => self.symbol(symbol),
            other => other.to_string(),
        })
    }

    /// What a symbol is called; as programs call it, if no message says.
    pub fn symbol(&self, symbol: &str) -> String {
        let called = self.find(&format!("symbol-{symbol}"));
        called.unwrap_or_else(|| symbol.into())
    }
}
