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

/// The lines that a board likes to have before anything else gets more.
pub(super) const BOARD: u16 = 13;
/// From this width on the log has a column of its own.
const WIDE: u16 = 124;
const LOG_COLUMN: u16 = 36;

impl Layout {
    /// Divides a screen whose soil needs so many lines, and whose board needs at least so many.
    pub(crate) fn with_board(area: Rect, soil_lines: u16, board_lines: u16) -> Self {
        let header = Rect { height: 1, ..area };
        let footer = Rect { y: area.bottom() - 1, height: 1, ..area };
        let inner = Rect { y: area.y + 1, height: area.height - 2, ..area };
        if is_wide(area) {
            let main = Rect { width: inner.width - LOG_COLUMN, ..inner };
            let log = Rect { x: main.right(), width: LOG_COLUMN, ..inner };
            let (board, soil) = split(main, soil_lines);
            return Self { header, board, soil, log, footer };
        }
        let log_lines = log_lines(inner.height, soil_lines, board_lines);
        let main = Rect { height: inner.height - log_lines, ..inner };
        let log = Rect { y: main.bottom(), height: log_lines, ..inner };
        let (board, soil) = split(main, soil_lines);
        Self { header, board, soil, log, footer }
    }
}

/// Whether the log has a column of its own.
pub(crate) fn is_wide(area: Rect) -> bool {
    area.width >= WIDE
}

/// The width beside the log.
pub(crate) fn main_width(area: Rect) -> u16 {
    if is_wide(area) { area.width - LOG_COLUMN } else { area.width }
}

/// The lines of the log: what a board of the usual size leaves, at least a few sentences where the board can give way.
fn log_lines(height: u16, soil_lines: u16, board_lines: u16) -> u16 {
    let most = if height < 28 { 3 } else { 5 };
    let spare = height.saturating_sub(BOARD.max(board_lines) + soil_lines).min(most);
    spare.max(height.saturating_sub(board_lines + soil_lines).min(2))
}

fn split(main: Rect, soil_lines: u16) -> (Rect, Rect) {
    let soil_lines = soil_lines.min(main.height);
    let board = Rect { height: main.height - soil_lines, ..main };
    (board, Rect { y: board.bottom(), height: soil_lines, ..main })
}
