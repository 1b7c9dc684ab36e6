//! The solver against the rules themselves: what is legal, and what the best play is worth when every roll is
//! played out.

use wormery_core::{Chance, Config, Event, Game, Seat, Turn};
use wormery_regenwormen::{
    Action, DeclineSteal, GoldenFaces, Lower, Options, Phase, Regenwormen, Specialist, Tile, TurnEnd,
    VoluntaryFail,
};
use wormery_solve::{Choice, FailCost, Kit, Moment, Objective, Odds, Situation, Stakes, State, TurnSolver};
use wormery_table::{RandomPlay, Seeded};

const TOLERANCE: f64 = 1e-12;

/// Options number `index` of many: every switch that matters to a turn both ways, in changing company.
fn options(index: u64) -> Options {
    let bit = |place: u64| index >> place & 1 == 1;
    Options {
        expansion: bit(0) || bit(1),
        lower: Lower::ALL[(index % 3) as usize],
        decline_steal: DeclineSteal::ALL[usize::from(bit(2))],
        voluntary_fail: VoluntaryFail::ALL[(index / 3 % 3) as usize],
        golden_faces: GoldenFaces::ALL[usize::from(bit(3))],
        low_tiles_need_worm: !bit(4),
        weasel_after_fail: !bit(2),
        one_low_tile_per_player: bit(4),
        ..Options::default()
    }
}

/// Calls `visit` with every position of some random games.
fn visit_games(n_games: u64, mut visit: impl FnMut(&Regenwormen)) {
    let mut play = RandomPlay::<Regenwormen>::default();
    for number in 0..n_games {
        let n_seats = 2 + (number % 6) as usize;
        let config = Config::new(n_seats, 0, options(number)).unwrap();
        let (mut game, mut luck) = (Regenwormen::start(&config), Seeded::for_game(7, number));
        while let Ok(event) = play.next(&game, &mut luck) {
            visit(&game);
            game.apply(&event).unwrap();
        }
        assert_eq!(Situation::from_game(&game), None, "a game that is over has no turn");
    }
}

fn worms(situation: &Situation) -> Stakes {
    Stakes::of(situation, Objective::Worms(FailCost::Own))
}

#[test]
fn what_can_be_claimed_is_what_the_rules_say() {
    visit_games(60, |game| {
        let situation = Situation::from_game(game).unwrap();
        for has_worm in [false, true] {
            for points in 0..=45 {
                let mut claims: Vec<TurnEnd> = situation.targets(points, has_worm).iter().collect();
                let mut rules: Vec<TurnEnd> = game.claims_with(points, has_worm).collect();
                assert_eq!(claims.is_empty(), situation.targets(points, has_worm).is_empty());
                claims.sort_by_key(|end| format!("{end:?}"));
                rules.sort_by_key(|end| format!("{end:?}"));
                assert_eq!(claims, rules, "{points} {has_worm} {game:?}");
            }
        }
    });
}

#[test]
fn what_can_be_chosen_is_what_the_rules_say() {
    let (mut solver, mut choices) = (TurnSolver::new(), Vec::new());
    let mut n_phases = [0; 8];
    visit_games(48, |game| {
        let situation = Situation::from_game(game).unwrap();
        let stakes = worms(&situation);
        solver.solve(&situation, &stakes).choices(&mut choices);
        let mut actions: Vec<String> = choices.iter().map(|choice| format!("{:?}", choice.action)).collect();
        let mut legal: Vec<String> = game.legal().map(|action| format!("{action:?}")).collect();
        actions.sort();
        legal.sort();
        assert_eq!(actions, legal, "{game:?}");
        assert!(choices.is_sorted_by(|a, b| a.value >= b.value), "{choices:?}");
        n_phases[game.phase() as usize] += 1;
    });
    assert!(n_phases.iter().all(|n| *n > 0), "every phase occurred: {n_phases:?}");
}

fn score(game: &Regenwormen, seat: Seat) -> f64 {
    let worms: u8 = game.stack(seat).map(Tile::worms).sum();
    f64::from(worms + game.tokens(seat))
}

/// Whether the turn of a seat is over.
fn is_done(game: &Regenwormen, seat: Seat) -> bool {
    game.phase() == Phase::Over || game.seat() != seat
}

fn after(game: &Regenwormen, event: &Event<Regenwormen>) -> Regenwormen {
    let mut game = game.clone();
    game.apply(event).expect("the event is legal");
    game
}

/// The worms that the best play gains, found by trying everything.
fn best_play(game: &Regenwormen, seat: Seat, before: f64) -> f64 {
    if is_done(game, seat) {
        return score(game, seat) - before;
    }
    match game.turn() {
        Turn::Chance(throw) => {
            let total = throw.total_ways().unwrap() as f64;
            let rolls = throw.ways().unwrap().into_iter();
            rolls
                .map(|(dice, ways)| {
                    ways as f64 / total * best_play(&after(game, &Event::Chance(dice)), seat, before)
                })
                .sum()
        }
        _ => game
            .legal()
            .map(|action| best_play(&after(game, &Event::Action(action)), seat, before))
            .fold(f64::NEG_INFINITY, f64::max),
    }
}

/// Whether the odds of a turn fit into a test: few dice are left, or the turn is over but for a formality.
fn is_short(situation: &Situation) -> bool {
    let few = |state: &State| state.n_pool() <= if state.used.len() >= 4 { 3 } else { 2 };
    match &situation.moment {
        Moment::Begin => false,
        Moment::Throw(state) | Moment::Keep(state, _) | Moment::Decide(state) => few(state),
        Moment::Aside { then, .. } => then.as_ref().is_none_or(few),
    }
}

