//! Components and set-up: HW-01 to HW-06.

use alloc::string::ToString;
use alloc::vec::Vec;

use wormery_core::{Config, Event, Game, Seat, Turn, Word};

use super::table::{Seeded, draw, start};
use super::text::{card, cards};
use crate::fate::Fate;
use crate::{AnyCard, Card, Cards, Color, Deal, FateTies, Holzwurm, Options};

#[test]
fn hw_01_two_to_six_players() {
    let fits = |n_seats| Config::new(n_seats, 0, Options::default()).is_ok();
    let sizes: Vec<usize> = (0..20).filter(|n_seats| fits(*n_seats)).collect();
    assert_eq!(sizes, [2, 3, 4, 5, 6]);
}

#[test]
fn hw_02_there_are_65_cards_and_no_grey_one() {
    let printed = |color, value| Card::new(color, value).is_some();
    for color in Color::ALL {
        let values: Vec<u8> = (0..=255).filter(|value| printed(*color, *value)).collect();
        let lowest = if *color == Color::Grey { 2 } else { 1 };
        assert_eq!(values, (lowest..=11).collect::<Vec<u8>>(), "{color}");
    }
    assert_eq!(Cards::from_iter(Card::ALL).len(), 65);
    assert!(Card::ALL.is_sorted(), "canonical order");
    assert!(Cards::from_iter(Card::ALL).iter().eq(Card::ALL));
}

#[test]
fn hw_02_colors_have_an_order_and_letters() {
    let words: Vec<&str> = Color::ALL.iter().map(|color| color.word()).collect();
    assert_eq!(words, ["yellow", "red", "green", "purple", "blue", "grey"]);
    let letters: Vec<char> = Color::ALL.iter().map(|color| color.letter()).collect();
    assert_eq!(letters, ['y', 'r', 'g', 'p', 'b', 'n']);
}

#[test]
fn cards_are_written_and_read_strictly() {
    for card in Card::ALL {
        assert_eq!(card.to_string().parse(), Ok(card));
    }
    for bad in ["", "g", "5", "g0", "g05", "g12", "g111", "n1", "x13", "G5", "g5 ", " g5", "g+5", "gé", "g５"]
    {
        assert!(bad.parse::<Card>().is_err(), "{bad:?}");
    }
    assert_eq!("n1".parse::<Card>().unwrap_err().to_string(), "\"n1\" is not a card");
}

#[test]
fn hw_03_even_cards_score_plus_odd_cards_minus_grey_ones_too() {
    let scores: Vec<i16> = (1..=11).map(|value| Card::new(Color::Blue, value).unwrap().score()).collect();
    assert_eq!(scores, [-1, 2, -3, 4, -5, 6, -7, 8, -9, 10, -11]);
    assert_eq!((card("n11").score(), card("n10").score()), (-11, 10));
    assert_eq!(AnyCard::Poison.score(), -13);
}

#[test]
fn hw_04_every_seat_gets_fifteen_twelve_or_ten_cards_and_none_twice() {
    for (n_seats, size) in [(2, 15), (3, 15), (4, 15), (5, 12), (6, 10)] {
        let deal = draw(&start(n_seats, 0, Options::default()), &mut Seeded(n_seats as u64));
        let sizes: Vec<usize> = deal.hands().iter().map(|hand| hand.len()).collect();
        assert_eq!(sizes, alloc::vec![size; n_seats]);
        let all: Cards = deal.hands().iter().flat_map(|hand| hand.iter()).chain(deal.fate()).collect();
        assert_eq!(all.len(), 5 + n_seats * size, "{n_seats} players");
    }
}

#[test]
fn hw_04_every_card_can_be_dealt_to_every_place() {
    let table = start(2, 0, Options::default());
    let mut luck = Seeded(1);
    let mut seen = [Cards::default(); 3];
    for _ in 0..200 {
        let deal = draw(&table, &mut luck);
        deal.fate().into_iter().for_each(|card| seen[0].insert(card));
        deal.hands()[0].iter().for_each(|card| seen[1].insert(card));
        deal.hands()[1].iter().for_each(|card| seen[2].insert(card));
    }
    assert_eq!(seen.map(Cards::len), [65; 3]);
}

