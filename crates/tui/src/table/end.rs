//! The end of a game: the ranking, what decided it, and what to do next.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_core::{Entrant, Seat, Standing};
use wormery_words::{list, number, say};

use super::TableScreen;
use super::overlay::Overlay;
use crate::canvas::{Canvas, below, cut, whole_sentences, wrap};
use crate::menu::Menu;
use crate::screen::Step;
use crate::verdict::{luck_words, score_parts};
use crate::watch::WatchScreen;
use crate::{Draw, Key, Presence, Role, Theme, Wish, about, trouble_words};

/// The width of a line about luck.
const VERDICT: u16 = 36;

/// The room at both sides.
fn margin(width: u16) -> u16 {
    if width < 60 { 1 } else { 3 }
}

impl<G: Draw> TableScreen<G> {
    pub(super) fn press_at_end(&mut self, key: Key) -> Step {
        // Enter does nothing here, so that nobody begins a new game by pressing it once too often.
        let key = match key {
            Key::Char(letter) => letter.to_ascii_lowercase(),
            Key::Esc => 'q',
            _ => return Step::Stay,
        };
        match key {
            'n' => self.play_again(),
            'w' => self.watch(),
            'm' if self.away.is_none() => Step::Go(Box::new(Menu::new(self.habits))),
            'q' => self.leave(),
            'l' => {
                self.overlay = Some(Overlay::Log(0));
                Step::Stay
            }
            'd' if !self.aftermath.rows.is_empty() => {
                self.overlay = Some(Overlay::Moments(0));
                Step::Stay
            }
            '?' => {
                self.overlay = Some(Overlay::Help(0));
                Step::Stay
            }
            _ => Step::Stay,
        }
    }

    fn play_again(&mut self) -> Step {
        if self.away.is_some() {
            self.link.wish(Wish::Again);
            return Step::Stay;
        }
        match self.setup.clone().again(self.habits).start() {
            Ok(screen) => Step::Go(Box::new(screen)),
            Err(error) => {
                self.note(trouble_words(self.habits.language, &error));
                Step::Stay
            }
        }
    }

    fn watch(&mut self) -> Step {
        let screen = self.file().map(|path| WatchScreen::<G>::open(&path, self.habits.language));
        match screen {
            Some(Ok(screen)) => Step::Go(Box::new(screen)),
            Some(Err(error)) => {
                self.note(trouble_words(self.habits.language, &error));
                Step::Stay
            }
            None => {
                self.said = Some(say!(self.habits.language, tui_end_no_record));
                Step::Stay
            }
        }
    }

    /// The lines that the ranking needs, with the warning that must not be missed.
    pub(super) fn ranking_lines(&self, width: u16) -> u16 {
        let n_rows = self.standing().map_or(0, |standing| standing.entrants().len()) as u16;
        let warning = self
            .forged()
            .map_or(0, |warning| wrap(&warning, usize::from(width - 2 * margin(width))).len() + 1);
        3 + n_rows + warning as u16
    }

    /// What is said about a record that is not the one of the game.
    fn forged(&self) -> Option<String> {
        self.aftermath.is_other.then(|| say!(self.habits.language, hall_forged))
    }

