use alloc::format;
use core::fmt;

use wormery_core::{Illegal, Word};

use crate::position::Phase;
use crate::row::Row;
use crate::{Card, Holzwurm, RowIdx};

/// Why the seat to act may not play a card there, although it is its turn.
#[cold]
pub(crate) fn of_play(position: &Holzwurm, card: Card, row: Option<RowIdx>) -> Illegal {
    if !position.own_hand().contains(card) {
        return Illegal::new("hw_illegal", format!("{card} is not in the hand"));
    }
    let rows = position.rows.as_slice();
    let color_is_out = rows.iter().any(|row| row.color() == Some(card.color()));
    match row.map(|row| (row, rows.get(row.index()))) {
        Some((row, None)) => of_row(row),
        _ if color_is_out => bound(card),
        Some((row, Some(there))) => wrong_color(card, row, there),
        None if position.rows.is_full() => Illegal::new("hw_illegal", "there are five rows already"),
        None => Illegal::new("hw_illegal", "an uncolored row is on the table already"),
    }
}

/// Why an event is refused that the position does not wait for.
#[cold]
pub(crate) fn of_moment(position: &Holzwurm) -> Illegal {
    match position.phase {
        Phase::Deal => Illegal::new("hw_illegal", "the cards must be dealt first"),
        Phase::Play => {
            Illegal::new("hw_illegal", format!("no deal is due: seat {} must play", position.to_act))
        }
        Phase::Over => Illegal::new("hw_illegal", "the match is over"),
    }
}

/// Why a row that is not there cannot be chosen.
pub(crate) fn of_row(row: impl fmt::Display) -> Illegal {
    Illegal::new("hw_illegal", format!("row {row} does not exist"))
}

fn bound(card: Card) -> Illegal {
    Illegal::new("hw_illegal", format!("a {} row is on the table: {card} can only go there", card.color()))
}

fn wrong_color(card: Card, row: RowIdx, there: &Row) -> Illegal {
    let color = there.color().map_or("uncolored", Word::word);
    Illegal::new("hw_illegal", format!("row {row} is {color}: {card} cannot go there"))
}
