//! A table being played: what was shown last, what is pointed at, what was told.

mod bar;
mod end;
mod keys;
mod layout;
mod overlay;
mod paint;
mod time;

use std::path::PathBuf;

use wormery_core::{Seat, Standing, Viewer};
use wormery_table::{Frame, Ply};

use crate::canvas::Canvas;
use crate::desk::Desk;
use crate::player::{names, people};
use crate::screen::{Screen, Step};
use crate::{Advice, Draw, Ground, Habits, Hints, Input, Link, Mood, Question, Scene, Secrets, Setup, Tale};

pub(crate) use layout::Layout;
use overlay::Overlay;
pub(crate) use paint::{draw_footer, draw_log, draw_name};

/// A coach who thinks about a ply on a thread of his own.
type Coach<G> = Desk<(Ply, Question<G>), (Ply, Advice<<G as wormery_core::Game>::Action>)>;

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
    /// One line of luck and skill for each player, where somebody has worked it out.
    review: Vec<String>,
    is_ended: bool,
}

/// What was shown last.
struct Shown<G: Draw> {
    viewer: Viewer,
    frame: Frame<G>,
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
            review: Vec::new(),
            is_ended: false,
        };
        screen.take_news();
        screen
    }

    /// Says something before anything else happens.
    pub(crate) fn tell_first(&mut self, text: String) {
        self.log.push(Tale::new(Mood::Bad, text.clone()));
        self.said = Some(text);
    }

    /// Gives each player a line of luck and skill for the end.
    #[cfg(test)]
    pub(crate) fn set_review(&mut self, review: Vec<String>) {
        self.review = review;
    }

    /// Works out at once what a coach would say later.
    #[cfg(test)]
    pub(crate) fn advise_now(&mut self, hints: Hints) {
        self.habits.hints = hints;
        self.advice = self.question().map(|question| G::advise(&question));
    }

    fn scene(&self) -> Option<Scene<'_, G>> {
        let shown = self.shown.as_ref()?;
        Some(Scene {
            view: &shown.frame.view,
            legal: &shown.frame.legal,
            trace: &shown.trace,
            names: &self.names,
            viewer: shown.viewer,
            chosen: self.chosen,
            advice: self.advice.as_ref().filter(|_| self.habits.hints != Hints::Off),
            tumbling: self.tumbling(),
        })
    }

    fn legal(&self) -> &[G::Action] {
        self.shown.as_ref().map_or(&[], |shown| &shown.frame.legal)
    }

    /// The seat that must act.
    fn to_act(&self) -> Option<Seat> {
        G::to_act(&self.shown.as_ref()?.frame.view)
    }

    /// Whether somebody at the keyboard must act.
    fn is_my_turn(&self) -> bool {
        !self.is_covered && !self.legal().is_empty()
    }

    fn standing(&self) -> Option<Standing> {
        G::standing(&self.shown.as_ref()?.frame.view)
    }

    /// Whether hands must be covered before a seat looks.
    fn must_cover(&self, viewer: Viewer) -> bool {
        let Viewer::Seat(seat) = viewer else { return false };
        G::SECRETS == Secrets::Hands && people(&self.setup.players).len() > 1 && self.looked != Some(seat)
    }

    /// The file of the game, if there is one.
    fn file(&self) -> Option<PathBuf> {
        self.link.saved_as().map(PathBuf::from)
    }

    /// What whoever leaves is told.
    fn farewell(&self) -> Option<String> {
        let path = self.link.saved_as()?;
        Some(if self.standing().is_some() {
            format!("The game is in {path}. See it again: wormery watch {path}")
        } else {
            format!("The game is saved in {path}. Go on with: wormery play --resume {path}")
        })
    }
}

impl<G: Draw> Screen for TableScreen<G> {
    fn ground(&self) -> Ground {
        G::GROUND
    }

    fn update(&mut self, input: Input) -> Step {
        match input {
            Input::Key(key) => self.press(key),
            Input::Tick(passed) => {
                self.pass(passed);
                Step::Stay
            }
            Input::Quit => Step::Leave(self.farewell()),
            Input::Click(..) | Input::Resize => Step::Stay,
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_>) {
        self.paint(canvas);
    }
}
