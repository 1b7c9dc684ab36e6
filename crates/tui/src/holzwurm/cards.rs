//! Cards of Holzwurm as pieces.

use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use wormery_games::holzwurm::{AnyCard, Card, Color};
use wormery_words::{Language, signed};

use crate::canvas::{Canvas, below};
use crate::{Role, Theme};

/// The width of a card with the gap behind it.
pub(super) const PITCH: u16 = 5;

/// The sign of a color: hue and shape.
pub(super) fn sign(color: Color) -> char {
    match color {
        Color::Yellow => '☼',
        Color::Red => '♥',
        Color::Green => '♣',
        Color::Purple => '♠',
        Color::Blue => '♦',
        Color::Grey => '○',
    }
}

/// Sign and score, four characters; the print on a card is the same in all languages.
pub(super) fn face(card: AnyCard) -> String {
    match card {
        AnyCard::Card(card) => {
            format!("{}{:>3}", sign(card.color()), signed(Language::En, card.score().into()))
        }
        AnyCard::Poison => "☠−13".into(),
    }
}

/// The color of a card as a piece.
pub(super) fn style(theme: Theme, card: AnyCard) -> Style {
    let AnyCard::Card(card) = card else { return theme.piece(0x00ff_ffff, 0x0024_1a2e) };
    of_color(theme, card.color())
}

/// The color of the cards of a color.
pub(super) fn of_color(theme: Theme, color: Color) -> Style {
    let (print, back) = match color {
        Color::Yellow => (0x002b_1a20, 0x00f2_c230),
        Color::Red => (0x00ff_ffff, 0x00c2_302b),
        Color::Green => (0x002b_1a20, 0x0043_ab7a),
        Color::Purple => (0x00ff_ffff, 0x006b_3d9e),
        Color::Blue => (0x002b_1a20, 0x0078_bdf2),
        Color::Grey => (0x002b_1a20, 0x00c9_c2b8),
    };
    theme.piece(print, back)
}

/// Draws a card on one line; returns what is left of it.
pub(super) fn draw(card: AnyCard, canvas: &mut Canvas<'_>, at: Rect) -> Rect {
    let style = style(canvas.theme, card);
    let at = canvas.put(at, &face(card), style);
    canvas.say(at, " ", Role::Ink)
}

/// Draws a card of the hand: a line, or a box where there is room.
pub(super) fn draw_in_hand(card: Card, mark: &str, is_chosen: bool, canvas: &mut Canvas<'_>, spot: Rect) {
    let style = style(canvas.theme, AnyCard::Card(card));
    let style = if is_chosen { style.add_modifier(Modifier::REVERSED) } else { style };
    let text = face(AnyCard::Card(card));
    if spot.height >= 3 {
        let frame = Rect { width: if spot.height > 3 { 8 } else { 6 }, ..spot };
        canvas.tint(frame, style);
        canvas.frame(frame, style);
        canvas.center(below(frame, frame.height / 2), &text, style);
        let last = Rect { x: frame.x + 2, width: 1, ..below(frame, frame.height - 1) };
        canvas.put(last, if mark.is_empty() { "─" } else { mark }, style);
    } else {
        let at = canvas.put(spot, &text, style);
        canvas.say(at, mark, Role::Bad);
    }
}
