//! Der dreizehnte Holzwurm in numbers.

use wormery_core::{Config, Seat, Word};
use wormery_games::holzwurm::{
    Action, AnyCard, Card, Color, FateTies, Holzwurm, NextStart, Options, RowColor, RowIdx, RowView,
    SeatView, View,
};

use crate::numbers::squash;
use crate::seats::{absolute, relative, who};
use crate::{Encode, Sheet};

const MAX_SEATS: usize = 6;
const CARDS: usize = Card::ALL.len();
const ROWS: usize = RowIdx::ALL.len();
/// One of the rows, or a new one.
const PLACES: usize = ROWS + 1;

impl Encode for Holzwurm {
    const N_ACTIONS: usize = CARDS * PLACES;
    const N_PLACES: usize = 862;

    #[inline]
    fn encode(action: Action, _: Seat, _: usize) -> usize {
        let Action::Play { card, row } = action;
        card_idx(card) * PLACES + row.map_or(ROWS, RowIdx::index)
    }

    #[inline]
    fn decode(number: usize, _: Seat, _: usize) -> Option<Action> {
        let card = *Card::ALL.get(number / PLACES)?;
        Some(Action::Play { card, row: RowIdx::new(number % PLACES) })
    }

    fn action_name(number: usize) -> String {
        let card = Card::ALL[number / PLACES];
        match RowIdx::new(number % PLACES) {
            Some(row) => format!("play {card} to row {row}"),
            None => format!("play {card} to a new row"),
        }
    }

    fn write(config: &Config<Options>, view: &View, seat: Seat, sheet: &mut impl Sheet) {
        let n_seats = config.n_seats();
        let away = |other: Seat| relative(other, seat, n_seats);
        sheet.one_of(view.to_act.map(away), MAX_SEATS, |away| format!("turn of {}", who(away)));
        sheet.one_of(Some(away(view.starter)), MAX_SEATS, |away| format!("{} begins", who(away)));
        sheet.put(f32::from(view.deal) / f32::from(view.deals), || "share of the deals".into());
        write_cards(view.hand.iter().flatten().copied(), || "hand".into(), sheet);
        write_fate(&view.fate, sheet);
        for row in 0..ROWS {
            write_row(view.rows.get(row), row, sheet);
        }
        for away in 0..MAX_SEATS {
            let there = (away < n_seats).then(|| absolute(away, seat, n_seats));
            write_seat(there.and_then(|seat| view.seats.get(seat.index())), away, sheet);
        }
        write_options(*config.options(), sheet);
    }
}

fn write_fate(fate: &[AnyCard], sheet: &mut impl Sheet) {
    let cards =
        || fate.iter().filter_map(|card| if let AnyCard::Card(card) = card { Some(*card) } else { None });
    write_cards(cards(), || "fate".into(), sheet);
    sheet.put(f32::from(u8::from(cards().count() < fate.len())), || "poison in the fate".into());
    let next = fate.last().map_or(0, |card| card.score());
    sheet.put(f32::from(next) / 13.0, || "score of the next fate".into());
}

fn write_row(row: Option<&RowView>, at: usize, sheet: &mut impl Sheet) {
    let color = row.map(|row| RowColor::from(row.color) as usize);
    sheet.one_of(color, RowColor::ALL.len(), |color| format!("row {at} {}", RowColor::ALL[color]));
    let (n, score) =
        row.map_or((0, 0), |row| (row.cards.len(), row.cards.iter().map(|card| card.score()).sum()));
    sheet.put(n as f32 / 12.0, || format!("row {at} cards"));
    sheet.put(squash(score.into(), 20.0), || format!("row {at} score"));
    let cards = row.into_iter().flat_map(|row| row.cards.iter().copied());
    write_cards(cards, || format!("row {at} has"), sheet);
}

fn write_seat(seat: Option<&SeatView>, away: usize, sheet: &mut impl Sheet) {
    let (plays, n_cards, score) = seat.map_or((0, 0, 0), |seat| (1, seat.n_cards, seat.score));
    sheet.put(f32::from(plays as u8), || format!("{} plays", who(away)));
    sheet.put(f32::from(n_cards) / 66.0, || format!("{} cards", who(away)));
    sheet.put(squash(score, 50.0), || format!("{} score", who(away)));
    if away > 0 {
        let known = seat.into_iter().flat_map(|seat| seat.known.iter().copied());
        write_cards(known, || format!("{} known to have", who(away)), sheet);
    }
}

fn write_cards(cards: impl Iterator<Item = Card>, what: impl Fn() -> String, sheet: &mut impl Sheet) {
    let bits = cards.fold(0, |bits, card| bits | 1 << card_idx(card));
    sheet.bits(bits, CARDS, |card| format!("{} {}", what(), Card::ALL[card]));
}

fn write_options(options: Options, sheet: &mut impl Sheet) {
    sheet.put(f32::from(options.deals.get()) / 100.0, || "option deals".into());
    sheet.put(squash(options.out_bonus.get().into(), 50.0), || "option out_bonus".into());
    let next_start = Some(options.next_start as usize);
    sheet.one_of(next_start, NextStart::ALL.len(), |start| {
        format!("option next_start={}", NextStart::ALL[start].word())
    });
    let switches =
        [options.fate_ties == FateTies::InputOrder, !options.many_uncolored, !options.poison_takes_row];
    let bits = switches.iter().rev().fold(0, |bits, on| bits << 1 | u128::from(*on));
    let names = ["fate_ties=input_order", "many_uncoloured=false", "poison_takes_row=false"];
    sheet.bits(bits, names.len(), |switch| format!("option {}", names[switch]));
}

/// Colors in their order, each from its lowest card on; the last begins with a two.
#[inline]
fn card_idx(card: Card) -> usize {
    let lowest = if card.color() == Color::Grey { 2 } else { 1 };
    card.color() as usize * usize::from(Card::HIGHEST) + usize::from(card.value()) - lowest
}
