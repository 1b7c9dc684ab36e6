use ratatui::layout::Rect;
use wormery_bots::Roster;
use wormery_core::{Config, Described, Seat, Standing, Viewer};
use wormery_table::Seen;
use wormery_words::Language;

use crate::canvas::Canvas;
use crate::{Ground, Key};

/// A game on a screen.
///
/// Everything is drawn and told from views and legal actions; no position is needed, so a table far away can be
/// shown in the same way.
pub trait Draw: Roster + Described {
    /// The game's name for people.
    const TITLE: &'static str;
    /// What it is about, in a few words.
    const MOTTO: &'static str;
    /// The world it lies in.
    const GROUND: Ground;
    /// What people at one keyboard must not see of each other.
    const SECRETS: Secrets;
    /// The rules that can be changed in the menu.
    const SETTINGS: &'static [Setting];
    /// The keys of this game, and what they do.
    const KEYS: &'static [(&'static str, &'static str)];
    /// What a score counts, in the singular.
    const UNIT: &'static str;
    /// What decides between equal scores, the most important first.
    const TIEBREAKS: &'static [&'static str];
    /// The game in one minute.
    const MINUTE: &'static [&'static str];

    /// What the eye should see of what happened last.
    type Trace: Default + Clone;

    /// The seat that must act.
    fn to_act(view: &Self::View) -> Option<Seat>;

    /// The ranking, when the game is over.
    fn standing(view: &Self::View) -> Option<Standing>;

    /// Draws players and pieces.
    fn board(scene: &Scene<'_, Self>, canvas: &mut Canvas<'_>, area: Rect);

    /// What the seat to act is told.
    fn prompt(scene: &Scene<'_, Self>) -> String;

    /// What a choice is called on its button.
    fn button(scene: &Scene<'_, Self>, action: Self::Action) -> Button;

    /// The choices that have a button now, by their places among the legal actions.
    fn buttons(scene: &Scene<'_, Self>) -> Vec<usize> {
        (0..scene.legal.len()).collect()
    }

    /// The choice that is pointed at first.
    fn first(view: &Self::View, legal: &[Self::Action]) -> usize;

    /// The choice that an arrow leads to.
    fn step(_view: &Self::View, legal: &[Self::Action], from: usize, toward: Toward) -> usize {
        match toward {
            Toward::Right | Toward::Down => (from + 1) % legal.len(),
            Toward::Left | Toward::Up => (from + legal.len() - 1) % legal.len(),
        }
    }

    /// What a key means in this game; `None` for one that means nothing.
    fn key(scene: &Scene<'_, Self>, key: char) -> Option<Intent<Self::Action>>;

    /// Whether pointing at a choice twice does it: not where that costs something.
    fn is_safe(_view: &Self::View, _action: Self::Action) -> bool {
        true
    }

    /// Whether two choices are shown as the same piece.
    fn is_same_piece(one: Self::Action, other: Self::Action) -> bool {
        one == other
    }

    /// Why a single choice is the only one; `None` where people like to do it themselves.
    fn forced(view: &Self::View, action: Self::Action) -> Option<String>;

    /// Tells what a frame brought, in sentences.
    fn story(before: &Self::View, seen: &[Seen<Self>], after: &Self::View, names: &[String]) -> Vec<Tale>;

    /// What the eye should see of what a frame brought.
    fn trace(before: &Self::View, seen: &[Seen<Self>], after: &Self::View) -> Self::Trace;

    /// How long people look at something before the game goes on, in milliseconds.
    fn pause(trace: &Self::Trace) -> u64;

    /// What can be said about every choice.
    fn advise(question: &Question<Self>) -> Advice<Self::Action>;

    /// A few words for one row of the ranking: what the score is made of.
    fn score_words(view: &Self::View, row: usize, standing: &Standing) -> String;
}

/// What people at one keyboard must not see of each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrets {
    /// Nothing is secret.
    None,
    /// Something lies face down: everybody sees the public view.
    FaceDown,
    /// Hands: they are covered until the right one looks.
    Hands,
}

/// A rule that can be changed in the menu.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Its name in records.
    pub key: &'static str,
    /// What it is called.
    pub label: &'static str,
    /// Its values as they are written in records, with words for people; the default comes first.
    pub values: &'static [(&'static str, &'static str)],
}

