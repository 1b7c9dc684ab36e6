//! The chance to win over the game, as a strip of small columns.

use ratatui::layout::Rect;

use super::WatchScreen;
use crate::canvas::Canvas;
use crate::{Draw, Role};

const COLUMNS: [&str; 8] = ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"];

impl<G: Draw> WatchScreen<G> {
    /// Draws the strip.
    pub(super) fn draw_strip(&self, canvas: &mut Canvas<'_>, strip: Rect) {
        let Some(found) = self.judged.found() else { return };
        let Some(last) = found.worth.len().checked_sub(1) else { return };
        let row = self.row % found.worth[0].n_rows().max(1);
        let cells = usize::from(strip.width);
        let share = |cell: usize| found.worth[cell * last / cells.saturating_sub(1).max(1)].of(row);
        let text: String = (0..cells).map(|cell| column(share(cell), canvas.theme.ascii)).collect();
        canvas.say(strip, &text, Role::SoilDim);
    }
}

/// A share as a column; as the tenth it lies in where there are no columns.
fn column(share: f64, is_ascii: bool) -> String {
    let share = share.clamp(0.0, 1.0);
    if is_ascii {
        return ((share * 10.0) as u8).min(9).to_string();
    }
    COLUMNS[((share * 8.0) as usize).min(7)].to_owned()
}

#[cfg(test)]
mod tests {
    use super::column;

    #[test]
    fn the_more_likely_the_higher() {
        assert_eq!([0.0, 0.5, 0.99, 1.0].map(|share| column(share, false)), ["▁", "▅", "█", "█"]);
        assert_eq!([0.0, 0.55, 1.0].map(|share| column(share, true)), ["0", "5", "9"]);
    }
}
