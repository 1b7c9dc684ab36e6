//! Why an event is refused, in words of the game. None of this runs while a game is played legally.

use alloc::format;

use wormery_core::Illegal;

use crate::action::{Action, Die};
use crate::color::Color;
use crate::deck::{CardId, shown};
use crate::options::SkipTiming;
use crate::position::{ItHappens, Phase};

/// Every code with which an event is refused: a key of the catalogue of words.
pub const REFUSALS: &[&str] = &[
    "ih_no_mounds",
    "ih_no_falling",
    "ih_no_over",
    "ih_no_die",
    "ih_no_pass_third",
    "ih_no_worm",
    "ih_no_third",
    "ih_no_third_left",
    "ih_no_own_left",
    "ih_no_mound",
    "ih_no_second_die",
    "ih_no_place",
    "ih_no_worm_for_third",
    "ih_no_late_pass",
    "ih_no_die_now",
    "ih_no_mounds_now",
    "ih_no_chance",
    "ih_no_card",
    "ih_no_used_card",
    "ih_no_card_twice",
];

impl ItHappens {
    #[cold]
    pub(crate) fn refusal(&self, action: Action) -> Illegal {
        match self.phase {
            Phase::Mounds => Illegal::new("ih_no_mounds", "the mounds of the round must be drawn first"),
            Phase::Throw { .. } => Illegal::new("ih_no_falling", "the die is still falling"),
            Phase::Over => over(),
            Phase::Turn => self.refusal_before_throw(action),
            Phase::Place { die, .. } => self.refusal_after_throw(action, die),
        }
    }

    fn refusal_before_throw(&self, action: Action) -> Illegal {
        match action {
            Action::Roll { die } => self.refusal_of_roll(die),
            Action::Place { .. } | Action::Reroll => Illegal::new("ih_no_die", "a die must be rolled first"),
            Action::Pass if !self.can_place_own(self.seat) => {
                let reason = "only dice of the third color are left: with them a turn cannot be skipped";
                Illegal::new("ih_no_pass_third", reason)
            }
            Action::Pass => no_worm(),
        }
    }

    fn refusal_of_roll(&self, die: Die) -> Illegal {
        let hand = self.hands[self.seat.index()];
        let color = self.color_of(die);
        match die {
            Die::Third if self.n_seats() != 2 => {
                Illegal::new("ih_no_third", "only two players have a third color")
            }
            Die::Third if hand.third == 0 => {
                Illegal::new("ih_no_third_left", "no die of the third color left")
            }
            Die::Own if hand.own == 0 => {
                Illegal::new("ih_no_own_left", format!("no {color} die left")).text("color", color)
            }
            _ => {
                Illegal::new("ih_no_mound", format!("no mound has a place for {color}")).text("color", color)
            }
        }
    }

    fn refusal_after_throw(&self, action: Action, die: Die) -> Illegal {
        match action {
            Action::Roll { .. } => Illegal::new("ih_no_second_die", "a die has been rolled already"),
            Action::Place { mound } => no_place(mound.get(), self.color_of(die)),
            Action::Reroll | Action::Pass if die == Die::Third => {
                Illegal::new("ih_no_worm_for_third", "no worm tile may be spent for the third color")
            }
            Action::Pass if self.rules.skip_timing == SkipTiming::BeforeRoll => {
                Illegal::new("ih_no_late_pass", "a turn can be skipped only before the roll")
            }
            Action::Reroll | Action::Pass => no_worm(),
        }
    }

    #[cold]
    pub(crate) fn refused_outcome(&self) -> Illegal {
        match self.phase {
            Phase::Mounds => {
                let reason = "the mounds of the round are to be drawn, no die is rolled";
                Illegal::new("ih_no_die_now", reason)
            }
            Phase::Throw { .. } => {
                Illegal::new("ih_no_mounds_now", "a die is falling, no mounds are to be drawn")
            }
            Phase::Turn | Phase::Place { .. } => {
                let reason = format!("seat {} must act, chance is not asked", self.seat);
                Illegal::new("ih_no_chance", reason).number("n", self.seat.index() as u8)
            }
            Phase::Over => over(),
        }
    }

    #[cold]
    pub(crate) fn refused_card(&self, id: &CardId) -> Illegal {
        let name = shown(id.as_str());
        let (code, reason) = match self.deck.find(id) {
            None => ("ih_no_card", format!("there is no card {name}")),
            Some(card) if self.used.contains(card) => {
                ("ih_no_used_card", format!("card {name} was used in an earlier round"))
            }
            Some(_) => ("ih_no_card_twice", format!("card {name} is drawn twice")),
        };
        Illegal::new(code, reason).text("card", name)
    }
}

fn over() -> Illegal {
    Illegal::new("ih_no_over", "the game is over")
}

fn no_worm() -> Illegal {
    Illegal::new("ih_no_worm", "no worm tile left")
}

fn no_place(mound: i16, color: Color) -> Illegal {
    let side = match mound {
        0 => "left",
        1 => "middle",
        _ => "right",
    };
    let reason = format!("the {side} mound has no place for {color}");
    Illegal::new("ih_no_place", reason).number("mound", mound).text("color", color)
}
