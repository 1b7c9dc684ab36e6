use std::fmt;

use wormery_bots::{Bot, Levels, Limit, Roster, Thinking};
use wormery_core::{Config, Event, Game, OutcomeOf, Seat, Standing, Turn, Viewer};
use wormery_games::{GameId, with_game};
use wormery_record::{Recorded, write_header, write_result, write_step};
use wormery_table::Ply;

use crate::counter::Counter;
use crate::{RuleSet, Today, day_of, stamped};

/// A finished game of a day that was played by everybody's luck against everybody's bots.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CheckedDay {
    /// Which game of which day.
    pub today: Today,
    /// The game.
    pub game: GameId,
    /// What the person made of it.
    pub score: i32,
    /// The person's place at the table.
    pub rank: u8,
    /// The record written anew, without the names of people.
    pub record: String,
}

/// Why a record is none of a finished game of a day.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// It is no record, or against the rules.
    Record(String),
    /// It does not say of which day it is, or of a rule set that there is not.
    NoDay,
    /// Its bots are of a version that is not known here.
    Version(String),
    /// It is of a rule set, or says something of its day, that is not known here.
    Newer(String),
    /// It has other seats or options than the game of the day.
    Rules,
    /// The luck of a line is not that of the day.
    Luck {
        /// The line of the record.
        line: usize,
    },
    /// A bot would have done something else.
    Bot {
        /// The line of the record.
        line: usize,
    },
    /// The game is not over.
    Unfinished,
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Record(why) => write!(f, "record: {why}"),
            Self::NoDay => f.write_str("the record does not say of which day it is"),
            Self::Version(bots) => {
                write!(f, "the bots {bots:?} are not known here: please load the page again")
            }
            Self::Newer(set) => {
                write!(f, "such a game of a day is not known here {set:?}: please load the page again")
            }
            Self::Rules => f.write_str("it has other seats or options than the game of the day"),
            Self::Luck { line } => write!(f, "line {line}: this is not the luck of the day"),
            Self::Bot { line } => write!(f, "line {line}: the bot would have done something else"),
            Self::Unfinished => f.write_str("the game is not over"),
        }
    }
}

/// Replays a record of a game of a day: its rules, its luck and the answers of its bots.
pub fn check(text: &str) -> Result<CheckedDay, Flaw> {
    let today = day_of(text)?;
    let set = RuleSet::named(&today.set).ok_or(Flaw::NoDay)?;
    with_game!(set.game, G => check_game::<G>(set, today, text))
}

fn check_game<G: Roster>(set: RuleSet, today: Today, text: &str) -> Result<CheckedDay, Flaw> {
    let levels = today.levels::<G>().ok_or_else(|| Flaw::Version(today.bots.clone()))?;
    let recorded = Recorded::<G>::parse(text).map_err(|error| Flaw::Record(error.to_string()))?;
    if set.config::<G>(levels.len() + 1).as_ref() != Some(&recorded.config) {
        return Err(Flaw::Rules);
    }
    let standing = Referee::new(&recorded.config, &today, levels)?.watch(&recorded.events)?;
    let own = standing.entrants().first().ok_or(Flaw::Unfinished)?;
    let (score, rank) = (own.score, own.rank);
    let record = stamped(&written::<G>(&recorded.config, &recorded.events, levels, &standing), &today);
    Ok(CheckedDay { today, game: set.game, score, rank, record })
}

/// Follows a game and knows what luck and bots must answer.
struct Referee<'a, G: Roster> {
    game: G,
    today: &'a Today,
    counter: Counter,
    bots: Vec<Box<dyn Bot<G>>>,
}

impl<'a, G: Roster> Referee<'a, G> {
    fn new(config: &Config<G::Options>, today: &'a Today, levels: &[&str]) -> Result<Self, Flaw> {
        let bot = |(seat, level): (Seat, &&str)| G::bot(level, config, seat);
        let bots = Seat::all(config.n_seats()).skip(1).zip(levels).map(bot);
        let bots = bots.collect::<Option<_>>().ok_or_else(|| Flaw::Version(today.bots.clone()))?;
        Ok(Self { game: G::start(config), today, counter: today.counter(), bots })
    }

    /// The end of the game, if everything is as it must be.
    fn watch(mut self, events: &[Event<G>]) -> Result<Standing, Flaw> {
        for (ply, event) in (0..).zip(events) {
            // The header is the first line.
            let line = ply as usize + 2;
            match (self.game.turn(), event) {
                (Turn::Act(seat), Event::Action(action)) if !self.is_answer(seat, Ply(ply), *action) => {
                    return Err(Flaw::Bot { line });
                }
                (Turn::Chance(question), Event::Chance(outcome)) if !self.is_luck(&question, outcome) => {
                    return Err(Flaw::Luck { line });
                }
                _ => {}
            }
            self.game.apply(event).map_err(|illegal| Flaw::Record(format!("line {line}: {illegal}")))?;
        }
        match self.game.turn() {
            Turn::Over(standing) => Ok(standing),
            Turn::Act(_) | Turn::Chance(_) => Err(Flaw::Unfinished),
        }
    }

    fn is_luck(&mut self, question: &G::Chance, outcome: &OutcomeOf<G>) -> bool {
        self.counter.answer::<G>(question) == *outcome
    }

    /// Whether a seat does what it must; a person may do anything.
    fn is_answer(&mut self, seat: Seat, ply: Ply, action: G::Action) -> bool {
        self.counter.acts(seat);
        let Some(bot) = seat.index().checked_sub(1).and_then(|place| self.bots.get_mut(place)) else {
            return true;
        };
        let legal: Vec<G::Action> = self.game.legal().collect();
        let mut thinking = Thinking::new(self.today.thinking(ply), Limit::Playouts(1));
        bot.choose(&self.game.view(Viewer::Seat(seat)), &legal, &mut thinking) == action
    }
}

/// A record as it is kept: the person has no name in it, the bots have their levels.
fn written<G: Game>(
    config: &Config<G::Options>,
    events: &[Event<G>],
    levels: &[&str],
    standing: &Standing,
) -> String {
    let names: Vec<&str> = std::iter::once("").chain(levels.iter().copied()).collect();
    let mut text = Vec::new();
    let mut game = G::start(config);
    // Memory takes everything.
    let _ = write_header::<G>(&mut text, config, &names);
    for event in events {
        let _ = write_step(&mut text, game.turn().seat(), event);
        let _ = game.apply(event);
    }
    let _ = write_result(&mut text, standing);
    String::from_utf8(text).unwrap_or_default()
}
