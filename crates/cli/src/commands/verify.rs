use std::io::{self, Write};
use std::path::PathBuf;

use clap::ValueHint;
use serde::Serialize;
use wormery_client::kept_digest;
use wormery_core::{Seat, Word};
use wormery_fair::{Digest, Verified, VerifyError, verify, verify_so_far};
use wormery_games::{GameId, with_game};
use wormery_record::{BadLine, Header};
use wormery_words::say;

use crate::exit::{Answer, complain};
use crate::files;
use crate::out::out;
use crate::reader::language;
use crate::trouble::verify_words;

/// Check that the luck of recorded games was fair.
#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  wormery verify fair.wgr
  wormery verify --json fair.wgr
  cat fair.wgr | wormery verify -
  wormery verify --digest $(cat digest.txt) fair.wgr

A record that a server gives out holds the server's secret, what the players added, and every
outcome; all of them must fit together. Whoever has kept the digest that the server told at the end
of the game can also tell whether the record is that of this very game: wormery join keeps it, and
it is compared by itself. docs/fair-dice.md tells how to check it with a program of your own.")]
pub(crate) struct VerifyArgs {
    /// Records to check; - is standard input
    #[arg(required = true, value_name = "FILE", value_hint = ValueHint::FilePath)]
    files: Vec<PathBuf>,
    /// Accept games that were given up before their end
    #[arg(long)]
    so_far: bool,
    /// The digest that was told at the end of the game: every record must have it
    #[arg(long, value_name = "HEX")]
    digest: Option<Digest>,
    /// One JSON object for each record
    #[arg(long)]
    json: bool,
}

/// Checks the luck of records, one line of output each.
pub(crate) fn run(args: &VerifyArgs) -> anyhow::Result<Answer> {
    let mut out = out();
    let mut worst = Answer::Yes;
    for path in &args.files {
        let file = &*path.to_string_lossy();
        let answer = match files::read(path) {
            Err(error) => {
                complain(&say!(language(), cli_unreadable, file, why = error.to_string()));
                Answer::Failed
            }
            Ok(text) => {
                let checked =
                    check(&text, args.so_far).and_then(|found| compare(found, args.digest.as_ref()));
                print(&mut out, file, &checked, args.json)?;
                if checked.is_ok() { Answer::Yes } else { Answer::No }
            }
        };
        worst = worst.max(answer);
    }
    Ok(worst)
}

fn check(text: &str, so_far: bool) -> Result<Verified, VerifyError> {
    let first = text.split('\n').next().unwrap_or_default();
    let bad = |error| BadLine { line: 1, error };
    let header = Header::parse(first).map_err(bad)?;
    let id = GameId::from_word(&header.game).map_err(|error| bad(error.to_string()))?;
    with_game!(id, G => if so_far { verify_so_far::<G>(text) } else { verify::<G>(text) })
}

/// Compares a record with the digest that was given, or else with the one that was kept when the game was joined from here.
fn compare(found: Verified, given: Option<&Digest>) -> Result<Verified, VerifyError> {
    match given.copied().or_else(|| kept_digest(found.proof.id().as_str())) {
        Some(kept) => found.check_kept(&kept).map(|()| found),
        None => Ok(found),
    }
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
    digest: Option<Digest>,
    /// The seats whose names were withdrawn, counted from 0.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    withdrawn: Vec<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

fn print(
    out: &mut impl Write,
    file: &str,
    checked: &Result<Verified, VerifyError>,
    json: bool,
) -> io::Result<()> {
    if json {
        serde_json::to_writer(&mut *out, &found(file, checked))?;
        return writeln!(out);
    }
    match checked {
        Ok(verified) => writeln!(out, "{}", words(file, verified)),
        Err(error) => writeln!(out, "{file}: {}", verify_words(error)),
    }
}

fn found<'a>(file: &'a str, checked: &Result<Verified, VerifyError>) -> Found<'a> {
    let verified = checked.as_ref().ok();
    Found {
        file,
        fair: checked.is_ok(),
        outcomes: verified.map(|verified| verified.outcomes),
        with_nonce: verified.map(|verified| verified.with_nonce),
        digest: verified.and_then(|verified| verified.proof.digest().copied()),
        withdrawn: verified.map(|verified| verified.proof.withdrawn()).unwrap_or_default(),
        error: checked.as_ref().err().map(ToString::to_string),
    }
}

/// What is proven, and whose names are not known any more.
fn words(file: &str, verified: &Verified) -> String {
    let (n, own) = (verified.outcomes, verified.with_nonce);
    let fair = say!(language(), cli_fair, file, n, own);
    let withdrawn = verified.proof.withdrawn();
    withdrawn
        .iter()
        .fold(fair, |said, seat| say!(language(), cli_withdrawn, said = said, seat = seat.index() + 1))
}
