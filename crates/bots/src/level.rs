use wormery_core::{Config, Game, Guess, Seat};

use crate::bot::ByValue;
use crate::{Bot, Evaluate, Flat, Random};

/// A bot that people can choose, and how it is made: who lists a level can make it.
#[derive(Debug)]
pub struct Level<G: Game> {
    /// The name by which it is chosen.
    pub name: &'static str,
    /// How it thinks, in a sentence.
    pub about: &'static str,
    player: Player<G>,
    needs_net: bool,
    playouts: Option<u32>,
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
pub(crate) type MakeEvaluator<G> = fn(&Config<<G as Game>::Options>, Seat) -> Box<dyn Evaluate<G>>;

impl<G: Guess> Level<G> {
    /// Samples: plays on at random from every action, many times.
    pub const fn sampler() -> Self {
        Self::evaluator("sampler", "Plays on at random from every action, many times.", |config, seat| {
            Box::new(Flat::new(config.clone(), seat, Random::pick))
        })
        .searching(500)
    }
}

impl<G: Game> Level<G> {
    /// Takes anything.
    pub const fn random() -> Self {
        Self::chooser("random", "Takes any legal action.", |_, _| Box::new(Random))
    }

    /// A level that chooses by a rule of its own.
    pub const fn chooser(name: &'static str, about: &'static str, make: MakeBot<G>) -> Self {
        Self { name, about, player: Player::Chooser(make), needs_net: false, playouts: None }
    }

    /// A level that takes what it values most.
    pub const fn evaluator(name: &'static str, about: &'static str, make: MakeEvaluator<G>) -> Self {
        Self { name, about, player: Player::Evaluator(make), needs_net: false, playouts: None }
    }

    /// The same level, which asks the net of its table.
    #[must_use]
    pub const fn with_net(self) -> Self {
        Self { needs_net: true, ..self }
    }

    /// Whether it asks the net of its table.
    pub const fn needs_net(&self) -> bool {
        self.needs_net
    }

    /// The same level, which thinks as long as it may: at a table by so many playouts.
    #[must_use]
    pub const fn searching(self, playouts: u32) -> Self {
        Self { playouts: Some(playouts), ..self }
    }

    /// By how many playouts it thinks at a table; none for levels to which a limit means nothing.
    pub const fn playouts(&self) -> Option<u32> {
        self.playouts
    }

    /// The bot of this level, for one seat of one game.
    pub fn bot(&self, config: &Config<G::Options>, seat: Seat) -> Box<dyn Bot<G>> {
        match self.player {
            Player::Chooser(make) => make(config, seat),
            Player::Evaluator(make) => Box::new(ByValue(make(config, seat))),
        }
    }

    /// How this level evaluates, if it does.
    pub(crate) const fn make_evaluator(&self) -> Option<MakeEvaluator<G>> {
        match self.player {
            Player::Chooser(_) => None,
            Player::Evaluator(make) => Some(make),
        }
    }

    /// Its words alone, for lists that hold levels of any game.
    pub const fn words(&self) -> LevelWords {
        LevelWords { name: self.name, about: self.about }
    }
}
