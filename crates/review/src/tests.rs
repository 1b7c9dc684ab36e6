use std::collections::BTreeSet;

use serde_json::json;
use wormery_bots::{Levels, Limit, Roster, Thinking};
use wormery_core::{Chance, Config, Event, Game, Options, Seat, Standing, Turn, Viewer};
use wormery_holzwurm::Holzwurm;
use wormery_ithappens::{ItHappens, Outcome};
use wormery_regenwormen::Regenwormen;
use wormery_table::Seeded;

use crate::holzwurm::Reason;
use crate::{
    Fortune, Grade, N_DEAREST, Piece, Review, Reviewed, RollReport, Scores, Shares, Telling, Turns, odds,
    positions, report, review,
};

/// A game between bots of these levels.
fn play<G: Roster>(config: &Config<G::Options>, levels: &[&str], seed: u64) -> (Vec<Event<G>>, Standing) {
    let (mut game, mut luck) = (G::start(config), Seeded::new(seed));
    let seats = Seat::all(levels.len());
    let mut bots: Vec<_> =
        seats.zip(levels).map(|(seat, level)| G::bot(level, config, seat).unwrap()).collect();
    let mut thinking = Thinking::new(Seeded::new(seed + 1), Limit::Playouts(4));
    let mut events = Vec::new();
    loop {
        let event = match game.turn() {
            Turn::Over(standing) => return (events, standing),
            Turn::Chance(question) => Event::Chance(question.draw(&mut luck)),
            Turn::Act(seat) => {
                let legal: Vec<_> = game.legal().collect();
                let view = game.view(Viewer::Seat(seat));
                Event::Action(bots[seat.index()].choose(&view, &legal, &mut thinking))
            }
        };
        game.apply(&event).unwrap();
        events.push(event);
    }
}

fn reviewed<G: Roster>(options: &str, levels: &[&str], seed: u64) -> Review<G::Action>
where
    G::Options: Options,
{
    let options: G::Options = serde_json::from_str(options).unwrap();
    let config = Config::new(levels.len(), 0, options).unwrap();
    let (events, standing) = play::<G>(&config, levels, seed);
    let review = review(&config, &events, &mut *G::judge(&config)).unwrap();
    assert_eq!(review.worth.len(), events.len() + 1);
    assert_eq!(review.worth.last(), Some(&Shares::of_standing(&standing)), "the end is worth the result");
    adds_up(&review);
    review
}

/// Not nearly: exactly.
#[allow(clippy::float_cmp, reason = "that the sum has no remainder is the point")]
fn adds_up<A: Copy + PartialEq>(review: &Review<A>) {
    for row in &review.rows {
        assert_eq!(
            row.start + row.luck + row.hidden + row.own + row.others + row.rest,
            row.result,
            "{row:?}"
        );
        assert!(row.own <= 0.0, "{row:?}");
    }
    for (seat, row) in review.rows.iter().enumerate() {
        let own = review.decisions.iter().filter(|decision| decision.seat.index() == seat);
        assert_eq!(own.map(crate::Decision::cost).sum::<f64>(), -row.own);
    }
}

