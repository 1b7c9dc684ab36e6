use std::net::IpAddr;

use serde::{Deserialize, Serialize};
use wormery_protocol::{Answer, Code, Command, Problem, TableInfo};
use wormery_room::{Ask, ClientId, Feed, Guest, Input, Room, Wants};

use crate::fault::problem;

/// What somebody wants of a table, wherever it is.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum Wish {
    /// A guest gives a command.
    Command { guest: Guest, command: Command },
    /// The game begins without anybody being connected.
    Begin,
    /// A guest has another name or color.
    Rename { guest: Guest },
    /// A guest wants to be forgotten.
    Forget { guest: Guest },
    /// Nobody has touched the table for long.
    Close,
}

impl Wish {
    /// What came of the wish when it was not asked for the first time: an action that is refused then may have been carried
    /// out before, perhaps in a game that is over by now.
    pub(crate) fn answered_again(&self, answer: Result<Answer, Problem>) -> Result<Answer, Problem> {
        let is_act = matches!(self, Self::Command { command: Command::Act { .. }, .. });
        answer.map_err(|problem| if is_act { in_doubt() } else { problem })
    }

    /// Whether an action is refused because the room is at an earlier ply than whoever acts has seen.
    pub(crate) fn knows_more(&self, answer: &Result<Answer, Problem>) -> bool {
        let Self::Command { command: Command::Act { ply, .. }, .. } = self else { return false };
        matches!(answer, Err(problem) if problem.code == Code::Stale && problem.ply.is_some_and(|at| at < *ply))
    }

    pub(crate) fn input(&self, ask: Ask) -> Input {
        match self.clone() {
            Self::Command { guest, command } => Input::Command { ask, guest, command },
            Self::Begin => Input::Begin { ask },
            Self::Rename { guest } => Input::Rename { ask, guest },
            Self::Forget { guest } => Input::Forget { ask, guest },
            Self::Close => Input::Close { ask },
        }
    }
}

fn in_doubt() -> Problem {
    let why = "the table changed hands meanwhile; look whether it was carried out before you try again";
    problem(Code::Unavailable, why)
}

/// Somebody who comes to a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Coming {
    pub(crate) guest: Guest,
    /// The network he comes from.
    pub(crate) from: IpAddr,
    pub(crate) feed: Feed,
    /// The ply that he has seen, and of which game, if that is known.
    pub(crate) since: u32,
    pub(crate) game: Option<String>,
    /// Whether he wants to know what each action brings about.
    pub(crate) previews: bool,
}

impl Coming {
    /// What is told to the room.
    pub(crate) fn input(&self, client: ClientId) -> Input {
        let wants = Wants::of(self.since, (!self.previews).then_some(0));
        let wants = Wants { game: self.game.clone(), ..wants };
        Input::Connect { client, guest: self.guest.clone(), feed: self.feed, wants }
    }
}

/// What somebody outside needs to know of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Seen {
    /// The game that is played or was played last.
    pub(crate) game: Option<String>,
    /// Whether a certain guest runs it, has a seat at it, or is there.
    pub(crate) is_his: bool,
    /// Whether he was sent away.
    pub(crate) is_sent_away: bool,
}

impl Seen {
    pub(crate) fn of(room: &Room, guest: &str) -> Self {
        Self {
            game: room.game().map(str::to_owned),
            is_his: room.is_of(guest),
            is_sent_away: room.has_sent_away(guest),
        }
    }
}

/// What another server is told of a table.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Look {
    pub(crate) table: TableInfo,
    pub(crate) seen: Seen,
}
