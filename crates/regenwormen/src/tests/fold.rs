//! The law of the telling: what is told, laid over the board before an event, is the board after it.
//!
//! Every field of a [`Board`] is told. One value is not compared: the total while a player chooses which specialist goes
//! back. His claim is made by then and the number means nothing any more, but a canned worm that has just come counts in it.

use std::format;
use std::vec::Vec;

use wormery_core::{Config, Event, Game, Seat, Standing, Turn, Viewer};
use wormery_table::{RandomPlay, Seeded};

use super::conformance::options;
use crate::effect::Throwing;
use crate::view::{RowTile, SeatView, TurnView};
use crate::{Board, Effect, Phase, Regenwormen, Specialist, Symbol, Tiebreak, Tile};

/// A board that believes what it is told and knows no rule.
struct Fold {
    board: Board,
    /// The rows of the ranking as they are told.
    places: Vec<Place>,
}

struct Place {
    seat: Seat,
    rank: i16,
    worms: i16,
    tile: Option<Tile>,
}

impl Fold {
    fn seat(&mut self, seat: Seat) -> &mut SeatView {
        &mut self.board.seats[seat.index()]
    }

    fn tell(&mut self, effect: &Effect) {
        match *effect {
            Effect::Thrown { why, dice, golden, .. } => {
                let turn = &mut self.board.turn;
                (turn.roll, turn.golden) = (Vec::new(), None);
                (turn.dice_left, turn.golden_in_play) = (dice.get() as u8, golden);
                turn.weasel_used |= why == Throwing::Weasel;
                self.board.phase = Phase::Throw;
            }
            Effect::Rolled { faces, golden, .. } => {
                let turn = &mut self.board.turn;
                turn.golden = faces.faces().last().copied().filter(|_| golden);
                turn.roll = faces.faces().to_vec();
                turn.roll.sort_unstable();
                self.board.phase = Phase::Keep;
            }
            Effect::NothingNew { .. } => self.board.phase = Phase::Failed,
            Effect::Kept { symbol, dice, golden, total, left, .. } => {
                let turn = &mut self.board.turn;
                turn.kept.extend((0..dice.get()).map(|_| symbol));
                turn.kept.sort_unstable();
                (turn.roll, turn.golden) = (Vec::new(), None);
                (turn.total, turn.dice_left) = (total.get() as u8, left.get() as u8);
                turn.golden_in_play &= !golden;
            }
            Effect::RollingOver { .. } | Effect::Failed { .. } | Effect::NothingReturned { .. } => {}
            Effect::InReach { .. } | Effect::OutOfReach { .. } => self.board.phase = Phase::Decide,
            Effect::MustGiveBack { .. } => self.board.phase = Phase::Return,
            Effect::MustRob { why, .. } => {
                self.board.phase = match why {
                    crate::effect::Occasion::Ones => Phase::RobForOnes,
                    crate::effect::Occasion::Raven => Phase::RobForRaven,
                };
            }
            _ => self.tell_of_tiles(effect),
        }
    }

    fn tell_of_tiles(&mut self, effect: &Effect) {
        match *effect {
            Effect::TileTaken { seat, tile, worms, .. } => {
                self.board.row.retain(|in_row| in_row.tile != tile);
                self.gain(seat, tile, worms.get());
            }
            Effect::TileStolen { seat, from, tile, worms } => {
                self.lose(from, tile, worms.get());
                self.gain(seat, tile, worms.get());
            }
            Effect::TileReturned { seat, tile, worms } => {
                self.lose(seat, tile, worms.get());
                let worms = worms.get() as u8;
                self.board.row.push(RowTile { tile, worms, open: true, specialist: None });
                self.board.row.sort_by_key(|in_row| in_row.tile);
            }
            Effect::TileTurned { tile, specialist, .. } => {
                let in_row = self.row(tile);
                assert_eq!(in_row.specialist, specialist, "who stood on {tile}");
                (in_row.open, in_row.specialist) = (false, None);
            }
            Effect::Token { seat, supply, .. } => {
                self.board.supply = supply.get() as u8;
                self.token(seat, 1);
            }
            Effect::TokenRobbed { seat, from, .. } => {
                self.token(from, -1);
                self.token(seat, 1);
            }
            Effect::NoToken { .. } => {}
            _ => self.tell_of_specialists(effect),
        }
    }

