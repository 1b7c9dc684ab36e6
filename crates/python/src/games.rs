use pyo3::prelude::*;
use serde_json::Value;
use wormery_bots::Roster;
use wormery_core::{Config, Described, Game, Options, Word};
use wormery_encode::{Encode, loss_of};
use wormery_games::{GameId, with_game};
use wormery_record::Header;

use crate::json::{give, to_text};
use crate::refused::refused;

/// The game of this name.
pub(crate) fn game_id(name: &str) -> PyResult<GameId> {
    GameId::from_word(name).map_err(refused)
}

/// Options as Python gives them: a dictionary, or nothing.
pub(crate) fn options_value(options: Option<&Bound<'_, PyAny>>) -> PyResult<Value> {
    match options {
        None => Ok(Value::Object(serde_json::Map::new())),
        Some(options) => serde_json::from_str(&to_text(options)?).map_err(refused),
    }
}

/// The names of all games.
#[pyfunction]
pub(crate) fn games() -> Vec<&'static str> {
    GameId::ALL.iter().map(|id| id.word()).collect()
}

/// The fewest and the most players of a game.
#[pyfunction]
pub(crate) fn seats(game: &str) -> PyResult<(usize, usize)> {
    let seats = with_game!(game_id(game)?, G => <<G as Game>::Options as Options>::SEATS);
    Ok((*seats.start(), *seats.end()))
}

/// The options of a game: name, kind with its values, rule, and when it matters.
#[pyfunction]
pub(crate) fn options<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
    with_game!(game_id(game)?, G => give(py, &G::OPTIONS))
}

/// The levels of the bots of a game, the weakest first.
#[pyfunction]
pub(crate) fn levels(game: &str) -> PyResult<Vec<&'static str>> {
    Ok(with_game!(game_id(game)?, G => <G as Roster>::LEVELS.iter().map(|level| level.name).collect()))
}

/// How many actions a game has.
#[pyfunction]
pub(crate) fn n_actions(game: &str) -> PyResult<usize> {
    Ok(with_game!(game_id(game)?, G => <G as Encode>::N_ACTIONS))
}

/// How many numbers an observation has.
#[pyfunction]
pub(crate) fn n_places(game: &str) -> PyResult<usize> {
    Ok(with_game!(game_id(game)?, G => <G as Encode>::N_PLACES))
}

/// What each action is called; other seats are counted from the player to act: +1 is the next.
#[pyfunction]
pub(crate) fn action_names(game: &str) -> PyResult<Vec<String>> {
    Ok(with_game!(game_id(game)?, G => wormery_encode::action_names::<G>()))
}

/// What each number of an observation is; other seats are counted from the one who looks: +1 is the next.
#[pyfunction]
pub(crate) fn place_names(game: &str) -> PyResult<Vec<String>> {
    Ok(with_game!(game_id(game)?, G => wormery_encode::place_names::<G>()))
}

/// What it is worth to each seat that one of them did what is not allowed.
#[pyfunction]
pub(crate) fn illegal_returns(seat: usize, players: usize) -> PyResult<Vec<f32>> {
    if !(2..=MOST_PLAYERS).contains(&players) || seat >= players {
        return Err(refused(format!("there is no seat {seat} among {players} players")));
    }
    Ok(loss_of(seat, players))
}

/// More players than any game has.
const MOST_PLAYERS: usize = 16;

/// The options of a table, checked.
pub(crate) fn table_options<G: Game>(players: usize, options: &Value) -> PyResult<Config<G::Options>> {
    wormery_host::config_from_json::<G>(players, 0, options).map_err(refused)
}

/// The game that a record is of.
pub(crate) fn record_game(text: &str) -> PyResult<GameId> {
    let first = text.lines().next().unwrap_or_default();
    game_id(&Header::parse(first).map_err(|error| refused(format!("line 1: {error}")))?.game)
}
