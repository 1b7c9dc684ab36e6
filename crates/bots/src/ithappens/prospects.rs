//! What the rest of a round may bring to a color, roughly.

use wormery_games::ithappens::{Color, Field, ItHappens, Object, PairPoints};

use super::mound_odds::MoundOdds;
use super::stake::{self, Stake};
use crate::exp;

/// How likely a reward is still there for a color that has no die on the mound yet.
const NOT_MINE_YET: f32 = 0.7;
/// How likely a reward is taken that the next die can take.
const LIKELY: f32 = 0.75;
/// How much less likely for each die before it.
const PATIENCE: f32 = 0.75;
/// The points of a pair and of the greatest variety.
const PAIR: f32 = 5.0;
const VARIETY: f32 = 10.0;
/// How sharply numbers of kinds are told apart at the end, and how much each round to come blurs that.
const CERTAIN: f64 = 0.12;
const PER_ROUND: f64 = 0.55;

/// What one more object of a kind is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Want {
    New,
    Pair,
    Nothing,
}

/// What a color that has so many objects of a kind wants another one for.
pub(super) fn wanted(game: &ItHappens, count: u8) -> Want {
    match count {
        0 => Want::New,
        1 => Want::Pair,
        count if count % 2 == 1 && game.pair_points() == PairPoints::PerPair => Want::Pair,
        _ => Want::Nothing,
    }
}

/// What a color has and may come to.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Prospects {
    /// Kinds of objects.
    pub(super) kinds: u8,
    /// How many new kinds its dice can reach.
    pub(super) reach: u8,
    /// Whether its next die can.
    pub(super) is_near: bool,
    /// How many new kinds and pairs it may expect of the round.
    pub(super) new_kinds: f32,
    pub(super) new_pairs: f32,
    /// Whether it will have the greatest variety.
    pub(super) variety: f32,
    /// Points that it may expect, beside those of tiles, pairs and worms that it has.
    pub(super) points: f32,
}

/// The prospects of all colors, by their place in the order of the colors, and the chances on the mounds.
#[derive(Clone, Default, Debug)]
pub(super) struct Outline {
    pub(super) colors: [Prospects; Color::COUNT],
    pub(super) odds: [MoundOdds; 3],
    /// What one die can change on each mound, by color.
    pub(super) stakes: [[Stake; Color::COUNT]; 3],
    /// How many objects of each kind nobody has.
    pub(super) left: [u8; Object::COUNT],
}

impl Outline {
    /// Looks at a position at the beginning of a turn or of a round.
    pub(super) fn of(game: &ItHappens, open: f32) -> Self {
        let mut outline = Self { left: left(game), ..Self::default() };
        for color in game.colors() {
            let kinds = game.objects(color).iter().filter(|count| **count > 0).count() as u8;
            outline.colors[color as usize].kinds = kinds;
            if game.has_mounds() {
                outline.look_for_objects(game, color);
            }
        }
        if game.has_mounds() {
            let mounds = outline.odds.iter_mut().zip(&mut outline.stakes).zip(ItHappens::MOUNDS);
            for ((odds, stakes), mound) in mounds {
                *odds = MoundOdds::new(game, mound);
                *stakes = stake::of_all(game, mound);
            }
        }
        outline.share_variety(game, open);
        outline.add_points(game);
        outline
    }

    /// The largest of something that is at stake for a color.
    pub(super) fn best_stake(&self, color: usize, of: impl Fn(&Stake) -> f32) -> f32 {
        self.stakes.iter().map(|mound| of(&mound[color])).fold(0.0, f32::max)
    }

    /// Takes the nearest objects first, as far as the dice reach.
    fn look_for_objects(&mut self, game: &ItHappens, color: Color) {
        let mut dice = usize::from(game.dice_left(color));
        let found = &mut self.colors[color as usize];
        for cost in 1..=dice.min(3) {
            for mound in ItHappens::MOUNDS {
                let fields = game.next_fields(mound, color);
                let Some(Field::Object(object)) = fields.get(cost - 1) else { continue };
                if dice < cost || self.left[*object as usize] == 0 {
                    continue;
                }
                let want = wanted(game, game.objects(color)[*object as usize]);
                if want == Want::Nothing {
                    continue;
                }
                dice -= cost;
                let is_mine = fields.len() < 3 && game.sums(mound).any(|(owner, _)| owner == color);
                let mut chance = LIKELY * if is_mine { 1.0 } else { NOT_MINE_YET };
                (1..cost).for_each(|_| chance *= PATIENCE);
                if want == Want::New {
                    found.reach += 1;
                    found.is_near |= cost == 1;
                    found.new_kinds += chance;
                } else {
                    found.new_pairs += chance;
                }
            }
        }
    }

    /// The chance of each color to have at least as many kinds as every other one in the end.
    fn share_variety(&mut self, game: &ItHappens, open: f32) {
        let rounds = f64::from(4 - game.round()) + 0.4 * f64::from(open);
        let sharpness = 1.0 / (CERTAIN + PER_ROUND * rounds.sqrt());
        let hoped = self.colors.map(|color| f64::from(color.kinds) + f64::from(color.new_kinds));
        for color in game.colors() {
            let others = game.colors().filter(|other| *other != color);
            let chances = others.map(|other| {
                let ahead = hoped[color as usize] - hoped[other as usize] + 0.5;
                1.0 / (1.0 + exp(-ahead * sharpness))
            });
            self.colors[color as usize].variety = chances.product::<f64>() as f32;
        }
    }

    fn add_points(&mut self, game: &ItHappens) {
        for color in game.colors() {
            let found = &mut self.colors[color as usize];
            found.points = PAIR * found.new_pairs + VARIETY * found.variety;
            if !game.has_mounds() {
                continue;
            }
            for (odds, mound) in self.odds.iter().zip(ItHappens::MOUNDS) {
                let card = game.card(mound);
                let queen = odds.queen[color as usize] * f64::from(card.queen());
                found.points += (queen + odds.general[color as usize] * f64::from(card.general())) as f32;
            }
        }
    }
}

/// How many objects of each kind nobody has.
fn left(game: &ItHappens) -> [u8; Object::COUNT] {
    let mut left = [4_u8; Object::COUNT];
    for color in game.colors() {
        left.iter_mut().zip(game.objects(color)).for_each(|(left, count)| *left -= (*left).min(*count));
    }
    left
}
