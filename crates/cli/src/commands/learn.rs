use std::io;

use crate::args::LearnArgs;
use crate::exit::Answer;
use crate::out::out;
use crate::play::paper;
use crate::reader::language;

/// Walks through lessons line by line, or lists them.
pub(crate) fn run(args: &LearnArgs) -> anyhow::Result<Answer> {
    let paper = paper(args.plain, &args.look);
    let out = &mut paper.on(out());
    match args.game {
        None => wormery_tui::tell_lessons(language(), out)?,
        Some(game) => {
            let input = &mut io::stdin().lock();
            wormery_tui::learn(game, args.lesson.as_deref(), language(), paper, input, out)?;
        }
    }
    Ok(Answer::Yes)
}
