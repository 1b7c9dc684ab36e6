//! The list itself: besides one line of `Cargo.toml`, all that is written by hand when a game is added.

use wormery_core::words;

pub use wormery_holzwurm::{self as holzwurm, Holzwurm};
pub use wormery_ithappens::{self as ithappens, ItHappens};
pub use wormery_regenwormen::{self as regenwormen, Regenwormen};

words! {
    /// A game, by the name it has in records and on the command line.
    pub enum GameId as "game" {
        /// Regenwormen and its expansion.
        Regenwormen = "regenwormen",
        /// It Happens..
        ItHappens = "it-happens",
        /// Der dreizehnte Holzwurm.
        Holzwurm = "holzwurm",
    }
}

/// Runs `$body` with `$G` standing for the game called `$id`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $G:ident => $body:expr) => {
        match $id {
            $crate::GameId::Regenwormen => {
                type $G = $crate::Regenwormen;
                $body
            }
            $crate::GameId::ItHappens => {
                type $G = $crate::ItHappens;
                $body
            }
            $crate::GameId::Holzwurm => {
                type $G = $crate::Holzwurm;
                $body
            }
        }
    };
}

/// Declares the modules that a crate has for each game: `game_modules!(pub(crate));`.
#[macro_export]
macro_rules! game_modules {
    ($vis:vis) => {
        $vis mod regenwormen;
        $vis mod ithappens;
        $vis mod holzwurm;
    };
}

#[cfg(test)]
mod tests {
    use wormery_core::{Game, Word};

    use super::*;

    #[test]
    fn a_game_has_the_same_name_here_as_in_its_own_crate() {
        for &id in GameId::ALL {
            assert_eq!(id.word(), with_game!(id, G => G::NAME));
        }
    }
}
