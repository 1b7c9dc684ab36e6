//! HW-18: hands are hidden, what was picked up from the table is known.

use wormery_core::{Event, Game, Seat, Viewer};

use super::table::{Seeded, every_position};
use super::text::{action, cards, check, position, seat};
use crate::{Card, Cards, Holzwurm, View};

#[test]
fn hw_18_a_known_card_that_is_played_is_known_no_longer() {
    check(
        "a: g5* r2* y4 | b: y1 | rows: | fate: x13",
        "g5 new",
        "a: y4 r2* | b: y1 | rows: g5 | fate: x13 | b to play",
    );
}

#[test]
fn hw_18_known_cards_are_forgotten_with_the_deal() {
    let mut table = position("a: n4 | b: g5* r2* | rows: | fate: x13");
    table.apply(&Event::Action(action("n4 new"))).unwrap();
    assert_eq!(table.known, [Cards::default(); 6]);
}

#[test]
fn hw_18_no_view_names_a_card_hidden_in_another_hand() {
    let mut n_hidden = 0;
    every_position(40, |table, _| {
        for viewer in Viewer::all(table.n_seats()) {
            // The hands of the last deal were laid open; all else is about this one.
            let view = View { last: None, ..table.view(viewer) };
            let text = serde_json::to_string(&view).unwrap();
            for card in hidden(table, viewer) {
                assert!(!text.contains(&alloc::format!("\"{card}\"")), "{viewer:?} sees {card} in {text}");
                n_hidden += 1;
            }
        }
    });
    assert!(n_hidden > 100_000);
}

/// The cards in other hands that nobody saw picked up.
fn hidden(table: &Holzwurm, viewer: Viewer) -> impl Iterator<Item = Card> {
    let others = Seat::all(table.n_seats()).filter(move |seat| !viewer.is(*seat));
    others.flat_map(|seat| {
        let known = table.known[seat.index()];
        table.hands[seat.index()].iter().filter(move |card| !known.contains(*card))
    })
}

#[test]
fn hw_18_known_cards_are_always_in_the_hand() {
    every_position(40, |table, _| {
        for (hand, known) in table.hands.iter().zip(table.known) {
            assert_eq!(hand.overlap(known), known);
        }
    });
}

#[test]
fn a_reshuffled_position_looks_the_same_and_hides_something_else() {
    let (mut n_changed, mut n_all) = (0, 0);
    every_position(40, |table, luck| {
        for viewer in Viewer::all(table.n_seats()) {
            let other = table.reshuffled(viewer, luck);
            let (seen, seen_other) = (table.view(viewer), other.view(viewer));
            assert_eq!(seen_other, seen, "for {viewer:?}");
            assert_eq!(serde_json::to_string(&seen_other).unwrap(), serde_json::to_string(&seen).unwrap());
            n_changed += usize::from(other != *table);
            n_all += 1;
        }
    });
    assert!(n_changed * 10 > n_all * 8, "{n_changed} of {n_all} changed");
}

#[test]
fn a_reshuffled_position_plays_on_by_the_same_cards() {
    every_position(20, |table, luck| {
        let viewer = Viewer::Seat(table.to_act);
        let other = table.reshuffled(viewer, luck);
        assert!(other.legal().eq(table.legal()), "the own plays do not change");
        let all = Seat::all(table.n_seats()).flat_map(|seat| other.hands[seat.index()].iter());
        let n_cards: usize = table.hands.iter().map(|hand| hand.len()).sum();
        assert_eq!(all.collect::<Cards>().len(), n_cards, "no card is in two hands");
    });
}

#[test]
fn reshuffling_keeps_known_cards_and_what_is_on_the_table() {
    let table = position("a: y1 y2 | b: g5* r2 r3 | rows: p1 | fate: x13 b2");
    for seed in 0..200 {
        let other = table.reshuffled(Viewer::Seat(seat("a")), &mut Seeded(seed));
        let hand = other.hands[1];
        assert_eq!((hand.len(), other.known[1]), (3, cards("g5")));
        assert_eq!(hand.overlap(cards("g5")), cards("g5"));
        assert_eq!(hand.overlap(cards("y1 y2 p1 b2")), Cards::default());
        assert_eq!((other.hands[0], other.rows, other.fate), (table.hands[0], table.rows, table.fate));
    }
}

#[test]
fn reshuffling_deals_every_unseen_card_equally_often() {
    let table = position("a: y1 y2 | b: g5* r2 | rows: p1 | fate: x13 b2");
    let mut luck = Seeded(1);
    let mut counts = [0_u32; 256];
    for _ in 0..60_000 {
        let other = table.reshuffled(Viewer::Seat(seat("a")), &mut luck);
        other.hands[1].iter().for_each(|card| counts[usize::from(card.place())] += 1);
    }
    // 65 cards less y1 y2 p1 b2 and the known g5: sixty, each a thousand times or so.
    let seen = cards("y1 y2 p1 b2 g5");
    for card in Card::ALL.into_iter().filter(|card| !seen.contains(*card)) {
        let count = counts[usize::from(card.place())];
        assert!((850..1150).contains(&count), "{card} came {count} times");
    }
}

#[test]
fn the_public_can_reshuffle_every_hand() {
    let table = position("a: y1 y2 | b: g5* r2 | rows: p1 | fate: x13 b2");
    let others = (0..20).map(|seed| table.reshuffled(Viewer::Public, &mut Seeded(seed)));
    assert!(others.filter(|other| other.hands[0] != table.hands[0]).count() > 15);
}
