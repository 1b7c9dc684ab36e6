use wormery_core::{Luck, Seat, Viewer, draw_front};

use crate::pile::Pile;
use crate::row::Row;
use crate::{Card, Cards, Holzwurm};

impl Holzwurm {
    /// A random position that looks the same to this viewer.
    ///
    /// The cards that the viewer cannot place, those hidden in other hands and those outside the deal, are
    /// dealt anew, every way equally likely. Hand sizes stay, and so do the cards that everybody saw a seat
    /// pick up. Searching bots judge their plays on such positions; that the view does not change is also
    /// the proof that it shows no secret.
    pub fn reshuffled(&self, viewer: Viewer, luck: &mut impl Luck) -> Self {
        let mut guess = self.clone();
        let mut unseen = self.unseen(viewer);
        let hidden = |seat: &Seat| self.hands[seat.index()].len() - self.known[seat.index()].len();
        let others = Seat::all(self.n_seats()).filter(|seat| !viewer.is(*seat));
        draw_front(luck, unseen.as_mut_slice(), others.clone().map(|seat| hidden(&seat)).sum());
        let mut drawn = unseen.as_slice().iter().copied();
        for seat in others {
            let cards: Cards = drawn.by_ref().take(hidden(&seat)).collect();
            guess.hands[seat.index()] = cards.union(self.known[seat.index()]);
        }
        guess
    }

    /// The cards whose place the viewer does not know.
    fn unseen(&self, viewer: Viewer) -> Pile<{ Card::ALL.len() }> {
        let mut seen: Cards = self.fate.above.as_slice().iter().copied().collect();
        let on_table = self.rows.as_slice().iter().flat_map(Row::cards);
        on_table.for_each(|card| seen.insert(*card));
        for seat in Seat::all(self.n_seats()) {
            let hands = if viewer.is(seat) { &self.hands } else { &self.known };
            seen = seen.union(hands[seat.index()]);
        }
        Card::ALL.into_iter().filter(|card| !seen.contains(*card)).collect()
    }
}
