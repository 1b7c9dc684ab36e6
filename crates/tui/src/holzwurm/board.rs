//! The table of Holzwurm: players, fate, rows, and the hand of the one who looks.

use ratatui::layout::Rect;
use wormery_core::{Seat, Viewer};
use wormery_games::Holzwurm;
use wormery_games::holzwurm::{Action, AnyCard, Card, RowIdx, RowView, SeatView};
use wormery_words::{say, signed};

use super::cards::{self, PITCH};
use super::words::{self, color, is_too_low};
use crate::canvas::{Canvas, below, cut};
use crate::table::draw_name;
use crate::{Key, Role, Scene};

/// The most rows on the table.
const N_ROWS: u16 = 5;

/// Draws everything.
pub(super) fn draw(scene: &Scene<'_, Holzwurm>, canvas: &mut Canvas<'_>, area: Rect) {
    let n_lines = scene.view.seats.len().div_ceil(3) as u16;
    let sky = Rect { height: n_lines, ..area };
    canvas.fill(sky, Role::Sky);
    draw_chips(scene, canvas, sky);
    let mut rest = below(area, n_lines);
    let hand_lines = hand_lines(scene, area.width, rest.height);
    let spare = rest.height.saturating_sub(2 + N_ROWS + hand_lines + 1);
    rest = below(rest, u16::from(spare > 2));
    draw_fate(scene, canvas, rest);
    rest = below(rest, 1 + u16::from(spare > 0));
    let pitch = if spare > N_ROWS + 3 { 2 } else { 1 };
    for (place, line) in rest.rows().step_by(pitch.into()).take(N_ROWS.into()).enumerate() {
        draw_row(scene, place, canvas, line);
    }
    rest = below(rest, N_ROWS * pitch + u16::from(spare > 1));
    draw_hand(scene, canvas, rest, hand_lines);
}

fn draw_chips(scene: &Scene<'_, Holzwurm>, canvas: &mut Canvas<'_>, area: Rect) {
    let width = area.width / 3;
    for (place, view) in scene.view.seats.iter().enumerate() {
        let spot =
            Rect { x: area.x + (place as u16 % 3) * width, y: area.y + place as u16 / 3, width, height: 1 };
        draw_chip(scene, Seat::new(place), view, canvas, spot);
    }
}

fn draw_chip(scene: &Scene<'_, Holzwurm>, seat: Seat, view: &SeatView, canvas: &mut Canvas<'_>, spot: Rect) {
    let is_to_act = scene.view.to_act == Some(seat);
    let name = cut(scene.name(seat), 8);
    let at = draw_name(canvas, spot, seat, &name, is_to_act);
    let at = canvas.say(at, &format!(" {}", say!(scene.language, hw_cards, n = view.n_cards)), Role::Ink);
    let score = format!(" {} ", signed(scene.language, view.score.into()));
    let mut at = canvas.say(at, &score, Role::Title);
    // Everybody saw what was picked up; those with room see it again.
    for card in &view.known {
        if at.width > PITCH {
            at = cards::draw(AnyCard::Card(*card), canvas, at);
        }
    }
}

fn draw_fate(scene: &Scene<'_, Holzwurm>, canvas: &mut Canvas<'_>, line: Rect) {
    let line = Rect { x: line.x + 1, width: line.width - 2, ..line };
    let (view, language) = (scene.view, scene.language);
    let deal = say!(language, hw_deal, deal = view.deal, deals = view.deals);
    let at = canvas.say(line, &format!("{deal}  "), Role::Dim);
    if let (true, Some(last)) = (scene.trace.is_deal_over, &scene.view.last) {
        canvas.say(at, &words::scores(last, scene.names, language), Role::Sun);
        return;
    }
    let mut at = canvas.say(at, &format!("{} ", say!(language, thw_fate)), Role::Dim);
    for card in scene.view.fate.iter().rev() {
        at = cards::draw(*card, canvas, at);
    }
    if scene.view.fate.is_empty() {
        canvas.say(at, &say!(language, thw_fate_none), Role::Dim);
    }
}

fn draw_row(scene: &Scene<'_, Holzwurm>, place: usize, canvas: &mut Canvas<'_>, line: Rect) {
    let Some(Action::Play { card, row: chosen }) = scene.chosen_action() else {
        draw_row_cards(scene, place, canvas, line, false);
        return;
    };
    let row = RowIdx::new(place);
    let is_new = place == scene.view.rows.len();
    let target = if is_new { None } else { row };
    let is_chosen = chosen == target && place <= scene.view.rows.len();
    draw_row_cards(scene, place, canvas, line, is_chosen);
    if scene.place_of(Action::Play { card, row: target }).is_some() && place <= scene.view.rows.len() {
        let digit = char::from_digit(place as u32 + 1, 10).unwrap_or('n');
        canvas.zone(line, Key::Char(if is_new { 'n' } else { digit }));
    }
}

