//! Games between equal players, and what the review makes of them.

use wormery_bots::{Levels, Limit, Roster, Thinking};
use wormery_core::{Chance, Config, Event, Game, Seat, Turn, Viewer};
use wormery_review::{Review, review};
use wormery_table::Seeded;

/// How often a level that samples tries each decision: few are enough to be told from a worse level.
const PLAYOUTS: u32 = 24;

/// A table, at which all seats are of one level.
pub(crate) struct Table<G: Roster> {
    pub(crate) config: Config<G::Options>,
    pub(crate) level: Player,
}

/// What people are told of a game.
pub(crate) struct Told<A> {
    pub(crate) review: Review<A>,
    /// The luck of each seat in worms; empty where it is told in a word.
    pub(crate) worms: Vec<f64>,
}

/// What a seat does in a position.
type Chooser<G> = Box<dyn FnMut(&G, Seat) -> <G as Game>::Action>;

/// Who plays all seats.
#[derive(Clone, Copy)]
pub(crate) enum Player {
    Level(&'static str),
    /// Does what the judge says first, as somebody does who obeys the coach.
    Coached,
}

impl<G: Roster> Table<G> {
    /// Plays a game and reviews it.
    pub(crate) fn reviewed(&self, seed: u64) -> Told<G::Action> {
        let (positions, events) = self.play(seed);
        let review = review(&self.config, &events, &mut *G::judge(&self.config));
        Told { review: review.expect("what was played is legal"), worms: G::score_luck(&positions, &events) }
    }

    /// Plays a game, and hands over what lay there before each event, too.
    pub(crate) fn positions_reviewed(&self, seed: u64) -> (Vec<G>, Review<G::Action>) {
        let (positions, events) = self.play(seed);
        let review = review(&self.config, &events, &mut *G::judge(&self.config));
        (positions, review.expect("what was played is legal"))
    }

    /// The positions of a game, each before its event.
    fn play(&self, seed: u64) -> (Vec<G>, Vec<Event<G>>) {
        let (mut game, mut luck) = (G::start(&self.config), Seeded::new(seed));
        let mut choose = self.chooser(seed);
        let (mut positions, mut events) = (Vec::new(), Vec::new());
        loop {
            let event = match game.turn() {
                Turn::Over(_) => return (positions, events),
                Turn::Chance(question) => Event::Chance(question.draw(&mut luck)),
                Turn::Act(seat) => Event::Action(choose(&game, seat)),
            };
            positions.push(game.clone());
            game.apply(&event).expect("bots and chance keep to the rules");
            events.push(event);
        }
    }

    fn chooser(&self, seed: u64) -> Chooser<G> {
        let config = self.config.clone();
        match self.level {
            Player::Level(level) => {
                let seats = Seat::all(config.n_seats());
                let mut bots: Vec<_> =
                    seats.map(|seat| G::bot(level, &config, seat).expect("a level")).collect();
                let mut thinking = Thinking::new(Seeded::new(seed + 1), Limit::Playouts(PLAYOUTS));
                Box::new(move |game, seat| {
                    let legal: Vec<_> = game.legal().collect();
                    bots[seat.index()].choose(&game.view(Viewer::Seat(seat)), &legal, &mut thinking)
                })
            }
            Player::Coached => {
                let mut judge = G::judge(&config);
                Box::new(move |game, seat| {
                    let legal: Vec<_> = game.legal().collect();
                    let choices = judge.choices(&game.view(Viewer::Seat(seat)), seat, &legal);
                    let share = |place: &usize| choices[*place].shares.of(seat.index());
                    let best =
                        (0..choices.len()).rev().max_by(|one, other| share(one).total_cmp(&share(other)));
                    choices[best.expect("somebody who must act can")].action
                })
            }
        }
    }
}
