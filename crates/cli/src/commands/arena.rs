use std::fs;
use std::io::{self, Write};

use anyhow::Context;
use serde::Serialize;
use wormery_arena::{Result, SeatShare, Share};
use wormery_games::with_game;
use wormery_host::level_of;
use wormery_words::{decimal, say};

use crate::args::ArenaArgs;
use crate::exit::Answer;
use crate::reader::language;
use crate::{chart, duel};

/// Lets bots play each other and prints who is better.
pub(crate) fn run(args: &ArenaArgs) -> anyhow::Result<Answer> {
    let result = with_game!(args.game, G => {
        let levels: anyhow::Result<_> = args.bots.iter().map(|name| Ok(level_of::<G>(name)?)).collect();
        duel::play(levels.context("BOT")?, &args.duel)?
    });
    if let Some(path) = &args.svg {
        fs::write(path, chart::shares(&result)).with_context(|| format!("--svg {}", path.display()))?;
    }
    print(args, &result)?;
    Ok(Answer::Yes)
}

/// The result as `--json` prints it.
#[derive(Serialize)]
struct Report<'a> {
    game: &'static str,
    games: u64,
    seed: u64,
    seconds: f64,
    bots: Vec<Row<'a>>,
    seats: Vec<Seat>,
}

/// What a seat was worth, from the one who begins.
#[derive(Serialize)]
struct Seat {
    wins: f64,
    margin: f64,
}

/// One bot of it.
#[derive(Serialize)]
struct Row<'a> {
    bot: &'a str,
    wins: f64,
    margin: f64,
    score: f64,
    ms_per_move: f64,
}

impl<'a> Row<'a> {
    fn of(share: &'a Share) -> Self {
        let Share { level, wins, margin, score, per_move } = share;
        Self {
            bot: level,
            wins: *wins,
            margin: *margin,
            score: *score,
            ms_per_move: per_move.as_secs_f64() * 1e3,
        }
    }
}

fn print(args: &ArenaArgs, result: &Result) -> io::Result<()> {
    let (mut out, seconds) = (io::stdout().lock(), result.took.as_secs_f64());
    if args.duel.json {
        let game = wormery_core::Word::word(args.game);
        let bots = result.shares.iter().map(Row::of).collect();
        let seats = result.seats.iter().map(|seat| Seat { wins: seat.wins, margin: seat.margin }).collect();
        let report = Report { game, games: result.n_games, seed: args.duel.seed, seconds, bots, seats };
        serde_json::to_writer(&mut out, &report)?;
        return writeln!(out);
    }
    let width = args.bots.iter().map(String::len).max().unwrap_or(0).max(3);
    let language = language();
    writeln!(
        out,
        "{:<width$}  {:>16}  {:>8}  {:>12}",
        say!(language, cli_arena_bot),
        say!(language, cli_arena_wins),
        say!(language, cli_arena_score),
        say!(language, cli_arena_move),
    )?;
    for share in &result.shares {
        let wins = format!("{:.1} % ± {:.1}", share.wins * 100.0, share.margin * 100.0);
        let time = format!("{:.3} ms", share.per_move.as_secs_f64() * 1e3);
        writeln!(out, "{:<width$}  {wins:>16}  {:>8.1}  {time:>12}", share.level, share.score)?;
    }
    let seat = |seat: &SeatShare| format!("{:.1} ± {:.1}", seat.wins * 100.0, seat.margin * 100.0);
    let seats = result.seats.iter().map(seat).collect::<Vec<_>>().join(", ");
    writeln!(out, "{}", say!(language, cli_arena_seats, seats))?;
    let rate = decimal(language, result.n_games as f64 / seconds.max(1e-9), 0);
    let games = say!(language, cli_n_games, n = result.n_games);
    let (seconds, seed) = (decimal(language, seconds, 1), args.duel.seed.to_string());
    writeln!(out, "{}", say!(language, cli_arena_done, games, seconds, rate, seed))
}
