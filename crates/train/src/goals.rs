//! What a net shall say of the positions of a game that was played.

use wormery_bots::net::MOST_ROWS;
use wormery_core::Standing;
use wormery_regenwormen::Regenwormen;

use crate::sample::Sample;

/// How much of what a net was wrong about later is told to the positions before.
const HANDED_BACK: f32 = 0.9;

/// The share of the win of each seat, counted from the first.
pub(crate) type Wins = [f32; MOST_ROWS];

/// A turn that was played.
pub(crate) struct Step {
    /// The position in which it began.
    pub(crate) game: Regenwormen,
    /// What it was worth to everybody, had who played it played it best: the mean over all dice.
    pub(crate) expected: Wins,
    /// What the net thought of the position.
    pub(crate) thought: Wins,
}

/// A game that was played.
pub(crate) struct Trail {
    pub(crate) steps: Vec<Step>,
    /// Who won; of a game that was left, what the net thought of it then.
    pub(crate) result: Wins,
}

/// Who won.
pub(crate) fn wins(standing: &Standing) -> Wins {
    let n_seats = standing.scores().len();
    let share = |seat| if seat < n_seats { standing.win_share(seat) as f32 } else { 0.0 };
    core::array::from_fn(share)
}

/// Who won, for every position.
pub(crate) fn outcome(trail: &Trail) -> Vec<Sample> {
    trail.steps.iter().map(|step| sample(&step.game, &trail.result)).collect()
}

/// What each turn is worth by the positions after it, and by how much the net was wrong about these.
///
/// The dice of the turn itself are not in it, so goals are much calmer than results.
pub(crate) fn expected(trail: &Trail) -> Vec<Sample> {
    let (mut goal, mut thought) = (trail.result, trail.result);
    let back = trail.steps.iter().rev().map(|step| {
        let wrong = |seat: usize| HANDED_BACK * (goal[seat] - thought[seat]);
        goal = as_shares(core::array::from_fn(|seat| step.expected[seat] + wrong(seat)));
        thought = step.thought;
        sample(&step.game, &goal)
    });
    back.collect()
}

/// Shares of one: what was wrong later can make them more than all or less than nothing.
fn as_shares(wins: Wins) -> Wins {
    let wins = wins.map(|win| win.clamp(0.0, 1.0));
    let sum: f32 = wins.iter().sum();
    wins.map(|win| win / sum)
}

/// Counts the seats from the one to play.
fn sample(game: &Regenwormen, wins: &Wins) -> Sample {
    let (first, n_seats) = (game.seat().index(), game.n_seats());
    let share = |relative| if relative < n_seats { wins[(first + relative) % n_seats] } else { 0.0 };
    Sample { game: game.clone(), shares: core::array::from_fn(share) }
}

#[cfg(test)]
mod tests {
    use wormery_core::{Config, Game};
    use wormery_regenwormen::{Options, TurnEnd};

    use super::*;

    fn of(shares: &[f32]) -> Wins {
        core::array::from_fn(|seat| shares.get(seat).copied().unwrap_or(0.0))
    }

    /// Three players fail in turn, and nobody has anything at the end: all share the win.
    fn trail() -> Trail {
        let config = Config::new(3, 0, Options::default()).unwrap();
        let mut game = Regenwormen::start(&config);
        let mut steps = Vec::new();
        let turns = [
            ([0.4, 0.3, 0.3], [0.5, 0.3, 0.2]),
            ([0.5, 0.3, 0.2], [0.4, 0.3, 0.3]),
            ([0.4, 0.4, 0.2], [0.5, 0.3, 0.2]),
        ];
        for (expected, thought) in turns {
            steps.push(Step { game: game.clone(), expected: of(&expected), thought: of(&thought) });
            game = game.after(TurnEnd::Fail);
        }
        Trail { steps, result: wins(&game.standing()) }
    }

    fn assert_goal(sample: &Sample, seat: usize, shares: [f32; 3]) {
        assert_eq!(sample.game.seat().index(), seat);
        let off = sample.shares.iter().zip(of(&shares)).map(|(found, known)| (found - known).abs());
        assert!(off.fold(0.0, f32::max) < 1e-5, "{:?} and {shares:?}", sample.shares);
    }

    /// Worked out by hand; seats are counted from the one to play.
    #[test]
    fn goals_are_expectations_and_what_was_wrong_later() {
        let samples = expected(&trail());
        let [last, second, first] = samples.as_slice() else { panic!("{} samples", samples.len()) };
        assert_goal(last, 2, [0.2, 0.4, 0.4]);
        // Seats 0 and 1 were thought to have 0.5 and 0.3 after it, and had 0.4 each.
        assert_goal(second, 1, [0.3 + 0.09, 0.2, 0.5 - 0.09]);
        assert_goal(first, 0, [0.4 + 0.9 * 0.01, 0.3 + 0.9 * 0.09, 0.3 - 0.9 * 0.1]);
    }

    #[test]
    fn outcomes_are_the_same_for_all_positions() {
        let samples = outcome(&trail());
        let seats = samples.iter().zip(0..);
        seats.for_each(|(sample, seat)| assert_goal(sample, seat, [1.0 / 3.0; 3]));
    }
}
