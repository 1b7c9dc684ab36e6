use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};

use serde::Deserialize;
use wormery_core::wire::present;

use crate::{Nonce, Proof};

/// What the fair dice note in the header's `meta`; others may note more there.
#[derive(Deserialize)]
struct HeaderMeta {
    #[serde(default, deserialize_with = "present")]
    fair: Option<Proof>,
}

/// What the fair dice note in a step's `meta`; others may note more there.
#[derive(Deserialize)]
struct StepMeta {
    #[serde(default, deserialize_with = "present")]
    nonce: Option<Nonce>,
}

/// The proof in a header's `meta`, if there is one.
pub(crate) fn proof(meta: Option<&str>) -> Result<Option<Proof>, String> {
    read(meta).map(|meta: HeaderMeta| meta.fair)
}

/// The nonce in a step's `meta`, if there is one.
pub(crate) fn nonce(meta: Option<&str>) -> Result<Option<Nonce>, String> {
    read(meta).map(|meta: StepMeta| meta.nonce)
}

fn read<'a, T: Deserialize<'a>>(meta: Option<&'a str>) -> Result<T, String> {
    serde_json::from_str(meta.unwrap_or("{}")).map_err(|error| format!("meta: {}", reason(&error)))
}

/// What is wrong, without a place that would count from the beginning of `meta`.
fn reason(error: &serde_json::Error) -> String {
    let full = error.to_string();
    full.rsplit_once(" at line ").map_or(full.clone(), |(reason, _)| reason.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const DIGITS: &str = "00112233445566778899aabbccddeeff";

    #[test]
    fn a_nonce_stands_beside_other_notes() {
        let meta = format!(r#"{{"x":[1e999,{{}}],"x":null,"nonce":"{DIGITS}"}}"#);
        assert_eq!(nonce(Some(&meta)), Ok(Some(DIGITS.parse().unwrap())));
        assert_eq!(nonce(Some("{}")), Ok(None));
        assert_eq!(nonce(None), Ok(None));
    }

    #[test]
    fn a_nonce_that_is_none_or_occurs_twice_is_refused() {
        let twice = format!(r#"{{"nonce":"{DIGITS}","nonce":"{DIGITS}"}}"#);
        assert_eq!(nonce(Some(&twice)), Err("meta: duplicate field `nonce`".into()));
        let short = nonce(Some(r#"{"nonce":"00"}"#));
        assert_eq!(short, Err("meta: a nonce is 32 lower-case hex digits".into()));
        assert!(nonce(Some(r#"{"nonce":null}"#)).is_err());
        assert!(proof(Some(r#"{"fair":null}"#)).is_err());
    }
}
