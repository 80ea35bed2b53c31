//! Values as compact bytes: cheaper to write than JSON text, and equal where the text would be.
//!
//! A value is a tag and what follows it. Lists and objects say how many bytes they hold, so that they can be passed over.

use serde::{
    Serialize, Serializer,
    ser::{
        Error, SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
        SerializeTupleStruct, SerializeTupleVariant,
    },
};

pub const NULL: u8 = 0;
pub const FALSE: u8 = 1;
pub const TRUE: u8 = 2;
/// Eight bytes follow.
pub const UNSIGNED: u8 = 3;
pub const NEGATIVE: u8 = 4;
pub const FLOAT: u8 = 5;
/// Four bytes of length and the text follow.
pub const TEXT: u8 = 6;
/// Four bytes of length and the values follow.
pub const LIST: u8 = 7;
/// Four bytes of length and pairs of name and value follow; a name is a text.
pub const OBJECT: u8 = 8;
/// From here on a short text, of as many bytes as the tag is above this.
pub const SHORT_TEXT: u8 = 0x40;
/// From here on a small number, the tag less this.
pub const SMALL: u8 = 0x80;

type Result<T> = std::result::Result<T, serde_json::Error>;

/// Writes one value.
pub struct Encoder<'a>(pub &'a mut Vec<u8>);

#[inline]
fn text(out: &mut Vec<u8>, text: &str) {
    match u8::try_from(text.len()) {
        Ok(length) if length < SMALL - SHORT_TEXT => out.push(SHORT_TEXT + length),
        _ => {
            out.push(TEXT);
            out.extend_from_slice(&(text.len() as u32).to_le_bytes());
        }
    }
    out.extend_from_slice(text.as_bytes());
}

#[inline]
fn unsigned(out: &mut Vec<u8>, number: u64) {
    if number < u64::from(SMALL) {
        out.push(SMALL + number as u8);
    } else {
        out.push(UNSIGNED);
        out.extend_from_slice(&number.to_le_bytes());
    }
}

#[inline]
fn signed(out: &mut Vec<u8>, number: i64) {
    match u64::try_from(number) {
        Ok(number) => unsigned(out, number),
        Err(_) => {
            out.push(NEGATIVE);
            out.extend_from_slice(&number.to_le_bytes());
        }
    }
}

/// A list or object that is being written.
pub struct Inside<'a> {
    out: &'a mut Vec<u8>,
    /// Where its length will stand.
    length: usize,
    /// The object with one field around it, for variants: where the length of that one will stand.
    around: Option<usize>,
}

