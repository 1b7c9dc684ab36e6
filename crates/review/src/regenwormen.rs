//! What judgements of Regenwormen rest on.

use serde::Serialize;
use wormery_core::Seat;
use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Action, View};

use crate::borders::{CLEARLY_MORE, CLEARLY_SAFER};
use crate::telling::{of_hundred, tenths};
use crate::{Case, Telling};

/// Why a choice is better than another; chances are counted in a hundred turns.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Reason {
    /// Rolling on would fail so often.
    Risky {
        /// How often.
        n: i64,
    },
    /// It takes a tile from somebody.
    Steals {
        /// From whom.
        from: Seat,
    },
    /// The turn fails clearly less often.
    Safer {
        /// How often.
        n: i64,
        /// How often after the other one.
        other: i64,
    },
    /// The turn brings clearly more.
    Richer {
        /// How many worms on average.
        worms: f64,
        /// How many after the other one.
        other: f64,
    },
    /// Who has no tile can lose none.
    NothingLost,
}

impl Telling for Regenwormen {
    type Reason = Reason;

    fn reason(case: &Case<'_, Self>) -> Option<Reason> {
        let is_claim = matches!(case.better.action, Action::Take { .. } | Action::Steal { .. });
        match (case.better.action, case.other.action, case.odds()) {
            (_, Action::Roll { .. }, Some([_, roll])) if is_claim => {
                Some(Reason::Risky { n: of_hundred(roll.fail) })
            }
            (Action::Steal { from }, ..) => Some(Reason::Steals { from }),
            (_, _, Some([one, other])) if one.fail + CLEARLY_SAFER <= other.fail => {
                Some(Reason::Safer { n: of_hundred(one.fail), other: of_hundred(other.fail) })
            }
            (_, _, Some([one, other])) if one.worms >= other.worms + CLEARLY_MORE => {
                Some(Reason::Richer { worms: tenths(one.worms), other: tenths(other.worms) })
            }
            (Action::Roll { .. } | Action::Weasel, ..) if has_no_tile(case.view) => Some(Reason::NothingLost),
            _ => None,
        }
    }
}

fn has_no_tile(view: &View) -> bool {
    let board = view.board();
    board.seat.is_some_and(|seat| board.seats[seat.index()].tiles.is_empty())
}
