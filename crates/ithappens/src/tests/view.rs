use alloc::vec::Vec;

use serde_json::{Value, from_value, json, to_value};
use wormery_core::{Config, Event, Game, Guess, Seat, Viewer, Word};

use super::play::*;
use super::random::unusual_options;
use crate::{ItHappens, Options, View};

fn seen(game: &ItHappens, viewer: Viewer) -> Value {
    to_value(game.view(viewer)).unwrap()
}

fn seat(seat: usize) -> Viewer {
    Viewer::Seat(Seat::new(seat))
}

/// After a round in which yellow won the queen 7 and red the general 3 of card C.
fn after_a_round(n_seats: usize, open_points: bool) -> ItHappens {
    let deck = deck_of(&[card("C", 7, 3, 99, ". . . / . . . / . . . / . . . / . . .")]);
    let deck = crate::DeckOption::custom(deck);
    let mut game = game_with(n_seats, 0, Options { deck, open_points, ..Options::default() });
    play(&mut game, "C+F1+F2 6@0 5@0");
    rest_aside(&mut game);
    game
}

/// For each color whether its point tiles are shown.
fn shown(game: &ItHappens, viewer: Viewer) -> Vec<bool> {
    let view = seen(game, viewer);
    view["colors"].as_array().unwrap().iter().map(|color| color.get("point_tiles").is_some()).collect()
}

#[test]
fn ih_18_point_tiles_are_hidden_from_others() {
    let game = after_a_round(3, false);
    assert_eq!(shown(&game, seat(0)), [true, false, false]);
    assert_eq!(shown(&game, seat(2)), [false, false, true]);
    assert_eq!(shown(&game, Viewer::Public), [false, false, false]);
}

#[test]
fn ih_18_the_numbers_of_tiles_are_public() {
    let game = after_a_round(3, false);
    let view = seen(&game, Viewer::Public);
    let sum =
        |key| view["colors"].as_array().unwrap().iter().filter_map(|color| color[key].as_u64()).sum::<u64>();
    assert_eq!((sum("queens"), sum("generals")), (3, 3));
    assert!(view["colors"][0]["queens"].as_u64().unwrap() >= 1);
    assert!(view["colors"][1]["generals"].as_u64().unwrap() >= 1);
}

#[test]
fn ih_18_ones_own_tiles_are_listed_queens_first() {
    let game = after_a_round(3, false);
    let tiles = &seen(&game, seat(0))["colors"][0]["point_tiles"];
    assert_eq!(tiles[0], json!({"kind": "queen", "value": 7}));
    let tiles = &seen(&game, seat(1))["colors"][1]["point_tiles"];
    assert!(tiles.as_array().unwrap().contains(&json!({"kind": "general", "value": 3})));
}

#[test]
fn ih_18_nobody_sees_the_tiles_of_the_third_color() {
    let game = after_a_round(2, false);
    assert_eq!(shown(&game, seat(0)), [true, false, false]);
    assert_eq!(shown(&game, seat(1)), [false, true, false]);
}

#[test]
fn open_points_shows_everything() {
    let game = after_a_round(2, true);
    assert_eq!(shown(&game, Viewer::Public), [true, true, true]);
    assert_eq!(shown(&game, seat(1)), [true, true, true]);
}

#[test]
fn the_end_shows_everything() {
    let mut game = after_a_round(2, false);
    for cards in ["F3+F4+F5", "F6+F7+F8", "F9+F10+F11"] {
        assert!(seen(&game, Viewer::Public).get("standing").is_none());
        play(&mut game, cards);
        rest_aside(&mut game);
    }
    assert_eq!(shown(&game, Viewer::Public), [true, true, true]);
    let view = seen(&game, Viewer::Public);
    assert_eq!(view["phase"], "over");
    assert_eq!(view["standing"].as_array().unwrap().len(), 3);
    assert_eq!(view["mounds"], json!([]));
    assert_eq!(view["used_cards"].as_array().unwrap().len(), 12);
}

#[test]
fn a_view_in_full() {
    let mut game = new_game(2, 1);
    play(&mut game, "M02+M01+M03 4@0 t6@0 5");
    let objects = |glasses: u8| json!({"MAP": 0, "SHO": 0, "BON": 0, "GLA": glasses, "SPK": 0, "GLV": 0, "TEL": 0, "BOT": 0});
    let view = seen(&game, seat(1));
    assert_eq!(
        view["mounds"][0],
        json!({
            "card": "M02", "queen": 4, "general": 2, "worm": 5,
            "columns": [
                {"fields": [".", "GLA"], "dice": [{"color": "red", "value": 4}], "rank": 2},
                {"fields": ["W"], "dice": [{"color": "green", "value": 6}], "rank": 1},
                {"fields": ["SPK", "."], "dice": []},
                {"fields": [".", "W", "GLV"], "dice": []},
                {"fields": [".", "."], "dice": []},
            ],
        })
    );
    assert_eq!(
        view["colors"],
        json!([
            {"color": "yellow", "seat": 0, "dice": 5, "third_dice": 1, "worms": 2, "objects": objects(0), "pair_points": 0, "variety": 0, "queens": 0, "generals": 0},
            {"color": "red", "seat": 1, "dice": 4, "third_dice": 2, "worms": 2, "objects": objects(0), "pair_points": 0, "variety": 0, "queens": 0, "generals": 0, "point_tiles": []},
            {"color": "green", "dice": 3, "worms": 1, "objects": objects(0), "pair_points": 0, "variety": 0, "queens": 0, "generals": 0},
        ])
    );
    let mut rest = view;
    for known in ["mounds", "colors"] {
        rest.as_object_mut().unwrap().remove(known);
    }
    assert_eq!(
        rest,
        json!({
            "round": 1, "rounds": 4, "phase": "place", "to_act": 1,
            "thrown": {"color": "red", "value": 5},
            "supply": {"worms": 19, "objects": {"MAP": 4, "SHO": 4, "BON": 4, "GLA": 4, "SPK": 4, "GLV": 4, "TEL": 4, "BOT": 4}},
            "used_cards": ["M01", "M02", "M03"],
        })
    );
    play(&mut game, "@0");
    let red = &seen(&game, Viewer::Public)["colors"][1];
    assert_eq!((&red["objects"], &red["variety"]), (&objects(1), &json!(10)));
}

