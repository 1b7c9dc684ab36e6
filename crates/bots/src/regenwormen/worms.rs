use wormery_games::regenwormen::{Regenwormen, Specialist, TurnEnd};

use super::end_value::EndValue;

/// Counts worms: those of the tile that is taken, less those of the own tile that is lost.
#[derive(Clone, Copy, Debug)]
pub struct Worms {
    /// How often a stolen tile counts: it is lost to its owner too.
    pub steal: f64,
}

impl EndValue for Worms {
    fn of_end(&mut self, game: &Regenwormen, end: TurnEnd) -> f64 {
        let me = game.seat();
        let worms =
            |tile: Option<wormery_games::regenwormen::Tile>| tile.map_or(0.0, |tile| f64::from(tile.worms()));
        match end {
            TurnEnd::Take(tile) => {
                let token = game.stands_on(Specialist::Raven) == Some(tile);
                worms(Some(tile)) + f64::from(u8::from(token))
            }
            // The hen is taken instead of a tile: she saves one later.
            TurnEnd::Steal(from) if game.holder(Specialist::Hen) == Some(from) => 1.0,
            TurnEnd::Steal(from) => self.steal * worms(game.top(from)),
            TurnEnd::Fail if game.holder(Specialist::Hen) == Some(me) => 0.0,
            TurnEnd::Fail => -worms(game.top(me)),
        }
    }

    fn of_token(&mut self, _: &Regenwormen) -> f64 {
        1.0
    }

    /// The worms of the player against those of the best of the others, and a little for a specialist.
    fn of_position(&mut self, game: &Regenwormen, before: &Regenwormen) -> f64 {
        let me = before.seat();
        let others = wormery_core::Seat::all(game.n_seats()).filter(|seat| *seat != me);
        let best = others.map(|seat| game.score(seat)).max().unwrap_or(0);
        let liked = [Specialist::Hen, Specialist::GoldenDie, Specialist::Weasel, Specialist::CannedWorm];
        let held = liked.iter().rev().position(|specialist| game.holder(*specialist) == Some(me));
        f64::from(game.score(me) - best) + held.map_or(0.0, |place| 0.1 * (place + 1) as f64)
    }
}
