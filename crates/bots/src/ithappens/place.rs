//! What the net is told about a color on a mound.

use wormery_games::ithappens::{Color, Field, ItHappens, MoundIdx};

use super::prospects::{Outline, Want, wanted};

/// How many numbers there are: how it stands, what one die can change, which columns are free, what fields promise.
pub(super) const PER_PLACE: usize = STANDS + STAKES + FREE + PROMISES;
const STANDS: usize = 9;
const STAKES: usize = 4;
const FREE: usize = 7;
const PROMISES: usize = 6;

/// A mound of the round with the sums on it, by color.
pub(super) struct Place<'a> {
    pub(super) game: &'a ItHappens,
    pub(super) outline: &'a Outline,
    pub(super) mound: MoundIdx,
    pub(super) sums: [u8; Color::COUNT],
}

impl<'a> Place<'a> {
    /// Looks at a mound.
    pub(super) fn new(game: &'a ItHappens, outline: &'a Outline, mound: MoundIdx) -> Self {
        let mut sums = [0; Color::COUNT];
        game.sums(mound).for_each(|(color, sum)| sums[color as usize] = sum);
        Self { game, outline, mound, sums }
    }

    /// All numbers about a color.
    pub(super) fn numbers(&self, color: Color) -> [f32; PER_PLACE] {
        let stake = &self.outline.stakes[self.mound.get() as usize][color as usize];
        let stakes: [f32; STAKES] = [stake.queen / 4.0, stake.general / 3.0, stake.worm, stake.danger / 4.0];
        let mut numbers = [0.0; PER_PLACE];
        let parts = self.stands(color).into_iter().chain(stakes);
        let parts = parts.chain(self.free_columns(color)).chain(self.promises(color));
        numbers.iter_mut().zip(parts).for_each(|(number, part)| *number = part);
        numbers
    }

    /// The fields that the dice of a color can still reach.
    fn fields(&self, color: Color) -> &[Field] {
        let fields = self.game.next_fields(self.mound, color);
        &fields[..fields.len().min(self.game.dice_left(color).into())]
    }

    /// Its sum, what it may hope for, and what the tiles are worth.
    fn stands(&self, color: Color) -> [f32; STANDS] {
        let (idx, card, sum) = (color as usize, self.game.card(self.mound), self.sums[color as usize]);
        let odds = &self.outline.odds[self.mound.get() as usize];
        let queen = (odds.queen[idx] * f64::from(card.queen())) as f32;
        let general = (odds.general[idx] * f64::from(card.general())) as f32;
        let others = self.sums.iter().enumerate().filter(|(other, _)| *other != idx).map(|(_, sum)| *sum);
        let lead = f32::from(sum) - f32::from(others.max().unwrap_or(0));
        let n_fields = self.fields(color).len();
        let to_worm = card.worm().saturating_sub(sum);
        [
            f32::from(sum) / 10.0,
            (queen / 6.0).min(2.0),
            (general / 4.0).min(2.0),
            n_fields as f32 / 3.0,
            one(sum > 0 && sum == card.worm()),
            one(n_fields > 0 && (1..=6 * n_fields as u8).contains(&to_worm)),
            (lead / 6.0).clamp(-2.0, 2.0),
            (f32::from(card.queen()) / 10.0).min(2.0),
            (f32::from(card.general()) / 6.0).min(2.0),
        ]
    }

    /// That the color has not come here yet, and of the first three free columns how high they are, and whether they have
    /// something for it. It gets the first, or a later one if others come before it.
    fn free_columns(&self, color: Color) -> [f32; FREE] {
        let mut numbers = [0.0; FREE];
        if self.sums[color as usize] > 0 {
            return numbers;
        }
        numbers[0] = 1.0;
        for (place, column) in self.game.free_columns(self.mound).iter().take(3).enumerate() {
            let is_good = |field: &Field| match field {
                Field::Object(object) => self.wanted(color, *object as usize) != Want::Nothing,
                _ => false,
            };
            numbers[1 + place] = column.height() as f32 / 3.0;
            numbers[4 + place] = one(column.fields().iter().any(is_good));
        }
        numbers
    }

    /// A worm, a new kind, a pair: on the next field, and on one of those after it.
    fn promises(&self, color: Color) -> [f32; PROMISES] {
        let mut numbers = [0.0; PROMISES];
        for (step, field) in self.fields(color).iter().enumerate() {
            let promise = match field {
                Field::Blank => continue,
                Field::Worm => 0,
                Field::Object(object) if self.outline.left[*object as usize] == 0 => continue,
                Field::Object(object) => match self.wanted(color, *object as usize) {
                    Want::New => 1,
                    Want::Pair => 2,
                    Want::Nothing => continue,
                },
            };
            numbers[3 * step.min(1) + promise] = 1.0;
        }
        numbers
    }

    fn wanted(&self, color: Color, object: usize) -> Want {
        wanted(self.game, self.game.objects(color)[object])
    }
}

fn one(holds: bool) -> f32 {
    f32::from(u8::from(holds))
}
