//! The table of Holzwurm: players, fate, rows, and the hand of the one who looks.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
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
/// From this width on there is room for words.
const WIDE: u16 = 76;
/// The most letters of a name that are shown.
const LONGEST: usize = 8;

/// The lines that a board needs at least, at a width.
pub(super) fn least_lines(scene: &Scene<'_, Holzwurm>, width: u16) -> u16 {
    chip_lines(scene, width) + 1 + row_lines(scene) + single_lines(scene, width)
}

/// Draws everything.
pub(super) fn draw(scene: &Scene<'_, Holzwurm>, canvas: &mut Canvas<'_>, area: Rect) {
    let n_lines = chip_lines(scene, area.width);
    let sky = Rect { height: n_lines, ..area };
    canvas.fill(sky, Role::Sky);
    draw_chips(scene, canvas, sky);
    let mut rest = below(area, n_lines);
    let is_roomy = rest.height >= 2 + N_ROWS + single_lines(scene, area.width);
    let n_rows = if is_roomy { N_ROWS } else { row_lines(scene) };
    let size = card_size(scene, area.width, rest.height);
    let n_cards = scene.view.hand.as_ref().map_or(0, Vec::len) as u16;
    let hand_lines = size.n_lines(n_cards, area.width);
    let spare = rest.height.saturating_sub(2 + n_rows + hand_lines);
    rest = below(rest, u16::from(spare > 3));
    draw_fate(scene, canvas, Rect { height: 1, ..rest });
    rest = below(rest, 1 + u16::from(spare > 1));
    let pitch = if spare > N_ROWS + 4 { 2 } else { 1 };
    for (place, line) in rest.rows().step_by(pitch.into()).take(n_rows.into()).enumerate() {
        draw_row(scene, place, canvas, line);
    }
    rest = below(rest, n_rows * pitch + u16::from(spare > 2));
    draw_hand(scene, canvas, rest, size);
}

/// The rows that lie there, and one for a new row.
fn row_lines(scene: &Scene<'_, Holzwurm>) -> u16 {
    (scene.view.rows.len() as u16 + 1).min(N_ROWS)
}

/// The players beside each other.
fn per_row(width: u16) -> u16 {
    if width >= WIDE { width / 26 } else { (width / 20).max(1) }
}

fn chip_lines(scene: &Scene<'_, Holzwurm>, width: u16) -> u16 {
    (scene.view.seats.len() as u16).div_ceil(per_row(width))
}

fn draw_chips(scene: &Scene<'_, Holzwurm>, canvas: &mut Canvas<'_>, area: Rect) {
    let per_row = per_row(area.width).min(scene.view.seats.len() as u16);
    let width = area.width / per_row;
    for (place, view) in scene.view.seats.iter().enumerate() {
        let (column, row) = (place as u16 % per_row, place as u16 / per_row);
        let spot = Rect { x: area.x + column * width, y: area.y + row, width, height: 1 };
        draw_chip(scene, Seat::new(place), view, canvas, spot);
    }
}

fn draw_chip(scene: &Scene<'_, Holzwurm>, seat: Seat, view: &SeatView, canvas: &mut Canvas<'_>, spot: Rect) {
    let is_to_act = scene.view.to_act == Some(seat);
    let name = cut(scene.name(seat), LONGEST);
    let at = draw_name(canvas, spot, seat, &name, is_to_act);
    let score = format!(" {}", signed(scene.language, view.score.into()));
    let long = format!(" {}", say!(scene.language, hw_cards, n = view.n_cards));
    let is_narrow = long.width() + score.width() >= at.width.into();
    let cards = if is_narrow { format!(" #{}", view.n_cards) } else { long };
    let at = canvas.say(at, &cards, Role::Ink);
    let at = canvas.say(at, &score, Role::Title);
    let mut at = canvas.put(at, " ", canvas.style(Role::Ink));
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
    if let (true, Some(last)) = (scene.trace.is_deal_over, &scene.view.last) {
        let scores = words::scores(last, scene.names, language);
        if scores.width() <= line.width.into() {
            canvas.say(line, &scores, Role::Sun);
            return;
        }
    }
    let deal = format!("{}  ", say!(language, hw_deal, deal = view.deal, deals = view.deals));
    let cards = PITCH * (view.fate.len() as u16).max(3);
    let long = format!("{} ", say!(language, thw_fate));
    let fits = |text: &str| text.width() + usize::from(cards) <= usize::from(line.width);
    let titles = [format!("{deal}{long}"), long, format!("{} ", say!(language, thw_fate_short))];
    let title = titles.into_iter().find(|title| fits(title)).unwrap_or_default();
    let mut at = canvas.say(line, &title, Role::Dim);
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
    let needs = if line.width < WIDE {
        format!("{}+ ", row.needs)
    } else {
        format!(" {}", say!(scene.language, thw_needs, n = row.needs))
    };
    if line.width < WIDE {
        let sign = row.color.map_or(' ', cards::sign);
        let at = canvas.say(at, &format!("{sign} "), Role::Title);
        let at = canvas.say(at, &needs, Role::Dim);
        draw_cards_of(row, scene, canvas, at);
        return;
    }
    let label = Rect { width: 8, ..at };
    canvas.say(label, &color(row, scene.language), Role::Title);
    let end = needs.width() as u16 + 1;
    let room = Rect { x: at.x + 8, width: at.width.saturating_sub(8 + end), ..at };
    draw_cards_of(row, scene, canvas, room);
    canvas.right(Rect { width: line.width - 1, ..line }, &needs, Role::Dim);
}

