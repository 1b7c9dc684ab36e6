use std::io::{self, Write};

use serde::Serialize;
use wormery_bots::Roster;
use wormery_core::Described;
use wormery_games::with_game;
use wormery_words::say;

use crate::args::{DuelArgs, LadderArgs};
use crate::duel;
use crate::exit::Answer;
use crate::reader::language;

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
    margin: f64,
}

fn cross_table<G: Roster + Described>(args: &DuelArgs) -> anyhow::Result<Vec<Meeting>> {
    let mut table = Vec::new();
    for (place, one) in G::LEVELS.iter().enumerate() {
        for other in &G::LEVELS[place + 1..] {
            let result = duel::play::<G>(vec![one, other], args)?;
            let [low, high] = [&result.shares[0], &result.shares[1]];
            table.push(Meeting { bot: one.name, against: other.name, wins: low.wins, margin: low.margin });
            table.push(Meeting { bot: other.name, against: one.name, wins: high.wins, margin: high.margin });
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
    let width = levels.iter().map(|level| level.len()).max().unwrap_or(0).max(12);
    let head: Vec<String> = levels.iter().map(|level| format!("{level:>width$}")).collect();
    writeln!(out, "{:<width$} {}", say!(language(), cli_ladder_head), head.join(" "))?;
    for level in &levels {
        let cell = |against: &&str| {
            let met = table.iter().find(|meeting| meeting.bot == *level && meeting.against == *against);
            let text =
                met.map_or("-".into(), |met| format!("{:.1} ± {:.1}", met.wins * 100.0, met.margin * 100.0));
            format!("{text:>width$}")
        };
        let cells: Vec<String> = levels.iter().map(cell).collect();
        writeln!(out, "{level:<width$} {}", cells.join(" "))?;
    }
    writeln!(out, "{}", say!(language(), cli_ladder_foot))
}
