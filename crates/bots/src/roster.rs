use wormery_core::{Config, Game, Seat};

use crate::level::{MakeEvaluator, MakeReviewer};
use crate::{Attention, Bot, Evaluate, EvaluatePosition, Level};

/// The levels of a game: the one list from which names, bots, coaches and reviewers come.
pub trait Roster: Game {
    /// The levels, the weakest first.
    ///
    /// At least one evaluates and at least one reviews; a list without them cannot be built where they are asked for; nor can one in which a name comes twice.
    const LEVELS: &'static [Level<Self>];

    /// The level of this name.
    fn level(name: &str) -> Option<&'static Level<Self>> {
        const { assert!(names_differ(Self::LEVELS), "a name belongs to one level") };
        Self::LEVELS.iter().find(|level| level.name == name)
    }

    /// The bot of a level, for one seat of one game; `None` if no level has this name.
    fn bot(level: &str, config: &Config<Self::Options>, seat: Seat) -> Option<Box<dyn Bot<Self>>> {
        Some(Self::level(level)?.bot(config, seat))
    }

    /// The evaluator of a level, for one seat of one game, which pays the same attention to every action; `None` if no
    /// level of this name evaluates.
    fn evaluator(level: &str, config: &Config<Self::Options>, seat: Seat) -> Option<Box<dyn Evaluate<Self>>> {
        Some(Self::level(level)?.make_evaluator()?(config, seat, Attention::Alike))
    }

    /// The evaluator of the strongest level that evaluates, for people who want to know about every action.
    fn coach(config: &Config<Self::Options>, seat: Seat) -> Box<dyn Evaluate<Self>> {
        let make = const { strongest_evaluator(Self::LEVELS) };
        make(config, seat, Attention::Alike)
    }

    /// Says what the positions of a game were worth, by the strongest level that reviews; one that samples plays on so often
    /// from every choice.
    fn reviewer(config: &Config<Self::Options>, n_playouts: u32) -> Box<dyn EvaluatePosition<Self>> {
        let make = const { strongest_reviewer(Self::LEVELS) };
        make(config, n_playouts)
    }
}

const fn names_differ<G: Game>(levels: &[Level<G>]) -> bool {
    let (mut one, mut other) = (0, 1);
    while other < levels.len() {
        if is_same(levels[one].name.as_bytes(), levels[other].name.as_bytes()) {
            return false;
        }
        (one, other) = if one + 1 < other { (one + 1, other) } else { (0, other + 1) };
    }
    true
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    match (one, other) {
        ([], []) => true,
        ([first, one @ ..], [second, other @ ..]) => *first == *second && is_same(one, other),
        _ => false,
    }
}

const fn strongest_evaluator<G: Game>(levels: &[Level<G>]) -> MakeEvaluator<G> {
    let mut place = levels.len();
    while place > 0 {
        place -= 1;
        if let Some(make) = levels[place].make_evaluator() {
            return make;
        }
    }
    panic!("a roster has a level that evaluates")
}

const fn strongest_reviewer<G: Game>(levels: &[Level<G>]) -> MakeReviewer<G> {
    let mut place = levels.len();
    while place > 0 {
        place -= 1;
        if let Some(make) = levels[place].make_reviewer() {
            return make;
        }
    }
    panic!("a roster has a level that reviews")
}
