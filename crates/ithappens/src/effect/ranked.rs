use core::cmp::Reverse;

use super::told::number;
use super::{Effect, RankedBy};
use crate::color::Color;
use crate::final_score::Merit;
use crate::position::ItHappens;

impl ItHappens {
    /// The color at a place of the final ranking, the best at place 0 (IH-22).
    pub(crate) fn ranked(&self, place: usize) -> Effect {
        let order = self.final_order();
        let playing = &order[..self.colors().count()];
        let (merit, color) = playing[place];
        let better = playing.iter().filter(|(other, _)| *other > merit).count();
        let next = playing.get(place + 1).map(|(merit, _)| *merit);
        let shared = playing.iter().filter(|(other, _)| *other == merit).count() > 1;
        Effect::Ranked {
            seat: color.seat(self.n_seats()),
            color,
            rank: number(better as u8 + 1),
            score: merit[0],
            why: if shared { RankedBy::Shared } else { ahead_by(merit, next) },
        }
    }

    /// All colors with what ranks them, the best first; those that do not play come last.
    fn final_order(&self) -> [(Merit, Color); Color::COUNT] {
        let most_kinds = self.most_kinds();
        let mut order = [([0; 4], Color::Yellow); Color::COUNT];
        for (entry, color) in order.iter_mut().zip(self.colors()) {
            *entry = (self.merit(color, most_kinds), color);
        }
        order[..self.colors().count()].sort_unstable_by_key(|(merit, color)| (Reverse(*merit), *color));
        order
    }
}

/// The first thing in which one is ahead of the next.
fn ahead_by(merit: Merit, next: Option<Merit>) -> RankedBy {
    let Some(next) = next else { return RankedBy::Points };
    match merit.iter().zip(&next).position(|(one, other)| one != other) {
        Some(1) => RankedBy::Queens,
        Some(2) => RankedBy::Generals,
        Some(3) => RankedBy::Worms,
        _ => RankedBy::Points,
    }
}
