use wormery_core::Game;
use wormery_games::holzwurm::{Action, Card, Color, Holzwurm, View};

use super::board::Board;
use crate::{Evaluate, Thinking};

/// A rule of thumb: what each property of a play is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rule {
    /// Each point of the number on the card.
    number: f32,
    /// Each point that a minus card takes off the hand, and against each point of a plus card.
    points: f32,
    /// The same, times how near the deal is to its end.
    late_points: f32,
    /// Each card that lies in the row already.
    row_size: f32,
    /// Opening a row.
    opening: f32,
    /// Playing a grey card.
    grey: f32,
    /// Picking up.
    pickup: f32,
    /// Each point picked up.
    pickup_points: f32,
    /// Each card picked up.
    pickup_cards: f32,
}

/// More than all else together.
const ALWAYS: f32 = 10_000.0;

/// Never picks up if avoidable, and then as many points as possible; else prefers long rows a little.
const CAREFUL: Rule = Rule {
    number: 0.0,
    points: 0.0,
    late_points: 0.0,
    row_size: 1.0,
    opening: 0.0,
    grey: 0.0,
    pickup: -ALWAYS,
    pickup_points: 1.0,
    pickup_cards: 0.0,
};

impl Rule {
    /// Never picks up if avoidable, and plays the lowest card first.
    pub const SAFE_LOW: Self = Self { number: -20.0, ..CAREFUL };

    /// Never picks up if avoidable, plays the highest minus card first and the highest plus card last.
    pub const MINUS_FIRST: Self = Self { points: 20.0, ..CAREFUL };

    /// Takes rows that are worth it, as long as the poison card is not next, and gets rid of minus cards as
    /// soon as somebody runs out of cards.
    ///
    /// The numbers come from playing many against each other, then rounding.
    pub const HOARDER: Self = Self {
        number: -0.25,
        points: 0.0,
        late_points: 6.0,
        row_size: 0.0,
        opening: 1.0,
        grey: -3.0,
        pickup: -1.0,
        pickup_points: 0.3,
        pickup_cards: 1.5,
    };

    /// What the rule thinks of a play; more is better. Every rule goes out when it can.
    #[inline]
    pub(super) fn value(&self, board: &Board, play: Action) -> f32 {
        match board.stays(play) {
            true if board.is_last_card => ALWAYS,
            true => self.staying(board, play),
            false => self.picking_up(board, play),
        }
    }

    /// The play that the rule likes best, of several the first.
    pub fn pick(&self, game: &Holzwurm) -> Action {
        let board = Board::of_guess(game);
        let mut best: Option<(Action, f32)> = None;
        for play in game.legal() {
            let value = self.value(&board, play);
            if best.is_none_or(|(_, most)| value > most) {
                best = Some((play, value));
            }
        }
        best.expect("there is always a legal play").0
    }

    #[inline]
    fn staying(&self, board: &Board, play: Action) -> f32 {
        let Action::Play { card, row } = play;
        let of_card = self.of_card(card, board.nearness);
        let of_row = self.row_size * f32::from(board.row_size(play));
        of_card + of_row + if row.is_none() { self.opening } else { 0.0 }
    }

    #[inline]
    fn of_card(&self, card: Card, nearness: f32) -> f32 {
        let points = (self.points + self.late_points * nearness) * -f32::from(card.score());
        let grey = if card.color() == Color::Grey { self.grey } else { 0.0 };
        self.number * f32::from(card.value()) + points + grey
    }

    #[inline]
    fn picking_up(&self, board: &Board, play: Action) -> f32 {
        let points = self.pickup_points * f32::from(board.pickup(play));
        let cards = self.pickup_cards * f32::from(board.row_size(play) + 1);
        let poison = if board.poison_is_next() { -ALWAYS } else { 0.0 };
        self.pickup + points + cards + poison
    }
}

impl Evaluate<Holzwurm> for Rule {
    fn values(&mut self, view: &View, legal: &[Action], _: &mut Thinking<'_>) -> Vec<f64> {
        let board = Board::of_view(view);
        legal.iter().map(|play| self.value(&board, *play).into()).collect()
    }
}
