//! Plain data as JSON would have it, laid out in one piece.
//!
//! What everybody is told of a move is found by comparing views before and after it. As
//! [`Value`] a view is thousands of small pieces of memory, made to be compared once;
//! here it is two, used again for the next one.

use serde::Serialize;
use serde::ser::{self, SerializeMap, SerializeSeq, SerializeStruct};
use serde_json::{Map, Number, Value};
use std::fmt::Display;

/// Data, laid flat: what stands in an array or object comes right after it.
#[derive(Debug, Default)]
pub(crate) struct Flat {
    nodes: Vec<Node>,
    /// All texts that are not part of the program, one after another.
    texts: String,
}

#[derive(Clone, Debug)]
enum Node {
    Null,
    Bool(bool),
    Number(Number),
    Name(&'static str),
    Text {
        start: usize,
        end: usize,
    },
    /// So many items, up to this node.
    Array {
        len: usize,
        end: usize,
    },
    /// So many members, each a text and what it stands for, up to this node.
    Object {
        len: usize,
        end: usize,
    },
}

/// One value in it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Place<'a> {
    flat: &'a Flat,
    at: usize,
}

/// What a place holds.
pub(crate) enum Kind<'a> {
    Array(Items<'a>),
    Object(Members<'a>),
    Plain,
}

impl Flat {
    /// Lays something out.
    pub(crate) fn of(data: &impl Serialize) -> Self {
        let mut flat = Self::default();
        flat.lay(data);
        flat
    }

    /// Lays something else out in the same place.
    pub(crate) fn lay(&mut self, data: &impl Serialize) {
        self.nodes.clear();
        self.texts.clear();
        if data.serialize(&mut *self).is_err() {
            // What JSON cannot have is nothing there either.
            self.nodes.clear();
            self.nodes.push(Node::Null);
        }
    }

    /// All of it.
    pub(crate) fn whole(&self) -> Place<'_> {
        let (flat, at) = (self, 0);
        Place { flat, at }
    }

    fn text(&mut self, text: &str) {
        let start = self.texts.len();
        self.texts.push_str(text);
        let end = self.texts.len();
        self.nodes.push(Node::Text { start, end });
    }

    fn open(&mut self, node: Node) -> usize {
        self.nodes.push(node);
        self.nodes.len() - 1
    }

    fn close(&mut self, head: usize, count: usize) {
        let all = self.nodes.len();
        if let Node::Array { len, end } | Node::Object { len, end } = &mut self.nodes[head] {
            (*len, *end) = (count, all);
        }
    }
}

impl<'a> Place<'a> {
    pub(crate) fn kind(self) -> Kind<'a> {
        let Self { flat, at } = self;
        let items = |left| Items {
            flat,
            next: at + 1,
            left,
        };
        match flat.nodes[at] {
            Node::Array { len, .. } => Kind::Array(items(len)),
            Node::Object { len, .. } => Kind::Object(Members(items(len * 2))),
            Node::Null | Node::Bool(_) | Node::Number(_) | Node::Name(_) | Node::Text { .. } => {
                Kind::Plain
            }
        }
    }

    pub(crate) fn is_number(self) -> bool {
        matches!(self.flat.nodes[self.at], Node::Number(_))
    }

    /// The text that stands here; empty if there is none.
    fn text(self) -> &'a str {
        match self.flat.nodes[self.at] {
            Node::Name(name) => name,
            Node::Text { start, end } => &self.flat.texts[start..end],
            _ => "",
        }
    }

    fn is_text(self) -> bool {
        matches!(self.flat.nodes[self.at], Node::Name(_) | Node::Text { .. })
    }

    fn end(self) -> usize {
        match self.flat.nodes[self.at] {
            Node::Array { end, .. } | Node::Object { end, .. } => end,
            _ => self.at + 1,
        }
    }

    /// Whether both are the same, in whichever order members stand.
    pub(crate) fn is(self, other: Self) -> bool {
        match (self.kind(), other.kind()) {
            (Kind::Array(one), Kind::Array(other)) => {
                one.left == other.left && one.zip(other).all(|(one, other)| one.is(other))
            }
            (Kind::Object(one), Kind::Object(other)) => {
                let mut beside = other.clone();
                one.0.left == other.0.left && { one }.all(|(name, here)| {
                    let there = other.member(name, beside.next());
                    there.is_some_and(|there| here.is(there))
                })
            }
            (Kind::Plain, Kind::Plain) => self.is_plainly(other),
            _ => false,
        }
    }

    fn is_plainly(self, other: Self) -> bool {
        match (&self.flat.nodes[self.at], &other.flat.nodes[other.at]) {
            (Node::Null, Node::Null) => true,
            (Node::Bool(one), Node::Bool(other)) => one == other,
            (Node::Number(one), Node::Number(other)) => one == other,
            _ => self.is_text() && other.is_text() && self.text() == other.text(),
        }
    }

    /// The same as JSON.
    pub(crate) fn value(self) -> Value {
        match self.kind() {
            Kind::Array(items) => items.map(Self::value).collect(),
            Kind::Object(members) => {
                let members = members.map(|(name, value)| (name.to_owned(), value.value()));
                Value::Object(members.collect::<Map<_, _>>())
            }
            Kind::Plain => match &self.flat.nodes[self.at] {
                Node::Bool(truth) => Value::Bool(*truth),
                Node::Number(number) => Value::Number(number.clone()),
                Node::Name(_) | Node::Text { .. } => Value::String(self.text().to_owned()),
                Node::Null | Node::Array { .. } | Node::Object { .. } => Value::Null,
            },
        }
    }
}

