//! Lessons, line by line: the same as in the web client, whose folders of the games have them.
//!
//! A lesson is a record that stops where the learner acts for the first time, and steps: what to do, the luck and the
//! others' moves that follow, and the most natural mistakes with their answers. The rules decide what is legal.

mod course;
mod lesson;
mod walk;

use std::io::{self, BufRead, Write};

use anyhow::anyhow;
use wormery_core::Word;
use wormery_games::{GameId, with_game};
use wormery_words::{Language, say};

use crate::{Answer, Draw, Paper, about, book};
#[cfg(test)]
pub(crate) use course::courses;
use course::{Course, Named};
pub use course::{Lessons, Script};
#[cfg(test)]
pub(crate) use lesson::{Kind, Lesson, Said};
use walk::{Walk, Walked};

/// The lessons of a game: `lessons!("<game>": "<lesson>" …)`, by the files of its folder in content.
macro_rules! lessons {
    ($game:literal: $($id:literal)*) => {
        $crate::learn::Lessons {
            courses: include_str!(concat!("../../../content/", $game, "/lessons/courses.json")),
            scripts: &[$($crate::learn::Script {
                id: $id,
                steps: include_str!(concat!("../../../content/", $game, "/lessons/", $id, ".json")),
                start: include_str!(concat!("../../../content/", $game, "/lessons/", $id, ".wgr")),
            }),*],
        }
    };
}
pub(crate) use lessons;

/// What commands begin with.
const PROGRAM: &str = "wormery";

/// Writes which lessons there are, each with the command that begins it.
pub fn tell_lessons(language: Language, out: &mut impl Write) -> io::Result<()> {
    for &game in GameId::ALL {
        with_game!(game, G => tell_courses::<G>(language, out)?);
    }
    Ok(())
}

fn tell_courses<G: Draw>(language: Language, out: &mut impl Write) -> io::Result<()> {
    for course in course::courses::<G>() {
        writeln!(out, "{} · {}", course.title::<G>(language), course.about.text(language))?;
        for Named { id, title } in &course.lessons {
            writeln!(out, "  {:<38} {}", command::<G>(id), title.text(language))?;
        }
        writeln!(out)?;
    }
    Ok(())
}

/// Walks through the lessons of a game line by line, from one on that is known by its name, its number or its course.
pub fn learn(
    game: GameId,
    lesson: Option<&str>,
    language: Language,
    paper: Paper,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    with_game!(game, G => {
        let courses = course::courses::<G>();
        let (course, place) = course::find(&courses, lesson).ok_or_else(|| unknown(game, lesson, &courses))?;
        walk_from::<G>(course, place, (language, paper), input, out)?;
    });
    Ok(())
}

fn unknown(game: GameId, lesson: Option<&str>, courses: &[Course]) -> anyhow::Error {
    let names: Vec<&str> = courses.iter().flat_map(|course| &course.lessons).map(|one| &*one.id).collect();
    match lesson {
        Some(lesson) if !names.is_empty() => {
            anyhow!("LESSON: {} has no lesson {lesson:?}; there are {}", game.word(), names.join(", "))
        }
        _ => anyhow!("GAME: there are no lessons of {}", game.word()),
    }
}

fn walk_from<G: Draw>(
    course: &Course,
    first: usize,
    (language, paper): (Language, Paper),
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<()> {
    let all = course.lessons.len();
    for (place, Named { id, title }) in course.lessons.iter().enumerate().skip(first) {
        let number = say!(language, learn_lesson_n, n = place + 1, all = all);
        writeln!(out, "{}", paper.bold(&format!("{} · {number}", title.text(language))))?;
        let walk = Walk::<G>::new(course::script::<G>(id), language, paper);
        if walk.go(input, out)? == Walked::Left {
            writeln!(out, "{}", say!(language, cli_learn_later, command = command::<G>(id)))?;
            return Ok(());
        }
        let Some(next) = course.lessons.get(place + 1) else { break };
        writeln!(out, "\n{}", say!(language, cli_learn_next, title = next.title.text(language)))?;
        if Answer::read(input)? == Answer::Quit {
            writeln!(out, "{}", say!(language, cli_learn_later, command = command::<G>(&next.id)))?;
            return Ok(());
        }
        writeln!(out)?;
    }
    writeln!(out, "\n{}", say!(language, cli_learn_play, command = first_game::<G>(course)))?;
    Ok(())
}

/// The command that begins a lesson.
fn command<G: Draw>(id: &str) -> String {
    format!("{PROGRAM} learn {} {id}", G::NAME)
}

/// The command that begins a game with two gentle bots, and with hints.
fn first_game<G: Draw>(course: &Course) -> String {
    let level = G::LEVELS[..G::LEVELS.len().min(2)].last().map_or("random", |level| level.name);
    let option = course.option::<G>().map_or(String::new(), |option| format!(" --option {option}=true"));
    format!("{PROGRAM} play {}{option} --players 3 --level {level} --hints coach", G::NAME)
}

impl Course {
    /// What the game or the edition is called that the course is about.
    fn title<G: Draw>(&self, language: Language) -> String {
        match self.option::<G>() {
            Some(option) => book::edition::<G>(language, option),
            None => about::title::<G>(language),
        }
    }
}
