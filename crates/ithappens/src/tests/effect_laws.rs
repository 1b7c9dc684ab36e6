//! The laws of what is told.

use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde_json::{Value, to_value};
use wormery_core::{Config, Event, Game, Guess, Seat, Silent, Viewer, Word};

use super::effects::{close_ends, end_of_round, hit_without_worms, told};
use super::play::*;
use super::random::{EVERY_ACTION, greedy_cards, unusual_options};
use crate::{
    Action, AheadBy, Color, DeckOption, Effect, ItHappens, NoMore, Options, Order, Payment, PhaseName,
    Promise, RankedBy, Unwon,
};

const RULES: &str = include_str!("../../../../docs/rules/it-happens.md");

fn every_options() -> [Options; 3] {
    let greedy = Options { deck: DeckOption::custom(deck_of(&greedy_cards())), ..Options::default() };
    [Options::default(), unusual_options(), greedy]
}

/// Plays random games and shows every event with the position before it and what it tells.
fn random_games(mut look: impl FnMut(&Config<Options>, &ItHappens, &Event<ItHappens>, &[Effect])) {
    for options in every_options() {
        for (n_seats, seed) in (2..=5).flat_map(|n_seats| (1..=5).map(move |seed| (n_seats, seed))) {
            let config = Config::new(n_seats, seed as usize % n_seats, options.clone()).unwrap();
            let (mut game, mut luck) = (ItHappens::start(&config), Xorshift(seed));
            while let Some(event) = random_event(&game, &mut luck) {
                let before = game.clone();
                let effects = told(&mut game, &event);
                look(&config, &before, &event, &effects);
            }
        }
    }
}

/// "found", and "worm_paid:pass" for those with a reason.
fn kind(effect: &Value) -> String {
    let kind = effect["type"].as_str().unwrap().to_string();
    effect.get("why").map(|why| format!("{kind}:{}", why.as_str().unwrap())).unwrap_or(kind)
}

fn with_reasons<W: Word>(kind: &str) -> Vec<String> {
    W::WORDS.iter().map(|(_, word)| format!("{kind}:{word}")).collect()
}

/// Every kind of effect with every reason.
pub(super) fn every_kind() -> BTreeSet<String> {
    let plain = [
        "round_began",
        "mound_laid",
        "die_thrown",
        "rolled",
        "die_returned",
        "die_placed",
        "found",
        "turn_ended",
        "round_ended",
        "mound_judged",
        "worm_won",
        "cleared",
        "scored",
    ];
    let reasons = [
        with_reasons::<Payment>("worm_paid"),
        with_reasons::<Order>("stands"),
        with_reasons::<Promise>("none_left"),
        with_reasons::<NoMore>("done"),
        with_reasons::<AheadBy>("tile_won"),
        with_reasons::<Unwon>("tile_removed"),
        with_reasons::<RankedBy>("ranked"),
    ];
    plain.iter().map(ToString::to_string).chain(reasons.concat()).collect()
}

#[test]
fn every_kind_of_effect_happens_and_no_other() {
    let mut kinds = BTreeSet::new();
    random_games(|_, _, _, effects| {
        kinds.extend(effects.iter().map(|effect| kind(&to_value(effect).unwrap())));
    });
    kinds.extend(end_of_round().iter().map(kind));
    kinds.extend(hit_without_worms().iter().map(kind));
    kinds.extend(close_ends().iter().flatten().map(|effect| kind(&to_value(effect).unwrap())));
    assert_eq!(kinds, every_kind());
}

#[test]
fn every_effect_names_a_rule_of_the_page() {
    let mut rules = BTreeSet::new();
    random_games(|_, _, _, effects| rules.extend(effects.iter().map(wormery_core::Effect::rule)));
    assert!(rules.len() > 10);
    for rule in rules {
        assert!(RULES.contains(&format!("- **{rule}** ")), "{rule}");
    }
}

#[test]
fn effects_survive_json() {
    random_games(|_, _, _, effects| {
        for effect in effects {
            let text = serde_json::to_string(effect).unwrap();
            assert_eq!(serde_json::from_str::<Effect>(&text).unwrap(), *effect, "{text}");
        }
    });
}

