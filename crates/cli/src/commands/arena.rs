use std::io::{self, Write};

use anyhow::Context;
use serde::Serialize;
use wormery_arena::{Accepted, Result, SeatShare, Share, Sprt, SprtResult};
use wormery_core::Game;
use wormery_games::with_game;
use wormery_words::{Language, decimal, of_hundred, percent, say, signed_decimal};

use crate::contender::contenders;
use crate::duel::{self, Wanted};
use crate::duel_args::ArenaArgs;
use crate::exit::Answer;
use crate::faults::{self, Faults};
use crate::label::label;
use crate::made_by::MadeBy;
use crate::out::out;
use crate::reader::language;
use crate::records::Folder;
use crate::share::{interval_words, share_words};
use crate::{chart, files};

/// Lets bots play each other and prints who is better.
pub(crate) fn run(args: &ArenaArgs) -> anyhow::Result<Answer> {
    let sprt = sprt(args)?;
    let (result, made_by) = with_game!(args.game, G => {
        let contenders = contenders::<G>(&args.bots, args.duel.program.limits())?;
        let out = args.out.as_ref();
        let folder = out.map(|path| Folder { path, game: G::NAME, seed: args.duel.seed, force: args.force });
        let result = duel::play(contenders, &args.duel, &Wanted { sprt, folder })?;
        (result, MadeBy::of::<G>(&args.duel, args.bots.len())?)
    });
    if let Some(path) = &args.svg {
        files::write("--svg", path, &chart::shares(&result))?;
    }
    print(args, &result, made_by)?;
    faults::tell(&result.shares);
    Ok(faults::answer(&result.shares, result.n_games))
}

/// The shares to tell apart: those that were named, or an even one and a little more.
fn sprt(args: &ArenaArgs) -> anyhow::Result<Option<Sprt>> {
    let Some(named) = args.sprt else { return Ok(None) };
    let even = 1.0 / args.bots.len() as f64;
    let sprt = named.or(Sprt::new(even, even + 0.02));
    sprt.map(Some).context("--sprt: there must be at least two bots")
}

/// The result as `--json` prints it.
#[derive(Serialize)]
struct Report<'a> {
    made_by: MadeBy,
    game: &'static str,
    games: u64,
    seed: u64,
    seconds: f64,
    bots: Vec<Row<'a>>,
    seats: Vec<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<Test>,
}

/// What a test has shown.
#[derive(Serialize)]
struct Test {
    low: f64,
    high: f64,
    alpha: f64,
    beta: f64,
    llr: f64,
    deals: u64,
    /// `low` or `high`; nothing where the games did not suffice.
    accepted: Option<&'static str>,
}

impl Test {
    fn of(result: &SprtResult) -> Self {
        let SprtResult { low, high, llr, n_deals, accepted } = *result;
        let accepted = accepted.map(|accepted| match accepted {
            Accepted::Low => "low",
            Accepted::High => "high",
        });
        Self { low, high, alpha: Sprt::ERROR, beta: Sprt::ERROR, llr, deals: n_deals, accepted }
    }
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
    /// The mean of the games that were played to their end.
    score: Option<f64>,
    ms_per_move: f64,
    #[serde(flatten)]
    faults: Faults,
}

impl Seat {
    fn of(SeatShare { wins, interval }: &SeatShare) -> Self {
        Self { wins: *wins, low: interval.low, high: interval.high }
    }
}

impl<'a> Row<'a> {
    fn of(share: &'a Share) -> Self {
        let Share { level, wins, interval, score, per_move, .. } = share;
        Self {
            bot: level,
            wins: *wins,
            low: interval.low,
            high: interval.high,
            score: *score,
            ms_per_move: per_move.as_secs_f64() * 1e3,
            faults: Faults::of(share),
        }
    }
}

fn print(args: &ArenaArgs, result: &Result, made_by: MadeBy) -> io::Result<()> {
    let (mut out, seconds) = (out(), result.took.as_secs_f64());
    if args.duel.json {
        let game = wormery_core::Word::word(args.game);
        let bots = result.shares.iter().map(Row::of).collect();
        let seats = result.seats.iter().map(Seat::of).collect();
        let (games, seed, sprt) = (result.n_games, args.duel.seed, result.sprt.as_ref().map(Test::of));
        serde_json::to_writer(&mut out, &Report { made_by, game, games, seed, seconds, bots, seats, sprt })?;
        return writeln!(out);
    }
    write_rows(&mut out, result)?;
    let language = language();
    let seat = |seat: &SeatShare| share_words(seat.wins, seat.interval);
    let seats = result.seats.iter().map(seat).collect::<Vec<_>>().join(", ");
    writeln!(out, "{}", say!(language, cli_arena_seats, seats))?;
    faults::write(&mut out, &result.shares)?;
    if let Some(sprt) = &result.sprt {
        writeln!(out, "{}", sprt_words(language, sprt, &label(&result.shares[0].level)))?;
    }
    let rate = decimal(language, result.n_games as f64 / seconds.max(1e-9), 0);
    let games = say!(language, cli_n_games, n = result.n_games);
    let (seconds, seed) = (decimal(language, seconds, 1), args.duel.seed.to_string());
    writeln!(out, "{}", say!(language, cli_arena_done, games, seconds, rate, seed))
}

fn write_rows(out: &mut impl Write, result: &Result) -> io::Result<()> {
    let widths = result.shares.iter().map(|share| label(&share.level).chars().count());
    let (width, language) = (widths.max().unwrap_or(0).max(3), language());
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
        let score = share.score.map_or("–".into(), |score| format!("{score:.1}"));
        writeln!(out, "{:<width$}  {wins:>21}  {score:>8}  {time:>12}", label(&share.level))?;
    }
    Ok(())
}

/// Which share was accepted, and how sure that is.
fn sprt_words(language: Language, sprt: &SprtResult, bot: &str) -> String {
    let share = |share: f64| percent(language, share, 1);
    let (low, high) = (share(sprt.low), share(sprt.high));
    let (llr, bound) = (signed_decimal(language, sprt.llr, 2), decimal(language, Sprt::bound(), 2));
    let n = sprt.n_deals;
    match sprt.accepted {
        Some(Accepted::High) => say!(language, cli_sprt_high, bot, low, high, llr, bound, n),
        Some(Accepted::Low) => say!(language, cli_sprt_low, bot, low, high, llr, bound, n),
        None => say!(language, cli_sprt_open, bot, low, high, llr, bound, n),
    }
}
