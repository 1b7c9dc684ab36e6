mod list;

use serde::{Deserialize, Serialize};

pub use list::ROUTES;

/// An address of the HTTP interface and what it answers.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Route {
    /// The method.
    pub method: Method,
    /// The path; what is in braces differs from request to request.
    pub path: &'static str,
    /// What it does, in a few words.
    pub summary: &'static str,
    /// Who may ask.
    pub who: Who,
    /// What the path and the query tell.
    pub parameters: &'static [Parameter],
    /// What the request holds, by the name of its type.
    pub request: Option<&'static str>,
    /// The status when it is done.
    pub status: u16,
    /// What the answer holds.
    pub answer: Body,
    /// Another status that is no problem, with what the answer then holds: it is not there yet.
    pub not_yet: Option<(u16, Body)>,
    /// The codes of the problems that belong to this address; others can happen anywhere.
    pub problems: &'static [crate::Code],
}

/// A method of HTTP.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Method {
    /// Asks.
    Get,
    /// Makes or does something.
    Post,
    /// Puts something in its place.
    Put,
    /// Changes something.
    Patch,
    /// Takes something away.
    Delete,
}

impl Method {
    /// Its name in a request.
    pub fn name(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Put => "PUT",
            Self::Patch => "PATCH",
            Self::Delete => "DELETE",
        }
    }
}

/// Who may ask for something.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// Anybody.
    Anybody,
    /// Anybody; somebody new becomes a guest and gets the cookie.
    Visitor,
    /// A guest with a cookie or a token.
    Guest,
}

/// What an answer holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Body {
    /// Nothing.
    Empty,
    /// Plain text.
    Text,
    /// JSON of the type with this name.
    Json(&'static str),
    /// A list of the type with this name, as JSON.
    List(&'static str),
    /// JSON of no type that is written down.
    AnyJson,
    /// Lines of JSON of the type with this name.
    Lines(&'static str),
    /// The record of a game.
    Record,
    /// A socket instead of an answer.
    Socket,
}

/// Something that a path or a query tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parameter {
    /// Where it stands.
    pub place: Place,
    /// Its name.
    pub name: &'static str,
    /// Whether it is a number.
    pub is_number: bool,
    /// Whether it must be there.
    pub is_required: bool,
    /// What it says.
    pub about: &'static str,
}

/// Where a parameter stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// In the path.
    Path,
    /// In the query.
    Query,
}
