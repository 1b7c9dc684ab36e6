use alloc::format;
use alloc::string::{String, ToString};
use core::str::FromStr;

use crate::{FailCost, Objective};

/// What a player wants, in words: "worms", "total", "at-least:25", "exactly:27".
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Many worms.
    Worms,
    /// A high total.
    Total,
    /// At least this total.
    AtLeast(u8),
    /// Exactly this total.
    Exactly(u8),
}

/// The greatest total that dice can make: nine fives and worms.
const GREATEST: u8 = 45;

impl Goal {
    /// The objective, where a failed turn costs so much; nothing if worms are not what counts, and it costs some.
    pub fn objective(self, fail_cost: FailCost) -> Option<Objective> {
        match (self, fail_cost) {
            (Self::Worms, fail_cost) => Some(Objective::Worms(fail_cost)),
            (_, FailCost::Worms(worms)) if worms != 0.0 => None,
            (Self::Total, _) => Some(Objective::Total),
            (Self::AtLeast(total), _) => Some(Objective::AtLeast(total)),
            (Self::Exactly(total), _) => Some(Objective::Exactly(total)),
        }
    }
}

impl FromStr for Goal {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        match text.split_once(':') {
            None if text == "worms" => Ok(Self::Worms),
            None if text == "total" => Ok(Self::Total),
            Some(("at-least", number)) => total(number).map(Self::AtLeast),
            Some(("exactly", number)) => total(number).map(Self::Exactly),
            _ => Err("it is worms, total, at-least:N or exactly:N".to_string()),
        }
    }
}

fn total(text: &str) -> Result<u8, String> {
    let total = text.parse().ok().filter(|total| (1..=GREATEST).contains(total));
    total.ok_or_else(|| format!("{text} is not a total: they go from 1 to {GREATEST}"))
}

impl FromStr for FailCost {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        if text == "own" {
            return Ok(Self::Own);
        }
        let worms = text.parse().ok().filter(|worms: &f64| worms.is_finite() && *worms >= 0.0);
        worms.map(Self::Worms).ok_or_else(|| "it is own, or a number of worms from 0 on".to_string())
    }
}
