use wormery_games::ithappens::{Color, Field, ItHappens, MoundIdx};

use super::mound_points::MoundPoints;

/// What a worm tile is worth.
pub(super) const WORM: f64 = 1.0;
/// The first object of a kind: a step to the bonus for the most kinds, and half a pair.
const NEW_KIND: f64 = 4.0;
/// The second object of a kind.
const PAIR: f64 = 5.0;
/// What is left of a reward for each die that must be placed before it.
const PATIENCE: f64 = 0.9;

/// A place for a die, as the seat on turn sees it.
///
/// Point tiles count as if the round ended now, but the less the more dice are left. Rewards count too if they lie
/// further up in the same column. What the others get counts against the seat, shared among them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Offer {
    mound: MoundPoints,
    color: Color,
    me: Color,
    n_others: f64,
    settled: f64,
    reward: f64,
    points: f64,
}

impl Offer {
    /// The place of a color on a mound, seen by `me`; `None` if it has none.
    pub(super) fn new(game: &ItHappens, mound: MoundIdx, color: Color, me: Color) -> Option<Self> {
        if game.next_fields(mound, color).is_empty() {
            return None;
        }
        let mut offer = Self {
            mound: MoundPoints::now(game, mound),
            color,
            me,
            n_others: (game.colors().count() - 1) as f64,
            settled: settled(game),
            reward: reward(game, mound, color),
            points: 0.0,
        };
        offer.points = offer.points_of(&offer.mound);
        Some(offer)
    }

    /// What `me` gains when a die with this value is placed here.
    pub(super) fn gain(&self, value: u8) -> f64 {
        let points = self.points_of(&self.mound.with(self.color, value)) - self.points;
        self.reward * self.weight(self.color) + points * self.settled
    }

    fn points_of(&self, mound: &MoundPoints) -> f64 {
        mound.total(WORM, |color| self.weight(color))
    }

    fn weight(&self, color: Color) -> f64 {
        if color == self.me { 1.0 } else { -1.0 / self.n_others }
    }
}

/// How much of the round is over, from 0 to 1.
fn settled(game: &ItHappens) -> f64 {
    let (left, all) =
        game.colors().fold((0, 0), |(left, all), color| (left + game.dice_left(color), all + 5));
    1.0 - f64::from(left) / f64::from(all)
}

/// The rewards that the dice left can reach in the column, the next field in full.
fn reward(game: &ItHappens, mound: MoundIdx, color: Color) -> f64 {
    let fields = game.next_fields(mound, color).iter().take(game.dice_left(color).into());
    let rewards = fields.map(|field| reward_on(game, *field, color));
    rewards.rev().fold(0.0, |above, reward| reward + PATIENCE * above)
}

fn reward_on(game: &ItHappens, field: Field, color: Color) -> f64 {
    match field {
        Field::Blank => 0.0,
        Field::Worm => WORM,
        Field::Object(object) => match game.objects(color)[object as usize] {
            0 => NEW_KIND,
            1 => PAIR,
            _ => 0.0,
        },
    }
}
