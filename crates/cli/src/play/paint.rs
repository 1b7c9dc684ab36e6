use std::env;
use std::io::{self, IsTerminal};

/// How the terminal may be used.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint {
    color: bool,
}

impl Paint {
    /// Colors where there is a terminal, unless the user does not want them.
    pub(super) fn for_terminal(plain: bool, no_color: bool) -> Self {
        let wanted = !no_color && env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let is_dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        Self { color: wanted && !plain && !is_dumb && io::stdout().is_terminal() }
    }

    /// A heading.
    pub(super) fn bold(self, text: &str) -> String {
        if self.color { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// What happened.
    pub(super) fn dim(self, text: &str) -> String {
        if self.color { format!("\x1b[2m{text}\x1b[0m") } else { text.to_owned() }
    }
}