/// With one token to be had, two ones leave nothing for the raven: the one thing the solver does not follow up.
fn is_last_token(game: &Regenwormen) -> bool {
    let safe = [Some(game.seat()), game.holder(Specialist::Hen)];
    let others = Seat::all(game.n_seats()).filter(|seat| !safe.contains(&Some(*seat)));
    game.supply() + others.map(|seat| game.tokens(seat)).sum::<u8>() == 1
}

#[test]
fn the_value_is_that_of_the_best_play() {
    let (mut solver, mut choices) = (TurnSolver::new(), Vec::new());
    let (mut n_positions, mut n_golden, mut n_weasel) = (0, 0, 0);
    visit_games(72, |game| {
        let situation = Situation::from_game(game).unwrap();
        if !is_short(&situation) || is_last_token(game) {
            return;
        }
        let stakes = worms(&situation);
        let advice = solver.solve(&situation, &stakes);
        let (seat, before) = (game.seat(), score(game, game.seat()));
        let best = best_play(game, seat, before);
        assert!((advice.value() - best).abs() < TOLERANCE, "{} is not {best}: {game:?}", advice.value());
        advice.choices(&mut choices);
        for Choice { action, value } in &choices {
            let best = best_play(&after(game, &Event::Action(*action)), seat, before);
            assert!((value - best).abs() < TOLERANCE, "{action:?}: {value} is not {best}: {game:?}");
        }
        n_positions += 1;
        n_golden += usize::from(situation.kit != Kit::Eight);
        n_weasel += usize::from(situation.holds(Specialist::Weasel));
    });
    assert!(n_positions > 2000 && n_golden > 50 && n_weasel > 50, "{n_positions} {n_golden} {n_weasel}");
}

/// Plays the first choice everywhere, and adds up the chance of each end.
fn play_out(solver: &mut TurnSolver, game: &Regenwormen, seat: Seat, chance: f64, odds: &mut Odds) {
    if is_done(game, seat) {
        odds.fail += chance;
        return;
    }
    if let Turn::Chance(throw) = game.turn() {
        let total = throw.total_ways().unwrap() as f64;
        for (dice, ways) in throw.ways().unwrap() {
            let chance = chance * ways as f64 / total;
            play_out(solver, &after(game, &Event::Chance(dice)), seat, chance, odds);
        }
        return;
    }
    let situation = Situation::from_game(game).unwrap();
    let (stakes, mut choices) = (worms(&situation), Vec::new());
    solver.solve(&situation, &stakes).choices(&mut choices);
    let action = choices[0].action;
    match TurnEnd::of(action) {
        Some(TurnEnd::Fail) => odds.fail += chance,
        Some(end) => match odds.claims.iter_mut().find(|(known, _)| *known == end) {
            Some(known) => known.1 += chance,
            None => odds.claims.push((end, chance)),
        },
        None => play_out(solver, &after(game, &Event::Action(action)), seat, chance, odds),
    }
}

#[test]
fn the_odds_are_those_of_playing_the_first_choice() {
    let (mut solver, mut n_positions) = (TurnSolver::new(), 0);
    visit_games(36, |game| {
        let situation = Situation::from_game(game).unwrap();
        let is_aside = matches!(situation.moment, Moment::Aside { then: None, .. });
        if !is_short(&situation)
            || is_aside
            || is_last_token(game)
            || n_positions % 3 != 0 && game.phase() == Phase::Keep
        {
            return;
        }
        let stakes = worms(&situation);
        let odds = solver.solve(&situation, &stakes).odds();
        let mut played = Odds::default();
        play_out(&mut solver, game, game.seat(), 1.0, &mut played);
        assert!((odds.fail - played.fail).abs() < TOLERANCE, "{odds:?} {played:?} {game:?}");
        assert_eq!(odds.claims.len(), played.claims.len(), "{odds:?} {played:?} {game:?}");
        for (end, chance) in &odds.claims {
            let (_, found) = played.claims.iter().find(|(known, _)| known == end).unwrap();
            assert!((chance - found).abs() < TOLERANCE, "{end:?}: {odds:?} {played:?} {game:?}");
        }
        n_positions += 1;
    });
    assert!(n_positions > 500, "{n_positions}");
}

/// RW-T4e: the exact steal next to the lower tile, and only the steal where it cannot be declined.
#[test]
fn an_exact_steal_can_be_declined_or_not() {
    let tile = |number| Tile::new(number).unwrap();
    let mut situation = Situation::opening(Options::default());
    situation.row = [25, 27, 29, 30, 31].map(tile).into_iter().collect();
    situation.own = Some(tile(21));
    situation.tops[1] = Some(tile(26));
    let claims = |situation: &Situation| -> Vec<TurnEnd> { situation.targets(26, true).iter().collect() };
    assert_eq!(claims(&situation), [TurnEnd::Steal(Seat::new(1)), TurnEnd::Take(tile(25))]);
    situation.options.decline_steal = DeclineSteal::Forced;
    assert_eq!(claims(&situation), [TurnEnd::Steal(Seat::new(1))]);
    assert_eq!(Action::Steal { from: Seat::new(1) }.to_string(), "steal from seat 1");
}
