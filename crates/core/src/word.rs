use alloc::string::String;
use core::fmt;
use core::marker::PhantomData;

use serde::de::{Error, Visitor};

/// A value with one name out of a fixed list: a face of a die, a value of an option.
pub trait Word: Copy + Eq + 'static {
    /// What the words stand for, in the singular: "symbol".
    const WHAT: &'static str;
    /// Every value with its name, in canonical order.
    const WORDS: &'static [(Self, &'static str)];

    /// The value's name.
    fn word(self) -> &'static str {
        let found = Self::WORDS.iter().find(|(value, _)| *value == self);
        found.map_or("", |(_, word)| word)
    }

    /// The value with this name.
    fn from_word(word: &str) -> Result<Self, UnknownWord> {
        let found = Self::WORDS.iter().find(|(_, name)| *name == word);
        found.map(|(value, _)| *value).ok_or_else(|| UnknownWord::new::<Self>(word))
    }
}

/// A name that is not on the list.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown {what} {word:?}, expected {expected}")]
pub struct UnknownWord {
    what: &'static str,
    word: String,
    expected: String,
}

impl UnknownWord {
    fn new<W: Word>(word: &str) -> Self {
        let mut expected = String::new();
        for (place, (_, name)) in W::WORDS.iter().enumerate() {
            expected.push_str(match place {
                0 => "",
                _ if place + 1 == W::WORDS.len() => " or ",
                _ => ", ",
            });
            expected.push_str(name);
        }
        Self { what: W::WHAT, word: word.chars().take(40).collect(), expected }
    }
}

/// Reads a [`Word`] from a string and nothing else.
pub struct WordVisitor<W>(PhantomData<W>);

impl<W> Default for WordVisitor<W> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<W: Word> Visitor<'_> for WordVisitor<W> {
    type Value = W;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a {} as a string", W::WHAT)
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<W, E> {
        W::from_word(word).map_err(E::custom)
    }
}

/// Defines an enum whose values have names: `words! { /// … pub enum Lower as "value of lower" { … } }`.
///
/// The enum is written to a wire as its name, shown as its name, and read back from nothing else.
#[macro_export]
macro_rules! words {
    (
        $(#[$meta:meta])*
        $vis:vis enum $Name:ident as $what:literal {
            $($(#[$variant_meta:meta])* $Variant:ident = $word:literal),+ $(,)?
        }
    ) => {
        $crate::word_enum! {
            $(#[$meta])*
            $vis enum $Name {
                $($(#[$variant_meta])* $Variant = $word),+
            }
        }

        impl $Name {
            /// Every value, in canonical order.
            $vis const ALL: &'static [Self] = &[$(Self::$Variant),+];
        }

        impl $crate::Word for $Name {
            const WHAT: &'static str = $what;
            const WORDS: &'static [(Self, &'static str)] = &[$((Self::$Variant, $word)),+];

            fn word(self) -> &'static str {
                match self {
                    $(Self::$Variant => $word),+
                }
            }
        }

        impl ::core::fmt::Display for $Name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                f.pad($crate::Word::word(*self))
            }
        }

        impl ::serde::Serialize for $Name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str($crate::Word::word(*self))
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $Name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                deserializer.deserialize_str($crate::wire::WordVisitor::<Self>::default())
            }
        }
    };
}
