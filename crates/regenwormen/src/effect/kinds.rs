use serde::{Deserialize, Serialize};
use wormery_core::wire::present;
use wormery_core::{Bounded, Seat};

use super::{
    Count, Failure, Loss, LostNothing, Missing, Occasion, Over, Points, Prize, RollingEnd, Taking, Throwing,
    Victory, Worm, Worms,
};
use crate::{Dice, Specialist, Symbol, Tile, Tiles};

/// What an event brings about: each is enough to say and to show what happened without knowing anything else.
///
/// `seat` is the player it happens to or who brings it about, `from` the one who loses something to him.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(remote = "Self", tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Effect {
    /// Dice go up into the air (RW-06, RX-17, RX-18).
    Thrown {
        /// Who throws them.
        seat: Seat,
        /// How it came about.
        why: Throwing,
        /// How many, the golden one included.
        dice: Count,
        /// Whether the golden die is among them.
        golden: bool,
    },
    /// Dice have fallen (RW-07).
    Rolled {
        /// Who threw them.
        seat: Seat,
        /// What they show, in the order of the dice; the golden one is the last.
        #[serde(with = "crate::dice::list")]
        #[cfg_attr(feature = "schema", schemars(schema_with = "crate::dice::list::schema"))]
        faces: Dice,
        /// Whether the last of them is the golden one.
        golden: bool,
    },
    /// The roll shows only symbols that are kept already, but the weasel is ready: the turn has not failed yet (RX-18).
    NothingNew {
        /// Whose turn it is.
        seat: Seat,
    },
    /// All dice of the roll with one symbol are set aside (RW-08).
    Kept {
        /// Who keeps them.
        seat: Seat,
        /// The symbol.
        symbol: Symbol,
        /// How many dice.
        dice: Count,
        /// Whether the golden die is among them.
        golden: bool,
        /// How much the total grows; less than the dice are worth when a worm silences the canned one (RX-07).
        gain: Points,
        /// What all dice kept are worth for claiming, the canned worm included.
        total: Points,
        /// Whether the player has a worm now.
        worm: Worm,
        /// How many dice can still be thrown, the golden one included.
        left: Count,
    },
    /// Nothing can be thrown any more in this turn (RW-09).
    RollingOver {
        /// Whose turn it is.
        seat: Seat,
        /// What ended it.
        why: RollingEnd,
    },
    /// A player could end the turn with something (RW-12 to RW-14, RX-08 to RX-14).
    InReach {
        /// Whose turn it is.
        seat: Seat,
        /// What the dice kept are worth.
        total: Points,
        /// The tiles of the row that he may take, in ascending order.
        tiles: Tiles,
        /// Who shows the tile with that number.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        from: Option<Seat>,
        /// What stealing from him would bring.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        steal: Option<Prize>,
    },
    /// A player has nothing to end the turn with yet, and may go on (RW-09 to RW-11, RW-15).
    OutOfReach {
        /// Whose turn it is.
        seat: Seat,
        /// What the dice kept are worth.
        total: Points,
        /// What he lacks.
        why: Missing,
        /// How many points more would be enough for something, if there is any such total.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        points: Option<Points>,
        /// The tile that these points would reach.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        tile: Option<Tile>,
        /// On whose stack that tile lies; absent for one in the row.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        from: Option<Seat>,
    },
    /// A worm token comes from the supply (RX-12, RX-19, RX-20).
    Token {
        /// Who gets it.
        seat: Seat,
        /// What it is for.
        why: Occasion,
        /// How many are left in the supply.
        supply: Count,
    },
    /// A worm token comes from another player, because the supply is empty (RX-19).
    TokenRobbed {
        /// Who gets it.
        seat: Seat,
        /// Who loses it.
        from: Seat,
        /// What it is for.
        why: Occasion,
    },
    /// There is no worm token: the supply is empty and nobody can be robbed (RX-19, RX-A10).
    NoToken {
        /// Who would have got it.
        seat: Seat,
        /// What it would have been for.
        why: Occasion,
    },
    /// A player must choose whom to rob of a worm token (RX-19).
    MustRob {
        /// Who chooses.
        seat: Seat,
        /// What the token is for.
        why: Occasion,
    },
    /// A tile of the row goes to the top of a player's stack (RW-17).
    TileTaken {
        /// Who takes it.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// The worms on it.
        worms: Worms,
        /// What his dice are worth.
        total: Points,
        /// Whether the number is the total.
        why: Taking,
    },
    /// The top tile of a player goes to the top of another one's stack (RW-13, RW-17).
    TileStolen {
        /// Who steals it.
        seat: Seat,
        /// Who loses it.
        from: Seat,
        /// The tile.
        tile: Tile,
        /// The worms on it.
        worms: Worms,
    },
    /// A thief gets the hen in place of the tile that she protects (RX-11).
    HenStolen {
        /// Who gets her.
        seat: Seat,
        /// Who loses her.
        from: Seat,
        /// The tile, which stays.
        tile: Tile,
    },
    /// A specialist comes along with a tile (RX-10, RX-12).
    SpecialistGained {
        /// Who has it now.
        seat: Seat,
        /// Which one.
        specialist: Specialist,
        /// The tile that was taken or stolen.
        tile: Tile,
        /// Who had it before; absent for one that stood in the row.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        from: Option<Seat>,
    },
    /// A player has one specialist too many and must choose which goes (RX-13).
    MustGiveBack {
        /// Who chooses.
        seat: Seat,
        /// The one he had.
        held: Specialist,
        /// The one that has just come.
        new: Specialist,
    },
    /// A specialist stands on another tile of the row now: the lowest open one that was free (RX-06).
    SpecialistPlaced {
        /// Whose turn it is.
        seat: Seat,
        /// Which one.
        specialist: Specialist,
        /// On which tile.
        tile: Tile,
    },
    /// A specialist finds no free tile and leaves the game (RX-06).
    SpecialistOut {
        /// Whose turn it is.
        seat: Seat,
        /// Which one.
        specialist: Specialist,
    },
    /// A turn has failed (RW-16).
    Failed {
        /// Whose turn it was.
        seat: Seat,
        /// Why.
        why: Failure,
        /// What the dice kept are worth.
        total: Points,
    },
    /// A player's top tile returns to the row, open (RW-18).
    TileReturned {
        /// Who loses it.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// The worms on it.
        worms: Worms,
    },
    /// A failed turn costs no tile: the player has none (RW-19, RX-15).
    NothingReturned {
        /// Whose turn it was.
        seat: Seat,
        /// What he keeps.
        why: LostNothing,
    },
    /// The hen is lost in place of the tile that she protects (RX-15).
    HenLost {
        /// Who loses her.
        seat: Seat,
        /// The tile, which stays.
        tile: Tile,
    },
    /// A specialist leaves its holder, and looks for a tile (RX-13, RX-15).
    SpecialistLost {
        /// Who loses it.
        seat: Seat,
        /// Which one.
        specialist: Specialist,
        /// What made it leave.
        why: Loss,
    },
    /// The highest open tile of the row is turned face down for good (RW-18, RW-20).
    TileTurned {
        /// Whose failed turn did it.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// The specialist that stood on it and must find another tile.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        specialist: Option<Specialist>,
    },
    /// A turn is over, and somebody else's begins with eight dice (RW-21).
    TurnEnded {
        /// Whose turn it was.
        seat: Seat,
        /// Who plays next.
        next: Seat,
        /// What he begins with: nothing, or five points with the canned worm.
        total: Points,
    },
    /// The game is over (RW-21, RX-22).
    GameOver {
        /// Who played last.
        seat: Seat,
        /// What is missing in the row.
        why: Over,
    },
    /// A player has won, alone or with others (RW-22, RW-23).
    Won {
        /// Who.
        seat: Seat,
        /// The worms on tiles and tokens.
        worms: Worms,
        /// What decided.
        why: Victory,
        /// The highest tile, where it decides between equals.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        tile: Option<Tile>,
    },
    /// A player has not won; told one after the other, the best first (RW-22, RW-23).
    Ranked {
        /// Who.
        seat: Seat,
        /// The rank; players who are level share it.
        rank: Bounded<1, 7>,
        /// The worms on tiles and tokens.
        worms: Worms,
        /// The highest tile, where it decides between equals.
        #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
        tile: Option<Tile>,
    },
}
