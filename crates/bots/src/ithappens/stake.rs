use wormery_games::ithappens::{Color, ItHappens, MoundIdx};

/// What one die can change for a color on a mound.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Stake {
    /// Points of the queen tile that it may gain, times the chance of the face that it takes.
    pub(super) queen: f32,
    /// The same of the general tile.
    pub(super) general: f32,
    /// The chance to hit the worm number.
    pub(super) worm: f32,
    /// The points that others may take from it so.
    pub(super) danger: f32,
}

/// How a color stands on a mound: its sum, and its column, the next one if it has none yet.
type Standing = (u8, usize);

/// Who is first and who second on a mound, each with what must be beaten; nobody has the last number there is.
type Leaders = [(i32, usize); 2];

/// What one die can change for each color.
pub(super) fn of_all(game: &ItHappens, mound: MoundIdx) -> [Stake; Color::COUNT] {
    let card = game.card(mound);
    let mut sums: [Option<Standing>; Color::COUNT] = [None; _];
    for (column, (color, sum)) in game.sums(mound).enumerate() {
        sums[color as usize] = Some((sum, column));
    }
    let n_columns = sums.iter().flatten().count();
    let leaders = leaders(&sums);
    let mut stakes = [Stake::default(); Color::COUNT];
    let mut danger = [0.0_f32; 2];
    for color in game.colors() {
        let idx = color as usize;
        if game.dice_left(color) == 0 || game.next_fields(mound, color).is_empty() {
            continue;
        }
        let standing = sums[idx].unwrap_or((0, n_columns));
        let to_worm = card.worm().saturating_sub(standing.0);
        stakes[idx].worm = if (1..=6).contains(&to_worm) { 1.0 / 6.0 } else { 0.0 };
        let [queen, general] = chances(idx, standing, leaders);
        stakes[idx].queen = queen * f32::from(card.queen());
        stakes[idx].general = general * f32::from(card.general());
        danger = [danger[0].max(queen), danger[1].max(general)];
    }
    for ((_, idx), danger) in
        leaders.into_iter().zip([danger[0] * f32::from(card.queen()), danger[1] * f32::from(card.general())])
    {
        if idx < stakes.len() {
            stakes[idx].danger = danger;
        }
    }
    stakes
}

/// Of equal sums the one further left comes first.
fn rank((sum, column): Standing) -> i32 {
    8 * i32::from(sum) - column as i32
}

fn leaders(sums: &[Option<Standing>; Color::COUNT]) -> Leaders {
    let (mut first, mut second) = ((-1, usize::MAX), (-1, usize::MAX));
    for (color, standing) in sums.iter().enumerate() {
        let Some(standing) = standing else { continue };
        let found = (rank(*standing), color);
        (first, second) = if found > first { (found, first) } else { (first, second.max(found)) };
    }
    [first, second]
}

/// How likely one die takes the first and the second place; who has a place takes none that is below it.
fn chances(idx: usize, (sum, column): Standing, [first, second]: Leaders) -> [f32; 2] {
    let beats =
        |to_beat: i32| (1..=6).filter(|face| rank((sum + face, column)) > to_beat).count() as f32 / 6.0;
    let queen = if first.1 == idx { 0.0 } else { beats(first.0) };
    let general = if first.1 == idx || second.1 == idx { 0.0 } else { beats(second.0) };
    [queen, general]
}
