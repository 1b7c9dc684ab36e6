//! The rules of Der dreizehnte Holzwurm.
//!
//! [`Holzwurm`] is a match of several deals. A deal is one outcome of chance ([`Deal`]), then the seats
//! play one card each in turn ([`Action`]) until somebody goes out or takes the poison card. Hands are
//! hidden: a [`View`] shows its viewer the own hand, and of the others only what everybody saw them pick
//! up. What an event brings about is told as [`Effect`]s. Identifiers such as HW-12 name rules of the reference.

#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod about;
mod action;
mod any_card;
mod any_cards;
mod card;
mod cards;
mod color;
mod deal;
mod effect;
mod fate;
mod finish;
mod game;
mod glimpse;
mod guess;
mod legal;
mod options;
mod pile;
mod places;
mod play;
mod position;
mod refusal;
mod row;
mod row_color;
mod rows;
mod secrecy;
mod told;
mod view;

#[cfg(test)]
mod tests;

pub use action::{Action, RowIdx};
pub use any_card::AnyCard;
pub use any_cards::AnyCards;
pub use card::{BadCard, Card};
pub use cards::{Cards, CardsIter};
pub use color::Color;
pub use deal::{Deal, DealQuestion};
pub use effect::{Effect, EndedBy, RowSize};
pub use finish::End;
pub use glimpse::{DealGlimpse, Glimpse};
pub use options::{Deals, FateTies, NextStart, Options, OutBonus};
pub use position::Holzwurm;
pub use refusal::REFUSALS;
pub use row_color::RowColor;
pub use view::{DealView, RowView, SeatView, View};
