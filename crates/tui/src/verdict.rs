//! Luck, dear choices and shares of a game that is over, in words.

use wormery_core::{Event, Seat, Viewer, Word};
use wormery_host::Verdict;
use wormery_review::{Dear, Fact, Fortune, Place, Swing, Whose, parts};
use wormery_table::{Ply, choice, see};
use wormery_words::{Language, Reader, say, sentence, signed_percent};

use crate::plain::{label, still};
use crate::{Draw, about};

/// What luck brought somebody, in a few words: "dice: about 2 worms more".
pub(crate) fn luck_words<G: Draw>(language: Language, verdict: &Verdict<G>) -> String {
    if let Some(brought) = verdict.score_luck {
        let (kind, score) = luck_in_score::<G>(language, brought);
        say!(language, luck_score_short, kind, score)
    } else {
        say!(language, luck_words_short, kind = Fortune::of(verdict.luck, None).word())
    }
}

/// The same in a sentence.
fn luck_sentence<G: Draw>(language: Language, verdict: &Verdict<G>, name: &str) -> String {
    if let Some(brought) = verdict.score_luck {
        let (kind, score) = luck_in_score::<G>(language, brought);
        say!(language, luck_score, kind, name, score)
    } else {
        say!(language, luck_words, kind = Fortune::of(verdict.luck, None).word(), name)
    }
}

/// Whether it is more than nothing, and how much it is.
fn luck_in_score<G: Draw>(language: Language, brought: f64) -> (&'static str, String) {
    let rounded = brought.round() as i64;
    let kind = match rounded.signum() {
        1 => "more",
        -1 => "less",
        _ => "even",
    };
    (kind, about::score::<G>(language, rounded.abs()))
}

/// What somebody should look at again: the dearest choices, and what chance brought and took most.
fn moment_lines<G: Draw>(language: Language, verdict: &Verdict<G>, names: &[String]) -> Vec<String> {
    let moments = &verdict.moments;
    let mut lines = Vec::new();
    if verdict.seat.is_some() {
        lines.push(match moments.dearest.as_slice() {
            [] => say!(language, moment_none),
            _ => say!(language, moment_dearest) + ":",
        });
    }
    lines.extend(moments.dearest.iter().flat_map(|dear| dear_lines(language, dear, names)));
    lines.extend(moments.swings.iter().map(|swing| swing_line(language, swing, names)));
    lines
}

/// When, what lay there, what was chosen, what was better, what that cost, and why.
fn dear_lines<G: Draw>(language: Language, dear: &Dear<G>, names: &[String]) -> [String; 2] {
    let viewer = Viewer::Seat(dear.seat);
    let view = dear.before.view(viewer);
    let [chosen, best] = [dear.action, dear.best].map(|action| choice(&dear.before, action, viewer));
    let called = |one| label(one, &view, names, language);
    let trace = G::Trace::default();
    let scene = still(&view, viewer, &trace, names, language);
    // What the choice is called may say it already.
    let why = dear.why.as_ref().and_then(|fact| fact_words::<G>(language, fact, names));
    let why = why.filter(|why| !called(&best).contains(why.trim_end_matches('.')));
    let told = [
        say!(language, moment_better, action = called(&chosen), best = called(&best)),
        say!(language, moment_cost, n = of_hundred(dear.cost)),
        why.unwrap_or_default(),
    ];
    let lay_there = G::lay_there(&scene);
    let when = format!("{}: {lay_there}", place_words(language, dear.place));
    [format!("  {}", when.trim_end_matches(": ")), format!("    {}", told.join(" ").trim_end())]
}

/// What a judgement rests on, in a sentence.
pub(crate) fn fact_words<G: Draw>(language: Language, fact: &Fact, names: &[String]) -> Option<String> {
    sentence(&Reader { language, names, me: None }, G::NAME, fact.value())
}

/// What the score of a row is made of when the game is over.
pub(crate) fn score_parts<G: Draw>(language: Language, view: &G::View, row: usize) -> String {
    let said: Vec<String> =
        parts::<G>(view, row).iter().filter_map(|part| fact_words::<G>(language, part, &[])).collect();
    said.join(" · ")
}

/// What chance brought, when, and what it was worth.
fn swing_line<G: Draw>(language: Language, swing: &Swing<G>, names: &[String]) -> String {
    let reader = Reader { language, names, me: None };
    let mut game = swing.before.clone();
    let seen = see(&mut game, Ply(swing.place.ply + 1), &swing.event, Viewer::Public);
    let tales = G::story(&[seen], &reader);
    let told: Vec<&str> = tales.iter().map(|tale| tale.text.as_str()).collect();
    let title = if swing.luck > 0.0 { say!(language, moment_lucky) } else { say!(language, moment_unlucky) };
    let (place, worth) = (place_words(language, swing.place), swing_worth(language, swing));
    format!("{title}: {place}. {} {worth}", told.join(" "))
}

