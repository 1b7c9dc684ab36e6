use std::fmt::Write;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use wormery_core::Game;
use wormery_record::Recorded;

use crate::{Level, Shorthand};

/// The version of the format.
const VERSION: u8 = 1;
/// Shares are written in so many parts of a win.
const PARTS: f64 = 1000.0;

/// Puzzles of one game by the same options, as a file has them: a line for all, then a line for each.
#[derive(Clone, PartialEq, Debug)]
pub struct Sheet {
    /// The name of the game.
    pub game: String,
    /// What differs from the usual rules.
    pub options: Value,
    /// Who judged.
    pub judge: String,
    /// What fixed the luck of the search.
    pub seed: u64,
    /// How steps are written.
    pub shorthand: Shorthand,
    /// The puzzles, in the order in which they are posed.
    pub puzzles: Vec<Puzzle>,
}

/// A decision, what led to it, and what every choice is worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// How hard it is.
    pub level: Level,
    /// How many play.
    pub players: usize,
    /// Who began.
    pub start: usize,
    /// What happened until somebody must choose, in shorthand, separated by spaces.
    pub steps: String,
    /// What he may choose, the best first.
    pub choices: Vec<Worth>,
    /// The place of the choice that rules of thumb would take.
    pub tempting: usize,
}

/// What a choice is worth to who chooses.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(from = "(String, u16, u16)", into = "(String, u16, u16)")]
pub struct Worth {
    /// The step, in shorthand.
    pub step: String,
    /// The share of the win.
    pub share: f64,
    /// Half of the 95 % interval of the difference to the best.
    pub margin: f64,
}

impl Worth {
    /// A worth as a file has it: in thousandths of a win, the margin rounded up.
    pub fn new(step: String, share: f64, margin: f64) -> Self {
        let (share, margin) = ((share * PARTS).round() / PARTS, (margin * PARTS).ceil() / PARTS);
        Self { step, share, margin }
    }
}

impl From<(String, u16, u16)> for Worth {
    fn from((step, share, margin): (String, u16, u16)) -> Self {
        Self { step, share: f64::from(share) / PARTS, margin: f64::from(margin) / PARTS }
    }
}

impl From<Worth> for (String, u16, u16) {
    fn from(worth: Worth) -> Self {
        let parts = |share: f64| (share * PARTS).round() as u16;
        (worth.step, parts(worth.share), parts(worth.margin))
    }
}

/// What is wrong with a file of puzzles.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {error}")]
pub struct BadSheet {
    /// Where.
    pub line: usize,
    /// What.
    pub error: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    puzzles: u8,
    game: String,
    options: Value,
    judge: String,
    seed: u64,
    forms: Vec<Value>,
}

impl Sheet {
    /// Reads a file.
    pub fn parse(text: &str) -> Result<Self, BadSheet> {
        let mut lines = (1..).zip(text.lines());
        let (_, first) = lines.next().unwrap_or((1, ""));
        let head: Head = read(1, first)?;
        if head.puzzles != VERSION {
            let error = format!("version {} is unknown, this program reads {VERSION}", head.puzzles);
            return Err(BadSheet { line: 1, error });
        }
        let puzzles: Result<_, _> = lines.map(|(line, text)| read(line, text)).collect();
        let Head { game, options, judge, seed, forms, .. } = head;
        Ok(Self { game, options, judge, seed, shorthand: Shorthand::new(forms), puzzles: puzzles? })
    }

    /// Writes the file.
    pub fn text(&self) -> String {
        let Self { game, options, judge, seed, shorthand, puzzles } = self.clone();
        let head = Head { puzzles: VERSION, game, options, judge, seed, forms: shorthand.forms().to_vec() };
        let mut text = line(&head);
        for puzzle in &puzzles {
            text += &line(puzzle);
        }
        text
    }

    /// The record of a puzzle, up to where somebody must choose; `None` if a step cannot be read.
    pub fn record(&self, puzzle: &Puzzle, players: &[String]) -> Option<String> {
        let header = serde_json::json!({
            "record": 1, "game": self.game, "options": self.options, "players": players, "start_seat": puzzle.start,
        });
        let mut record = line(&header);
        for step in puzzle.steps.split_whitespace() {
            writeln!(record, "{}", self.shorthand.read(step)?).ok()?;
        }
        Some(record)
    }

    /// The puzzle as a game that was played by the rules; `None` if it was not.
    pub fn recorded<G: Game>(&self, puzzle: &Puzzle, players: &[String]) -> Option<Recorded<G>> {
        Recorded::parse(&self.record(puzzle, players)?).ok()
    }

    /// The action of a choice; `None` if it is none.
    pub fn action<G: Game>(&self, worth: &Worth) -> Option<G::Action> {
        let mut step = self.shorthand.read(&worth.step)?;
        serde_json::from_value(step.get_mut("action")?.take()).ok()
    }
}

fn line(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("texts and numbers can be written") + "\n"
}

fn read<'a, T: Deserialize<'a>>(line: usize, text: &'a str) -> Result<T, BadSheet> {
    serde_json::from_str(text).map_err(|error| BadSheet { line, error: error.to_string() })
}
