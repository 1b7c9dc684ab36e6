use std::io::{self, Write};

use anyhow::Context;
use serde::Serialize;
use wormery_arena::{Result, SeatShare, Share};
use wormery_games::with_game;
use wormery_host::level_of;
use wormery_words::{decimal, of_hundred, say};

use crate::args::ArenaArgs;
use crate::exit::Answer;
use crate::reader::language;
use crate::share::{interval_words, share_words};
use crate::{chart, duel, files};

/// Lets bots play each other and prints who is better.
pub(crate) fn run(args: &ArenaArgs) -> anyhow::Result<Answer> {
    let result = with_game!(args.game, G => {
        let levels: anyhow::Result<_> = args.bots.iter().map(|name| Ok(level_of::<G>(name)?)).collect();
        duel::play(levels.context("BOT")?, &args.duel)?
    });
    if let Some(path) = &args.svg {
        files::write("--svg", path, &chart::shares(&result))?;
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
    low: f64,
    high: f64,
}

/// One bot of it.
#[derive(Serialize)]
struct Row<'a> {
    bot: &'a str,
    wins: f64,
    /// The ends of the 95 % interval.
    low: f64,
    high: f64,
    score: f64,
    ms_per_move: f64,
}

impl Seat {
    fn of(SeatShare { wins, interval }: &SeatShare) -> Self {
        Self { wins: *wins, low: interval.low, high: interval.high }
    }
}

impl<'a> Row<'a> {
    fn of(share: &'a Share) -> Self {
        let Share { level, wins, interval, score, per_move } = share;
        Self {
            bot: level,
            wins: *wins,
            low: interval.low,
            high: interval.high,
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
        let seats = result.seats.iter().map(Seat::of).collect();
        let report = Report { game, games: result.n_games, seed: args.duel.seed, seconds, bots, seats };
        serde_json::to_writer(&mut out, &report)?;
        return writeln!(out);
    }
    let width = args.bots.iter().map(String::len).max().unwrap_or(0).max(3);
    let language = language();
    writeln!(
        out,
        "{:<width$}  {:>21}  {:>8}  {:>12}",
        say!(language, cli_arena_bot),
        say!(language, cli_arena_wins),
        say!(language, cli_arena_score),
        say!(language, cli_arena_move),
    )?;
    for share in &result.shares {
        let of_hundred = of_hundred(language, share.wins, 1);
        let wins = format!("{of_hundred} % {}", interval_words(share.interval));
        let time = format!("{:.3} ms", share.per_move.as_secs_f64() * 1e3);
        writeln!(out, "{:<width$}  {wins:>21}  {:>8.1}  {time:>12}", share.level, share.score)?;
    }
    let seat = |seat: &SeatShare| share_words(seat.wins, seat.interval);
    let seats = result.seats.iter().map(seat).collect::<Vec<_>>().join(", ");
    writeln!(out, "{}", say!(language, cli_arena_seats, seats))?;
    let rate = decimal(language, result.n_games as f64 / seconds.max(1e-9), 0);
    let games = say!(language, cli_n_games, n = result.n_games);
    let (seconds, seed) = (decimal(language, seconds, 1), args.duel.seed.to_string());
    writeln!(out, "{}", say!(language, cli_arena_done, games, seconds, rate, seed))
}
