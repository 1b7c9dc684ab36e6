//! The position behind a board, as far as the board adds up.

use wormery_core::{Config, Game, Seat, Silent};

use crate::action_set::ActionSet;
use crate::effect::Throwing;
use crate::position::TurnDice;
use crate::rolling::Golden;
use crate::specialist::Place;
use crate::specialists::Specialists;
use crate::view::{Board, SeatView, TurnView};
use crate::{Options, Phase, Regenwormen, Specialist, Tile, Tiles};

impl Board {
    /// The position that is spread out here; `None` for a board that no position looks like.
    pub fn position(&self) -> Option<Regenwormen> {
        let seat = self.seat.unwrap_or(Seat::new(0));
        let config = Config::new(self.seats.len(), seat.index(), self.options()).ok()?;
        let mut game = Regenwormen::start(&config);
        game.dice = self.turn.dice(matches!(self.phase, Phase::Keep | Phase::Failed))?;
        game.specialists = Specialists::NONE;
        self.put_tiles(&mut game)?;
        self.put_tokens(&mut game)?;
        self.put_specialists(&mut game)?;
        game.resume(self.phase)?;
        (Self::of(&game) == *self).then_some(game)
    }

    fn options(&self) -> Options {
        self.options.unwrap_or(Options { expansion: self.expansion, ..Options::default() })
    }

    /// Each tile has one place (RW-05).
    fn put_tiles(&self, game: &mut Regenwormen) -> Option<()> {
        let mut left = game.row;
        let mut once = |tile: Tile| left.contains(tile).then(|| left.remove(tile));
        game.row = Tiles::default();
        for in_row in &self.row {
            once(in_row.tile)?;
            if in_row.open { &mut game.row } else { &mut game.face_down }.insert(in_row.tile);
        }
        for (seat, view) in self.numbered() {
            for tile in &view.tiles {
                once(*tile)?;
                game.stacks.push(seat, *tile);
            }
        }
        Some(())
    }

    /// The tokens that are not in the supply are with players (RX-02, RX-19).
    fn put_tokens(&self, game: &mut Regenwormen) -> Option<()> {
        let mut left = game.supply.checked_sub(self.supply)?;
        for (seat, view) in self.numbered() {
            left = left.checked_sub(view.tokens)?;
            game.tokens[seat.index()] = view.tokens;
        }
        game.supply = self.supply;
        (left == 0).then_some(())
    }

    /// Nobody has two but the one who chooses which goes back, and nobody has the raven (RX-04).
    fn put_specialists(&self, game: &mut Regenwormen) -> Option<()> {
        for in_row in self.row.iter().filter(|in_row| in_row.open) {
            if let Some(specialist) = in_row.specialist {
                game.specialists.set(specialist, Place::Tile(in_row.tile));
            }
        }
        for (seat, view) in self.numbered() {
            let most = if self.phase == Phase::Return && seat == game.seat { 2 } else { 1 };
            if view.specialists.len() > most || view.specialists.contains(&Specialist::Raven) {
                return None;
            }
            for specialist in &view.specialists {
                game.specialists.set(*specialist, Place::Seat(seat));
            }
        }
        Some(())
    }

    fn numbered(&self) -> impl Iterator<Item = (Seat, &SeatView)> {
        Seat::all(self.seats.len()).zip(&self.seats)
    }
}

impl TurnView {
    /// A roll lies there while something of it must be kept, and at no other time.
    fn dice(&self, has_roll: bool) -> Option<TurnDice> {
        let n_dice = self.kept.len() + usize::from(self.dice_left);
        let golden = match (self.golden_in_play, self.golden, n_dice) {
            (true, Some(face), 9) if self.roll.contains(&face) => Golden::Shows(face),
            (true, None, 9) if !has_roll => Golden::Thrown,
            (false, None, 9) => Golden::Kept,
            (false, None, 8) => Golden::Aside,
            _ => return None,
        };
        let n_left = self.dice_left.checked_sub(u8::from(self.golden_in_play))?;
        let is_whole = self.roll.len() == if has_roll { usize::from(self.dice_left) } else { 0 };
        is_whole.then(|| TurnDice {
            kept: self.kept.iter().copied().collect(),
            total: self.kept.iter().map(|symbol| symbol.points()).sum(),
            n_left,
            roll: self.roll.iter().copied().collect(),
            golden,
            weasel_used: self.weasel_used,
        })
    }
}

impl Regenwormen {
    /// Finds out what may be done in a phase; in one that cannot be there is nothing, or the position leaves it.
    fn resume(&mut self, phase: Phase) -> Option<()> {
        self.phase = phase;
        match phase {
            Phase::Roll => self.begin_turn(self.seat),
            Phase::Throw => self.throw_dice(Throwing::Roll, &mut Silent),
            Phase::Keep | Phase::Failed => self.after_roll(&mut Silent),
            Phase::Decide => self.after_keep(&mut Silent),
            Phase::Return => self.ask_what_to_give_back(),
            Phase::RobForOnes | Phase::RobForRaven => self.ask_whom_to_rob(phase),
            Phase::Over => self.legal = ActionSet::EMPTY,
        }
        (matches!(phase, Phase::Throw | Phase::Over) || !self.legal.is_empty()).then_some(())
    }
}
