//! What a state is asked to do, and what it says of itself in numbers.

use pyo3::PyResult;
use wormery_bots::Roster;
use wormery_core::{Event, Seat, Turn, Viewer};
use wormery_encode::{Encode, legal_set, observe, returns};
use wormery_table::Seeded;

use super::Played;
use crate::any_state::{AnyState, CHANCE, Kept, OVER};
use crate::json::written;
use crate::refused::refused;

impl<G: Roster + Encode> AnyState for Played<G> {
    fn copy(&self) -> Box<dyn AnyState> {
        Box::new(self.clone())
    }

    fn name(&self) -> &'static str {
        G::NAME
    }

    fn options(&self) -> PyResult<String> {
        written(self.config.options())
    }

    fn start_seat(&self) -> usize {
        self.config.start().index()
    }

    fn n_seats(&self) -> usize {
        self.config.n_seats()
    }

    fn current_player(&self) -> i64 {
        match self.game.turn() {
            Turn::Act(seat) => seat.index() as i64,
            Turn::Chance(_) => CHANCE,
            Turn::Over(_) => OVER,
        }
    }

    fn legal_actions(&self) -> Vec<usize> {
        match self.game.turn() {
            Turn::Chance(question) => (0..Self::n_answers(&question)).collect(),
            _ => legal_set(&self.game, self.n_seats()).iter().collect(),
        }
    }

    fn chance_outcomes(&self) -> PyResult<Vec<(usize, f64)>> {
        let answers = self.answers().map_err(refused)?;
        Ok(answers.iter().enumerate().map(|(number, (_, share))| (number, *share)).collect())
    }

    fn apply_action(&mut self, number: i64) -> PyResult<()> {
        let event =
            usize::try_from(number).ok().map_or(Ok(None), |number| self.event(number)).map_err(refused)?;
        let Some(event) = event else { return Err(refused(self.not_allowed(number))) };
        self.happen(event).map_err(refused)?;
        self.numbers.push(number as usize);
        self.settle();
        Ok(())
    }

    fn apply_event(&mut self, event: &str) -> PyResult<()> {
        self.take(serde_json::from_str(event).map_err(refused)?).map_err(refused)
    }

    fn returns(&self) -> Vec<f32> {
        match self.game.turn() {
            Turn::Over(standing) => returns(&standing, self.n_seats()),
            _ => vec![0.0; self.n_seats()],
        }
    }

    fn result(&self) -> Option<(Vec<i32>, Vec<u8>)> {
        match self.game.turn() {
            Turn::Over(standing) => Some((standing.scores(), standing.ranks())),
            _ => None,
        }
    }

    fn observation(&self, seat: usize) -> PyResult<Vec<f32>> {
        let mut row = vec![0.0; G::N_PLACES];
        observe(&self.config, &self.game, self.known_seat(seat)?, &mut row);
        Ok(row)
    }

    fn view(&self, seat: Option<usize>) -> PyResult<String> {
        let viewer = seat.map_or(Ok(Viewer::Public), |seat| self.known_seat(seat).map(Viewer::Seat))?;
        written(&self.game.view(viewer))
    }

    fn information(&self, seat: usize) -> PyResult<String> {
        self.seen(Viewer::Seat(self.known_seat(seat)?))
    }

    fn encode(&self, action: &str) -> PyResult<usize> {
        let action = serde_json::from_str(action).map_err(refused)?;
        Ok(G::encode(action, self.seat().map_err(refused)?, self.n_seats()))
    }

    fn decode(&self, number: usize) -> PyResult<String> {
        let action = G::decode(number, self.seat().map_err(refused)?, self.n_seats());
        written(&action.ok_or_else(|| refused(format!("{} has no action {number} here", G::NAME)))?)
    }

    fn action_name(&self, number: usize) -> PyResult<String> {
        self.called(number)
    }

    fn history(&self) -> Vec<usize> {
        self.numbers.clone()
    }

    fn record(&self, names: &[String]) -> PyResult<String> {
        self.recorded(names)
    }

    fn kept(&self) -> PyResult<Kept> {
        let names: Vec<String> = (1..=self.n_seats()).map(|n| n.to_string()).collect();
        Ok((self.recorded(&names)?, self.seed, self.numbers.clone()))
    }

    fn resampled(&self, seat: usize, seed: u64) -> PyResult<Box<dyn AnyState>> {
        Ok(Box::new(self.guessed(self.known_seat(seat)?, seed)?))
    }

    fn choose(&self, level: &str, seed: u64) -> PyResult<usize> {
        let (seat, luck) = (self.seat().map_err(refused)?, Seeded::new(seed));
        let mut bots = self.bots.lock().map_err(refused)?;
        let action = bots.choose(level, &self.config, &self.game, seat, luck).map_err(refused)?;
        Ok(G::encode(action, seat, self.n_seats()))
    }

    fn evaluate(&self) -> PyResult<String> {
        written(&self.valued().map_err(refused)?)
    }

    fn win_shares(&self) -> Vec<f64> {
        self.shares()
    }

    fn odds(&self) -> PyResult<String> {
        let seat = self.seat().map_err(refused)?;
        written(&G::odds(&self.game.view(Viewer::Seat(seat))))
    }
}

impl<G: Roster + Encode> Played<G> {
    fn known_seat(&self, seat: usize) -> PyResult<Seat> {
        let n_seats = self.n_seats();
        if seat < n_seats {
            Ok(Seat::new(seat))
        } else {
            Err(refused(format!("there is no player {seat}, only {n_seats}")))
        }
    }

    /// What has a number now; `None` where nothing that is allowed has it.
    fn event(&self, number: usize) -> Result<Option<Event<G>>, String> {
        match self.game.turn() {
            Turn::Chance(_) => {
                Ok(self.answers()?.into_iter().nth(number).map(|(outcome, _)| Event::Chance(outcome)))
            }
            Turn::Act(seat) => {
                let is_legal = legal_set(&self.game, self.n_seats()).contains(number);
                Ok(G::decode(number, seat, self.n_seats()).filter(|_| is_legal).map(Event::Action))
            }
            Turn::Over(_) => Err(format!("{} is over", G::NAME)),
        }
    }

    fn not_allowed(&self, number: i64) -> String {
        let allowed: Vec<String> = self.legal_actions().iter().take(12).map(usize::to_string).collect();
        format!("{} does not allow {number} now; allowed: {}", G::NAME, allowed.join(", "))
    }
}
