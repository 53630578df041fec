//! An asset within another card, with a name of its own.

use super::entry::Asset;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// An asset printed on an encounter card: written as any asset, or in brackets behind its name.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Inset {
    /// The name in English, where no message file has it.
    pub name: Option<String>,
    /// The asset.
    pub asset: Asset,
}

impl Serialize for Inset {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.asset.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Inset {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Either)
    }
}

struct Either;

impl<'de> Visitor<'de> for Either {
    type Value = Inset;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an asset, or a name and an asset")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Inset, A::Error> {
        let asset = Asset::deserialize(MapAccessDeserializer::new(map))?;
        Ok(Inset { name: None, asset })
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Inset, A::Error> {
        let name = seq.next_element()?;
        let asset = seq.next_element()?;
        let asset =
            asset.ok_or_else(|| A::Error::custom("the asset behind its name is missing"))?;
        Ok(Inset { name, asset })
    }
}
