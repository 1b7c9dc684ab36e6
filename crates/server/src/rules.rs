use serde_json::Value;
use wormery_bots::{Level, Roster};
use wormery_core::wire::Object;
use wormery_core::{Config, Options, Word};
use wormery_games::{GameId, with_game};
use wormery_protocol::{Code, LevelInfo, Problem, RulesInfo};

use crate::fault::problem;

/// The game of this name.
pub(crate) fn game_id(name: &str) -> Result<GameId, Problem> {
    GameId::from_word(name).map_err(|error| problem(Code::BadRequest, format!("game: {error}")))
}

/// Every game with its numbers of players and its bots.
pub(crate) fn all() -> Vec<RulesInfo> {
    GameId::ALL.iter().map(|id| of(*id)).collect()
}

/// One game with its numbers of players and its bots.
pub(crate) fn of(id: GameId) -> RulesInfo {
    with_game!(id, G => RulesInfo {
        game: id.word().into(),
        min_players: *players::<G>().start() as u8,
        max_players: *players::<G>().end() as u8,
        levels: levels::<G>(),
    })
}

fn players<G: Roster>() -> std::ops::RangeInclusive<usize> {
    <G::Options as Options>::SEATS
}

fn levels<G: Roster>() -> Vec<LevelInfo> {
    let info = |level: &Level<G>| LevelInfo { name: level.name.into(), about: level.about.into() };
    G::LEVELS.iter().map(info).collect()
}

/// Refuses a level that the game does not have, and says which it has.
pub(crate) fn check_level(id: GameId, level: &str) -> Result<(), Problem> {
    let known = of(id).levels;
    if known.iter().any(|info| info.name == level) {
        return Ok(());
    }
    let names: Vec<String> = known.into_iter().map(|info| info.name).collect();
    let detail = format!("level: {} has no bot called {level:?}, only {}", id.word(), names.join(", "));
    Err(problem(Code::BadRequest, detail))
}

/// The level of a new bot, where nobody says: good, but not the best.
pub(crate) fn usual_level(id: GameId) -> String {
    let levels = of(id).levels;
    let place = levels.len().saturating_sub(2);
    levels.into_iter().nth(place).map(|info| info.name).unwrap_or_default()
}

/// The config of a game with these seats and options.
pub(crate) fn config<G: wormery_core::Game>(
    options: &Value,
    n_seats: usize,
    start_seat: u8,
) -> Result<Config<G::Options>, Problem> {
    let bad = |detail: String| problem(Code::BadRequest, detail);
    let Object(options): Object<G::Options> =
        Object::deserialize(options).map_err(|error| bad(format!("options: {error}")))?;
    Config::new(n_seats, start_seat.into(), options).map_err(|error| bad(error.to_string()))
}

/// Refuses seats and options that make no game.
pub(crate) fn check(id: GameId, options: &Value, n_seats: usize, start_seat: u8) -> Result<(), Problem> {
    with_game!(id, G => config::<G>(options, n_seats, start_seat).map(|_| ()))
}

use serde::Deserialize as _;
