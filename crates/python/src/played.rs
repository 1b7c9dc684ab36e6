mod asked;
mod told;
mod valued;

use std::sync::{Arc, Mutex};

use pyo3::PyResult;
use wormery_bots::{Judge, Roster};
use wormery_core::{Chance, Config, Event, OutcomeOf, Seat, Turn, Viewer};
use wormery_encode::Encode;
use wormery_table::Seeded;

use crate::bots::Bots;

/// A game being played, from its start or from a position that somebody guessed.
pub(crate) struct Played<G: Roster + Encode> {
    config: Config<G::Options>,
    /// Where it began.
    first: G,
    /// What was seen before it, if somebody guessed it.
    past: Option<Arc<Past>>,
    game: G,
    events: Vec<Event<G>>,
    numbers: Vec<usize>,
    /// Answers chance; without it, the caller does.
    luck: Option<Seeded>,
    /// Where that luck comes from.
    seed: Option<u64>,
    bots: Mutex<Bots<G>>,
    /// Copies of a state ask the same judge, which has no memory.
    judge: Arc<Mutex<Option<Box<dyn Judge<G>>>>>,
}

/// What was seen before a position that was guessed: by the seat for which it was, and by everybody.
struct Past {
    seat: Seat,
    own: String,
    public: String,
    n_events: u32,
}

/// How many answers stand for all where there are too many to list.
const SAMPLED: usize = 1_000;

impl<G: Roster + Encode> Clone for Played<G> {
    fn clone(&self) -> Self {
        Self {
            config: self.config.clone(),
            first: self.first.clone(),
            past: self.past.clone(),
            game: self.game.clone(),
            events: self.events.clone(),
            numbers: self.numbers.clone(),
            luck: self.luck.clone(),
            seed: self.seed,
            bots: Mutex::default(),
            judge: self.judge.clone(),
        }
    }
}

impl<G: Roster + Encode> Played<G> {
    /// A game before its first event; with a seed, before its first action.
    pub(crate) fn new(config: Config<G::Options>, seed: Option<u64>) -> Self {
        let game = G::start(&config);
        let mut new = Self { seed, ..Self::from(config, game, seed.map(Seeded::new)) };
        new.settle();
        new
    }

    /// A game in which events have happened already, which the rules allow; with a seed chance answers as it did.
    pub(crate) fn after(
        config: Config<G::Options>,
        seed: Option<u64>,
        events: &[Event<G>],
    ) -> Result<Self, String> {
        let mut new = Self::new(config, seed);
        for event in events.iter().filter(|event| seed.is_none() || matches!(event, Event::Action(_))) {
            new.take(event.clone())?;
        }
        Ok(new)
    }

    /// The same, with the numbers that were applied to get there.
    pub(crate) fn with_history(self, numbers: Vec<usize>) -> Self {
        Self { numbers, ..self }
    }

    fn from(config: Config<G::Options>, game: G, luck: Option<Seeded>) -> Self {
        Self {
            config,
            first: game.clone(),
            past: None,
            game,
            events: Vec::new(),
            numbers: Vec::new(),
            luck,
            seed: None,
            bots: Mutex::default(),
            judge: Arc::default(),
        }
    }

    /// The same to a seat, but for what it cannot know.
    fn guessed(&self, seat: Seat, seed: u64) -> PyResult<Self> {
        let mut luck = Seeded::new(seed);
        let view = self.game.view(Viewer::Seat(seat));
        let game = G::guess(&self.config, &view, seat, &mut luck);
        let new = Self::from(self.config.clone(), game, self.luck.as_ref().map(|_| luck));
        Ok(Self { past: Some(Arc::new(self.past_of(seat)?)), ..new })
    }

    /// Lets an event happen that is written as in a record; an action is noted by its number.
    fn take(&mut self, event: Event<G>) -> Result<(), String> {
        let number = match &event {
            Event::Action(action) => Some(G::encode(*action, self.seat()?, self.config.n_seats())),
            Event::Chance(_) => None,
        };
        self.happen(event)?;
        self.numbers.extend(number);
        self.settle();
        Ok(())
    }

    fn happen(&mut self, event: Event<G>) -> Result<(), String> {
        self.game.apply(&event).map_err(|illegal| illegal.to_string())?;
        self.events.push(event);
        Ok(())
    }

    /// Lets chance answer, if it answers by itself, until somebody must act or the game is over.
    fn settle(&mut self) {
        while let Some(luck) = &mut self.luck
            && let Turn::Chance(question) = self.game.turn()
        {
            let outcome = question.draw(luck);
            self.happen(Event::Chance(outcome)).expect("an outcome that was asked for is accepted");
        }
    }

    /// The seat to act.
    fn seat(&self) -> Result<Seat, String> {
        self.game.turn().seat().ok_or_else(|| "no seat is to act".into())
    }

    /// The answers to the question that is asked, each with its share of the ways.
    fn answers(&self) -> Result<Vec<(OutcomeOf<G>, f64)>, String> {
        let Turn::Chance(question) = self.game.turn() else { return Err("chance is not asked".into()) };
        Ok(match question.ways() {
            Some(ways) => {
                let total: u64 = ways.iter().map(|(_, ways)| ways).sum();
                ways.into_iter().map(|(outcome, ways)| (outcome, ways as f64 / total as f64)).collect()
            }
            None => (0..SAMPLED).map(|nth| (self.sampled(&question, nth), 1.0 / SAMPLED as f64)).collect(),
        })
    }

    /// One of the answers that stand for all; other ones are asked for later in the game.
    fn sampled(&self, question: &G::Chance, nth: usize) -> OutcomeOf<G> {
        question.draw(&mut Seeded::for_game(self.events.len() as u64, nth as u64))
    }

    fn n_answers(question: &G::Chance) -> usize {
        question.ways().map_or(SAMPLED, |ways| ways.len())
    }
}
