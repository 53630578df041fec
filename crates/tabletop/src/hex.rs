//! Bytes as hexadecimal text, for seeds, hashes and fingerprints.

use std::fmt::Write as _;

/// Bytes as hexadecimal text.
///
/// ```
/// assert_eq!(tabletop::hex(&[0, 66, 255]), "0042ff");
/// ```
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing into a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

pub(crate) fn parse<const N: usize>(text: &str) -> Result<[u8; N], String> {
    let digits = text.as_bytes();
    let wrong = || format!("expected {} hexadecimal digits", 2 * N);
    if digits.len() != 2 * N {
        return Err(wrong());
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        let nibble = |digit: u8| (digit as char).to_digit(16).ok_or_else(wrong);
        *byte = (nibble(pair[0])? << 4 | nibble(pair[1])?) as u8;
    }
    Ok(bytes)
}

/// Gives a newtype over `[u8; N]` its text form: `Display`, `FromStr` and serde as hexadecimal.
macro_rules! hex_text {
    ($name:ident) => {
        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&$crate::hex(&self.0))
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                $crate::hex::parse(text).map(Self)
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <String as serde::Deserialize>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    };
}
pub(crate) use hex_text;
