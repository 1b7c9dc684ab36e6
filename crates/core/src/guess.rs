use crate::{Config, Game, Luck, Seat};

/// A game whose positions can be guessed from what one seat may know.
///
/// A search in a game with secrets plays on from many guesses instead of from the one true position, which no
/// bot ever gets.
pub trait Guess: Game {
    /// A random position that looks like this view to the seat, each about as likely as it is to be the true one.
    fn guess(config: &Config<Self::Options>, view: &Self::View, seat: Seat, luck: &mut impl Luck) -> Self;
}