/// What stands in an array.
#[derive(Clone)]
pub(crate) struct Items<'a> {
    flat: &'a Flat,
    next: usize,
    left: usize,
}

impl Items<'_> {
    pub(crate) fn len(&self) -> usize {
        self.left
    }
}

impl<'a> Iterator for Items<'a> {
    type Item = Place<'a>;

    fn next(&mut self) -> Option<Place<'a>> {
        self.left = self.left.checked_sub(1)?;
        let (flat, at) = (self.flat, self.next);
        let place = Place { flat, at };
        self.next = place.end();
        Some(place)
    }
}

/// What stands in an object, with its name.
#[derive(Clone)]
pub(crate) struct Members<'a>(Items<'a>);

impl<'a> Members<'a> {
    /// What has a name. It most often stands where it is sought first.
    pub(crate) fn member(&self, name: &str, first: Option<(&str, Place<'a>)>) -> Option<Place<'a>> {
        match first {
            Some((found, place)) if found == name => Some(place),
            _ => {
                let mut all = self.clone();
                all.find_map(|(found, place)| (found == name).then_some(place))
            }
        }
    }
}

impl<'a> Iterator for Members<'a> {
    type Item = (&'a str, Place<'a>);

    fn next(&mut self) -> Option<Self::Item> {
        Some((self.0.next()?.text(), self.0.next()?))
    }
}

/// Why something cannot be JSON.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub(crate) struct NoJson(String);

impl ser::Error for NoJson {
    fn custom<T: Display>(why: T) -> Self {
        Self(why.to_string())
    }
}

/// An array or an object that is being laid out.
pub(crate) struct Open<'a> {
    flat: &'a mut Flat,
    head: usize,
    count: usize,
    /// The object around it that names its variant.
    variant: Option<usize>,
}

impl<'a> Open<'a> {
    fn new(flat: &'a mut Flat, node: Node, variant: Option<&'static str>) -> Self {
        let variant = variant.map(|name| {
            let object = flat.open(OBJECT);
            flat.nodes.push(Node::Name(name));
            object
        });
        let head = flat.open(node);
        Self {
            flat,
            head,
            count: 0,
            variant,
        }
    }

    fn add<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoJson> {
        self.count += 1;
        value.serialize(&mut *self.flat)
    }

    fn close(self) -> Result<(), NoJson> {
        self.flat.close(self.head, self.count);
        if let Some(variant) = self.variant {
            self.flat.close(variant, 1);
        }
        Ok(())
    }
}

const ARRAY: Node = Node::Array { len: 0, end: 0 };
const OBJECT: Node = Node::Object { len: 0, end: 0 };

impl<'a> ser::Serializer for &'a mut Flat {
    type Ok = ();
    type Error = NoJson;
    type SerializeSeq = Open<'a>;
    type SerializeTuple = Open<'a>;
    type SerializeTupleStruct = Open<'a>;
    type SerializeTupleVariant = Open<'a>;
    type SerializeMap = Open<'a>;
    type SerializeStruct = Open<'a>;
    type SerializeStructVariant = Open<'a>;

