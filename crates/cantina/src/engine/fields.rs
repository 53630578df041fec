//! The members of a request, taken out one by one: what is left over in the end is a typing error.

use super::fault::{Code, Fault};
use serde_json::{Map, Value};
use tabletop::{Reader, Seat, Seed};

pub(super) struct Fields(Map<String, Value>);

impl Fields {
    pub(super) fn new(members: Map<String, Value>) -> Self {
        Self(members)
    }

    /// A member of any kind.
    pub(super) fn take(&mut self, name: &str) -> Option<Value> {
        self.0.remove(name)
    }

    /// A member that must be there.
    pub(super) fn need(&mut self, name: &str) -> Result<Value, Fault> {
        self.take(name).ok_or_else(|| Fault::missing(name))
    }

    /// A string.
    pub(super) fn string(&mut self, name: &str) -> Result<String, Fault> {
        match self.need(name)? {
            Value::String(text) => Ok(text),
            _ => Err(Fault::bad(name, "a string")),
        }
    }

    /// Whether something is so; it is not if nothing is said.
    pub(super) fn flag(&mut self, name: &str) -> Result<bool, Fault> {
        match self.take(name) {
            None => Ok(false),
            Some(Value::Bool(flag)) => Ok(flag),
            Some(_) => Err(Fault::bad(name, "true or false")),
        }
    }

    /// A seat, counted from zero. Whether the table has it is for the table to say.
    pub(super) fn seat(&mut self, name: &str) -> Result<Seat, Fault> {
        self.seat_if_given(name)?
            .ok_or_else(|| Fault::missing(name))
    }

    /// The same, if it is there.
    pub(super) fn seat_if_given(&mut self, name: &str) -> Result<Option<Seat>, Fault> {
        let number = self.take(name).map(|value| {
            let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
            number.ok_or_else(|| Fault::bad(name, "the number of a seat, counted from 0"))
        });
        Ok(number.transpose()?.map(Seat))
    }

    /// For whom it is told: `as`, or else everything.
    pub(super) fn reader(&mut self) -> Result<Reader, Fault> {
        let seat = self.seat_if_given("as")?;
        Ok(seat.map_or(Reader::All, Reader::Seat))
    }

    /// A seed, if one is given.
    pub(super) fn seed(&mut self) -> Result<Option<Seed>, Fault> {
        let read = |value: Value| match value {
            Value::String(text) => crate::seed::parse(&text).ok(),
            value => value.as_u64().map(Seed::from_number),
        };
        self.take("seed")
            .map(|value| {
                read(value).ok_or_else(|| {
                    Fault::bad(
                        "seed",
                        "64 hexadecimal digits or a whole number not below 0",
                    )
                })
            })
            .transpose()
    }

    /// Refuses what nobody asked for.
    pub(super) fn done(self) -> Result<(), Fault> {
        match self.0.keys().next() {
            None => Ok(()),
            Some(name) => Err(Fault::new(
                Code::BadField,
                format!("this command has no field {name:?}"),
            )),
        }
    }
}