    pub(super) fn draw_end(&self, canvas: &mut Canvas<'_>, board: Rect, soil: Rect) {
        canvas.fill(board, Role::Lawn);
        canvas.fill(soil, Role::Soil);
        let (Some(standing), Some(shown)) = (self.standing(), &self.shown) else { return };
        let margin = margin(board.width);
        let room = Rect { x: board.x + margin, width: board.width - 2 * margin, ..below(board, 1) };
        canvas.say(room, &self.headline(&standing), Role::Sun);
        let mut order: Vec<usize> = (0..standing.entrants().len()).collect();
        order.sort_by_key(|row| standing.entrants()[*row].rank);
        let mut rest = below(room, 2);
        if let Some(warning) = self.forged() {
            rest = below(rest, canvas.paragraph(rest, &warning, Role::Bad) + 1);
        }
        let pitch = if usize::from(rest.height) >= 3 * order.len() + 3 { 2 } else { 1 };
        for row in &order {
            let words = score_parts::<G>(self.habits.language, &shown.frame.view, *row);
            self.draw_row(&standing.entrants()[*row], &words, canvas, rest);
            rest = below(rest, pitch);
        }
        rest = below(rest, u16::from(rest.height > 5));
        rest = self.draw_verdicts(canvas, rest);
        let proven = self.aftermath.proven.map(|n| say!(self.habits.language, tui_end_proven, n));
        for line in self.decided(&standing, &order).into_iter().chain(proven) {
            let lines = whole_sentences(&line, rest.width.into(), rest.height.into());
            for (line, at) in lines.iter().zip(rest.rows()) {
                canvas.say(at, line, Role::Dim);
            }
            rest = below(rest, lines.len() as u16);
        }
        self.draw_choices(canvas, soil);
    }

    /// What luck brought everybody; in two columns where there is little room.
    fn draw_verdicts(&self, canvas: &mut Canvas<'_>, area: Rect) -> Rect {
        let rows = &self.aftermath.rows;
        if rows.is_empty() {
            if self.aftermath.is_thinking {
                let text = say!(self.habits.language, tui_end_verdicts);
                return below(area, canvas.paragraph(area, &text, Role::Dim));
            }
            return area;
        }
        let is_wide = area.width >= 2 * VERDICT;
        let n_columns = if usize::from(area.height) < rows.len() + 2 && is_wide { 2 } else { 1 };
        let n_lines = rows.len().div_ceil(n_columns);
        let width = area.width / n_columns as u16;
        for (place, verdict) in rows.iter().enumerate() {
            let (x, y) = ((place / n_lines) as u16 * width, (place % n_lines) as u16);
            let at = Rect { x: area.x + x, width, ..below(area, y) };
            if at.is_empty() {
                break;
            }
            let (sign, style) = match verdict.seat {
                Some(seat) => (Theme::sign(seat), canvas.theme.seat(seat)),
                None => ("▲ ", canvas.style(Role::Dim)),
            };
            let at = canvas.put(at, sign, style);
            canvas.say(at, &format!(" {}", luck_words(self.habits.language, verdict)), Role::Ink);
        }
        below(area, n_lines as u16 + u16::from(n_columns == 1))
    }

    fn headline(&self, standing: &Standing) -> String {
        let winners: Vec<&Entrant> = standing.entrants().iter().filter(|entrant| entrant.rank == 1).collect();
        let language = self.habits.language;
        let names: Vec<String> = winners.iter().map(|winner| self.name_of(winner)).collect();
        let score = winners.first().map_or(0, |winner| winner.score);
        let score = about::score::<G>(language, score.into());
        match names.as_slice() {
            [name] => say!(language, tui_end_wins, name, score),
            names => say!(language, tui_end_share, names = list(language, names), score),
        }
    }

    fn name_of(&self, entrant: &Entrant) -> String {
        self.called(entrant.seat)
    }

    /// What somebody in the ranking is called.
    pub(super) fn called(&self, seat: Option<Seat>) -> String {
        let third = || say!(self.habits.language, tui_third);
        seat.map_or_else(third, |seat| self.names.get(seat.index()).cloned().unwrap_or_default())
    }

    fn draw_row(&self, entrant: &Entrant, words: &str, canvas: &mut Canvas<'_>, at: Rect) {
        let at = canvas.say(at, &format!("{:>2}. ", entrant.rank), Role::Title);
        let (sign, style) = match entrant.seat {
            Some(seat) => (Theme::sign(seat), canvas.theme.seat(seat)),
            None => ("▲ ", canvas.style(Role::Dim)),
        };
        let at = canvas.put(at, sign, style);
        let (name, score) =
            (cut(&self.name_of(entrant), 16), number(self.habits.language, entrant.score.into()));
        let at = canvas.say(at, &format!(" {name:<16} {score:>4}  "), Role::Title);
        if words.width() <= at.width.into() {
            canvas.say(at, words, Role::Dim);
        }
    }