    fn serialize_bool(self, v: bool) -> Result<(), NoJson> {
        self.nodes.push(Node::Bool(v));
        Ok(())
    }

    fn serialize_i8(self, v: i8) -> Result<(), NoJson> {
        self.serialize_i64(v.into())
    }

    fn serialize_i16(self, v: i16) -> Result<(), NoJson> {
        self.serialize_i64(v.into())
    }

    fn serialize_i32(self, v: i32) -> Result<(), NoJson> {
        self.serialize_i64(v.into())
    }

    fn serialize_i64(self, v: i64) -> Result<(), NoJson> {
        self.nodes.push(Node::Number(v.into()));
        Ok(())
    }

    fn serialize_u8(self, v: u8) -> Result<(), NoJson> {
        self.serialize_u64(v.into())
    }

    fn serialize_u16(self, v: u16) -> Result<(), NoJson> {
        self.serialize_u64(v.into())
    }

    fn serialize_u32(self, v: u32) -> Result<(), NoJson> {
        self.serialize_u64(v.into())
    }

    fn serialize_u64(self, v: u64) -> Result<(), NoJson> {
        self.nodes.push(Node::Number(v.into()));
        Ok(())
    }

    #[expect(
        clippy::disallowed_types,
        reason = "what is told, not what is counted with"
    )]
    fn serialize_f32(self, v: f32) -> Result<(), NoJson> {
        self.serialize_f64(v.into())
    }

    #[expect(
        clippy::disallowed_types,
        reason = "what is told, not what is counted with"
    )]
    fn serialize_f64(self, v: f64) -> Result<(), NoJson> {
        let number = Number::from_f64(v);
        self.nodes.push(number.map_or(Node::Null, Node::Number));
        Ok(())
    }

    fn serialize_char(self, v: char) -> Result<(), NoJson> {
        self.text(v.encode_utf8(&mut [0; 4]));
        Ok(())
    }

    fn serialize_str(self, v: &str) -> Result<(), NoJson> {
        self.text(v);
        Ok(())
    }

    fn serialize_bytes(self, v: &[u8]) -> Result<(), NoJson> {
        let mut open = Open::new(self, ARRAY, None);
        v.iter().try_for_each(|byte| open.add(byte))?;
        open.close()
    }

    fn serialize_none(self) -> Result<(), NoJson> {
        self.serialize_unit()
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Result<(), NoJson> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<(), NoJson> {
        self.nodes.push(Node::Null);
        Ok(())
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<(), NoJson> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
    ) -> Result<(), NoJson> {
        self.nodes.push(Node::Name(variant));
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        value: &T,
    ) -> Result<(), NoJson> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<(), NoJson> {
        let mut open = Open::new(self, OBJECT, None);
        open.serialize_field(variant, value)?;
        open.close()
    }

    fn serialize_seq(self, _len: Option<usize>) -> Result<Open<'a>, NoJson> {
        Ok(Open::new(self, ARRAY, None))
    }

    fn serialize_tuple(self, _len: usize) -> Result<Open<'a>, NoJson> {
        Ok(Open::new(self, ARRAY, None))
    }

    fn serialize_tuple_struct(self, _name: &'static str, _len: usize) -> Result<Open<'a>, NoJson> {
        Ok(Open::new(self, ARRAY, None))
    }

    fn serialize_tuple_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _len: usize,
    ) -> Result<Open<'a>, NoJson> {
        Ok(Open::new(self, ARRAY, Some(variant)))
    }

    fn serialize_map(self, _len: Option<usize>) -> Result<Open<'a>, NoJson> {
        Ok(Open::new(self, OBJECT, None))
    }

    fn serialize_struct(self, _name: &'static str, _len: usize) -> Result<Open<'a>, NoJson> {
        Ok(Open::new(self, OBJECT, None))
    }

    fn serialize_struct_variant(
        self,
        _name: &'static str,
        _index: u32,
        variant: &'static str,
        _len: usize,
    ) -> Result<Open<'a>, NoJson> {
        Ok(Open::new(self, OBJECT, Some(variant)))
    }
}

