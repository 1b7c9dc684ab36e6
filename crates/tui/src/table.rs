//! A table being played: what was shown last, what is pointed at, what was told.

mod bar;
mod buttons;
mod end;
mod help;
mod keys;
mod layout;
mod meanings;
mod overlay;
mod paint;
mod time;
mod undo;

use std::cell::Cell;
use std::path::PathBuf;
use std::sync::mpsc::Receiver;

use wormery_core::{Seat, Standing, Viewer};
use wormery_host::{Aftermath, Worker, names, people};
use wormery_table::{Frame, Ply};
use wormery_words::{Language, say};

use crate::canvas::Canvas;
use crate::screen::{Screen, Step};
use crate::{
    Advice, Away, Draw, Ground, Habits, Hints, Input, Link, Mood, Presence, Question, Scene, Secrets, Setup,
    Tale,
};

pub(crate) use layout::{Layout, main_width};
pub(crate) use meanings::{Meaning, draw_from, meanings};
use overlay::Overlay;
pub(crate) use overlay::{draw_sheet, scroll};
pub(crate) use paint::{draw_log, draw_name};
use undo::Held;

/// A coach who thinks about a ply on a thread of his own.
type Coach<G> = Worker<(Ply, Question<G>), (Ply, Advice<<G as wormery_core::Game>::Action>)>;

/// A table on the screen.
pub(crate) struct TableScreen<G: Draw> {
    link: Box<dyn Link<G>>,
    setup: Setup<G>,
    habits: Habits,
    names: Vec<String>,
    shown: Option<Shown<G>>,
    /// The last one who saw a hand.
    looked: Option<Seat>,
    is_covered: bool,
    chosen: usize,
    log: Vec<Tale>,
    /// What the last key brought, if it did nothing.
    said: Option<String>,
    advice: Option<Advice<G::Action>>,
    coach: Option<Coach<G>>,
    /// Milliseconds until the game goes on by itself.
    wait: u64,
    /// Milliseconds since the last frame.
    age: u64,
    overlay: Option<Overlay>,
    /// The line up to which the help can be turned: only drawing it tells.
    help_end: Cell<usize>,
    /// What was chosen and not answered yet.
    sent: Option<Ply>,
    /// What was chosen and not sent yet: it can be taken back.
    held: Option<Held<G>>,
    /// How long the log was before each ply that was shown.
    told: Vec<(Ply, usize)>,
    /// What is to be known about a table far away.
    away: Option<Away>,
    /// Luck and skill, and who works them out.
    aftermath: Aftermath<G>,
    reviewer: Option<Receiver<Aftermath<G>>>,
    is_ended: bool,
}

/// What was shown last.
struct Shown<G: Draw> {
    viewer: Viewer,
    frame: Frame<G>,
    legal: Vec<G::Action>,
    trace: G::Trace,
}

impl<G: Draw> TableScreen<G> {
    /// A table at the other end of a link.
    pub(crate) fn new(link: Box<dyn Link<G>>, setup: Setup<G>) -> Self {
        let mut screen = Self {
            link,
            habits: setup.habits,
            names: names(&setup.players),
            setup,
            shown: None,
            looked: None,
            is_covered: false,
            chosen: 0,
            log: Vec::new(),
            said: None,
            advice: None,
            coach: None,
            wait: 0,
            age: 0,
            overlay: None,
            help_end: Cell::new(0),
            sent: None,
            held: None,
            told: Vec::new(),
            away: None,
            aftermath: Aftermath::default(),
            reviewer: None,
            is_ended: false,
        };
        screen.look_away();
        screen.take_news();
        screen
    }

    /// Puts what happened before into the log.
    pub(crate) fn remember(&mut self, tales: Vec<Tale>) {
        for (_, n_before) in &mut self.told {
            *n_before += tales.len();
        }
        self.log.splice(0..0, tales);
    }

