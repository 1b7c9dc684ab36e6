use wormery_core::{Config, Game, Seat, Turn, Viewer};

use crate::{ActionSet, Names, Numbers, Sheet};

/// A game whose actions and views can be told in numbers.
///
/// Other seats are counted from the one that acts or looks, clockwise from 1, so that the same thing looks the same to everybody.
pub trait Encode: Game {
    /// How many actions there are; their numbers begin at 0.
    const N_ACTIONS: usize;
    /// How many numbers tell a view.
    const N_PLACES: usize;

    /// The number of an action of a seat.
    fn encode(action: Self::Action, seat: Seat, n_seats: usize) -> usize;

    /// The action of a seat that has a number; `None` where there is none at such a table.
    fn decode(number: usize, seat: Seat, n_seats: usize) -> Option<Self::Action>;

    /// What the action with a number is called, whoever acts.
    fn action_name(number: usize) -> String;

    /// Writes down what a seat sees, always the same places in the same order, each between -1 and 1.
    fn write(config: &Config<Self::Options>, view: &Self::View, seat: Seat, sheet: &mut impl Sheet);
}

/// What a seat sees of a position, as a row of numbers.
#[inline]
pub fn observe<G: Encode>(config: &Config<G::Options>, game: &G, seat: Seat, row: &mut [f32]) {
    let mut numbers = Numbers::new(row);
    G::write(config, &game.view(Viewer::Seat(seat)), seat, &mut numbers);
    debug_assert_eq!(numbers.n_left(), 0, "every place is written");
}

/// The names of the places of a view.
pub fn place_names<G: Encode>() -> Vec<String> {
    let n_seats = *<G::Options as wormery_core::Options>::SEATS.start();
    let config = Config::new(n_seats, 0, G::Options::default()).expect("the fewest seats are enough");
    let mut names = Names::default();
    G::write(&config, &G::start(&config).view(Viewer::Seat(Seat::new(0))), Seat::new(0), &mut names);
    names.0
}

/// The names of all actions.
pub fn action_names<G: Encode>() -> Vec<String> {
    (0..G::N_ACTIONS).map(G::action_name).collect()
}

/// What the seat to act may do; nothing while chance is asked and after the end.
#[inline]
pub fn legal_set<G: Encode>(game: &G, n_seats: usize) -> ActionSet {
    let mut legal = ActionSet::default();
    if let Turn::Act(seat) = game.turn() {
        game.legal().for_each(|action| legal.insert(G::encode(action, seat, n_seats)));
    }
    legal
}
