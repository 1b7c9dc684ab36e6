//! One truth of advice: what the coach calls good before a choice, the review does not name afterwards, and the other way round.

use serde::de::DeserializeOwned;
use wormery_bots::Judge;
use wormery_core::{Config, Seat, Viewer};
use wormery_review::{Advised, Decision, Review, Telling, advice};

use crate::Setting;
use crate::games::{Player, Table};

/// Holds the law against as many games, of players of every level in turn; how many decisions there were, and how many mistakes.
pub(crate) fn hold<G: Telling>(setting: Setting, n_games: u64) -> (usize, usize) {
    let options: G::Options = serde_json::from_str(setting.options).unwrap();
    let config = Config::new(setting.n_seats, 0, options).unwrap();
    let (mut n_decisions, mut n_named) = (0, 0);
    for (seed, level) in (0..n_games).zip(G::LEVELS.iter().cycle()) {
        let table = Table::<G> { config: config.clone(), level: Player::Level(level.name) };
        let (positions, review) = table.positions_reviewed(seed);
        let mut judge = G::judge(&config);
        for decision in &review.decisions {
            let place = format!("{} {}, seed {seed}, ply {}", G::NAME, level.name, decision.ply);
            let coached = coached(&mut *judge, &config, &positions[decision.ply as usize], decision.seat);
            agree(&coached, decision, &review, &place);
            n_decisions += 1;
            n_named += usize::from(is_named(decision, &review));
        }
    }
    println!("{} {}: {n_decisions} decisions, {n_named} mistakes", G::NAME, setting.options);
    (n_decisions, n_named)
}

/// What the coach says to a seat, of what reaches it as text.
fn coached<G: Telling>(
    judge: &mut dyn Judge<G>,
    config: &Config<G::Options>,
    game: &G,
    seat: Seat,
) -> Vec<Advised<G::Action>> {
    let view: G::View = through_text(&game.view(Viewer::Seat(seat)));
    let legal: Vec<_> = game.legal().collect();
    advice(judge, config, &view, seat, &legal)
}

fn through_text<T: serde::Serialize + DeserializeOwned>(value: &T) -> T {
    serde_json::from_str(&serde_json::to_string(value).unwrap()).unwrap()
}

fn agree<A: Copy + PartialEq + std::fmt::Debug>(
    coached: &[Advised<A>],
    decision: &Decision<A>,
    review: &Review<A>,
    place: &str,
) {
    assert_eq!(
        coached[0].action,
        decision.best().action,
        "{place}: the coach marks what the review calls best"
    );
    for (said, choice) in coached.iter().zip(&decision.choices) {
        assert_eq!((said.action, said.grade), (choice.action, decision.grade_of(choice)), "{place}");
    }
    let said = coached.iter().find(|said| said.action == decision.chosen().action).unwrap();
    assert_eq!(said.grade.is_good(), !is_named(decision, review), "{place}: {said:?}");
}

/// Whether the review lists a decision as one that cost much.
fn is_named<A: Copy + PartialEq>(decision: &Decision<A>, review: &Review<A>) -> bool {
    review.costliest().iter().any(|one| one.ply == decision.ply && !one.grade().is_good())
}
