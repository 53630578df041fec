//! The languages of the app.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The longest tag: a language, a script and a region.
const LONGEST: usize = 11;

/// A language, by its tag: `en`, `de`, `pt-br`. Which ones there are is a matter of folders, not of
/// code: a game knows those it was given messages of.
///
/// ```
/// use tabletop::Lang;
/// let lang: Lang = "pt-BR".parse().expect("a tag");
/// assert_eq!((lang.tag(), lang.plain().tag()), ("pt-br", "pt"));
/// assert_eq!(Lang::default(), Lang::EN);
/// assert!("English, please".parse::<Lang>().is_err());
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Lang {
    /// The tag in small letters, filled up with zeros.
    tag: [u8; LONGEST],
}

/// Why a word is no language.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[error(
    "{0:?} is no language: two or three letters, perhaps a region behind them, as in en or pt-br"
)]
pub struct NoLang(String);

impl Lang {
    /// English: what everything is said in that a language has no message for.
    pub const EN: Self = {
        let mut tag = [0; LONGEST];
        tag[0] = b'e';
        tag[1] = b'n';
        Self { tag }
    };

    /// The tag, in small letters.
    pub fn tag(&self) -> &str {
        let end = self.tag.iter().position(|&byte| byte == 0);
        let tag = self.tag.get(..end.unwrap_or(LONGEST)).unwrap_or_default();
        // Nothing but letters, digits and dashes gets in.
        std::str::from_utf8(tag).unwrap_or_default()
    }

    /// Of the languages there are, the one that comes nearest: itself, itself without its region, or
    /// English.
    #[must_use]
    pub fn nearest(self, is_there: impl Fn(Self) -> bool) -> Self {
        let near = [self, self.plain()].into_iter();
        near.into_iter()
            .find(|&lang| is_there(lang))
            .unwrap_or_default()
    }

    /// The language without its region.
    pub fn plain(self) -> Self {
        let mut tag = self.tag;
        let dash = tag.iter().position(|&byte| byte == b'-');
        tag.iter_mut()
            .skip(dash.unwrap_or(LONGEST))
            .for_each(|byte| *byte = 0);
        Self { tag }
    }
}

impl Default for Lang {
    fn default() -> Self {
        Self::EN
    }
}

impl FromStr for Lang {
    type Err = NoLang;

    fn from_str(word: &str) -> Result<Self, NoLang> {
        let mut parts = word.split('-');
        let language = parts.next().unwrap_or_default();
        let is_language = matches!(language.len(), 2 | 3)
            && language.bytes().all(|byte| byte.is_ascii_alphabetic());
        let is_further = |part: &str| {
            matches!(part.len(), 2..=4) && part.bytes().all(|byte| byte.is_ascii_alphanumeric())
        };
        if !is_language || word.len() > LONGEST || !parts.all(is_further) {
            return Err(NoLang(word.to_string()));
        }
        let mut tag = [0; LONGEST];
        for (byte, letter) in tag.iter_mut().zip(word.bytes()) {
            *byte = letter.to_ascii_lowercase();
        }
        Ok(Self { tag })
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.tag())
    }
}

impl fmt::Debug for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Lang({})", self.tag())
    }
}

impl Serialize for Lang {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.tag())
    }
}

impl<'de> Deserialize<'de> for Lang {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let word = String::deserialize(deserializer)?;
        word.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_read_and_written_as_it_is_and_nothing_else_is_one() {
        for tag in ["en", "de", "xx", "pt-br", "zh-hant-tw"] {
            let lang: Lang = serde_json::from_str(&format!("\"{tag}\"")).unwrap();
            assert_eq!(serde_json::to_string(&lang).unwrap(), format!("\"{tag}\""));
        }
        for word in [
            "",
            "e",
            "english",
            "en-",
            "-en",
            "e1",
            "en_us",
            "en-us-x",
            "..",
            "zh-hant-tw-x1",
            "öh",
        ] {
            assert!(word.parse::<Lang>().is_err(), "{word}");
        }
    }
}
