use std::path::PathBuf;

use anyhow::{Context, anyhow, bail};
use clap::builder::NonEmptyStringValueParser;
use serde_json::{Map, Value};
use wormery_core::{BadConfig, Config, Game};
use wormery_games::{GameId, ItHappens};
use wormery_host::{options_from_json, read_deck};

use crate::args::game_parser;

/// Which game, for how many, by which rules.
#[derive(clap::Args, Debug)]
pub(crate) struct GameArgs {
    /// The game
    #[arg(value_name = "GAME", value_parser = game_parser())]
    pub(crate) game: GameId,
    #[command(flatten)]
    table: TableArgs,
}

/// For how many, by which rules.
#[derive(clap::Args, Debug)]
pub(crate) struct TableArgs {
    /// How many players
    #[arg(long, short = 'n', value_name = "N", default_value_t = 2)]
    pub(crate) players: usize,
    /// The seat that begins, counted from 0
    #[arg(long, value_name = "SEAT", default_value_t = 0)]
    start_seat: usize,
    #[command(flatten)]
    rules: RulesArgs,
}

/// By which rules.
#[derive(clap::Args, Debug)]
pub(crate) struct RulesArgs {
    /// A rule that differs from the default, such as expansion=true or deals=5; may be given several times
    #[arg(long = "option", short = 'O', value_name = "KEY=VALUE", value_parser = NonEmptyStringValueParser::new())]
    options: Vec<String>,
    /// The mound cards of It Happens.., from a deck file
    #[arg(long, value_name = "FILE")]
    deck: Option<PathBuf>,
}

impl GameArgs {
    /// The config of the game that was named.
    pub(crate) fn config<G: Game>(&self) -> anyhow::Result<Config<G::Options>> {
        self.table.config::<G>()
    }
}

impl TableArgs {
    /// The config of a game.
    pub(crate) fn config<G: Game>(&self) -> anyhow::Result<Config<G::Options>> {
        Config::new(self.players, self.start_seat, self.rules.options::<G>()?).map_err(|error| match error {
            BadConfig::Seats { .. } => anyhow!("--players: {error}"),
            BadConfig::Start { start, last } => {
                anyhow!("--start-seat: there is no seat {start}, the seats are 0 to {last}")
            }
        })
    }
}

impl RulesArgs {
    /// The options of a game.
    pub(crate) fn options<G: Game>(&self) -> anyhow::Result<G::Options> {
        let mut options = Map::new();
        for option in &self.options {
            let (key, value) = parse_option::<G>(option).with_context(|| format!("--option {option}"))?;
            if options.insert(key.clone(), value).is_some() {
                bail!("--option {key} is given twice");
            }
        }
        self.add_deck::<G>(&mut options)?;
        options_from::<G>(options)
    }

    fn add_deck<G: Game>(&self, options: &mut Map<String, Value>) -> anyhow::Result<()> {
        let Some(path) = &self.deck else { return Ok(()) };
        if G::NAME != ItHappens::NAME {
            bail!("--deck: {} has no deck, only {} has", G::NAME, ItHappens::NAME);
        }
        if options.contains_key("deck") {
            bail!("--deck and --option deck exclude each other");
        }
        options.extend(read_deck(path).with_context(|| format!("--deck {}", path.display()))?);
        Ok(())
    }
}

/// Reads `KEY=VALUE` and checks it by itself, so that an error can name it.
fn parse_option<G: Game>(option: &str) -> anyhow::Result<(String, Value)> {
    let (key, value) = option.split_once('=').context("write it as KEY=VALUE")?;
    if G::NAME == ItHappens::NAME && (key == "deck_cards" || option == "deck=custom") {
        bail!("use --deck FILE to play with your own deck");
    }
    let value = match value {
        "true" => Value::Bool(true),
        "false" => Value::Bool(false),
        _ => value.parse::<i64>().map_or_else(|_| Value::from(value), Value::from),
    };
    options_from::<G>(Map::from_iter([(key.to_owned(), value.clone())]))?;
    Ok((key.to_owned(), value))
}

fn options_from<G: Game>(options: Map<String, Value>) -> anyhow::Result<G::Options> {
    options_from_json::<G>(&Value::Object(options)).map_err(|error| {
        let message = error.to_string();
        let message = message.replace("unknown field", "unknown option");
        anyhow!("{}", message.replace("expected i64", "expected a whole number"))
    })
}
