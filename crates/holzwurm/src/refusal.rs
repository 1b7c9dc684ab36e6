use alloc::format;
use core::fmt;

use wormery_core::Illegal;

use crate::position::Phase;
use crate::row::Row;
use crate::{Card, Holzwurm, RowColor, RowIdx};

/// The argument that is a card as it is written on a wire: the reason names it so, too.
pub(crate) const NOTATION: &str = "notation";

/// Every code of a refusal, which is also its key in the catalogue of words.
pub const REFUSALS: &[&str] = &[
    "hw_no_card",
    "hw_no_row",
    "hw_no_other_row",
    "hw_no_match",
    "hw_no_sixth_row",
    "hw_no_second_uncolored",
    "hw_no_cards_yet",
    "hw_no_deal_due",
    "hw_no_more",
    "hw_no_seventh_hand",
    "hw_no_card_twice",
    "hw_no_such_hands",
    "hw_no_such_hand_size",
];

/// Why the seat to act may not play a card there, although it is its turn.
#[cold]
pub(crate) fn of_play(position: &Holzwurm, card: Card, row: Option<RowIdx>) -> Illegal {
    if !position.own_hand().contains(card) {
        let reason = format!("{card} is not in the hand");
        return Illegal::new("hw_no_card", reason).text(NOTATION, card);
    }
    let rows = position.rows.as_slice();
    let color_is_out = rows.iter().any(|row| row.color() == Some(card.color()));
    match row.map(|row| (row, rows.get(row.index()))) {
        Some((row, None)) => of_row(row),
        _ if color_is_out => bound(card),
        Some((row, Some(there))) => wrong_color(card, row, there),
        None if position.rows.is_full() => Illegal::new("hw_no_sixth_row", "there are five rows already"),
        None => Illegal::new("hw_no_second_uncolored", "an uncolored row is on the table already"),
    }
}

/// Why an event is refused that the position does not wait for.
#[cold]
pub(crate) fn of_moment(position: &Holzwurm) -> Illegal {
    match position.phase {
        Phase::Deal => Illegal::new("hw_no_cards_yet", "the cards must be dealt first"),
        Phase::Play => {
            let seat = position.to_act;
            let reason = format!("no deal is due: seat {seat} must play");
            Illegal::new("hw_no_deal_due", reason).number("number", seat.index() as i64)
        }
        Phase::Over => Illegal::new("hw_no_more", "the match is over"),
    }
}

/// Why a row that is not there cannot be chosen.
pub(crate) fn of_row(row: impl fmt::Display) -> Illegal {
    Illegal::new("hw_no_row", format!("row {row} does not exist")).text("row", row)
}

fn bound(card: Card) -> Illegal {
    let color = card.color();
    Illegal::new("hw_no_other_row", format!("a {color} row is on the table: {card} can only go there"))
        .text("color", color)
        .text(NOTATION, card)
}

fn wrong_color(card: Card, row: RowIdx, there: &Row) -> Illegal {
    let color = RowColor::from(there.color());
    Illegal::new("hw_no_match", format!("row {row} is {color}: {card} cannot go there"))
        .text("row", row)
        .text("color", color)
        .text(NOTATION, card)
}
