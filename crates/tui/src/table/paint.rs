//! The whole screen of a table.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_core::Seat;
use wormery_words::{Language, say};

use super::TableScreen;
use super::layout::{BOARD, Layout, is_wide, main_width};
use crate::canvas::{Canvas, below, wrap};
use crate::footer::Foot;
use crate::{Draw, Hints, Key, Mood, Presence, Role, Scene, Tale, Theme, about};

impl<G: Draw> TableScreen<G> {
    pub(super) fn paint(&self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        canvas.fill(area, Role::Sky);
        let scene = self.scene().filter(|_| !self.is_covered && !self.is_ended);
        if let Some(scene) = scene {
            self.paint_table(&scene, canvas);
        } else {
            let layout = if self.is_ended {
                let width = main_width(area);
                Layout::with_board(area, self.end_lines(area.width), self.ranking_lines(width).max(BOARD))
            } else {
                Layout::with_board(area, 3, BOARD)
            };
            if self.is_covered {
                self.draw_cover(canvas, layout.board, layout.soil);
            } else {
                self.draw_end(canvas, layout.board, layout.soil);
            }
            draw_log(&self.log, self.habits.language, canvas, layout.log);
        }
        self.draw_header(canvas, Rect { height: 1, ..area });
        self.foot().draw(canvas, Rect { y: area.bottom() - 1, height: 1, ..area });
        self.draw_overlay(canvas);
    }

    /// The table while it is played: the choices get their lines first, then the board, then all else.
    fn paint_table(&self, scene: &Scene<'_, G>, canvas: &mut Canvas<'_>) {
        let (area, width) = (canvas.area(), main_width(canvas.area()));
        let least = G::least_lines(scene, width);
        let bar = self.bar(scene, area, width, (area.height - 2).saturating_sub(least));
        let layout = Layout::with_board(area, bar.n_lines(), least);
        canvas.fill(layout.board, Role::Lawn);
        G::board(scene, canvas, layout.board);
        self.draw_bar(&bar, canvas, layout.soil);
        let log = if is_wide(area) { self.draw_odds(scene, canvas, layout.log) } else { layout.log };
        draw_log(&self.log, self.habits.language, canvas, log);
    }

    /// What is said about the choices, at the foot of the column of the log; returns what is left of the column.
    fn draw_odds(&self, scene: &Scene<'_, G>, canvas: &mut Canvas<'_>, column: Rect) -> Rect {
        let Some(text) = self.advice_text() else { return column };
        let width = usize::from(column.width - 3);
        let mut lines: Vec<(String, Role)> = vec![(String::new(), Role::Dim)];
        lines.push((self.habits.hints.word(self.habits.language), Role::Sun));
        lines.extend(wrap(&text, width).into_iter().map(|line| (line, Role::Ink)));
        for (action, note) in scene.advice.iter().flat_map(|advice| &advice.notes).take(8) {
            let text = format!("{}: {note}", G::button(scene, *action).text);
            lines.extend(wrap(&text, width).into_iter().map(|line| (line, Role::Dim)));
        }
        let height = (lines.len() as u16).min(column.height / 2);
        let panel = Rect { y: column.bottom() - height, height, ..column };
        canvas.fill(panel, Role::Sky);
        let inner = Rect { x: panel.x + 2, width: panel.width - 3, ..panel };
        for ((line, role), at) in lines.iter().zip(inner.rows()) {
            canvas.say(at, line, *role);
        }
        Rect { height: column.height - height, ..column }
    }

    /// The keys that always work.
    fn foot(&self) -> Foot {
        let language = self.habits.language;
        let mut foot = Foot::new().key('?', say!(language, tui_foot_help));
        if self.can_undo() {
            foot = foot.key('u', say!(language, tui_foot_undo));
        }
        foot = foot.key('q', say!(language, tui_foot_leave)).key('l', say!(language, tui_foot_log));
        if self.away.is_some() {
            foot = foot.key('c', say!(language, tui_foot_talk));
        }
        foot.key('h', say!(language, tui_foot_hint))
            .key('+', say!(language, tui_foot_faster))
            .key('-', say!(language, tui_foot_slower))
            .key('t', say!(language, tui_foot_light))
    }

    /// The title, and as many words about the table as there is room for.
    fn draw_header(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let rest = canvas.say(area, &format!(" {}", about::title::<G>(self.habits.language)), Role::Title);
        let mut words = self.head_words();
        let line = |words: &[String]| format!("  {} ", words.join(" · "));
        while !words.is_empty() && line(&words).width() > rest.width.into() {
            words.pop();
        }
        if !words.is_empty() {
            canvas.right(rest, &line(&words), Role::Dim);
        }
    }

