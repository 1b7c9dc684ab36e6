//! Hidden point tiles: everybody could have watched who won them, but they lie face down.

use serde_json::{Value, json};
use wormery_core::{Config, Event, Game, Luck, OutcomeOf, Turn};
use wormery_games::ItHappens;
use wormery_games::ithappens::Options;
use wormery_table::{Seeded, Table};

use super::{World, told, view};

/// Two cards that differ in nothing but their points, and ten more.
fn config() -> Config<Options> {
    let card = |place: u32| {
        json!({
            "id": format!("c{place}"), "queen": 3 + place, "general": 1 + place, "worm": 7,
            "columns": ". . . / . . . / . / . . . / . . .",
        })
    };
    let cards: Vec<Value> = (0..12).map(card).collect();
    let options = json!({ "deck": "custom", "deck_cards": cards });
    Config::new(3, 0, serde_json::from_value(options).unwrap()).unwrap()
}

fn mounds(cards: [u32; 3]) -> OutcomeOf<ItHappens> {
    let cards = cards.map(|card| format!("c{card}"));
    serde_json::from_value(json!({ "type": "mounds", "cards": cards })).unwrap()
}

/// The events of the first round, up to the first decision of the second.
fn course(seed: u64) -> Vec<Event<ItHappens>> {
    let mut luck = Seeded::new(seed);
    let mut game = ItHappens::start(&config());
    let (mut events, mut n_rounds) = (Vec::new(), 0);
    loop {
        let event = match game.turn() {
            Turn::Chance(question) => {
                let mut outcome = wormery_core::Chance::draw(&question, &mut luck);
                if serde_json::to_value(&outcome).unwrap()["type"] == "mounds" {
                    outcome = mounds([n_rounds * 3, n_rounds * 3 + 1, n_rounds * 3 + 2]);
                    n_rounds += 1;
                }
                Event::Chance(outcome)
            }
            Turn::Act(_) if n_rounds == 2 => return events,
            Turn::Act(_) => {
                let legal: Vec<_> = game.legal().collect();
                Event::Action(legal[luck.below(legal.len() as u32) as usize])
            }
            Turn::Over(_) => unreachable!("there are more rounds"),
        };
        game.apply(&event).unwrap();
        events.push(event);
    }
}

/// The same course, but the first two mounds of the first round have changed their cards.
fn exchanged(events: &[Event<ItHappens>]) -> Vec<Event<ItHappens>> {
    let mut other = events.to_vec();
    other[0] = Event::Chance(mounds([1, 0, 2]));
    other
}

fn world(events: Vec<Event<ItHappens>>) -> World<ItHappens> {
    let past = Table::<ItHappens>::from_events(config(), events).unwrap();
    let (seat, action) = (past.turn().seat().unwrap(), past.game().legal().next().unwrap());
    World { future: vec![(seat, action)], past }
}

#[test]
fn what_a_seat_is_told_from_now_on_does_not_depend_on_the_tiles_of_others() {
    compare(60);
}

#[test]
#[ignore = "takes minutes"]
fn what_a_seat_is_told_from_now_on_does_not_depend_on_the_tiles_of_others_for_long() {
    compare(10_000);
}

/// Compares so many pairs of worlds.
fn compare(n_pairs: usize) {
    let pairs = (0..).filter_map(|seed| {
        let events = course(seed);
        let (one, two) = (world(events.clone()), world(exchanged(&events)));
        // Seat 0 has the same tiles in both worlds, and others do not.
        let own = |world: &World<ItHappens>| view(&world.past, 0)["colors"][0].clone();
        let is_pair = own(&one) == own(&two) && view(&one.past, 1) != view(&two.past, 1);
        is_pair.then_some((seed, one, two))
    });
    for (seed, one, two) in pairs.take(n_pairs) {
        let since = one.past.ply().0;
        let (one, two) = (told(one, since, &Vec::new()), told(two, since, &Vec::new()));
        assert_eq!(one[0], two[0], "seed {seed}: what seat 0 is told");
        assert_eq!(one[3], two[3], "seed {seed}: what a watcher is told");
        assert_ne!(one[1], two[1], "the worlds are different");
    }
}
