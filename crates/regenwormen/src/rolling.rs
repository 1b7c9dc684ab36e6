use wormery_core::{Illegal, Tell};

use crate::action_set::ActionSet;
use crate::counts::Counts;
use crate::effect::{Failure, Occasion, RollingEnd, Throwing, bounded};
use crate::refusal::{no_golden_face, wrong_count};
use crate::{Dice, Effect, Phase, Regenwormen, Specialist, Symbol, Throw, VoluntaryFail};

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

    pub(crate) fn roll(&mut self, golden: bool, tell: &mut impl Tell<Effect>) {
        if golden {
            self.dice.golden = Golden::Thrown;
        }
        self.throw_dice(if golden { Throwing::Golden } else { Throwing::Roll }, tell);
    }

    /// The dice of the roll just made are thrown again, once a turn (RX-18).
    pub(crate) fn use_weasel(&mut self, tell: &mut impl Tell<Effect>) {
        self.dice.weasel_used = true;
        self.throw_dice(Throwing::Weasel, tell);
    }

    pub(crate) fn throw_dice(&mut self, why: Throwing, tell: &mut impl Tell<Effect>) {
        self.dice.roll = Counts::NONE;
        if self.dice.golden.is_in_play() {
            self.dice.golden = Golden::Thrown;
        }
        self.phase = Phase::Throw;
        self.legal = ActionSet::EMPTY;
        tell.tell(|| {
            let golden = self.dice.golden.is_in_play();
            Effect::Thrown { seat: self.seat, why, dice: bounded(self.n_dice_left()), golden }
        });
    }

    /// The dice that can still be thrown, the golden one included.
    pub(crate) fn n_dice_left(&self) -> u8 {
        self.dice.n_left + u8::from(self.dice.golden.is_in_play())
    }

    /// Takes what the dice show, if they can show it.
    pub(crate) fn see(&mut self, dice: &Dice, tell: &mut impl Tell<Effect>) -> Result<(), Illegal> {
        if self.phase != Phase::Throw {
            return Err(self.no_throw());
        }
        let golden = self.golden_face(dice)?;
        self.dice.roll = dice.faces().iter().copied().collect();
        self.dice.golden = golden;
        tell.tell(|| Effect::Rolled { seat: self.seat, faces: *dice, golden: golden.is_in_play() });
        self.after_roll(tell);
        Ok(())
    }

    /// Checks the number of dice and the golden die's face.
    fn golden_face(&self, dice: &Dice) -> Result<Golden, Illegal> {
        let (throw, faces) = (self.throw(), dice.faces());
        if faces.len() != throw.len() {
            return Err(wrong_count(throw.len(), faces.len()));
        }
        match (throw.golden, faces.last()) {
            (Some(golden), Some(face)) if golden.sides().contains(face) => Ok(Golden::Shows(*face)),
            (Some(_), Some(face)) => Err(no_golden_face(*face)),
            _ => Ok(self.dice.golden),
        }
    }

    /// Something new must be kept, or the turn fails (RW-07, RX-18).
    pub(crate) fn after_roll(&mut self, tell: &mut impl Tell<Effect>) {
        let eligible = self.dice.roll.mask() & !self.dice.kept.mask();
        let weasel = !self.dice.weasel_used && self.holds(Specialist::Weasel);
        if eligible != 0 {
            self.phase = Phase::Keep;
            self.legal = ActionSet::keep(eligible).with_if(weasel, ActionSet::WEASEL);
        } else if weasel && self.options.weasel_after_fail {
            self.phase = Phase::Failed;
            self.legal = ActionSet::WEASEL.with(ActionSet::ACCEPT);
            tell.tell(|| Effect::NothingNew { seat: self.seat });
        } else {
            self.fail_by(Failure::NoNew, tell);
        }
    }

    /// All dice of the roll with this symbol leave the pool for the rest of the turn (RW-08).
    pub(crate) fn keep(&mut self, symbol: Symbol, tell: &mut impl Tell<Effect>) {
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
        tell.tell(|| self.kept_now(symbol, n_kept, golden_is_kept));
        let double_one = self.options.expansion && symbol == Symbol::One && n_kept >= 2;
        if double_one && !self.receive_token(Occasion::Ones, tell) {
            self.ask_whom_to_rob(Phase::RobForOnes);
        } else {
            self.after_keep(tell);
        }
    }

    /// Rolling may be over; without a tile to take that is the end of the turn (RW-09, RW-10).
    pub(crate) fn after_keep(&mut self, tell: &mut impl Tell<Effect>) {
        let targets = self.targets();
        let dice_left = self.dice.n_left > 0 || self.dice.golden.is_in_play();
        let may_roll = dice_left && self.dice.kept.mask() != ALL_SYMBOLS;
        if !may_roll {
            let why = if dice_left { RollingEnd::AllSymbols } else { RollingEnd::NoDice };
            tell.tell(|| Effect::RollingOver { seat: self.seat, why });
        }
        if targets.is_empty() && !may_roll {
            tell.tell(|| self.failed(if self.lacks_worm() { Failure::NoWorm } else { Failure::NoTile }));
            return self.fail(tell);
        }
        let may_stop = match self.options.voluntary_fail {
            VoluntaryFail::OnlyWithoutTarget => targets.is_empty(),
            VoluntaryFail::Always => true,
            VoluntaryFail::Never => false,
        };
        self.phase = Phase::Decide;
        self.legal = targets.with_if(may_roll, ActionSet::ROLL).with_if(may_stop, ActionSet::STOP);
        tell.tell(|| self.reach(targets));
    }
}
