//! What the games of a table allow before they begin.

use serde_json::Value;
use wormery_core::{Config, Word};
use wormery_games::{GameId, with_game};
use wormery_host::config_from_json;
use wormery_protocol::{Code, Problem, RulesInfo};
use wormery_visible::visible;

use crate::judged::problem;

/// The game of this name.
pub fn game_id(name: &str) -> Result<GameId, Problem> {
    GameId::from_word(name).map_err(|error| problem(Code::BadRequest, format!("game: {error}")))
}

/// One game with its numbers of players and its bots.
pub fn of(id: GameId) -> RulesInfo {
    with_game!(id, G => wormery_host::rules_of::<G>())
}

/// Refuses a level that the game does not have, and says which it has.
pub fn check_level(id: GameId, level: &str) -> Result<(), Problem> {
    let checked = with_game!(id, G => wormery_host::level_of::<G>(level).map(|_| ()));
    checked.map_err(|error| problem(Code::BadRequest, format!("level: {error}")))
}

/// The level of a new bot, where nobody says: good, but not the best.
pub fn usual_level(id: GameId) -> String {
    let levels = of(id).levels;
    let place = levels.len().saturating_sub(2);
    levels.into_iter().nth(place).map(|info| info.name).unwrap_or_default()
}

/// The config of a game with these seats and options.
pub fn config<G: wormery_core::Game>(
    options: &Value,
    n_seats: usize,
    start_seat: u8,
) -> Result<Config<G::Options>, Problem> {
    let config = config_from_json::<G>(n_seats, start_seat.into(), options);
    config.map_err(|error| problem(Code::BadRequest, error.to_string()))
}

/// The longest options of a table, in bytes of JSON.
const LONGEST_OPTIONS: usize = 8 * 1024;

/// The longest id in options, such as the name of a card, in characters.
const LONGEST_ID: usize = 32;

/// Refuses options that are longer than any that makes sense, as every client of the table gets them again and again, and
/// names of cards that are not what they look like.
fn check_texts(options: &Value) -> Result<(), Problem> {
    if options.to_string().len() > LONGEST_OPTIONS {
        return Err(problem(Code::TooLarge, "options: they are longer than 8 KiB"));
    }
    if let Some(id) = find_id(options, &|id| id.chars().count() > LONGEST_ID) {
        let begin: String = visible(id).chars().take(LONGEST_ID).collect();
        let detail =
            format!("options: the id that begins with \"{begin}\" is longer than {LONGEST_ID} characters");
        return Err(problem(Code::BadRequest, detail));
    }
    if let Some(id) = find_id(options, &|id| visible(id) != id) {
        let shown = visible(id);
        let detail = format!(
            "options: the id that reads \"{shown}\" has something in it that cannot be seen, or blanks too many"
        );
        return Err(problem(Code::BadRequest, detail));
    }
    Ok(())
}

/// The first id that is not as it should be.
fn find_id<'a>(options: &'a Value, is_wrong: &impl Fn(&str) -> bool) -> Option<&'a str> {
    match options {
        Value::Array(items) => items.iter().find_map(|item| find_id(item, is_wrong)),
        Value::Object(keys) => {
            let own = keys.get("id").and_then(Value::as_str).filter(|id| is_wrong(id));
            own.or_else(|| keys.values().find_map(|value| find_id(value, is_wrong)))
        }
        _ => None,
    }
}

/// Refuses seats and options that make no game, and options that are too long or not what they look like.
pub fn check(id: GameId, options: &Value, n_seats: usize, start_seat: u8) -> Result<(), Problem> {
    check_texts(options)?;
    with_game!(id, G => config::<G>(options, n_seats, start_seat).map(|_| ()))
}
