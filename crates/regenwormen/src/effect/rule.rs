use crate::Effect;
use crate::effect::{Failure, Loss, LostNothing, Missing, Occasion, Over, Prize, Taking, Throwing, Victory};

impl wormery_core::Effect for Effect {
    fn rule(&self) -> &'static str {
        match self {
            Self::Thrown { why: Throwing::Roll, .. } => "RW-06",
            Self::Thrown { why: Throwing::Golden, .. } => "RX-17",
            Self::Thrown { why: Throwing::Weasel, .. }
            | Self::NothingNew { .. }
            | Self::Failed { why: Failure::Accepted, .. } => "RX-18",
            Self::Rolled { .. } => "RW-07",
            Self::Kept { .. } => "RW-08",
            Self::RollingOver { .. } => "RW-09",
            Self::Failed { why: Failure::Stopped, .. } => "RW-10",
            Self::Failed { .. } => "RW-16",
            Self::OutOfReach { why: Missing::NoWorm, .. } => "RW-11",
            Self::OutOfReach { why: Missing::NoTile, .. } => "RW-15",
            Self::InReach { .. } => self.rule_of_reach(),
            Self::TileTaken { tile, .. } if tile.is_low() => "RX-08",
            Self::TileTaken { why: Taking::Exact, .. } => "RW-12",
            Self::TileTaken { why: Taking::Lower, .. } => "RW-14",
            Self::TileStolen { .. } => "RW-13",
            Self::HenStolen { .. } => "RX-11",
            Self::Token { why: Occasion::Ones, .. } => "RX-20",
            Self::Token { why: Occasion::Raven, .. } | Self::SpecialistGained { from: None, .. } => "RX-12",
            Self::TokenRobbed { .. } | Self::NoToken { .. } | Self::MustRob { .. } => "RX-19",
            Self::SpecialistGained { from: Some(_), .. } => "RX-10",
            Self::MustGiveBack { .. } | Self::SpecialistLost { why: Loss::GivenBack, .. } => "RX-13",
            Self::SpecialistPlaced { .. } | Self::SpecialistOut { .. } => "RX-06",
            Self::TileReturned { .. } | Self::TileTurned { .. } => "RW-18",
            Self::NothingReturned { why: LostNothing::NoTile, .. } => "RW-19",
            Self::NothingReturned { why: LostNothing::HenStays, .. }
            | Self::HenLost { .. }
            | Self::SpecialistLost { why: Loss::Failed, .. } => "RX-15",
            Self::TurnEnded { .. } | Self::GameOver { why: Over::NoTile, .. } => "RW-21",
            Self::GameOver { why: Over::OnlyLow, .. } => "RX-22",
            Self::Won { why: Victory::MostWorms, .. } => "RW-22",
            Self::Won { .. } | Self::Ranked { .. } => "RW-23",
        }
    }

    fn ends_turn(&self) -> bool {
        matches!(self, Self::TurnEnded { .. })
    }
}

impl Effect {
    fn rule_of_reach(&self) -> &'static str {
        let Self::InReach { total, tiles, steal, .. } = self else { return "" };
        match (steal, tiles.highest()) {
            (Some(Prize::Hen), _) => "RX-11",
            (Some(Prize::Tile), _) => "RW-13",
            (None, Some(tile)) if tile.is_low() => "RX-08",
            (None, Some(tile)) if i16::from(tile.number()) == total.get() => "RW-12",
            (None, _) => "RW-14",
        }
    }
}
