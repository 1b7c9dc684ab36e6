use ratatui::layout::Rect;
use wormery_core::{Config, Described, Seat, Standing};
use wormery_review::Telling;
use wormery_table::{Choice, Seen};
use wormery_words::{Language, Reader, say, sentence};

use crate::canvas::Canvas;
use crate::fields::{action_words, view_lines};
use crate::{Button, Content, Intent, Role, Scene, Toward, coach};

/// A game on a screen.
///
/// Everything is drawn and told from views and legal actions; no position is needed, so a table far away can be
/// shown in the same way.
pub trait Draw: Telling + Described {
    /// Its rules in words, its lessons and its puzzles.
    const CONTENT: Content = Content::NONE;

    /// The keys of this game, and what they do.
    fn keys(_language: Language) -> Vec<(String, String)> {
        Vec::new()
    }

    /// The signs on the table as it lies now, each with what it means.
    fn legend(_scene: &Scene<'_, Self>) -> Vec<(String, String)> {
        Vec::new()
    }

    /// The game in one minute.
    fn minute(_language: Language) -> Vec<String> {
        Vec::new()
    }

    /// What the eye should see of what happened last.
    type Trace: Default + Clone;

    /// The seat that must act.
    fn to_act(view: &Self::View) -> Option<Seat>;

    /// The ranking, when the game is over.
    fn standing(view: &Self::View) -> Option<Standing>;

    /// Draws players and pieces; a game without pictures shows the fields of its view.
    fn board(scene: &Scene<'_, Self>, canvas: &mut Canvas<'_>, area: Rect) {
        canvas.fill(area, Role::Sky);
        let lines = Self::plain(scene);
        for (line, at) in lines.lines().zip(area.rows()) {
            canvas.say(at, line, Role::Ink);
        }
    }

    /// How many lines the board needs at least, at a width.
    fn least_lines(scene: &Scene<'_, Self>, _width: u16) -> u16 {
        Self::plain(scene).lines().count() as u16
    }

    /// The position as lines of text.
    fn plain(scene: &Scene<'_, Self>) -> String {
        view_lines::<Self>(scene.view, scene.names, scene.language)
    }

    /// What the seat to act is told.
    fn prompt(scene: &Scene<'_, Self>) -> String {
        let name = Self::to_act(scene.view).map_or("", |seat| scene.name(seat));
        say!(scene.language, tg_ask, name)
    }

    /// What a choice is called on its button; by itself a number and the fields of the action.
    fn button(scene: &Scene<'_, Self>, action: Self::Action) -> Button {
        let key = scene.place_of(action).map_or(String::new(), |place| (place + 1).to_string());
        Button::new(key, action_words::<Self>(&action, scene.language))
    }

    /// The choices that have a button now, by their places among the legal actions.
    fn buttons(scene: &Scene<'_, Self>) -> Vec<usize> {
        (0..scene.legal.len()).collect()
    }

    /// The choice that is pointed at first.
    fn first(_choices: &[Choice<Self>]) -> usize {
        0
    }

    /// The choice that an arrow leads to.
    fn step(_view: &Self::View, legal: &[Self::Action], from: usize, toward: Toward) -> usize {
        match toward {
            Toward::Right | Toward::Down => (from + 1) % legal.len(),
            Toward::Left | Toward::Up => (from + legal.len() - 1) % legal.len(),
        }
    }

    /// What a key means in this game; `None` for one that means nothing.
    fn key(scene: &Scene<'_, Self>, key: char) -> Option<Intent<Self::Action>> {
        let place = (key.to_digit(10)? as usize).checked_sub(1)?;
        scene.legal.get(place).copied().map(Intent::Act)
    }

    /// Whether pointing at a choice twice does it: not where that costs something.
    fn is_safe(_choice: &Choice<Self>) -> bool {
        true
    }

    /// Whether a choice certainly gives away what its owner would rather keep: people are asked whether they mean it.
    fn gives_away(_choice: &Choice<Self>) -> bool {
        false
    }

    /// Whether two choices are shown as the same piece.
    fn is_same_piece(one: Self::Action, other: Self::Action) -> bool {
        one == other
    }

    /// What somebody who must decide has before him, in a line: the dice of his turn, his cards.
    fn at_hand(_scene: &Scene<'_, Self>) -> String {
        String::new()
    }

    /// The same when the game is over and anybody reads it.
    fn lay_there(scene: &Scene<'_, Self>) -> String {
        Self::at_hand(scene)
    }

    /// Why a single choice is the only one; `None` where people like to do it themselves.
    fn forced(_view: &Self::View, _only: &Choice<Self>, _language: Language) -> Option<String> {
        None
    }

    /// Tells what a frame brought: a sentence for every effect that is worth one.
    fn story(seen: &[Seen<Self>], reader: &Reader<'_>) -> Vec<Tale> {
        let effects = seen.iter().flat_map(|seen| &seen.effects);
        effects
            .filter_map(|effect| Some(Tale::new(Self::mood(effect), said::<Self>(effect, reader)?)))
            .collect()
    }

    /// How a sentence about an effect is meant.
    fn mood(_effect: &Self::Effect) -> Mood {
        Mood::Plain
    }

    /// What the eye should see of what a frame brought to what lay there before.
    fn trace(_before: &Self::View, _seen: &[Seen<Self>]) -> Self::Trace {
        Self::Trace::default()
    }

    /// How long people look at something before the game goes on, in milliseconds.
    fn pause(_trace: &Self::Trace) -> u64 {
        1100
    }

    /// What can be said about every choice.
    fn advise(question: &Question<Self>) -> Advice<Self::Action> {
        coach::advise(question)
    }
}

/// An effect in the words of the catalogue; `None` if it is not worth a sentence.
pub(crate) fn said<G: Draw>(effect: &G::Effect, reader: &Reader<'_>) -> Option<String> {
    sentence(reader, G::NAME, &serde_json::to_value(effect).ok()?)
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
    /// What it may do, and what that certainly brings about.
    pub choices: Vec<Choice<G>>,
    /// The players' names.
    pub names: Vec<String>,
    /// The language of the answer.
    pub language: Language,
}

impl<G: Draw> Question<G> {
    /// What the seat may do.
    pub fn legal(&self) -> Vec<G::Action> {
        self.choices.iter().map(|choice| choice.action).collect()
    }
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
