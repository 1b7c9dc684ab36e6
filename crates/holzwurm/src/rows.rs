use crate::places::PlacesByColor;
use crate::row::Row;
use crate::{Card, RowIdx};

/// The rows on the table, oldest first, five at most (HW-08).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Rows {
    n_rows: u8,
    rows: [Row; Rows::MAX],
}

impl Rows {
    /// The most rows there can be.
    pub(crate) const MAX: usize = RowIdx::ALL.len();

    /// The rows, oldest first.
    #[inline]
    pub(crate) fn as_slice(&self) -> &[Row] {
        &self.rows[..usize::from(self.n_rows)]
    }

    /// A row that is on the table.
    #[inline]
    pub(crate) fn row_mut(&mut self, row: RowIdx) -> &mut Row {
        &mut self.rows[row.index()]
    }

    /// Whether no further row may be opened.
    #[inline]
    pub(crate) fn is_full(&self) -> bool {
        usize::from(self.n_rows) == Self::MAX
    }

    /// Opens a new row with its first card.
    #[inline]
    pub(crate) fn open(&mut self, card: Card) {
        self.rows[usize::from(self.n_rows)] = Row::opened_with(card);
        self.n_rows += 1;
    }

    /// Takes a row away; those opened later move down by one.
    pub(crate) fn take(&mut self, row: RowIdx) -> Row {
        let count = usize::from(self.n_rows);
        self.rows[row.index()..count].rotate_left(1);
        self.n_rows -= 1;
        core::mem::take(&mut self.rows[count - 1])
    }

    /// Where a card may go, for each color (HW-09, HW-10).
    #[inline]
    pub(crate) fn places(&self, many_uncolored: bool) -> PlacesByColor {
        let colors = self.rows.each_ref().map(Row::color);
        PlacesByColor::new(colors, self.n_rows, many_uncolored)
    }
}
