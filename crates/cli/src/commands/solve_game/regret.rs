use anyhow::Context;
use rayon::prelude::*;
use serde::Serialize;
use wormery_arena::DealLuck;
use wormery_bots::{Bot, Level, Pace};
use wormery_core::{Config, Event, Game, Seat, Turn, Viewer};
use wormery_endgame::{Values, start};
use wormery_games::regenwormen::{Action, Regenwormen, Tiles};
use wormery_host::level_of;
use wormery_solve::{Choice, Situation, Stakes, TurnSolver};
use wormery_table::Seeded;

use super::{SolveGameArgs, pool};

/// What a level loses against perfect play.
#[derive(Serialize)]
pub(super) struct Loss {
    pub(super) bot: &'static str,
    pub(super) games: u64,
    /// The share of a win that it gives away in a game, on average.
    pub(super) per_game: f64,
    /// Half the width of its 95 % interval.
    pub(super) margin: f64,
    /// The same for each decision with a choice.
    pub(super) per_decision: f64,
}

pub(super) fn levels(names: &[String]) -> anyhow::Result<Vec<&'static Level<Regenwormen>>> {
    names.iter().map(|name| level_of::<Regenwormen>(name).context("--bots")).collect()
}

/// Lets each level play against perfect play, in turn as first and as second, and counts what its choices cost.
///
/// The mean of that is by how much it wins less often than a perfect player would, without the luck of the dice in it.
pub(super) fn measure(
    values: &Values,
    levels: &[&'static Level<Regenwormen>],
    args: &SolveGameArgs,
    n_threads: usize,
) -> anyhow::Result<Vec<Loss>> {
    let one = |level: &&'static Level<Regenwormen>| -> anyhow::Result<Loss> {
        let play = |game| lost(values, level, args.tiles, Pace::Playouts(args.playouts), (args.seed, game));
        let games: Option<Vec<Lost>> =
            pool(n_threads)?.install(|| (0..args.games).into_par_iter().map(play).collect());
        Ok(Loss::of(level.name, &games.expect("the game is solved")))
    };
    levels.iter().map(one).collect()
}

impl Loss {
    fn of(bot: &'static str, games: &[Lost]) -> Self {
        let n_games = games.len() as f64;
        let sum: f64 = games.iter().map(|game| game.share).sum();
        let n_decisions: u32 = games.iter().map(|game| game.n_decisions).sum();
        let per_game = sum / n_games;
        let squares: f64 = games.iter().map(|game| (game.share - per_game).powi(2)).sum();
        let margin = 1.96 * (squares / (n_games - 1.0).max(1.0) / n_games).sqrt();
        let per_decision = sum / f64::from(n_decisions.max(1));
        Self { bot, games: games.len() as u64, per_game, margin, per_decision }
    }
}

/// What a bot gave away in one game.
#[derive(Default)]
struct Lost {
    share: f64,
    n_decisions: u32,
}

/// The most decisions of a bot in one game: two who wait for each other would play for ever.
const MOST_DECISIONS: u32 = 10_000;

/// Plays one game of a level against perfect play; `None` if a position has no value.
fn lost(
    values: &Values,
    level: &Level<Regenwormen>,
    tiles: Tiles,
    pace: Pace,
    (seed, number): (u64, u64),
) -> Option<Lost> {
    let (config, own) = (Config::new(2, 0, *values.options()).ok()?, Seat::new((number % 2) as usize));
    let (mut bot, mut judge) = (level.bot(&config, own), Judge::new());
    // Two games, one as first and one as second, have the same luck.
    let (deal, mut luck) = (number / 2, DealLuck::new(seed, number / 2));
    let (mut game, mut lost) = (start(values.options(), tiles)?, Lost::default());
    while lost.n_decisions < MOST_DECISIONS {
        let event = match game.turn() {
            Turn::Over(_) => break,
            Turn::Chance(throw) => Event::Chance(luck.answer::<Regenwormen>(&throw)),
            Turn::Act(seat) => {
                luck.acts(seat);
                let thinking = || Seeded::for_game(seed ^ deal.rotate_left(32), u64::from(lost.n_decisions));
                let own = (seat == own).then(|| Choosing { bot: &mut *bot, pace, luck: thinking() });
                Event::Action(decide(values, &game, &mut judge, own, &mut lost)?)
            }
        };
        game.apply(&event).ok()?;
    }
    Some(lost)
}

/// A bot about to choose.
struct Choosing<'a> {
    bot: &'a mut dyn Bot<Regenwormen>,
    pace: Pace,
    luck: Seeded,
}

/// What the bot does, and what it loses by that; the best action where it is not the bot's turn.
fn decide(
    values: &Values,
    game: &Regenwormen,
    judge: &mut Judge,
    own: Option<Choosing<'_>>,
    lost: &mut Lost,
) -> Option<Action> {
    let legal: Vec<Action> = game.legal().collect();
    if let [only] = legal[..] {
        return Some(only);
    }
    let choices = judge.choices(values, game);
    let best = choices.first()?;
    let Some(Choosing { bot, pace, luck }) = own else { return Some(best.action) };
    let view = game.view(Viewer::Seat(game.seat()));
    let action = pace.think(luck, |thinking| bot.choose(&view, &legal, thinking));
    let chosen = choices.iter().find(|choice| choice.action == action)?;
    lost.share += (best.value - chosen.value).max(0.0);
    lost.n_decisions += 1;
    Some(action)
}

/// Knows what choices are worth.
struct Judge {
    solver: TurnSolver,
    choices: Vec<Choice>,
}

impl Judge {
    fn new() -> Self {
        Self { solver: TurnSolver::new(), choices: Vec::new() }
    }

    /// What every action is worth to the seat that acts, the best first.
    fn choices(&mut self, values: &Values, game: &Regenwormen) -> &[Choice] {
        self.choices.clear();
        if let Some(situation) = Situation::from_game(game) {
            let me = game.seat().index();
            let worth = |end, _| values.shares(&game.after(end)).map_or(f64::NAN, |shares| shares[me]);
            let stakes = Stakes::new(&situation, 0.0, worth);
            self.solver.solve(&situation, &stakes).choices(&mut self.choices);
        }
        &self.choices
    }
}
