use alloc::vec::Vec;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use wormery_core::wire::{self, Few, present};
use wormery_core::{Seat, Standing};

use crate::rolling::Golden;
use crate::{Options, Phase, Regenwormen, Specialist, Symbol, Tile};

/// What anybody may know of a game of Regenwormen: everything (RW-24).
///
/// Everything is public, so a view is the position itself, and taking one costs a copy. It is written to a wire
/// as a [`Board`], and read back from nothing but a board that adds up.
#[derive(Clone, Debug)]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(
        with = "Board",
        description = "What anybody may know of a game of Regenwormen: everything (RW-24)."
    )
)]
pub struct View {
    game: Regenwormen,
}

impl View {
    pub(crate) fn of(game: &Regenwormen) -> Self {
        Self { game: game.clone() }
    }

    /// The position, which has no secrets.
    pub fn position(&self) -> &Regenwormen {
        &self.game
    }

    /// The position spread out.
    pub fn board(&self) -> Board {
        Board::of(&self.game)
    }
}

/// Two views are equal if they show the same: who played last is not seen after the end.
impl PartialEq for View {
    fn eq(&self, other: &Self) -> bool {
        self.board() == other.board()
    }
}

impl Eq for View {}

impl Serialize for View {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.board().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for View {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let board: Board = wire::object(deserializer)?;
        let game = board.position().ok_or_else(|| D::Error::custom("a board that does not add up"))?;
        Ok(Self { game })
    }
}

/// A position spread out for eyes.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Board {
    /// Whether the expansion is played.
    pub expansion: bool,
    /// The house rules; absent without any.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub options: Option<Options>,
    /// Where the turn stands.
    pub phase: Phase,
    /// Whose turn it is; nobody's when the game is over.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub seat: Option<Seat>,
    /// The tiles of the row in ascending order, those turned face down included.
    #[serde(deserialize_with = "few")]
    pub row: Vec<RowTile>,
    /// The seats in order.
    #[serde(deserialize_with = "few")]
    pub seats: Vec<SeatView>,
    /// Worm tokens that nobody has yet.
    pub supply: u8,
    /// The dice of this turn.
    pub turn: TurnView,
    /// The ranking, when the game is over.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub standing: Option<Standing>,
}

/// A tile in the row.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RowTile {
    /// The tile.
    pub tile: Tile,
    /// The worms on it.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 4)))]
    pub worms: u8,
    /// Whether it lies open; face down it is out of the game.
    pub open: bool,
    /// The specialist on it.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub specialist: Option<Specialist>,
}

/// What lies before one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SeatView {
    /// The tiles of the stack, the visible one last.
    #[serde(deserialize_with = "few")]
    pub tiles: Vec<Tile>,
    /// Worm tokens.
    pub tokens: u8,
    /// The specialists: at most one, but for the moment of choosing which goes back.
    #[serde(deserialize_with = "few")]
    pub specialists: Vec<Specialist>,
    /// Worms on tiles and tokens together.
    pub score: i32,
}

/// The dice of the turn being played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TurnView {
    /// The dice kept, in the order of the symbols.
    #[serde(deserialize_with = "few")]
    pub kept: Vec<Symbol>,
    /// What the dice kept are worth for claiming, a canned worm included; nothing when the game is over.
    pub total: u8,
    /// The last roll, while a symbol of it must be kept.
    #[serde(deserialize_with = "few")]
    pub roll: Vec<Symbol>,
    /// Dice that can still be thrown, the golden one included.
    #[cfg_attr(feature = "schema", schemars(range(max = 9)))]
    pub dice_left: u8,
    /// The face of the golden die in the roll.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pub golden: Option<Symbol>,
    /// Whether the golden die is thrown in this turn and not kept yet.
    pub golden_in_play: bool,
    /// Whether the weasel was used in this turn.
    pub weasel_used: bool,
}

fn few<'de, D: Deserializer<'de>, T: Deserialize<'de>>(deserializer: D) -> Result<Vec<T>, D::Error> {
    Few::deserialize(deserializer).map(|Few(items)| items)
}

impl Board {
    pub(crate) fn of(game: &Regenwormen) -> Self {
        let over = game.phase == Phase::Over;
        let usual = Options { expansion: game.options.expansion, ..Options::default() };
        Self {
            expansion: game.options.expansion,
            options: (game.options != usual).then_some(game.options),
            phase: game.phase,
            seat: (!over).then_some(game.seat),
            row: row(game),
            seats: Seat::all(game.n_seats()).map(|seat| SeatView::of(game, seat)).collect(),
            supply: game.supply,
            turn: TurnView::of(game),
            standing: over.then(|| game.standing()),
        }
    }
}

fn row(game: &Regenwormen) -> Vec<RowTile> {
    let mut tiles: Vec<RowTile> = game.row.iter().map(|tile| row_tile(game, tile, true)).collect();
    tiles.extend(game.face_down.iter().map(|tile| row_tile(game, tile, false)));
    tiles.sort_by_key(|in_row| in_row.tile);
    tiles
}

fn row_tile(game: &Regenwormen, tile: Tile, open: bool) -> RowTile {
    RowTile { tile, worms: tile.worms(), open, specialist: game.specialists.on(tile) }
}

impl SeatView {
    fn of(game: &Regenwormen, seat: Seat) -> Self {
        let mut tiles: Vec<Tile> = game.stacks.tiles(seat).collect();
        tiles.reverse();
        Self {
            tiles,
            tokens: game.tokens[seat.index()],
            specialists: game.specialists.of(seat).collect(),
            score: game.score(seat),
        }
    }
}

impl TurnView {
    fn of(game: &Regenwormen) -> Self {
        let dice = &game.dice;
        Self {
            kept: dice.kept.iter().collect(),
            total: if game.phase == Phase::Over { 0 } else { game.claim_total() },
            roll: dice.roll.iter().collect(),
            dice_left: game.n_dice_left(),
            golden: match dice.golden {
                Golden::Shows(face) => Some(face),
                _ => None,
            },
            golden_in_play: dice.golden.is_in_play(),
            weasel_used: dice.weasel_used,
        }
    }
}
