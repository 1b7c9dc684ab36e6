//! Laws that hold in every position of random matches.

use alloc::vec::Vec;

use wormery_core::{Event, Game, Turn};

use super::table::{Seeded, every_position, play_match, start};
use crate::position::Phase;
use crate::row::Row;
use crate::{Action, AnyCard, Card, Cards, Color, End, Holzwurm, Options, RowIdx};

/// Every play there could be, legal or not.
pub(super) fn all_plays() -> impl Iterator<Item = Action> {
    let rows = || RowIdx::ALL.into_iter().map(Some).chain([None]);
    Card::ALL.into_iter().flat_map(move |card| rows().map(move |row| Action::Play { card, row }))
}

/// HW-08 to HW-10 once more, written down as plainly as they can be.
fn is_legal_by_the_book(table: &Holzwurm, Action::Play { card, row }: Action) -> bool {
    let rows = table.rows.as_slice();
    let color_is_out = rows.iter().any(|row| row.color() == Some(card.color()));
    let any_uncolored = rows.iter().any(|row| row.color().is_none());
    let may_open = match card.color() {
        Color::Grey => table.options().many_uncolored || !any_uncolored,
        _ => !color_is_out,
    };
    let fits = |row: &Row| match row.color() {
        _ if card.color() == Color::Grey => true,
        Some(color) => color == card.color(),
        None => !color_is_out,
    };
    let has_place = match row {
        Some(row) => rows.get(row.index()).is_some_and(fits),
        None => rows.len() < 5 && may_open,
    };
    table.phase == Phase::Play && table.own_hand().contains(card) && has_place
}

#[test]
fn hw_07_there_is_always_a_legal_play() {
    every_position(100, |table, _| {
        assert_eq!(table.legal().next().is_some(), matches!(table.turn(), Turn::Act(_)));
    });
}

#[test]
fn hw_08_to_hw_10_legal_plays_are_those_of_the_book_in_order() {
    every_position(40, |table, _| {
        let expected = all_plays().filter(|play| is_legal_by_the_book(table, *play));
        assert_eq!(table.legal().collect::<Vec<_>>(), expected.collect::<Vec<_>>());
    });
}

#[test]
fn legal_plays_are_accepted_and_all_others_refused_without_a_change() {
    every_position(10, |table, _| {
        let legal: Vec<Action> = table.legal().collect();
        for play in all_plays() {
            let mut after = table.clone();
            let accepted = after.apply(&Event::Action(play)).is_ok();
            assert_eq!(accepted, legal.contains(&play), "{play:?}");
            assert_eq!(after != *table, accepted, "{play:?}");
        }
    });
}

#[test]
fn the_66_cards_are_conserved() {
    for seed in 0..60 {
        let mut dealt = Cards::default();
        play_match(
            start(2 + seed as usize % 5, 0, house_rules(seed)),
            &mut Seeded(seed),
            |_, event, after| {
                if let Event::Chance(deal) = event {
                    dealt = deal.hands().iter().flat_map(|hand| hand.iter()).chain(deal.fate()).collect();
                }
                let there = everything(after);
                let ordinary: Cards = there.iter().copied().filter_map(ordinary).collect();
                assert_eq!(ordinary, dealt);
                assert_eq!(there.len(), dealt.len() + 1, "no card is in two places");
                assert_eq!(there.iter().filter(|card| **card == AnyCard::Poison).count(), 1);
            },
        );
    }
}

fn house_rules(seed: u64) -> Options {
    let on = seed.is_multiple_of(2);
    Options { many_uncolored: on, poison_takes_row: on, ..Options::default() }
}

/// Every card that is somewhere: in a hand, in a row, in the fate row or laid open.
pub(super) fn everything(table: &Holzwurm) -> Vec<AnyCard> {
    let mut cards = table.fate.list();
    cards.extend(table.rows.as_slice().iter().flat_map(Row::cards).copied().map(AnyCard::Card));
    cards.extend(table.hands.iter().flat_map(|hand| hand.iter()).map(AnyCard::Card));
    if table.phase != Phase::Play {
        let laid_open = table.view(wormery_core::Viewer::Public).last;
        cards.extend(laid_open.into_iter().flat_map(|deal| deal.hands).flatten());
    }
    cards
}

fn ordinary(card: AnyCard) -> Option<Card> {
    match card {
        AnyCard::Card(card) => Some(card),
        AnyCard::Poison => None,
    }
}

#[test]
fn hw_08_rows_keep_their_limits() {
    every_position(60, |table, _| {
        let rows = table.rows.as_slice();
        assert!(rows.len() <= 5);
        let colors: Vec<Color> = rows.iter().filter_map(Row::color).collect();
        let different: Cards = colors.iter().filter_map(|color| Card::new(*color, 2)).collect();
        assert_eq!(different.len(), colors.len(), "no two rows have the same color");
        assert!(!colors.contains(&Color::Grey));
        for row in rows.iter().filter(|_| table.phase == Phase::Play) {
            let grows = row.cards().iter().enumerate().all(|(place, card)| usize::from(card.value()) > place);
            assert!(grows, "every card was above the number before it");
            let of_row = |card: &Card| card.color() == Color::Grey || Some(card.color()) == row.color();
            assert!(row.cards().iter().all(of_row));
        }
    });
}

#[test]
fn hw_19_every_turn_shrinks_a_hand_or_uses_a_fate_card() {
    let hand_sizes = |table: &Holzwurm| table.hands.map(Cards::len).iter().sum::<usize>();
    for seed in 0..60 {
        play_match(
            start(2 + seed as usize % 5, 0, house_rules(seed)),
            &mut Seeded(seed),
            |before, event, after| {
                if matches!(event, Event::Action(_)) {
                    let used = after.fate.list().len() < before.fate.list().len();
                    assert!(used || hand_sizes(after) < hand_sizes(before));
                }
            },
        );
    }
}

#[test]
fn hw_15_deals_end_in_both_ways() {
    let mut ends = Vec::new();
    every_position(40, |table, _| ends.extend(table.last.as_ref().map(|last| last.end)));
    let n_out = ends.iter().filter(|end| matches!(end, End::Out(_))).count();
    assert!(n_out * 10 > ends.len() && n_out * 10 < ends.len() * 9, "{n_out} of {}", ends.len());
}

#[test]
fn a_position_is_small_enough_to_copy_often() {
    assert!(size_of::<Holzwurm>() <= 350, "{}", size_of::<Holzwurm>());
    assert!(size_of::<Action>() <= 2, "{}", size_of::<Action>());
    assert!(size_of::<Event<Holzwurm>>() <= 96, "{}", size_of::<Event<Holzwurm>>());
}
