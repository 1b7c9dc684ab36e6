use wormery_core::{Config, Game, Luck, Viewer, draw_front};
use wormery_regenwormen::{Board, Options, Regenwormen, Tile};

/// The most tiles that are face down already.
const MOST_DOWN: u32 = 12;

/// A position that play hardly ever comes to: some tiles are face down already, and in every other one some lie in stacks.
///
/// Tiles with a specialist on them stay where they are.
pub(crate) fn draw(config: &Config<Options>, luck: &mut impl Luck) -> Regenwormen {
    let start = Regenwormen::start(config);
    let mut board = start.view(Viewer::Public).board();
    let bare = board.row.iter().filter(|in_row| in_row.specialist.is_none());
    let mut tiles: Vec<Tile> = bare.map(|in_row| in_row.tile).collect();
    let n_tiles = tiles.len();
    draw_front(luck, &mut tiles, n_tiles);
    let n_down = 1 + luck.below(MOST_DOWN.min(n_tiles as u32 - 1)) as usize;
    for in_row in &mut board.row {
        in_row.open = !tiles[..n_down].contains(&in_row.tile);
    }
    if luck.below(2) == 0 {
        // At least one tile stays open.
        let n_dealt = luck.below((n_tiles - n_down) as u32) as usize;
        deal(&mut board, &tiles[n_down..][..n_dealt], luck);
    }
    board.position().unwrap_or(start)
}

fn deal(board: &mut Board, tiles: &[Tile], luck: &mut impl Luck) {
    board.row.retain(|in_row| !tiles.contains(&in_row.tile));
    for tile in tiles {
        let seat = luck.below(board.seats.len() as u32) as usize;
        board.seats[seat].tiles.push(*tile);
        board.seats[seat].score += i32::from(tile.worms());
    }
}

#[cfg(test)]
mod tests {
    use wormery_core::Seat;
    use wormery_table::Seeded;

    use super::*;
    use crate::tables::Tables;

    #[test]
    fn odd_starts_are_positions_with_tiles_face_down() {
        let mut luck = Seeded::new(4);
        let mut n_dealt = 0;
        for tables in [Tables::Two, Tables::Rest].repeat(200) {
            let config = tables.draw(&mut luck);
            let game = draw(&config, &mut luck);
            let n_down = game.face_down().iter().count();
            assert!((1..=12).contains(&n_down) && !game.open().is_empty(), "{game:?}");
            n_dealt += usize::from(Seat::all(config.n_seats()).any(|seat| game.top(seat).is_some()));
        }
        assert!(
            (120..200).contains(&n_dealt),
            "about half of 400, less those with nothing to deal: {n_dealt}"
        );
    }
}
