use std::io::{self, IsTerminal};

use wormery_tui::{Daylight, Habits, Hints, Look, Pace};

use crate::reader::language;

/// What the terminal shows.
#[derive(clap::Args, Debug)]
pub(crate) struct LookArgs {
    /// No colors (as with NO_COLOR in the environment)
    #[arg(long)]
    pub(crate) no_color: bool,
    /// Nothing beyond ASCII (as in a locale without UTF-8)
    #[arg(long)]
    pub(crate) ascii: bool,
    /// Light or dark [default: as the terminal says]
    #[arg(long, value_name = "THEME", value_parser = ["light", "dark"])]
    pub(crate) theme: Option<String>,
}

/// How people like to play.
#[derive(clap::Args, Debug)]
pub(crate) struct HabitArgs {
    /// How fast the bots play on the whole terminal
    #[arg(long, value_name = "PACE", default_value = "normal", value_parser = ["normal", "fast", "instant"])]
    pace: String,
    /// What is said about the choices
    #[arg(long, value_name = "HINTS", default_value = "off", value_parser = ["off", "odds", "coach"])]
    hints: String,
}

impl HabitArgs {
    /// The habits that the arguments stand for.
    pub(crate) fn habits(&self) -> Habits {
        let pace = match self.pace.as_str() {
            "instant" => Pace::Instant,
            "fast" => Pace::Fast,
            _ => Pace::Normal,
        };
        let hints = match self.hints.as_str() {
            "odds" => Hints::Odds,
            "coach" => Hints::Coach,
            _ => Hints::Off,
        };
        Habits { pace, hints, auto_roll: false, language: language() }
    }
}

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
