mod input;
mod paint;
mod screen;
mod seats;
mod session;

use std::fs;
use std::io::{self, BufRead, ErrorKind, Write};
use std::path::Path;

use anyhow::{Context, anyhow, bail};
use wormery_core::Config;
use wormery_games::{GameId, with_game};
use wormery_host::{Journal, Loaded, Player, Saved, fresh_seed, level_of, saved_game};
use wormery_table::Table;
use wormery_tui::Draw;
use wormery_words::say;

use crate::args::PlayArgs;
use crate::exit::{Answer, complain};
use crate::reader::language;
use crate::{duel, look};
use paint::Paint;
use seats::Seats;
use session::Session;

/// Plays a game: on the whole terminal where there is one, else line by line.
pub(crate) fn run(args: &PlayArgs) -> anyhow::Result<Answer> {
    if args.plain || !look::is_terminal() { run_plain(args) } else { screen::run(args) }
}

/// Plays a game line by line: people on the same keyboard, and bots.
fn run_plain(args: &PlayArgs) -> anyhow::Result<Answer> {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let (input, out) = (&mut io::stdin().lock(), &mut io::stdout().lock());
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
    level_of::<G>(&args.level).context("--level")?;
    let players = seats.players(&args.level);
    let journal = match &args.out {
        None => Journal::default(),
        Some(path) => journal::<G>(path, &config, &players, args.playouts)?,
    };
    let pace = duel::pace(args.playouts, args.move_ms);
    Session::new(Table::new(config), players, journal, pace, seed, paint(args))
}

/// A record in a file that is not there yet, in a folder that is.
fn journal<G: Draw>(
    path: &Path,
    config: &Config<G::Options>,
    players: &[Player],
    playouts: u32,
) -> anyhow::Result<Journal> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let found = folder.map_or(Ok(()), |folder| fs::metadata(folder).map(drop));
    found.and_then(|()| Journal::create::<G>(path, config, players, playouts)).map_err(|error| {
        match error.kind() {
            ErrorKind::AlreadyExists => {
                anyhow!("--out {}: the file exists and is not overwritten", path.display())
            }
            _ => anyhow!("--out {}: {error}", path.display()),
        }
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
    let pace = duel::pace(loaded.playouts, args.move_ms);
    Session::new(loaded.table, loaded.players, journal, pace, seed, paint(args))
}

fn paint(args: &PlayArgs) -> Paint {
    Paint::for_terminal(args.plain, args.look.no_color)
}