impl<'a> Inside<'a> {
    #[inline]
    fn new(out: &'a mut Vec<u8>, tag: u8) -> Inside<'a> {
        let length = begin(out, tag);
        Inside { out, length, around: None }
    }

    fn variant(out: &'a mut Vec<u8>, variant: &str, tag: u8) -> Inside<'a> {
        let around = begin(out, OBJECT);
        text(out, variant);
        let length = begin(out, tag);
        Inside { out, length, around: Some(around) }
    }

    #[inline]
    fn close(self) {
        end(self.out, self.length);
        if let Some(around) = self.around {
            end(self.out, around);
        }
    }

    #[inline]
    fn value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<()> {
        value.serialize(Encoder(self.out))
    }

    #[inline]
    fn field<T: ?Sized + Serialize>(&mut self, name: &str, value: &T) -> Result<()> {
        text(self.out, name);
        self.value(value)
    }
}

#[inline]
fn begin(out: &mut Vec<u8>, tag: u8) -> usize {
    out.push(tag);
    out.extend_from_slice(&[0; 4]);
    out.len() - 4
}

#[inline]
fn end(out: &mut [u8], length: usize) {
    let bytes = (out.len() - length - 4) as u32;
    if let Some(place) = out.get_mut(length..length + 4) {
        place.copy_from_slice(&bytes.to_le_bytes());
    }
}

macro_rules! numbers {
    ($($method:ident: $number:ty as $wide:ty, $write:ident;)*) => {
        $(#[inline]
        fn $method(self, number: $number) -> Result<()> {
            $write(self.0, <$wide>::from(number));
            Ok(())
        })*
    };
}

impl<'a> Serializer for Encoder<'a> {
    type Ok = ();
    type Error = serde_json::Error;
    type SerializeSeq = Inside<'a>;
    type SerializeTuple = Inside<'a>;
    type SerializeTupleStruct = Inside<'a>;
    type SerializeTupleVariant = Inside<'a>;
    type SerializeMap = Inside<'a>;
    type SerializeStruct = Inside<'a>;
    type SerializeStructVariant = Inside<'a>;

    numbers! {
        serialize_i8: i8 as i64, signed;
        serialize_i16: i16 as i64, signed;
        serialize_i32: i32 as i64, signed;
        serialize_i64: i64 as i64, signed;
        serialize_u8: u8 as u64, unsigned;
        serialize_u16: u16 as u64, unsigned;
        serialize_u32: u32 as u64, unsigned;
        serialize_u64: u64 as u64, unsigned;
    }

    fn serialize_bool(self, value: bool) -> Result<()> {
        self.0.push(if value { TRUE } else { FALSE });
        Ok(())
    }

    fn serialize_f32(self, number: f32) -> Result<()> {
        // The same digits, not those of the nearest longer number.
        self.serialize_f64(number.to_string().parse().unwrap_or(f64::from(number)))
    }

    fn serialize_f64(self, number: f64) -> Result<()> {
        if number.is_finite() {
            self.0.push(FLOAT);
            self.0.extend_from_slice(&number.to_le_bytes());
        } else {
            // JSON has no such numbers.
            self.0.push(NULL);
        }
        Ok(())
    }

    fn serialize_char(self, letter: char) -> Result<()> {
        self.serialize_str(letter.encode_utf8(&mut [0; 4]))
    }

    #[inline]
    fn serialize_str(self, value: &str) -> Result<()> {
        text(self.0, value);
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Result<()> {
        bytes.serialize(self)
    }

    fn serialize_none(self) -> Result<()> {
        self.serialize_unit()
    }

    #[inline]
    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Result<()> {
        value.serialize(self)
    }

    fn serialize_unit(self) -> Result<()> {
        self.0.push(NULL);
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Result<()> {
        self.serialize_unit()
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, variant: &'static str) -> Result<()> {
        self.serialize_str(variant)
    }

    #[inline]
    fn serialize_newtype_struct<T: ?Sized + Serialize>(self, _: &'static str, value: &T) -> Result<()> {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        value: &T,
    ) -> Result<()> {
        let mut object = Inside::new(self.0, OBJECT);
        object.field(variant, value)?;
        object.close();
        Ok(())
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Inside<'a>> {
        Ok(Inside::new(self.0, LIST))
    }

    fn serialize_tuple(self, _: usize) -> Result<Inside<'a>> {
        Ok(Inside::new(self.0, LIST))
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Inside<'a>> {
        Ok(Inside::new(self.0, LIST))
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'a>> {
        Ok(Inside::variant(self.0, variant, LIST))
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Inside<'a>> {
        Ok(Inside::new(self.0, OBJECT))
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Inside<'a>> {
        Ok(Inside::new(self.0, OBJECT))
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        variant: &'static str,
        _: usize,
    ) -> Result<Inside<'a>> {
        Ok(Inside::variant(self.0, variant, OBJECT))
    }
}

/// Lists of all kinds are written alike, and so are objects.
macro_rules! alike {
    ($($kind:ident, $method:ident;)*) => {
        $(impl $kind for Inside<'_> {
            type Ok = ();
            type Error = serde_json::Error;

            #[inline]
            fn $method<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<()> {
                self.value(value)
            }

            #[inline]
            fn end(self) -> Result<()> {
                self.close();
                Ok(())
            }
        })*
    };
    ($($kind:ident)*) => {
        $(impl $kind for Inside<'_> {
            type Ok = ();
            type Error = serde_json::Error;

            #[inline]
            fn serialize_field<T: ?Sized + Serialize>(&mut self, name: &'static str, value: &T) -> Result<()> {
                self.field(name, value)
            }

            #[inline]
            fn end(self) -> Result<()> {
                self.close();
                Ok(())
            }
        })*
    };
}

alike! {
    SerializeSeq, serialize_element;
    SerializeTuple, serialize_element;
    SerializeTupleStruct, serialize_field;
    SerializeTupleVariant, serialize_field;
}
alike! { SerializeStruct SerializeStructVariant }

impl SerializeMap for Inside<'_> {
    type Ok = ();
    type Error = serde_json::Error;

    fn serialize_key<T: ?Sized + Serialize>(&mut self, key: &T) -> Result<()> {
        let start = self.out.len();
        self.value(key)?;
        let number = match self.out.get(start) {
            Some(&(TEXT | SHORT_TEXT..SMALL)) => return Ok(()),
            Some(&tag @ SMALL..) => i128::from(tag - SMALL),
            Some(&tag @ (UNSIGNED | NEGATIVE)) => {
                let bytes = self.out[start + 1..].try_into().map_err(Error::custom)?;
                if tag == UNSIGNED {
                    u64::from_le_bytes(bytes).into()
                } else {
                    i64::from_le_bytes(bytes).into()
                }
            }
            _ => return Err(Error::custom("names are texts or whole numbers")),
        };
        self.out.truncate(start);
        text(self.out, &number.to_string());
        Ok(())
    }

    fn serialize_value<T: ?Sized + Serialize>(&mut self, value: &T) -> Result<()> {
        self.value(value)
    }

    fn end(self) -> Result<()> {
        self.close();
        Ok(())
    }
}
