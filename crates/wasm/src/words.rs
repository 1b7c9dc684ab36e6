use serde_json::{Value, json};
use wormery_bots::{Level, Roster};
use wormery_core::wire::Object;
use wormery_core::{Config, Game, Options};
use wormery_games::{GameId, with_game};

use crate::call::Plan;

/// Every game with its numbers of players and its bots, as a server lists them.
pub(crate) fn rules() -> Value {
    let game = |id: &GameId| with_game!(*id, G => of::<G>());
    GameId::ALL.iter().map(game).collect::<Vec<_>>().into()
}

fn of<G: Roster>() -> Value {
    let seats = <G::Options as Options>::SEATS;
    let level = |level: &Level<G>| json!({ "name": level.name, "about": level.about });
    json!({
        "game": G::NAME,
        "min_players": seats.start(),
        "max_players": seats.end(),
        "levels": G::LEVELS.iter().map(level).collect::<Vec<_>>(),
    })
}

/// The config that a plan describes.
pub(crate) fn config<G: Game>(plan: &Plan) -> Result<Config<G::Options>, String> {
    use serde::Deserialize as _;
    let none = json!({});
    let options = if plan.options.is_null() { &none } else { &plan.options };
    let Object(options): Object<G::Options> =
        Object::deserialize(options).map_err(|error| format!("options: {error}"))?;
    Config::new(plan.seats.len(), plan.start_seat.into(), options).map_err(|error| error.to_string())
}

/// A level with a capital letter, as a name.
pub(crate) fn bot_name(level: &str) -> String {
    let mut letters = level.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
