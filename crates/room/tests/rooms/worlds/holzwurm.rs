//! Hidden hands.

use wormery_core::{Config, Event, Game, Luck, Seat, Turn};
use wormery_games::Holzwurm;
use wormery_games::holzwurm::{Action, Card, Deal, Options};
use wormery_table::{Seeded, Table};

use super::{World, told};

const N_PLAYS: usize = 20;

/// The deal of a match of four and its first plays; not the one that ends it, after which everybody sees all hands.
fn course(seed: u64) -> (Deal, Vec<(Seat, Action)>) {
    let mut luck = Seeded::new(seed);
    let mut game = Holzwurm::start(&config());
    let Turn::Chance(question) = game.turn() else { panic!("a match begins with a deal") };
    let deal = wormery_core::Chance::draw(&question, &mut luck);
    game.apply(&Event::Chance(deal)).unwrap();
    let mut plays = Vec::new();
    for _ in 0..N_PLAYS {
        let legal: Vec<_> = game.legal().collect();
        let action = legal[luck.below(legal.len() as u32) as usize];
        let play = (game.turn().seat().unwrap(), action);
        game.apply(&Event::Action(action)).unwrap();
        if game.turn().seat().is_none() {
            break;
        }
        plays.push(play);
    }
    (deal, plays)
}

fn config() -> Config<Options> {
    Config::new(4, 0, Options::default()).unwrap()
}

/// The cards that were dealt to a seat and are never played.
fn unseen(deal: &Deal, plays: &[(Seat, Action)], seat: usize) -> Vec<Card> {
    let is_played = |card: &Card| {
        let text = serde_json::to_value(card).unwrap();
        plays.iter().any(|(_, action)| serde_json::to_value(action).unwrap()["card"] == text)
    };
    deal.hands()[seat].iter().filter(|card| !is_played(card)).collect()
}

/// The same deal, but seats 1 and 2 have exchanged some cards that nobody has seen.
fn exchanged(deal: &Deal, plays: &[(Seat, Action)]) -> (Deal, Vec<Card>) {
    let mut hands = deal.hands().to_vec();
    let pairs: Vec<_> = unseen(deal, plays, 1).into_iter().zip(unseen(deal, plays, 2)).take(3).collect();
    for (one, other) in &pairs {
        hands[1].remove(*one);
        hands[2].insert(*one);
        hands[2].remove(*other);
        hands[1].insert(*other);
    }
    let cards = pairs.into_iter().flat_map(|(one, other)| [one, other]).collect();
    (Deal::new(deal.fate(), &hands).unwrap(), cards)
}

/// A world in which the first plays have happened and the others are yet to come.
fn world(deal: Deal, plays: &[(Seat, Action)], n_past: usize) -> World<Holzwurm> {
    let past = plays[..n_past].iter().map(|(_, action)| Event::Action(*action));
    let past = [Event::Chance(deal)].into_iter().chain(past);
    World { past: Table::from_events(config(), past).unwrap(), future: plays[n_past..].to_vec() }
}

/// How many pairs of worlds are compared; each has four roads to everybody.
const N_PAIRS: u64 = 400;

#[test]
fn what_a_seat_is_told_does_not_depend_on_the_hands_of_others() {
    compare(0..N_PAIRS);
}

#[test]
#[ignore = "takes minutes"]
fn what_a_seat_is_told_does_not_depend_on_the_hands_of_others_for_long() {
    compare(0..10_000);
}

fn compare(seeds: std::ops::Range<u64>) {
    for seed in seeds {
        let (deal, plays) = course(seed);
        let (other, cards) = exchanged(&deal, &plays);
        assert_ne!(deal, other, "seed {seed}");
        // Whoever tries to play a card is not told who has it.
        let tries =
            cards.iter().map(|card| serde_json::json!({ "type": "play", "card": card, "row": 99 })).collect();
        let n_past = (10 + (seed % 8) as usize).min(plays.len() - 1);
        let one = told(world(deal, &plays, n_past), 0, &tries);
        let two = told(world(other, &plays, n_past), 0, &tries);
        for place in [0, 3, 4] {
            assert!(one[place].len() > 10 * (plays.len() - n_past), "everybody is told a lot");
            assert_eq!(one[place], two[place], "seed {seed}: what seat {place} is told");
        }
        assert_ne!(one[1], two[1], "the worlds are different");
    }
}
