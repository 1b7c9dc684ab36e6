use wormery_regenwormen::{Tile, Tiles};

/// The set of tiles with these numbers; `None` if one of them is not a tile of the base game, or is there twice.
pub fn tiles(numbers: impl IntoIterator<Item = u8>) -> Option<Tiles> {
    let mut set = Tiles::default();
    for number in numbers {
        let tile = Tile::new(number).filter(|tile| !tile.is_low() && !set.contains(*tile))?;
        set.insert(tile);
    }
    Some(set)
}

/// The tiles of a set for people and files: `21-23,27`.
pub fn shown(tiles: Tiles) -> String {
    let numbers: Vec<u8> = tiles.iter().map(Tile::number).collect();
    let runs = numbers.chunk_by(|one, next| one + 1 == *next);
    let run = |run: &[u8]| match run {
        [first, .., last] => format!("{first}-{last}"),
        [only] => only.to_string(),
        [] => String::new(),
    };
    runs.map(run).collect::<Vec<_>>().join(",")
}

/// All sets of so many of the tiles, in the order of their numbers.
pub fn choose(tiles: Tiles, n_tiles: usize) -> Vec<Tiles> {
    fn add(left: &[Tile], n_tiles: usize, chosen: Tiles, found: &mut Vec<Tiles>) {
        if n_tiles == 0 {
            return found.push(chosen);
        }
        for (place, tile) in left.iter().enumerate() {
            let mut chosen = chosen;
            chosen.insert(*tile);
            add(&left[place + 1..], n_tiles - 1, chosen, found);
        }
    }
    let (all, mut found) = (tiles.iter().collect::<Vec<_>>(), Vec::new());
    add(&all, n_tiles, Tiles::default(), &mut found);
    found
}

/// All sets of the tiles that are not empty, small ones first: a block needs only those before it.
pub fn subsets(tiles: Tiles) -> Vec<Tiles> {
    (1..=tiles.iter().count()).flat_map(|n_tiles| choose(tiles, n_tiles)).collect()
}
