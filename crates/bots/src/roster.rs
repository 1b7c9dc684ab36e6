use wormery_core::{Config, Event, Guess};

use crate::{DayBots, Judge, Level, NetFile, Puzzling, Random, Sampled, Team, TurnOdds};

/// The levels of a game: the one list from which names and bots come; and its judge.
pub trait Roster: Guess {
    /// The levels, the weakest first; for a game that has none of its own, a random one and one that plays on at random.
    ///
    /// No name comes twice: a program that asks a list in which one does cannot be built.
    const LEVELS: &'static [Level<Self>] = &[Level::random(), Level::sampler()];

    /// Names that levels had, each with the level that plays in its place: tables, saves and records keep them.
    const FORMER: &'static [(&'static str, &'static str)] = &[];

    /// The bots of today's game, the newest version last; none of them asks a net or a clock.
    const DAY_BOTS: &'static [DayBots] = &[DayBots { version: "today-1", levels: &["random", "random"] }];

    /// The nets that the judge and some levels ask, each at its tables.
    const NETS: &'static [&'static NetFile] = &[];

    /// How its puzzles are found; `None` for a game of which there are none.
    const PUZZLING: Option<&'static Puzzling<Self>> = None;

    /// The net of a table; it must be there before its judge is asked for.
    fn net(_config: &Config<Self::Options>) -> Option<&'static NetFile> {
        None
    }

    /// Bots of a level that think side by side, where that is faster than one after the other.
    fn team(_level: &str) -> Option<Box<dyn Team<Self>>> {
        None
    }

    /// Who says what positions and choices are worth, to coach and to review; for a game that has none of its own, one that
    /// plays on at random.
    fn judge(config: &Config<Self::Options>) -> Box<dyn Judge<Self>> {
        Box::new(Sampled::new(config.clone(), Random::pick))
    }

    /// What the own throws of each seat brought against the mean of all that could have come, in the unit of the score, from
    /// every position of a game and what came next; empty for a game in which that cannot be counted.
    fn score_luck(_positions: &[Self], _events: &[Event<Self>]) -> Vec<f64> {
        Vec::new()
    }

    /// What actions are worth to whoever acts, in the unit of the score, if the rest of the turn is played for the most of it;
    /// empty for a game in which that cannot be counted.
    fn score_of(_position: &Self, _actions: &[Self::Action]) -> Vec<f64> {
        Vec::new()
    }

    /// The position that a view shows, for a game without secrets.
    fn position(_view: &Self::View) -> Option<Self> {
        None
    }

    /// Exact odds of the turn that a view shows, as far as they are known for a game.
    fn odds(_view: &Self::View) -> Option<TurnOdds<Self::Action>> {
        None
    }
}
