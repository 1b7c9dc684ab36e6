use crate::rows::Rows;
use crate::{Color, RowIdx};

/// A set of places for a card: rows on the table, and a new row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Places(u8);

const NEW_BIT: u8 = RowIdx::ALL.len() as u8;

impl Places {
    /// No place.
    pub(crate) const NONE: Self = Self(0);

    /// A new row.
    pub(crate) const NEW: Self = Self(1 << NEW_BIT);

    /// All of the first `n_rows` rows.
    #[inline]
    pub(crate) const fn rows(n_rows: u8) -> Self {
        Self((1 << n_rows) - 1)
    }

    /// The places of both sets.
    #[inline]
    pub(crate) const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The places that are in both sets.
    #[inline]
    pub(crate) const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether there is no place.
    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a row, or a new one for `None`, is among the places.
    #[inline]
    pub(crate) fn contains(self, row: Option<RowIdx>) -> bool {
        let place = row.map_or(NEW_BIT, |row| row.index() as u8);
        self.0 & (1 << place) != 0
    }

    /// Takes out the first place: rows oldest first, then the new row as `None`.
    #[inline]
    pub(crate) fn take_first(&mut self) -> Option<RowIdx> {
        let place = self.0.trailing_zeros();
        self.0 &= self.0.wrapping_sub(1);
        RowIdx::new(place as usize)
    }
}

/// The places for the cards of every color, in one byte for each: listing plays reads them often.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PlacesByColor(u64);

const GREY: usize = Color::Grey as usize;

impl PlacesByColor {
    /// Applies the rules of placing to the colors of the rows.
    ///
    /// There are `n_rows` rows; colors beyond them do not count.
    #[inline]
    pub(crate) fn new(colors: [Option<Color>; Rows::MAX], n_rows: u8, many_uncolored: bool) -> Self {
        let rows = Places::rows(n_rows);
        let of_color = rows_by_color(colors);
        let uncolored = of_color[GREY].and(rows);
        let new = if usize::from(n_rows) < Rows::MAX { Places::NEW } else { Places::NONE };

        // HW-09: only into the row of the color; without one, into an uncolored or a new row.
        let elsewhere = uncolored.or(new);
        let mut places = of_color.map(|own| if own.is_empty() { elsewhere } else { own });

        // HW-10: into every row or a new one, unless that would be one uncolored row too many.
        let may_open = many_uncolored || uncolored.is_empty();
        places[GREY] = rows.or(if may_open { new } else { Places::NONE });
        Self(u64::from_le_bytes(places.map(|places| places.0)))
    }

    /// The places for the cards of one color.
    #[inline]
    pub(crate) const fn of(self, color_idx: usize) -> Places {
        Places((self.0 >> (8 * color_idx)) as u8)
    }
}

/// The rows of each color; no row is grey, so grey collects the uncolored ones.
#[inline]
fn rows_by_color(colors: [Option<Color>; Rows::MAX]) -> [Places; 8] {
    let mut bytes = 0_u64;
    for (row_idx, color) in colors.into_iter().enumerate() {
        bytes |= 1 << (8 * color.unwrap_or(Color::Grey) as usize + row_idx);
    }
    bytes.to_le_bytes().map(Places)
}
