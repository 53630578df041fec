//! What of a turn is worth a word, and what is left to the log.

/// What an event is worth to somebody who wants to hear of a turn in a line or two.
#[derive(Copy, Clone, Debug, Default, Eq, PartialEq)]
pub enum Gist {
    /// Left to the log.
    #[default]
    Detail,
    /// Told.
    Point,
    /// Told, but of several in a row only the last: the steps of a way.
    Way,
    /// A turn begins: the place among the players of whoever takes it.
    Turn(u8),
}
