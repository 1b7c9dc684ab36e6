use serde::{Deserialize, Serialize};

use super::told::number;
use super::{CardNumber, ColumnDice, Effect, List, Sum};
use crate::action::MoundIdx;
use crate::color::Color;
use crate::deck::{Card, CardId, Column};
use crate::position::ItHappens;

/// A mound is judged: these are the dice that count.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MoundJudged {
    /// Which mound.
    pub mound: MoundIdx,
    /// The card's name.
    pub card: CardId,
    /// The points of its queen tile.
    pub queen: CardNumber,
    /// The points of its general tile.
    pub general: CardNumber,
    /// Its worm number.
    pub worm: CardNumber,
    /// Its columns from left to right, each with its fields from bottom to top.
    pub columns: [Column; Card::N_COLUMNS],
    /// The colors on it: the first has the leftmost column, and so on.
    pub colors: List<Color, { Card::N_COLUMNS }>,
    /// Their dice, each time from bottom to top.
    pub dice: List<ColumnDice, { Card::N_COLUMNS }>,
    /// Their sums.
    pub sums: List<Sum, { Card::N_COLUMNS }>,
}

impl ItHappens {
    /// What lies on a mound when it is judged (IH-15).
    pub(crate) fn judged(&self, mound: MoundIdx) -> Effect {
        let card = self.card(mound);
        let stacks = self.mounds[mound.get() as usize].stacks();
        Effect::MoundJudged(MoundJudged {
            mound,
            card: card.id().clone(),
            queen: number(card.queen()),
            general: number(card.general()),
            worm: number(card.worm()),
            columns: *card.columns(),
            colors: stacks.iter().filter_map(|stack| stack.color()).collect(),
            dice: stacks
                .iter()
                .filter(|stack| stack.color().is_some())
                .map(|s| ColumnDice::new(s.dice()))
                .collect(),
            sums: self.sums(mound).map(|(_, sum)| number(sum)).collect(),
        })
    }
}
