use std::io;

use anyhow::Context;

use crate::args::WatchArgs;
use crate::exit::Answer;
use crate::look;
use crate::reader::language;

/// Watches a record on the whole terminal, or tells it line by line where there is none.
pub(crate) fn run(args: &WatchArgs) -> anyhow::Result<Answer> {
    if args.plain || !look::is_terminal() {
        let told = wormery_tui::tell(&args.file, language(), &mut io::stdout().lock());
        told.with_context(|| args.file.display().to_string())?;
    } else {
        wormery_tui::watch(&args.file, language(), look::look(&args.look))?;
    }
    Ok(Answer::Yes)
}
