#![doc = include_str!("../README.md")]

mod catalogue;
mod fields;
mod language;
mod list;
mod message;
mod number;
mod plural;
mod reader;
mod say;
mod sentence;
mod value;

#[cfg(test)]
mod tests;

pub use catalogue::{message, prefix};
pub use language::{Language, UnknownLanguage};
pub use list::list;
pub use message::Message;
pub use number::{
    decimal, number, of_hundred, percent, signed, signed_decimal, signed_of_hundred, signed_percent,
};
pub use reader::Reader;
#[doc(hidden)]
pub use say::known;
pub use sentence::{refusal, sentence};
pub use value::Value;