    fn tell_of_specialists(&mut self, effect: &Effect) {
        match *effect {
            Effect::HenStolen { seat, from, .. } => {
                self.leave(from, Specialist::Hen);
                self.join(seat, Specialist::Hen);
            }
            Effect::SpecialistGained { seat, specialist, from, .. } => {
                if let Some(from) = from {
                    self.leave(from, specialist);
                }
                self.join(seat, specialist);
            }
            Effect::HenLost { seat, .. } => self.leave(seat, Specialist::Hen),
            Effect::SpecialistLost { seat, specialist, .. } => self.leave(seat, specialist),
            Effect::SpecialistPlaced { specialist, tile, .. } => self.row(tile).specialist = Some(specialist),
            Effect::SpecialistOut { .. } => {}
            _ => self.tell_of_the_end(effect),
        }
    }

    fn tell_of_the_end(&mut self, effect: &Effect) {
        match *effect {
            Effect::TurnEnded { seat, next, total } => {
                assert_eq!(self.board.seat, Some(seat));
                self.begin(total.get() as u8);
                (self.board.seat, self.board.phase) = (Some(next), Phase::Roll);
            }
            Effect::GameOver { seat, .. } => {
                assert_eq!(self.board.seat, Some(seat));
                self.begin(0);
                (self.board.seat, self.board.phase) = (None, Phase::Over);
            }
            Effect::Won { seat, worms, tile, .. } => {
                self.places.push(Place { seat, rank: 1, worms: worms.get(), tile });
            }
            Effect::Ranked { seat, rank, worms, tile } => {
                self.places.push(Place { seat, rank: rank.get(), worms: worms.get(), tile });
            }
            ref other => panic!("nobody folds {other:?}"),
        }
    }

    fn begin(&mut self, total: u8) {
        self.board.turn = TurnView {
            kept: Vec::new(),
            total,
            roll: Vec::new(),
            dice_left: 8,
            golden: None,
            golden_in_play: false,
            weasel_used: false,
        };
    }

    fn row(&mut self, tile: Tile) -> &mut RowTile {
        self.board.row.iter_mut().find(|in_row| in_row.tile == tile).expect("the tile lies in the row")
    }

    fn gain(&mut self, seat: Seat, tile: Tile, worms: i16) {
        let seat = self.seat(seat);
        seat.tiles.push(tile);
        seat.score += i32::from(worms);
    }

    fn lose(&mut self, seat: Seat, tile: Tile, worms: i16) {
        let seat = self.seat(seat);
        assert_eq!(seat.tiles.pop(), Some(tile), "only a top tile can be lost");
        seat.score -= i32::from(worms);
    }

    fn token(&mut self, seat: Seat, more: i8) {
        let seat = self.seat(seat);
        seat.tokens = seat.tokens.strict_add_signed(more);
        seat.score += i32::from(more);
    }

    fn join(&mut self, seat: Seat, specialist: Specialist) {
        let held = &mut self.seat(seat).specialists;
        held.push(specialist);
        held.sort_unstable();
    }

    fn leave(&mut self, seat: Seat, specialist: Specialist) {
        let held = &mut self.seat(seat).specialists;
        let place = held.iter().position(|one| *one == specialist).expect("he has it");
        held.remove(place);
    }

