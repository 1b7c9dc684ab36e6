use wormery_core::{Seat, Viewer};
use wormery_table::Choice;
use wormery_words::{Language, Reader};

use crate::{Advice, Draw, Key};

/// All that a picture of the table is made from.
pub struct Scene<'a, G: Draw> {
    /// What the viewer may know.
    pub view: &'a G::View,
    /// What the seat at the keyboard may do now.
    pub legal: &'a [G::Action],
    /// The same with what each certainly brings about, where that is known.
    pub choices: &'a [Choice<G>],
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

    /// What an action certainly brings about; nothing where that is not known.
    pub fn effects(&self, action: G::Action) -> &[G::Effect] {
        let choice = self.choices.iter().find(|choice| choice.action == action);
        choice.map_or(&[], |choice| &choice.effects)
    }

    /// The name of a seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// The one who reads: seats are called by their names, for several may look at one screen.
    pub fn reader(&self) -> Reader<'_> {
        Reader { language: self.language, names: self.names, me: None }
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
    /// The same where there is little room.
    pub short: String,
    /// Whether it takes from somebody or costs something.
    pub berry: bool,
}

impl Button {
    /// A button in the usual color.
    pub fn new(key: impl Into<String>, text: impl Into<String>) -> Self {
        let text = text.into();
        Self { key: key.into(), short: text.clone(), text, berry: false }
    }

    /// A button that takes from somebody or costs something.
    pub fn berry(key: impl Into<String>, text: impl Into<String>) -> Self {
        Self { berry: true, ..Self::new(key, text) }
    }

    /// With other words where there is little room.
    #[must_use]
    pub fn or(self, short: impl Into<String>) -> Self {
        Self { short: short.into(), ..self }
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
