use wormery_core::{Chance, Config, Event, Game, Guess, Seat, Turn};
use wormery_games::ithappens::{Action, Color, ItHappens, Options, Question, View};
use wormery_table::Seeded;

use super::hidden::{Hidden, is_hidden};
use super::net_value::NetValue;
use super::outlook::ByColor;
use super::turns::Turns;
use crate::{Choice, Judge, Method, Shares};

/// Solves each turn exactly; the net values its ends, as the mean over what the point tiles of others may be worth.
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
    /// What each legal action makes of it.
    after: Vec<(Action, ByColor)>,
}

impl ExactTurns {
    /// Values the ends of turns with this net, which has a version.
    pub fn new(config: Config<Options>, net: &NetValue, version: &str) -> Self {
        let [known, seen] = [net.clone(), net.clone()].map(Turns::new);
        Self { config, known, seen, last: None, version: format!("exact-turns-1-{version}") }
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
            Thought { view: view.clone(), seat, worth, after }
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
        Method::ExactTurns
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
        let after = &self.think(view, seat).after;
        let choice = |action: &Action| {
            let worths = after.iter().find(|(of, _)| of == action).map(|(_, worths)| worths);
            let shares =
                worths.map_or_else(|| Shares::zero(n_rows(n_seats)), |worths| shares(worths, n_seats));
            Choice { action: *action, shares, margin: 0.0 }
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
