use wormery_core::{Config, Game, Guess, Seat};

use crate::bot::ByValue;
use crate::{Attention, Bot, Evaluate, EvaluatePosition, Flat, Random, Sampling};

/// A bot that people can choose, and how it is made: who lists a level can make it.
#[derive(Debug)]
pub struct Level<G: Game> {
    /// The name by which it is chosen.
    pub name: &'static str,
    /// How it thinks, in a sentence.
    pub about: &'static str,
    player: Player<G>,
    reviewer: Option<MakeReviewer<G>>,
}

/// What a level is called and how it thinks, whichever game it plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LevelWords {
    /// The name by which it is chosen.
    pub name: &'static str,
    /// How it thinks, in a sentence.
    pub about: &'static str,
}

/// How a level finds its action.
#[derive(Debug)]
enum Player<G: Game> {
    /// By a rule of its own.
    Chooser(MakeBot<G>),
    /// By the value of every action.
    Evaluator(MakeEvaluator<G>),
}

pub(crate) type MakeBot<G> = fn(&Config<<G as Game>::Options>, Seat) -> Box<dyn Bot<G>>;
pub(crate) type MakeEvaluator<G> = fn(&Config<<G as Game>::Options>, Seat, Attention) -> Box<dyn Evaluate<G>>;
pub(crate) type MakeReviewer<G> = fn(&Config<<G as Game>::Options>, u32) -> Box<dyn EvaluatePosition<G>>;

impl<G: Guess> Level<G> {
    /// Samples: plays on at random from every action, many times.
    pub const fn sampler() -> Self {
        Self::evaluator("sampler", "Plays on at random from every action, many times.", |config, seat, _| {
            Box::new(Flat::new(config.clone(), seat, Random::pick))
        })
        .with_reviewer(|config, n_playouts| Box::new(Sampling::new(config.clone(), n_playouts, Random::pick)))
    }
}

impl<G: Game> Level<G> {
    /// Takes anything.
    pub const fn random() -> Self {
        Self::chooser("random", "Takes any legal action.", |_, _| Box::new(Random))
    }

    /// A level that chooses by a rule of its own.
    pub const fn chooser(name: &'static str, about: &'static str, make: MakeBot<G>) -> Self {
        Self { name, about, player: Player::Chooser(make), reviewer: None }
    }

    /// A level that takes what it values most.
    pub const fn evaluator(name: &'static str, about: &'static str, make: MakeEvaluator<G>) -> Self {
        Self { name, about, player: Player::Evaluator(make), reviewer: None }
    }

    /// The same level, which can also review a game: from its config and how often to play on from every choice, where
    /// worth is sampled.
    #[must_use]
    pub const fn with_reviewer(self, make: MakeReviewer<G>) -> Self {
        Self { reviewer: Some(make), ..self }
    }

    /// The bot of this level, for one seat of one game.
    pub fn bot(&self, config: &Config<G::Options>, seat: Seat) -> Box<dyn Bot<G>> {
        match self.player {
            Player::Chooser(make) => make(config, seat),
            Player::Evaluator(make) => Box::new(ByValue(make(config, seat, Attention::Best))),
        }
    }

    /// How this level evaluates, if it does.
    pub(crate) const fn make_evaluator(&self) -> Option<MakeEvaluator<G>> {
        match self.player {
            Player::Chooser(_) => None,
            Player::Evaluator(make) => Some(make),
        }
    }

    /// How this level reviews, if it does.
    pub(crate) const fn make_reviewer(&self) -> Option<MakeReviewer<G>> {
        self.reviewer
    }

    /// Its words alone, for lists that hold levels of any game.
    pub const fn words(&self) -> LevelWords {
        LevelWords { name: self.name, about: self.about }
    }
}
