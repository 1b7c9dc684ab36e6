use std::io::{self, Write};

use anyhow::bail;
use serde::Serialize;
use wormery_arena::{Interval, Share};
use wormery_bots::Roster;
use wormery_core::Described;
use wormery_games::with_game;
use wormery_words::say;

use crate::contender::contenders;
use crate::duel::{self, Wanted};
use crate::duel_args::LadderArgs;
use crate::exit::Answer;
use crate::faults::{self, Faults};
use crate::label::label;
use crate::made_by::MadeBy;
use crate::out::out;
use crate::reader::language;
use crate::share::share_words;

/// Lets every bot of a game play every other, two at a table, and prints the cross table.
pub(crate) fn run(args: &LadderArgs) -> anyhow::Result<Answer> {
    let (result, made_by) =
        with_game!(args.game, G => (cross_table::<G>(args)?, MadeBy::of::<G>(&args.duel, 2)?));
    let CrossTable { table, at_fault, answer } = result;
    if args.duel.json {
        let mut out = out();
        serde_json::to_writer(&mut out, &Report { made_by, meetings: &table })?;
        writeln!(out)?;
    } else {
        print(&table, &at_fault)?;
    }
    faults::tell(&at_fault);
    Ok(answer)
}

/// The result as `--json` prints it.
#[derive(Serialize)]
struct Report<'a> {
    made_by: MadeBy,
    meetings: &'a [Meeting],
}

/// What came of all meetings.
struct CrossTable {
    table: Vec<Meeting>,
    /// Bots that lost games by a fault, once for each of their meetings.
    at_fault: Vec<Share>,
    answer: Answer,
}

/// The share of wins of one bot against another.
#[derive(Serialize)]
struct Meeting {
    bot: String,
    against: String,
    wins: f64,
    /// The ends of the 95 % interval.
    low: f64,
    high: f64,
    #[serde(flatten)]
    faults: Faults,
}

impl Meeting {
    fn of(share: &Share, other: &Share) -> Self {
        let Interval { low, high } = share.interval;
        let (bot, against) = (share.level.clone(), other.level.clone());
        Self { bot, against, wins: share.wins, low, high, faults: Faults::of(share) }
    }
}

/// Every pair with its shares; those of games that were lost by a fault are told apart.
fn cross_table<G: Roster + Described>(args: &LadderArgs) -> anyhow::Result<CrossTable> {
    let (mut table, mut at_fault, mut answer) = (Vec::new(), Vec::new(), Answer::Yes);
    let levels = G::LEVELS.iter().map(|level| level.name.to_owned());
    let names = if args.bots.is_empty() { levels.collect() } else { args.bots.clone() };
    let contenders = contenders::<G>(&names, args.duel.program.limits())?;
    if contenders.len() < 2 {
        bail!("BOT: name at least two, or none for every level");
    }
    if let Some(name) =
        names.iter().enumerate().find_map(|(at, name)| names[..at].contains(name).then_some(name))
    {
        bail!("BOT: {name} is named twice");
    }
    for (place, one) in contenders.iter().enumerate() {
        for other in &contenders[place + 1..] {
            let result = duel::play::<G>(vec![one.clone(), other.clone()], &args.duel, &Wanted::default())?;
            answer = answer.max(faults::answer(&result.shares, result.n_games));
            let [one, other] = [&result.shares[0], &result.shares[1]];
            table.extend([Meeting::of(one, other), Meeting::of(other, one)]);
            at_fault.extend(result.shares.into_iter().filter(|share| !share.faults.is_empty()));
        }
    }
    Ok(CrossTable { table, at_fault, answer })
}

fn print(table: &[Meeting], at_fault: &[Share]) -> io::Result<()> {
    let mut out = out();
    let mut levels: Vec<&str> = Vec::new();
    for meeting in table {
        for level in [meeting.bot.as_str(), &meeting.against] {
            if !levels.contains(&level) {
                levels.push(level);
            }
        }
    }
    let width = levels
        .iter()
        .map(|level| label(level).chars().count())
        .max()
        .unwrap_or(0)
        .max("100.0 (96.3–100.0)".chars().count());
    let head: Vec<String> = levels.iter().map(|level| format!("{:>width$}", label(level))).collect();
    writeln!(out, "{:<width$} {}", say!(language(), cli_ladder_head), head.join(" "))?;
    for level in &levels {
        let cell = |against: &&str| {
            let met = table.iter().find(|meeting| meeting.bot == *level && meeting.against == *against);
            let told = |met: &Meeting| share_words(met.wins, Interval { low: met.low, high: met.high });
            let text = met.map_or("-".into(), told);
            format!("{text:>width$}")
        };
        let cells: Vec<String> = levels.iter().map(cell).collect();
        writeln!(out, "{:<width$} {}", label(level), cells.join(" "))?;
    }
    writeln!(out, "{}", say!(language(), cli_ladder_foot))?;
    faults::write(&mut out, at_fault)
}