fn draw_row_cards(
    scene: &Scene<'_, Holzwurm>,
    place: usize,
    canvas: &mut Canvas<'_>,
    line: Rect,
    is_chosen: bool,
) {
    let at = canvas.say(line, if is_chosen { "▸" } else { " " }, Role::Sun);
    let at = canvas.say(at, &format!("{} ", place + 1), if is_chosen { Role::Sun } else { Role::Dim });
    let Some(row) = scene.view.rows.get(place) else {
        let is_new = is_chosen && place == scene.view.rows.len();
        let text = if is_new { say!(scene.language, thw_new_row) } else { "·".to_owned() };
        canvas.say(at, &text, if is_chosen { Role::Sun } else { Role::Dim });
        return;
    };
    let label = Rect { width: 8, ..at };
    canvas.say(label, &color(row, scene.language), Role::Title);
    draw_cards_of(row, scene, canvas, Rect { x: at.x + 8, width: at.width.saturating_sub(8), ..at });
    canvas.right(
        Rect { width: line.width - 1, ..line },
        &say!(scene.language, thw_needs, n = row.needs),
        Role::Dim,
    );
}

fn draw_cards_of(row: &RowView, scene: &Scene<'_, Holzwurm>, canvas: &mut Canvas<'_>, mut at: Rect) {
    for card in &row.display {
        let is_last = scene.trace.played == Some(*card);
        at = cards::draw(AnyCard::Card(*card), canvas, at);
        if is_last {
            let mark = Rect { x: at.x.saturating_sub(1), width: 1, ..at };
            canvas.say(mark, "‹", Role::Sun);
        }
    }
}

/// How many lines a hand takes: boxes if there is room.
fn hand_lines(scene: &Scene<'_, Holzwurm>, width: u16, height: u16) -> u16 {
    let n_cards = scene.view.hand.as_ref().map_or(0, Vec::len) as u16;
    let rows_of_boxes = n_cards.div_ceil(per_line(width, 6)).max(1);
    if height >= 3 + N_ROWS + 1 + 3 * rows_of_boxes {
        3 * rows_of_boxes
    } else {
        n_cards.div_ceil(per_line(width, PITCH)).max(1)
    }
}

fn per_line(width: u16, pitch: u16) -> u16 {
    ((width - 1) / pitch).max(1)
}

fn draw_hand(scene: &Scene<'_, Holzwurm>, canvas: &mut Canvas<'_>, area: Rect, n_lines: u16) {
    let Some(hand) = &scene.view.hand else { return };
    let title = Rect { x: area.x + 1, width: area.width - 2, ..area };
    let worth: i16 = hand.iter().map(|card| card.score()).sum();
    let name = if let Viewer::Seat(seat) = scene.viewer { scene.name(seat) } else { "" };
    let cards = say!(scene.language, hw_cards, n = hand.len());
    let at = canvas.say(title, &say!(scene.language, thw_holds, name, cards), Role::Title);
    canvas.say(at, &say!(scene.language, thw_worth, score = signed(scene.language, worth.into())), Role::Dim);
    let single = (hand.len() as u16).div_ceil(per_line(area.width, PITCH)).max(1);
    let (pitch, height) = if n_lines > single { (6, 3) } else { (PITCH, 1) };
    let columns = per_line(area.width, pitch);
    let cards = below(area, 1);
    for (place, card) in hand.iter().enumerate() {
        let (column, line) = (place as u16 % columns, place as u16 / columns);
        let spot = Rect { x: cards.x + 1 + column * pitch, y: cards.y + line * height, width: pitch, height };
        if spot.bottom() <= cards.bottom() {
            draw_hand_card(scene, *card, canvas, spot);
        }
    }
}

fn draw_hand_card(scene: &Scene<'_, Holzwurm>, card: Card, canvas: &mut Canvas<'_>, spot: Rect) {
    let plays = |action: &Action| matches!(action, Action::Play { card: played, .. } if *played == card);
    let mut places = scene.legal.iter().copied().filter(plays).peekable();
    let is_mine = places.peek().is_some();
    let takes = is_mine && places.all(|action| is_too_low(scene.effects(action)));
    let is_chosen = scene.chosen_action().as_ref().is_some_and(plays);
    cards::draw_in_hand(card, if takes { "↓" } else { "" }, is_chosen, canvas, spot);
    if let Some(place) = scene.legal.iter().position(plays) {
        canvas.zone(spot, Key::Point(place));
    }
}
