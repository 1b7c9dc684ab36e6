//! The positions are those of the rules.

use std::collections::HashSet;

use wormery_core::{Chance, Event, Game, Turn};
use wormery_endgame::{Block, Layout, Values, start, subsets};
use wormery_regenwormen::{Action, Options, Regenwormen, Tile, Tiles, TurnEnd};
use wormery_table::Seeded;

use crate::slow::key;
use crate::{house_rules, set, share, solved};

/// All positions that can follow a beginning, whoever moves, as the rules say.
fn reachable(start: &Regenwormen) -> Vec<Regenwormen> {
    let (mut known, mut all) = (HashSet::from([key(start)]), vec![start.clone()]);
    let mut done = 0;
    while let Some(game) = all.get(done).cloned() {
        let other = game.seat().next(2);
        let takes = game.open().iter().map(TurnEnd::Take).collect::<Vec<_>>();
        let steal = game.top(other).map(|_| TurnEnd::Steal(other));
        for end in takes.into_iter().chain(steal).chain([TurnEnd::Fail]) {
            let after = game.after(end);
            if !matches!(after.turn(), Turn::Over(_)) && known.insert(key(&after)) {
                all.push(after);
            }
        }
        done += 1;
    }
    all
}

/// The tiles that are not face down.
fn in_play(game: &Regenwormen) -> Tiles {
    Tiles::BASE.without(game.face_down())
}

/// 5, 25, 141 and 911 positions before a tile is turned, and 7, 43, 275 and 1,921 from the beginnings of all its blocks.
#[test]
fn the_rules_come_to_every_position_that_is_counted() {
    for (tiles, in_block, in_all) in [
        (&[21, 22][..], 5, 7),
        (&[21, 25, 36], 25, 43),
        (&[22, 24, 30, 33], 141, 275),
        (&[21, 22, 23, 24, 25], 911, 1_921),
    ] {
        let begin = |tiles| start(&Options::default(), tiles).unwrap();
        let first = reachable(&begin(set(tiles)));
        assert_eq!(first.iter().filter(|game| in_play(game) == set(tiles)).count(), in_block);
        let blocks = subsets(set(tiles)).into_iter();
        let all: HashSet<String> =
            blocks.flat_map(|block| reachable(&begin(block))).map(|game| key(&game)).collect();
        assert_eq!(all.len(), in_all);
    }
}

#[test]
fn every_position_of_the_rules_has_a_number_and_comes_back_from_it() {
    for options in house_rules() {
        for game in reachable(&start(&options, set(&[21, 26, 29, 36])).unwrap()) {
            let (layout, block) = (Layout::of(&game), Block::new(in_play(&game)));
            assert_eq!(layout.tiles(), in_play(&game));
            assert_eq!(block.layout(block.place(&layout)), layout);
            assert_eq!(key(&layout.position(&options).unwrap()), key(&game));
        }
    }
}

#[test]
fn games_with_other_tiles_or_rules_have_no_value() {
    let values = solved(Options::default(), set(&[21, 22]));
    let other = start(&Options { flip_returned: true, ..Options::default() }, set(&[21, 22])).unwrap();
    assert_eq!(values.shares(&other), None);
    assert_eq!(values.shares(&start(&Options::default(), set(&[21, 23])).unwrap()), None);
    assert!(start(&Options::default(), Tiles::default()).is_none());
    assert!(Values::new(Options { expansion: true, ..Options::default() }).is_err());
}

/// Random games end with the value of the one who wins, and every position on the way has one.
#[test]
fn every_turn_of_a_random_game_has_a_value() {
    let values = solved(Options::default(), set(&[21, 24, 27]));
    for seed in 0..30 {
        let (mut luck, mut n_steps) = (Seeded::new(seed), 0_usize);
        let mut game = start(values.options(), set(&[21, 24, 27])).unwrap();
        loop {
            let event = match game.turn() {
                Turn::Chance(throw) => Event::Chance(throw.draw(&mut luck)),
                Turn::Act(_) => {
                    let actions: Vec<Action> = game.legal().collect();
                    n_steps += 1;
                    Event::Action(actions[n_steps * 7 % actions.len()])
                }
                Turn::Over(standing) => {
                    assert_eq!(values.shares(&game), Some([standing.win_share(0), standing.win_share(1)]));
                    break;
                }
            };
            game.apply(&event).unwrap();
            if matches!(game.turn(), Turn::Act(_)) {
                let share = share(&values, &game.at_turn_start());
                assert!((0.0..=1.0).contains(&share));
            }
        }
    }
}

#[test]
fn a_higher_tile_of_ones_own_is_better() {
    let values = solved(Options::default(), set(&[21, 24, 33]));
    let tile = |number| Tile::new(number).unwrap();
    let with = |own: u8, rest: [u8; 2]| Layout { row: set(&rest), own: vec![tile(own)], other: Vec::new() };
    let [low, high] = [with(21, [24, 33]), with(33, [21, 24])].map(|layout| values.of(&layout).unwrap());
    assert!(high > low, "{high} {low}");
}
