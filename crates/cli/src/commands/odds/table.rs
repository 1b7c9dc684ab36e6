//! The odds in words, for people.

use std::io::{self, Write};

use wormery_core::Word;
use wormery_games::regenwormen::{Action, Symbol};
use wormery_solve::{Moment, Objective, Roll, Situation, State};
use wormery_words::{Language, decimal, message, of_hundred, say};

use super::cost_of_failing;
use super::report::Report;

/// Writes what can be done and what comes of it.
pub(super) fn write(
    out: &mut impl Write,
    situation: &Situation,
    kept: &[Symbol],
    objective: Objective,
    report: &Report,
    language: Language,
) -> io::Result<()> {
    writeln!(out, "{}", dice(&situation.moment, kept, language))?;
    writeln!(out, "{}", meaning(situation, objective, language))?;
    let width = width(situation, report, language);
    if report.choices.is_empty() {
        let value = number(objective, report.value, language);
        writeln!(out, "\n{:width$}  {value:>8}", nothing_to_choose(situation, language))?;
    } else {
        let fails = say!(language, cli_odds_fails);
        let (choice, value) = (say!(language, cli_odds_choice), heading(objective, language));
        writeln!(out, "\n{choice:width$}  {value:>8}  {fails:>8}")?;
    }
    for choice in &report.choices {
        let (value, fail) = (number(objective, choice.value, language), percent(choice.fail, language));
        writeln!(out, "{:width$}  {value:>8}  {fail:>8}", label(situation, choice.action, language))?;
    }
    let chance = say!(language, cli_odds_head_chance);
    writeln!(out, "\n{:width$}  {chance:>8}", say!(language, cli_odds_best))?;
    for outcome in &report.outcomes {
        let chance = percent(outcome.p, language);
        writeln!(out, "{:width$}  {chance:>8}", label(situation, outcome.action, language))?;
    }
    writeln!(out, "{:width$}  {:>8}", say!(language, cli_odds_fail), percent(report.fail, language))
}

fn width(situation: &Situation, report: &Report, language: Language) -> usize {
    let choices = report.choices.iter().map(|choice| choice.action);
    let actions = choices.chain(report.outcomes.iter().map(|outcome| outcome.action));
    let widths = actions.map(|action| label(situation, action, language).chars().count());
    widths.max().unwrap_or(0).max(20)
}

fn dice(moment: &Moment, dice: &[Symbol], language: Language) -> String {
    let kept = |state: &State| kept(*state, dice, language);
    match moment {
        Moment::Begin => say!(language, cli_odds_begin),
        Moment::Throw(state) => {
            say!(language, cli_odds_throw, kept = kept(state), n = state.n_pool())
        }
        Moment::Keep(state, roll) => {
            say!(language, cli_odds_rolled, kept = kept(state), faces = rolled(*roll, language))
        }
        Moment::Decide(state) => {
            say!(language, cli_odds_left, kept = kept(state), n = state.n_pool())
        }
        Moment::Aside { then: Some(state), .. } => format!("{}.", kept(state)),
        Moment::Aside { then: None, .. } => say!(language, cli_odds_done),
    }
}

/// All dice that are kept, equal ones together.
fn kept(state: State, dice: &[Symbol], language: Language) -> String {
    if state.used.is_empty() {
        return say!(language, cli_odds_kept_none);
    }
    let of = |symbol: &Symbol| vec![symbol.to_string(); dice.iter().filter(|die| *die == symbol).count()];
    let faces = Symbol::ALL.iter().flat_map(of).collect::<Vec<_>>().join(" ");
    say!(language, cli_odds_kept, faces, n = state.points)
}

fn rolled(roll: Roll, language: Language) -> String {
    let ordinary = Symbol::ALL.iter().zip(roll.counts);
    let ordinary = ordinary.flat_map(|(symbol, count)| vec![symbol.to_string(); count.into()]);
    let golden = roll.golden.map(|face| say!(language, cli_odds_golden, face = face.to_string()));
    ordinary.chain(golden).collect::<Vec<_>>().join(" ")
}

fn meaning(situation: &Situation, objective: Objective, language: Language) -> String {
    match objective {
        Objective::Worms(_) => {
            let cost = cost_of_failing(situation, objective).to_string();
            say!(language, cli_odds_worms, cost)
        }
        Objective::Total => say!(language, cli_odds_total),
        Objective::AtLeast(total) => say!(language, cli_odds_at_least, total),
        Objective::Exactly(total) => say!(language, cli_odds_exactly, total),
    }
}

fn heading(objective: Objective, language: Language) -> String {
    match objective {
        Objective::Worms(_) => say!(language, cli_odds_head_worms),
        Objective::Total => say!(language, cli_odds_head_total),
        Objective::AtLeast(_) | Objective::Exactly(_) => say!(language, cli_odds_head_chance),
    }
}

fn number(objective: Objective, value: f64, language: Language) -> String {
    match objective {
        Objective::Worms(_) | Objective::Total => decimal(language, value, 4),
        Objective::AtLeast(_) | Objective::Exactly(_) => percent(value, language),
    }
}

/// A column of figures: the sign stands apart in every language.
fn percent(chance: f64, language: Language) -> String {
    format!("{} %", of_hundred(language, chance, 2))
}

fn nothing_to_choose(situation: &Situation, language: Language) -> String {
    if matches!(situation.moment, Moment::Throw(_)) {
        say!(language, cli_odds_dice_decide)
    } else {
        say!(language, cli_odds_failed)
    }
}

/// An action in words, a steal with its tile; seats are counted as the flags count them.
pub(super) fn label(situation: &Situation, action: Action, language: Language) -> String {
    match action {
        Action::Roll { golden: false } => say!(language, cli_odds_roll),
        Action::Roll { golden: true } => say!(language, cli_odds_roll_golden),
        Action::Keep { symbol } => say!(language, cli_odds_keep, face = symbol.to_string()),
        Action::Take { tile } => say!(language, cli_odds_take, tile = tile.number()),
        Action::Steal { from } => {
            let seat = from.index();
            match situation.tops.get(seat).copied().flatten() {
                Some(_) if situation.hen == Some(from) => say!(language, cli_odds_steal_hen, seat),
                Some(tile) => say!(language, cli_odds_steal, tile = tile.number(), seat),
                None => say!(language, cli_odds_steal_from, seat),
            }
        }
        Action::Stop => say!(language, cli_odds_stop),
        Action::Weasel => say!(language, cli_odds_weasel),
        Action::Accept => say!(language, cli_odds_accept),
        Action::GiveBack { specialist } => {
            let what = message(language, &format!("rw_the_{}", specialist.word()), &[]).unwrap_or_default();
            say!(language, cli_odds_give_back, what)
        }
        Action::Rob { from } => say!(language, cli_odds_rob, seat = from.index()),
    }
}
