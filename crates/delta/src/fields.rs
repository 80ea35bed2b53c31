//! Some of the fields of a struct.

use serde::{
    Serialize, Serializer,
    ser::{Error, Impossible, SerializeStruct},
};

/// A struct of which only the fields with certain names are written, in their order. Anything but a struct cannot be
/// written so.
pub struct Fields<'a, T> {
    /// The struct.
    pub of: &'a T,
    /// Names of fields.
    pub named: &'a [&'a str],
    /// Are those named left out, and the others written?
    pub without: bool,
}

impl<T: Serialize> Serialize for Fields<'_, T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.without && self.named.is_empty() {
            return self.of.serialize(serializer);
        }
        self.of.serialize(Chosen { inner: serializer, named: self.named, without: self.without })
    }
}

/// Passes on the chosen fields of the struct it is given, or the struct itself once it is known to be one.
struct Chosen<'a, S> {
    inner: S,
    named: &'a [&'a str],
    without: bool,
}

impl<S: SerializeStruct> SerializeStruct for Chosen<'_, S> {
    type Ok = S::Ok;
    type Error = S::Error;

    fn serialize_field<T: ?Sized + Serialize>(
        &mut self,
        key: &'static str,
        value: &T,
    ) -> Result<(), S::Error> {
        if self.named.contains(&key) == self.without {
            return Ok(());
        }
        self.inner.serialize_field(key, value)
    }

    fn end(self) -> Result<S::Ok, S::Error> {
        self.inner.end()
    }
}

fn no_struct<T, E: Error>() -> Result<T, E> {
    Err(E::custom("only structs have fields to choose from"))
}

/// Refuses scalars, which have no fields.
macro_rules! refuse {
    ($($method:ident: $kind:ty),* $(,)?) => {
        $(fn $method(self, _: $kind) -> Result<S::Ok, S::Error> {
            no_struct()
        })*
    };
}

impl<'a, S: Serializer> Serializer for Chosen<'a, S> {
    type Ok = S::Ok;
    type Error = S::Error;
    type SerializeSeq = Impossible<S::Ok, S::Error>;
    type SerializeTuple = Impossible<S::Ok, S::Error>;
    type SerializeTupleStruct = Impossible<S::Ok, S::Error>;
    type SerializeTupleVariant = Impossible<S::Ok, S::Error>;
    type SerializeMap = Impossible<S::Ok, S::Error>;
    type SerializeStruct = Chosen<'a, S::SerializeStruct>;
    type SerializeStructVariant = Impossible<S::Ok, S::Error>;

    fn serialize_struct(self, name: &'static str, len: usize) -> Result<Self::SerializeStruct, S::Error> {
        let inner = self.inner.serialize_struct(name, len)?;
        Ok(Chosen { inner, named: self.named, without: self.without })
    }

    refuse! {
        serialize_bool: bool, serialize_i8: i8, serialize_i16: i16, serialize_i32: i32, serialize_i64: i64,
        serialize_u8: u8, serialize_u16: u16, serialize_u32: u32, serialize_u64: u64, serialize_f32: f32,
        serialize_f64: f64, serialize_char: char, serialize_str: &str, serialize_bytes: &[u8],
        serialize_unit_struct: &'static str,
    }

    fn serialize_none(self) -> Result<S::Ok, S::Error> {
        no_struct()
    }

    fn serialize_some<T: ?Sized + Serialize>(self, _: &T) -> Result<S::Ok, S::Error> {
        no_struct()
    }

    fn serialize_unit(self) -> Result<S::Ok, S::Error> {
        no_struct()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Result<S::Ok, S::Error> {
        no_struct()
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        value: &T,
    ) -> Result<S::Ok, S::Error> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: &T,
    ) -> Result<S::Ok, S::Error> {
        no_struct()
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self::SerializeSeq, S::Error> {
        no_struct()
    }

    fn serialize_tuple(self, _: usize) -> Result<Self::SerializeTuple, S::Error> {
        no_struct()
    }

    fn serialize_tuple_struct(
        self,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleStruct, S::Error> {
        no_struct()
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeTupleVariant, S::Error> {
        no_struct()
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, S::Error> {
        no_struct()
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, S::Error> {
        no_struct()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Document;

    #[derive(Serialize)]
    struct View {
        kinds: Vec<u8>,
        round: u8,
        seats: Vec<&'static str>,
    }

    fn written(named: &[&str], without: bool) -> String {
        let view = View { kinds: vec![1, 2], round: 3, seats: vec!["a"] };
        let mut document = Document::default();
        document.write(&Fields { of: &view, named, without }).expect("a struct can be written");
        String::from_utf8(document.text().to_vec()).expect("JSON is text")
    }

    #[test]
    fn named_fields_are_left_out_or_the_only_ones() {
        assert_eq!(written(&["kinds"], true), r#"{"round":3,"seats":["a"]}"#);
        assert_eq!(written(&["kinds"], false), r#"{"kinds":[1,2]}"#);
        assert_eq!(written(&[], true), r#"{"kinds":[1,2],"round":3,"seats":["a"]}"#);
        assert_eq!(written(&[], false), "{}");
    }

    #[test]
    fn what_has_no_fields_is_refused() {
        let mut document = Document::default();
        assert!(document.write(&Fields { of: &vec![1], named: &["a"], without: true }).is_err());
    }
}
