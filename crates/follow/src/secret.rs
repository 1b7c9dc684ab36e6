use serde_json::Value;
use wormery_core::{Config, Viewer};
use wormery_holzwurm::{Holzwurm, Options, View};
use wormery_table::{Ply, Seen};

use crate::follower::{all_parsed, parsed};
use crate::frame::SentSeen;
use crate::{CannotFollow, Follower};

/// Follows a game with secrets: it reads the views.
#[derive(Clone, Debug, Default)]
pub struct SecretFollower {
    ply: Ply,
}

impl Follower<Holzwurm> for SecretFollower {
    fn new(_: &Config<Options>, _: Viewer) -> Self {
        Self::default()
    }

    fn ply(&self) -> Ply {
        self.ply
    }

    fn follow(
        &mut self,
        view: &Value,
        seen: &[SentSeen],
    ) -> Result<(View, Vec<Seen<Holzwurm>>), CannotFollow> {
        let view = parsed(view)?;
        let glimpse = |sent: &SentSeen| {
            Ok(Seen {
                ply: sent.ply,
                seat: sent.seat,
                glimpse: parsed(&sent.event)?,
                effects: all_parsed(&sent.effects)?,
            })
        };
        let glimpses = seen.iter().map(glimpse).collect::<Result<_, _>>()?;
        self.ply = seen.last().map_or(self.ply, |last| last.ply);
        Ok((view, glimpses))
    }
}