    /// The ranking from the places that were told, if the game is over.
    fn standing(&self) -> Option<Standing> {
        let shared = self.board.options.is_some_and(|options| options.tiebreak == Tiebreak::Shared);
        let ranks: Vec<i16> = self.places.iter().map(|place| place.rank).collect();
        assert!(ranks.is_sorted(), "the best first");
        let mut places: Vec<&Place> = self.places.iter().collect();
        places.sort_by_key(|place| place.seat);
        let rows = places.iter().map(|place| {
            let tiebreaks = (!shared).then(|| place.tile.map_or(0, Tile::number));
            serde_json::json!({
                "seat": place.seat, "score": place.worms, "rank": place.rank,
                "tiebreaks": Vec::from_iter(tiebreaks),
            })
        });
        let rows: Vec<_> = rows.collect();
        (!rows.is_empty()).then(|| serde_json::from_value(rows.into()).unwrap())
    }
}

fn board(game: &Regenwormen) -> Board {
    game.view(Viewer::Public).board()
}

/// Tells what an event brings about to the board before it; gives the position after it and what was told.
pub(super) fn folded(game: &Regenwormen, event: &Event<Regenwormen>) -> (Regenwormen, Vec<Effect>) {
    let (mut after, mut told) = (game.clone(), Vec::new());
    after.happen(event, &mut told).unwrap();
    let mut fold = Fold { board: board(game), places: Vec::new() };
    for effect in &told {
        fold.tell(effect);
    }
    fold.board.standing = fold.standing();
    let (mut told_board, mut after_board) = (fold.board, board(&after));
    if after.phase == Phase::Return {
        (told_board.turn.total, after_board.turn.total) = (0, 0);
    }
    assert_eq!(told_board, after_board, "{event:?} in {game:?} tells {told:?}");
    (after, told)
}

/// Plays a random game; every choice on its way is folded, not only the one that is made.
pub(super) fn fold_a_game(config: &Config<crate::Options>, seed: u64, mut hear: impl FnMut(&[Effect])) {
    let (mut luck, mut play) = (Seeded::new(seed), RandomPlay::<Regenwormen>::default());
    let mut game = Regenwormen::start(config);
    while let Ok(event) = play.next(&game, &mut luck) {
        if let Turn::Act(_) = game.turn() {
            for action in game.legal() {
                hear(&folded(&game, &Event::Action(action)).1);
            }
        }
        let (after, told) = folded(&game, &event);
        hear(&told);
        game = after;
    }
}

/// Every difference between the board before an event and after it is told, whatever the options.
#[test]
fn effects_explain_every_difference() {
    for index in 0..60_u64 {
        let options = options(if index < 2 { index } else { index.wrapping_mul(0x9e37_79b9) >> 7 });
        let n_seats = 2 + index as usize % 6;
        fold_a_game(&Config::new(n_seats, index as usize % n_seats, options).unwrap(), index, |_| {});
    }
}

/// What an effect says of itself agrees with the position: it is enough without a view.
#[test]
fn effects_carry_what_they_are_about() {
    let config = Config::new(3, 0, options(1)).unwrap();
    fold_a_game(&config, 5, |told| {
        for effect in told {
            match *effect {
                Effect::Rolled { faces, golden, .. } => assert!(!golden || !faces.faces().is_empty()),
                Effect::Kept { symbol, dice, gain, .. } => {
                    let worth = dice.get() * i16::from(symbol.points());
                    let silenced = symbol == Symbol::Worm && gain.get() == worth - 5;
                    assert!(gain.get() == worth || silenced, "{effect:?}");
                }
                Effect::TileTaken { tile, worms, .. } | Effect::TileStolen { tile, worms, .. } => {
                    assert_eq!(worms.get(), i16::from(tile.worms()), "{effect:?}");
                }
                Effect::InReach { tiles, from, steal, .. } => {
                    assert!(from.is_some() == steal.is_some() && (from.is_some() || !tiles.is_empty()));
                }
                _ => {}
            }
            assert!(format!("{effect:?}").contains("seat"), "{effect:?} is nobody's");
        }
    });
}
