mod asked;
mod told;

use std::sync::Mutex;

use wormery_bots::Roster;
use wormery_core::{Chance, Config, Event, OutcomeOf, Seat, Turn};
use wormery_encode::Encode;
use wormery_table::Seeded;

use crate::bots::Bots;

/// A game being played, from its start or from a position that somebody guessed.
pub(crate) struct Played<G: Roster + Encode> {
    config: Config<G::Options>,
    /// Where it began.
    first: G,
    is_guess: bool,
    game: G,
    events: Vec<Event<G>>,
    numbers: Vec<usize>,
    /// Answers chance; without it, the caller does.
    luck: Option<Seeded>,
    bots: Mutex<Bots<G>>,
}

/// How many answers stand for all where there are too many to list.
const SAMPLED: usize = 1_000;

impl<G: Roster + Encode> Clone for Played<G> {
    fn clone(&self) -> Self {
        Self {
            config: self.config.clone(),
            first: self.first.clone(),
            is_guess: self.is_guess,
            game: self.game.clone(),
            events: self.events.clone(),
            numbers: self.numbers.clone(),
            luck: self.luck.clone(),
            bots: Mutex::default(),
        }
    }
}

impl<G: Roster + Encode> Played<G> {
    /// A game before its first event; with luck, before its first action.
    pub(crate) fn new(config: Config<G::Options>, luck: Option<Seeded>) -> Self {
        let game = G::start(&config);
        let mut new = Self::from(config, game, luck);
        new.settle();
        new
    }

    /// A game in which events have happened already, which the rules allow.
    pub(crate) fn after(config: Config<G::Options>, events: &[Event<G>]) -> Result<Self, String> {
        let mut new = Self::new(config, None);
        for event in events {
            new.happen(event.clone())?;
        }
        Ok(new)
    }

    fn from(config: Config<G::Options>, game: G, luck: Option<Seeded>) -> Self {
        Self {
            config,
            first: game.clone(),
            is_guess: false,
            game,
            events: Vec::new(),
            numbers: Vec::new(),
            luck,
            bots: Mutex::default(),
        }
    }

    /// The same to a seat, but for what it cannot know.
    fn guessed(&self, seat: Seat, seed: u64) -> Self {
        let mut luck = Seeded::new(seed);
        let view = self.game.view(wormery_core::Viewer::Seat(seat));
        let game = G::guess(&self.config, &view, seat, &mut luck);
        let new = Self::from(self.config.clone(), game, self.luck.as_ref().map(|_| luck));
        Self { is_guess: true, ..new }
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
