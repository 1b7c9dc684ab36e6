use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use ratatui::style::Color;
use wormery_games::{Holzwurm, ItHappens, Regenwormen};

use super::script::screen_at;
use super::snapshot::{SIZES, check_app, settle};
use crate::screen::Screen;
use crate::{App, Daylight, Depth, Look, palette};

fn screens() -> Vec<Box<dyn Screen>> {
    vec![
        Box::new(screen_at::<Regenwormen>("regenwormen-expansion-4p.wgr", 303)),
        Box::new(screen_at::<ItHappens>("it-happens-5p.wgr", 181)),
        Box::new(screen_at::<Holzwurm>("holzwurm-5p.wgr", 30)),
    ]
}

fn drawn(screen: Box<dyn Screen>, look: Look) -> Buffer {
    let mut app = App::new(screen, look);
    settle(&mut app);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| app.draw(frame.buffer_mut())).unwrap();
    terminal.backend().buffer().clone()
}

#[test]
fn ascii_is_ascii() {
    let look = Look { daylight: Daylight::Dark, depth: Depth::True, ascii: true, asks: false };
    let questions = |buffer: &Buffer| buffer.content.iter().filter(|cell| cell.symbol() == "?").count();
    for (in_full, screen) in screens().into_iter().zip(screens()) {
        let buffer = drawn(screen, look);
        assert!(buffer.content.iter().all(|cell| cell.symbol().is_ascii()));
        let in_full = drawn(in_full, Look { ascii: false, ..look });
        assert_eq!(questions(&buffer), questions(&in_full), "every character has a likeness");
    }
}

#[test]
fn ascii_pictures() {
    let look = Look { daylight: Daylight::Dark, depth: Depth::Mono, ascii: true, asks: false };
    for (name, screen) in ["regenwormen", "it-happens", "holzwurm"].into_iter().zip(screens()) {
        let mut app = App::new(screen, look);
        settle(&mut app);
        check_app(&format!("{name}-ascii"), &mut app, &SIZES[..1]);
    }
}

#[test]
fn without_colors_there_are_none() {
    let look = Look { daylight: Daylight::Light, depth: Depth::Mono, ascii: false, asks: false };
    for screen in screens() {
        for cell in &drawn(screen, look).content {
            assert_eq!((cell.fg, cell.bg), (Color::Reset, Color::Reset));
        }
    }
}

#[test]
fn a_palette_is_enough() {
    for daylight in [Daylight::Light, Daylight::Dark] {
        for screen in screens() {
            for cell in
                &drawn(screen, Look { daylight, depth: Depth::Palette, ascii: false, asks: false }).content
            {
                assert!(!matches!(cell.fg, Color::Rgb(..)) && !matches!(cell.bg, Color::Rgb(..)));
            }
        }
    }
}

/// Somebody else has chosen how they look: only their names are used.
#[test]
fn sixteen_colors_are_enough() {
    for daylight in [Daylight::Light, Daylight::Dark] {
        for screen in screens() {
            let look = Look { daylight, depth: Depth::Sixteen, ascii: false, asks: false };
            for cell in &drawn(screen, look).content {
                let is_named = |color| !matches!(color, Color::Rgb(..) | Color::Indexed(_));
                assert!(is_named(cell.fg) && is_named(cell.bg), "{cell:?}");
                assert!(cell.fg != cell.bg || cell.symbol() == " ", "it can be read: {cell:?}");
            }
        }
    }
}

/// As with all colors: what is snapped to the palette can still be read.
#[test]
fn print_can_be_read_with_a_palette() {
    for daylight in [Daylight::Light, Daylight::Dark] {
        for screen in screens() {
            let look = Look { daylight, depth: Depth::Palette, ascii: false, asks: false };
            for cell in &drawn(screen, look).content {
                let (Color::Indexed(print), Color::Indexed(ground)) = (cell.fg, cell.bg) else { continue };
                let ratio = contrast(palette::shown(print), palette::shown(ground));
                let is_word = cell.symbol().chars().all(char::is_alphanumeric);
                assert!(!is_word || ratio >= 2.0, "{:?}: {print} on {ground} has {ratio:.1}", cell.symbol());
            }
        }
    }
}

/// Print and ground differ enough to be read, in both themes (WCAG asks for 4.5; what is out of play may have 2).
#[test]
fn print_can_be_read() {
    for daylight in [Daylight::Light, Daylight::Dark] {
        for screen in screens() {
            let buffer = drawn(screen, Look { daylight, depth: Depth::True, ascii: false, asks: false });
            for cell in buffer.content.iter().filter(|cell| cell.symbol().chars().all(char::is_alphanumeric))
            {
                let ratio = contrast(cell.fg, cell.bg);
                assert!(ratio >= 2.0, "{:?}: {:?} on {:?} has {ratio:.1}", cell.symbol(), cell.fg, cell.bg);
            }
        }
    }
}

fn contrast(one: Color, two: Color) -> f64 {
    let (one, two) = (luminance(one), luminance(two));
    (one.max(two) + 0.05) / (one.min(two) + 0.05)
}

fn luminance(color: Color) -> f64 {
    let Color::Rgb(red, green, blue) = color else { return 0.0 };
    let linear = |value: u8| {
        let value = f64::from(value) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