#[test]
fn luck_and_decisions_add_up_in_every_game() {
    for seed in 0..6 {
        reviewed::<Regenwormen>("{}", &["greedy", "random"], seed);
        reviewed::<Regenwormen>("{}", &["cautious", "greedy", "master", "random"], seed);
        reviewed::<Regenwormen>(r#"{"expansion":true}"#, &["greedy", "random", "raider"], seed);
        reviewed::<ItHappens>("{}", &["greedy", "random"], seed);
        reviewed::<ItHappens>("{}", &["greedy", "random", "greedy", "random"], seed);
        reviewed::<Holzwurm>(r#"{"deals":1}"#, &["safe-low", "random"], seed);
        reviewed::<Holzwurm>(r#"{"deals":2}"#, &["safe-low", "random", "hoarder"], seed);
    }
}

#[test]
fn a_bot_that_plays_by_the_reviewer_pays_nothing() {
    for seed in 0..5 {
        let review = reviewed::<Regenwormen>("{}", &["grandmaster", "random"], seed);
        assert!(review.rows[0].own > -1e-6, "{:?}", review.rows[0]);
        assert!(review.rows[1].own < -0.01, "{:?}", review.rows[1]);
    }
}

#[test]
#[allow(clippy::float_cmp, reason = "both are counted out, neither is measured")]
fn where_the_last_choice_decides_its_cost_is_exact() {
    let config = Config::new(3, 0, serde_json::from_str(r#"{"open_points":true}"#).unwrap()).unwrap();
    let mut n_compared = 0;
    for seed in 0..200 {
        let (events, _) = play::<ItHappens>(&config, &["random", "random", "random"], seed);
        let last = events.iter().rposition(|event| matches!(event, Event::Action(_))).unwrap();
        let before = positions(&config, &events[..last]).unwrap().pop().unwrap();
        let seat = before.turn().seat().unwrap().index();
        let end = |action| match positions_after(&before, action).turn() {
            Turn::Over(standing) => Some(standing.win_share(seat)),
            _ => None,
        };
        let Some(shares) = before.legal().map(end).collect::<Option<Vec<f64>>>() else { continue };
        if shares.len() == 1 {
            continue;
        }
        let (view, legal) = (before.view(Viewer::Seat(Seat::new(seat))), before.legal().collect::<Vec<_>>());
        let choices = ItHappens::judge(&config).choices(&view, Seat::new(seat), &legal);
        assert_eq!(choices.iter().map(|choice| choice.shares.of(seat)).collect::<Vec<_>>(), shares);
        n_compared += usize::from(shares.iter().any(|share| *share != shares[0]));
    }
    assert!(n_compared > 2, "only {n_compared} games were decided by the last choice");
}

fn positions_after<G: Game>(game: &G, action: G::Action) -> G {
    let mut after = game.clone();
    after.apply(&Event::Action(action)).unwrap();
    after
}

#[test]
fn the_third_color_has_a_row_of_its_own() {
    let review = reviewed::<ItHappens>("{}", &["greedy", "random"], 3);
    assert_eq!(review.rows.len(), 3);
    assert!(review.rows[2].own.abs() < f64::EPSILON, "nobody decides for it alone");
}

#[test]
fn the_costliest_comes_first() {
    let review = reviewed::<Regenwormen>("{}", &["random", "random"], 9);
    let costs: Vec<f64> = review.costliest().iter().map(|decision| decision.cost()).collect();
    assert!(costs.len() > 5 && costs.is_sorted_by(|one, other| one >= other), "{costs:?}");
    assert_eq!(review.costliest()[0].grade(), Grade::of_cost(costs[0]));
}

#[test]
fn an_unfinished_game_ends_with_what_it_is_worth() {
    let config = Config::new(2, 0, wormery_regenwormen::Options::default()).unwrap();
    let (events, _) = play::<Regenwormen>(&config, &["greedy", "greedy"], 4);
    for length in [0, 1, 2, 17] {
        let review = review(&config, &events[..length], &mut *Regenwormen::judge(&config)).unwrap();
        adds_up(&review);
    }
}

#[test]
fn a_game_that_breaks_the_rules_is_not_reviewed() {
    let config = Config::new(2, 0, wormery_regenwormen::Options::default()).unwrap();
    let (mut events, _) = play::<Regenwormen>(&config, &["greedy", "greedy"], 4);
    events.swap(0, 1);
    assert!(positions(&config, &events).is_err());
}

#[test]
fn every_throw_knows_its_place_among_all_that_could_have_come() {
    for (options, seed) in [("{}", 5), (r#"{"expansion":true}"#, 6)] {
        let config = Config::new(2, 0, serde_json::from_str(options).unwrap()).unwrap();
        let (events, _) = play::<Regenwormen>(&config, &["greedy", "master"], seed);
        let review = review(&config, &events, &mut *Regenwormen::judge(&config)).unwrap();
        let positions = positions(&config, &events).unwrap();
        let mut reviewer = Regenwormen::judge(&config);
        let mut n_throws = 0;
        for (ply, event) in events.iter().enumerate() {
            let Event::Chance(dice) = event else { continue };
            let (before, row) = (&positions[ply], positions[ply].seat().index());
            let odds = odds(&mut *reviewer, before, dice, row).unwrap();
            let luck = review.worth[ply + 1].of(row) - review.worth[ply].of(row);
            // A throw that fails at once leads to a position that is looked into a turn deeper.
            assert!((odds.luck - luck).abs() < 0.02, "seed {seed}, ply {ply}: {odds:?} and {luck}");
            assert!(odds.as_good > 0.0 && odds.as_bad > 0.0 && odds.as_good + odds.as_bad >= 1.0 - 1e-12);
            let ways = 6_f64.powi(dice.faces().len() as i32);
            assert!((odds.as_good * ways).fract().abs() < 1e-3 || (odds.as_good * ways).fract() > 0.999);
            n_throws += 1;
        }
        assert!(n_throws > 30, "only {n_throws} throws");
    }
}

#[test]
fn what_is_sampled_has_no_odds() {
    let config = Config::new(2, 0, serde_json::from_str("{}").unwrap()).unwrap();
    let (events, _) = play::<Holzwurm>(&config, &["random", "random"], 1);
    let start = Holzwurm::start(&config);
    let Event::Chance(deal) = &events[0] else { panic!("the deal comes first") };
    assert_eq!(odds(&mut *Holzwurm::judge(&config), &start, deal, 0), None);
}

#[test]
fn moments_are_decisions_and_throws_of_the_record() {
    moments_hold::<Regenwormen>("{}", &["random", "random", "greedy"], 3);
    moments_hold::<Regenwormen>(r#"{"expansion":true}"#, &["random", "greedy"], 4);
    moments_hold::<ItHappens>("{}", &["random", "greedy"], 5);
    moments_hold::<Holzwurm>(r#"{"deals":2}"#, &["random", "hoarder"], 6);
}

#[test]
fn rolls_are_told_to_those_whose_luck_they_were_unless_they_are_noise() {
    let throws = rolls::<Regenwormen>("{}", &["greedy", "random"], 0.005);
    assert!(throws.iter().all(|roll| matches!(roll.1, Event::Chance(_))));
    let dice = rolls::<ItHappens>("{}", &["greedy", "random", "random"], 0.005);
    assert!(dice.iter().all(|roll| matches!(roll.1, Event::Chance(Outcome::Die { .. }))));
    let deals = rolls::<Holzwurm>(r#"{"deals":2}"#, &["random", "hoarder", "random"], 0.02);
    let rows: BTreeSet<usize> = deals.iter().map(|(.., roll)| roll.row).collect();
    assert!(rows.len() > 1, "a deal is everybody's luck: {rows:?}");
    assert!(throws.len() > 20 && dice.len() > 10, "{} and {}", throws.len(), dice.len());
    let throws = throws.iter().map(|(actor, _, roll)| (actor, roll));
    for (actor, roll) in throws.chain(dice.iter().map(|(actor, _, roll)| (actor, roll))) {
        assert_eq!(actor.map(Seat::index), Some(roll.row), "who threw acted before it");
    }
}

/// The rolls of a game, each with who acted before it, and the outcome.
fn rolls<G: Telling>(
    options: &str,
    levels: &[&str],
    least: f64,
) -> Vec<(Option<Seat>, Event<G>, RollReport)> {
    let config = Config::new(levels.len(), 0, serde_json::from_str(options).unwrap()).unwrap();
    let (events, _) = play::<G>(&config, levels, 6);
    let players: Vec<String> = levels.iter().map(ToString::to_string).collect();
    let told = report(&config, &events, &mut *G::judge(&config), &players).unwrap();
    let positions = positions(&config, &events).unwrap();
    let of = |roll: &RollReport| {
        let ply = roll.ply as usize;
        let luck = told.worth[ply + 1].of(roll.row) - told.worth[ply].of(roll.row);
        assert!((luck - roll.luck).abs() < 1e-12 && luck.abs() >= least, "{roll:?}");
        (positions[ply.saturating_sub(1)].turn().seat(), events[ply].clone(), *roll)
    };
    told.rolls.iter().map(of).collect()
}

#[test]
fn turns_follow_each_other_and_are_ended_by_the_rules() {
    turns_hold::<Regenwormen>("{}", &["greedy", "random", "greedy"], true);
    turns_hold::<ItHappens>("{}", &["greedy", "random"], false);
    turns_hold::<Holzwurm>(r#"{"deals":2}"#, &["random", "hoarder", "random"], false);
}

fn turns_hold<G: Telling>(options: &str, levels: &[&str], is_around: bool) {
    let config = Config::new(levels.len(), 0, serde_json::from_str(options).unwrap()).unwrap();
    let (events, _) = play::<G>(&config, levels, 7);
    let positions = positions(&config, &events).unwrap();
    let turns = Turns::of(&positions, &events);
    assert!(turns.all.len() > 10 && turns.all.is_sorted_by(|one, next| one.to <= next.from));
    for (place, turn) in turns.all.iter().enumerate() {
        let own = &positions[turn.from as usize..turn.to as usize];
        assert_eq!(own[0].turn().seat(), Some(turn.seat), "a turn begins with an action");
        assert!(own.iter().all(|position| position.turn().seat().is_none_or(|seat| seat == turn.seat)));
        assert!(!is_around || turn.seat.index() == place % levels.len(), "turn {place}");
    }
    let acts: usize = turns.all.iter().map(|turn| (turn.to - turn.from) as usize).sum();
    let n_acts = events.iter().filter(|event| matches!(event, Event::Action(_))).count();
    assert!(acts >= n_acts, "every action lies in a turn");
    for seat in Seat::all(levels.len()) {
        assert_eq!(turns.deeds(seat).len(), G::DEEDS.len());
    }
}

#[test]
fn the_turn_that_decided_a_game_brought_its_winner_most() {
    let told = [
        decided::<Regenwormen>("{}", &["greedy", "random"]),
        decided::<ItHappens>("{}", &["greedy", "random", "greedy"]),
    ];
    decided::<Holzwurm>(r#"{"deals":1}"#, &["hoarder", "random", "random"]);
    assert!(told.iter().all(|n| *n > 0), "how many turns have a picture: {told:?}");
}

#[test]
fn the_last_card_of_a_hand_decides_a_deal() {
    let effects = |why: &str| -> Vec<wormery_holzwurm::Effect> {
        let told = json!([
            {"type": "card_laid", "seat": 1, "card": "r11", "row": 0, "color": "red", "n": 4, "delta": 11},
            {"type": "deal_ended", "seat": 1, "why": why, "deal": 1},
            {"type": "hand_scored", "seat": 0, "cards": ["y3"], "score": -3, "total": -3},
            {"type": "hand_scored", "seat": 1, "cards": ["b8"], "score": 8, "total": 8},
        ]);
        serde_json::from_value(told).unwrap()
    };
    let told = Holzwurm::highlight(&effects("out"), Seat::new(1)).unwrap();
    assert_eq!(told.why, Reason::Out { seat: Seat::new(1), n: 8 });
    assert_eq!(
        (&told.made[..], told.won),
        (&[Piece::with("suit-red", 11_i16)][..], Piece::with("i-star", 8_i16))
    );
    assert_eq!(Holzwurm::highlight(&effects("out"), Seat::new(0)), None);
    assert_eq!(Holzwurm::highlight(&effects("poison"), Seat::new(1)), None);
}

/// How many turns of four games have a picture.
fn decided<G: Telling>(options: &str, levels: &[&str]) -> usize {
    let config = Config::new(levels.len(), 0, serde_json::from_str(options).unwrap()).unwrap();
    let players: Vec<String> = levels.iter().map(ToString::to_string).collect();
    let one = |seed| {
        let (events, standing) = play::<G>(&config, levels, seed);
        let report = report(&config, &events, &mut *G::judge(&config), &players).unwrap();
        let decided = report.decided.unwrap();
        let winner = standing.entrants().iter().position(|entrant| entrant.rank == 1).unwrap();
        let share = |ply: u32| report.worth[ply as usize].of(winner);
        let turns = Turns::of(&positions(&config, &events).unwrap(), &events);
        let own = turns.all.iter().filter(|turn| turn.seat.index() == winner);
        let most = own.map(|turn| share(turn.to) - share(turn.from)).fold(f64::MIN, f64::max);
        assert!(share(decided.to) - share(decided.from) > most - 0.005, "seed {seed}");
        assert_eq!(decided.fact.is_some(), decided.won.is_some());
        let pictures = turns.all.iter().filter_map(|turn| G::highlight(turns.effects_in(turn), turn.seat));
        pictures.inspect(|picture| assert!(!picture.made.is_empty())).count()
    };
    (0..4).map(one).sum()
}

fn moments_hold<G: Telling>(options: &str, levels: &[&str], seed: u64) {
    let config = Config::new(levels.len(), 0, serde_json::from_str(options).unwrap()).unwrap();
    let (events, _) = play::<G>(&config, levels, seed);
    let positions = positions(&config, &events).unwrap();
    let review = review(&config, &events, &mut *G::judge(&config)).unwrap();
    let score_luck = G::score_luck(&positions, &events);
    let reviewed =
        Reviewed { review: &review, positions: &positions, events: &events, score_luck: &score_luck };
    for row in 0..review.rows.len() {
        let found = reviewed.moments(row);
        assert!(found.dearest.len() <= N_DEAREST && found.swings.len() <= 2);
        assert!(found.dearest.is_sorted_by(|one, other| one.cost >= other.cost));
        for dear in &found.dearest {
            assert_eq!(dear.seat.index(), row);
            assert_eq!(dear.before.turn().seat(), Some(dear.seat));
            assert_eq!(events[dear.place.ply as usize], Event::Action(dear.action), "it was done");
            assert!(dear.before.legal().any(|action| action == dear.best) && dear.best != dear.action);
            assert!(dear.cost >= 0.01, "{}", dear.cost);
        }
        for swing in &found.swings {
            assert_eq!(events[swing.place.ply as usize], swing.event);
            assert!(matches!(swing.event, Event::Chance(_)) && swing.luck.abs() >= 0.02);
        }
    }
    assert_eq!(reviewed.moments(0).dearest.len(), N_DEAREST, "who plays at random errs more often");
}

#[test]
fn choices_cost_worms_to_those_who_play_at_random_and_next_to_none_to_those_who_play_for_them() {
    let config = Config::new(3, 0, serde_json::from_str("{}").unwrap()).unwrap();
    let (events, _) = play::<Regenwormen>(&config, &["random", "greedy", "greedy"], 3);
    let positions = positions(&config, &events).unwrap();
    let review = review(&config, &events, &mut *Regenwormen::judge(&config)).unwrap();
    let own = Scores::of(&positions, &events, &review.decisions).own;
    assert!(own[0] < -3.0 && own.iter().all(|worms| *worms <= 0.0), "{own:?}");
    assert!(own[1..].iter().all(|worms| *worms > own[0] / 3.0), "{own:?}");
}

#[test]
fn luck_has_a_word() {
    use Fortune::{Bad, Even, Much, Some, Worse};

    let words = [0.5, 0.2, 0.05, -0.05, -0.2, -0.5].map(|luck| Fortune::of(luck, None));
    assert_eq!(words, [Much, Some, Even, Even, Bad, Worse]);
    let words = [5.2, 1.0, 0.4, -0.4, -1.0, -2.0].map(|worms| Fortune::of(0.0, Option::Some(worms)));
    assert_eq!(words, [Much, Some, Even, Even, Bad, Worse]);
}
