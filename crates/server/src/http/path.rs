use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use wormery_protocol::{Code, Problem};

use crate::fault::{Fault, problem};

/// The code or id in an address; what is wrong with it is told as a problem.
pub(crate) struct Path(pub(crate) String);

/// Two words in an address.
pub(crate) struct TwoWords(pub(crate) String, pub(crate) String);

impl<S: Send + Sync> FromRequestParts<S> for Path {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let path = axum::extract::Path::<String>::from_request_parts(parts, state).await;
        sound(path.map_err(|error| problem(Code::BadRequest, error.body_text()))?.0).map(Self)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for TwoWords {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Fault> {
        let path = axum::extract::Path::<(String, String)>::from_request_parts(parts, state).await;
        let (one, other) = path.map_err(|error| problem(Code::BadRequest, error.body_text()))?.0;
        Ok(Self(sound(one)?, sound(other)?))
    }
}

fn sound(word: String) -> Result<String, Fault> {
    if word.contains(char::is_control) { Err(unsound().into()) } else { Ok(word) }
}

/// What somebody is told who asks for an address that can be none.
pub(super) fn unsound() -> Problem {
    problem(Code::BadRequest, "the address has a character that belongs into none")
}

/// Whether an address is text without control characters when its escapes are read.
pub(super) fn is_sound(path: &str) -> bool {
    let (mut read, mut rest) = (Vec::new(), path.bytes());
    while let Some(byte) = rest.next() {
        let escaped = || {
            let mut ahead = rest.clone();
            let mut digit = || char::from(ahead.next()?).to_digit(16);
            Some((digit()? * 16 + digit()?) as u8)
        };
        match (byte == b'%').then(escaped).flatten() {
            Some(escaped) => {
                read.push(escaped);
                rest.nth(1);
            }
            None => read.push(byte),
        }
    }
    str::from_utf8(&read).is_ok_and(|text| !text.contains(char::is_control))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_text() {
        for sound in ["/", "/t/K3F9QW", "/a%20b", "/%C3%A9", "/100%", "/%4", "/%zz"] {
            assert!(is_sound(sound), "{sound}");
        }
        for unsound in ["/%00", "/t/%00", "/%FF", "/%C3", "/a%0Ab", "/%7f"] {
            assert!(!is_sound(unsound), "{unsound}");
        }
    }
}
