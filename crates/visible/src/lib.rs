//! What may be shown of a text that another person wrote.
//!
//! Names, cards, talk and refusals come from other people and other servers. Control characters in them move a terminal or
//! make a line of their own, overrides turn the direction of what follows, and letters that show nothing make two names
//! look alike. [`visible`] is for names on their way in, [`line`](fn@line) for texts inside a sentence, [`Screen`] for all that a
//! program writes to a terminal: what was forgotten before is written there as an escape, which does nothing.

mod line;
mod screen;
mod visible;

pub use line::{is_plain, line};
pub use screen::{Screen, escaped};
pub use visible::visible;
