use std::sync::Arc;

use wormery_bots::net::Net;
use wormery_bots::regenwormen::{EndValue, Leaning, NetValue, Outlook, Planner, Turns, Worms};
use wormery_core::{Game, Luck};
use wormery_regenwormen::{Action, Regenwormen};
use wormery_table::Seeded;

use crate::blurred::{Blurred, Known};
use crate::goals::Wins;

/// In one of so many games some turns are played by blurred values.
const BLURRED_GAMES: u32 = 4;
/// So many turns of a hundred in these games.
const BLURRED_TURNS: u32 = 40;

/// Who plays the games to learn from.
#[derive(Clone, Debug)]
pub(crate) enum Teacher {
    /// Bots that count worms: a greedy one and a raider in turn.
    Worms,
    /// Bots that ask a net.
    Net(Arc<Net>),
}

/// How turns are played exactly.
enum Exact {
    Worms([Planner<Worms>; 2]),
    Net(Turns<NetValue>),
}

/// Plays all seats of one game after the other.
pub(crate) struct Player {
    values: [Known; 2],
    exact: Exact,
    /// Shifts who is greedy and who a raider.
    shift: usize,
    blurred: Option<Planner<Blurred>>,
    is_blurred: bool,
    luck: Seeded,
}

impl Player {
    pub(crate) fn new(teacher: &Teacher) -> Self {
        let worms = [1.0, 2.0].map(|steal| Worms { steal });
        let (values, exact) = match teacher {
            Teacher::Worms => (worms.map(Known::Worms), Exact::Worms(worms.map(Planner::new))),
            Teacher::Net(net) => {
                let net = NetValue::new(Arc::clone(net));
                ([(); 2].map(|()| Known::Net(Leaning::new(net.clone()))), Exact::Net(Turns::new(net)))
            }
        };
        Self { values, exact, shift: 0, blurred: None, is_blurred: false, luck: Seeded::new(0) }
    }

    /// Forgets the last game; all that is random in this one comes from here.
    pub(crate) fn begin_game(&mut self, number: u64, luck: Seeded) {
        (self.shift, self.luck, self.is_blurred) = (number as usize, luck, false);
        self.blurred = (self.luck.below(BLURRED_GAMES) == 0).then(|| self.blur(number as usize % 2));
    }

    fn blur(&mut self, idx: usize) -> Planner<Blurred> {
        let value = self.values[idx].clone();
        let most = if matches!(value, Known::Net(_)) { 0.075 } else { 0.5 };
        Planner::new(Blurred { value, most, luck: Seeded::new(u64::from(self.luck.below(u32::MAX))) })
    }

    /// Begins a turn; says what it is worth to everybody when it is played best, whether it is played so or not.
    ///
    /// Who counts worms cannot say that.
    pub(crate) fn begin_turn(&mut self, game: &Regenwormen) -> Wins {
        self.is_blurred = self.blurred.is_some() && self.luck.below(100) < BLURRED_TURNS;
        match &mut self.exact {
            Exact::Worms(_) => Wins::default(),
            Exact::Net(turns) => turns.of_all(game).map(|share| share as f32),
        }
    }

    /// Chooses what is worth most.
    pub(crate) fn choose(&mut self, game: &Regenwormen) -> Action {
        match (&mut self.blurred, &mut self.exact) {
            (Some(planner), _) if self.is_blurred => best(planner, game),
            (_, Exact::Worms(planners)) => best(&mut planners[(game.seat().index() + self.shift) % 2], game),
            (_, Exact::Net(turns)) => turns.best(game),
        }
    }
}

fn best<V: EndValue>(planner: &mut Planner<V>, game: &Regenwormen) -> Action {
    let mut legal = game.legal();
    let mut best = legal.next().expect("a seat that must act can");
    let mut value = None;
    for action in legal {
        let best_value = *value.get_or_insert_with(|| planner.value(game, best));
        let other = planner.value(game, action);
        if other > best_value {
            (best, value) = (action, Some(other));
        }
    }
    best
}
