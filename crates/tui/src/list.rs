//! A list on the whole screen: one entry is pointed at, and long ones go over several lines.

use ratatui::layout::Rect;

use crate::canvas::{Canvas, below, wrap};
use crate::footer::Foot;
use crate::{Key, Role};

/// The widest a list gets.
const WIDTH: u16 = 100;
/// From this height on the title has lines of its own around it.
const TALL: u16 = 24;

/// Something in a list.
pub(crate) struct Entry {
    text: String,
    /// Whether it stands apart from the one before it.
    is_apart: bool,
}

impl Entry {
    pub(crate) fn new(text: String) -> Self {
        Self { text, is_apart: false }
    }

    /// With an empty line above it.
    pub(crate) fn apart(self) -> Self {
        Self { is_apart: true, ..self }
    }
}

/// What a key does in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pressed {
    /// It points elsewhere.
    Moved,
    /// It chooses the entry that is pointed at.
    Chosen,
    /// Nothing that lists know.
    Other,
}

/// Moves a cursor among some entries, or chooses.
pub(crate) fn press(cursor: &mut usize, n_entries: usize, key: Key) -> Pressed {
    let last = n_entries.saturating_sub(1);
    *cursor = match key {
        Key::Enter => return Pressed::Chosen,
        Key::Point(place) if place == *cursor => return Pressed::Chosen,
        Key::Point(place) => place.min(last),
        Key::Up | Key::BackTab => cursor.checked_sub(1).unwrap_or(last),
        Key::Down | Key::Tab => (*cursor + 1) % n_entries.max(1),
        Key::PageUp => cursor.saturating_sub(10),
        Key::PageDown => (*cursor + 10).min(last),
        Key::Home => 0,
        Key::End => last,
        _ => return Pressed::Other,
    };
    Pressed::Moved
}

/// A list with its title, what is said below it, and its keys.
pub(crate) struct ListPage {
    pub(crate) title: String,
    /// What is said above the entries, if anything.
    pub(crate) lead: Option<String>,
    pub(crate) entries: Vec<Entry>,
    pub(crate) cursor: usize,
    pub(crate) said: Option<String>,
    pub(crate) foot: Foot,
}

/// A line of an entry.
struct Line {
    place: usize,
    text: String,
    kind: Kind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Gap,
    First,
    Further,
}

impl ListPage {
    pub(crate) fn draw(&self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        canvas.fill(area, Role::Sky);
        let width = WIDTH.min(area.width);
        let column = Rect { x: area.x + (area.width - width) / 2, width, height: area.height - 1, ..area };
        let mut rest = self.draw_title(canvas, column);
        if let Some(lead) = &self.lead {
            rest = below(rest, canvas.paragraph(inner(rest), lead, Role::Dim) + 1);
        }
        let said = self.said.as_ref().map(|said| wrap(said, inner(rest).width.into())).unwrap_or_default();
        let n_said = if said.is_empty() { 0 } else { said.len() as u16 + 1 };
        self.draw_entries(canvas, Rect { height: rest.height.saturating_sub(n_said), ..rest });
        let at = inner(Rect { y: rest.bottom().saturating_sub(n_said.saturating_sub(1)), ..rest });
        for (line, at) in said.iter().zip(at.rows()) {
            canvas.say(at, line, Role::Bad);
        }
        self.foot.draw(canvas, Rect { y: area.bottom() - 1, height: 1, ..area });
    }

    /// The title on its ground; returns what is left below it.
    fn draw_title(&self, canvas: &mut Canvas<'_>, area: Rect) -> Rect {
        let lines = wrap(&self.title, area.width.saturating_sub(2).into());
        let margin = u16::from(canvas.area().height >= TALL);
        let height = lines.len() as u16 + 2 * margin;
        canvas.fill(Rect { height, ..area }, Role::Lawn);
        for (line, at) in lines.iter().zip(below(area, margin).rows()) {
            canvas.center(at, line, canvas.style(Role::Title));
        }
        below(area, height + 1)
    }

    /// Draws as many lines as there is room for, those around the cursor.
    fn draw_entries(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let lines = self.lines(area.width.saturating_sub(5).into());
        let room = usize::from(area.height);
        let here = lines.iter().position(|line| line.place == self.cursor).unwrap_or(0);
        let first = here.saturating_sub(room / 2).min(lines.len().saturating_sub(room));
        for (line, at) in lines.iter().skip(first).zip(area.rows()) {
            self.draw_line(line, canvas, at);
        }
        let mark =
            |canvas: &mut Canvas<'_>, at: Rect, sign| canvas.right(Rect { height: 1, ..at }, sign, Role::Dim);
        if first > 0 {
            mark(canvas, area, "▲ ");
        }
        if first + room < lines.len() {
            mark(canvas, below(area, area.height - 1), "▼ ");
        }
    }

    fn lines(&self, width: usize) -> Vec<Line> {
        let mut lines = Vec::new();
        for (place, entry) in self.entries.iter().enumerate() {
            if entry.is_apart && place > 0 {
                lines.push(Line { place, text: String::new(), kind: Kind::Gap });
            }
            for (n, text) in wrap(&entry.text, width).into_iter().enumerate() {
                lines.push(Line { place, text, kind: if n == 0 { Kind::First } else { Kind::Further } });
            }
        }
        lines
    }

    fn draw_line(&self, line: &Line, canvas: &mut Canvas<'_>, at: Rect) {
        if line.kind == Kind::Gap {
            return;
        }
        let is_here = line.place == self.cursor;
        canvas.zone(at, Key::Point(line.place));
        let is_marked = is_here && line.kind == Kind::First;
        let rest = canvas.say(at, if is_marked { " ▸ " } else { "   " }, Role::Sun);
        // Spaces at which no line breaks are ordinary ones on the screen.
        let text = line.text.replace('\u{a0}', " ");
        canvas.say(rest, &text, if is_here { Role::Title } else { Role::Ink });
    }
}

/// The room for sentences.
fn inner(area: Rect) -> Rect {
    Rect { x: area.x + 3, width: area.width.saturating_sub(6), ..area }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_goes_around_and_chooses() {
        let mut at = 0;
        assert_eq!(press(&mut at, 3, Key::Up), Pressed::Moved);
        assert_eq!(at, 2);
        press(&mut at, 3, Key::Down);
        assert_eq!(at, 0);
        press(&mut at, 3, Key::PageDown);
        assert_eq!((at, press(&mut at, 3, Key::Point(2))), (2, Pressed::Chosen));
        assert_eq!(press(&mut at, 3, Key::Point(9)), Pressed::Moved);
        assert_eq!((at, press(&mut at, 3, Key::Esc)), (2, Pressed::Other));
        for key in [Key::Up, Key::Down, Key::End, Key::PageDown, Key::Point(3)] {
            let mut at = 0;
            press(&mut at, 0, key);
            assert_eq!(at, 0, "in an empty list there is nowhere to go");
        }
    }
}
