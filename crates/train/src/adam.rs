use wormery_bots::net::{Net, Shape};

const SLOW: f32 = 0.9;
const SLOWER: f32 = 0.999;

/// Steps down a gradient with a rate of its own for each weight (Kingma and Ba 2015).
pub(crate) struct Adam {
    means: Net,
    squares: Net,
    /// How much of the means is still their beginning: the powers of `SLOW` and `SLOWER`.
    left: [f32; 2],
}

impl Adam {
    pub(crate) fn new(shape: Shape) -> Self {
        Self { means: Net::zero(shape), squares: Net::zero(shape), left: [1.0; 2] }
    }

    /// Takes one step and clears the gradient, which is the sum over `n_samples`.
    pub(crate) fn step(&mut self, net: &mut Net, gradient: &mut Net, n_samples: usize, rate: f32) {
        self.left = [self.left[0] * SLOW, self.left[1] * SLOWER];
        let [mean_scale, square_scale] = self.left.map(|left| 1.0 / (1.0 - left));
        let parts = net.parts_mut().into_iter().zip(gradient.parts_mut());
        let moments = self.means.parts_mut().into_iter().zip(self.squares.parts_mut());
        for ((weights, slopes), (means, squares)) in parts.zip(moments) {
            let numbers = weights.iter_mut().zip(slopes).zip(means.iter_mut().zip(squares));
            for ((weight, slope), (mean, square)) in numbers {
                let down = *slope / n_samples as f32;
                *slope = 0.0;
                *mean = SLOW * *mean + (1.0 - SLOW) * down;
                *square = SLOWER * *square + (1.0 - SLOWER) * down * down;
                *weight -= rate * (*mean * mean_scale) / ((*square * square_scale).sqrt() + 1e-8);
            }
        }
    }
}
