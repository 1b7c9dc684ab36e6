//! The end of a game: the ranking, what decided it, and what to do next.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_core::{Entrant, Standing};

use super::TableScreen;
use super::overlay::Overlay;
use crate::canvas::{Canvas, below};
use crate::menu::Menu;
use crate::screen::Step;
use crate::text::counted;
use crate::verdict::verdict_words;
use crate::watch::WatchScreen;
use crate::{Draw, Key, Presence, Role, Theme, Wish};

/// Words to press and their keys.
type Choices = &'static [(&'static str, char)];

const CHOICES: Choices =
    &[("N Again, the start passes on", 'n'), ("W Watch it", 'w'), ("M Menu", 'm'), ("Q Leave", 'q')];
const FAR: Choices = &[("N Again, with everybody", 'n'), ("W Watch it", 'w'), ("Q Leave", 'q')];
const WATCHER: Choices = &[("W Watch it again", 'w'), ("Q Leave", 'q')];

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
            'q' => Step::Leave(self.farewell()),
            'l' => {
                self.overlay = Some(Overlay::Log(0));
                Step::Stay
            }
            '?' => {
                self.overlay = Some(Overlay::Help);
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
                self.note(format!("{error:#}"));
                Step::Stay
            }
        }
    }

    fn watch(&mut self) -> Step {
        let screen = self.file().map(|path| WatchScreen::<G>::open(&path, self.habits.language));
        match screen {
            Some(Ok(screen)) => Step::Go(Box::new(screen)),
            Some(Err(error)) => {
                self.note(format!("{error:#}"));
                Step::Stay
            }
            None => {
                self.said = Some("There is no record of the game yet.".into());
                Step::Stay
            }
        }
    }

    pub(super) fn draw_end(&self, canvas: &mut Canvas<'_>, board: Rect, soil: Rect) {
        canvas.fill(board, Role::Lawn);
        canvas.fill(soil, Role::Soil);
        let (Some(standing), Some(shown)) = (self.standing(), &self.shown) else { return };
        let room = Rect { x: board.x + 3, width: board.width - 6, ..below(board, 1) };
        canvas.say(room, &self.headline(&standing), Role::Sun);
        let mut order: Vec<usize> = (0..standing.entrants().len()).collect();
        order.sort_by_key(|row| standing.entrants()[*row].rank);
        let mut rest = below(room, 2);
        let pitch = if usize::from(rest.height) >= 3 * order.len() + 3 { 2 } else { 1 };
        for row in &order {
            let words = G::score_words(&shown.frame.view, *row, &standing);
            self.draw_row(&standing.entrants()[*row], &words, canvas, rest);
            rest = below(rest, pitch);
        }
        rest = below(rest, u16::from(rest.height > 5));
        rest = self.draw_verdicts(canvas, rest);
        let proven = self
            .aftermath
            .proven
            .map(|n_outcomes| format!("The luck is proven: {} checked.", counted(n_outcomes, "outcome")));
        for line in self.decided(&standing, &order).into_iter().chain(proven) {
            let n_lines = canvas.paragraph(rest, &line, Role::Dim);
            rest = below(rest, n_lines);
        }
        self.draw_choices(canvas, soil);
    }

    /// What luck brought everybody, and what their choices cost; in two columns where there is little room.
    fn draw_verdicts(&self, canvas: &mut Canvas<'_>, area: Rect) -> Rect {
        let rows = &self.aftermath.rows;
        if rows.is_empty() {
            let text =
                if self.aftermath.is_thinking { "Luck and choices are being worked out …" } else { "" };
            canvas.say(area, text, Role::Dim);
            return below(area, u16::from(!text.is_empty()));
        }
        let n_columns = if usize::from(area.height) < rows.len() + 2 { 2 } else { 1 };
        let n_lines = rows.len().div_ceil(n_columns);
        let width = area.width / n_columns as u16;
        for (place, verdict) in rows.iter().enumerate() {
            let (x, y) = ((place / n_lines) as u16 * width, (place % n_lines) as u16);
            let at = Rect { x: area.x + x, width, ..below(area, y) };
            let (sign, style) = match verdict.seat {
                Some(seat) => (Theme::sign(seat), canvas.theme.seat(seat)),
                None => ("▲ ", canvas.style(Role::Dim)),
            };
            let at = canvas.put(at, sign, style);
            canvas.say(at, &format!(" {}", verdict_words(*verdict)), Role::Ink);
        }
        below(area, n_lines as u16 + u16::from(n_columns == 1))
    }

    fn headline(&self, standing: &Standing) -> String {
        let winners: Vec<&Entrant> = standing.entrants().iter().filter(|entrant| entrant.rank == 1).collect();
        let names: Vec<&str> = winners.iter().map(|winner| self.name_of(winner)).collect();
        let score = winners.first().map_or(0, |winner| winner.score);
        let score = counted(score, G::UNIT);
        match names.as_slice() {
            [one] => format!("{one} wins with {score}."),
            _ => format!("{} share the win with {score}.", names.join(" and ")),
        }
    }

    fn name_of(&self, entrant: &Entrant) -> &str {
        let name = |seat: wormery_core::Seat| self.names.get(seat.index()).map_or("", String::as_str);
        entrant.seat.map_or("The third color", name)
    }

    fn draw_row(&self, entrant: &Entrant, words: &str, canvas: &mut Canvas<'_>, at: Rect) {
        let at = canvas.say(at, &format!("{:>2}. ", entrant.rank), Role::Title);
        let (sign, style) = match entrant.seat {
            Some(seat) => (Theme::sign(seat), canvas.theme.seat(seat)),
            None => ("▲ ", canvas.style(Role::Dim)),
        };
        let at = canvas.put(at, sign, style);
        let at =
            canvas.say(at, &format!(" {:<15} {:>4}  ", self.name_of(entrant), entrant.score), Role::Title);
        canvas.say(at, words, Role::Dim);
    }

    /// What decided between equal scores, one sentence for each pair of neighbors.
    fn decided(&self, standing: &Standing, order: &[usize]) -> Vec<String> {
        let pairs =
            order.windows(2).map(|pair| (&standing.entrants()[pair[0]], &standing.entrants()[pair[1]]));
        let level = pairs.filter(|(ahead, behind)| ahead.score == behind.score);
        let sentence = |(ahead, behind): (&Entrant, &Entrant)| {
            let (one, two) = (self.name_of(ahead), self.name_of(behind));
            let pairs = ahead.tiebreaks.iter().zip(&behind.tiebreaks).zip(G::TIEBREAKS);
            let found = pairs.into_iter().find(|((one, two), _)| one != two);
            match found {
                Some(((more, less), what)) => {
                    format!("{one} is ahead of {two}: {what} {more} against {less}.")
                }
                None => format!("{one} and {two} share rank {}: nothing tells them apart.", ahead.rank),
            }
        };
        level.map(sentence).collect()
    }

    fn choices(&self) -> Choices {
        match &self.away {
            None => CHOICES,
            Some(away) if away.presence == Presence::Seated && !away.is_over => FAR,
            Some(_) => WATCHER,
        }
    }

    fn draw_choices(&self, canvas: &mut Canvas<'_>, soil: Rect) {
        let line = Rect { x: soil.x + 1, width: soil.width - 2, height: 1, ..soil };
        let trouble = self.away.as_ref().and_then(|away| away.trouble.as_ref());
        match trouble.or(self.said.as_ref()) {
            Some(said) => canvas.say(line, &format!("✗ {said}"), Role::SoilBad),
            None if self.away.as_ref().is_some_and(|away| away.is_starting) => {
                canvas.say(line, "The next game is about to begin …", Role::Title)
            }
            None => canvas.say(line, "Once more?", Role::Title),
        };
        let mut at = below(Rect { height: 2, ..line }, 1);
        for (place, (words, key)) in self.choices().iter().enumerate() {
            let style = canvas.style(if place == 0 { Role::Primary } else { Role::Button });
            let width = words.width() as u16 + 2;
            canvas.zone(Rect { width: width.min(at.width), ..at }, Key::Char(*key));
            let rest = canvas.pill(at, words, style);
            at = Rect { x: rest.x + 1, width: rest.width.saturating_sub(1), ..rest };
        }
    }
}
