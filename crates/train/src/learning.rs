use rayon::prelude::*;
use wormery_bots::net::Net;
use wormery_core::draw_front;
use wormery_table::Seeded;

use crate::adam::Adam;
use crate::sample::Lesson;

/// Samples for one step.
const BATCH: usize = 1024;
/// Samples whose gradients one thread adds up: sums are made in the same order for any number of threads.
const PART: usize = 128;

/// A net that learns.
pub(crate) struct Learner {
    pub(crate) net: Net,
    adam: Adam,
    gradients: Vec<Net>,
}

impl Learner {
    /// Learns on from a net.
    pub(crate) fn new(net: Net) -> Self {
        let gradients = (0..BATCH / PART).map(|_| Net::zero(net.shape)).collect();
        Self { adam: Adam::new(net.shape), gradients, net }
    }

    /// Goes through the samples once, in any order; returns the mean surprise.
    pub(crate) fn learn(&mut self, samples: &[impl Lesson], seed: u64, rate: f32) -> f64 {
        let mut order: Vec<u32> = (0..samples.len() as u32).collect();
        draw_front(&mut Seeded::new(seed), &mut order, samples.len());
        let mut sum = 0.0;
        for batch in order.chunks(BATCH) {
            sum += self.add_up(samples, batch);
            self.adam.step(&mut self.net, &mut self.gradients[0], batch.len(), rate);
        }
        sum / samples.len().max(1) as f64
    }

    /// Leaves the gradient of a batch in the first of the gradients, and nothing in the others.
    fn add_up(&mut self, samples: &[impl Lesson], batch: &[u32]) -> f64 {
        let Self { net, gradients, .. } = self;
        let parts = gradients.par_iter_mut().zip(batch.par_chunks(PART));
        let surprises = parts.map(|(gradient, part)| add_part(net, gradient, samples, part));
        let surprises: Vec<f64> = surprises.collect();
        let (first, others) = gradients.split_at_mut(1);
        for other in others.iter_mut().take(surprises.len().saturating_sub(1)) {
            let parts = first[0].parts_mut().into_iter().zip(other.parts_mut());
            parts.for_each(|(sums, numbers)| move_to(sums, numbers));
        }
        surprises.iter().sum()
    }
}

fn add_part(net: &Net, gradient: &mut Net, samples: &[impl Lesson], part: &[u32]) -> f64 {
    let mut features = Vec::with_capacity(64);
    let mut surprise = 0.0;
    for &place in part {
        let sample = &samples[place as usize];
        surprise += sample.add(net, gradient, &mut features);
    }
    surprise
}

fn move_to(sums: &mut [f32], numbers: &mut [f32]) {
    for (sum, number) in sums.iter_mut().zip(numbers) {
        *sum += core::mem::take(number);
    }
}
