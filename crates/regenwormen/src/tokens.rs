use wormery_core::{Seat, Tell};

use crate::action_set::ActionSet;
use crate::effect::{Occasion, bounded};
use crate::{Effect, Phase, Regenwormen, Specialist};

impl Regenwormen {
    /// Gives the player a token, if it is clear from where; `false` when he must choose whom to rob (RX-19).
    pub(crate) fn receive_token(&mut self, why: Occasion, tell: &mut impl Tell<Effect>) -> bool {
        let seat = self.seat;
        if self.supply > 0 {
            self.supply -= 1;
            self.tokens[seat.index()] += 1;
            tell.tell(|| Effect::Token { seat, why, supply: bounded(self.supply) });
            return true;
        }
        let mut victims = self.victims();
        match (victims.next(), victims.next()) {
            (Some(_), Some(_)) => {
                tell.tell(|| Effect::MustRob { seat, why });
                return false;
            }
            (Some(victim), None) => self.take_token(victim, why, tell),
            _ => tell.tell(|| Effect::NoToken { seat, why }),
        }
        true
    }

    /// Lets the player choose among those who can be robbed.
    pub(crate) fn ask_whom_to_rob(&mut self, phase: Phase) {
        self.phase = phase;
        self.legal = self.victims().map(ActionSet::rob).fold(ActionSet::EMPTY, ActionSet::with);
    }

    pub(crate) fn rob(&mut self, from: Seat, tell: &mut impl Tell<Effect>) {
        if self.phase == Phase::RobForRaven {
            self.take_token(from, Occasion::Raven, tell);
            self.move_raven_on(tell);
        } else {
            self.take_token(from, Occasion::Ones, tell);
            self.after_keep(tell);
        }
    }

    pub(crate) fn take_token(&mut self, from: Seat, why: Occasion, tell: &mut impl Tell<Effect>) {
        self.tokens[from.index()] -= 1;
        self.tokens[self.seat.index()] += 1;
        tell.tell(|| Effect::TokenRobbed { seat: self.seat, from, why });
    }

    /// The other players with a token, except the hen's holder.
    fn victims(&self) -> impl Iterator<Item = Seat> + use<> {
        let (tokens, me, specialists) = (self.tokens, self.seat, self.specialists);
        Seat::all(self.n_seats())
            .filter(move |seat| *seat != me && tokens[seat.index()] > 0)
            .filter(move |seat| !specialists.holds(*seat, Specialist::Hen))
    }
}
