use wormery_games::regenwormen::{Regenwormen, TurnEnd};

/// What the ends of a turn are worth to the player whose turn it is.
pub trait EndValue {
    /// The worth of an end, for the turn that begins in this position.
    fn of_end(&mut self, game: &Regenwormen, end: TurnEnd) -> f64;

    /// The worth of one more token, for the turn that begins in this position.
    fn of_token(&mut self, game: &Regenwormen) -> f64;

    /// The worth of a position after the player's turn, or in a choice that is still his.
    fn of_position(&mut self, game: &Regenwormen, before: &Regenwormen) -> f64;
}
