use serde::Deserialize;
use serde_json::Value;
use wormery_core::{Config, Game, Viewer};
use wormery_holzwurm::Holzwurm;
use wormery_ithappens::ItHappens;
use wormery_regenwormen::Regenwormen;
use wormery_table::{Choice, Frame, Ply, Seen};

use crate::frame::{SentChoice, SentSeen};
use crate::{OpenFollower, SecretFollower, SentFrame};

/// A game that can be followed from afar.
pub trait Follow: Game {
    /// Who follows it.
    type Follower: Follower<Self>;
}

impl Follow for Regenwormen {
    type Follower = OpenFollower<Self>;
}

impl Follow for ItHappens {
    type Follower = OpenFollower<Self>;
}

impl Follow for Holzwurm {
    type Follower = SecretFollower;
}

/// Somebody who follows a game by the frames that one viewer is sent, from the first one on.
pub trait Follower<G: Game>: Send {
    /// A follower at the beginning of a game.
    fn new(config: &Config<G::Options>, viewer: Viewer) -> Self;

    /// The ply up to which it has followed: what to ask for when coming back.
    fn ply(&self) -> Ply;

    /// The view after what was seen, and the glimpses of it.
    fn follow(&mut self, view: &Value, seen: &[SentSeen]) -> Result<(G::View, Vec<Seen<G>>), CannotFollow>;

    /// Reads a whole frame; what it has seen before is passed over.
    fn read(&mut self, sent: &SentFrame) -> Result<Frame<G>, CannotFollow> {
        let known = self.ply();
        let new: Vec<SentSeen> = sent.seen.iter().filter(|seen| seen.ply > known).cloned().collect();
        let (view, seen) = self.follow(&sent.view, &new)?;
        if self.ply() != sent.ply {
            return Err(CannotFollow(format!(
                "the frame is for ply {}, what was seen leads to {}",
                sent.ply,
                self.ply()
            )));
        }
        let choice = |sent: &SentChoice| {
            Ok(Choice { action: parsed(&sent.action)?, effects: all_parsed(&sent.effects)? })
        };
        let legal = sent.legal.iter().map(choice).collect::<Result<_, CannotFollow>>()?;
        Ok(Frame { ply: sent.ply, view, legal, seen })
    }
}

/// Why a frame cannot be followed: it is not one of this game, or something before it is missing.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct CannotFollow(pub String);

/// Reads something of a frame.
pub(crate) fn parsed<'a, T: Deserialize<'a>>(value: &'a Value) -> Result<T, CannotFollow> {
    T::deserialize(value).map_err(|error| CannotFollow(error.to_string()))
}

/// Reads a list of something of a frame.
pub(crate) fn all_parsed<'a, T: Deserialize<'a>>(values: &'a [Value]) -> Result<Vec<T>, CannotFollow> {
    values.iter().map(parsed).collect()
}
