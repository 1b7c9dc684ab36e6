use wormery_core::Bounded;

/// A number of dice.
pub type Count = Bounded<0, 9>;
/// What dice are worth; nine of them make at most 45.
pub type Points = Bounded<0, 45>;
/// Worms on a tile, or on all tiles and tokens of a player.
pub type Worms = Bounded<0, 49>;

/// A small number that the rules keep inside its bounds.
pub(crate) fn bounded<const MIN: i16, const MAX: i16>(number: u8) -> Bounded<MIN, MAX> {
    Bounded::new(number.into())
}