#[test]
fn three_players_see_no_third_dice() {
    let view = new_game(3, 0).view(Viewer::Public);
    assert!(view.colors.iter().all(|color| color.third_dice.is_none() && color.dice == 5));
    let seats: Vec<_> = view.colors.iter().map(|color| color.seat).collect();
    assert_eq!(seats, [Some(Seat::new(0)), Some(Seat::new(1)), Some(Seat::new(2))]);
}

#[test]
fn phases_have_names() {
    let mut game = new_game(3, 2);
    let mut phases = Vec::new();
    for script in ["M01+M02+M03", "4", "@0"] {
        let view = game.view(Viewer::Public);
        phases.push((view.phase.word(), view.to_act));
        play(&mut game, script);
    }
    let sitting = Some(Seat::new(2));
    assert_eq!(phases, [("mounds", None), ("turn", sitting), ("place", sitting)]);
}

#[test]
fn a_falling_die_has_a_color_and_no_value() {
    let mut game = new_game(2, 0);
    play(&mut game, "M01+M02+M03");
    act(&mut game, crate::Action::Roll { die: crate::Die::Third });
    let view = seen(&game, Viewer::Public);
    assert_eq!((&view["phase"], &view["thrown"]), (&json!("throw"), &json!({"color": "green"})));
    assert!(view.get("to_act").is_none());
}

#[test]
fn every_event_is_seen_by_all() {
    let game = new_game(3, 0);
    let event = draw("M01+M02+M03");
    for viewer in Viewer::all(3) {
        assert_eq!(game.glimpse(&event, viewer), event);
    }
    let written = to_value(game.glimpse(&Event::Action(place(1)), Viewer::Public)).unwrap();
    assert_eq!(written, json!({"action": {"type": "place", "mound": 1}}));
}

/// What came over a wire is what was sent, and a bot can think from it.
#[test]
fn views_and_glimpses_are_read_back() {
    for (n_seats, seed) in (2..=5).zip(1..) {
        for options in [Options::default(), unusual_options()] {
            let config = Config::new(n_seats, 0, options).unwrap();
            let (mut game, mut luck) = (ItHappens::start(&config), Xorshift(seed));
            while let Some(event) = random_event(&game, &mut luck) {
                let viewer = seat(seed as usize % n_seats);
                let view = game.view(viewer);
                let read: View = serde_json::from_str(&serde_json::to_string(&view).unwrap()).unwrap();
                assert_eq!(read, view);
                let guess = |view| {
                    ItHappens::guess(&config, view, Seat::new(seed as usize % n_seats), &mut Xorshift(9))
                };
                assert_eq!(guess(&read), guess(&view));
                let glimpse = to_value(game.glimpse(&event, viewer)).unwrap();
                assert_eq!(from_value::<Event<ItHappens>>(glimpse).unwrap(), event);
                game.apply(&event).unwrap();
            }
            let view = game.view(Viewer::Public);
            assert_eq!(from_value::<View>(to_value(&view).unwrap()).unwrap(), view);
        }
    }
}

#[test]
fn views_are_read_strictly() {
    let mut game = new_game(2, 0);
    play(&mut game, "M01+M02+M03 4");
    let view = seen(&game, seat(0));
    let read = |change: &dyn Fn(&mut Value)| {
        let mut changed = view.clone();
        change(&mut changed);
        from_value::<View>(changed).is_ok()
    };
    assert!(read(&|_| {}));
    assert!(!read(&|view| view["extra"] = json!(1)));
    assert!(!read(&|view| view["standing"] = json!(null)));
    assert!(!read(&|view| view["phase"] = json!("lunch")));
    assert!(!read(&|view| view["mounds"][0]["columns"][0]["fields"][0] = json!("CAT")));
    assert!(!read(&|view| view["colors"][0]["seat"] = json!(null)));
    assert!(!read(&|view| drop(view["supply"]["objects"].as_object_mut().unwrap().remove("MAP"))));
    assert!(!read(&|view| drop(view.as_object_mut().unwrap().remove("round"))));
}
