use wormery_core::Standing;

use crate::returns;

/// Where a batch writes: arrays with a row for each game, which somebody else owns.
#[derive(Debug)]
pub struct Arrays<'a> {
    /// What the seat to act sees, [`N_PLACES`](crate::Encode::N_PLACES) numbers.
    pub observations: &'a mut [f32],
    /// Which actions it has, [`N_ACTIONS`](crate::Encode::N_ACTIONS) times 1 or 0.
    pub masks: &'a mut [i8],
    /// The seat to act.
    pub to_act: &'a mut [i64],
    /// What the end was worth to each seat, in the step that ended a game; else 0.
    pub rewards: &'a mut [f32],
    /// The final score of each seat, in the step that ended a game; else 0.
    pub scores: &'a mut [i32],
    /// Whether the last step ended the game.
    pub done: &'a mut [bool],
}

impl Arrays<'_> {
    /// No game has ended.
    pub(crate) fn clear(&mut self) {
        self.rewards.fill(0.0);
        self.scores.fill(0);
        self.done.fill(false);
    }

    /// The rows of so many games each, one after the other; a row has so many observations, actions and seats.
    pub(crate) fn split(
        &mut self,
        n_each: usize,
        [n_places, n_actions, n_seats]: &[usize; 3],
    ) -> Vec<Arrays<'_>> {
        let observations = self.observations.chunks_mut(n_each * n_places);
        let masks = self.masks.chunks_mut(n_each * n_actions);
        let mut to_act = self.to_act.chunks_mut(n_each);
        let mut rewards = self.rewards.chunks_mut(n_each * n_seats);
        let mut scores = self.scores.chunks_mut(n_each * n_seats);
        let mut done = self.done.chunks_mut(n_each);
        let rows = observations.zip(masks).map_while(|(observations, masks)| {
            Some(Arrays {
                observations,
                masks,
                to_act: to_act.next()?,
                rewards: rewards.next()?,
                scores: scores.next()?,
                done: done.next()?,
            })
        });
        rows.collect()
    }

    /// Writes down how a game has ended.
    pub(crate) fn end(&mut self, place: usize, standing: &Standing, n_seats: usize) {
        let seats = place * n_seats..(place + 1) * n_seats;
        self.rewards[seats.clone()].copy_from_slice(&returns(standing, n_seats));
        self.scores[seats].copy_from_slice(&standing.scores()[..n_seats]);
        self.done[place] = true;
    }
}
