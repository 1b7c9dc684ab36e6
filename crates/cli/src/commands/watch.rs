use std::fs::File;
use std::io::{self, IsTerminal};

use anyhow::Context;

use crate::args::WatchArgs;
use crate::exit::Answer;
use crate::look;
use crate::out::out;
use crate::play::paper;
use crate::reader::language;

/// Watches a record on the whole terminal, or tells it line by line where there is none.
pub(crate) fn run(args: &WatchArgs) -> anyhow::Result<Answer> {
    if args.plain || !has_keys(args) {
        let out = &mut paper(true, &args.look).on(out());
        let told = wormery_tui::tell(&args.file, language(), out);
        told.with_context(|| args.file.display().to_string())?;
    } else {
        wormery_tui::watch(&args.file, language(), look::look(&args.look))?;
    }
    Ok(Answer::Yes)
}

/// Whether somebody sits at a terminal; where the record comes from standard input, the keys come from the terminal itself.
fn has_keys(args: &WatchArgs) -> bool {
    if args.file.as_os_str() == "-" && !io::stdin().is_terminal() {
        return io::stdout().is_terminal() && File::open("/dev/tty").is_ok();
    }
    look::is_terminal()
}
