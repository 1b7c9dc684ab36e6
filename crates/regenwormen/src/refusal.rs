use alloc::format;
use alloc::string::String;

use wormery_core::{Illegal, Seat};

use crate::{Action, Phase, Regenwormen, Specialist, Symbol, Tile};

/// The codes of all refusals: keys of the catalogue of words.
pub const REFUSALS: &[&str] = &[
    "rw_no_act_in_the_air",
    "rw_no_act_over",
    "rw_no_act_before_roll",
    "rw_no_act_before_keep",
    "rw_no_act_before_weasel",
    "rw_no_act_nothing_to_keep",
    "rw_no_act_before_give_back",
    "rw_no_act_before_rob",
    "rw_no_dice_now",
    "rw_no_dice_count",
    "rw_no_golden_face",
    "rw_no_golden_now",
    "rw_no_golden_held",
    "rw_no_roll_dice",
    "rw_no_roll_symbols",
    "rw_no_keep_again",
    "rw_no_keep_symbol",
    "rw_no_tile",
    "rw_no_take_open",
    "rw_no_take_points",
    "rw_no_take_other",
    "rw_no_take_both_low",
    "rw_no_worm",
    "rw_no_seat",
    "rw_no_steal_self",
    "rw_no_steal_empty",
    "rw_no_steal_total",
    "rw_no_steal_tile",
    "rw_no_stop",
    "rw_no_weasel_again",
    "rw_no_weasel_held",
    "rw_no_give_back",
    "rw_no_rob_self",
    "rw_no_rob_hen",
    "rw_no_rob_token",
];

impl Regenwormen {
    /// Says in words of the game why an action is refused.
    pub(crate) fn refusal(&self, action: Action) -> Illegal {
        self.wrong_phase(action).unwrap_or_else(|| self.wrong_choice(action))
    }

    /// Says why chance is not asked.
    pub(crate) fn no_throw(&self) -> Illegal {
        if self.phase == Phase::Over {
            return Illegal::new("rw_no_act_over", "the game is over");
        }
        let reason = format!("no dice are rolled now: seat {} must act", self.seat);
        Illegal::new("rw_no_dice_now", reason).number("seat", self.seat.index() as u8)
    }

    fn wrong_phase(&self, action: Action) -> Option<Illegal> {
        let fits = matches!(
            (self.phase, action),
            (Phase::Roll, Action::Roll { .. })
                | (Phase::Keep, Action::Keep { .. } | Action::Weasel)
                | (Phase::Failed, Action::Weasel | Action::Accept)
                | (
                    Phase::Decide,
                    Action::Roll { .. } | Action::Take { .. } | Action::Steal { .. } | Action::Stop,
                )
                | (Phase::Return, Action::GiveBack { .. })
                | (Phase::RobForOnes | Phase::RobForRaven, Action::Rob { .. })
        );
        (!fits).then(|| self.must_first())
    }

    /// What the phase asks for.
    fn must_first(&self) -> Illegal {
        let (code, reason) = match self.phase {
            Phase::Throw => ("rw_no_act_in_the_air", "the dice are in the air"),
            Phase::Over => ("rw_no_act_over", "the game is over"),
            Phase::Roll => ("rw_no_act_before_roll", "the turn begins with a roll"),
            Phase::Keep => ("rw_no_act_before_keep", "a face of the roll must be kept first"),
            Phase::Failed => (
                "rw_no_act_before_weasel",
                "the roll shows no new face: send the weasel or let the turn fail",
            ),
            Phase::Decide => {
                ("rw_no_act_nothing_to_keep", "nothing waits to be kept: roll, take a tile or stop")
            }
            Phase::Return => {
                ("rw_no_act_before_give_back", "one of two specialists must be given back first")
            }
            Phase::RobForOnes | Phase::RobForRaven => {
                ("rw_no_act_before_rob", "a token must be taken from a player first")
            }
        };
        Illegal::new(code, reason)
    }

