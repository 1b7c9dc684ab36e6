use std::fmt;
use std::io::{self, BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Duration;

use serde::Deserialize;
use serde_json::value::RawValue;
use wormery_bots::{Bot, Level, Pace, Roster};
use wormery_core::wire::plain_reason;
use wormery_core::{Seat, Word};
use wormery_games::{GameId, with_game};
use wormery_host::{NoSuchBot, config_from_json, level_of, usual_level};
use wormery_table::{Frame, Seeded};

use crate::lines::{Line, Lines};
use crate::message::HelloLine;
use crate::{Answer, EngineHello, NewGame, PROTOCOL};

/// The longest line that is read from a referee.
const LONGEST: usize = 16 << 20;

/// The bots of this program as an engine for other referees.
#[derive(Clone, Debug)]
pub struct Service {
    /// The only game it plays; all that have the level if there is none.
    pub game: Option<GameId>,
    /// The level; the usual one of each game if there is none.
    pub level: Option<String>,
    /// How many playouts a level that searches may make.
    pub playouts: u32,
    /// How long it may think instead.
    pub move_ms: Option<u64>,
    /// What the luck of the bots comes from, besides what the referee says.
    pub seed: u64,
}

/// Why an engine of ours stopped before the end of its input.
#[derive(Debug)]
pub enum BadInput {
    /// A line cannot be read, or comes where it means nothing.
    Line {
        /// Counted from 1.
        line: u64,
        /// What is wrong with it.
        error: String,
    },
    /// Nothing can be read or written any more.
    Io(io::Error),
}

impl fmt::Display for BadInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line { line, error } => write!(f, "line {line}: {error}"),
            Self::Io(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for BadInput {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Line { .. } => None,
            Self::Io(error) => Some(error),
        }
    }
}

impl From<io::Error> for BadInput {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// A line of a referee, as far as it is understood.
#[derive(Deserialize)]
struct Raw<'a> {
    #[serde(borrow, default)]
    hello: Option<&'a RawValue>,
    #[serde(borrow, default)]
    new: Option<&'a RawValue>,
    #[serde(borrow, default)]
    frame: Option<&'a RawValue>,
}

/// Plays as a referee asks, until there is nothing more to read.
pub fn serve(service: &Service, input: impl BufRead, output: &mut impl Write) -> Result<(), BadInput> {
    let mut lines = Lines::new(input, LONGEST);
    let mut player: Option<Box<dyn Player>> = None;
    let mut number = 0;
    while let Some(line) = lines.next_line()? {
        number += 1;
        let answer = match line {
            Line::Text(text) => service.answer(&text, &mut player),
            Line::TooLong => Err("it is too long".into()),
            Line::NotText => Err("it is not UTF-8".into()),
        };
        if let Some(answer) = answer.map_err(|error| BadInput::Line { line: number, error })? {
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
    }
    Ok(())
}

impl Service {
    /// The games that it plays; an error where none has the level.
    pub fn games(&self) -> Result<Vec<GameId>, NoSuchBot> {
        let all = self.game.map_or(GameId::ALL.to_vec(), |game| vec![game]);
        let Some(level) = &self.level else { return Ok(all) };
        let plays = |id: &GameId| with_game!(*id, G => level_of::<G>(level).map(drop));
        let games: Vec<GameId> = all.iter().copied().filter(|id| plays(id).is_ok()).collect();
        match all.iter().map(plays).find_map(Result::err) {
            Some(error) if games.is_empty() => Err(error),
            _ => Ok(games),
        }
    }

    fn answer(&self, text: &str, player: &mut Option<Box<dyn Player>>) -> Result<Option<String>, String> {
        let raw: Raw<'_> = parse(text)?;
        if raw.hello.is_some() {
            return self.greeting().map(Some);
        }
        if let Some(new) = raw.new {
            *player = Some(self.sit_down(&parse(new.get())?)?);
        }
        let Some(frame) = raw.frame else { return Ok(None) };
        let player = player.as_mut().ok_or("a frame before a game")?;
        player.answer(frame.get()).map(Some)
    }

    fn greeting(&self) -> Result<String, String> {
        let games = self.games().map_err(|error| error.to_string())?;
        let games = games.iter().map(|id| id.word().to_owned()).collect();
        let name = self.level.as_ref().map_or("wormery".into(), |level| format!("wormery {level}"));
        let hello = EngineHello { protocol: PROTOCOL, name, games, previews: false };
        serde_json::to_string(&HelloLine { hello }).map_err(|error| error.to_string())
    }

    fn sit_down(&self, game: &NewGame) -> Result<Box<dyn Player>, String> {
        let id = GameId::from_word(&game.game).map_err(|error| error.to_string())?;
        with_game!(id, G => Ok(Box::new(Seated::<G>::new(self, game)?)))
    }
}

/// Somebody who answers frames of one game, whichever it is.
trait Player {
    fn answer(&mut self, frame: &str) -> Result<String, String>;
}

struct Seated<G: Roster> {
    bot: Box<dyn Bot<G>>,
    pace: Pace,
    seed: u64,
}

impl<G: Roster> Seated<G> {
    fn new(service: &Service, game: &NewGame) -> Result<Self, String> {
        let config = config_from_json::<G>(game.players.len(), game.start_seat, game.options())
            .map_err(|error| error.to_string())?;
        if game.seat >= config.n_seats() {
            return Err(format!(
                "seat {} does not exist: the seats are 0 to {}",
                game.seat,
                config.n_seats() - 1
            ));
        }
        let level = match &service.level {
            Some(name) => level_of::<G>(name).map_err(|error| error.to_string())?,
            None => usual_level::<G>(),
        };
        let seed = service.seed ^ (u64::from(game.seed) << 32);
        let bot = level.bot(&config, Seat::new(game.seat));
        Ok(Self { bot, pace: service.pace(level, game.move_ms), seed })
    }
}

impl Service {
    /// How long a level thinks: it stays well within what the referee allows.
    fn pace<G: Roster>(&self, level: &Level<G>, limit_ms: u64) -> Pace {
        let at_most = Duration::from_millis(limit_ms) * 4 / 5;
        match (level.playouts(), self.move_ms) {
            (None, _) => Pace::Playouts(1),
            (Some(_), Some(ms)) => Pace::Time(Duration::from_millis(ms).min(at_most)),
            (Some(_), None) => Pace::Counted { playouts: self.playouts, at_most },
        }
    }
}

impl<G: Roster> Player for Seated<G> {
    fn answer(&mut self, frame: &str) -> Result<String, String> {
        let frame: Frame<G> = parse(frame)?;
        let legal = frame.actions();
        if legal.is_empty() {
            return Err("a frame in which nothing is legal".into());
        }
        let luck = Seeded::for_game(self.seed, frame.ply.0.into());
        let think = || self.pace.think(luck, |thinking| self.bot.choose(&frame.view, &legal, thinking));
        // A view that no game has may break what thinks about it.
        let action =
            catch_unwind(AssertUnwindSafe(think)).map_err(|_| "the frame is not one of such a game")?;
        let action = serde_json::value::to_raw_value(&action).map_err(|error| error.to_string())?;
        serde_json::to_string(&Answer { ply: frame.ply.0, action }).map_err(|error| error.to_string())
    }
}

fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| plain_reason(&error.to_string()))
}