/// The last cards of a row that there is room for, and how many more lie before them.
fn draw_cards_of(row: &RowView, scene: &Scene<'_, Holzwurm>, canvas: &mut Canvas<'_>, mut at: Rect) {
    let n_fit = usize::from(at.width / PITCH);
    let hidden = if row.display.len() <= n_fit { 0 } else { row.display.len() + 1 - n_fit };
    if hidden > 0 {
        at = canvas.say(
            at,
            &format!("{:<width$}", format!("+{hidden}"), width = usize::from(PITCH)),
            Role::Dim,
        );
    }
    for card in row.display.iter().skip(hidden) {
        let is_last = scene.trace.played == Some(*card);
        at = cards::draw(AnyCard::Card(*card), canvas, at);
        if is_last {
            let mark = Rect { x: at.x.saturating_sub(1), width: 1, ..at };
            canvas.say(mark, "‹", Role::Sun);
        }
    }
}

/// How many lines a hand takes as cards of one line.
fn single_lines(scene: &Scene<'_, Holzwurm>, width: u16) -> u16 {
    let n_cards = scene.view.hand.as_ref().map_or(0, Vec::len) as u16;
    CardSize::LINE.n_lines(n_cards, width)
}

/// How large the cards of a hand are: columns and lines of each.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct CardSize {
    pitch: u16,
    height: u16,
}

impl CardSize {
    const LINE: Self = Self { pitch: PITCH, height: 1 };
    const BOX: Self = Self { pitch: 6, height: 3 };
    const LARGE: Self = Self { pitch: 9, height: 5 };

    /// The lines that a hand takes.
    fn n_lines(self, n_cards: u16, width: u16) -> u16 {
        n_cards.div_ceil(per_line(width, self.pitch)).max(1) * self.height
    }
}

/// The largest cards for which there is room beside everything else.
fn card_size(scene: &Scene<'_, Holzwurm>, width: u16, height: u16) -> CardSize {
    let n_cards = scene.view.hand.as_ref().map_or(0, Vec::len) as u16;
    let fits = |size: &CardSize, rest: u16| height > rest + size.n_lines(n_cards, width);
    let large = Some(CardSize::LARGE).filter(|size| fits(size, 6 + 2 * N_ROWS));
    large.or(Some(CardSize::BOX).filter(|size| fits(size, 2 + N_ROWS))).unwrap_or(CardSize::LINE)
}

fn per_line(width: u16, pitch: u16) -> u16 {
    ((width - margin(width)) / pitch).max(1)
}

/// What is left free beside the cards of a hand.
fn margin(width: u16) -> u16 {
    u16::from(width >= WIDE)
}

fn draw_hand(scene: &Scene<'_, Holzwurm>, canvas: &mut Canvas<'_>, area: Rect, size: CardSize) {
    let Some(hand) = &scene.view.hand else { return };
    let CardSize { pitch, height } = size;
    let has_title = area.height > size.n_lines(hand.len() as u16, area.width);
    if has_title {
        draw_hand_title(scene, hand, canvas, area);
    }
    let columns = per_line(area.width, pitch);
    let cards = below(area, u16::from(has_title));
    for (place, card) in hand.iter().enumerate() {
        let (column, line) = (place as u16 % columns, place as u16 / columns);
        let x = cards.x + margin(area.width) + column * pitch;
        let spot = Rect { x, y: cards.y + line * height, width: pitch, height };
        if spot.bottom() <= cards.bottom() {
            draw_hand_card(scene, *card, canvas, spot);
        }
    }
}

fn draw_hand_title(scene: &Scene<'_, Holzwurm>, hand: &[Card], canvas: &mut Canvas<'_>, area: Rect) {
    let title = Rect { x: area.x + 1, width: area.width - 2, ..area };
    let worth: i16 = hand.iter().map(|card| card.score()).sum();
    let name = if let Viewer::Seat(seat) = scene.viewer { scene.name(seat) } else { "" };
    let cards = say!(scene.language, hw_cards, n = hand.len());
    let at = canvas.say(title, &say!(scene.language, thw_holds, name, cards), Role::Title);
    let worth = say!(scene.language, thw_worth, score = signed(scene.language, worth.into()));
    if worth.width() <= at.width.into() {
        canvas.say(at, &worth, Role::Dim);
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
