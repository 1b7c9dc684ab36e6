//! What must hold of luck and skill, whoever plays.
//!
//! Twelve games for every level each day; two hundred with `cargo test --release -p wormery-review --test laws -- --ignored
//! --nocapture`, which prints the figures of docs/review.md.

mod figures;
mod games;
mod truth;

use wormery_bots::Roster;
use wormery_core::{Config, Game};
use wormery_holzwurm::Holzwurm;
use wormery_ithappens::ItHappens;
use wormery_regenwormen::Regenwormen;

use figures::{Figures, Series};
use games::{Player, Table};

/// A game with its options, how many play, and what is known of its judge: docs/review.md says where that is less than is meant.
#[derive(Clone, Copy)]
struct Setting {
    options: &'static str,
    n_seats: usize,
    /// The most that obeying the coach may cost, as a share of the win.
    obeying: f64,
    /// The most that may be left of a row's story on average, whatever its sign, where people play sensibly.
    rest: f64,
    /// Levels whose winners had luck in worms, as people are told it, but not in shares of the win: their many bad choices lean
    /// against it there.
    only_told: &'static [&'static str],
}

const REGENWORMEN: Setting =
    Setting { options: "{}", n_seats: 2, obeying: 0.005, rest: 0.03, only_told: &[] };
const THREE: Setting = Setting { n_seats: 3, rest: 0.045, ..REGENWORMEN };
const EXPANSION: Setting =
    Setting { options: r#"{"expansion":true}"#, rest: 0.1, only_told: &["random"], ..REGENWORMEN };
const IT_HAPPENS: Setting = Setting { options: "{}", n_seats: 3, obeying: 0.02, rest: 0.45, only_told: &[] };
const HOLZWURM: Setting =
    Setting { options: r#"{"deals":1}"#, n_seats: 3, obeying: 0.02, rest: 0.8, only_told: &[] };

fn figures<G: Roster>(setting: Setting, level: Player, n_games: u64) -> Figures {
    let options: G::Options = serde_json::from_str(setting.options).unwrap();
    let config = Config::new(setting.n_seats, 0, options).unwrap();
    let table = Table::<G> { config, level };
    let mut figures = Figures::default();
    (0..n_games).for_each(|seed| figures.add(&table.reviewed(seed), setting.n_seats));
    figures
}

/// Holds the laws against games between equal players of every level.
fn hold<G: Roster>(setting: Setting, n_games: u64) {
    let mut below: Option<(&str, f64)> = None;
    for level in G::LEVELS {
        let found = figures::<G>(setting, Player::Level(level.name), n_games);
        println!("{} {} {}: {}", G::NAME, setting.options, level.name, found.line());
        luck_is_fair(&found, level.name);
        // Who takes anything comes to positions that no judge has seen.
        let is_sensible = level.name != "random";
        let is_told = setting.only_told.contains(&level.name);
        if !is_told {
            luck_wins(&found, &found.winner, level.name, n_games);
        }
        if is_told || is_sensible && G::NAME == Regenwormen::NAME {
            luck_wins(&found, &found.winner_in_worms, level.name, n_games);
        }
        assert!(
            !is_sensible || found.rest.mean() < setting.rest,
            "{}: much is left: {}",
            level.name,
            found.line()
        );
        let cost = found.per_decision.mean();
        if let Some((name, more)) = below {
            assert!(
                cost <= more,
                "{} costs {cost} a decision and {name}, which is below it, {more}",
                level.name
            );
        }
        below = Some((level.name, cost));
    }
    let found = figures::<G>(setting, Player::Coached, n_games);
    println!("{} {} coached: {}", G::NAME, setting.options, found.line());
    assert!(found.own.mean() >= -setting.obeying, "who obeys the coach is blamed: {}", found.line());
}

/// Luck has mean zero, within an interval outside of which none of all these series is found by chance.
fn luck_is_fair(found: &Figures, level: &str) {
    for series in &found.luck {
        assert!(series.mean().abs() <= series.margin_of_many(), "{level}: luck leans: {}", found.line());
    }
}

/// Who wins had more of it than others.
fn luck_wins(found: &Figures, winner: &Series, level: &str, n_games: u64) {
    let is_long = n_games >= MANY;
    let doubt = if is_long { 0.0 } else { winner.margin() };
    assert!(winner.mean() + doubt > 0.0, "{level}: who wins had bad luck: {}", found.line());
}

#[test]
fn laws_of_regenwormen() {
    hold::<Regenwormen>(REGENWORMEN, 12);
}

#[test]
fn laws_of_regenwormen_with_three() {
    hold::<Regenwormen>(THREE, 12);
}

#[test]
fn laws_of_the_expansion() {
    hold::<Regenwormen>(EXPANSION, 12);
}

#[test]
fn laws_of_it_happens() {
    hold::<ItHappens>(IT_HAPPENS, 12);
}

#[test]
fn laws_of_holzwurm() {
    hold::<Holzwurm>(HOLZWURM, 12);
}

/// One truth of advice, in games of every rule set.
fn one_truth(n_games: u64) {
    let found = [
        truth::hold::<Regenwormen>(REGENWORMEN, n_games),
        truth::hold::<Regenwormen>(THREE, n_games),
        truth::hold::<Regenwormen>(EXPANSION, n_games),
        truth::hold::<ItHappens>(IT_HAPPENS, n_games),
        truth::hold::<Holzwurm>(HOLZWURM, n_games),
    ];
    for (n_decisions, n_named) in found {
        assert!(n_named > 10 && n_decisions > n_named + 10, "both kinds of choices come up: {found:?}");
    }
}

#[test]
fn coach_and_review_say_the_same() {
    one_truth(12);
}

/// So many games say what holds in general.
const MANY: u64 = 200;

#[test]
#[ignore = "takes minutes"]
fn laws_of_regenwormen_for_long() {
    hold::<Regenwormen>(REGENWORMEN, MANY);
}

#[test]
#[ignore = "takes minutes"]
fn laws_of_regenwormen_with_three_for_long() {
    hold::<Regenwormen>(THREE, MANY);
}

#[test]
#[ignore = "takes minutes"]
fn laws_of_the_expansion_for_long() {
    hold::<Regenwormen>(EXPANSION, MANY);
}

#[test]
#[ignore = "takes minutes"]
fn laws_of_it_happens_for_long() {
    hold::<ItHappens>(IT_HAPPENS, MANY);
}

#[test]
#[ignore = "takes minutes"]
fn laws_of_holzwurm_for_long() {
    hold::<Holzwurm>(HOLZWURM, MANY);
}

#[test]
#[ignore = "takes minutes"]
fn coach_and_review_say_the_same_for_long() {
    one_truth(MANY);
}
