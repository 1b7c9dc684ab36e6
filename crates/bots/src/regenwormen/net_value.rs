use std::sync::Arc;

use wormery_games::regenwormen::{Phase, Regenwormen};

use super::features;
use super::outlook::{Outlook, Worths};
use crate::net::{Feature, MOST_ROWS, Net};

/// Knows the share of the win by a trained net.
#[derive(Clone, Debug)]
pub struct NetValue {
    net: Arc<Net>,
    features: Vec<Feature>,
}

impl NetValue {
    /// Asks this net.
    pub fn new(net: Arc<Net>) -> Self {
        Self { net, features: Vec::new() }
    }
}

impl Outlook for NetValue {
    fn of_all(&mut self, game: &Regenwormen) -> Worths {
        let mut shares = [0.0; MOST_ROWS];
        let n_seats = game.n_seats();
        if game.phase() == Phase::Over {
            let standing = game.standing();
            (0..n_seats).for_each(|seat| shares[seat] = standing.win_share(seat));
            return shares;
        }
        features::describe(game, &mut self.features);
        let layers = self.net.look(&self.features, n_seats);
        for relative in 0..n_seats {
            shares[(game.seat().index() + relative) % n_seats] = f64::from(layers.shares[relative]);
        }
        shares
    }
}
