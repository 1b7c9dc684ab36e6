use wormery_core::{Seat, Word};
use wormery_games::regenwormen::{Effect, Symbol, Tile};

use super::Reason;
use crate::{Highlight, Piece};

/// The dice that were kept last, and the tile that they took.
pub(super) fn highlight(effects: &[Effect], own: Seat) -> Option<Highlight<Reason>> {
    let kept = effects.iter().rev().find_map(|effect| match effect {
        Effect::Kept { seat, symbol, dice, total, .. } if *seat == own => Some((*symbol, *dice, *total)),
        _ => None,
    });
    let (symbol, dice, total) = kept?;
    let (faces, total) = (vec![symbol; dice.get().unsigned_abs().into()], total.get());
    let made = faces.iter().map(|face| Piece::new(die(*face))).collect();
    let stolen = effects.iter().find_map(|effect| match effect {
        Effect::TileStolen { from, tile, .. } => Some((*from, *tile)),
        _ => None,
    });
    let taken = effects.iter().find_map(|effect| match effect {
        Effect::TileTaken { tile, worms, .. } => Some((*tile, worms.get())),
        _ => None,
    });
    let (tile, why) = match (stolen, taken) {
        (Some((from, tile)), _) => (tile, Reason::Robbed { seat: own, from, faces, total }),
        (_, Some((tile, worms))) => (tile, Reason::Took { seat: own, faces, total, worms }),
        _ => return None,
    };
    Some(Highlight { why, made, won: picture(tile) })
}

fn die(face: Symbol) -> String {
    format!("die-{}", if face == Symbol::Worm { "worm" } else { face.word() })
}

fn picture(tile: Tile) -> Piece {
    Piece::with(format!("tile-{}", tile.worms()), tile.number())
}
