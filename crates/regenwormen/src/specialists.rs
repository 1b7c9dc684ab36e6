use wormery_core::Seat;

use crate::specialist::Place;
use crate::{Specialist, Tile, Tiles};

/// Where the five specialists are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Specialists([Place; 5]);

impl Specialists {
    /// All out of the game, as they are in the base game.
    pub(crate) const NONE: Self = Self([Place::Out; 5]);

    /// Each on its own tile (RX-03).
    pub(crate) fn at_start() -> Self {
        let mut all = Self::NONE;
        for &specialist in Specialist::ALL {
            all.set(specialist, Tile::new(specialist.start()).map_or(Place::Out, Place::Tile));
        }
        all
    }

    pub(crate) fn place(&self, specialist: Specialist) -> Place {
        self.0[specialist as usize]
    }

    pub(crate) fn set(&mut self, specialist: Specialist, place: Place) {
        self.0[specialist as usize] = place;
    }

    pub(crate) fn holds(&self, seat: Seat, specialist: Specialist) -> bool {
        self.place(specialist) == Place::Seat(seat)
    }

    /// The specialists with a seat: at most one, but for the moment of choosing which goes back.
    pub(crate) fn of(&self, seat: Seat) -> impl Iterator<Item = Specialist> {
        self.at(Place::Seat(seat))
    }

    pub(crate) fn on(&self, tile: Tile) -> Option<Specialist> {
        self.at(Place::Tile(tile)).next()
    }

    /// The tiles on which a specialist stands.
    pub(crate) fn tiles(&self) -> Tiles {
        let standing = self.0.iter().filter_map(|place| match place {
            Place::Tile(tile) => Some(*tile),
            _ => None,
        });
        standing.collect()
    }

    fn at(&self, place: Place) -> impl Iterator<Item = Specialist> {
        Specialist::ALL.iter().copied().filter(move |specialist| self.place(*specialist) == place)
    }
}
