use serde::Deserialize;
use serde_json::value::RawValue;
use wormery_core::{Config, Event};
use wormery_record::Recorded;
use wormery_words::Language;

use super::Script;
use crate::Draw;

/// A text in all languages.
#[derive(Clone, Deserialize, PartialEq, Eq, Debug)]
#[serde(deny_unknown_fields)]
pub(crate) struct Said {
    en: String,
    nl: String,
    de: String,
    fr: String,
}

impl Said {
    pub(crate) fn text(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::Nl => &self.nl,
            Language::De => &self.de,
            Language::Fr => &self.fr,
        }
    }
}

/// A lesson as it is played.
pub(crate) struct Lesson<G: Draw> {
    pub(crate) config: Config<G::Options>,
    pub(crate) players: Vec<String>,
    /// What happened before the first step.
    pub(crate) start: Vec<Event<G>>,
    pub(crate) steps: Vec<Step<G>>,
    pub(crate) learned: Vec<Said>,
}

/// One decision of the learner.
pub(crate) struct Step<G: Draw> {
    pub(crate) say: Said,
    pub(crate) why: Said,
    /// The rule behind it.
    #[cfg_attr(
        not(test),
        allow(dead_code, reason = "the terminal tells the sentence; the tests ask for the rule")
    )]
    pub(crate) rule: String,
    /// What may be done to go on; the first is what the worm would do.
    pub(crate) aim: Vec<G::Action>,
    /// What happens then.
    pub(crate) luck: Vec<Event<G>>,
    pub(crate) wrong: Vec<Wrong<G>>,
}

/// A natural mistake.
pub(crate) struct Wrong<G: Draw> {
    pub(crate) action: G::Action,
    #[cfg_attr(
        not(test),
        allow(dead_code, reason = "the rules say what is legal; the tests hold it against them")
    )]
    pub(crate) kind: Kind,
    pub(crate) say: Said,
}

/// Whether the rules allow a mistake.
#[derive(Clone, Copy, Deserialize, PartialEq, Eq, Debug)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Kind {
    /// It may be done.
    Legal,
    /// The rules refuse it.
    Refused,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written<'a> {
    #[serde(borrow)]
    steps: Vec<WrittenStep<'a>>,
    learned: Vec<WrittenPoint>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenStep<'a> {
    say: Said,
    why: WrittenWhy,
    #[serde(borrow)]
    aim: Vec<&'a RawValue>,
    luck: Vec<&'a RawValue>,
    wrong: Vec<WrittenWrong<'a>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenWhy {
    rule: String,
    text: Said,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenWrong<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
    kind: Kind,
    say: Said,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPoint {
    /// A drawing beside it, where there are drawings.
    #[serde(rename = "pic")]
    _pic: String,
    text: Said,
}

impl<G: Draw> Lesson<G> {
    /// Reads a lesson and plays it by the rules, with the first of what may be done at each step.
    pub(crate) fn read(script: &Script) -> Self {
        let written: Written<'_> = serde_json::from_str(script.steps).expect("a test plays every lesson");
        let recorded =
            Recorded::<G>::parse(&record(script.start, &written.steps)).expect("a test plays every lesson");
        let mut events = recorded.events.into_iter();
        let start = events.by_ref().take(script.start.lines().count() - 1).collect();
        let mut steps = Vec::new();
        for step in written.steps {
            // What is right comes first: it is read with the step.
            events.next();
            let luck = events.by_ref().take(step.luck.len()).collect();
            steps.push(read_step(step, luck));
        }
        let learned = written.learned.into_iter().map(|point| point.text).collect();
        Self { config: recorded.config, players: recorded.players, start, steps, learned }
    }
}

/// The whole lesson as a record.
fn record(start: &str, steps: &[WrittenStep<'_>]) -> String {
    let mut lines = vec![start.trim_end().to_owned()];
    for step in steps {
        lines.push(format!("{{\"seat\":0,\"action\":{}}}", step.aim[0].get()));
        lines.extend(step.luck.iter().map(|line| line.get().to_owned()));
    }
    lines.join("\n") + "\n"
}

fn read_step<G: Draw>(written: WrittenStep<'_>, luck: Vec<Event<G>>) -> Step<G> {
    let WrittenStep { say, why, aim, wrong, .. } = written;
    let action =
        |raw: &RawValue| serde_json::from_str::<G::Action>(raw.get()).expect("a test plays every lesson");
    let wrong = wrong.into_iter().map(|WrittenWrong { action: raw, kind, say }| Wrong {
        action: action(raw),
        kind,
        say,
    });
    Step {
        say,
        why: why.text,
        rule: why.rule,
        luck,
        wrong: wrong.collect(),
        aim: aim.into_iter().map(action).collect(),
    }
}
