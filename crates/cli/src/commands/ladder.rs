use std::io::{self, Write};

use serde::Serialize;
use wormery_arena::{Interval, Share};
use wormery_bots::Roster;
use wormery_core::Described;
use wormery_games::with_game;
use wormery_words::say;

use crate::args::{DuelArgs, LadderArgs};
use crate::duel;
use crate::exit::Answer;
use crate::reader::language;
use crate::share::share_words;

/// Lets every bot of a game play every other, two at a table, and prints the cross table.
pub(crate) fn run(args: &LadderArgs) -> anyhow::Result<Answer> {
    let table = with_game!(args.game, G => cross_table::<G>(&args.duel)?);
    print(&table, args.duel.json)?;
    Ok(Answer::Yes)
}

/// The share of wins of one bot against another.
#[derive(Serialize)]
struct Meeting {
    bot: &'static str,
    against: &'static str,
    wins: f64,
    /// The ends of the 95 % interval.
    low: f64,
    high: f64,
}

impl Meeting {
    fn of(bot: &'static str, against: &'static str, share: &Share) -> Self {
        let Interval { low, high } = share.interval;
        Self { bot, against, wins: share.wins, low, high }
    }
}

fn cross_table<G: Roster + Described>(args: &DuelArgs) -> anyhow::Result<Vec<Meeting>> {
    let mut table = Vec::new();
    for (place, one) in G::LEVELS.iter().enumerate() {
        for other in &G::LEVELS[place + 1..] {
            let result = duel::play::<G>(vec![one, other], args)?;
            table.push(Meeting::of(one.name, other.name, &result.shares[0]));
            table.push(Meeting::of(other.name, one.name, &result.shares[1]));
        }
    }
    Ok(table)
}

fn print(table: &[Meeting], json: bool) -> io::Result<()> {
    let mut out = io::stdout().lock();
    if json {
        serde_json::to_writer(&mut out, table)?;
        return writeln!(out);
    }
    let mut levels: Vec<&str> = Vec::new();
    for meeting in table {
        for level in [meeting.bot, meeting.against] {
            if !levels.contains(&level) {
                levels.push(level);
            }
        }
    }
    let width =
        levels.iter().map(|level| level.len()).max().unwrap_or(0).max("100.0 (96.3–100.0)".chars().count());
    let head: Vec<String> = levels.iter().map(|level| format!("{level:>width$}")).collect();
    writeln!(out, "{:<width$} {}", say!(language(), cli_ladder_head), head.join(" "))?;
    for level in &levels {
        let cell = |against: &&str| {
            let met = table.iter().find(|meeting| meeting.bot == *level && meeting.against == *against);
            let told = |met: &Meeting| share_words(met.wins, Interval { low: met.low, high: met.high });
            let text = met.map_or("-".into(), told);
            format!("{text:>width$}")
        };
        let cells: Vec<String> = levels.iter().map(cell).collect();
        writeln!(out, "{level:<width$} {}", cells.join(" "))?;
    }
    writeln!(out, "{}", say!(language(), cli_ladder_foot))
}
