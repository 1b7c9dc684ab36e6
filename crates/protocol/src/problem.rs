use serde::{Deserialize, Serialize};

use crate::Code;

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
        }
    }

    /// The same problem, with the ply at which the table is.
    pub fn at(self, ply: u32) -> Self {
        Self { ply: Some(ply), ..self }
    }
}
