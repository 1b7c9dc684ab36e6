use serde::{Deserialize, Serialize};
use wormery_core::words;

words! {
    /// A ready-made phrase; clients show it in their own language.
    pub enum Phrase as "phrase" {
        /// Hello!
        Hello = "hello",
        /// Good luck!
        GoodLuck = "good_luck",
        /// Well played!
        WellPlayed = "well_played",
        /// What a roll!
        WhatARoll = "what_a_roll",
        /// That hurt.
        Ouch = "ouch",
        /// Your turn!
        YourTurn = "your_turn",
        /// One moment, please.
        OneMoment = "one_moment",
        /// Thank you for the game.
        ThankYou = "thank_you",
        /// Again?
        Again = "again",
        /// Goodbye!
        Goodbye = "goodbye",
    }
}

words! {
    /// A small picture.
    pub enum Emote as "emote" {
        /// A laughing worm.
        Laugh = "laugh",
        /// A crying worm.
        Cry = "cry",
        /// An astonished worm.
        Gasp = "gasp",
        /// A thinking worm.
        Think = "think",
        /// Applause.
        Clap = "clap",
        /// A heart.
        Heart = "heart",
    }
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Talk {
    /// Where the speaker sits; none for a watcher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
    /// The name of the speaker.
    pub name: String,
    /// By what the speaker is known at this table, as on a seat.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub who: Option<String>,
    /// Own words, at private tables.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// A ready-made phrase.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub phrase: Option<Phrase>,
    /// A small picture.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub emote: Option<Emote>,
}
