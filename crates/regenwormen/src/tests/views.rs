//! Views and glimpses that came over a wire are what they were.

use std::string::ToString;

use serde_json::{Value, json};
use wormery_conform::through_json;
use wormery_core::{Config, Event, Game, Guess, Seat, Viewer};
use wormery_table::{RandomPlay, Seeded};

use super::conformance::options;
use super::scene::*;
use crate::{Phase, Regenwormen, View};

/// A view is read back as it was written, and a bot that thinks from it thinks of the same position.
#[test]
fn rw_24_views_are_read_back() {
    for index in 0..40_u64 {
        let options = options(if index < 2 { index } else { index.wrapping_mul(0x9e37_79b9) >> 7 });
        let config = Config::new(2 + index as usize % 6, 0, options).unwrap();
        let (mut luck, mut play) = (Seeded::new(index), RandomPlay::<Regenwormen>::default());
        let mut game = Regenwormen::start(&config);
        while let Ok(event) = play.next(&game, &mut luck) {
            check(&game, &config, &mut luck);
            let glimpse: Event<Regenwormen> = game.glimpse(&event, Viewer::Public);
            assert_eq!(through_json(&glimpse), event);
            game.apply(&event).unwrap();
        }
        check(&game, &config, &mut luck);
    }
}

fn check(game: &Regenwormen, config: &Config<crate::Options>, luck: &mut Seeded) {
    let view = game.view(Viewer::Public);
    let back = through_json(&view);
    assert_eq!(back, view);
    let guess = Regenwormen::guess(config, &back, Seat::new(0), luck);
    if game.phase == Phase::Over {
        assert_eq!(guess.standing(), game.standing());
    } else {
        assert_eq!(guess, *game, "who played last is all that is lost, and only after the end");
    }
}

fn read(value: &Value) -> Result<View, std::string::String> {
    serde_json::from_str(&value.to_string()).map_err(|error| error.to_string())
}

/// A board that no game has is refused, and never believed by half.
#[test]
fn odd_boards_are_refused() {
    let game = expansion("row 11+raven 24 | supply 5 | 0: 22 hen | 1: 2t | kept W 5 | roll 2 2 3 3 3 3");
    let board = serde_json::to_value(game.view(Viewer::Public)).unwrap();
    assert_eq!(read(&board).unwrap().position(), &game);
    for (place, value) in [
        ("/phase", json!("decide")),
        ("/phase", json!("failed")),
        ("/phase", json!("return")),
        ("/phase", json!("rob_for_ones")),
        ("/seat", json!(2)),
        ("/seat", json!(255)),
        ("/expansion", json!(false)),
        ("/options", json!({"lower": "any"})),
        ("/supply", json!(6)),
        ("/supply", json!(8)),
        ("/row/0/tile", json!(24)),
        ("/row/0/tile", json!(13)),
        ("/row/0/worms", json!(4)),
        ("/row/0/open", json!(false)),
        ("/row/1/specialist", json!("raven")),
        ("/seats/0/tiles", json!([22, 22])),
        ("/seats/1/tiles", json!([22])),
        ("/seats/0/score", json!(9)),
        ("/seats/0/specialists", json!(["hen", "weasel"])),
        ("/seats/1/specialists", json!(["hen"])),
        ("/seats/1/specialists", json!(["raven"])),
        ("/seats/1/tokens", json!(250)),
        ("/seats", json!([])),
        ("/turn/total", json!(11)),
        ("/turn/kept", json!(["5", "5", "W"])),
        ("/turn/kept", json!(["W", "5"])),
        ("/turn/roll", json!(["2"])),
        ("/turn/roll", json!([])),
        ("/turn/dice_left", json!(0)),
        ("/turn/dice_left", json!(255)),
        ("/turn/golden", json!("2")),
        ("/turn/golden_in_play", json!(true)),
    ] {
        let mut odd = board.clone();
        let (object, key) = place.rsplit_once('/').unwrap();
        let object = odd.pointer_mut(object).unwrap();
        match key.parse::<usize>() {
            Ok(index) => object[index] = value.clone(),
            Err(_) => object[key] = value.clone(),
        }
        // A tile may be missing, as in these scenes, but it cannot be worth what another one is.
        let is_same_game = (place, &value) == ("/row/0/tile", &json!(13));
        assert_eq!(read(&odd).is_ok(), is_same_game, "{place} is {value}");
    }
    for odd in [json!([]), json!({}), json!(null)] {
        assert!(read(&odd).is_err(), "{odd}");
    }
    // A golden die that is in the pool without a die, or thrown without a face.
    let turns = [
        json!({"kept": ["5", "5", "5", "5", "5", "5", "5", "5", "5"], "total": 45, "roll": [], "dice_left": 0}),
        json!({"kept": [], "total": 0, "roll": ["5", "5", "5", "5", "5", "5", "5", "5", "5"], "dice_left": 9}),
    ];
    for mut turn in turns {
        (turn["golden_in_play"], turn["weasel_used"]) = (json!(true), json!(false));
        for phase in ["keep", "decide", "throw", "roll", "return", "over"] {
            let mut odd = board.clone();
            (odd["turn"], odd["phase"]) = (turn.clone(), json!(phase));
            assert!(read(&odd).is_err(), "{odd}");
        }
    }
}
