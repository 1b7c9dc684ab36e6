use crate::color::Color;
use crate::deck::{Card, Deck};

/// Who won the queen and the general tile of each card.
///
/// Before a card is scored, and when nobody won its tile, there is no color.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tiles {
    pub(crate) queens: [Option<Color>; Deck::SIZE],
    pub(crate) generals: [Option<Color>; Deck::SIZE],
}

impl Tiles {
    pub(crate) const NONE: Self = Self { queens: [None; Deck::SIZE], generals: [None; Deck::SIZE] };

    pub(crate) fn n_queens(&self, color: Color) -> usize {
        count(&self.queens, color)
    }

    pub(crate) fn n_generals(&self, color: Color) -> usize {
        count(&self.generals, color)
    }

    /// The cards whose queen tile a color won.
    pub(crate) fn queen_cards<'d>(&self, deck: &'d Deck, color: Color) -> impl Iterator<Item = &'d Card> {
        won(self.queens, deck, color)
    }

    /// The cards whose general tile a color won.
    pub(crate) fn general_cards<'d>(&self, deck: &'d Deck, color: Color) -> impl Iterator<Item = &'d Card> {
        won(self.generals, deck, color)
    }
}

fn count(winners: &[Option<Color>], color: Color) -> usize {
    winners.iter().filter(|winner| **winner == Some(color)).count()
}

fn won(
    winners: [Option<Color>; Deck::SIZE],
    deck: &Deck,
    color: Color,
) -> impl Iterator<Item = &Card> + use<'_> {
    deck.cards().iter().zip(winners).filter(move |(_, winner)| *winner == Some(color)).map(|(card, _)| card)
}
