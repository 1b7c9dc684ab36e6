use wormery_bots::regenwormen::net::Net;
use wormery_core::draw_front;
use wormery_table::Seeded;

use crate::adam::Adam;
use crate::gradient;
use crate::sample::Sample;

/// Samples for one step.
const BATCH: usize = 256;
/// How the rate falls, one number for each time the samples are gone through.
const RATES: [f32; 3] = [1.0, 1.0, 0.25];

/// How a net learns.
pub(crate) struct Course {
    pub(crate) seed: u64,
    pub(crate) rate: f32,
}

/// Lets a net learn from samples; returns the mean surprise of the last time through.
pub(crate) fn learn(net: &mut Net, samples: &[Sample], course: &Course) -> f64 {
    let (mut adam, mut luck, mut mean) = (Adam::new(), Seeded::new(course.seed), 0.0);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    for rate in RATES {
        draw_front(&mut luck, &mut order, samples.len());
        let mut sum = 0.0;
        let mut gradient = Net::zero();
        for batch in order.chunks(BATCH) {
            for &place in batch {
                sum += f64::from(gradient::add(net, &mut gradient, &samples[place]));
            }
            adam.step(net, &mut gradient, batch.len(), course.rate * rate);
        }
        mean = sum / samples.len().max(1) as f64;
    }
    mean
}
