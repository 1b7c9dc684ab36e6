use wormery_core::{Chance, Config, Event, Game, Guess, Seat, Turn};
use wormery_games::ithappens::{Action, Color, ItHappens, Options, Question, View};
use wormery_table::Seeded;

use super::hidden::{Hidden, is_hidden};
use super::net_value::NetValue;
use super::outlook::ByColor;
use super::search::{Searched, search};
use super::turns::Turns;
use crate::{Choice, Judge, Method, Shares};

/// Judges choices by a search of the rest of the round, and positions by solving the turn at hand exactly; the net values their
/// ends, as the mean over what the point tiles of others may be worth.
pub struct ExactTurns {
    config: Config<Options>,
    /// Knows everything.
    known: Turns<NetValue>,
    /// Knows what a seat can see.
    seen: Turns<NetValue>,
    /// What was asked last about a view.
    last: Option<Thought>,
    version: String,
}

/// What a seat can think of a position.
struct Thought {
    view: View,
    seat: Seat,
    worth: ByColor,
    /// What each legal action makes of it, as positions are judged.
    after: Vec<(Action, ByColor)>,
    /// What each legal action was found to be worth by the search.
    searched: Vec<Searched>,
}

impl Thought {
    /// What is best for the seat; of equals it is the first.
    fn best(&self) -> Option<&Searched> {
        let better = |one, other| if share(other, self.seat) > share(one, self.seat) { other } else { one };
        self.searched.iter().reduce(better)
    }
}

fn share(searched: &Searched, seat: Seat) -> f64 {
    searched.shares[seat.index()]
}

impl ExactTurns {
    /// Values the ends of turns with this net, which has a version.
    pub fn new(config: Config<Options>, net: &NetValue, version: &str) -> Self {
        let [known, seen] = [net.clone(), net.clone()].map(Turns::new);
        Self { config, known, seen, last: None, version: format!("rounds-2-{version}") }
    }

    fn mean_of_mounds(&mut self, game: &ItHappens, question: &Question) -> Shares {
        let ways = question.ways().unwrap_or_default();
        Shares::mean(ways.into_iter().map(|(mounds, ways)| {
            let mut after = game.clone();
            after.apply(&Event::Chance(mounds)).expect("what chance may bring is possible");
            (self.worth(&after), ways as f64)
        }))
    }

    /// Thinks about a view, unless it was the last one.
    fn think(&mut self, view: &View, seat: Seat) -> &Thought {
        let is_new = self.last.as_ref().is_none_or(|last| last.seat != seat || last.view != *view);
        if is_new {
            self.last = None;
        }
        let Self { config, seen, last, .. } = self;
        last.get_or_insert_with(|| {
            // Whichever guess it is: the others are weighed against it.
            let game = ItHappens::guess(config, view, seat, &mut Seeded::new(0));
            seen.outlook().guess(Hidden::of(config, view, seat, &game));
            let after: Vec<_> = game.legal().map(|action| (action, seen.after(&game, action))).collect();
            let worth = worth(seen, &game, &after);
            let searched = match *after.as_slice() {
                [(action, shares)] => vec![Searched { action, shares, variance: 0.0 }],
                _ => search(seen.outlook(), &game, seat),
            };
            Thought { view: view.clone(), seat, worth, after, searched }
        })
    }
}

/// What a seat can think of a position: the best it can do with a thrown die, and else what the net thinks.
fn worth(seen: &mut Turns<NetValue>, game: &ItHappens, after: &[(Action, ByColor)]) -> ByColor {
    if game.to_place().is_none() {
        return seen.of_all(game);
    }
    let me = game.turn_color() as usize;
    let better = |one: ByColor, other: ByColor| if other[me] > one[me] { other } else { one };
    after.iter().map(|(_, shares)| *shares).reduce(better).expect("a die that was thrown has a place")
}

impl Judge<ItHappens> for ExactTurns {
    fn method(&self) -> Method {
        Method::Searched
    }

    fn version(&self) -> String {
        self.version.clone()
    }

    fn worth(&mut self, game: &ItHappens) -> Shares {
        shares(&self.known.of_all(game), game.n_seats())
    }

    /// The mean over the faces of a die is known; that over the mounds of a round is found by trying all of them.
    fn before_chance(&mut self, game: &ItHappens) -> Shares {
        match game.turn() {
            Turn::Chance(question @ Question::Mounds { .. }) => self.mean_of_mounds(game, &question),
            _ => self.worth(game),
        }
    }

    fn choices(&mut self, view: &View, seat: Seat, legal: &[Action]) -> Vec<Choice<Action>> {
        let n_seats = self.config.n_seats();
        let thought = self.think(view, seat);
        let choice = |action: &Action| {
            let found = thought.searched.iter().find(|searched| searched.action == *action);
            let (shares, margin) = match (found, thought.best()) {
                (Some(found), Some(best)) => (shares(&found.shares, n_seats), found.margin(best)),
                _ => (Shares::zero(n_rows(n_seats)), 0.0),
            };
            Choice { action: *action, shares, margin }
        };
        legal.iter().map(choice).collect()
    }

    fn thought(&mut self, view: &View, seat: Seat, action: Option<Action>) -> Option<Shares> {
        if !is_hidden(view) {
            return None;
        }
        let n_seats = self.config.n_seats();
        let Thought { worth, after, .. } = self.think(view, seat);
        let found = match action {
            None => Some(worth),
            Some(action) => after.iter().find(|(of, _)| *of == action).map(|(_, worths)| worths),
        };
        found.map(|worths| shares(worths, n_seats))
    }
}

fn n_rows(n_seats: usize) -> usize {
    Color::playing(n_seats).len()
}

fn shares(worths: &ByColor, n_seats: usize) -> Shares {
    Shares::new(worths[..n_rows(n_seats)].iter().copied())
}
