use std::ffi::OsStr;

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use clap::{Arg, Command};
use wormery_bots::Roster;
use wormery_games::{GameId, with_game};

/// Reads the name of a level of bots.
///
/// Shells complete the names of all games; whether a game has a level is found out when it is known which game.
#[derive(Clone, Debug)]
pub(crate) struct LevelName;

impl TypedValueParser for LevelName {
    type Value = String;

    fn parse_ref(&self, command: &Command, arg: Option<&Arg>, value: &OsStr) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new(names().into_iter().map(PossibleValue::new)))
    }
}

/// The names of all levels, each once.
fn names() -> Vec<&'static str> {
    let mut names = Vec::new();
    for game in GameId::ALL {
        let levels: Vec<&str> = with_game!(*game, G => G::LEVELS.iter().map(|level| level.name).collect());
        names.extend(levels.into_iter().filter(|name| !names.contains(name)).collect::<Vec<_>>());
    }
    names
}
