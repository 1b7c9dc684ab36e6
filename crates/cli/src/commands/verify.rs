use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;
use wormery_core::Word;
use wormery_fair::{Verified, VerifyError, verify, verify_so_far};
use wormery_games::{GameId, with_game};
use wormery_record::Header;

use crate::exit::{Answer, complain};
use crate::words::counted;

/// Check that the luck of recorded games was fair.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  wormery verify fair.wgr
  wormery verify --json fair.wgr
  cat fair.wgr | wormery verify -

A record that a server gives out holds the server's secret, what the players added, and every
outcome; all of them must fit together. docs/fair-dice.md tells how to check it with a program of
your own.")]
pub(crate) struct VerifyArgs {
    /// Records to check; - is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Accept games that were given up before their end
    #[arg(long)]
    so_far: bool,
    /// One JSON object for each record
    #[arg(long)]
    json: bool,
}

/// Checks the luck of records, one line of output each.
pub(crate) fn run(args: &VerifyArgs) -> anyhow::Result<Answer> {
    let mut out = io::stdout().lock();
    let mut worst = Answer::Yes;
    for path in &args.files {
        let file = path.to_string_lossy();
        let answer = match read(path) {
            Err(error) => {
                complain(&format!("{file} cannot be read: {error}"));
                Answer::Failed
            }
            Ok(text) => {
                let checked = check(&text, args.so_far);
                print(&mut out, &file, &checked, args.json)?;
                if checked.is_ok() { Answer::Yes } else { Answer::No }
            }
        };
        worst = worst.max(answer);
    }
    Ok(worst)
}

fn read(path: &Path) -> io::Result<String> {
    if path.as_os_str() != "-" {
        return fs::read_to_string(path);
    }
    let mut text = String::new();
    io::stdin().read_to_string(&mut text)?;
    Ok(text)
}

fn check(text: &str, so_far: bool) -> Result<Verified, String> {
    let first = text.split('\n').next().unwrap_or_default();
    let header = Header::parse(first).map_err(|error| format!("line 1: {error}"))?;
    let id = GameId::from_word(&header.game).map_err(|error| format!("line 1: {error}"))?;
    let checked: Result<Verified, VerifyError> =
        with_game!(id, G => if so_far { verify_so_far::<G>(text) } else { verify::<G>(text) });
    checked.map_err(|error| error.to_string())
}

/// What was found, as `--json` prints it.
#[derive(Serialize)]
struct Found<'a> {
    file: &'a str,
    fair: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    outcomes: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    with_nonce: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<&'a str>,
}

fn print(out: &mut impl Write, file: &str, checked: &Result<Verified, String>, json: bool) -> io::Result<()> {
    let (outcomes, with_nonce) = match checked {
        Ok(verified) => (Some(verified.outcomes), Some(verified.with_nonce)),
        Err(_) => (None, None),
    };
    if json {
        let error = checked.as_ref().err().map(String::as_str);
        let found = Found { file, fair: checked.is_ok(), outcomes, with_nonce, error };
        serde_json::to_writer(&mut *out, &found)?;
        return writeln!(out);
    }
    match checked {
        Ok(verified) => {
            let outcomes = counted(verified.outcomes, "outcome");
            writeln!(out, "{file}: fair, {outcomes}, {} with a player's own luck", verified.with_nonce)
        }
        Err(error) => writeln!(out, "{file}: {error}"),
    }
}
