use wormery_core::Seat;
use wormery_games::ithappens::{Effect, TileKind};

use super::{Decisive, Reason};
use crate::{Highlight, Piece};

/// A die with which a queen or a general was won.
pub(super) fn highlight(effects: &[Effect], own: Seat) -> Option<Highlight<Reason>> {
    let placed = effects.iter().find_map(|effect| match effect {
        Effect::DiePlaced { seat, color, value, mound, .. } if *seat == own => Some((*color, *value, *mound)),
        _ => None,
    });
    let (of, value, on) = placed?;
    let won = effects.iter().find_map(|effect| match effect {
        Effect::TileWon { color, mound, tile, value, .. } if *color == of && *mound == on => {
            Some((*tile, value.get()))
        }
        _ => None,
    });
    let (tile, points) = won?;
    let decisive = Decisive { seat: own, value: value.get(), mound: on };
    let (pic, why) = match tile {
        TileKind::Queen => ("queen", Reason::Queen(decisive)),
        TileKind::General => ("general", Reason::General(decisive)),
    };
    let made = vec![Piece::new(format!("die-{}", value.get()))];
    Some(Highlight { why, made, won: Piece::with(pic, points) })
}
