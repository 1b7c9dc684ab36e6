use std::path::PathBuf;

use thiserror::Error;

/// Why a saved game cannot be gone on with or watched; in English, for those who do not say it in their own words.
#[derive(Debug, Error)]
pub enum SaveTrouble {
    /// There is no folder for saved games.
    #[error("there is no home for saved games")]
    NoHome,
    /// No game waits in the folder.
    #[error("no game waits in {}", .0.display())]
    NoneWaits(PathBuf),
    /// Every game that waits in the folder is played elsewhere.
    #[error("every game that waits in {} is being played in another window", .0.display())]
    AllPlayed(PathBuf),
    /// A game cannot be gone on with.
    #[error("go on with {}", path.display())]
    GoOn {
        /// Its record.
        path: PathBuf,
        /// Why not.
        #[source]
        why: anyhow::Error,
    },
    /// There is nothing in a record.
    #[error("the record is empty")]
    Empty,
    /// A line of a record is wrong, for a reason that whoever reads records gives.
    #[error("line {line}: {why}")]
    Line {
        /// Which one, from 1.
        line: u32,
        /// The reason.
        why: String,
    },
}
