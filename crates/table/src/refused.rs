use wormery_core::{Illegal, Seat};

use crate::Ply;

/// Why a table refused an action.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refused {
    /// Another seat must act.
    #[error("it is not seat {0}'s turn")]
    NotYourTurn(Seat),
    /// Nobody can act any more.
    #[error("the game is over")]
    Over,
    /// The rules do not allow it.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// It was meant for an earlier position, or for one that is yet to come.
    #[error("the table is at ply {now}, the action was for ply {sent}")]
    Stale {
        /// The ply that the action named.
        sent: Ply,
        /// Where the table is.
        now: Ply,
    },
}
