//! What judgements of Regenwormen rest on.

mod highlight;
mod marks;
mod tips;

use serde::Serialize;
use wormery_core::Seat;
use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Action, Effect, Symbol, View};

use crate::borders::{CLEARLY_MORE, CLEARLY_SAFER, HABIT};
use crate::telling::{of_hundred, tenths};
use crate::{Best, Case, Deed, Highlight, Mark, Telling};

/// What is told; chances are counted in a hundred turns.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "why", rename_all = "snake_case")]
pub enum Reason {
    /// Rolling on would fail so often.
    Risky {
        /// How often.
        n: i64,
    },
    /// It takes a tile from somebody.
    Steals {
        /// From whom.
        from: Seat,
    },
    /// The turn fails clearly less often.
    Safer {
        /// How often.
        n: i64,
        /// How often after the other one.
        other: i64,
    },
    /// The turn brings clearly more.
    Richer {
        /// How many worms on average.
        worms: f64,
        /// How many after the other one.
        other: f64,
    },
    /// Who has no tile can lose none.
    NothingLost,
    /// A habit: rolled on where a tile was better.
    RolledOn {
        /// How often.
        n: usize,
    },
    /// A habit: took a tile where rolling on was better.
    Stopped {
        /// How often.
        n: usize,
    },
    /// A tip: the dice are exactly the tile of somebody.
    Reaches {
        /// Whose.
        from: Seat,
        /// Its number.
        n: i16,
    },
    /// A tip: the dice are enough for a tile.
    Wins {
        /// Its number.
        n: u8,
    },
    /// A tip: every tile needs a worm.
    NeedsWorm,
    /// A tip: no worm is kept, and one can still come.
    WormCanCome,
    /// A tip: how often the turn fails then. Children are not told what has `fails`.
    Fails {
        /// How often.
        fails: i64,
    },
    /// A tip: how often rolling on instead would fail.
    Rather {
        /// How often.
        fails: i64,
    },
    /// A tip: what such turns come to.
    Turn {
        /// How often they fail.
        fails: i64,
        /// How many worms they bring on average.
        worms: f64,
    },
    /// A tip: a new roll promises more.
    Promises,
    /// A tip: the other specialist helps more.
    Helps,
    /// What decided the game: dice that took a tile from somebody.
    Robbed {
        /// Who took it.
        seat: Seat,
        /// From whom.
        from: Seat,
        /// The dice that were kept last.
        faces: Vec<Symbol>,
        /// The total.
        total: i16,
    },
    /// What decided the game: dice that took a tile from the row.
    Took {
        /// Who took it.
        seat: Seat,
        /// The dice that were kept last.
        faces: Vec<Symbol>,
        /// The total.
        total: i16,
        /// How many worms it has.
        worms: i16,
    },
    /// A part of the score: tiles, the highest first.
    Tiles {
        /// Their numbers.
        tiles: Vec<u8>,
    },
    /// A part of the score: no tile.
    NoTile,
    /// A part of the score: worm tokens.
    Tokens {
        /// How many.
        n: u8,
    },
}

impl Telling for Regenwormen {
    type Reason = Reason;

    fn reason(case: &Case<'_, Self>) -> Option<Reason> {
        match (case.better.action, case.other.action, case.odds()) {
            (_, Action::Roll { .. }, Some([_, roll])) if is_claim(case.better.action) => {
                Some(Reason::Risky { n: of_hundred(roll.fail) })
            }
            (Action::Steal { from }, ..) => Some(Reason::Steals { from }),
            (_, _, Some([one, other])) if one.fail + CLEARLY_SAFER <= other.fail => {
                Some(Reason::Safer { n: of_hundred(one.fail), other: of_hundred(other.fail) })
            }
            (_, _, Some([one, other])) if one.worms >= other.worms + CLEARLY_MORE => {
                Some(Reason::Richer { worms: tenths(one.worms), other: tenths(other.worms) })
            }
            (Action::Roll { .. } | Action::Weasel, ..) if has_no_tile(case.view) => Some(Reason::NothingLost),
            _ => None,
        }
    }

    fn habit(costly: &[[Action; 2]]) -> Option<Reason> {
        let is_roll = |action: Action| matches!(action, Action::Roll { .. });
        let count = |is_so: &dyn Fn(Action, Action) -> bool| {
            costly.iter().filter(|[chosen, best]| is_so(*chosen, *best)).count()
        };
        let long = count(&|chosen, best| is_roll(chosen) && is_claim(best));
        let early = count(&|chosen, best| is_claim(chosen) && is_roll(best));
        match long.max(early) {
            n if (n as f64) < HABIT => None,
            n if n == long => Some(Reason::RolledOn { n }),
            n => Some(Reason::Stopped { n }),
        }
    }

    fn tips(best: &Best<'_, Self>) -> Vec<Reason> {
        tips::tips(best)
    }

    const DEEDS: &'static [Deed<Effect>] = &[
        ("rolls", |effect, own| matches!(effect, Effect::Rolled { seat, .. } if *seat == own)),
        ("taken", |effect, own| matches!(effect, Effect::TileTaken { seat, .. } if *seat == own)),
        ("stolen", |effect, own| stolen(effect).is_some_and(|[seat, _]| seat == own)),
        ("robbed", |effect, own| stolen(effect).is_some_and(|[_, from]| from == own)),
        ("failed", |effect, own| matches!(effect, Effect::Failed { seat, .. } if *seat == own)),
    ];

    fn highlight(effects: &[Effect], seat: Seat) -> Option<Highlight<Reason>> {
        highlight::highlight(effects, seat)
    }

    fn parts(view: &View, row: usize) -> Vec<Reason> {
        let board = view.board();
        let Some(seat) = board.seats.get(row) else { return Vec::new() };
        let tiles: Vec<u8> = seat.tiles.iter().rev().map(|tile| tile.number()).collect();
        let tiles = if tiles.is_empty() { Reason::NoTile } else { Reason::Tiles { tiles } };
        let tokens = (seat.tokens > 0).then_some(Reason::Tokens { n: seat.tokens });
        [tiles].into_iter().chain(tokens).collect()
    }

    fn marks(effects: &[Effect], seat: Seat) -> Vec<Mark> {
        marks::marks(effects, seat)
    }
}

/// Who took something from whom.
fn stolen(effect: &Effect) -> Option<[Seat; 2]> {
    match effect {
        Effect::TileStolen { seat, from, .. } | Effect::HenStolen { seat, from, .. } => Some([*seat, *from]),
        _ => None,
    }
}

fn is_claim(action: Action) -> bool {
    matches!(action, Action::Take { .. } | Action::Steal { .. })
}

fn has_no_tile(view: &View) -> bool {
    let board = view.board();
    board.seat.is_some_and(|seat| board.seats[seat.index()].tiles.is_empty())
}