    /// What decided between equal scores, one sentence for each pair of neighbors.
    fn decided(&self, standing: &Standing, order: &[usize]) -> Vec<String> {
        let pairs =
            order.windows(2).map(|pair| (&standing.entrants()[pair[0]], &standing.entrants()[pair[1]]));
        let level = pairs.filter(|(ahead, behind)| ahead.score == behind.score);
        level.map(|(ahead, behind)| self.ahead(ahead, behind)).collect()
    }

    fn ahead(&self, ahead: &Entrant, behind: &Entrant) -> String {
        let language = self.habits.language;
        let (one, two) = (self.name_of(ahead), self.name_of(behind));
        let mut ties = ahead.tiebreaks.iter().zip(&behind.tiebreaks).enumerate();
        if let Some((place, (more, less))) = ties.find(|(_, (more, less))| more != less) {
            let what = about::tie::<G>(language, place, (*more).into(), (*less).into());
            say!(language, tui_end_ahead, one, two, what)
        } else {
            say!(language, tui_end_level, one, two, rank = ahead.rank)
        }
    }

    /// What to press, and the words for it.
    fn choices(&self) -> Vec<(char, String)> {
        let language = self.habits.language;
        let (watch, leave) = (('w', say!(language, tui_end_watch)), ('q', say!(language, tui_end_leave)));
        let mut choices = match &self.away {
            None => {
                let menu = ('m', say!(language, tui_end_menu));
                vec![('n', say!(language, tui_end_again)), watch, menu, leave]
            }
            Some(away) if away.presence == Presence::Seated && !away.is_over => {
                vec![('n', say!(language, tui_end_far_again)), watch, leave]
            }
            Some(_) => vec![('w', say!(language, tui_end_watch_again)), leave],
        };
        if !self.aftermath.rows.is_empty() {
            choices.insert(choices.len() - 1, ('d', say!(language, tui_end_dear)));
        }
        choices
    }

    fn draw_choices(&self, canvas: &mut Canvas<'_>, soil: Rect) {
        let line = Rect { x: soil.x + 1, width: soil.width - 2, height: 1, ..soil };
        let trouble = self.away.as_ref().and_then(|away| away.trouble.as_ref());
        match trouble.or(self.said.as_ref()) {
            Some(said) => canvas.say(line, &format!("✗ {said}"), Role::SoilBad),
            None if self.away.as_ref().is_some_and(|away| away.is_starting) => {
                canvas.say(line, &say!(self.habits.language, tui_end_next), Role::Title)
            }
            None => canvas.say(line, &say!(self.habits.language, tui_end_once), Role::Title),
        };
        let mut at = below(Rect { height: 2, ..line }, 1);
        // None is marked, for Enter does none of them.
        let style = canvas.style(Role::Button);
        for (key, words) in self.choices() {
            let width = words.width() as u16 + 2;
            if width > at.width {
                at = Rect { y: at.y + 1, ..line };
            }
            canvas.zone(Rect { width: width.min(at.width), ..at }, Key::Char(key));
            let rest = canvas.pill(at, &words, style);
            at = Rect { x: rest.x + 1, width: rest.width.saturating_sub(1), ..rest };
        }
    }

    /// How many lines the choices at the end need.
    pub(super) fn end_lines(&self, width: u16) -> u16 {
        let (mut n_lines, mut left) = (2, width - 2);
        for (_, words) in self.choices() {
            let needed = words.width() as u16 + 2;
            if needed > left {
                (n_lines, left) = (n_lines + 1, width - 2);
            }
            left = left.saturating_sub(needed + 1);
        }
        n_lines
    }
}