impl SerializeSeq for Open<'_> {
    type Ok = ();
    type Error = NoJson;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoJson> {
        self.add(value)
    }

    fn end(self) -> Result<(), NoJson> {
        self.close()
    }
}

impl ser::SerializeTuple for Open<'_> {
    type Ok = ();
    type Error = NoJson;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoJson> {
        self.add(value)
    }

    fn end(self) -> Result<(), NoJson> {
        self.close()
    }
}

impl ser::SerializeTupleStruct for Open<'_> {
    type Ok = ();
    type Error = NoJson;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoJson> {
        self.add(value)
    }

    fn end(self) -> Result<(), NoJson> {
        self.close()
    }
}

impl ser::SerializeTupleVariant for Open<'_> {
    type Ok = ();
    type Error = NoJson;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoJson> {
        self.add(value)
    }

    fn end(self) -> Result<(), NoJson> {
        self.close()
    }
}

impl SerializeMap for Open<'_> {
    type Ok = ();
    type Error = NoJson;

    /// A name is a text, or something that is written as one.
    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Result<(), NoJson> {
        let at = self.flat.nodes.len();
        key.serialize(&mut *self.flat)?;
        let written = match self.flat.nodes.get(at) {
            Some(Node::Name(_) | Node::Text { .. }) => return Ok(()),
            Some(Node::Bool(truth)) => truth.to_string(),
            Some(Node::Number(number)) => number.to_string(),
            _ => return Err(ser::Error::custom("a name must be a text")),
        };
        self.flat.nodes.truncate(at);
        self.flat.text(&written);
        Ok(())
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Result<(), NoJson> {
        self.add(value)
    }

    fn end(self) -> Result<(), NoJson> {
        self.close()
    }
}

impl SerializeStruct for Open<'_> {
    type Ok = ();
    type Error = NoJson;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), NoJson> {
        self.flat.nodes.push(Node::Name(name));
        self.add(value)
    }

    fn end(self) -> Result<(), NoJson> {
        self.close()
    }
}

impl ser::SerializeStructVariant for Open<'_> {
    type Ok = ();
    type Error = NoJson;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        value: &T,
    ) -> Result<(), NoJson> {
        SerializeStruct::serialize_field(self, name, value)
    }

    fn end(self) -> Result<(), NoJson> {
        self.close()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[derive(Serialize)]
    struct Unit;

    #[derive(Serialize)]
    struct Pair(u8, i64);

    #[derive(Serialize, Eq, Ord, PartialEq, PartialOrd)]
    enum Named {
        One,
        Two,
    }

    #[derive(Serialize)]
    enum Any {
        Plain,
        New(Option<char>),
        Tuple(u8, &'static str),
        Struct { a: bool, b: Vec<u16> },
    }

    #[derive(Serialize)]
    struct Inner {
        deep: [Any; 4],
    }

    #[derive(Serialize)]
    struct Whole {
        unit: Unit,
        nothing: (),
        pair: Pair,
        by_number: BTreeMap<i32, &'static str>,
        by_name: BTreeMap<Named, Unit>,
        by_truth: BTreeMap<bool, String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        absent: Option<u8>,
        #[serde(flatten)]
        inner: Inner,
    }

    #[test]
    fn whatever_is_laid_out_is_what_json_would_be() {
        let whole = Whole {
            unit: Unit,
            nothing: (),
            pair: Pair(7, -8),
            by_number: BTreeMap::from([(-1, "x"), (2, "")]),
            by_name: BTreeMap::from([(Named::Two, Unit), (Named::One, Unit)]),
            by_truth: BTreeMap::from([(true, "yes".into())]),
            absent: None,
            inner: Inner {
                deep: [
                    Any::Plain,
                    Any::New(Some('é')),
                    Any::Tuple(1, "t"),
                    Any::Struct {
                        a: true,
                        b: vec![1, 2],
                    },
                ],
            },
        };
        let value = serde_json::to_value(&whole).unwrap();
        let mut flat = Flat::of(&whole);
        assert_eq!(flat.whole().value(), value);
        assert!(
            flat.whole().is(Flat::of(&value).whole()),
            "in another order"
        );
        flat.lay(&BTreeMap::from([(vec![1], 2)]));
        assert_eq!(flat.whole().value(), Value::Null, "no name for a member");
        assert!(!flat.whole().is(Flat::of(&value).whole()));
    }
}
