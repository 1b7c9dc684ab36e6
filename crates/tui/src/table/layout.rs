use ratatui::layout::Rect;

/// Where things lie on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    pub(crate) header: Rect,
    pub(crate) board: Rect,
    pub(crate) soil: Rect,
    pub(crate) log: Rect,
    pub(crate) footer: Rect,
}

/// The lines that a board needs at least.
const BOARD: u16 = 13;
/// From this width on the log has a column of its own.
const WIDE: u16 = 124;
const LOG_COLUMN: u16 = 38;

impl Layout {
    /// Divides a screen whose soil needs so many lines.
    pub(crate) fn new(area: Rect, soil_lines: u16) -> Self {
        let header = Rect { height: 1, ..area };
        let footer = Rect { y: area.bottom() - 1, height: 1, ..area };
        let inner = Rect { y: area.y + 1, height: area.height - 2, ..area };
        if area.width >= WIDE {
            let main = Rect { width: inner.width - LOG_COLUMN, ..inner };
            let log = Rect { x: main.right(), width: LOG_COLUMN, ..inner };
            let (board, soil) = split(main, soil_lines);
            return Self { header, board, soil, log, footer };
        }
        let spare = inner.height.saturating_sub(BOARD + soil_lines);
        let log_lines = if area.height < 30 { spare.clamp(1, 3) } else { spare.clamp(1, 5) };
        let main = Rect { height: inner.height - log_lines, ..inner };
        let log = Rect { y: main.bottom(), height: log_lines, ..inner };
        let (board, soil) = split(main, soil_lines);
        Self { header, board, soil, log, footer }
    }
}

fn split(main: Rect, soil_lines: u16) -> (Rect, Rect) {
    let soil_lines = soil_lines.min(main.height);
    let board = Rect { height: main.height - soil_lines, ..main };
    (board, Rect { y: board.bottom(), height: soil_lines, ..main })
}
