use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, anyhow, bail};
use clap::ValueHint;
use clap::builder::NonEmptyStringValueParser;
use serde_json::{Map, Value};
use wormery_core::wire::plain_reason;
use wormery_core::{BadConfig, Config, Described, Game, Word};
use wormery_games::{GameId, with_game};
use wormery_host::{Deck, deck_options, options_from_json, read_deck};

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
    /// Cards of one's own, from a deck file, for a game that has a deck
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    deck: Option<PathBuf>,
}

impl GameArgs {
    /// The config of the game that was named.
    pub(crate) fn config<G: Described>(&self) -> anyhow::Result<Config<G::Options>> {
        self.table.config::<G>()
    }
}

impl TableArgs {
    /// The config of a game.
    pub(crate) fn config<G: Described>(&self) -> anyhow::Result<Config<G::Options>> {
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
    pub(crate) fn options<G: Described>(&self) -> anyhow::Result<G::Options> {
        let mut options = read_options::<G>(&self.options)?;
        self.add_deck::<G>(&mut options)?;
        options_from::<G>(options)
    }

    fn add_deck<G: Described>(&self, options: &mut Map<String, Value>) -> anyhow::Result<()> {
        let Some(path) = &self.deck else { return Ok(()) };
        if options.keys().any(|key| deck_options::<G>().any(|(deck, _)| key == deck)) {
            bail!("--deck and --option deck exclude each other");
        }
        options.extend(deck_from::<G>(path)?.options);
        Ok(())
    }
}

/// The options of a game, as `--option` names them.
pub(crate) fn options<G: Described>(options: &[String]) -> anyhow::Result<G::Options> {
    options_from::<G>(read_options::<G>(options)?)
}

fn read_options<G: Described>(options: &[String]) -> anyhow::Result<Map<String, Value>> {
    let mut read = Map::new();
    for option in options {
        let (key, value) = parse_option::<G>(option).with_context(|| format!("--option {option}"))?;
        if read.insert(key.clone(), value).is_some() {
            bail!("--option {key} is given twice");
        }
    }
    Ok(read)
}

fn deck_from<G: Described>(path: &Path) -> anyhow::Result<Deck> {
    if G::DECKS.is_none() {
        bail!("--deck: {} has no deck, only {} has", G::NAME, with_decks().join(" and "));
    }
    let flag = || format!("--deck {}", path.display());
    let text = fs::read_to_string(path).with_context(flag)?;
    let read = read_deck::<G>(&text).context("the game has decks")?;
    read.with_context(flag)
}

/// The games that have decks of one's own.
fn with_decks() -> Vec<&'static str> {
    let has_decks = |id: &GameId| with_game!(*id, G => G::DECKS.is_some());
    GameId::ALL.iter().filter(|id| has_decks(id)).map(|id| id.word()).collect()
}

/// Reads `KEY=VALUE` and checks it by itself, so that an error can name it.
fn parse_option<G: Described>(option: &str) -> anyhow::Result<(String, Value)> {
    let (key, value) = option.split_once('=').context("write it as KEY=VALUE")?;
    if deck_options::<G>().any(|(deck, cards)| key == cards || (key == deck && value == "custom")) {
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
        let message = plain_reason(&error.to_string());
        anyhow!("{}", message.replace("unknown field", "unknown option"))
    })
}
