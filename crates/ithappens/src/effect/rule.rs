use super::{AheadBy, Effect, Payment, Promise, Scored};

impl wormery_core::Effect for Effect {
    fn rule(&self) -> &'static str {
        match self {
            Self::RoundBegan { .. } => "IH-07",
            Self::MoundLaid { .. } => "IH-06",
            Self::DieThrown { .. } | Self::Rolled { .. } => "IH-10",
            Self::WormPaid { why: Payment::Reroll, .. } => "IH-12",
            Self::WormPaid { why: Payment::Pass, .. } | Self::DieReturned { .. } => "IH-13",
            Self::DiePlaced { .. } => "IH-08",
            Self::Found { .. } | Self::NoneLeft { why: Promise::Field, .. } => "IH-14",
            Self::Done { .. } | Self::TurnEnded { .. } | Self::RoundEnded { .. } => "IH-09",
            Self::Stands(_) | Self::MoundJudged(_) | Self::TileWon { why: AheadBy::Column, .. } => "IH-15",
            Self::TileWon { why: AheadBy::Sum, .. } | Self::TileRemoved { .. } => "IH-16",
            Self::WormWon { .. } | Self::NoneLeft { why: Promise::WormNumber, .. } => "IH-17",
            Self::Cleared { .. } => "IH-19",
            Self::Scored(Scored { variety, .. }) if variety.get() > 0 => "IH-21",
            Self::Scored(_) => "IH-20",
            Self::Ranked { .. } => "IH-22",
        }
    }

    /// The tiles that lie face down are counted at the end (IH-20).
    fn ends_turn(&self) -> bool {
        matches!(self, Self::TurnEnded { .. })
    }

    fn lays_open(&self) -> bool {
        matches!(self, Self::Scored(_) | Self::Ranked { .. })
    }
}
