use wormery_core::{Game, Seat};
use wormery_table::{Ply, is_reversible};

/// What can be taken back: decisions of people, as far as the last luck or somebody else's answer.
#[derive(Debug, Default)]
pub(super) struct Undo {
    /// The last one last.
    decisions: Vec<Decision>,
    n_undone: u32,
    /// How long all lines were so far.
    n_bytes: u64,
}

/// Where a person decided something.
#[derive(Clone, Copy, Debug)]
struct Decision {
    seat: Seat,
    ply: Ply,
    n_bytes: u64,
}

impl Undo {
    /// Remembers where a person decides, as long as it and all after it can be taken back; a bot is nobody.
    ///
    /// What has no alternative is no decision: a person who came back to it would only do it again.
    pub(super) fn remember<G: Game>(&mut self, game: &G, ply: Ply, person: Option<Seat>, action: G::Action) {
        match person {
            Some(seat) if is_reversible(game, action) => {
                if game.legal().count() > 1 {
                    self.decisions.push(Decision { seat, ply, n_bytes: self.n_bytes });
                }
            }
            _ => self.decisions.clear(),
        }
    }

    /// Lines were added to the record.
    pub(super) fn written(&mut self, n_bytes: u64) {
        self.n_bytes += n_bytes;
    }

    /// Lets what others decided be done, before a seat looks at its hand.
    pub(super) fn keep_own(&mut self, seat: Seat) {
        let others = self.decisions.iter().rposition(|decision| decision.seat != seat);
        self.decisions.drain(..others.map_or(0, |at| at + 1));
    }

    /// The ply before the last decision, which is forgotten, and how many bytes of the record came after it.
    pub(super) fn pop(&mut self) -> Option<(Ply, u64)> {
        let Decision { ply, n_bytes, .. } = self.decisions.pop()?;
        let gone = self.n_bytes - n_bytes;
        self.n_bytes = n_bytes;
        self.n_undone += 1;
        Some((ply, gone))
    }

    pub(super) fn can_undo(&self) -> bool {
        !self.decisions.is_empty()
    }

    /// How often a decision was taken back.
    pub(super) fn n_undone(&self) -> u32 {
        self.n_undone
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(seats: &[usize]) -> Undo {
        let decision = |seat: &usize| Decision { seat: Seat::new(*seat), ply: Ply(0), n_bytes: 0 };
        Undo { decisions: seats.iter().map(decision).collect(), ..Undo::default() }
    }

    #[test]
    fn who_looks_keeps_own_decisions_back_to_the_last_of_another() {
        for (seats, n_left) in [(&[][..], 0), (&[0, 0], 2), (&[0, 1], 0), (&[1, 0], 1), (&[0, 1, 0, 0], 2)] {
            let mut undo = of(seats);
            undo.keep_own(Seat::new(0));
            assert_eq!(undo.decisions.len(), n_left, "{seats:?}");
        }
    }
}
