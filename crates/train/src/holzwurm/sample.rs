use wormery_bots::holzwurm::features::{MAX_SEATS, Scene};
use wormery_bots::net::{Feature, Net};
use wormery_holzwurm::Holzwurm;

use crate::holzwurm::gradient;
use crate::sample::Lesson;

/// The share of the win of each seat.
pub(crate) type Wins = [f32; MAX_SEATS];

/// A position and what a net shall say of it.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) game: Holzwurm,
    pub(crate) goal: Wins,
}

impl Lesson for Sample {
    fn add(&self, net: &Net, gradient: &mut Net, features: &mut Vec<Feature>) -> f64 {
        let scene = Scene::of(&self.game);
        let (mut table, mut seats) = (Vec::with_capacity(64), Vec::with_capacity(MAX_SEATS));
        scene.table(&self.game, &mut table);
        for seat in 0..scene.n_seats() {
            features.clear();
            features.extend(&table);
            scene.seat(seat, features);
            seats.push(features.clone());
        }
        gradient::add(net, gradient, &seats, &self.goal)
    }
}
