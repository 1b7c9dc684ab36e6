//! Whether a view that came over a wire can be one of a game at all.

use wormery_core::Seat;

use super::{ColorView, ColumnView, MoundView, PhaseName, TileKind, View};
use crate::color::Color;
use crate::deck::{Card, Column, Object};
use crate::pile::Pile;
use crate::position::{N_MOUNDS, ROUNDS};

/// How many dice a color has; one without a seat lends two to each player.
const OWN_DICE: usize = 5;
const LENT_DICE: u8 = 2;

impl View {
    /// Whether everything adds up, as far as a view tells it: tiles, dice, cards, and whose turn it is.
    pub(super) fn is_whole(&self) -> bool {
        (1..=ROUNDS).contains(&self.round)
            && self.rounds == ROUNDS
            && self.has_colors_in_order()
            && self.has_all_tiles()
            && self.has_cards()
            && self.mounds.iter().all(|mound| mound.is_whole(&self.colors))
            && self.colors.iter().all(|color| self.has_all_dice(color) && color.shows_its_tiles())
            && self.is_somebodys_turn()
    }

    /// How many people play: one of three colors may be nobody's.
    fn n_seats(&self) -> usize {
        self.colors.iter().filter(|color| color.seat.is_some()).count()
    }

    fn has_colors_in_order(&self) -> bool {
        let n_seats = self.n_seats();
        let is_right = |(place, color): (usize, &ColorView)| {
            color.color.index() == place
                && color.seat == color.color.seat(n_seats)
                && color.third_dice.is_some() == (n_seats == 2 && color.seat.is_some())
        };
        (2..=Color::COUNT).contains(&n_seats)
            && self.colors.len() == Color::playing(n_seats).len()
            && self.colors.iter().enumerate().all(is_right)
    }

    fn has_all_tiles(&self) -> bool {
        let worms: u32 = self.colors.iter().map(|color| u32::from(color.worms)).sum();
        let has_all = |kind: &Object| {
            let count = |objects: &alloc::collections::BTreeMap<Object, u8>| {
                u32::from(objects.get(kind).copied().unwrap_or(0))
            };
            let taken: u32 = self.colors.iter().map(|color| count(&color.objects)).sum();
            taken + count(&self.supply.objects) == u32::from(Pile::ALL.objects[kind.index()])
        };
        worms + u32::from(self.supply.worms) == u32::from(Pile::ALL.worms) && Object::ALL.iter().all(has_all)
    }

    /// The cards of the table are different ones, and so many are used as rounds have begun.
    fn has_cards(&self) -> bool {
        let is_new = |(place, id)| !self.used_cards[..place].contains(id);
        let on_table = self.mounds.iter().map(|mound| &mound.card);
        let is_known = |(place, id)| {
            self.used_cards.contains(id) && !self.mounds[..place].iter().any(|mound| mound.card == *id)
        };
        let n_rounds = self.round - u8::from(self.phase == PhaseName::Mounds);
        let scored = self.used_cards.len().saturating_sub(self.mounds.len());
        let won = |count: fn(&ColorView) -> u8| {
            self.colors.iter().map(|color| usize::from(count(color))).sum::<usize>()
        };
        self.used_cards.len() == N_MOUNDS * usize::from(n_rounds)
            && self.used_cards.iter().enumerate().all(is_new)
            && on_table.enumerate().all(is_known)
            && won(|color| color.queens) <= scored
            && won(|color| color.generals) <= scored
    }

    fn has_all_dice(&self, color: &ColorView) -> bool {
        let columns = self.mounds.iter().flat_map(|mound| &mound.columns);
        let placed = columns.flat_map(|column| &column.dice).filter(|die| die.color == color.color).count();
        let lent: u32 = self.colors.iter().filter_map(|color| color.third_dice).map(u32::from).sum();
        let is_lent_right = color.third_dice.is_none_or(|dice| dice <= LENT_DICE);
        match color.seat {
            Some(_) => is_lent_right && usize::from(color.dice) + placed == OWN_DICE,
            None => u32::from(color.dice) == lent && lent as usize + placed == 2 * usize::from(LENT_DICE),
        }
    }

    /// Whether somebody acts who is there, with a die that is there, on mounds that are there.
    fn is_somebodys_turn(&self) -> bool {
        let is_seat = |seat: Seat| seat.index() < self.n_seats();
        let n_mounds = match self.phase {
            PhaseName::Mounds | PhaseName::Over => 0,
            PhaseName::Turn | PhaseName::Throw | PhaseName::Place => N_MOUNDS,
        };
        let is_right = match (self.phase, self.to_act, &self.thrown) {
            (PhaseName::Mounds | PhaseName::Over, None, None) => true,
            (PhaseName::Turn, Some(seat), None) => is_seat(seat),
            (PhaseName::Throw, None, Some(die)) => die.value.is_none() && self.may_throw(die.color, None),
            (PhaseName::Place, Some(seat), Some(die)) => {
                is_seat(seat) && die.value.is_some_and(is_pips) && self.may_throw(die.color, Some(seat))
            }
            _ => false,
        };
        is_right && self.mounds.len() == n_mounds
    }

    /// Whether a seat has a die of a color to throw; whether anybody has, if it is not known who threw it.
    fn may_throw(&self, thrown: Color, by: Option<Seat>) -> bool {
        let is_lent = thrown.index() == self.n_seats();
        let throwers = self.colors.iter().filter(|color| by.is_none() || color.seat == by);
        let mut seated = throwers.filter(|color| color.seat.is_some());
        seated.any(|color| match color.third_dice {
            _ if color.color == thrown => color.dice > 0,
            lent => is_lent && lent.is_some_and(|dice| dice > 0),
        })
    }
}

impl MoundView {
    /// Whether dice lie on fields, those of a color in one column, and columns are taken from the left.
    fn is_whole(&self, colors: &[ColorView]) -> bool {
        let owner = |column: &ColumnView| column.dice.first().map(|die| die.color);
        let is_right = |(place, column): (usize, &ColumnView)| {
            let before = &self.columns[..place];
            column.is_whole(colors)
                && owner(column).is_none_or(|color| {
                    before.iter().all(|other| owner(other).is_some_and(|other| other != color))
                })
        };
        self.columns.len() == Card::N_COLUMNS && self.columns.iter().enumerate().all(is_right)
    }
}

impl ColumnView {
    fn is_whole(&self, colors: &[ColorView]) -> bool {
        let first = self.dice.first().map(|die| die.color);
        (1..=Column::MAX_HEIGHT).contains(&self.fields.len())
            && self.dice.len() <= self.fields.len()
            && self
                .dice
                .iter()
                .all(|die| is_pips(die.value) && Some(die.color) == first && die.color.index() < colors.len())
    }
}

impl ColorView {
    /// Whether the point tiles that are shown are as many as it has.
    fn shows_its_tiles(&self) -> bool {
        self.point_tiles.as_ref().is_none_or(|tiles| {
            let of = |kind| tiles.iter().filter(|tile| tile.kind == kind).count();
            of(TileKind::Queen) == usize::from(self.queens)
                && of(TileKind::General) == usize::from(self.generals)
        })
    }
}

fn is_pips(value: u8) -> bool {
    (1..=6).contains(&value)
}
