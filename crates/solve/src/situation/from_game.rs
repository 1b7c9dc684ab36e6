use wormery_core::Seat;
use wormery_regenwormen::{Action, Phase, Regenwormen, Specialist, Symbol, Tile, View};

use super::{MAX_SEATS, Moment, Roll, Situation};
use crate::{Kit, State};

impl Situation {
    /// The situation of the seat whose turn it is; `None` when the game is over.
    pub fn from_view(view: &View) -> Option<Self> {
        Self::from_game(view.position())
    }

    /// The situation of the seat whose turn it is; `None` when the game is over.
    pub fn from_game(game: &Regenwormen) -> Option<Self> {
        if game.phase() == Phase::Over {
            return None;
        }
        let (seat, kit) = (game.seat(), kit(game));
        Some(Self {
            options: *game.options(),
            row: game.open(),
            tops: tops(game),
            hen: game.holder(Specialist::Hen).filter(|holder| *holder != seat),
            own: game.top(seat),
            owns_low_tile: game.stack(seat).any(Tile::is_low),
            specialist: held(game).next(),
            raven: game.stands_on(Specialist::Raven),
            has_token: game.supply() > 0 || victims(game).next().is_some(),
            kit,
            moment: moment(game, kit),
        })
    }
}

/// The dice of the turn: nine when the golden die was thrown.
fn kit(game: &Regenwormen) -> Kit {
    let n_kept: u8 = Symbol::ALL.iter().map(|symbol| game.kept(*symbol)).sum();
    let n_dice = n_kept + game.dice_left() + u8::from(game.golden_in_play());
    if n_dice > 8 { Kit::with_golden(game.options().golden_faces) } else { Kit::Eight }
}

fn tops(game: &Regenwormen) -> [Option<Tile>; MAX_SEATS] {
    let mut tops = [None; MAX_SEATS];
    for other in others(game) {
        tops[other.index()] = game.top(other);
    }
    tops
}

fn others(game: &Regenwormen) -> impl Iterator<Item = Seat> {
    Seat::all(game.n_seats()).filter(|other| *other != game.seat())
}

/// The specialists of the seat whose turn it is: one at most, unless it must give one back.
fn held(game: &Regenwormen) -> impl Iterator<Item = Specialist> {
    Specialist::ALL.iter().copied().filter(|specialist| game.holder(*specialist) == Some(game.seat()))
}

/// The players who can be robbed of a token (RX-19).
fn victims(game: &Regenwormen) -> impl Iterator<Item = Seat> {
    others(game).filter(|other| game.tokens(*other) > 0 && game.holder(Specialist::Hen) != Some(*other))
}

fn moment(game: &Regenwormen, kit: Kit) -> Moment {
    let state = state(game, kit);
    match game.phase() {
        Phase::Roll | Phase::Over => Moment::Begin,
        Phase::Throw => Moment::Throw(state),
        Phase::Keep | Phase::Failed => Moment::Keep(state, roll(game, kit)),
        Phase::Decide => Moment::Decide(state),
        Phase::RobForOnes => rob(game, Some(state)),
        Phase::RobForRaven => rob(game, None),
        Phase::Return => {
            let actions = held(game).map(|specialist| Action::GiveBack { specialist }).collect();
            Moment::Aside { actions, token: false, then: None }
        }
    }
}

fn state(game: &Regenwormen, kit: Kit) -> State {
    let kept = Symbol::ALL.iter().copied().filter(|symbol| game.kept(*symbol) > 0);
    let golden = game.golden_in_play() && kit == Kit::Golden;
    State {
        used: kept.collect(),
        n_dice: game.dice_left() + u8::from(game.golden_in_play() && !golden),
        golden,
        weasel: game.holder(Specialist::Weasel) == Some(game.seat()) && !game.weasel_used(),
        points: Symbol::ALL.iter().map(|symbol| game.kept(*symbol) * symbol.points()).sum(),
    }
}

fn roll(game: &Regenwormen, kit: Kit) -> Roll {
    let golden = game.golden_shows().filter(|_| kit == Kit::Golden);
    let ordinary = |symbol| game.rolled(symbol) - u8::from(golden == Some(symbol));
    Roll { counts: core::array::from_fn(|place| ordinary(Symbol::ALL[place])), golden }
}

fn rob(game: &Regenwormen, then: Option<State>) -> Moment {
    let actions = victims(game).map(|from| Action::Rob { from }).collect();
    Moment::Aside { actions, token: true, then }
}
