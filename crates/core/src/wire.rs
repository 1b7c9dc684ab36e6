//! Reading and writing what crosses a wire, strictly.
//!
//! Derived readers are more generous than our formats: a struct also reads from a list, an optional field
//! from `null`, a unit variant from an object. The helpers here close those doors.

mod reason;

use alloc::vec::Vec;
use core::fmt;
use core::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{DeserializeOwned, Error, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub use crate::word::WordVisitor;
pub use reason::plain_reason;

/// Something that can be written to a wire and read back.
pub trait Wire: Serialize + DeserializeOwned {}

impl<T: Serialize + DeserializeOwned> Wire for T {}

/// Reads a `T` from an object, never from a list.
pub fn object<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_map(ObjectVisitor(PhantomData))
}

/// A `T` that reads from an object, never from a list.
pub struct Object<T>(pub T);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Object<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        object(deserializer).map(Self)
    }
}

/// A short list: reading stops with an error at the first item too many, however many follow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Few<T>(pub Vec<T>);

impl<T> Few<T> {
    /// More items than any list of ours has, few enough to hold.
    pub const MOST: usize = 100;
}

impl<T: Serialize> Serialize for Few<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Few<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(FewVisitor(PhantomData))
    }
}

struct FewVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for FewVisitor<T> {
    type Value = Few<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Few<T>, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = list.next_element()? {
            if items.len() == Few::<T>::MOST {
                return Err(A::Error::custom(format_args!("a list of more than {} items", Few::<T>::MOST)));
            }
            items.push(item);
        }
        Ok(Few(items))
    }
}

/// Reads an optional field that is there; `null` counts only if `T` itself reads from it.
pub fn present<'de, D: Deserializer<'de>, T: Deserialize<'de>>(
    deserializer: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(deserializer).map(Some)
}

/// Whether a value is the default of its type, and so need not be written.
pub fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

/// Whether a switch that is on by default is on, and so need not be written.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks with a reference")]
pub fn is_true(value: &bool) -> bool {
    *value
}

struct ObjectVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for ObjectVisitor<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        T::deserialize(MapAccessDeserializer::new(map))
    }
}
