//! The closed vocabulary of the rulebook: the kinds of proof.
//!
//! The build script includes this file too, so that the words in the data and the type here
//! cannot drift apart. It therefore uses nothing but `core`.

use core::fmt;
use core::str::FromStr;

/// A word of the rulebook's data that is none of those we know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownWord;

impl fmt::Display for UnknownWord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a word of the rulebook")
    }
}

impl core::error::Error for UnknownWord {}

/// An enum whose variants each have one spelling, used in the data, in JSON and in paths.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $word:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum $name { $($(#[$variant_doc])* $variant,)+ }

        impl $name {
            /// All of them, in the order in which they are listed to people.
            pub const ALL: &'static [$name] = &[$($name::$variant,)+];

            /// The word used in the data, in JSON and in paths.
            pub const fn as_str(self) -> &'static str {
                match self { $($name::$variant => $word,)+ }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(self.as_str())
            }
        }

        impl FromStr for $name {
            type Err = UnknownWord;

            fn from_str(word: &str) -> Result<Self, UnknownWord> {
                Self::ALL.iter().copied().find(|kind| kind.as_str() == word).ok_or(UnknownWord)
            }
        }
    };
}

words! {
    /// What can prove that we keep a rule.
    Proof {
        /// A test of the rules engine: the usual case.
        Engine = "engine",
        /// A check of the card and component data.
        Content = "content",
        /// A test of the server: seats, permissions, who may know what.
        Server = "server",
        /// A test of what the app shows.
        Client = "client",
        /// Nothing: a definition, or a statement about the rules themselves.
        None = "none",
    }
}
