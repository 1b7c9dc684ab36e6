use core::cmp::Reverse;

use serde::{Deserialize, Serialize};
use wormery_core::wire::present;
use wormery_core::{Bounded, Seat};

use super::told::number;
use super::{Effect, List, Order, Rank, Sum};
use crate::action::MoundIdx;
use crate::color::Color;
use crate::deck::Card;
use crate::position::ItHappens;

/// Where a color would stand if its mound were judged now.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stands {
    /// Who plays the color.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The color.
    pub color: Color,
    /// On which mound.
    pub mound: MoundIdx,
    /// Its sum.
    pub sum: Sum,
    /// Its place: the first would get the queen, the second the general.
    pub rank: Rank,
    /// How it compares with its rival.
    pub why: Order,
    /// Who plays the rival color.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub to: Option<Seat>,
    /// The second for the first, and for others the one just ahead; absent for one who is alone.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub rival: Option<Color>,
    /// The difference between the two sums.
    pub by: Bounded<0, 17>,
    /// Whether its sum is the worm number.
    pub hits: bool,
}

/// A color on a mound: its sum, its column, and itself.
type Entry = (u8, usize, Color);

impl ItHappens {
    /// Where a color that has dice on a mound stands there now (IH-15).
    pub(crate) fn stands(&self, mound: MoundIdx, color: Color) -> Effect {
        let order = self.order_on(mound);
        let place = order.iter().position(|(_, _, other)| other == color).unwrap_or_default();
        let rival = order.iter().nth(if place == 0 { 1 } else { place - 1 });
        let (sum, column, _) = order.iter().nth(place).unwrap_or((0, 0, color));
        let (to, why) = match rival {
            None => (None, Order::Alone),
            Some(rival) => (rival.2.seat(self.n_seats()), compare((sum, column), place, rival)),
        };
        Effect::Stands(Stands {
            seat: color.seat(self.n_seats()),
            color,
            mound,
            sum: number(sum),
            rank: number(place as u8 + 1),
            why,
            to,
            rival: rival.map(|(_, _, color)| color),
            by: number(rival.map_or(0, |(other, _, _)| sum.abs_diff(other))),
            hits: sum == self.card(mound).worm(),
        })
    }

    /// The colors on a mound, the one ahead first.
    pub(crate) fn order_on(&self, mound: MoundIdx) -> List<Entry, { Card::N_COLUMNS }> {
        let mut entries = [None; Card::N_COLUMNS];
        for (column, ((color, sum), place)) in self.sums(mound).zip(&mut entries).enumerate() {
            *place = Some((sum, column, color));
        }
        entries.sort_unstable_by_key(|entry| {
            entry.map_or((Reverse(0), 0), |(sum, column, _)| (Reverse(sum), column))
        });
        entries.into_iter().flatten().collect()
    }
}

fn compare((sum, column): (u8, usize), place: usize, rival: Entry) -> Order {
    match (sum == rival.0, place == 0) {
        (false, true) => Order::Ahead,
        (false, false) => Order::Behind,
        (true, _) if column < rival.1 => Order::Left,
        (true, _) => Order::Right,
    }
}
