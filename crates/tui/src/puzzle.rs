//! Puzzles, line by line: the same as in the web client, whose folders of the games have them.
//!
//! A puzzle is a record that stops where somebody must choose, and what every choice is worth. The rules replay it; why the
//! best choice is better is said as in a review.

mod bars;
mod pose;

use std::io::{self, BufRead, Write};

use anyhow::anyhow;
use wormery_core::Game;
use wormery_games::{GameId, with_game};
use wormery_puzzles::{Level, Sheet};
use wormery_words::{Language, say};

use crate::{Draw, Paper, about, book};
use pose::Pose;

/// The puzzles of a game by the same rules, as they are written.
#[derive(Clone, Copy, Debug)]
pub struct PuzzleSet {
    /// The name of the game, or of one of its editions.
    pub name: &'static str,
    /// The file.
    pub text: &'static str,
}

/// The puzzles of a game: `puzzles!("<game>": "<set>" …)`, by the files of its folder in content.
macro_rules! puzzles {
    ($game:literal: $($name:literal)*) => {
        &[$($crate::puzzle::PuzzleSet {
            name: $name,
            text: include_str!(concat!("../../../content/", $game, "/puzzles/", $name, ".jsonl")),
        }),*]
    };
}
pub(crate) use puzzles;

/// Which puzzle somebody wants.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wished<'a> {
    /// An edition of the game.
    pub edition: Option<&'a str>,
    /// How hard.
    pub level: Level,
    /// Its number among those of the level, from 1; that of the day without one.
    pub number: Option<usize>,
    /// The number of the day.
    pub day: u64,
}

/// Writes which puzzles there are, each with the command that poses one.
pub fn tell_puzzles(language: Language, out: &mut impl Write) -> io::Result<()> {
    for &game in GameId::ALL {
        with_game!(game, G => tell_sets::<G>(language, out)?);
    }
    Ok(())
}

fn tell_sets<G: Draw>(language: Language, out: &mut impl Write) -> io::Result<()> {
    for set in G::CONTENT.puzzles {
        let count = say!(language, cli_puzzle_list, all = set.sheet().puzzles.len());
        let edition = if set.name == G::NAME { String::new() } else { format!(" {}", set.name) };
        let command = ["wormery", "puzzle", G::NAME].join(" ") + &edition;
        writeln!(out, "  {command:<34} {} · {count}", set.title::<G>(language))?;
    }
    Ok(())
}

/// Poses a puzzle of a game line by line, takes the answer, and says what every choice is worth.
pub fn puzzle(
    game: GameId,
    wished: &Wished<'_>,
    language: Language,
    paper: Paper,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    with_game!(game, G => {
        let name = wished.edition.unwrap_or(G::NAME);
        let set = G::CONTENT.puzzles.iter().find(|set| set.name == name).ok_or_else(|| unknown::<G>(wished.edition))?;
        let sheet = set.sheet();
        let all = sheet.of(wished.level);
        let of_day = Sheet::place_of_day(wished.day, all.len());
        let place = wished.number.map_or(of_day, |number| number.saturating_sub(1));
        let puzzle = all.get(place).ok_or_else(|| anyhow!("--number: there are {} puzzles", all.len()))?;
        let level = level_word(wished.level, language);
        let head =
            say!(language, cli_puzzle_head, game = set.title::<G>(language), level, n = place + 1, all = all.len());
        writeln!(out, "{}", paper.bold(&head))?;
        let pose = Pose::<G>::new(&sheet, puzzle, language, paper).expect("puzzles are held against the rules");
        pose.go(input, out)?;
    });
    Ok(())
}

fn unknown<G: Draw>(edition: Option<&str>) -> anyhow::Error {
    let names: Vec<&str> =
        G::CONTENT.puzzles.iter().map(|set| set.name).filter(|name| *name != G::NAME).collect();
    match edition {
        Some(edition) if !names.is_empty() => {
            anyhow!("EDITION: {} has no puzzles {edition:?}; there are {}", G::NAME, names.join(", "))
        }
        Some(_) if !G::CONTENT.puzzles.is_empty() => anyhow!("EDITION: {} has none", G::NAME),
        _ => anyhow!("GAME: there are no puzzles of {}", G::NAME),
    }
}

fn level_word(level: Level, language: Language) -> String {
    match level {
        Level::Easy => say!(language, puzzle_easy),
        Level::Middle => say!(language, puzzle_middle),
        Level::Hard => say!(language, puzzle_hard),
    }
}

impl PuzzleSet {
    /// What the file says.
    pub(crate) fn sheet(&self) -> Sheet {
        Sheet::parse(self.text).expect("a test reads the puzzles of every game")
    }

    /// What the game or the edition is called.
    fn title<G: Draw>(&self, language: Language) -> String {
        let edition = G::ABOUT.editions.iter().find(|edition| edition.name == self.name);
        edition.map_or_else(
            || about::title::<G>(language),
            |edition| book::edition::<G>(language, edition.option),
        )
    }
}
