use crate::args::RulesArgs;
use crate::exit::Answer;
use crate::look;
use crate::out::out;
use crate::reader::language;

/// Shows the rules of a game on the whole terminal, or prints them where there is none.
pub(crate) fn run(args: &RulesArgs) -> anyhow::Result<Answer> {
    if args.plain || !look::is_terminal() {
        wormery_tui::tell_rules(args.game, language(), &mut out())?;
    } else {
        wormery_tui::rules(args.game, language(), look::look(&args.look))?;
    }
    Ok(Answer::Yes)
}
