use std::env;
use std::io::{self, IsTerminal};

/// How the terminal may be used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint {
    color: bool,
    clear: bool,
}

impl Paint {
    /// Colors and clearing where there is a terminal, unless the user does not want them.
    pub(super) fn for_terminal(plain: bool, no_color: bool) -> Self {
        let fancy = !plain && io::stdout().is_terminal();
        let wanted = !no_color && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Self { color: fancy && wanted, clear: fancy && io::stdin().is_terminal() }
    }

    /// A heading.
    pub(super) fn bold(self, text: &str) -> String {
        if self.color { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// What happened.
    pub(super) fn dim(self, text: &str) -> String {
        if self.color { format!("\x1b[2m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// What clears the screen, where it can be cleared.
    pub(super) fn clear(self) -> Option<&'static str> {
        self.clear.then_some("\x1b[2J\x1b[3J\x1b[H")
    }
}
