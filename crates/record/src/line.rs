use serde::de::{Deserialize, Deserializer, Error};
use serde_json::value::RawValue;
use wormery_core::wire::{Few, Object, present};
use wormery_core::{Event, Game, OutcomeOf, Seat};

use crate::header::{from_text, meta};

/// A line after the header.
#[derive(Debug)]
pub enum Line<'a, G: Game> {
    /// Something that happened.
    Step(Step<'a, G>),
    /// How the game ended.
    Result(ResultLine),
}

/// One thing that happened.
#[derive(Debug)]
pub struct Step<'a, G: Game> {
    /// Who acted; `None` for chance.
    pub seat: Option<Seat>,
    /// What happened.
    pub event: Event<G>,
    /// Milliseconds since the start of the game.
    pub t: Option<u64>,
    /// What else somebody wanted to note, as it is written.
    pub meta: Option<&'a str>,
}

/// The scores and ranks that a record claims.
#[derive(Clone, PartialEq, Eq, Debug, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResultLine {
    /// The final scores in seat order.
    pub scores: Few<i64>,
    /// The ranks in seat order.
    pub ranks: Few<i64>,
}

/// Every key that a line can have.
#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields, bound = "A: Deserialize<'de>, O: Deserialize<'de>")]
struct RawLine<'a, A, O> {
    #[serde(default, deserialize_with = "present")]
    seat: Option<Seat>,
    #[serde(default, deserialize_with = "present")]
    action: Option<A>,
    #[serde(default, deserialize_with = "present")]
    chance: Option<O>,
    #[serde(default, deserialize_with = "present")]
    result: Option<Object<ResultLine>>,
    #[serde(default, deserialize_with = "milliseconds")]
    t: Option<u64>,
    #[serde(borrow, default, deserialize_with = "meta")]
    meta: Option<&'a str>,
}

impl<'a, G: Game> Line<'a, G> {
    /// Reads a line after the header.
    pub fn parse(text: &'a str) -> Result<Self, String> {
        let Object(raw): Object<RawLine<'a, G::Action, OutcomeOf<G>>> = from_text(text)?;
        let RawLine { seat, action, chance, result, t, meta } = raw;
        let event = match (seat, action, chance, result) {
            (Some(_), Some(action), None, None) => Event::Action(action),
            (None, None, Some(outcome), None) => Event::Chance(outcome),
            (None, None, None, Some(Object(result))) if t.is_none() && meta.is_none() => {
                return Ok(Self::Result(result));
            }
            (None, None, None, Some(_)) => return Err("a result has neither t nor meta".into()),
            (None, Some(_), ..) => return Err("an action needs the seat that acts".into()),
            (Some(_), None, None, None) => return Err("a seat needs an action".into()),
            (None, None, None, None) => return Err("a step has either chance, or seat and action".into()),
            _ => return Err("chance, action and result exclude each other".into()),
        };
        Ok(Self::Step(Step { seat, event, t, meta }))
    }
}

/// Reads an integer of any size from 0 on; what is beyond 64 bits counts as the largest.
fn milliseconds<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<u64>, D::Error> {
    let text = <&RawValue>::deserialize(deserializer)?.get();
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(D::Error::custom("t is not an integer from 0 on"));
    }
    Ok(Some(text.parse().unwrap_or(u64::MAX)))
}
