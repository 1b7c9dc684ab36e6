use std::fs;
use std::io::Write;

use anyhow::Context;
use clap::CommandFactory;
use clap_mangen::Man;

use crate::args::{Args, ManArgs};
use crate::exit::Answer;
use crate::out::raw;

/// Prints the manual page, or writes all pages into a folder.
pub(crate) fn run(args: &ManArgs) -> anyhow::Result<Answer> {
    if let Some(dir) = &args.out {
        fs::create_dir_all(dir).with_context(|| format!("--out {}: make the folder", dir.display()))?;
        clap_mangen::generate_to(Args::command(), dir)
            .with_context(|| format!("--out {}: write the pages", dir.display()))?;
        return Ok(Answer::Yes);
    }
    let mut page = Vec::new();
    Man::new(Args::command()).render(&mut page)?;
    raw().write_all(&page)?;
    Ok(Answer::Yes)
}
