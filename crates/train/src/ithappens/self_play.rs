use rayon::prelude::*;
use wormery_bots::ithappens::{ByColor, features::Description};
use wormery_core::{Chance, Event, Game, Turn};
use wormery_ithappens::{Color, ItHappens, Question};
use wormery_table::Seeded;

use super::goals::{self, Sample, Step};
use super::player::{Player, Teacher};
use super::tables;

/// How many draws of the mounds stand for all.
const N_DRAWS: usize = 24;

/// Games to be played.
#[derive(Clone, Debug)]
pub(crate) struct Games {
    pub(crate) teacher: Teacher,
    pub(crate) count: u64,
    pub(crate) seed: u64,
}

impl Games {
    /// Plays the games and makes a sample of every position at the beginning of a turn or a round, in the order of the games.
    pub(crate) fn samples(&self) -> Vec<Sample> {
        let games = (0..self.count).into_par_iter();
        let played =
            games.map_init(|| Player::new(&self.teacher), |player, number| self.play(player, number));
        played.collect::<Vec<_>>().into_iter().flatten().collect()
    }

    fn play(&self, player: &mut Player, number: u64) -> Vec<Sample> {
        let mut luck = Seeded::for_game(self.seed, number);
        let mut game = ItHappens::start(&tables::draw(&mut luck));
        player.begin_game(Seeded::for_game(self.seed + 1, number));
        let (mut steps, mut description) = (Vec::with_capacity(96), Description::default());
        loop {
            let event = match game.turn() {
                Turn::Over(standing) => {
                    let result = core::array::from_fn(|row| standing.win_share(row));
                    return match self.teacher {
                        Teacher::Greedy => goals::outcome(steps, &result),
                        Teacher::Net(_) => goals::expected(steps, &result),
                    };
                }
                Turn::Chance(question @ Question::Mounds { .. }) => {
                    let expected = mean_of_draws(player, &game, &question, &mut luck.clone());
                    description.look_at(&game);
                    steps.push(Step::new(&description, expected, player.thought(&game)));
                    Event::Chance(question.draw(&mut luck))
                }
                Turn::Chance(question) => Event::Chance(question.draw(&mut luck)),
                Turn::Act(_) => {
                    let is_start = game.to_place().is_none();
                    let thought = is_start.then(|| player.thought(&game));
                    let (action, expected) = player.choose(&game, is_start);
                    if let Some(thought) = thought {
                        description.look_at(&game);
                        steps.push(Step::new(&description, expected, thought));
                    }
                    Event::Action(action)
                }
            };
            game.apply(&event).expect("a player takes a legal action");
        }
    }
}

/// What the mounds of a round can be expected to bring.
fn mean_of_draws(player: &mut Player, game: &ItHappens, question: &Question, luck: &mut Seeded) -> ByColor {
    let mut sum = [0.0; Color::COUNT];
    for _ in 0..N_DRAWS {
        let mut after = game.clone();
        after.apply(&Event::Chance(question.draw(luck))).expect("what is drawn can be laid out");
        sum.iter_mut().zip(player.thought(&after)).for_each(|(sum, share)| *sum += share / N_DRAWS as f64);
    }
    sum
}
