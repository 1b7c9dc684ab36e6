//! Where everything goes that the program says: nobody's name, card or refusal moves the terminal it is shown on.

use std::io::{self, StderrLock, StdoutLock};

use wormery_visible::Screen;

/// Standard output, for people and for lines of JSON.
pub(crate) fn out() -> Screen<StdoutLock<'static>> {
    Screen::new(io::stdout().lock())
}

/// Standard error.
pub(crate) fn errors() -> Screen<StderrLock<'static>> {
    Screen::new(io::stderr().lock())
}

/// Standard output as it is, for files of our own making and for what one program says to another.
pub(crate) fn raw() -> StdoutLock<'static> {
    io::stdout().lock()
}
