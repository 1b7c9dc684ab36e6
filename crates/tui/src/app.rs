use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use wormery_words::{Language, say};

use crate::canvas::{Canvas, wrap};
use crate::screen::{Screen, Step};
use crate::{Daylight, Depth, Ground, Input, Key, Look, Role, Theme, Zone};

/// The program on a whole terminal: a screen, and what all screens share.
///
/// It is changed by [`App::update`] and shown by [`App::draw`], and knows no terminal.
pub struct App {
    screen: Box<dyn Screen>,
    look: Look,
    zones: Vec<Zone>,
    farewell: Option<String>,
    is_done: bool,
    /// Whether the terminal was too small for the screen when it was drawn last.
    is_hidden: bool,
}

impl App {
    /// Begins with a screen.
    pub(crate) fn new(screen: Box<dyn Screen>, look: Look) -> Self {
        Self { screen, look, zones: Vec::new(), farewell: None, is_done: false, is_hidden: false }
    }

    /// Whether there is nothing left to do.
    pub fn is_done(&self) -> bool {
        self.is_done
    }

    /// What to tell whoever leaves.
    pub fn farewell(&self) -> Option<&str> {
        self.farewell.as_deref()
    }

    /// Lets something happen.
    pub fn update(&mut self, input: Input) {
        let input = match input {
            Input::Click(column, row) => match self.zone_at(column, row) {
                Some(key) => Input::Key(key),
                None => return,
            },
            input => input,
        };
        // Nobody does what cannot be seen.
        let input = match input {
            Input::Key(Key::Esc | Key::Char('q' | 'Q')) if self.is_hidden => Input::Quit,
            Input::Key(_) if self.is_hidden => return,
            input => input,
        };
        if let Input::Key(Key::Char('t' | 'T')) = input
            && !self.screen.is_typing()
        {
            self.turn_daylight();
            return;
        }
        match self.screen.update(input) {
            Step::Stay => {}
            Step::Go(screen) => self.screen = screen,
            Step::Leave(farewell) => {
                self.farewell = farewell;
                self.is_done = true;
            }
        }
    }

    fn turn_daylight(&mut self) {
        self.look.daylight = match self.look.daylight {
            Daylight::Light => Daylight::Dark,
            Daylight::Dark => Daylight::Light,
        };
    }

    /// What lies on top is drawn last, so it is found first.
    fn zone_at(&self, column: u16, row: u16) -> Option<Key> {
        let here = Position::new(column, row);
        self.zones.iter().rev().find(|zone| zone.area.contains(here)).map(|zone| zone.key)
    }

    /// The places that can be clicked.
    #[cfg(test)]
    pub(crate) fn zones(&self) -> &[Zone] {
        &self.zones
    }

    /// Draws everything.
    pub fn draw(&mut self, buffer: &mut Buffer) {
        self.zones.clear();
        let theme = Theme {
            daylight: self.look.daylight,
            ground: self.screen.ground(),
            mono: self.look.depth == Depth::Mono,
            sixteen: self.look.depth == Depth::Sixteen,
            ascii: self.look.ascii,
        };
        let area = buffer.area;
        let mut canvas = Canvas::new(buffer, &mut self.zones, theme);
        let least = self.screen.least_size();
        self.is_hidden = area.width < least.0 || area.height < least.1;
        if self.is_hidden {
            draw_too_small(&mut canvas, area, least, self.screen.language());
        } else {
            self.screen.draw(&mut canvas);
        }
        self.look.fit(buffer);
    }
}

fn draw_too_small(canvas: &mut Canvas<'_>, area: Rect, least: (u16, u16), language: Language) {
    canvas.theme.ground = Ground::Garden;
    canvas.fill(area, Role::Sky);
    let texts = [
        say!(language, tui_small),
        say!(language, tui_small_has, columns = area.width, rows = area.height),
        say!(language, tui_small_needs, columns = least.0, rows = least.1),
        say!(language, tui_small_do),
    ];
    let lines: Vec<String> = texts.iter().flat_map(|text| wrap(text, area.width.into())).collect();
    let top = area.height.saturating_sub(lines.len() as u16) / 2;
    for (line, at) in lines.iter().zip(area.rows().skip(top.into())) {
        canvas.center(at, line, canvas.style(Role::Title));
    }
}