/// What an outcome of chance was worth; a story tells dice, and of cards that are dealt only that they are.
fn swing_worth<G: Draw>(language: Language, swing: &Swing<G>) -> String {
    let is_dealt = matches!(&swing.event, Event::Chance(outcome) if G::whose(outcome) != Whose::Thrower);
    let n = of_hundred(swing.luck);
    match (is_dealt, swing.luck > 0.0) {
        (false, true) => say!(language, moment_brought, n),
        (false, false) => say!(language, moment_cost, n),
        (true, true) => say!(language, moment_dealt_brought, n),
        (true, false) => say!(language, moment_dealt_cost, n),
    }
}

fn place_words(language: Language, place: Place) -> String {
    let turn = say!(language, review_turn, n = place.turn);
    match place.deal {
        Some(n) => format!("{}, {turn}", say!(language, review_deal, n)),
        None => turn,
    }
}

/// So many wins of a hundred; what is told is at least one.
fn of_hundred(share: f64) -> i64 {
    ((100.0 * share.abs()).round() as i64).max(1)
}

/// "lucky +18%, choices −6%".
pub fn share_words<G: Draw>(language: Language, verdict: &Verdict<G>) -> String {
    let luck = match share(language, verdict.luck) {
        Share { sign: 0, text } => say!(language, tui_luck_none, n = text),
        Share { sign: 1, text } => say!(language, tui_lucky, n = text),
        Share { text, .. } => say!(language, tui_unlucky, n = text),
    };
    let own = say!(language, tui_choices, n = share(language, verdict.own).text);
    format!("{luck}, {own}")
}

/// A share in whole percents, and whether it is more or less than nothing.
struct Share {
    sign: i64,
    text: String,
}

fn share(language: Language, share: f64) -> Share {
    let rounded = (100.0 * share).round() / 100.0;
    let text = signed_percent(language, rounded, 0);
    match (100.0 * rounded) as i64 {
        0 => Share { sign: 0, text: format!("±{text}") },
        other => Share { sign: other.signum(), text },
    }
}

/// All that is told of somebody when a game is over: luck in a sentence, and the moments below it.
pub fn verdict_lines<G: Draw>(language: Language, verdict: &Verdict<G>, names: &[String]) -> Vec<String> {
    let third = || say!(language, app_third_color);
    let called = |seat: Seat| names.get(seat.index()).cloned();
    let name = verdict.seat.and_then(called).unwrap_or_else(third);
    let luck = luck_sentence(language, verdict, &name);
    let moments = moment_lines(language, verdict, names).into_iter().map(|line| format!("  {line}"));
    [luck].into_iter().chain(moments).collect()
}

#[cfg(test)]
mod tests {
    use wormery_games::{Holzwurm, Regenwormen};
    use wormery_review::Moments;

    use super::*;

    fn verdict<G: Draw>(luck: f64, own: f64, score_luck: Option<f64>) -> Verdict<G> {
        let moments = Moments { dearest: Vec::new(), swings: Vec::new() };
        Verdict { seat: Some(Seat::new(0)), luck, own, score_luck, moments }
    }

    #[test]
    fn luck_is_told_in_worms_where_they_are_counted() {
        let words = |worms| luck_words(Language::En, &verdict::<Regenwormen>(0.0, 0.0, Some(worms)));
        assert_eq!(words(2.4), "dice: about 2 worms more");
        assert_eq!(words(-0.6), "dice: about 1 worm less");
        assert_eq!(words(0.49), "dice: about average");
    }

    #[test]
    fn luck_is_a_word_elsewhere() {
        let said = |language, luck| luck_sentence(language, &verdict::<Holzwurm>(luck, 0.0, None), "Ann");
        assert_eq!(said(Language::En, 0.5), "Ann had a lot of luck.");
        assert_eq!(said(Language::Nl, 0.2), "Ann had wat geluk.");
        assert_eq!(said(Language::De, 0.0), "Ann hatte weder Glück noch Pech.");
        assert_eq!(said(Language::Fr, -0.2), "Ann a eu un peu de malchance.");
        assert_eq!(said(Language::En, -0.5), "Ann had a lot of bad luck.");
    }

    #[test]
    fn shares_are_told_to_who_asks_for_them() {
        let words = |language, luck, own| share_words(language, &verdict::<Holzwurm>(luck, own, None));
        assert_eq!(words(Language::En, 0.184, -0.06), "lucky +18%, choices −6%");
        assert_eq!(words(Language::En, -0.21, -0.004), "unlucky −21%, choices ±0%");
        assert_eq!(words(Language::En, 0.001, 0.0), "luck ±0%, choices ±0%");
        assert_eq!(words(Language::De, 0.184, -0.06), "Glück +18\u{202f}%, Entscheidungen −6\u{202f}%");
    }
}
