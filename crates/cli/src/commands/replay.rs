use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::Path;

use serde::Serialize;
use wormery_record::{BadLine, ReplayError, Replayed, Unreadable};
use wormery_words::say;

use crate::args::ReplayArgs;
use crate::exit::{Answer, complain};
use crate::out::out;
use crate::reader::language;
use crate::trouble::{line_words, unreadable_words};

/// Checks records against the rules, one line of output each.
pub(crate) fn run(args: &ReplayArgs) -> anyhow::Result<Answer> {
    let mut out = out();
    let mut worst = Answer::Yes;
    for path in &args.files {
        let file = &*path.to_string_lossy();
        let answer = match replay(path) {
            Ok(replayed) => {
                print_valid(&mut out, file, &replayed, args.json)?;
                Answer::Yes
            }
            Err(ReplayError::BadLine(bad)) => {
                print_invalid(&mut out, file, &bad, args.json)?;
                Answer::No
            }
            Err(ReplayError::Unreadable(why)) => {
                let why = unreadable_words(&why);
                complain(&say!(language(), cli_unreadable, file, why));
                Answer::Failed
            }
        };
        worst = worst.max(answer);
    }
    Ok(worst)
}

fn replay(path: &Path) -> Result<Replayed, ReplayError> {
    if path.as_os_str() == "-" {
        return wormery_games::replay(io::stdin().lock());
    }
    let file = File::open(path).map_err(Unreadable::Io)?;
    wormery_games::replay(BufReader::with_capacity(1 << 16, file))
}

/// A record that replays, as `--json` prints it.
#[derive(Serialize)]
struct Replays<'a> {
    file: &'a str,
    valid: bool,
    over: bool,
    steps: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    scores: Option<Vec<i32>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ranks: Option<Vec<u8>>,
}

/// A record with a wrong line, as `--json` prints it.
#[derive(Serialize)]
struct Fails<'a> {
    file: &'a str,
    valid: bool,
    line: u64,
    error: &'a str,
}

fn print_valid(out: &mut impl Write, file: &str, replayed: &Replayed, json: bool) -> io::Result<()> {
    let Replayed { steps, standing } = replayed;
    let scores = standing.as_ref().map(wormery_core::Standing::scores);
    let ranks = standing.as_ref().map(wormery_core::Standing::ranks);
    if json {
        let line = Replays { file, valid: true, over: standing.is_some(), steps: *steps, scores, ranks };
        return print_json(out, &line);
    }
    let (language, n) = (language(), *steps);
    let text = if let (Some(scores), Some(ranks)) = (scores, ranks) {
        let (scores, ranks) = (format!("{scores:?}"), format!("{ranks:?}"));
        say!(language, cli_replay_over, file, n, scores, ranks)
    } else {
        say!(language, cli_replay_not_over, file, n)
    };
    writeln!(out, "{text}")
}

fn print_invalid(out: &mut impl Write, file: &str, bad: &BadLine, json: bool) -> io::Result<()> {
    if json {
        return print_json(out, &Fails { file, valid: false, line: bad.line, error: &bad.error });
    }
    writeln!(out, "{file}: {}", line_words(bad))
}

fn print_json(out: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, line)?;
    writeln!(out)
}
