use alloc::collections::BTreeSet;
use alloc::string::String;
use alloc::sync::Arc;
use alloc::vec::Vec;

use wormery_core::{Chance, Event, Game, Turn};

use super::play::*;
use crate::deck::CardSet;
use crate::{CardId, Deck, Outcome, Question};

fn mounds(unused: CardSet) -> Question {
    Question::Mounds { deck: Arc::new(Deck::reconstruction_1()), unused }
}

fn ids(outcome: &Outcome) -> Vec<&str> {
    match outcome {
        Outcome::Mounds { cards } => cards.iter().map(CardId::as_str).collect(),
        Outcome::Die { .. } => panic!("{outcome:?}"),
    }
}

#[test]
fn a_die_has_six_ways() {
    let ways = Question::Die.ways().unwrap();
    let values: Vec<_> = ways.iter().map(|(outcome, ways)| (outcome.clone(), *ways)).collect();
    assert_eq!(values.len(), 6);
    assert!(values.iter().all(|(_, ways)| *ways == 1));
    assert_eq!(Question::Die.total_ways(), Some(6));
}

#[test]
fn three_cards_of_twelve_can_be_drawn_in_1320_ways() {
    let ways = mounds(CardSet::ALL).ways().unwrap();
    let different: BTreeSet<_> = ways.iter().map(|(outcome, _)| ids(outcome)).collect();
    assert_eq!((ways.len(), different.len()), (1320, 1320));
    assert!(ways.iter().all(|(_, ways)| *ways == 1));
    assert_eq!(mounds(CardSet::ALL).total_ways(), Some(1320));
}

#[test]
fn the_last_round_can_come_in_six_orders() {
    let unused = CardSet::EMPTY.with(2).with(5).with(11);
    let ways = mounds(unused).ways().unwrap();
    assert_eq!(ids(&ways[0].0), ["M03", "M06", "M12"]);
    assert_eq!((ways.len(), mounds(unused).total_ways()), (6, Some(6)));
}

#[test]
fn every_way_is_accepted() {
    let mut game = new_game(4, 0);
    play(&mut game, "M01+M02+M03");
    while game.round == 1 {
        let event = random_event(&game, &mut Xorshift(7)).unwrap();
        game.apply(&event).unwrap();
    }
    let Turn::Chance(question) = game.turn() else { panic!("{game:?}") };
    let ways = question.ways().unwrap();
    assert_eq!(ways.len(), 504);
    for (outcome, _) in ways {
        game.clone().apply(&Event::Chance(outcome)).unwrap();
    }
}

#[test]
fn draws_follow_the_ways() {
    let mut luck = Xorshift(1);
    let unused = CardSet::EMPTY.with(0).with(1).with(2);
    let mut seen = BTreeSet::new();
    for _ in 0..200 {
        let outcome = mounds(unused).draw(&mut luck);
        assert!(mounds(unused).ways().unwrap().iter().any(|(way, _)| *way == outcome));
        seen.insert(ids(&outcome).join(" "));
    }
    assert_eq!(seen.len(), 6, "every order comes up");
}

#[test]
fn every_card_can_come_in_every_place() {
    let mut luck = Xorshift(3);
    let mut seen = [(); 3].map(|()| BTreeSet::new());
    for _ in 0..400 {
        let outcome = mounds(CardSet::ALL).draw(&mut luck);
        for (place, id) in ids(&outcome).into_iter().enumerate() {
            seen[place].insert(String::from(id));
        }
    }
    assert_eq!(seen.map(|cards| cards.len()), [12, 12, 12]);
}

#[test]
fn every_value_can_be_thrown() {
    let mut luck = Xorshift(5);
    let values: BTreeSet<_> = (0..200)
        .map(|_| match Question::Die.draw(&mut luck) {
            Outcome::Die { value } => value.get(),
            Outcome::Mounds { .. } => 0,
        })
        .collect();
    assert_eq!(values.into_iter().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6]);
}
