//! A game that asks chance twice in a row, as none of ours does: each answer has its own ply and its own luck.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use wormery_core::{Chance, Config, Event, Game, Illegal, Luck, Seat, Standing, Tell, Turn, Viewer};
use wormery_fair::{FairTable, Nonce, Opening, Secret, VerifyError, header_line, result_line, verify};
use wormery_table::Ply;

use crate::play::bots;

/// Two throws, an action, two throws.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Twice {
    n_events: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
struct NoOptions {}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Go {}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Question;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Answer {
    value: u32,
}

impl wormery_core::Options for NoOptions {
    const SEATS: RangeInclusive<usize> = 2..=2;
}

impl Chance for Question {
    type Outcome = Answer;

    fn draw(&self, luck: &mut impl Luck) -> Answer {
        Answer { value: luck.below(1_000_000) }
    }

    fn ways(&self) -> Option<Vec<(Answer, u64)>> {
        None
    }

    fn total_ways(&self) -> Option<u64> {
        None
    }
}

/// Nothing is ever told of this game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Never {}

impl wormery_core::Effect for Never {
    fn rule(&self) -> &'static str {
        match *self {}
    }
}

impl Game for Twice {
    const NAME: &'static str = "twice";
    const RULES: u16 = 1;

    type Options = NoOptions;
    type Action = Go;
    type Chance = Question;
    type Effect = Never;
    type View = ();
    type Glimpse = ();

    fn start(_: &Config<NoOptions>) -> Self {
        Self { n_events: 0 }
    }

    fn turn(&self) -> Turn<Self> {
        match self.n_events {
            2 => Turn::Act(Seat::new(0)),
            5 => Turn::Over(Standing::rank([])),
            _ => Turn::Chance(Question),
        }
    }

    fn legal(&self) -> impl Iterator<Item = Go> {
        (self.n_events == 2).then_some(Go {}).into_iter()
    }

    fn happen(&mut self, event: &Event<Self>, _: &mut impl Tell<Never>) -> Result<(), Illegal> {
        match (event, self.turn()) {
            (Event::Action(_), Turn::Act(_)) | (Event::Chance(_), Turn::Chance(_)) => self.n_events += 1,
            _ => return Err(Illegal::new("twice_wait", "it is not the time for that")),
        }
        Ok(())
    }

    fn view(&self, _: Viewer) {}

    fn glimpse(&self, _: &Event<Self>, _: Viewer) {}

    fn effect_for(&self, effect: Never, _: Viewer) -> Option<Never> {
        Some(effect)
    }
}

fn record(nonce: Option<Nonce>) -> String {
    let config = Config::new(2, 0, NoOptions {}).unwrap();
    let proof = bots("twice", Secret::new([4; 32]), 2);
    let dice = proof.dice(&Opening::of::<Twice>(&config)).unwrap();
    let mut table = FairTable::<Twice>::new(config.clone(), dice);
    let opening = table.propose_chance().unwrap();
    let mut lines = opening.lines().to_vec();
    table.commit(opening).unwrap();
    let proposal = table.propose(Seat::new(0), Ply(2), Go {}, nonce).unwrap();
    lines.extend_from_slice(proposal.lines());
    table.commit(proposal).unwrap();
    lines.push(result_line(&Standing::rank([])).into());
    let header = header_line::<Twice>(&config, &["Bot", "Bot"], &proof.with_digest(table.digest()));
    header + "\n" + &lines.join("\n")
}

fn value(record: &str, line: usize) -> &str {
    record.lines().nth(line - 1).unwrap()
}

#[test]
fn answers_in_a_row_are_proven_with_and_without_a_nonce() {
    for nonce in [None, Some(Nonce::new([6; 16]))] {
        let record = record(nonce);
        let verified = verify::<Twice>(&record).unwrap();
        assert_eq!((verified.outcomes, verified.with_nonce), (4, if nonce.is_some() { 2 } else { 0 }));
        assert_ne!(value(&record, 2), value(&record, 3));
        assert_ne!(value(&record, 5), value(&record, 6));
    }
}

#[test]
fn answers_in_a_row_cannot_change_places() {
    for nonce in [None, Some(Nonce::new([6; 16]))] {
        let record = record(nonce);
        let mut lines: Vec<&str> = record.lines().collect();
        lines.swap(4, 5);
        assert_eq!(verify::<Twice>(&lines.join("\n")), Err(VerifyError::Dice { line: 5 }));
    }
}
