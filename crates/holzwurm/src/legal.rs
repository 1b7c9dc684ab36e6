use crate::places::{Places, PlacesByColor};
use crate::{Action, Card, CardsIter, Holzwurm};

/// The legal plays: cards by color, then value; for each the rows oldest first, then a new row.
pub(crate) struct Legal {
    /// The cards that are still to come.
    hand: CardsIter,
    places: PlacesByColor,
    /// The card whose places are being listed.
    card: Card,
    places_left: Places,
}

impl Legal {
    #[inline]
    pub(crate) fn new(position: &Holzwurm) -> Self {
        Self {
            // Nobody has cards between deals, so there is nothing to list then.
            hand: position.own_hand().iter(),
            places: position.rows.places(position.options().many_uncolored),
            card: Card::ALL[0],
            places_left: Places::NONE,
        }
    }
}

impl Iterator for Legal {
    type Item = Action;

    #[inline]
    fn next(&mut self) -> Option<Action> {
        if self.places_left.is_empty() {
            self.card = self.hand.next()?;
            self.places_left = self.places.of(self.card.color_idx());
        }
        let row = self.places_left.take_first();
        Some(Action::Play { card: self.card, row })
    }
}
