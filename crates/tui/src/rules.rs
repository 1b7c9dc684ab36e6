//! The rules pages on the whole terminal, or as plain text.

use std::cell::Cell;
use std::io::{self, Write};

use ratatui::layout::Rect;
use wormery_core::Described;
use wormery_games::{GameId, with_game};
use wormery_words::{Language, say};

use crate::book;
use crate::canvas::{Canvas, below};
use crate::footer::Foot;
use crate::page;
use crate::run::open;
use crate::screen::{Screen, Step};
use crate::table::scroll;
use crate::{Draw, Ground, Input, Key, Look, Role};

/// The page about all games.
const ALL_GAMES: &str = include_str!("../../../docs/rules/README.md");
/// The widest that a page gets: longer lines are hard to read.
const WIDEST: u16 = 96;

/// Shows the rules of a game, or of all, on the whole terminal.
pub fn rules(game: Option<GameId>, language: Language, look: Look) -> anyhow::Result<()> {
    open(Box::new(RulesScreen::new(game, language)), look).map(|_| ())
}

/// Writes the rules of a game, or of all, as plain text.
pub fn tell_rules(game: Option<GameId>, language: Language, out: &mut impl Write) -> io::Result<()> {
    for line in page::lines(&text(game, language), 80) {
        writeln!(out, "{}", line.text)?;
    }
    Ok(())
}

/// The law in English; in all other languages what the web client tells there too.
fn text(game: Option<GameId>, language: Language) -> String {
    match game {
        None if language == Language::En => ALL_GAMES.to_owned(),
        None => book::all_games(language),
        Some(game) => with_game!(game, G => book::page::<G>(language).unwrap_or_else(|| law::<G>(language))),
    }
}

/// The pages that are the law; whoever reads another language is told why they are English.
fn law<G: Draw>(language: Language) -> String {
    let pages = G::CONTENT.pages.join("\n");
    if language == Language::En { pages } else { format!("{}\n\n{pages}", say!(language, tui_rules_english)) }
}

/// The rules on the screen.
pub(crate) struct RulesScreen {
    page: String,
    ground: Ground,
    language: Language,
    from: usize,
    /// The line up to which it can be turned: only drawing it tells.
    end: Cell<usize>,
    /// Where it leads back to; `None` ends the program.
    back: Option<Box<dyn Screen>>,
}

impl RulesScreen {
    pub(crate) fn new(game: Option<GameId>, language: Language) -> Self {
        let ground =
            game.map_or(Ground::Garden, |game| with_game!(game, G => <G as Described>::ABOUT.ground));
        Self { page: text(game, language), ground, language, from: 0, end: Cell::new(0), back: None }
    }

    /// With a screen to come back to.
    pub(crate) fn before(self, back: Box<dyn Screen>) -> Self {
        Self { back: Some(back), ..self }
    }

    fn leave(&mut self) -> Step {
        self.back.take().map_or(Step::Leave(None), Step::Go)
    }
}

impl Screen for RulesScreen {
    fn ground(&self) -> Ground {
        self.ground
    }

    fn language(&self) -> Language {
        self.language
    }

    fn least_size(&self) -> (u16, u16) {
        (40, 10)
    }

    fn update(&mut self, input: Input) -> Step {
        match input {
            Input::Key(Key::Char('q' | 'Q') | Key::Esc | Key::Enter) => return self.leave(),
            Input::Key(key) => {
                if let Some(to) = scroll(self.from, key) {
                    self.from = to.min(self.end.get());
                }
            }
            Input::Quit => return Step::Leave(None),
            Input::Click(..) | Input::Tick(_) | Input::Resize => {}
        }
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        canvas.fill(area, Role::Sky);
        let width = WIDEST.min(area.width - 2);
        let left = area.x + (area.width - width) / 2;
        let room = Rect { x: left, width, height: area.height - 2, ..area };
        let lines = page::lines(&self.page, width.into());
        self.end.set(lines.len().saturating_sub(room.height.into()));
        for (line, at) in lines.iter().skip(self.from.min(self.end.get())).zip(room.rows()) {
            canvas.say(at, &line.text, if line.is_title { Role::Sun } else { Role::Ink });
        }
        Foot::new()
            .key('q', say!(self.language, tui_rules_foot))
            .key('t', say!(self.language, tui_foot_light))
            .draw(canvas, below(area, area.height - 1));
    }
}
