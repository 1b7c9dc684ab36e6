use alloc::string::String;

use serde::Serialize;

use crate::{Game, Illegal, words};

/// A game that can be offered: what a menu, a table's settings and a page need to know of it besides its rules.
///
/// Names and sentences are not here: they are words of the catalogue, found by [`About::area`] and the names of the options.
pub trait Described: Game {
    /// The game as it is offered.
    const ABOUT: About;
    /// Its variant switches, in the order in which they are shown.
    const OPTIONS: &'static [OptionInfo];
    /// Its deck files, if people may bring cards of their own.
    const DECKS: Option<Decks<Self::Options>> = None;

    /// How many deals of hidden hands are over; none in a game that is played without them.
    fn n_deals_done(&self) -> u32 {
        0
    }
}

/// The deck files of a game.
#[derive(Clone, Copy, Debug)]
pub struct Decks<O> {
    /// Our own deck as a file, to begin with.
    pub example: &'static str,
    /// Reads and checks a file.
    pub read: fn(&str) -> Result<DeckFile<O>, Illegal>,
}

/// A deck file that was read and checked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DeckFile<O> {
    /// What its owner calls it; has no effect.
    pub name: Option<String>,
    /// The usual options, with these cards.
    pub options: O,
}

/// A game as it is offered.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct About {
    /// The area of its words in the catalogue, which is also how its keys begin: "rw".
    pub area: &'static str,
    /// How its rule ids begin: "RW".
    pub rules: &'static [&'static str],
    /// How many minutes a game takes, at least and at most.
    pub minutes: [u8; 2],
    /// How many play when one just wants to play.
    pub players: u8,
    /// What people at one screen must not see of each other.
    pub secrets: Secrets,
    /// What a score counts: the end of the key of its word, "worms" for "rw_unit_worms".
    pub unit: &'static str,
    /// What decides between equal scores, the most important first: ends of the keys of their words.
    pub ties: &'static [&'static str],
    /// The world it lies in.
    pub ground: Ground,
    /// The pictures of its card on the first page, by their names in the art.
    pub pictures: &'static [&'static str],
    /// Sets of options that are offered as games of their own.
    pub editions: &'static [Edition],
}

/// Options that make a game of its own, as an expansion does.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Edition {
    /// The end of the keys of its words, and its name in addresses: "extra".
    pub name: &'static str,
    /// The switch that is on in it.
    pub option: &'static str,
    /// The pictures of its card.
    pub pictures: &'static [&'static str],
}

words! {
    /// What people at one screen must not see of each other.
    pub enum Secrets as "secrets" {
        /// Nothing is secret.
        None = "none",
        /// Something lies face down: everybody sees the public view.
        FaceDown = "face_down",
        /// Hands: they are covered until the right one looks.
        Hands = "hands",
    }
}

words! {
    /// The world a game lies in.
    pub enum Ground as "ground" {
        /// Grass and earth.
        Garden = "garden",
        /// Dry grass and mounds.
        Savannah = "savannah",
        /// Wood and shavings.
        Workshop = "workshop",
    }
}

/// A variant switch.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionInfo {
    /// Its name in records.
    pub name: &'static str,
    /// What it may be, and what it is when nobody chooses.
    pub kind: OptionKind,
    /// The rule or ruling that it changes.
    pub rule: &'static str,
    /// When it matters; elsewhere it has no effect and need not be shown.
    pub matters: Matters,
}

/// What a variant switch may be, with its default.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionKind {
    /// On or off.
    Switch {
        /// What it is when nobody chooses.
        usual: bool,
    },
    /// One of several words; the first is the default.
    Choice {
        /// The words as they are written in records.
        values: &'static [&'static str],
    },
    /// One of several numbers; the first is the default.
    Numbers {
        /// The numbers.
        values: &'static [i16],
    },
    /// A number between two bounds.
    Range {
        /// The least.
        least: i16,
        /// The most.
        most: i16,
        /// How far one step of a button goes.
        step: i16,
        /// What it is when nobody chooses.
        usual: i16,
    },
    /// Cards of one's own, from a deck file; without them the game's own.
    Deck {
        /// The option that holds the cards when this one says "custom".
        cards: &'static str,
    },
}

/// When a variant switch matters.
#[derive(Clone, Copy, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Matters {
    /// Always.
    Always,
    /// While another switch is on.
    With {
        /// The other switch.
        option: &'static str,
    },
    /// While another switch is off.
    Without {
        /// The other switch.
        option: &'static str,
    },
    /// With this number of players only.
    Players {
        /// The number.
        n: u8,
    },
    /// While another number is more than this.
    MoreThan {
        /// The other number.
        option: &'static str,
        /// The bound.
        n: i16,
    },
}
