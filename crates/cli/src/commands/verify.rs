use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use serde::Serialize;
use wormery_core::Word;
use wormery_fair::{Verified, VerifyError, verify, verify_so_far};
use wormery_games::{GameId, with_game};
use wormery_record::{BadLine, Header};
use wormery_words::say;

use crate::exit::{Answer, complain};
use crate::reader::language;
use crate::trouble::verify_words;

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
        let file = &*path.to_string_lossy();
        let answer = match read(path) {
            Err(error) => {
                complain(&say!(language(), cli_unreadable, file, why = error.to_string()));
                Answer::Failed
            }
            Ok(text) => {
                let checked = check(&text, args.so_far);
                print(&mut out, file, &checked, args.json)?;
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

fn check(text: &str, so_far: bool) -> Result<Verified, VerifyError> {
    let first = text.split('\n').next().unwrap_or_default();
    let bad = |error| BadLine { line: 1, error };
    let header = Header::parse(first).map_err(bad)?;
    let id = GameId::from_word(&header.game).map_err(|error| bad(error.to_string()))?;
    with_game!(id, G => if so_far { verify_so_far::<G>(text) } else { verify::<G>(text) })
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
    error: Option<String>,
}

fn print(
    out: &mut impl Write,
    file: &str,
    checked: &Result<Verified, VerifyError>,
    json: bool,
) -> io::Result<()> {
    let (outcomes, with_nonce) = match checked {
        Ok(verified) => (Some(verified.outcomes), Some(verified.with_nonce)),
        Err(_) => (None, None),
    };
    if json {
        let error = checked.as_ref().err().map(ToString::to_string);
        let found = Found { file, fair: checked.is_ok(), outcomes, with_nonce, error };
        serde_json::to_writer(&mut *out, &found)?;
        return writeln!(out);
    }
    match checked {
        Ok(verified) => {
            let (n, own) = (verified.outcomes, verified.with_nonce);
            writeln!(out, "{}", say!(language(), cli_fair, file, n, own))
        }
        Err(error) => writeln!(out, "{file}: {}", verify_words(error)),
    }
}
