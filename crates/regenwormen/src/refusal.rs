use alloc::format;
use alloc::string::String;

use wormery_core::{Illegal, Seat};

use crate::{Action, Phase, Regenwormen, Specialist, Tile};

impl Regenwormen {
    /// Says in words of the game why an action is refused.
    pub(crate) fn refusal(&self, action: Action) -> Illegal {
        Illegal::new("rw_illegal", self.wrong_phase(action).unwrap_or_else(|| self.wrong_choice(action)))
    }

    /// Says why chance is not asked.
    pub(crate) fn no_throw(&self) -> Illegal {
        Illegal::new(
            "rw_illegal",
            match self.phase {
                Phase::Over => "the game is over".into(),
                _ => format!("no dice are thrown now: seat {} must act", self.seat),
            },
        )
    }

    fn wrong_phase(&self, action: Action) -> Option<String> {
        let fits = match (self.phase, action) {
            (Phase::Throw, _) => return Some("the dice are in the air".into()),
            (Phase::Over, _) => return Some("the game is over".into()),
            (Phase::Roll, Action::Roll { .. })
            | (Phase::Keep, Action::Keep { .. } | Action::Weasel)
            | (Phase::Failed, Action::Weasel | Action::Accept)
            | (
                Phase::Decide,
                Action::Roll { .. } | Action::Take { .. } | Action::Steal { .. } | Action::Stop,
            )
            | (Phase::Return, Action::GiveBack { .. })
            | (Phase::RobForOnes | Phase::RobForRaven, Action::Rob { .. }) => true,
            _ => false,
        };
        let now = match self.phase {
            Phase::Roll => "the turn begins with a roll",
            Phase::Keep => "a symbol of the roll must be kept first",
            Phase::Failed => "the roll shows no new symbol: use the weasel or accept",
            Phase::Decide => "nothing waits to be kept: roll, take a tile or stop",
            Phase::Return => "one of two specialists must be given back first",
            _ => "a token must be taken from a player first",
        };
        (!fits).then(|| now.into())
    }

    fn wrong_choice(&self, action: Action) -> String {
        match action {
            Action::Roll { golden: true } if self.phase != Phase::Roll => {
                "the golden die joins at the first roll of a turn or not at all".into()
            }
            Action::Roll { golden: true } => "the golden die is with somebody else".into(),
            Action::Roll { golden: false } => self.no_roll(),
            Action::Keep { symbol } if self.dice.kept.of(symbol) > 0 => format!("{symbol} is already kept"),
            Action::Keep { symbol } => format!("the roll shows no {symbol}"),
            Action::Take { tile } => self.no_take(tile),
            Action::Steal { from } => self.no_steal(from),
            Action::Stop if self.legal.is_empty() => "the turn is over".into(),
            Action::Stop => "a turn cannot be ended on purpose here".into(),
            Action::Weasel if self.dice.weasel_used => "the weasel was used in this turn".into(),
            Action::Weasel => "the weasel is with somebody else".into(),
            Action::Accept => "there is nothing to accept".into(),
            Action::GiveBack { specialist } => format!("{specialist} is not one of the two"),
            Action::Rob { from } => self.no_rob(from),
        }
    }

    fn no_roll(&self) -> String {
        let dice_left = self.dice.n_left > 0 || self.dice.golden.is_in_play();
        if dice_left { "all six symbols are kept" } else { "no die is left to roll" }.into()
    }

    fn no_take(&self, tile: Tile) -> String {
        let total = self.claim_total();
        if !self.row.contains(tile) {
            return format!("tile {tile} does not lie open in the row");
        }
        if tile.number() > total {
            return format!("the dice kept make {total}: too few for tile {tile}");
        }
        if self.lacks_worm() {
            return "no worm is kept".into();
        }
        if tile.is_low() && tile.number() == total {
            return format!("nobody may own both 11 and 13: tile {tile} is not to be had");
        }
        format!("the dice kept make {total}: tile {tile} is not the one they buy")
    }

    fn no_steal(&self, from: Seat) -> String {
        let total = self.claim_total();
        if from == self.seat {
            return "nobody steals from himself".into();
        }
        if from.index() >= self.n_seats() {
            return format!("there is no seat {from}");
        }
        match self.stacks.top(from) {
            None => format!("seat {from} has no tile"),
            Some(top) if top.number() != total => {
                format!("the dice kept make {total}, seat {from} shows tile {top}")
            }
            Some(_) if self.lacks_worm() => "no worm is kept".into(),
            Some(top) => format!("tile {top} cannot be stolen"),
        }
    }

    fn no_rob(&self, from: Seat) -> String {
        if from == self.seat {
            "nobody robs himself".into()
        } else if from.index() >= self.n_seats() {
            format!("there is no seat {from}")
        } else if self.specialists.holds(from, Specialist::Hen) {
            format!("the hen protects the tokens of seat {from}")
        } else {
            format!("seat {from} has no token")
        }
    }
}
