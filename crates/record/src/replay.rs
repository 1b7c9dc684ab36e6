use std::io::BufRead;

use wormery_core::{Config, Event, Game, Standing, Turn};

use crate::lines::Lines;
use crate::{Header, Line, ResultLine, Step, Unreadable};

/// A record being replayed, line by line.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    game: G,
    steps: u64,
    has_result: bool,
}

/// What a record turned out to be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replayed {
    /// The number of step lines.
    pub steps: u64,
    /// How the game ended; `None` when the record stops before the end.
    pub standing: Option<Standing>,
}

/// The first line of a record that is wrong.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {error}")]
pub struct BadLine {
    /// Counted from 1, the header.
    pub line: u64,
    /// What is wrong with it.
    pub error: String,
}

/// Why a record did not replay.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// A line is wrong.
    #[error(transparent)]
    BadLine(#[from] BadLine),
    /// The record cannot be read.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
}

impl<G: Game> Replay<G> {
    /// A replay before its first step.
    pub fn new(config: &Config<G::Options>) -> Self {
        Self { game: G::start(config), steps: 0, has_result: false }
    }

    /// The position after the steps so far.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Checks a line after the header and lets it happen.
    pub fn line(&mut self, text: &str) -> Result<(), String> {
        self.read(text).map(drop)
    }

    /// Like [`Self::line`], and gives what was read.
    pub fn read<'a>(&mut self, text: &'a str) -> Result<Line<'a, G>, String> {
        if self.has_result {
            return Err("nothing may follow the result".into());
        }
        let line = Line::parse(text)?;
        match &line {
            Line::Step(step) => self.step(step)?,
            Line::Result(result) => self.result(result)?,
        }
        Ok(line)
    }

    fn step(&mut self, step: &Step<'_, G>) -> Result<(), String> {
        let to_act = self.game.turn().seat();
        if let (Some(seat), Some(to_act)) = (step.seat, to_act)
            && seat != to_act
        {
            return Err(format!("seat {seat} may not act: it is seat {to_act}'s turn"));
        }
        self.game.apply(&step.event).map_err(|illegal| match (&step.event, step.seat) {
            (Event::Action(_), Some(seat)) => format!("seat {seat}: {illegal}"),
            _ => format!("chance: {illegal}"),
        })?;
        self.steps += 1;
        Ok(())
    }

    fn result(&mut self, claimed: &ResultLine) -> Result<(), String> {
        let Turn::Over(standing) = self.game.turn() else {
            return Err("a result before the end of the game".into());
        };
        let scores: Vec<i64> = standing.scores().into_iter().map(i64::from).collect();
        if scores != claimed.scores.0 {
            return Err(format!("the scores are {scores:?}, not {:?}", claimed.scores.0));
        }
        let ranks: Vec<i64> = standing.ranks().into_iter().map(i64::from).collect();
        if ranks != claimed.ranks.0 {
            return Err(format!("the ranks are {ranks:?}, not {:?}", claimed.ranks.0));
        }
        self.has_result = true;
        Ok(())
    }

    /// What the record turned out to be.
    pub fn end(&self) -> Replayed {
        let standing = match self.game.turn() {
            Turn::Over(standing) => Some(standing),
            Turn::Act(_) | Turn::Chance(_) => None,
        };
        Replayed { steps: self.steps, standing }
    }
}

/// Something that replays the lines of one game, whichever it is.
pub trait ReplayLines {
    /// Checks a line after the header and lets it happen.
    fn line(&mut self, text: &str) -> Result<(), String>;
    /// What the record turned out to be.
    fn end(&self) -> Replayed;
}

impl<G: Game> ReplayLines for Replay<G> {
    fn line(&mut self, text: &str) -> Result<(), String> {
        Self::line(self, text)
    }

    fn end(&self) -> Replayed {
        Self::end(self)
    }
}

/// Replays a whole record; `start` finds the game that a header names.
pub fn replay(
    reader: impl BufRead,
    start: impl FnOnce(&Header<'_>) -> Result<Box<dyn ReplayLines>, String>,
) -> Result<Replayed, ReplayError> {
    let mut lines = Lines::new(reader);
    match replay_lines(&mut lines, start)? {
        Ok(replayed) => Ok(replayed),
        Err(error) => {
            let line = lines.number().max(1);
            lines.finish()?;
            Err(BadLine { line, error }.into())
        }
    }
}

fn replay_lines(
    lines: &mut Lines<impl BufRead>,
    start: impl FnOnce(&Header<'_>) -> Result<Box<dyn ReplayLines>, String>,
) -> Result<Result<Replayed, String>, Unreadable> {
    let too_long = || "the line is too long".to_owned();
    let mut replay = match lines.next()? {
        None => return Ok(Err("the record is empty".into())),
        Some(Err(_)) => return Ok(Err(too_long())),
        Some(Ok(text)) => match Header::parse(text).and_then(|header| start(&header)) {
            Ok(replay) => replay,
            Err(error) => return Ok(Err(error)),
        },
    };
    while let Some(line) = lines.next()? {
        if let Err(error) = line.map_err(|_| too_long()).and_then(|text| replay.line(text)) {
            return Ok(Err(error));
        }
    }
    Ok(Ok(replay.end()))
}