    fn wrong_choice(&self, action: Action) -> Illegal {
        match action {
            Action::Roll { golden: true } if self.phase != Phase::Roll => Illegal::new(
                "rw_no_golden_now",
                "the golden die joins at the first roll of a turn or not at all",
            ),
            Action::Roll { golden: true } => {
                Illegal::new("rw_no_golden_held", "you do not have the golden die")
            }
            Action::Roll { golden: false } => self.no_roll(),
            Action::Keep { symbol } if self.dice.kept.of(symbol) > 0 => {
                Illegal::new("rw_no_keep_again", format!("{symbol} is already kept")).text("symbol", symbol)
            }
            Action::Keep { symbol } => {
                Illegal::new("rw_no_keep_symbol", format!("the roll shows no {symbol}"))
                    .text("symbol", symbol)
            }
            Action::Take { tile } => self.no_take(tile),
            Action::Steal { from } => self.no_steal(from),
            Action::Stop => Illegal::new("rw_no_stop", "a turn cannot be ended on purpose here"),
            Action::Weasel if self.dice.weasel_used => {
                Illegal::new("rw_no_weasel_again", "the weasel was used in this turn")
            }
            Action::Weasel => Illegal::new("rw_no_weasel_held", "you do not have the weasel"),
            // Where it fits it is always allowed.
            Action::Accept => self.must_first(),
            Action::GiveBack { specialist } => not_one_of_two(specialist),
            Action::Rob { from } => self.no_rob(from),
        }
    }

    fn no_roll(&self) -> Illegal {
        match self.n_dice_left() {
            0 => Illegal::new("rw_no_roll_dice", "no die is left to roll"),
            _ => Illegal::new("rw_no_roll_symbols", "all six faces are kept"),
        }
    }

    fn no_take(&self, tile: Tile) -> Illegal {
        let total = self.claim_total();
        let refused = if !self.row.contains(tile) {
            Illegal::new("rw_no_take_open", format!("tile {tile} does not lie open in the row"))
        } else if tile.number() > total {
            let reason = format!("the dice kept make {total}: too few for tile {tile}");
            Illegal::new("rw_no_take_points", reason).number("total", total)
        } else if self.lacks_worm() {
            return no_worm();
        } else if tile.is_low() && tile.number() == total {
            let reason = format!("nobody may have both 11 and 13: you cannot take tile {tile}");
            Illegal::new("rw_no_take_both_low", reason)
        } else {
            let reason = format!("the dice kept make {total}: tile {tile} is not the one they buy");
            Illegal::new("rw_no_take_other", reason).number("total", total)
        };
        refused.number("tile", tile.number())
    }

    fn no_steal(&self, from: Seat) -> Illegal {
        let total = self.claim_total();
        if from == self.seat {
            return Illegal::new("rw_no_steal_self", "you cannot steal from yourself");
        }
        if from.index() >= self.n_seats() {
            return no_seat(from);
        }
        match self.stacks.top(from) {
            None => of_seat("rw_no_steal_empty", format!("seat {from} has no tile"), from),
            Some(top) if top.number() != total => {
                let reason = format!("the dice kept make {total}, seat {from} shows tile {top}");
                of_seat("rw_no_steal_total", reason, from).number("total", total).number("tile", top.number())
            }
            Some(_) if self.lacks_worm() => no_worm(),
            Some(top) => {
                let reason = format!("tile {top} cannot be stolen");
                Illegal::new("rw_no_steal_tile", reason).number("tile", top.number())
            }
        }
    }

    fn no_rob(&self, from: Seat) -> Illegal {
        if from == self.seat {
            Illegal::new("rw_no_rob_self", "you cannot take a token from yourself")
        } else if from.index() >= self.n_seats() {
            no_seat(from)
        } else if self.specialists.holds(from, Specialist::Hen) {
            of_seat("rw_no_rob_hen", format!("the hen protects the tokens of seat {from}"), from)
        } else {
            of_seat("rw_no_rob_token", format!("seat {from} has no token"), from)
        }
    }
}

/// About the tiles or tokens of another player.
fn of_seat(code: &'static str, reason: String, from: Seat) -> Illegal {
    Illegal::new(code, reason).number("from", from.index() as u8)
}

/// A seat that does not exist has no name, only a number.
fn no_seat(from: Seat) -> Illegal {
    Illegal::new("rw_no_seat", format!("there is no seat {from}")).number("n", from.index() as u8)
}

fn no_worm() -> Illegal {
    Illegal::new("rw_no_worm", "no worm is kept")
}

fn not_one_of_two(specialist: Specialist) -> Illegal {
    let reason = format!("{specialist} is not one of the two").replace('_', " ");
    Illegal::new("rw_no_give_back", reason).text("specialist", specialist)
}

/// Says that a throw has another number of dice.
pub(crate) fn wrong_count(thrown: usize, shown: usize) -> Illegal {
    let refused = Illegal::new("rw_no_dice_count", format!("{thrown} dice are rolled, not {shown}"));
    refused.number("dice", thrown as u8).number("faces", shown as u8)
}

/// Says that the golden die cannot fall like this (RX-05).
pub(crate) fn no_golden_face(face: Symbol) -> Illegal {
    Illegal::new("rw_no_golden_face", format!("the golden die has no {face}")).text("symbol", face)
}
