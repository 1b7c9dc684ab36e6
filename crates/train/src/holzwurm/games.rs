use rayon::prelude::*;
use wormery_bots::holzwurm::Worths;
use wormery_core::{Chance, Event, Game, Turn};
use wormery_holzwurm::{DealQuestion, Holzwurm};
use wormery_table::Seeded;

use crate::holzwurm::player::{Company, Player, Teacher};
use crate::holzwurm::sample::{Sample, Wins};
use crate::holzwurm::tables;

/// How much of what a net was wrong about later is told to the positions before.
const HANDED_BACK: f32 = 0.92;
/// Deals over which the net is asked what a deal brings.
const N_DEALS: usize = 8;

/// Matches to be played.
#[derive(Clone, Debug)]
pub(crate) struct Games {
    pub(crate) teacher: Teacher,
    pub(crate) company: Company,
    pub(crate) count: u64,
    pub(crate) seed: u64,
}

/// A position that was met.
struct Step {
    game: Holzwurm,
    /// What the net thought of it.
    thought: Wins,
    /// What the net thought of what should have come next.
    expected: Wins,
}

impl Games {
    /// Plays the matches and makes a sample of every position, in the order of the matches.
    pub(crate) fn samples(&self) -> Vec<Sample> {
        let games = (0..self.count).into_par_iter();
        let played = games.map_init(
            || Player::new(&self.teacher, self.company),
            |player, number| self.play(player, number),
        );
        played.collect::<Vec<_>>().into_iter().flatten().collect()
    }

    fn play(&self, player: &mut Player, number: u64) -> Vec<Sample> {
        let mut luck = Seeded::for_game(self.seed, number);
        let mut game = Holzwurm::start(&tables::draw(&mut luck));
        player.begin_match(&mut luck);
        let mut steps = Vec::new();
        loop {
            let thought = think(player, &game);
            let (event, expected) = match game.turn() {
                Turn::Over(_) => return goals(steps, result(&game)),
                Turn::Chance(question) => {
                    (Event::Chance(question.draw(&mut luck)), mean_deal(player, &game, question, &mut luck))
                }
                Turn::Act(seat) => {
                    let decision = player.decide(&game, seat, &mut luck);
                    let expected = think(player, &after(&game, &Event::Action(decision.best)));
                    (Event::Action(decision.played), expected)
                }
            };
            steps.push(Step { game: game.clone(), thought, expected });
            game.apply(&event).expect("a player takes a legal action");
        }
    }
}

fn result(game: &Holzwurm) -> Wins {
    let Turn::Over(standing) = game.turn() else { return Wins::default() };
    core::array::from_fn(|seat| if seat < game.n_seats() { standing.win_share(seat) as f32 } else { 0.0 })
}

fn after(game: &Holzwurm, event: &Event<Holzwurm>) -> Holzwurm {
    let mut game = game.clone();
    game.apply(event).expect("what should come next is legal");
    game
}

fn think(player: &mut Player, game: &Holzwurm) -> Wins {
    player.critic().map_or([0.0; _], |critic| critic.of_all(game).map(|share| share as f32))
}

fn mean_deal(player: &mut Player, game: &Holzwurm, question: DealQuestion, luck: &mut Seeded) -> Wins {
    let Some(critic) = player.critic() else { return Wins::default() };
    let mut sums = Worths::default();
    for _ in 0..N_DEALS {
        let worths = critic.of_all(&after(game, &Event::Chance(question.draw(luck))));
        sums.iter_mut().zip(worths).for_each(|(sum, worth)| *sum += worth);
    }
    sums.map(|sum| (sum / N_DEALS as f64) as f32)
}

/// What the net shall say of each position: what it thought of what should have come next, and by how much it was wrong later.
///
/// Nets that do not exist yet thought and expected nothing: then it is who won.
fn goals(steps: Vec<Step>, result: Wins) -> Vec<Sample> {
    let (mut goal, mut thought) = (result, result);
    let is_first = steps.iter().all(|step| step.thought[0] <= 0.0);
    let back = steps.into_iter().rev().map(|step| {
        if !is_first {
            goal =
                core::array::from_fn(|seat| step.expected[seat] + HANDED_BACK * (goal[seat] - thought[seat]));
        }
        thought = step.thought;
        Sample { game: step.game, goal }
    });
    back.collect()
}

#[cfg(test)]
mod tests {
    use wormery_core::Config;
    use wormery_holzwurm::Options;

    use super::*;

    fn of(share: f32) -> Wins {
        [share, 1.0 - share, 0.0, 0.0, 0.0, 0.0]
    }

    fn steps(thoughts: [(f32, f32); 2]) -> Vec<Step> {
        let game = Holzwurm::start(&Config::new(2, 0, Options::default()).unwrap());
        let step = |(thought, expected)| Step { game: game.clone(), thought, expected };
        thoughts.map(|(thought, expected)| step((of(thought), of(expected)))).into()
    }

    /// Worked out by hand.
    #[test]
    fn goals_are_expectations_and_what_was_wrong_later() {
        let samples = goals(steps([(0.5, 0.6), (0.55, 0.7)]), of(1.0));
        let [last, first] = samples.as_slice() else { panic!("{} samples", samples.len()) };
        assert!((last.goal[0] - 0.7).abs() < 1e-6, "the net is right about the end: {:?}", last.goal);
        let wrong = HANDED_BACK * (0.7 - 0.55);
        assert!((first.goal[0] - (0.6 + wrong)).abs() < 1e-6, "{:?}", first.goal);
        assert!((first.goal[0] + first.goal[1] - 1.0).abs() < 1e-6);
    }

    #[test]
    fn without_a_net_the_goal_is_who_won() {
        let mut met = steps([(0.5, 0.6), (0.55, 0.7)]);
        for step in &mut met {
            (step.thought, step.expected) = Default::default();
        }
        assert!(goals(met, of(1.0)).iter().all(|sample| sample.goal[0] >= 1.0));
    }
}
