use pyo3::prelude::*;
use wormery_bots::regenwormen::odds_of;
use wormery_core::Word;
use wormery_games::regenwormen::{Options, Symbol, Tile};
use wormery_solve::{Moment, Situation, State};

use crate::json::give;
use crate::refused::refused;

/// The exact odds of the rest of a turn of Regenwormen: worms on average, the chance to fail, and the same after each choice.
#[pyfunction]
#[pyo3(signature = (kept="", roll="", *, row=None, tops=Vec::new(), own=None))]
pub(crate) fn odds<'py>(
    py: Python<'py>,
    kept: &str,
    roll: &str,
    row: Option<Vec<u8>>,
    tops: Vec<u8>,
    own: Option<u8>,
) -> PyResult<Bound<'py, PyAny>> {
    let mut situation = Situation::opening(Options::default());
    situation.moment = moment(&faces("kept", kept)?, &faces("roll", roll)?)?;
    let tops = tops.into_iter().map(tile).collect::<PyResult<Vec<_>>>()?;
    situation.own = own.map(tile).transpose()?;
    if let Some(row) = row {
        situation.row = row.into_iter().map(tile).collect::<PyResult<_>>()?;
    }
    for gone in tops.iter().chain(&situation.own) {
        situation.row.remove(*gone);
    }
    // The player sits on the first seat.
    let others = situation.tops.iter_mut().skip(1);
    let n_tops = tops.len();
    if n_tops > others.len() {
        return Err(refused(format!("there are six others at most, not {n_tops}")));
    }
    others.zip(tops).for_each(|(place, top)| *place = Some(top));
    give(py, &py.detach(|| odds_of(&situation)))
}

fn moment(kept: &[Symbol], roll: &[Symbol]) -> PyResult<Moment> {
    let n_left =
        8_usize.checked_sub(kept.len()).ok_or_else(|| refused("there are only eight dice to keep"))?;
    let state = State {
        used: kept.iter().copied().collect(),
        n_dice: n_left as u8,
        points: kept.iter().map(|symbol| symbol.points()).sum(),
        ..State::START
    };
    match (kept, roll) {
        ([], []) => Ok(Moment::Begin),
        (_, []) => Ok(Moment::Decide(state)),
        _ if roll.len() == n_left && state.may_roll() => {
            Ok(Moment::Keep(state, roll.iter().copied().collect()))
        }
        _ => Err(refused(format!("with {} dice kept, {n_left} are rolled, not {}", kept.len(), roll.len()))),
    }
}

fn faces(what: &str, text: &str) -> PyResult<Vec<Symbol>> {
    let faces = text.chars().filter(|face| !matches!(face, ',' | ' '));
    let faces = faces.map(|face| Symbol::from_word(&face.to_uppercase().to_string()));
    faces.collect::<Result<_, _>>().map_err(|error| refused(format!("{what}: {error}")))
}

fn tile(number: u8) -> PyResult<Tile> {
    Tile::new(number)
        .filter(|tile| !tile.is_low())
        .ok_or_else(|| refused(format!("there is no tile {number}")))
}
