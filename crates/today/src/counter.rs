use wormery_core::{Chance, Config, Event, Game, OutcomeOf, Seat, Turn};

use crate::stream::Stream;

/// The salt of all luck of today's game; published, as everything about it is.
const SALT: &str = "wormery-today-1";

/// Counts turns and throws, and answers chance by them: nothing else is in the luck of a day.
///
/// A turn of a seat begins when it acts and did not act last, or when something for the whole table (a deal, the cards of a
/// round) came between. What another seat did is in no seat's luck.
#[derive(Clone, Debug)]
pub(crate) struct Counter {
    /// Salt, day and rule set.
    name: String,
    acting: Option<Seat>,
    n_turns: [u32; 8],
    n_throws: u32,
    n_for_table: u32,
}

impl Counter {
    pub(crate) fn new(day: u32, set: &str) -> Self {
        Self {
            name: format!("{SALT}/{day}/{set}"),
            acting: None,
            n_turns: [0; 8],
            n_throws: 0,
            n_for_table: 0,
        }
    }

    /// The counter after some events.
    pub(crate) fn after<G: Game>(mut self, config: &Config<G::Options>, events: &[Event<G>]) -> Self {
        let mut game = G::start(config);
        for event in events {
            self.count(&game);
            // A table holds no event that its rules refuse.
            let _ = game.apply(event);
        }
        self
    }

    /// Counts what happens next in a position.
    fn count<G: Game>(&mut self, game: &G) {
        match game.turn() {
            Turn::Act(seat) => self.acts(seat),
            Turn::Chance(question) => drop(self.stream(question.is_for_table())),
            Turn::Over(_) => {}
        }
    }

    /// A seat acts.
    pub(crate) fn acts(&mut self, seat: Seat) {
        if self.acting != Some(seat) {
            self.acting = Some(seat);
            self.n_turns[seat.index() % 8] += 1;
            self.n_throws = 0;
        }
    }

    /// Answers a question to chance.
    pub(crate) fn answer<G: Game>(&mut self, question: &G::Chance) -> OutcomeOf<G> {
        question.draw(&mut self.stream(question.is_for_table()))
    }

    /// The luck of the next answer.
    pub(crate) fn stream(&mut self, is_for_table: bool) -> Stream {
        let place = match self.acting {
            Some(seat) if !is_for_table => {
                self.n_throws += 1;
                format!("{}/{}/{}", seat.index(), self.n_turns[seat.index() % 8], self.n_throws)
            }
            _ => {
                self.acting = None;
                self.n_for_table += 1;
                format!("table/{}", self.n_for_table)
            }
        };
        Stream::new(format!("{}/{place}", self.name))
    }
}
