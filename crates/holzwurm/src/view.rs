use alloc::vec::Vec;

use serde::{Deserialize, Serialize};
use wormery_core::{Seat, Standing, Viewer};

use crate::finish::DealResult;
use crate::position::Phase;
use crate::row::Row;
use crate::{AnyCard, Card, Color, End, Holzwurm};

/// What one viewer may know of a position (HW-18).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub struct View {
    /// Which deal is played or comes next, counted from 1; the last one after the end.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 100)))]
    pub deal: u8,
    /// How many deals the match has.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 100)))]
    pub deals: u8,
    /// Who begins this deal.
    pub starter: Seat,
    /// Who plays; absent while a deal is asked for and after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to_act: Option<Seat>,
    /// The viewer's own hand, sorted; absent for the public.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Vec<Card>>,
    /// What is known of every seat.
    pub seats: Vec<SeatView>,
    /// The rows, oldest first; at the end of a deal they stay until the next one.
    pub rows: Vec<RowView>,
    /// The fate row, bottom to top: the last card is taken next.
    pub fate: Vec<AnyCard>,
    /// The last deal that is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last: Option<DealView>,
    /// The final ranking, after the end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
}

/// What everybody knows of one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub struct SeatView {
    /// How many cards the seat holds; none between deals, when the hands are laid open.
    pub n_cards: u8,
    /// Cards of the hand that were picked up from the table, sorted.
    pub known: Vec<Card>,
    /// The match score, of all deals that are over.
    pub score: i32,
}

/// A row on the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub struct RowView {
    /// The color; absent while there are grey cards only.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<Color>,
    /// The cards in the order in which they were played.
    pub cards: Vec<Card>,
    /// The cards as they lie, from left to right (HW-14).
    pub display: Vec<Card>,
    /// The least value that a card needs to stay here (HW-11).
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 13)))]
    pub needs: u8,
}

/// A deal that is over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(deny_unknown_fields))]
pub struct DealView {
    /// How it ended.
    pub end: End,
    /// What each seat scored.
    pub scores: Vec<i16>,
    /// The hands as they were laid open, sorted, the poison card last.
    pub hands: Vec<Vec<AnyCard>>,
}

impl View {
    pub(crate) fn of(position: &Holzwurm, viewer: Viewer) -> Self {
        let n_seats = position.n_seats();
        let own_hand = match viewer {
            Viewer::Seat(seat) => position.hands[..n_seats].get(seat.index()),
            Viewer::Public => None,
        };
        Self {
            deal: position.deal_number().get() as u8,
            deals: position.options().deals.get() as u8,
            starter: position.starter,
            to_act: (position.phase == Phase::Play).then_some(position.to_act),
            hand: own_hand.map(|cards| cards.iter().collect()),
            seats: Seat::all(n_seats).map(|seat| SeatView::of(position, seat)).collect(),
            rows: position.rows.as_slice().iter().map(RowView::of).collect(),
            fate: position.fate.list(),
            last: position.last.as_ref().map(|result| DealView::of(result, n_seats)),
            standing: (position.phase == Phase::Over).then(|| position.standing()),
        }
    }
}

impl SeatView {
    fn of(position: &Holzwurm, seat: Seat) -> Self {
        Self {
            n_cards: position.hands[seat.index()].len() as u8,
            known: position.known[seat.index()].iter().collect(),
            score: position.scores[seat.index()],
        }
    }
}

impl RowView {
    fn of(row: &Row) -> Self {
        Self { color: row.color(), cards: row.cards().to_vec(), display: row.display(), needs: row.needs() }
    }
}

impl DealView {
    fn of(result: &DealResult, n_seats: usize) -> Self {
        Self {
            end: result.end,
            scores: result.scores[..n_seats].to_vec(),
            hands: Seat::all(n_seats).map(|seat| result.hand(seat).iter().collect()).collect(),
        }
    }
}
