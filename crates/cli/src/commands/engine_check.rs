use std::io::{self, Write};

use serde::Serialize;
use wormery_core::Word;
use wormery_engine::{Check, Found, Verdict, check};
use wormery_words::{Language, say};

use crate::contender::take_programs_along;
use crate::duel_args::ProgramArgs;
use crate::exit::{Answer, complain};
use crate::faults::tell_said;
use crate::out::out;
use crate::reader::language;

#[derive(clap::Args, Debug)]
#[command(after_help = include_str!("../examples/engine-check.txt").trim_end())]
pub(crate) struct EngineCheckArgs {
    /// The command that starts the program, behind --
    #[arg(value_name = "COMMAND", required = true, num_args = 1.., last = true)]
    command: Vec<String>,
    #[command(flatten)]
    program: ProgramArgs,
    /// One JSON object for each thing that is checked
    #[arg(long)]
    json: bool,
}

/// Something that was checked, as `--json` prints it.
#[derive(Serialize)]
struct Line<'a> {
    check: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rules: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    players: Option<usize>,
    /// Nothing, if it could not be checked.
    ok: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    told: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<&'a str>,
}

/// Tries out whether a program can play.
pub(crate) fn run(args: &EngineCheckArgs) -> anyhow::Result<Answer> {
    take_programs_along()?;
    let command: Vec<String> = args.command.iter().map(|word| quoted(word)).collect();
    let (mut n_wrong, mut printed) = (0_u64, Ok(()));
    check(&command.join(" "), args.program.limits(), &mut |found| {
        n_wrong += u64::from(found.verdict.wrong().is_some());
        if printed.is_ok() {
            printed = print(found, args.json);
        }
    });
    printed?;
    if !args.json {
        let language = language();
        let verdict = match n_wrong {
            0 => say!(language, cli_check_yes),
            n => say!(language, cli_check_no, n),
        };
        writeln!(out(), "{verdict}")?;
    }
    Ok(if n_wrong == 0 { Answer::Yes } else { Answer::No })
}

/// A word as a shell takes it back for one.
fn quoted(word: &str) -> String {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_./:=,+@%".contains(letter);
    if !word.is_empty() && word.chars().all(is_plain) {
        return word.to_owned();
    }
    format!("'{}'", word.replace('\'', r"'\''"))
}

fn print(found: &Found, json: bool) -> io::Result<()> {
    let mut out = out();
    if json {
        serde_json::to_writer(&mut out, &line(found))?;
        return writeln!(out);
    }
    let language = language();
    let what = words(language, &found.check);
    let told = found.told.as_ref().map_or(String::new(), |told| format!(": {}", told.escape_debug()));
    match &found.verdict {
        Verdict::Good => writeln!(out, "{:<6} {what}{told}", say!(language, cli_check_ok)),
        Verdict::Unchecked => writeln!(out, "{:<6} {what}: {}", "-", say!(language, cli_check_unchecked)),
        Verdict::Wrong(fault) => {
            writeln!(out, "{:<6} {what}: {fault}", say!(language, cli_check_wrong))?;
            out.flush()?;
            if !fault.said.is_empty() {
                complain(&what);
            }
            tell_said(&fault.said);
            Ok(())
        }
    }
}

fn line(found: &Found) -> Line<'_> {
    let (game, rules, players) = match found.check {
        Check::Plays { game, rules, players } => (Some(game), rules, Some(players)),
        _ => (None, None, None),
    };
    let wrong = found.verdict.wrong();
    Line {
        check: name(&found.check),
        game,
        rules,
        players,
        ok: (found.verdict != Verdict::Unchecked).then_some(wrong.is_none()),
        told: found.told.as_deref(),
        reason: wrong.map(|fault| fault.reason.word()),
        detail: wrong.map(|fault| fault.detail.as_str()),
    }
}

fn name(check: &Check) -> &'static str {
    match check {
        Check::Hello => "hello",
        Check::Games => "games",
        Check::Answers => "answers",
        Check::Newer => "newer",
        Check::Stopped => "stopped",
        Check::Plays { .. } => "plays",
        Check::Quiet => "quiet",
        Check::Ends => "ends",
    }
}

fn words(language: Language, check: &Check) -> String {
    let counted = |players: usize| say!(language, cli_n_players, n = players);
    match check {
        Check::Hello => say!(language, cli_check_hello),
        Check::Games => say!(language, cli_check_games),
        Check::Answers => say!(language, cli_check_answers),
        Check::Newer => say!(language, cli_check_newer),
        Check::Stopped => say!(language, cli_check_stopped),
        Check::Plays { game, rules: None, players } => {
            say!(language, cli_check_plays, game = *game, players = counted(*players))
        }
        Check::Plays { game, rules: Some(rules), players } => {
            let players = counted(*players);
            say!(language, cli_check_plays_rules, game = *game, rules = *rules, players)
        }
        Check::Quiet => say!(language, cli_check_quiet),
        Check::Ends => say!(language, cli_check_ends),
    }
}
