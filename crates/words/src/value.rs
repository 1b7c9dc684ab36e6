//! What a message is given.

use std::borrow::Cow;

use crate::{Language, number};

/// An argument: a whole number, which the message writes as its language does, or a text as it is.
#[derive(Clone, Debug, PartialEq)]
pub enum Value<'a> {
    /// A count; plurals follow it.
    Whole(i64),
    /// A name, a word, or a figure that is written already.
    Text(Cow<'a, str>),
}

impl Value<'_> {
    /// The word that cases are compared with: "3", "-3", "yes".
    pub(crate) fn word(&self) -> Cow<'_, str> {
        match self {
            Self::Whole(count) => count.to_string().into(),
            Self::Text(text) => text.as_ref().into(),
        }
    }

    pub(crate) fn borrowed(&self) -> Value<'_> {
        match self {
            Self::Whole(count) => Value::Whole(*count),
            Self::Text(text) => Value::Text(Cow::Borrowed(text)),
        }
    }

    /// What a reader sees: a text stays on its line, and moves no terminal.
    pub(crate) fn shown(&self, language: Language) -> Cow<'_, str> {
        match self {
            Self::Whole(count) => number(language, *count).into(),
            Self::Text(text) => wormery_visible::line(text),
        }
    }
}

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text.into())
    }
}

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Self::Text(text.into())
    }
}

impl<'a> From<Cow<'a, str>> for Value<'a> {
    fn from(text: Cow<'a, str>) -> Self {
        Self::Text(text)
    }
}

/// Cases know "yes" and "no".
impl From<bool> for Value<'_> {
    fn from(is_so: bool) -> Self {
        Self::Text(if is_so { "yes" } else { "no" }.into())
    }
}

macro_rules! whole {
    ($($kind:ty),*) => {$(
        impl From<$kind> for Value<'_> {
            fn from(count: $kind) -> Self {
                Self::Whole(count as i64)
            }
        }
    )*};
}

whole!(i8, i16, i32, i64, isize, u8, u16, u32, u64, usize);
