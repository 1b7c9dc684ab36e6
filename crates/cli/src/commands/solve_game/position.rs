use anyhow::bail;
use wormery_endgame::Layout;
use wormery_games::regenwormen::Tile;

use super::SolveGameArgs;
use crate::commands::odds::parse::TileList;

/// The position that is asked for beside the start, if there is one.
pub(super) fn of(args: &SolveGameArgs) -> anyhow::Result<Option<Layout>> {
    if args.own.is_none() && args.other.is_none() {
        return Ok(None);
    }
    let (own, other) = (stack(args.own.as_ref()), stack(args.other.as_ref()));
    let mut row = args.tiles;
    for (flag, tile) in
        own.iter().map(|tile| ("--own", tile)).chain(other.iter().map(|tile| ("--other", tile)))
    {
        if !args.tiles.contains(*tile) {
            bail!("{flag}: tile {tile} is not one of --tiles");
        }
        if !row.contains(*tile) {
            bail!("--own and --other both have tile {tile}, and there is only one");
        }
        row.remove(*tile);
    }
    if row.is_empty() {
        bail!("--own and --other have all tiles: with none in the row the game is over");
    }
    Ok(Some(Layout { row, own, other }))
}

fn stack(tiles: Option<&TileList>) -> Vec<Tile> {
    tiles.map_or_else(Vec::new, |tiles| tiles.0.clone())
}
