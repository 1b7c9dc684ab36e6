//! Deals out the point tiles that a viewer cannot see.

use alloc::vec::Vec;

use wormery_core::Luck;

use crate::color::Color;
use crate::deck::{Card, CardSet, Deck};
use crate::tiles::Tiles;
use crate::view::{ColorView, TileKind};

/// Tiles of the scored cards: what the viewer sees where it is, the rest at random; `None` if they cannot be dealt.
pub(super) fn deal(
    deck: &Deck,
    scored: CardSet,
    colors: &[ColorView],
    luck: &mut impl Luck,
) -> Option<Tiles> {
    let cards: Vec<_> = scored.iter().collect();
    let values = |value: fn(&Card) -> u8| cards.iter().map(|card| value(&deck.cards()[*card])).collect();
    let mut deal = Deal {
        queens: Side::new(colors, TileKind::Queen, values(Card::queen)),
        generals: Side::new(colors, TileKind::General, values(Card::general)),
    };
    // The true tiles are one way to deal them.
    if !deal.from(0, luck) {
        return None;
    }
    let mut tiles = Tiles::NONE;
    for (card, winner) in cards.iter().zip(&deal.queens.dealt) {
        tiles.queens[*card] = Color::ALL.get(*winner).copied();
    }
    for (card, winner) in cards.iter().zip(&deal.generals.dealt) {
        tiles.generals[*card] = Color::ALL.get(*winner).copied();
    }
    Some(tiles)
}

/// Where the tiles of cards that nobody wanted go.
const NOBODY: usize = Color::COUNT;

/// The tiles dealt so far, card by card, each time the queen tile first.
struct Deal {
    queens: Side,
    generals: Side,
}

/// The tiles of one kind.
struct Side {
    /// By card.
    values: Vec<u8>,
    /// By card: the index of the color that has the tile.
    dealt: Vec<usize>,
    /// By color, nobody last: how many tiles are still to come.
    left: [u8; Color::COUNT + 1],
    /// By color: the values of its tiles in the order of the cards, if the viewer sees them.
    seen: [Option<Vec<u8>>; Color::COUNT],
}

impl Deal {
    /// Deals the tiles from a place on; takes everything back if it cannot be done.
    fn from(&mut self, place: usize, luck: &mut impl Luck) -> bool {
        let card = place / 2;
        if card == self.queens.values.len() {
            return true;
        }
        let is_queen = place.is_multiple_of(2);
        let mut winners = self.winners(card, is_queen);
        while let Some(winner) = draw(&mut winners, luck) {
            let side = if is_queen { &mut self.queens } else { &mut self.generals };
            side.give(winner);
            if side.still_fits() && self.from(place + 1, luck) {
                return true;
            }
            let side = if is_queen { &mut self.queens } else { &mut self.generals };
            side.take_back();
        }
        false
    }

    /// Who may have a tile of this card, each as likely as it has tiles to come: nobody wins both of a card.
    fn winners(&self, card: usize, is_queen: bool) -> [u8; Color::COUNT + 1] {
        if is_queen {
            return self.queens.left;
        }
        let mut winners = self.generals.left;
        match self.queens.dealt[card] {
            NOBODY => winners[..NOBODY].fill(0),
            queen => winners[queen] = 0,
        }
        winners
    }
}

impl Side {
    fn new(colors: &[ColorView], kind: TileKind, values: Vec<u8>) -> Self {
        let mut left = [0; Color::COUNT + 1];
        let mut seen = [const { None }; Color::COUNT];
        for color in colors {
            left[color.color.index()] = match kind {
                TileKind::Queen => color.queens,
                TileKind::General => color.generals,
            };
            let tiles = color.point_tiles.as_ref();
            let of_kind = tiles.map(|tiles| tiles.iter().filter(|tile| tile.kind == kind));
            seen[color.color.index()] = of_kind.map(|tiles| tiles.map(|tile| tile.value).collect());
        }
        left[NOBODY] = (values.len() as u8).saturating_sub(left.iter().sum());
        Self { dealt: Vec::with_capacity(values.len()), values, left, seen }
    }

    fn give(&mut self, winner: usize) {
        self.dealt.push(winner);
        self.left[winner] -= 1;
    }

    fn take_back(&mut self) {
        if let Some(winner) = self.dealt.pop() {
            self.left[winner] += 1;
        }
    }

    /// Whether the tiles that the viewer sees agree with those dealt, and can come from those left.
    fn still_fits(&self) -> bool {
        self.seen.iter().enumerate().all(|(color, seen)| {
            let Some(seen) = seen else { return true };
            let (past, future) = seen.split_at(seen.len().saturating_sub(self.left[color].into()));
            let mut dealt = self.dealt.iter().zip(&self.values).filter(|(winner, _)| **winner == color);
            let mut left = self.values[self.dealt.len()..].iter();
            past.iter().all(|value| dealt.next().is_some_and(|(_, dealt)| dealt == value))
                && future.iter().all(|value| left.any(|left| left == value))
        })
    }
}

/// Draws one of those who may win, and strikes him off.
fn draw(winners: &mut [u8; Color::COUNT + 1], luck: &mut impl Luck) -> Option<usize> {
    let n_tickets: u8 = winners.iter().sum();
    if n_tickets == 0 {
        return None;
    }
    let mut ticket = luck.below(n_tickets.into()) as u8;
    for (winner, tickets) in winners.iter_mut().enumerate() {
        if ticket < *tickets {
            *tickets = 0;
            return Some(winner);
        }
        ticket -= *tickets;
    }
    None
}
