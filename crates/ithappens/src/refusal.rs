//! Why an event is refused, in words of the game. None of this runs while a game is played legally.

use alloc::format;
use alloc::string::String;

use wormery_core::Illegal;

use crate::action::{Action, Die};
use crate::deck::{CardId, shown};
use crate::options::SkipTiming;
use crate::position::{ItHappens, Phase};

const NO_WORM: &str = "no worm tile left";

impl ItHappens {
    #[cold]
    pub(crate) fn refusal(&self, action: Action) -> Illegal {
        Illegal::new(
            "ih_illegal",
            match self.phase {
                Phase::Mounds => "the mounds of the round must be drawn first".into(),
                Phase::Throw { .. } => "the die is still falling".into(),
                Phase::Over => "the game is over".into(),
                Phase::Turn => self.refusal_before_throw(action),
                Phase::Place { die, .. } => self.refusal_after_throw(action, die),
            },
        )
    }

    fn refusal_before_throw(&self, action: Action) -> String {
        match action {
            Action::Roll { die } => self.refusal_of_roll(die),
            Action::Place { .. } | Action::Reroll => "a die must be thrown first".into(),
            Action::Pass if !self.can_place_own(self.seat) => {
                "only dice of the third color are left, they cannot be passed".into()
            }
            Action::Pass => NO_WORM.into(),
        }
    }

    fn refusal_of_roll(&self, die: Die) -> String {
        let hand = self.hands[self.seat.index()];
        let color = self.color_of(die);
        match die {
            Die::Third if self.n_seats() != 2 => "only two players have a third color".into(),
            Die::Third if hand.third == 0 => "no die of the third color left".into(),
            Die::Own if hand.own == 0 => format!("no {color} die left"),
            _ => format!("no mound has a place for {color}"),
        }
    }

    fn refusal_after_throw(&self, action: Action, die: Die) -> String {
        match action {
            Action::Roll { .. } => "a die is thrown already".into(),
            Action::Place { mound } => format!("mound {mound} has no place for {}", self.color_of(die)),
            Action::Reroll | Action::Pass if die == Die::Third => {
                "no worm tile may be spent for the third color".into()
            }
            Action::Pass if self.rules.skip_timing == SkipTiming::BeforeRoll => {
                "a turn can be skipped only before the throw".into()
            }
            Action::Reroll | Action::Pass => NO_WORM.into(),
        }
    }

    #[cold]
    pub(crate) fn refused_outcome(&self) -> Illegal {
        Illegal::new(
            "ih_illegal",
            match self.phase {
                Phase::Mounds => "the mounds of the round are to be drawn, no die is thrown".into(),
                Phase::Throw { .. } => "a die is falling, no mounds are to be drawn".into(),
                Phase::Turn | Phase::Place { .. } => {
                    format!("seat {} must act, chance is not asked", self.seat)
                }
                Phase::Over => String::from("the game is over"),
            },
        )
    }

    #[cold]
    pub(crate) fn refused_card(&self, id: &CardId) -> Illegal {
        let name = shown(id.as_str());
        Illegal::new(
            "ih_illegal",
            match self.deck.find(id) {
                None => format!("there is no card {name}"),
                Some(card) if self.used.contains(card) => format!("card {name} was used in an earlier round"),
                Some(_) => format!("card {name} is drawn twice"),
            },
        )
    }
}
