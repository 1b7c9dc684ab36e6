//! What a solver reads off a position.

use wormery_core::Seat;

use crate::rolling::Golden;
use crate::specialist::Place;
use crate::{Options, Phase, Regenwormen, Specialist, Symbol, Tile, Tiles};

impl Regenwormen {
    /// The variant switches.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// Where the turn stands.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is; after the end, who played last.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play.
    pub fn n_seats(&self) -> usize {
        self.n_seats.into()
    }

    /// The tiles that lie open in the row.
    pub fn open(&self) -> Tiles {
        self.row
    }

    /// The tiles of the row that were turned face down.
    pub fn face_down(&self) -> Tiles {
        self.face_down
    }

    /// A seat's tiles from the top down.
    pub fn stack(&self, seat: Seat) -> impl Iterator<Item = Tile> {
        self.stacks.tiles(seat)
    }

    /// The visible tile of a seat.
    pub fn top(&self, seat: Seat) -> Option<Tile> {
        self.stacks.top(seat)
    }

    /// A seat's worm tokens.
    pub fn tokens(&self, seat: Seat) -> u8 {
        self.tokens[seat.index()]
    }

    /// Worm tokens that nobody has yet.
    pub fn supply(&self) -> u8 {
        self.supply
    }

    /// Who holds a specialist.
    pub fn holder(&self, specialist: Specialist) -> Option<Seat> {
        match self.specialists.place(specialist) {
            Place::Seat(seat) => Some(seat),
            Place::Tile(_) | Place::Out => None,
        }
    }

    /// The tile of the row on which a specialist stands.
    pub fn stands_on(&self, specialist: Specialist) -> Option<Tile> {
        match self.specialists.place(specialist) {
            Place::Tile(tile) => Some(tile),
            Place::Seat(_) | Place::Out => None,
        }
    }

    /// How many dice with a symbol are kept in this turn.
    pub fn kept(&self, symbol: Symbol) -> u8 {
        self.dice.kept.of(symbol)
    }

    /// How many dice of the last roll show a symbol, while one of them must be kept.
    pub fn rolled(&self, symbol: Symbol) -> u8 {
        self.dice.roll.of(symbol)
    }

    /// Ordinary dice that are not kept.
    pub fn dice_left(&self) -> u8 {
        self.dice.n_left
    }

    /// Whether the golden die is thrown in this turn and not kept yet.
    pub fn golden_in_play(&self) -> bool {
        self.dice.golden.is_in_play()
    }

    /// What the golden die shows, while a symbol of the roll must be kept.
    pub fn golden_shows(&self) -> Option<Symbol> {
        match self.dice.golden {
            Golden::Shows(face) => Some(face),
            Golden::Aside | Golden::Thrown | Golden::Kept => None,
        }
    }

    /// Whether the weasel was used in this turn.
    pub fn weasel_used(&self) -> bool {
        self.dice.weasel_used
    }
}
