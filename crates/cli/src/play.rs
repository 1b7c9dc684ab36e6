mod day;
mod levels;
mod screen;
mod seats;
mod session;

use std::io::{self, BufRead, ErrorKind, IsTerminal, Write};
use std::path::Path;

use anyhow::{Context, anyhow, bail};
use wormery_core::Config;
use wormery_games::{GameId, with_game};
use wormery_host::{Journal, Loaded, LuckSource, Notes, Player, Saved, fresh_seed, games_folder, saved_game};
use wormery_table::Table;
use wormery_today::Today;
use wormery_tui::{Draw, Paper};
use wormery_words::say;

use crate::args::PlayArgs;
use crate::duel;
use crate::exit::{Answer, complain};
use crate::look::{self, LookArgs};
use crate::out::out;
use crate::reader::language;
pub(crate) use day::{now, run as today};
use seats::{Seats, printable};
use session::{Manner, Session};

/// Plays a game: on the whole terminal where there is one, else line by line.
pub(crate) fn run(args: &PlayArgs) -> anyhow::Result<Answer> {
    if args.plain || !look::is_terminal() { run_plain(args) } else { screen::run(args) }
}

/// Plays a game line by line: people on the same keyboard, and bots.
fn run_plain(args: &PlayArgs) -> anyhow::Result<Answer> {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let (input, out) = (&mut io::stdin().lock(), &mut paper(args.plain, &args.look).on(out()));
    if let Some(path) = &args.resume {
        let (path, game) = saved_game(path.as_deref())?;
        with_game!(game, G => resume::<G>(args, &path, seed, input, out)?);
        return Ok(Answer::Yes);
    }
    let Some(game) = args.game else {
        bail!("GAME: name one, such as {}; the menu needs a terminal", GameId::ALL[0])
    };
    with_game!(game, G => fresh::<G>(args, seed)?.play(input, out)?);
    Ok(Answer::Yes)
}

/// A game that begins.
fn fresh<G: Draw>(args: &PlayArgs, seed: u64) -> anyhow::Result<Session<G>> {
    let config = args.table.config::<G>()?;
    let seats = Seats::new(config.n_seats(), args.bots, &args.names)?;
    let level = levels::of::<G>(args.level.as_deref())?;
    let players = seats.players(level.name);
    let journal = journal::<G>(args.out.as_deref(), &config, &players, args.playouts)?;
    let manner = manner(args, seed, args.playouts, None);
    let session = Session::new(Table::new(config), &players, journal, manner)?;
    Ok(session.greeting(levels::words::<G>(level, &players)))
}

/// A record in the file that was named and is not there yet, or in a new one among the saved games.
fn journal<G: Draw>(
    path: Option<&Path>,
    config: &Config<G::Options>,
    players: &[Player],
    playouts: u32,
) -> anyhow::Result<Journal> {
    let notes = Notes { playouts, today: None };
    let Some(path) = path else {
        let Some(folder) = games_folder() else { return Ok(Journal::default()) };
        return Journal::create_in::<G>(&folder, config, players, &notes)
            .with_context(|| say!(language(), tr_save_to, path = folder.display().to_string()));
    };
    Journal::create::<G>(path, config, players, &notes).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => {
            anyhow!("--out {}: the file exists and is not overwritten", path.display())
        }
        _ => anyhow!("--out {}: {error}", path.display()),
    })
}

/// Goes on with a saved game in the same file; one that is over is told from its beginning.
fn resume<G: Draw>(
    args: &PlayArgs,
    path: &Path,
    seed: u64,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> anyhow::Result<()> {
    match Saved::<G>::open(path)? {
        Saved::Over => {
            complain(&say!(language(), tui_is_over));
            wormery_tui::tell(path, crate::reader::language(), out)
        }
        Saved::GoesOn { loaded, journal } => resumed(args, loaded, journal, seed)?.play(input, out),
    }
}

/// A saved game that goes on.
fn resumed<G: Draw>(
    args: &PlayArgs,
    loaded: Loaded<G>,
    journal: Journal,
    seed: u64,
) -> anyhow::Result<Session<G>> {
    if let Some(line) = loaded.torn {
        complain(&say!(language(), tui_torn, line));
    }
    let manner = manner(args, seed, loaded.playouts, loaded.today);
    Session::new(loaded.table, &loaded.players, journal, manner)
}

fn manner(args: &PlayArgs, seed: u64, playouts: u32, today: Option<Today>) -> Manner {
    let (pace, hints) = (duel::pace(playouts, args.move_ms), args.habits.habits().hints);
    Manner { luck: LuckSource { seed, today }, pace, hints, paper: paper(args.plain, &args.look) }
}

/// What the lines of a game look like: with colors where there is a terminal, unless the user does not want them.
pub(crate) fn paper(plain: bool, look: &LookArgs) -> Paper {
    let wanted = !look.no_color && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
    let has_color = wanted && !plain && !look::is_dumb() && io::stdout().is_terminal();
    Paper { has_color, is_ascii: look.ascii }
}