    /// What is to be known about the table, the most important first.
    fn head_words(&self) -> Vec<String> {
        let language = self.habits.language;
        let mut words = Vec::new();
        if let Some(away) = &self.away {
            let left = away.time_left.filter(|_| self.to_act().is_some());
            words.extend(left.map(|left| say!(language, tui_head_clock, time = clock(left))));
            words.extend((away.presence != Presence::Seated).then(|| say!(language, tui_head_watching)));
        }
        if self.habits.auto_roll {
            words.push(say!(language, tui_head_auto));
        }
        if self.habits.hints != Hints::Off {
            words.push(say!(language, tui_head_hints, word = self.habits.hints.word(language)));
        }
        words.push(say!(language, tui_head_pace, word = self.habits.pace.word(language)));
        words
    }

    /// What everybody may see while the keyboard changes hands.
    fn draw_cover(&self, canvas: &mut Canvas<'_>, board: Rect, soil: Rect) {
        canvas.fill(board, Role::Lawn);
        canvas.fill(soil, Role::Soil);
        let name = self.to_act().map_or("", |seat| self.names[seat.index()].as_str());
        let sign = self.to_act().map_or("", Theme::sign);
        let language = self.habits.language;
        let title = format!("{sign}  {}", say!(language, tui_cover_pass, name));
        let style = self.to_act().map_or(canvas.style(Role::Title), |seat| canvas.theme.seat(seat));
        let middle = below(board, board.height / 2 - 1);
        canvas.center(middle, &title, style);
        let dim = canvas.style(Role::Dim);
        canvas.center(below(middle, 2), &say!(language, tui_cover_text), dim);
        let text = say!(language, tui_cover_enter, name);
        let width = text.width() as u16 + 2;
        let at = Rect { x: soil.x + (soil.width - width) / 2, width, ..below(soil, 1) };
        let primary = canvas.style(Role::Primary);
        canvas.pill(at, &text, primary);
        canvas.zone(Rect { height: 1, ..at }, Key::Enter);
    }
}

/// "1:05".
fn clock(left: std::time::Duration) -> String {
    format!("{}:{:02}", left.as_secs() / 60, left.as_secs() % 60)
}

/// The last sentences, the newest at the bottom.
pub(crate) fn draw_log(log: &[Tale], language: Language, canvas: &mut Canvas<'_>, area: Rect) {
    canvas.fill(area, Role::Sky);
    let is_column = area.height > 8;
    let inner = if is_column {
        let title = Rect { x: area.x + 2, width: area.width - 3, ..area };
        canvas.say(title, &say!(language, app_log), Role::Dim);
        Rect { x: area.x + 2, width: area.width - 3, ..below(area, 1) }
    } else {
        Rect { x: area.x + 1, width: area.width - 2, ..area }
    };
    let lines = log_lines(log, inner.width.into(), inner.height.into());
    let skip = inner.height.saturating_sub(lines.len() as u16);
    let from = if is_column { 0 } else { skip };
    for ((line, role), at) in lines.iter().zip(inner.rows().skip(from.into())) {
        canvas.say(at, line, *role);
    }
}

/// The last sentences of a log that fit into some lines, none of them cut; the newest stands out.
pub(super) fn log_lines(log: &[Tale], width: usize, most: usize) -> Vec<(String, Role)> {
    let mut lines = Vec::new();
    for (age, tale) in log.iter().rev().enumerate() {
        let role = match tale.mood {
            Mood::Bad => Role::Bad,
            Mood::Good => Role::Good,
            Mood::Title => Role::Title,
            Mood::Plain if age == 0 => Role::Ink,
            Mood::Plain => Role::Dim,
        };
        let sentence = wrap(&tale.text, width.saturating_sub(2));
        if lines.len() + sentence.len() > most {
            break;
        }
        for (place, line) in sentence.into_iter().enumerate().rev() {
            lines.push((if place == 0 { line } else { format!("  {line}") }, role));
        }
    }
    lines.reverse();
    lines
}

/// A player's sign, name and whether it is his turn: the beginning of every chip.
pub(crate) fn draw_name(canvas: &mut Canvas<'_>, at: Rect, seat: Seat, name: &str, is_to_act: bool) -> Rect {
    let style = canvas.theme.seat(seat);
    let at = canvas.say(at, if is_to_act { "▸" } else { " " }, Role::Sun);
    let at = canvas.put(at, Theme::sign(seat), style);
    canvas.say(at, &format!(" {name}"), if is_to_act { Role::Title } else { Role::Ink })
}
