use std::sync::Arc;

use rayon::prelude::*;
use wormery_bots::regenwormen::{NetValue, Outlook};
use wormery_core::{Chance, Event, Game, Luck, Turn};
use wormery_regenwormen::{Phase, Regenwormen};
use wormery_table::Seeded;

use crate::goals::{self, Step, Trail};
use crate::odd_start;
use crate::player::{Player, Teacher};
use crate::sample::Sample;
use crate::tables::Tables;

/// So many games of a hundred begin in an odd position.
const ODD_STARTS: u32 = 15;
/// A game is left after so many turns: where the 36 alone is open, one can take thousands.
const LONGEST: usize = 400;

/// Games to be played.
#[derive(Clone, Debug)]
pub(crate) struct Games {
    pub(crate) tables: Tables,
    pub(crate) teacher: Teacher,
    pub(crate) count: u64,
    pub(crate) seed: u64,
}

impl Games {
    /// Plays the games and makes a sample of every position at the start of a turn, in the order of the games.
    pub(crate) fn samples(&self) -> Vec<Sample> {
        let games = (0..self.count).into_par_iter();
        let make = || (Player::new(&self.teacher), self.critic());
        let played = games.map_init(make, |(player, critic), number| {
            let trail = self.play(player, critic.as_mut(), number);
            match critic {
                Some(_) => goals::expected(&trail),
                None => goals::outcome(&trail),
            }
        });
        played.collect::<Vec<_>>().into_iter().flatten().collect()
    }

    /// Says what the net thinks of a position.
    fn critic(&self) -> Option<NetValue> {
        match &self.teacher {
            Teacher::Worms => None,
            Teacher::Net(net) => Some(NetValue::new(Arc::clone(net))),
        }
    }

    fn play(&self, player: &mut Player, mut critic: Option<&mut NetValue>, number: u64) -> Trail {
        let mut luck = Seeded::for_game(self.seed, number);
        let mut game = self.start(&mut luck);
        player.begin_game(number, luck.clone());
        let mut steps = Vec::with_capacity(32);
        loop {
            if let Turn::Over(standing) = game.turn() {
                return Trail { steps, result: goals::wins(&standing) };
            }
            let thought =
                critic.as_mut().map_or([0.0; _], |critic| critic.of_all(&game).map(|share| share as f32));
            if steps.len() == LONGEST {
                // Without a net nothing is known of a game that was left.
                let steps = if critic.is_some() { steps } else { Vec::new() };
                return Trail { steps, result: thought };
            }
            steps.push(Step { game: game.clone(), expected: player.begin_turn(&game), thought });
            play_turn(&mut game, player, &mut luck);
        }
    }

    fn start(&self, luck: &mut Seeded) -> Regenwormen {
        let config = self.tables.draw(luck);
        let is_odd = luck.below(100) < ODD_STARTS;
        if is_odd { odd_start::draw(&config, luck) } else { Regenwormen::start(&config) }
    }
}

/// Plays until the next turn begins or the game is over.
fn play_turn(game: &mut Regenwormen, player: &mut Player, luck: &mut Seeded) {
    loop {
        let event = match game.turn() {
            Turn::Over(_) => return,
            Turn::Chance(question) => Event::Chance(question.draw(luck)),
            Turn::Act(_) => Event::Action(player.choose(game)),
        };
        game.apply(&event).expect("a planner takes a legal action");
        if game.phase() == Phase::Roll {
            return;
        }
    }
}
