use wormery_words::Language;

use crate::canvas::Canvas;
use crate::{Ground, Input};

/// What fills the terminal at one time: the menu, a table, a replay.
pub(crate) trait Screen {
    /// The world it lies in.
    fn ground(&self) -> Ground {
        Ground::Garden
    }

    /// The language in which everything is said.
    fn language(&self) -> Language;

    /// The columns and rows of the smallest terminal that has room for it.
    fn least_size(&self) -> (u16, u16) {
        (40, 20)
    }

    /// Whether letters go into a text.
    fn is_typing(&self) -> bool {
        false
    }

    /// Lets something happen.
    fn update(&mut self, input: Input) -> Step;

    /// Draws all of it.
    fn draw(&self, canvas: &mut Canvas<'_>);
}

/// What comes next.
pub(crate) enum Step {
    /// The same screen.
    Stay,
    /// Another screen.
    Go(Box<dyn Screen>),
    /// Nothing: the program ends, perhaps with a last word.
    Leave(Option<String>),
}
