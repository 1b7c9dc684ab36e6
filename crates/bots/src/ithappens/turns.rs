use wormery_core::{Event, Game, Turn};
use wormery_games::ithappens::{Action, Color, ItHappens, Outcome, Pips, Question};

use super::outlook::{ByColor, Outlook, mean};

/// How many times a die is thrown again at most, in what is thought ahead.
const MOST_AGAIN: usize = 1;

/// Solves turns exactly: every face of the die, every action, whoever plays for his own share; an outlook values their ends.
#[derive(Clone, Debug)]
pub struct Turns<O> {
    outlook: O,
    /// What throwing, and passing after a throw, was found to be worth after so many throws of the turn at hand.
    throws: [Option<ByColor>; MOST_AGAIN + 1],
    passes: [Option<ByColor>; MOST_AGAIN + 1],
    /// What is done with each face then.
    plan: [[Option<Action>; 6]; MOST_AGAIN + 1],
}

impl<O: Outlook> Turns<O> {
    /// Values the ends of turns by this outlook.
    pub fn new(outlook: O) -> Self {
        Self { outlook, throws: [None; _], passes: [None; _], plan: [[None; _]; _] }
    }

    /// What values the ends.
    pub fn outlook(&mut self) -> &mut O {
        &mut self.outlook
    }

    /// What a position is worth to everybody: where a turn begins, by the outlook; in a turn, when it is played best.
    pub fn of_all(&mut self, game: &ItHappens) -> ByColor {
        self.forget();
        self.at(game, 0)
    }

    /// What a position is worth to everybody after an action.
    pub fn after(&mut self, game: &ItHappens, action: Action) -> ByColor {
        self.forget();
        self.act(game, action, 0)
    }

    /// What is done with a face after so many throws, if that was found out by the last question.
    pub fn planned(&self, n_again: usize, face: u8) -> Option<Action> {
        *self.plan.get(n_again)?.get(usize::from(face) - 1)?
    }

    fn forget(&mut self) {
        (self.throws, self.passes, self.plan) = ([None; _], [None; _], [[None; _]; _]);
    }

    fn at(&mut self, game: &ItHappens, n_again: usize) -> ByColor {
        if game.to_place().is_some() {
            return self.best(game, n_again).1;
        }
        match game.turn() {
            Turn::Chance(Question::Die) => self.thrown(game, n_again),
            Turn::Act(_) if is_last_die(game) => self.ending(game),
            _ => self.outlook.of_all(game),
        }
    }

    /// The very last turn of a game, exactly.
    fn ending(&mut self, game: &ItHappens) -> ByColor {
        let known = (self.throws, self.passes, self.plan);
        self.forget();
        let (_, shares) = self.best(game, 0);
        (self.throws, self.passes, self.plan) = known;
        shares
    }

    fn act(&mut self, game: &ItHappens, action: Action, n_again: usize) -> ByColor {
        let after = |turns: &mut Self, n_again| {
            let mut game = game.clone();
            game.apply(&Event::Action(action)).expect("a legal action is accepted");
            turns.at(&game, n_again)
        };
        match action {
            Action::Pass if game.to_place().is_some() => {
                let shares = self.passes[n_again].unwrap_or_else(|| after(self, n_again));
                self.passes[n_again] = Some(shares);
                shares
            }
            Action::Reroll => after(self, n_again + 1),
            _ => after(self, n_again),
        }
    }

    /// The best that the seat on turn can do.
    fn best(&mut self, game: &ItHappens, n_again: usize) -> (Action, ByColor) {
        let me = game.turn_color() as usize;
        let actions = game.legal().filter(|action| *action != Action::Reroll || n_again < MOST_AGAIN);
        let all = actions.map(|action| (action, self.act(game, action, n_again)));
        let better =
            |one: (_, ByColor), other: (_, ByColor)| if other.1[me] > one.1[me] { other } else { one };
        all.reduce(better).expect("a seat on turn has an action")
    }

    /// The mean over the faces of a die of the color on turn; of one of the third color nothing is remembered.
    fn thrown(&mut self, game: &ItHappens, n_again: usize) -> ByColor {
        if let Some(known) = self.throws[n_again] {
            return known;
        }
        let faces = (1..=6).map(|face| {
            let mut game = game.clone();
            game.apply(&Event::Chance(Outcome::Die { value: Pips::new(face) })).expect("a die has six faces");
            let (action, shares) = self.best(&game, n_again);
            self.plan[n_again][face as usize - 1] = Some(action);
            shares
        });
        let faces: Vec<_> = faces.collect();
        let shares = mean(faces.into_iter());
        self.throws[n_again] = Some(shares);
        shares
    }
}

/// Whether one die more ends the game.
fn is_last_die(game: &ItHappens) -> bool {
    let can_come = |color: &Color| game.n_places(*color) > 0;
    game.round() == 4 && game.colors().filter(can_come).map(|color| game.dice_left(color)).sum::<u8>() <= 1
}
