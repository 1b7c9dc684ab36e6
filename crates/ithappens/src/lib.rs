//! The rules of It Happens.., a game of dice and worms on compost mounds.
//!
//! [`ItHappens`] is a position with its rules. In each of four rounds chance draws three mound cards; the
//! seats throw dice one at a time and place them in columns of the mounds, spend worm tiles to throw again
//! or to skip a turn, and collect worms and objects. Then the two highest sums on each mound win its point
//! tiles. With two players a third color plays without a seat, and can win.
//!
//! The twelve cards are data: a [`Deck`], by default our reconstruction of a deck that could not be found.
//! `IH-08` and the like in comments name the rules of the reference that this crate follows.

#![no_std]

extern crate alloc;

mod about;
mod action;
mod chance;
mod color;
mod deck;
mod effect;
mod final_score;
mod game;
mod guess;
mod mound;
mod moves;
mod options;
mod pile;
mod position;
mod reading;
mod refusal;
mod round_key;
mod scoring;
mod step;
mod tiles;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, Die, MoundIdx};
pub use chance::{Outcome, Pips, Question};
pub use color::Color;
pub use deck::{
    BadCard, BadColumn, BadDeck, BadDeckFile, Card, CardId, CardSet, CardText, Column, Deck, DeckText, Field,
    Object,
};
pub use effect::{
    AheadBy, ColumnDice, Effect, Gain, List, MoundJudged, NoMore, Order, Payment, Promise, RankedBy, Scored,
    Stands, Unwon,
};
pub use options::{DeckOption, DummyStartWorms, Options, PairPoints, SkipTiming};
pub use position::ItHappens;
pub use refusal::REFUSALS;
pub use round_key::RoundKey;
pub use view::{
    ColorView, ColumnView, DieView, MoundView, PhaseName, PointTile, SupplyView, ThrownView, TileKind, View,
};