#[test]
fn effects_are_read_strictly() {
    let good = [
        r#"{"type":"turn_ended","seat":0,"next":1}"#,
        r#"{"type":"turn_ended","seat":0}"#,
        r#"{"seat":0,"type":"done","why":"no_dice","dice":0}"#,
    ];
    let bad = [
        "null",
        r#"["turn_ended",0,1]"#,
        r#"{"type":"turn_ended"}"#,
        r#"{"type":"turn_ended","seat":0,"next":null}"#,
        r#"{"type":"turn_ended","seat":0,"seat":0}"#,
        r#"{"type":"turn_ended","type":"turn_ended","seat":0}"#,
        r#"{"type":"turn_ended","seat":0,"color":"red"}"#,
        r#"{"type":"turn_over","seat":0}"#,
        r#"{"type":"done","seat":0,"why":"tired","dice":0}"#,
        r#"{"type":"done","seat":0,"why":"no_dice","dice":8}"#,
        r#"{"type":"done","seat":0,"why":"no_dice","dice":1.0}"#,
        r#"{"type":"done","seat":0,"why":{"no_dice":null},"dice":1}"#,
        r#"{"type":"stands","color":"green","mound":0,"sum":6,"rank":1,"why":"alone","by":0,"hits":false,"extra":1}"#,
        r#"{"type":"found","color":"green","find":"CAT","gain":"worm","owned":1,"kinds":0,"supply":19}"#,
        r#"{"type":"mound_judged","mound":0,"card":"C","queen":0,"general":0,"worm":0,"columns":[".",".",".",".","CAT"],"colors":[],"dice":[],"sums":[]}"#,
        r#"{"type":"mound_judged","mound":0,"card":"C","queen":0,"general":0,"worm":0,"columns":[".",".",".","."],"colors":[],"dice":[],"sums":[]}"#,
        r#"{"type":"mound_judged","mound":0,"card":"C","queen":0,"general":0,"worm":0,"columns":[".",".",".",".","."],"colors":[],"dice":["7"],"sums":[]}"#,
        r#"{"type":"mound_judged","mound":0,"card":"C","queen":0,"general":0,"worm":0,"columns":[".",".",".",".","."],"colors":[],"dice":["1 2 3 4"],"sums":[]}"#,
        r#"{"type":"mound_judged","mound":0,"card":"C","queen":0,"general":0,"worm":0,"columns":[".",".",".",".","."],"colors":[],"dice":[""],"sums":[]}"#,
        r#"{"type":"mound_judged","mound":0,"card":"C","queen":0,"general":0,"worm":0,"columns":[".",".",".",".","."],"colors":[],"dice":[],"sums":[1,1,1,1,1,1]}"#,
    ];
    for text in good {
        assert!(serde_json::from_str::<Effect>(text).is_ok(), "{text}");
    }
    for text in bad {
        assert!(serde_json::from_str::<Effect>(text).is_err(), "{text}");
    }
}

#[test]
fn nobody_listening_changes_nothing_and_a_refusal_tells_nothing() {
    random_games(|_, before, event, _| {
        let (mut silent, mut heard) = (before.clone(), before.clone());
        silent.happen(event, &mut Silent).unwrap();
        told(&mut heard, event);
        assert_eq!(silent, heard);
        let mut effects = Vec::new();
        for action in EVERY_ACTION.into_iter().filter(|action| before.legal().all(|legal| legal != *action)) {
            let mut game = before.clone();
            assert!(
                game.happen(&Event::Action(action), &mut effects).is_err()
                    && effects.is_empty()
                    && game == *before
            );
        }
    });
}

/// What a viewer may know of what an action would bring about: no more than now and no more than then.
fn preview(game: &ItHappens, action: Action, viewer: Viewer) -> Vec<Effect> {
    let mut after = game.clone();
    let effects = told(&mut after, &Event::Action(action)).into_iter();
    effects.filter_map(|effect| game.effect_for(after.effect_for(effect, viewer)?, viewer)).collect()
}

#[test]
fn worlds_that_look_alike_tell_alike() {
    let mut luck = Xorshift(77);
    random_games(|config, before, event, effects| {
        let view = before.view(Viewer::Public);
        if view.phase == PhaseName::Throw {
            // Whose die of the third color falls is not in the view, but was told when it was thrown.
            return;
        }
        for seat in Seat::all(config.n_seats()) {
            let viewer = Viewer::Seat(seat);
            let other = ItHappens::guess(config, &before.view(viewer), seat, &mut luck);
            for action in before.legal() {
                assert_eq!(preview(before, action, viewer), preview(&other, action, viewer));
            }
            let (mut here, mut there) = (before.clone(), other);
            here.apply(event).unwrap();
            let heard = |game: &ItHappens, told: Vec<Effect>| {
                told.into_iter().map(|effect| game.effect_for(effect, viewer)).collect::<Vec<_>>()
            };
            let elsewhere = told(&mut there, event);
            if !here.turn().is_over() {
                assert_eq!(heard(&here, effects.to_vec()), heard(&there, elsewhere));
            }
        }
    });
}

#[test]
fn only_the_count_at_the_end_is_hidden_before_it() {
    let mut game = new_game(3, 0);
    play(&mut game, "M01+M02+M03");
    let red = Viewer::Seat(Seat::new(1));
    let knows = |game: &ItHappens, effect: Effect, viewer| game.effect_for(effect, viewer).is_some();
    assert!(knows(&game, game.scored(Color::Red), red) && !knows(&game, game.scored(Color::Yellow), red));
    assert!(!knows(&game, game.ranked(0), red) && !knows(&game, game.scored(Color::Red), Viewer::Public));
    let open = game_with(3, 0, Options { open_points: true, ..Options::default() });
    assert!(
        knows(&open, open.ranked(0), Viewer::Public) && knows(&open, open.scored(Color::Red), Viewer::Public)
    );
}
