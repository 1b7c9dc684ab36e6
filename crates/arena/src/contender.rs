use wormery_bots::Level;
use wormery_core::Game;
use wormery_engine::Limits;

/// Somebody who plays in a duel.
#[derive(Debug)]
pub enum Contender<G: Game> {
    /// A bot of ours.
    Level(&'static Level<G>),
    /// A program of anybody.
    Program(Program),
}

/// A program that plays, and how long it may take.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Program {
    /// What a shell starts.
    pub command: String,
    /// How long it may take.
    pub limits: Limits,
}

impl<G: Game> Clone for Contender<G> {
    fn clone(&self) -> Self {
        match self {
            Self::Level(level) => Self::Level(level),
            Self::Program(program) => Self::Program(program.clone()),
        }
    }
}

impl<G: Game> Contender<G> {
    /// What it is called: the name of a level, or `cmd:` and a command.
    pub fn name(&self) -> String {
        match self {
            Self::Level(level) => level.name.to_owned(),
            Self::Program(program) => format!("cmd:{}", program.command),
        }
    }

    /// The level, if it is one.
    pub fn level(&self) -> Option<&'static Level<G>> {
        match self {
            Self::Level(level) => Some(level),
            Self::Program(_) => None,
        }
    }
}
