use std::cmp::Reverse;

use wormery_bots::{Judge, Levels, Limit, Puzzling, Roster, Thinking, best_first};
use wormery_core::{Config, Seat, Viewer};
use wormery_table::{Choice, Previews, Seeded, choices};

use crate::Level;

/// The least by which the best choice of a puzzle is ahead of all others, as a share of the win.
pub const LEAST_GAP: f64 = 0.03;
/// Who can hardly win has nothing to choose.
const LEAST_SHARE: f64 = 0.08;

/// A decision that may be a puzzle.
#[derive(Debug)]
pub struct Posed<G: Roster> {
    /// What lies there.
    pub game: G,
    /// Who must choose.
    pub seat: Seat,
    /// What he may do, and what that certainly brings about, in the order of the rules.
    pub choices: Vec<Choice<G>>,
    /// What each is worth to him, as the judge thinks.
    pub shares: Vec<f64>,
    /// The place of the best.
    pub best: usize,
    /// The places of what rules of thumb would take instead, the most tempting first.
    pub wrong: Vec<usize>,
    /// How hard it is.
    pub level: Level,
}

impl<G: Roster> Posed<G> {
    /// Looks at a position in which somebody must act; `None` if no choice is clearly the best, or no rule of thumb errs.
    pub fn look(
        game: &G,
        config: &Config<G::Options>,
        judge: &mut dyn Judge<G>,
        puzzling: &Puzzling<G>,
    ) -> Option<Self> {
        let seat = game.turn().seat()?;
        let choices = choices(game, Viewer::Seat(seat), Previews::With);
        if !(2..=puzzling.most_choices).contains(&choices.len()) {
            return None;
        }
        let view = game.view(Viewer::Seat(seat));
        let legal: Vec<G::Action> = choices.iter().map(|choice| choice.action).collect();
        let shares: Vec<f64> = (judge.choices(&view, seat, &legal).iter())
            .map(|choice| choice.shares.of(seat.index()))
            .collect();
        let ranked = best_first(&shares);
        let (best, second) = (ranked[0], ranked[1]);
        if shares[best] < LEAST_SHARE || shares[best] - shares[second] < puzzling.least_gap.max(LEAST_GAP) {
            return None;
        }
        let picks = picks(&view, &choices, config, seat, puzzling);
        let wrong: Vec<usize> = picks.iter().copied().filter(|pick| *pick != best).collect();
        if wrong.is_empty() {
            return None;
        }
        let level = Level::of(wrong.len(), picks.len());
        Some(Self {
            game: game.clone(),
            seat,
            choices,
            shares,
            best,
            wrong: most_often(&wrong, &ranked),
            level,
        })
    }
}

/// The places of what the rules of thumb choose.
fn picks<G: Roster>(
    view: &G::View,
    choices: &[Choice<G>],
    config: &Config<G::Options>,
    seat: Seat,
    puzzling: &Puzzling<G>,
) -> Vec<usize> {
    let legal: Vec<G::Action> = choices.iter().map(|choice| choice.action).collect();
    let by_thumb = puzzling.thumbs.iter().map(|thumb| thumb(view, choices));
    let by_level = puzzling.levels.iter().filter_map(|level| {
        let mut bot = G::bot(level, config, seat)?;
        Some(bot.choose(view, &legal, &mut Thinking::new(Seeded::new(0), Limit::Playouts(1))))
    });
    let place = |action: G::Action| legal.iter().position(|legal| *legal == action);
    by_thumb.chain(by_level).filter_map(place).collect()
}

/// Each place once, what comes most often first; of equals the better one.
fn most_often(places: &[usize], ranked: &[usize]) -> Vec<usize> {
    let count = |place: &usize| places.iter().filter(|other| *other == place).count();
    let mut found: Vec<usize> = ranked.iter().copied().filter(|place| count(place) > 0).collect();
    found.sort_by_key(|place| Reverse(count(place)));
    found
}

#[cfg(test)]
mod tests {
    use super::most_often;

    #[test]
    fn what_tempts_most_comes_first() {
        assert_eq!(most_often(&[2, 1, 2, 3], &[0, 3, 1, 2]), [2, 3, 1]);
    }
}
