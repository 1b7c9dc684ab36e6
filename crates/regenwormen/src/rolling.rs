use alloc::format;

use wormery_core::Illegal;

use crate::action_set::ActionSet;
use crate::counts::Counts;
use crate::{Dice, Phase, Regenwormen, Specialist, Symbol, Throw, VoluntaryFail};

/// What the golden die does in this turn (RX-17).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Golden {
    /// It is not thrown.
    Aside,
    /// It is thrown with the others.
    Thrown,
    /// The last roll shows it with this face.
    Shows(Symbol),
    /// It was kept.
    Kept,
}

impl Golden {
    pub(crate) fn is_in_play(self) -> bool {
        matches!(self, Self::Thrown | Self::Shows(_))
    }
}

/// All six symbols, one bit each.
const ALL_SYMBOLS: u8 = 63;

impl Regenwormen {
    /// What chance is asked while the dice are in the air.
    pub(crate) fn throw(&self) -> Throw {
        let golden = self.dice.golden.is_in_play().then_some(self.options.golden_faces);
        Throw { n_dice: self.dice.n_left, golden }
    }

    pub(crate) fn roll(&mut self, golden: bool) {
        if golden {
            self.dice.golden = Golden::Thrown;
        }
        self.throw_dice();
    }

    /// The dice of the roll just made are thrown again, once a turn (RX-18).
    pub(crate) fn use_weasel(&mut self) {
        self.dice.weasel_used = true;
        self.throw_dice();
    }

    fn throw_dice(&mut self) {
        self.dice.roll = Counts::NONE;
        if self.dice.golden.is_in_play() {
            self.dice.golden = Golden::Thrown;
        }
        self.phase = Phase::Throw;
        self.legal = ActionSet::EMPTY;
    }

    /// Takes what the dice show, if they can show it.
    pub(crate) fn see(&mut self, dice: &Dice) -> Result<(), Illegal> {
        if self.phase != Phase::Throw {
            return Err(self.no_throw());
        }
        let golden = self.golden_face(dice)?;
        self.dice.roll = dice.faces().iter().copied().collect();
        self.dice.golden = golden;
        self.after_roll();
        Ok(())
    }

    /// Checks the number of dice and the golden die's face.
    fn golden_face(&self, dice: &Dice) -> Result<Golden, Illegal> {
        let (throw, faces) = (self.throw(), dice.faces());
        if faces.len() != throw.len() {
            return Err(Illegal::new(
                "rw_illegal",
                format!("{} dice are thrown, not {}", throw.len(), faces.len()),
            ));
        }
        match (throw.golden, faces.last()) {
            (Some(golden), Some(face)) if golden.sides().contains(face) => Ok(Golden::Shows(*face)),
            (Some(_), Some(face)) => Err(Illegal::new("rw_illegal", format!("the golden die has no {face}"))),
            _ => Ok(self.dice.golden),
        }
    }

    /// Something new must be kept, or the turn fails (RW-07, RX-18).
    fn after_roll(&mut self) {
        let eligible = self.dice.roll.mask() & !self.dice.kept.mask();
        let weasel = !self.dice.weasel_used && self.holds(Specialist::Weasel);
        if eligible != 0 {
            self.phase = Phase::Keep;
            self.legal = ActionSet::keep(eligible).with_if(weasel, ActionSet::WEASEL);
        } else if weasel && self.options.weasel_after_fail {
            self.phase = Phase::Failed;
            self.legal = ActionSet::WEASEL.with(ActionSet::ACCEPT);
        } else {
            self.fail();
        }
    }

    /// All dice of the roll with this symbol leave the pool for the rest of the turn (RW-08).
    pub(crate) fn keep(&mut self, symbol: Symbol) {
        let dice = &mut self.dice;
        let n_kept = dice.roll.of(symbol);
        dice.kept.add(symbol, n_kept);
        dice.total += n_kept * symbol.points();
        dice.roll = Counts::NONE;
        let golden_is_kept = dice.golden == Golden::Shows(symbol);
        dice.n_left -= n_kept - u8::from(golden_is_kept);
        if golden_is_kept {
            dice.golden = Golden::Kept;
        } else if dice.golden.is_in_play() {
            dice.golden = Golden::Thrown;
        }
        let double_one = self.options.expansion && symbol == Symbol::One && n_kept >= 2;
        if double_one && !self.receive_token() {
            self.ask_whom_to_rob(Phase::RobForOnes);
        } else {
            self.after_keep();
        }
    }

    /// Rolling may be over; without a tile to take that is the end of the turn (RW-09, RW-10).
    pub(crate) fn after_keep(&mut self) {
        let targets = self.targets();
        let dice_left = self.dice.n_left > 0 || self.dice.golden.is_in_play();
        let may_roll = dice_left && self.dice.kept.mask() != ALL_SYMBOLS;
        if targets.is_empty() && !may_roll {
            return self.fail();
        }
        let may_stop = match self.options.voluntary_fail {
            VoluntaryFail::OnlyWithoutTarget => targets.is_empty(),
            VoluntaryFail::Always => true,
            VoluntaryFail::Never => false,
        };
        self.phase = Phase::Decide;
        self.legal = targets.with_if(may_roll, ActionSet::ROLL).with_if(may_stop, ActionSet::STOP);
    }
}
