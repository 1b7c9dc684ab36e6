//! Pluck in numbers.

use wormery_core::{Config, Seat};
use wormery_games::Pluck;
use wormery_games::pluck::{Action, Options, View};

use crate::numbers::squash;
use crate::seats::{absolute, relative, who};
use crate::{Encode, Sheet};

const MAX_SEATS: usize = 4;

impl Encode for Pluck {
    const N_ACTIONS: usize = 2;
    const N_PLACES: usize = 11;

    fn encode(action: Action, _: Seat, _: usize) -> usize {
        match action {
            Action::Pluck => 0,
            Action::Stop => 1,
        }
    }

    fn decode(number: usize, _: Seat, _: usize) -> Option<Action> {
        [Action::Pluck, Action::Stop].get(number).copied()
    }

    fn action_name(number: usize) -> String {
        ["pluck", "stop"][number].into()
    }

    fn write(config: &Config<Options>, view: &View, seat: Seat, sheet: &mut impl Sheet) {
        let n_seats = config.n_seats();
        let to_act = view.to_act.map(|other| relative(other, seat, n_seats));
        sheet.one_of(to_act, MAX_SEATS, |away| format!("turn of {}", who(away)));
        sheet.put(f32::from(u8::from(view.plucking)), || "plucking".into());
        sheet.put(squash(view.worms.into(), 10.0), || "worms of this turn".into());
        for away in 0..MAX_SEATS {
            let score = if away < n_seats { view.scores[absolute(away, seat, n_seats).index()] } else { 0 };
            sheet.put(squash(score.into(), 10.0), || format!("{} worms", who(away)));
        }
        sheet.put(f32::from(view.goal) / 100.0, || "goal".into());
    }
}
