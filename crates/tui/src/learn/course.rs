use serde::Deserialize;

use super::lesson::Said;
use crate::Draw;

/// The lessons that a game brings along, as they are written.
#[derive(Clone, Copy, Debug)]
pub struct Lessons {
    /// Its courses: which lessons there are, and what they are called.
    pub courses: &'static str,
    /// The lessons themselves.
    pub scripts: &'static [Script],
}

/// A lesson as it is written.
#[derive(Clone, Copy, Debug)]
pub struct Script {
    /// Its name.
    pub id: &'static str,
    /// Its steps.
    pub steps: &'static str,
    /// The record before its first step.
    pub start: &'static str,
}

impl Lessons {
    /// Of a game that brings none along.
    pub const NONE: Self = Self { courses: "[]", scripts: &[] };
}

/// The lessons about a game, or about one of its editions.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Course {
    /// The edition by its name; the game itself without one.
    pub(crate) edition: Option<String>,
    pub(crate) about: Said,
    pub(crate) lessons: Vec<Named>,
}

/// A lesson by its name in commands, and as people call it.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Named {
    pub(crate) id: String,
    pub(crate) title: Said,
}

impl Course {
    /// The option that makes the edition.
    pub(crate) fn option<G: Draw>(&self) -> Option<&'static str> {
        let edition = self.edition.as_deref()?;
        G::ABOUT.editions.iter().find(|known| known.name == edition).map(|known| known.option)
    }
}

/// The courses of a game.
pub(crate) fn courses<G: Draw>() -> Vec<Course> {
    serde_json::from_str(G::CONTENT.lessons.courses).expect("a test reads the courses of every game")
}

/// A lesson by its name in a course.
pub(crate) fn script<G: Draw>(id: &str) -> &'static Script {
    let found = G::CONTENT.lessons.scripts.iter().find(|script| script.id == id);
    found.expect("a test holds the courses against the lessons")
}

/// The course and the place of a lesson by its name, by its number among all of the game, or by the name of its course;
/// the first one if nobody says.
pub(crate) fn find<'a>(courses: &'a [Course], lesson: Option<&str>) -> Option<(&'a Course, usize)> {
    let Some(lesson) = lesson else { return courses.first().map(|course| (course, 0)) };
    let number = lesson.parse::<usize>().ok();
    let all = courses.iter().flat_map(|course| {
        course.lessons.iter().enumerate().map(move |(place, named)| (course, place, named))
    });
    all.zip(1..)
        .find(|((course, place, named), n)| {
            let is_course = *place == 0 && course.edition.as_deref() == Some(lesson);
            named.id == lesson || number == Some(*n) || is_course
        })
        .map(|((course, place, _), _)| (course, place))
}
