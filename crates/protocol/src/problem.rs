use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use wormery_core::{Arg, Illegal};

use crate::{Code, KeptPlace};

/// Why a request was refused, as in RFC 9457.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Problem {
    /// A page about this kind of problem.
    pub r#type: String,
    /// What it is about, in a few words.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// What exactly is wrong.
    pub detail: String,
    /// The stable word for programs.
    pub code: Code,
    /// Where the table is, when the action was made for another ply.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ply: Option<u32>,
    /// Which rule of the game is against it, for those who say it in another language.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub refusal: Option<Box<Refusal>>,
    /// Where a game on a device went.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub went: Option<Box<KeptPlace>>,
}

/// Why the rules of a game refuse something: a key of the catalogue of words, and what its sentence uses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Refusal {
    /// The key: "rw_already_kept".
    pub code: String,
    /// What the sentence uses, by name: numbers and words.
    pub args: BTreeMap<String, RefusalArg>,
}

/// What the sentence of a refusal uses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum RefusalArg {
    /// A number: a tile, a total, a seat.
    Number(i64),
    /// A word or a name.
    Text(String),
}

impl Refusal {
    /// What the rules of a game say.
    pub fn of(illegal: &Illegal) -> Self {
        let value = |arg: &Arg| match arg {
            Arg::Number(number) => RefusalArg::Number(*number),
            Arg::Text(text) => RefusalArg::Text(text.clone()),
        };
        let args = illegal.args().iter().map(|(name, arg)| ((*name).to_owned(), value(arg)));
        Self { code: illegal.code().to_owned(), args: args.collect() }
    }
}

impl Problem {
    /// A problem with this code; `detail` says what exactly is wrong.
    pub fn new(code: Code, detail: impl Into<String>) -> Self {
        Self {
            r#type: format!("/docs/protocol#{}", wormery_core::Word::word(code)),
            title: code.title().into(),
            status: code.status(),
            detail: detail.into(),
            code,
            ply: None,
            refusal: None,
            went: None,
        }
    }

    /// The same problem, with the ply at which the table is.
    pub fn at(self, ply: u32) -> Self {
        Self { ply: Some(ply), ..self }
    }

    /// The game went to another device.
    pub fn taken_over(went: KeptPlace) -> Self {
        Self {
            went: Some(Box::new(went)),
            ..Self::new(Code::TakenOver, "the game goes on at another device")
        }
    }

    /// What the rules of a game refuse, and why.
    pub fn illegal(illegal: &Illegal) -> Self {
        Self {
            refusal: Some(Box::new(Refusal::of(illegal))),
            ..Self::new(Code::Illegal, illegal.to_string())
        }
    }
}