    /// Says something before anything else happens.
    pub(crate) fn tell_first(&mut self, text: String) {
        self.log.push(Tale::new(Mood::Bad, text.clone()));
        self.said = Some(text);
    }

    /// Says what was found out about the game.
    #[cfg(test)]
    pub(crate) fn set_aftermath(&mut self, aftermath: Aftermath<G>) {
        self.aftermath = aftermath;
    }

    /// Works out at once what a coach would say later.
    #[cfg(test)]
    pub(crate) fn advise_now(&mut self, hints: Hints) {
        self.habits.hints = hints;
        self.advice = self.question().map(|question| G::advise(&question));
        self.mark_advice();
    }

    fn scene(&self) -> Option<Scene<'_, G>> {
        let shown = self.shown.as_ref()?;
        Some(Scene {
            view: &shown.frame.view,
            legal: &shown.legal,
            choices: &shown.frame.legal,
            trace: &shown.trace,
            names: &self.names,
            language: self.habits.language,
            viewer: shown.viewer,
            chosen: self.chosen,
            advice: self.advice.as_ref().filter(|_| self.habits.hints != Hints::Off),
            tumbling: self.tumbling(),
        })
    }

    fn legal(&self) -> &[G::Action] {
        self.shown.as_ref().map_or(&[], |shown| &shown.legal)
    }

    /// The seat that must act.
    fn to_act(&self) -> Option<Seat> {
        G::to_act(&self.shown.as_ref()?.frame.view)
    }

    /// Whether somebody at the keyboard must act.
    fn is_my_turn(&self) -> bool {
        !self.is_covered && !self.legal().is_empty() && !self.is_sending() && self.held.is_none()
    }

    /// Whether a choice is on its way to a table far away.
    fn is_sending(&self) -> bool {
        self.sent.is_some() && self.sent == self.shown.as_ref().map(|shown| shown.frame.ply)
    }

    /// Whether a bot plays for the one at the keyboard.
    fn is_absent(&self) -> bool {
        let Some(Viewer::Seat(seat)) = self.shown.as_ref().map(|shown| shown.viewer) else { return false };
        self.away.as_ref().is_some_and(|away| away.absent.get(seat.index()) == Some(&true))
    }

    fn standing(&self) -> Option<Standing> {
        G::standing(&self.shown.as_ref()?.frame.view)
    }

    /// Whether hands must be covered before a seat looks.
    fn must_cover(&self, viewer: Viewer) -> bool {
        let Viewer::Seat(seat) = viewer else { return false };
        G::ABOUT.secrets == Secrets::Hands
            && people(&self.setup.players).len() > 1
            && self.looked != Some(seat)
    }

    /// The file of the game, if there is one.
    fn file(&self) -> Option<PathBuf> {
        self.link.saved_as().map(PathBuf::from).or_else(|| self.aftermath.file.clone())
    }

    /// What whoever leaves is told.
    fn farewell(&self) -> Option<String> {
        let language = self.habits.language;
        if let (Some(away), None) = (&self.away, self.standing()) {
            return match away.presence {
                _ if away.is_over => away.trouble.clone(),
                Presence::Seated => Some(say!(language, tui_bye_seat, address = &away.address)),
                _ => Some(say!(language, tui_bye_game, address = &away.address)),
            };
        }
        let path = &self.file()?.display().to_string();
        Some(if self.standing().is_some() {
            say!(language, tui_bye_over, path)
        } else {
            say!(language, tui_bye_saved, path)
        })
    }
}

impl<G: Draw> Screen for TableScreen<G> {
    fn ground(&self) -> Ground {
        G::ABOUT.ground
    }

    fn language(&self) -> Language {
        self.habits.language
    }

    fn update(&mut self, input: Input) -> Step {
        match input {
            Input::Key(key) => self.press(key),
            Input::Tick(passed) => {
                self.pass(passed);
                Step::Stay
            }
            Input::Quit => self.leave(),
            Input::Click(..) | Input::Resize => Step::Stay,
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>) {
        self.paint(canvas);
    }
}
