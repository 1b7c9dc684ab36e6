use std::time::Duration;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};

/// Something that happens to the program.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Input {
    /// A key was pressed.
    Key(Key),
    /// The mouse was pressed: column and row.
    Click(u16, u16),
    /// Time went by.
    Tick(Duration),
    /// The terminal has another size now; what is drawn next has it.
    Resize,
    /// The program must end at once.
    Quit,
}

/// A key, or something that the mouse can do instead.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Key {
    /// A letter, a digit or a sign.
    Char(char),
    /// Enter.
    Enter,
    /// Escape.
    Esc,
    /// Tab.
    Tab,
    /// Tab with shift.
    BackTab,
    /// Arrow up.
    Up,
    /// Arrow down.
    Down,
    /// Arrow left.
    Left,
    /// Arrow right.
    Right,
    /// To the beginning.
    Home,
    /// To the end.
    End,
    /// A page back.
    PageUp,
    /// A page on.
    PageDown,
    /// Deletes a letter.
    Backspace,
    /// Do the choice with this number.
    Choose(usize),
    /// Point at the choice with this number; pointing twice does it, where that costs nothing.
    Point(usize),
}

impl Input {
    /// What a terminal reports; `None` for what nobody waits for.
    pub fn from_event(event: &Event) -> Option<Self> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => from_key(*key),
            Event::Mouse(mouse) => match mouse.kind {
                MouseEventKind::Down(MouseButton::Left) => Some(Self::Click(mouse.column, mouse.row)),
                MouseEventKind::ScrollUp => Some(Self::Key(Key::Up)),
                MouseEventKind::ScrollDown => Some(Self::Key(Key::Down)),
                _ => None,
            },
            Event::Resize(..) => Some(Self::Resize),
            _ => None,
        }
    }
}

fn from_key(key: KeyEvent) -> Option<Input> {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    let key = match key.code {
        KeyCode::Char('c' | 'C') if control => return Some(Input::Quit),
        KeyCode::Char(_) if control => return None,
        KeyCode::Char(letter) => Key::Char(letter),
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Esc,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => Key::BackTab,
        KeyCode::Up => Key::Up,
        KeyCode::Down => Key::Down,
        KeyCode::Left => Key::Left,
        KeyCode::Right => Key::Right,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Backspace => Key::Backspace,
        _ => return None,
    };
    Some(Input::Key(key))
}
