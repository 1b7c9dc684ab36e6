mod column_dice;
mod judged;
mod list;
mod ranked;
mod reading;
mod rule;
mod scored;
mod stands;
mod told;
mod words;

use serde::{Deserialize, Serialize};
use wormery_core::wire::present;
use wormery_core::{Bounded, Seat};

use crate::action::{Die, MoundIdx};
use crate::chance::Pips;
use crate::color::Color;
use crate::deck::{Card, CardId, Column, Field};
use crate::view::TileKind;

pub use column_dice::ColumnDice;
pub use judged::MoundJudged;
pub use list::List;
pub use scored::Scored;
pub use stands::Stands;
pub use words::{AheadBy, Gain, NoMore, Order, Payment, Promise, RankedBy, Unwon};

/// The number of a round, from 1.
pub(crate) type Round = Bounded<1, 4>;
/// A number on a mound card: points or the worm number.
pub(crate) type CardNumber = Bounded<0, 99>;
/// How many worm tiles, or object tiles of a kind, somebody has.
pub(crate) type TileCount = Bounded<0, 24>;
/// How many dice somebody has.
pub(crate) type Dice = Bounded<0, 7>;
/// The sum of the dice in a column.
pub(crate) type Sum = Bounded<1, 18>;
/// A place among the colors, from 1.
pub(crate) type Rank = Bounded<1, 5>;

/// What an event brings about.
///
/// `color` is whose it is; `seat` is who plays that color, and absent for the third color of two players. Where a seat
/// acts with a die, `seat` is who acts, and `die` says whose color it is.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(!remote))]
pub enum Effect {
    /// A round begins.
    RoundBegan {
        /// Who makes the first turn.
        seat: Seat,
        /// Which round.
        round: Round,
        /// How many the game has.
        rounds: Round,
    },
    /// A card lies open as a mound of the round.
    MoundLaid {
        /// Which mound.
        mound: MoundIdx,
        /// The card's name.
        card: CardId,
        /// The points of its queen tile.
        queen: CardNumber,
        /// The points of its general tile.
        general: CardNumber,
        /// Its worm number.
        worm: CardNumber,
        /// Its columns from left to right, each with its fields from bottom to top.
        columns: [Column; Card::N_COLUMNS],
    },
    /// A die is thrown and falls.
    DieThrown {
        /// Who throws.
        seat: Seat,
        /// The color of the die.
        color: Color,
        /// Whether it is the seat's own or the third color's.
        die: Die,
    },
    /// A thrown die shows a value.
    Rolled {
        /// Who threw it.
        seat: Seat,
        /// The color of the die.
        color: Color,
        /// Whether it is the seat's own or the third color's.
        die: Die,
        /// What it shows.
        value: Pips,
    },
    /// A worm tile goes back to the supply.
    WormPaid {
        /// Who pays.
        seat: Seat,
        /// The seat's color.
        color: Color,
        /// What for.
        why: Payment,
        /// How many the seat has left.
        worms: TileCount,
        /// How many are in the supply now.
        supply: TileCount,
    },
    /// A thrown die returns to the unplaced ones.
    DieReturned {
        /// Whose die.
        seat: Seat,
        /// The color of the die.
        color: Color,
        /// What it showed.
        value: Pips,
        /// How many dice of the color are not placed.
        dice: Dice,
    },
    /// A die lies on a mound.
    DiePlaced {
        /// Who placed it.
        seat: Seat,
        /// The color of the die.
        color: Color,
        /// Whether it is the seat's own or the third color's.
        die: Die,
        /// What it shows.
        value: Pips,
        /// On which mound.
        mound: MoundIdx,
        /// In which column, 0 for the leftmost.
        column: Bounded<0, 4>,
        /// On which field, 0 for the lowest.
        field: Bounded<0, 2>,
        /// The sum of the color on the mound now.
        sum: Sum,
        /// How many dice of the color are not placed.
        dice: Dice,
        /// How many dice of the third color the seat still has, after placing one.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        third_dice: Option<Dice>,
    },
    /// Where a color would stand if its mound were judged now.
    Stands(Stands),
    /// A field brought a tile from the supply.
    Found {
        /// Who plays the color.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The color of the die.
        color: Color,
        /// A worm or a kind of object.
        find: Field,
        /// What it is good for.
        gain: Gain,
        /// How many of them the color has now.
        owned: TileCount,
        /// How many kinds of objects the color has now.
        kinds: Bounded<0, 8>,
        /// How many of them are left in the supply.
        supply: TileCount,
    },
    /// There was a tile to get, but the supply has none.
    NoneLeft {
        /// Who plays the color.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The color that gets nothing.
        color: Color,
        /// On which mound.
        mound: MoundIdx,
        /// A worm or a kind of object.
        find: Field,
        /// What promised it.
        why: Promise,
    },
    /// A seat cannot act any more in this round.
    Done {
        /// Which seat.
        seat: Seat,
        /// Why not.
        why: NoMore,
        /// How many dice it has left, those of the third color among them.
        dice: Dice,
    },
    /// A seat's turn is over.
    TurnEnded {
        /// Whose turn it was.
        seat: Seat,
        /// Who plays next; absent when nobody can act and the round is over.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        next: Option<Seat>,
    },
    /// A round is over, and its mounds are judged.
    RoundEnded {
        /// Which round.
        round: Round,
        /// How many the game has.
        rounds: Round,
    },
    /// A mound is judged: these are the dice that count.
    MoundJudged(MoundJudged),
    /// A color wins a point tile.
    TileWon {
        /// Who plays the color.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The color.
        color: Color,
        /// On which mound.
        mound: MoundIdx,
        /// Which of its tiles.
        tile: TileKind,
        /// Its points.
        value: CardNumber,
        /// The color's sum.
        sum: Sum,
        /// What put it ahead of the others.
        why: AheadBy,
        /// How many such tiles the color has now.
        owned: Bounded<1, 12>,
    },
    /// Nobody wins a point tile: it leaves the game.
    TileRemoved {
        /// On which mound.
        mound: MoundIdx,
        /// Which of its tiles.
        tile: TileKind,
        /// Its points.
        value: CardNumber,
        /// Why nobody wins it.
        why: Unwon,
    },
    /// A color's sum is the worm number: it gets a worm tile.
    WormWon {
        /// Who plays the color.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The color.
        color: Color,
        /// On which mound.
        mound: MoundIdx,
        /// Its sum, the worm number.
        sum: Sum,
        /// How many worm tiles the color has now.
        worms: TileCount,
        /// How many are left in the supply.
        supply: TileCount,
    },
    /// The mounds are cleared up, and all dice return.
    Cleared {
        /// How many dice each seat has of its own color.
        dice: Dice,
        /// How many dice of the third color each seat has; only with two players.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        third_dice: Option<Dice>,
        /// Which round comes now; absent after the last, when the game is over.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        round: Option<Round>,
    },
    /// The points of a color at the end.
    Scored(Scored),
    /// The final place of a color; the best is told first.
    Ranked {
        /// Who plays the color.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The color.
        color: Color,
        /// Its place.
        rank: Rank,
        /// All its points.
        score: u16,
        /// What put it ahead of the next one; always points for the last.
        why: RankedBy,
    },
}
