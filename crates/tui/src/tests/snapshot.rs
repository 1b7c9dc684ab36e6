use std::env;
use std::fs;
use std::path::Path;
use std::time::Duration;

use ratatui::Terminal;
use ratatui::backend::TestBackend;

use crate::screen::Screen;
use crate::{App, Daylight, Depth, Input, Look};

/// The sizes of every picture.
pub(crate) const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (140, 45)];

/// The sizes of every picture of a table.
pub(crate) const TABLES: [(u16, u16); 4] = [(40, 20), (80, 24), (100, 30), (140, 45)];

/// Colors on a dark ground, with all characters.
pub(crate) const DARK: Look =
    Look { daylight: Daylight::Dark, depth: Depth::True, ascii: false, asks: false };

/// Compares pictures of a screen in every size with those that are committed; `UPDATE=1` writes them anew.
pub(crate) fn check(name: &str, screen: impl Screen + 'static) {
    let mut app = App::new(Box::new(screen), DARK);
    settle(&mut app);
    check_app(name, &mut app, &TABLES);
}

/// Lets enough time go by for all news to be shown.
pub(crate) fn settle(app: &mut App) {
    for _ in 0..40 {
        app.update(Input::Tick(Duration::from_secs(5)));
    }
}

pub(crate) fn check_app(name: &str, app: &mut App, sizes: &[(u16, u16)]) {
    for (width, height) in sizes {
        let file = format!("{name}-{width}x{height}.txt");
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/tests/screens").join(&file);
        let shown = picture(app, *width, *height);
        if env::var_os("UPDATE").is_some() {
            fs::write(&path, shown).unwrap();
        } else {
            let wanted = fs::read_to_string(&path).unwrap_or_default();
            assert!(wanted == shown, "{file} differs; UPDATE=1 writes it anew:\n{shown}");
        }
    }
}

/// The characters of a screen, without spaces at the ends of lines.
pub(crate) fn picture(app: &mut App, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| app.draw(frame.buffer_mut())).unwrap();
    let buffer = terminal.backend().buffer();
    let line = |row: u16| (0..width).map(|column| buffer[(column, row)].symbol()).collect::<String>();
    (0..height).map(|row| line(row).trim_end().to_owned() + "\n").collect()
}
