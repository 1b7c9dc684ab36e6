use wormery_core::Seat;

use crate::action_set::ActionSet;
use crate::{Phase, Regenwormen, Specialist};

impl Regenwormen {
    /// Gives the player a token, if it is clear from where; `false` when he must choose whom to rob (RX-19).
    pub(crate) fn receive_token(&mut self) -> bool {
        if self.supply > 0 {
            self.supply -= 1;
            self.tokens[self.seat.index()] += 1;
            return true;
        }
        let mut victims = self.victims();
        match (victims.next(), victims.next()) {
            (Some(_), Some(_)) => return false,
            (Some(victim), None) => self.take_token(victim),
            _ => {}
        }
        true
    }

    /// Lets the player choose among those who can be robbed.
    pub(crate) fn ask_whom_to_rob(&mut self, phase: Phase) {
        self.phase = phase;
        self.legal = self.victims().map(ActionSet::rob).fold(ActionSet::EMPTY, ActionSet::with);
    }

    pub(crate) fn rob(&mut self, from: Seat) {
        self.take_token(from);
        match self.phase {
            Phase::RobForRaven => self.move_raven_on(),
            _ => self.after_keep(),
        }
    }

    pub(crate) fn take_token(&mut self, from: Seat) {
        self.tokens[from.index()] -= 1;
        self.tokens[self.seat.index()] += 1;
    }

    /// The other players with a token, except the hen's holder.
    fn victims(&self) -> impl Iterator<Item = Seat> + use<> {
        let (tokens, me, specialists) = (self.tokens, self.seat, self.specialists);
        Seat::all(self.n_seats())
            .filter(move |seat| *seat != me && tokens[seat.index()] > 0)
            .filter(move |seat| !specialists.holds(*seat, Specialist::Hen))
    }
}
