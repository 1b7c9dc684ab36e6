//! A table without a screen: as lines of text, for `--plain`, reviews and advice.

mod answer;
mod desk;
mod paper;
mod story;

use std::slice;

use wormery_core::Viewer;
use wormery_table::Choice;
use wormery_words::Language;

use crate::{Draw, Scene};
pub use answer::Answer;
pub use desk::{Asked, Desk, Turned};
pub use paper::Paper;
pub use story::story_of;

/// The position as some lines of text.
pub fn plain<G: Draw>(view: &G::View, viewer: Viewer, names: &[String], language: Language) -> String {
    let trace = G::Trace::default();
    G::plain(&still(view, viewer, &trace, names, language))
}

/// What somebody who must decide has before him, in a line; nothing where a game has no words for it.
pub fn at_hand<G: Draw>(view: &G::View, viewer: Viewer, names: &[String], language: Language) -> String {
    let trace = G::Trace::default();
    G::at_hand(&still(view, viewer, &trace, names, language))
}

/// What a choice does, in a few words.
pub fn label<G: Draw>(choice: &Choice<G>, view: &G::View, names: &[String], language: Language) -> String {
    let trace = G::Trace::default();
    let scene =
        Scene { choices: slice::from_ref(choice), ..still(view, Viewer::Public, &trace, names, language) };
    G::button(&scene, choice.action).text
}

/// A table at which nothing moves and nobody points at anything.
pub(crate) fn still<'a, G: Draw>(
    view: &'a G::View,
    viewer: Viewer,
    trace: &'a G::Trace,
    names: &'a [String],
    language: Language,
) -> Scene<'a, G> {
    Scene {
        view,
        legal: &[],
        choices: &[],
        trace,
        names,
        language,
        viewer,
        chosen: 0,
        advice: None,
        tumbling: None,
    }
}

/// The items one after the other, separated by spaces.
pub(crate) fn spaced<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

/// How wide a column of names must be.
pub(crate) fn name_width(names: &[String]) -> usize {
    names.iter().map(|name| name.chars().count()).max().unwrap_or(0)
}
