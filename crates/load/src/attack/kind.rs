use clap::ValueEnum;

use super::{Attacker, bots, clock, codes, frames, programs, reviews, silent, streams, tables, talk};

/// What is attacked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, clap::ValueEnum)]
pub(crate) enum Kind {
    /// Moves as fast as allowed at tables with the longest clock
    Clock,
    /// Tables full of the strongest bots, each of another guest
    Bots,
    /// Reviews of long matches
    Reviews,
    /// Tables without end with the largest deck
    Tables,
    /// Connections that say nothing, or only half of it
    Silent,
    /// Streams and sockets that never read, at a busy table
    Streams,
    /// Talk without end at a table of the others
    Talk,
    /// Binary messages, pings and nonsense at full speed
    Frames,
    /// Programs made side by side, and headers of 300 kB
    Programs,
    /// Codes of tables, tried out by somebody unknown and by guests
    Codes,
}

impl Kind {
    pub(crate) fn word(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }

    /// Does it until it is stopped.
    pub(super) async fn attack(self, me: &Attacker) -> anyhow::Result<()> {
        match self {
            Self::Clock => clock::attack(me).await,
            Self::Bots => bots::attack(me).await,
            Self::Reviews => reviews::attack(me).await,
            Self::Tables => tables::attack(me).await,
            Self::Silent => silent::attack(me).await,
            Self::Streams => streams::attack(me).await,
            Self::Talk => talk::attack(me).await,
            Self::Frames => frames::attack(me).await,
            Self::Programs => programs::attack(me).await,
            Self::Codes => codes::attack(me).await,
        }
    }

    /// What the attacker must have been told, as docs/limits.md says.
    pub(super) fn refusal(self) -> &'static str {
        match self {
            Self::Clock | Self::Talk => "refused too_many",
            Self::Frames => "closed 4029",
            Self::Programs => "431",
            _ => "429 too_many",
        }
    }

    /// What he may get at most of something, whatever he does: its name and how many.
    pub(super) fn most(self) -> Option<(&'static str, u64)> {
        match self {
            // Thirty at once, and one more a minute.
            Self::Clock | Self::Bots | Self::Reviews | Self::Tables => Some(("new tables", 32)),
            Self::Programs => Some(("a fourth program", 0)),
            // Thirty of anybody and three hundred of guests at once, and eleven more a minute.
            Self::Codes => Some(("404 not_found", 340)),
            Self::Streams => Some(("sockets and streams", 200)),
            Self::Silent | Self::Talk | Self::Frames => None,
        }
    }

    /// By how many megabytes the memory of the server may grow.
    pub(super) fn budget_mb(self) -> f64 {
        match self {
            Self::Streams => 48.0,
            // Eight reviews of the longest matches on their way, six megabytes each, and one in the making.
            Self::Reviews => 72.0,
            _ => 32.0,
        }
    }
}
