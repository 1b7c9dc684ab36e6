//! The sixteen colors that every terminal has: their owner chose how they look, so only their names are used.

use ratatui::style::{Color, Modifier, Style};

use crate::{Daylight, Role};

/// The colors of something.
pub(crate) fn style(daylight: Daylight, role: Role) -> Style {
    let on = |print, ground| Style::new().fg(print).bg(ground);
    let print = |light, dark| Style::new().fg(if daylight == Daylight::Light { light } else { dark });
    let bold = Modifier::BOLD;
    match role {
        Role::Sky | Role::Lawn => page(daylight),
        Role::Soil => on(Color::White, Color::Blue),
        Role::Ink => print(Color::Black, Color::White),
        Role::Dim | Role::Line => print(Color::Black, Color::Gray),
        Role::SoilDim => Style::new().fg(Color::Gray),
        Role::Good => print(Color::Blue, Color::LightGreen).add_modifier(bold),
        Role::Bad => print(Color::Red, Color::LightRed).add_modifier(bold),
        Role::SoilBad => Style::new().fg(Color::LightYellow).add_modifier(bold),
        Role::Sun => print(Color::Magenta, Color::LightYellow).add_modifier(bold),
        Role::Title => Style::new().add_modifier(bold),
        Role::Piece => on(Color::Black, Color::Gray),
        Role::Faded => on(Color::Black, Color::DarkGray),
        Role::Back => on(Color::Gray, Color::DarkGray),
        Role::Worm => Style::new().fg(Color::Red).add_modifier(bold),
        Role::Lit | Role::Gold | Role::Primary => on(Color::Black, Color::Yellow).add_modifier(bold),
        Role::Button => on(Color::Black, Color::Cyan),
        Role::Berry => on(Color::White, Color::Red).add_modifier(bold),
        Role::Chosen => Style::new().add_modifier(bold | Modifier::UNDERLINED),
    }
}

fn page(daylight: Daylight) -> Style {
    match daylight {
        Daylight::Light => Style::new().fg(Color::Black).bg(Color::White),
        Daylight::Dark => Style::new().fg(Color::White).bg(Color::Black),
    }
}

/// A piece whose ground is most like a color.
pub(crate) fn piece(ground: Color) -> Style {
    let ground = hue(ground);
    let print = if matches!(ground, Color::Red | Color::Blue | Color::Magenta | Color::DarkGray) {
        Color::White
    } else {
        Color::Black
    };
    Style::new().fg(print).bg(ground).add_modifier(Modifier::BOLD)
}

/// Print that is most like a color and can be read on the page.
pub(crate) fn print(daylight: Daylight, color: Color) -> Color {
    match (daylight, hue(color)) {
        (Daylight::Light, Color::Yellow | Color::Gray | Color::Cyan) => Color::Black,
        (Daylight::Dark, Color::Blue) => Color::LightBlue,
        (Daylight::Dark, Color::Red) => Color::LightRed,
        (Daylight::Dark, Color::Magenta) => Color::LightMagenta,
        (Daylight::Dark, Color::DarkGray) => Color::Gray,
        (_, hue) => hue,
    }
}

/// The dark color with the hue of another; grey for one without a hue.
fn hue(color: Color) -> Color {
    let Color::Rgb(red, green, blue) = color else { return color };
    let (most, least) = (red.max(green).max(blue), red.min(green).min(blue));
    if most - least < 40 {
        return if most > 128 { Color::Gray } else { Color::DarkGray };
    }
    let middle = least + (most - least) / 2;
    match (red > middle, green > middle, blue > middle) {
        (true, true, _) => Color::Yellow,
        (true, false, false) => Color::Red,
        (false, true, true) => Color::Cyan,
        (false, true, false) => Color::Green,
        (true, false, true) => Color::Magenta,
        (false, false, _) => Color::Blue,
    }
}
