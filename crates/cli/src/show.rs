mod holzwurm;
mod ithappens;
mod regenwormen;

use wormery_core::Game;

/// A game in words, for terminals.
pub(crate) trait Show: Game {
    /// The position, some lines.
    fn board(view: &Self::View, names: &[String]) -> String;

    /// What an action does.
    fn label(action: Self::Action, view: &Self::View, names: &[String]) -> String;

    /// What an event brought about, some lines, from the views before and after it.
    fn story(before: &Self::View, seen: &Self::Glimpse, after: &Self::View, names: &[String]) -> Vec<String>;
}

/// The items one after the other, separated by spaces.
fn spaced<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(" ")
}

/// How wide a column of names must be.
fn name_width(names: &[String]) -> usize {
    names.iter().map(|name| name.chars().count()).max().unwrap_or(0)
}
