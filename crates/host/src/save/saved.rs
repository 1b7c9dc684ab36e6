use std::path::Path;

use wormery_bots::Roster;

use super::{BeingPlayed, Journal, Loaded, SaveTrouble, load};

/// A saved game that was opened.
pub enum Saved<G: Roster> {
    /// It is over: there is nothing to add to its record, which stays as it is.
    Over,
    /// It goes on in its own file, to which nobody else can write meanwhile.
    GoesOn {
        /// How far it is.
        loaded: Loaded<G>,
        /// Where it goes on.
        journal: Journal,
    },
}

impl<G: Roster> Saved<G> {
    /// Opens a saved game; one that is played elsewhere is refused with [`BeingPlayed`].
    pub fn open(path: &Path) -> anyhow::Result<Self> {
        Self::open_unnamed(path).map_err(|error| match error.downcast::<BeingPlayed>() {
            Ok(playing) => playing.into(),
            Err(why) => SaveTrouble::GoOn { path: path.to_owned(), why }.into(),
        })
    }

    fn open_unnamed(path: &Path) -> anyhow::Result<Self> {
        // What is over needs no lock, and may lie where nothing can be written.
        if load::<G>(path)?.is_over {
            return Ok(Self::Over);
        }
        let mut journal = Journal::open(path)?;
        // Somebody may have played on before the lock was ours.
        let loaded = load::<G>(path)?;
        if loaded.is_over {
            return Ok(Self::Over);
        }
        journal.go_on_after(loaded.n_bytes)?;
        Ok(Self::GoesOn { loaded, journal })
    }
}
