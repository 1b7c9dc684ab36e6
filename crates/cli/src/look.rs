use std::io::{self, IsTerminal};

use wormery_tui::{Daylight, Look};

use crate::args::LookArgs;

/// Whether somebody sits at a terminal that can be drawn on.
pub(crate) fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// What the terminal shows.
pub(crate) fn look(args: &LookArgs) -> Look {
    let daylight = args.theme.as_deref().map(|theme| match theme {
        "light" => Daylight::Light,
        _ => Daylight::Dark,
    });
    Look::from_env(daylight, args.no_color, args.ascii)
}
