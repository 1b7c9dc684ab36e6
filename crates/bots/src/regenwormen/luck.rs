use wormery_core::{Event, Game};
use wormery_games::regenwormen::{Action, Phase, Regenwormen};

use super::planner::Planner;
use super::{GREEDY, Worms};

/// What the throws of each seat brought against the mean of all that could have come, in worms of their turns if those are
/// played for the most worms.
///
/// Nobody's choices are judged by it: it only says how kind the dice were, with mean zero at every throw, whoever plays.
pub(super) fn score_luck(positions: &[Regenwormen], events: &[Event<Regenwormen>]) -> Vec<f64> {
    let n_seats = positions.first().map_or(0, Regenwormen::n_seats);
    let (mut worms, mut sums) = (Planner::new(GREEDY), vec![0.0; n_seats]);
    for (before, event) in positions.iter().zip(events) {
        if let Event::Chance(_) = event {
            sums[before.seat().index()] += brought(&mut worms, before, event);
        }
    }
    sums
}

fn brought(worms: &mut Planner<Worms>, before: &Regenwormen, throw: &Event<Regenwormen>) -> f64 {
    let mean = worms.value(before, Action::Roll { golden: false });
    let mut after = before.clone();
    let is_thrown = after.apply(throw).is_ok();
    let goes_on = is_thrown && matches!(after.phase(), Phase::Keep | Phase::Failed);
    let best = after.legal().filter(|_| goes_on).map(|action| worms.value(&after, action));
    // A throw that ends the turn fails.
    best.reduce(f64::max).unwrap_or_else(|| worms.value(before, Action::Accept)) - mean
}

#[cfg(test)]
mod tests {
    use wormery_core::{Chance, Config, Seat, Turn, Viewer};
    use wormery_games::regenwormen::Options;
    use wormery_table::Seeded;

    use super::*;
    use crate::{Levels, Limit, Thinking};

    fn play(expansion: bool, level: &str, seed: u64) -> (Vec<Regenwormen>, Vec<Event<Regenwormen>>) {
        let config = Config::new(3, 0, Options { expansion, ..Options::default() }).unwrap();
        let (mut positions, mut events) = (vec![Regenwormen::start(&config)], Vec::new());
        let mut bots: Vec<_> =
            Seat::all(3).map(|seat| Regenwormen::bot(level, &config, seat).unwrap()).collect();
        let mut luck = Seeded::new(seed);
        let mut thinking = Thinking::new(Seeded::new(seed + 1), Limit::Playouts(1));
        loop {
            let mut game = positions.last().unwrap().clone();
            let event = match game.turn() {
                Turn::Over(_) => return (positions, events),
                Turn::Chance(question) => Event::Chance(question.draw(&mut luck)),
                Turn::Act(seat) => {
                    let (view, legal) = (game.view(Viewer::Seat(seat)), game.legal().collect::<Vec<_>>());
                    Event::Action(bots[seat.index()].choose(&view, &legal, &mut thinking))
                }
            };
            game.apply(&event).unwrap();
            positions.push(game);
            events.push(event);
        }
    }

    /// Not measured: every throw that could have come is counted, at every throw of some games.
    #[test]
    fn it_has_mean_zero_at_every_throw() {
        for (expansion, level, seed) in [(false, "greedy", 5), (false, "random", 2), (true, "raider", 6)] {
            let (positions, _) = play(expansion, level, seed);
            let (mut worms, mut n_throws) = (Planner::new(GREEDY), 0);
            for game in positions {
                let Turn::Chance(question) = game.turn() else { continue };
                let ways = question.ways().unwrap();
                let total: u64 = ways.iter().map(|(_, ways)| ways).sum();
                let brought = ways.into_iter().map(|(throw, ways)| {
                    brought(&mut worms, &game, &Event::Chance(throw)) * ways as f64 / total as f64
                });
                let mean: f64 = brought.sum();
                assert!(mean.abs() < 1e-9, "{expansion} seed {seed}: {mean} in {game:?}");
                n_throws += 1;
            }
            assert!(n_throws > 30, "only {n_throws} throws");
        }
    }

    #[test]
    fn equal_players_have_none_of_it_in_the_long_run() {
        let mut luck = Vec::new();
        for seed in 0..60 {
            let (positions, events) = play(false, "greedy", seed);
            luck.push(score_luck(&positions, &events)[0]);
        }
        let n = luck.len() as f64;
        let mean = luck.iter().sum::<f64>() / n;
        let deviation = (luck.iter().map(|worms| (worms - mean).powi(2)).sum::<f64>() / (n - 1.0)).sqrt();
        assert!(mean.abs() < 2.66 * deviation / n.sqrt(), "{mean} ± {}", 2.66 * deviation / n.sqrt());
        assert!((1.0..10.0).contains(&deviation), "worms, not shares: {deviation}");
    }
}