#[test]
fn hw_05_of_equal_fate_cards_the_later_color_lies_higher() {
    check_fate("g2 b2 y2 n2 r2", FateTies::ColorOrder, "y2 r2 g2 b2 n2");
    check_fate("p11 y11 r10 g1 b10", FateTies::ColorOrder, "y11 p11 g1 r10 b10");
}

#[test]
fn hw_05_with_input_order_the_card_drawn_earlier_lies_higher() {
    check_fate("g2 b2 y2 n2 r2", FateTies::InputOrder, "r2 n2 y2 b2 g2");
    check_fate("p11 y11 r10 g1 b10", FateTies::InputOrder, "y11 p11 g1 b10 r10");
}

fn check_fate(drawn: &str, ties: FateTies, above_poison: &str) {
    let drawn: Vec<Card> = drawn.split(' ').map(card).collect();
    let fate = Fate::sorted(drawn.try_into().unwrap(), ties);
    let list: Vec<_> = fate.list().iter().map(ToString::to_string).collect();
    assert_eq!(list.join(" "), alloc::format!("x13 {above_poison}"));
}

#[test]
fn hw_06_the_start_seat_begins_the_first_deal() {
    let mut table = start(4, 3, Options::default());
    let deal = draw(&table, &mut Seeded(5));
    table.apply(&Event::Chance(deal)).unwrap();
    assert_eq!(table.turn().seat(), Some(Seat::new(3)));
}

#[test]
fn a_deal_reaches_the_hands_in_seat_order() {
    let mut table = start(3, 1, Options::default());
    let deal = draw(&table, &mut Seeded(5));
    table.apply(&Event::Chance(deal)).unwrap();
    assert_eq!(&table.hands[..3], deal.hands());
    assert_eq!(table.known, [Cards::default(); 6]);
}

#[test]
fn a_deal_that_does_not_fit_the_table_is_refused() {
    let yellow_red = cards("y1 y2 y3 y4 y5 y6 y7 y8 y9 y10 y11 r1 r2 r3 r4");
    let green_purple = cards("g1 g2 g3 g4 g5 g6 g7 g8 g9 g10 g11 p1 p2 p3 p4");
    let too_few = cards("g1 g2");
    refused(2, &[yellow_red, too_few], "seat 1 was dealt 2 cards instead of 15");
    refused(3, &[yellow_red, green_purple], "2 hands were dealt to 3 seats");
    refused(5, &[yellow_red; 0], "0 hands were dealt to 5 seats");
}

fn refused(n_seats: usize, hands: &[Cards], reason: &str) {
    let deal = Deal::new(["n2", "n3", "n4", "n5", "n6"].map(card), hands).unwrap();
    let mut table = start(n_seats, 0, Options::default());
    let illegal = table.apply(&Event::<Holzwurm>::Chance(deal)).unwrap_err();
    assert_eq!(illegal.to_string(), reason);
    assert_eq!(table, start(n_seats, 0, Options::default()));
}

#[test]
fn a_card_is_never_dealt_twice() {
    let fate = ["n2", "n3", "n4", "n5", "n6"].map(card);
    let twice = |fate, hands: &[Cards]| Deal::new(fate, hands).map_err(|illegal| illegal.to_string());
    let reason = |card: &str| Err(alloc::format!("{card} was dealt twice"));
    assert_eq!(twice(fate, &[cards("y1 n4")]), reason("n4"));
    assert_eq!(twice(fate, &[cards("y1 y2"), cards("y2 y3")]), reason("y2"));
    assert_eq!(twice(["n2", "n3", "n2", "n5", "n6"].map(card), &[]), reason("n2"));
    assert!(twice(fate, &[Cards::default(); 7]).is_err(), "seven hands");
    assert!(twice(fate, &[cards("y1"), cards("y2")]).is_ok());
}

#[test]
fn the_ways_of_a_deal_are_too_many_to_list() {
    let Turn::Chance(question) = start(2, 0, Options::default()).turn() else { panic!("a deal comes first") };
    assert_eq!(
        (wormery_core::Chance::ways(&question), wormery_core::Chance::total_ways(&question)),
        (None, None)
    );
}
