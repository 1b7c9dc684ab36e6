use std::sync::Arc;

use wormery_bots::ithappens::{ByColor, NetValue, Turns, greedy};
use wormery_bots::net::Net;
use wormery_core::{Game, Luck};
use wormery_ithappens::{Action, Color, ItHappens};
use wormery_table::Seeded;

/// In games that stray so many decisions of a hundred are random ones.
const STRAYING: u32 = 15;

/// Who teaches.
#[derive(Clone, Debug)]
pub(crate) enum Teacher {
    /// The greedy bot, by who won.
    Greedy,
    /// A net, by what it thinks of what may come.
    Net(Arc<Net>),
}

/// How a color is played.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Habit {
    Best,
    Stray,
    Greedy,
    Random,
}

/// Plays all seats of one game after the other.
pub(crate) struct Player {
    turns: Option<Turns<NetValue>>,
    habits: [Habit; Color::COUNT],
    /// How often the die was thrown again in this turn.
    n_again: usize,
    luck: Seeded,
}

impl Player {
    pub(crate) fn new(teacher: &Teacher) -> Self {
        let turns = match teacher {
            Teacher::Greedy => None,
            Teacher::Net(net) => Some(Turns::new(NetValue::new(Arc::clone(net)))),
        };
        Self { turns, habits: [Habit::Best; _], n_again: 0, luck: Seeded::new(0) }
    }

    /// Forgets the last game; all that is random in this one comes from here.
    ///
    /// In half of the games everybody plays as well as he can, in a quarter all stray, and in the others it depends on the
    /// color: the net must know what weak players come to.
    pub(crate) fn begin_game(&mut self, mut luck: Seeded) {
        let mixed = [Habit::Best, Habit::Best, Habit::Greedy, Habit::Random];
        self.habits = match luck.below(4) {
            0 | 1 if self.turns.is_some() => [Habit::Best; _],
            3 => core::array::from_fn(|_| mixed[luck.below(4) as usize]),
            _ => [Habit::Stray; _],
        };
        self.luck = luck;
    }

    /// What the net thinks of a position; without one nothing is known.
    pub(crate) fn thought(&mut self, game: &ItHappens) -> ByColor {
        self.turns.as_mut().map_or([0.0; _], |turns| turns.of_all(game))
    }

    /// Chooses an action; where a turn begins, says what the best one makes of the position.
    pub(crate) fn choose(&mut self, game: &ItHappens, is_start: bool) -> (Action, ByColor) {
        let legal: Vec<_> = game.legal().collect();
        let solved = if is_start { self.begin_turn(game, &legal) } else { self.planned(game, &legal) };
        let action = match (self.habit(game), solved) {
            (Habit::Random, _) => legal[self.luck.below(legal.len() as u32) as usize],
            (Habit::Greedy, _) | (_, None) => greedy(game, &legal, &mut self.luck),
            (_, Some((action, _))) => action,
        };
        self.n_again += usize::from(action == Action::Reroll);
        (action, solved.map_or([0.0; _], |(_, shares)| shares))
    }

    fn habit(&mut self, game: &ItHappens) -> Habit {
        match self.habits[game.turn_color() as usize] {
            Habit::Stray if self.luck.below(100) < STRAYING => Habit::Random,
            Habit::Stray => Habit::Best,
            habit => habit,
        }
    }

    /// The best action and what it makes of the position.
    fn begin_turn(&mut self, game: &ItHappens, legal: &[Action]) -> Option<(Action, ByColor)> {
        self.n_again = 0;
        Some(best(self.turns.as_mut()?, game, legal))
    }

    /// What was thought of where the turn began; of dice of the third color, and of many throws, it was not.
    fn planned(&mut self, game: &ItHappens, legal: &[Action]) -> Option<(Action, ByColor)> {
        let turns = self.turns.as_mut()?;
        let (color, face) = game.to_place()?;
        let planned = turns.planned(self.n_again, face).filter(|_| color == game.turn_color());
        let unknown = [0.0; Color::COUNT];
        Some(planned.map_or_else(|| best(turns, game, legal), |action| (action, unknown)))
    }
}

/// Solves the actions from the last to the first, which is to throw a die of the own color: its plan is kept.
fn best(turns: &mut Turns<NetValue>, game: &ItHappens, legal: &[Action]) -> (Action, ByColor) {
    let me = game.turn_color() as usize;
    let all = legal.iter().rev().map(|action| (*action, turns.after(game, *action)));
    let better = |one: (_, ByColor), other: (_, ByColor)| if other.1[me] >= one.1[me] { other } else { one };
    all.reduce(better).expect("a seat that must act can")
}
