use std::env;
use std::io::{self, IsTerminal};

use wormery_tui::{Habits, Hints, Look, Pace, ThemeName};

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
    /// The colors: light, dark, or the sixteen that every terminal has [default: as the terminal says]
    #[arg(long, value_name = "THEME", value_parser = ThemeName::ALL)]
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

/// Whether somebody sits at a terminal that can be drawn on; a dumb one can only print lines.
pub(crate) fn is_terminal() -> bool {
    !is_dumb() && io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Whether the terminal says that it can only print lines.
pub(crate) fn is_dumb() -> bool {
    env::var_os("TERM").is_some_and(|term| term == "dumb")
}

/// What the terminal shows.
pub(crate) fn look(args: &LookArgs) -> Look {
    let theme = args.theme.as_deref().map(ThemeName::named).unwrap_or_default();
    Look::from_env(theme, args.no_color, args.ascii)
}
