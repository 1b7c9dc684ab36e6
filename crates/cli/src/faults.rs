//! What programs did that cost them games.

use std::collections::BTreeMap;
use std::io::{self, Write};

use serde::Serialize;
use wormery_arena::Share;
use wormery_core::Word;
use wormery_engine::Reason;
use wormery_words::{Language, say};

use crate::exit::{Answer, complain};
use crate::label::label;
use crate::out::errors;
use crate::reader::language;

/// The games that a bot lost for what it must not do, as `--json` prints them.
#[derive(Clone, Serialize, Default)]
pub(crate) struct Faults {
    /// How many of each kind.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    faults: BTreeMap<&'static str, u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    first_fault: Option<First>,
}

#[derive(Clone, Serialize)]
struct First {
    game: u64,
    reason: &'static str,
    detail: String,
    stderr: String,
}

impl Faults {
    pub(crate) fn of(share: &Share) -> Self {
        let first = share.first_fault.as_ref().map(|first| First {
            game: first.game,
            reason: first.fault.reason.word(),
            detail: first.fault.detail.clone(),
            stderr: first.fault.said.clone(),
        });
        let faults = share.faults.iter().map(|(reason, n)| (reason.word(), *n)).collect();
        Self { faults, first_fault: first }
    }
}

/// Prints how many games each bot lost for what it must not do.
pub(crate) fn write(out: &mut impl Write, shares: &[Share]) -> io::Result<()> {
    let language = language();
    for share in shares.iter().filter(|share| !share.faults.is_empty()) {
        let games = say!(language, cli_n_games, n = share.faults.values().sum::<u64>());
        let counts = share.faults.iter().map(|(reason, n)| format!("{n} × {}", words(language, *reason)));
        let reasons = counts.collect::<Vec<_>>().join(", ");
        writeln!(out, "{}", say!(language, cli_arena_faults, bot = label(&share.level), games, reasons))?;
    }
    Ok(())
}

/// How a command ends after so many games of each bot: badly where a program never started.
pub(crate) fn answer(shares: &[Share], n_games: u64) -> Answer {
    let never_started = |share: &Share| share.faults.get(&Reason::Start) == Some(&n_games);
    if shares.iter().any(never_started) { Answer::Failed } else { Answer::Yes }
}

/// Tells on standard error what came first, for whoever wrote the program.
pub(crate) fn tell(shares: &[Share]) {
    for share in shares {
        let Some(first) = &share.first_fault else { continue };
        let (bot, detail) = (label(&share.level), first.fault.to_string());
        complain(&say!(language(), cli_fault_first, bot, game = first.game, detail));
        tell_said(&first.fault.said);
    }
}

/// Shows the last lines that a program wrote to its standard error.
pub(crate) fn tell_said(said: &str) {
    for line in said.lines() {
        let _ = writeln!(errors(), "  | {}", wormery_visible::line(line));
    }
}

fn words(language: Language, reason: Reason) -> String {
    match reason {
        Reason::Start => say!(language, cli_fault_start),
        Reason::Crash => say!(language, cli_fault_crash),
        Reason::Late => say!(language, cli_fault_late),
        Reason::Nonsense => say!(language, cli_fault_nonsense),
        Reason::WrongPly => say!(language, cli_fault_wrong_ply),
        Reason::Illegal => say!(language, cli_fault_illegal),
    }
}
