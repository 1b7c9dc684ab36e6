use wormery_core::{Event, Game, Seat};
use wormery_games::regenwormen::{Phase, Regenwormen, TurnEnd};

use super::end_value::EndValue;
use super::outlook::{Outlook, Worths};

/// How much of another seat's share is mixed in: less than two shares of a net can differ by, enough to be read off.
pub(super) const LEAN: f64 = 1.0 / (1 << 26) as f64;

/// Counts the share of who plays, and may lean a little towards another seat.
///
/// The difference that the leaning makes to the value of a turn says what the turn brings to that seat.
#[derive(Clone, Debug)]
pub struct Leaning<O> {
    pub(super) outlook: O,
    towards: Option<Seat>,
    /// What everybody has after the ends of the turn at hand.
    known: Vec<(TurnEnd, Worths)>,
    turn: Option<Regenwormen>,
}

impl<O: Outlook> Leaning<O> {
    /// Counts what this outlook says; leans nowhere.
    pub fn new(outlook: O) -> Self {
        Self { outlook, towards: None, known: Vec::new(), turn: None }
    }

    /// Leans towards a seat.
    pub(super) fn lean(&mut self, towards: Seat) {
        self.towards = Some(towards);
    }

    /// Learns what somebody else knows of the ends of a turn.
    pub(super) fn learn(&mut self, other: &Self) {
        if self.known.len() < other.known.len() || self.turn != other.turn {
            self.known.clone_from(&other.known);
            self.turn.clone_from(&other.turn);
        }
    }

    fn after_end(&mut self, game: &Regenwormen, end: TurnEnd) -> Worths {
        if self.turn.as_ref() != Some(game) {
            self.known.clear();
            self.turn = Some(game.clone());
        }
        if let Some((_, worths)) = self.known.iter().find(|(of, _)| *of == end) {
            return *worths;
        }
        let worths = self.after_choices(&game.after(end), game.seat());
        self.known.push((end, worths));
        worths
    }

    /// The share of each seat; where one of them still has a choice, after the best one for it.
    fn after_choices(&mut self, game: &Regenwormen, seat: Seat) -> Worths {
        if !matches!(game.phase(), Phase::Return | Phase::RobForOnes | Phase::RobForRaven) {
            return self.outlook.of_all(game);
        }
        let legal: Vec<_> = game.legal().collect();
        let after = legal.into_iter().map(|action| {
            let mut game = game.clone();
            game.apply(&Event::Action(action)).expect("a legal action is accepted");
            self.after_choices(&game, seat)
        });
        let better =
            |one: Worths, other: Worths| if other[seat.index()] > one[seat.index()] { other } else { one };
        after.reduce(better).expect("somebody who must choose can")
    }

    fn mix(&self, worths: &Worths, me: Seat) -> f64 {
        worths[me.index()] + self.towards.map_or(0.0, |seat| LEAN * worths[seat.index()])
    }
}

impl<O: Outlook> EndValue for Leaning<O> {
    fn of_end(&mut self, game: &Regenwormen, end: TurnEnd) -> f64 {
        let worths = self.after_end(game, end);
        self.mix(&worths, game.seat())
    }

    /// What the token changes if the turn fails, as most turns with two ones do.
    fn of_token(&mut self, game: &Regenwormen) -> f64 {
        let worths = self.after_choices(&game.with_token().after(TurnEnd::Fail), game.seat());
        self.mix(&worths, game.seat()) - self.of_end(game, TurnEnd::Fail)
    }

    fn of_position(&mut self, game: &Regenwormen, before: &Regenwormen) -> f64 {
        let worths = self.after_choices(&turn_start(game), before.seat());
        self.mix(&worths, before.seat())
    }
}

/// An outlook knows positions at the start of a turn: what was kept so far is left out of account.
fn turn_start(game: &Regenwormen) -> Regenwormen {
    match game.phase() {
        Phase::Over | Phase::Return | Phase::RobForRaven => game.clone(),
        _ => game.at_turn_start(),
    }
}
