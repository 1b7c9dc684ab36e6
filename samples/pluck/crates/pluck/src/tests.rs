use alloc::vec::Vec;

use wormery_conform::{Laws, conforms};
use wormery_core::{Config, Event, Game, Options as _, Seat, Turn, Viewer};

use crate::options::UsualGoal;
use crate::{Action, Effect, Find, Goal, Options, Outcome, Pluck};

fn start(n_seats: usize) -> Pluck {
    Pluck::start(&Config::new(n_seats, 0, Options::default()).unwrap())
}

/// Plucks and finds so many worms; what is told of it.
fn pluck(game: &mut Pluck, worms: i16) -> Vec<Effect> {
    let mut told = Vec::new();
    game.happen(&Event::Action(Action::Pluck), &mut told).unwrap();
    game.happen(&Event::Chance(Outcome { worms: Find::new(worms) }), &mut told).unwrap();
    told
}

fn stop(game: &mut Pluck) -> Vec<Effect> {
    let mut told = Vec::new();
    game.happen(&Event::Action(Action::Stop), &mut told).unwrap();
    told
}

#[test]
fn pluck_conforms() {
    let actions = [Action::Pluck, Action::Stop];
    let laws = Laws { actions: &actions, conserved: &|_: &Pluck| (), games: 20, most_steps: 500 };
    for n_seats in Options::SEATS {
        for goal in [5, 20] {
            let options = Options { goal: UsualGoal(Goal::new(goal)) };
            conforms(&Config::new(n_seats, 1, options).unwrap(), 1, &laws);
        }
    }
}

#[test]
fn pk_01_two_to_four_play() {
    assert!(Config::new(1, 0, Options::default()).is_err());
    assert_eq!(start(4).turn().seat(), Some(Seat::new(0)));
    assert!(Config::new(5, 0, Options::default()).is_err());
}

#[test]
fn pk_02_worms_add_up() {
    let (mut game, seat) = (start(2), Seat::new(0));
    assert_eq!(pluck(&mut game, 3), [Effect::Plucked { seat, worms: 3, total: 3 }]);
    assert_eq!(pluck(&mut game, 5), [Effect::Plucked { seat, worms: 5, total: 8 }]);
}

#[test]
fn pk_03_the_bird_takes_them_all() {
    let (mut game, seat, next) = (start(2), Seat::new(0), Seat::new(1));
    pluck(&mut game, 4);
    assert_eq!(pluck(&mut game, 0), [Effect::Lost { seat, total: 4 }, Effect::TurnEnded { seat, next }]);
    assert_eq!(game.view(Viewer::Public).scores, [0, 0]);
}

#[test]
fn pk_04_who_stops_keeps_them() {
    let (mut game, seat, next) = (start(2), Seat::new(0), Seat::new(1));
    assert_eq!(game.legal().collect::<Vec<_>>(), [Action::Pluck]);
    pluck(&mut game, 4);
    let kept = Effect::Kept { seat, total: 4, score: 4 };
    assert_eq!(stop(&mut game), [kept, Effect::TurnEnded { seat, next }]);
}

#[test]
fn pk_05_enough_worms_win() {
    let (mut game, seat) = (start(2), Seat::new(0));
    (0..4).for_each(|_| drop(pluck(&mut game, 5)));
    assert_eq!(stop(&mut game)[1], Effect::Won { seat, score: 20 });
    let Turn::Over(standing) = game.turn() else { panic!("{game:?}") };
    assert_eq!((standing.scores(), standing.ranks()), ([20, 0].into(), [1, 2].into()));
}