/// All that a picture of the table is made from.
pub struct Scene<'a, G: Draw> {
    /// What the viewer may know.
    pub view: &'a G::View,
    /// What the seat at the keyboard may do now.
    pub legal: &'a [G::Action],
    /// What happened last.
    pub trace: &'a G::Trace,
    /// The players' names in seat order.
    pub names: &'a [String],
    /// The language in which everything is said.
    pub language: Language,
    /// Who looks.
    pub viewer: Viewer,
    /// The choice that is pointed at.
    pub chosen: usize,
    /// What is said about the choices, where somebody wants to hear it.
    pub advice: Option<&'a Advice<G::Action>>,
    /// Whether the dice still tumble.
    pub tumbling: Option<u64>,
}

impl<G: Draw> Scene<'_, G> {
    /// The action that is pointed at.
    pub fn chosen_action(&self) -> Option<G::Action> {
        self.legal.get(self.chosen).copied()
    }

    /// The place of an action among the legal ones.
    pub fn place_of(&self, action: G::Action) -> Option<usize> {
        self.legal.iter().position(|legal| *legal == action)
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The note about an action.
    pub fn note(&self, action: G::Action) -> Option<&str> {
        let notes = &self.advice?.notes;
        notes.iter().find(|(noted, _)| *noted == action).map(|(_, note)| note.as_str())
    }

    /// A click on an action, if it is legal.
    pub fn click(&self, action: G::Action) -> Option<Key> {
        self.place_of(action).map(Key::Choose)
    }
}

/// A button: the key that does the same, what it brings, and its color.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// The key.
    pub key: String,
    /// The consequence.
    pub text: String,
    /// Whether it takes from somebody or costs something.
    pub berry: bool,
}

impl Button {
    /// A button in the usual color.
    pub fn new(key: impl Into<String>, text: impl Into<String>) -> Self {
        Self { key: key.into(), text: text.into(), berry: false }
    }

    /// A button that takes from somebody or costs something.
    pub fn berry(key: impl Into<String>, text: impl Into<String>) -> Self {
        Self { berry: true, ..Self::new(key, text) }
    }
}

/// The way an arrow points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toward {
    /// Up.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
}

/// What a key means.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Intent<A> {
    /// Do this; if it is not legal, the rules say why.
    Act(A),
    /// Point at another choice.
    Point(usize),
    /// Say why it does nothing.
    Say(String),
}

/// A sentence of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tale {
    /// The sentence.
    pub text: String,
    /// How it is meant.
    pub mood: Mood,
}

/// How a sentence is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mood {
    /// Something happened.
    Plain,
    /// Somebody got something.
    Good,
    /// Somebody lost something.
    Bad,
    /// A new round or deal.
    Title,
}

impl Tale {
    /// A sentence.
    pub fn new(mood: Mood, text: impl Into<String>) -> Self {
        Self { text: text.into(), mood }
    }
}

/// What is asked of a coach.
pub struct Question<G: Draw> {
    /// Seats and options.
    pub config: Config<G::Options>,
    /// Who asks.
    pub seat: Seat,
    /// What the seat may know.
    pub view: G::View,
    /// What it may do.
    pub legal: Vec<G::Action>,
    /// The players' names.
    pub names: Vec<String>,
    /// How many playouts a bot may make.
    pub playouts: u32,
}

/// What can be said about every choice: a sentence first, then numbers.
#[derive(Clone, PartialEq, Debug)]
pub struct Advice<A> {
    /// What the chances are.
    pub odds: String,
    /// What a coach would do, and why.
    pub coach: String,
    /// The choice of the coach.
    pub best: A,
    /// A short note about each choice.
    pub notes: Vec<(A, String)>,
}
