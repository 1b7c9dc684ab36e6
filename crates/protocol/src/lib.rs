//! What a server and its clients say to each other.
//!
//! Everything is JSON. A client sends [`ClientMessage`]s and gets [`ServerMessage`]s over a socket; the same
//! commands can be sent over HTTP one by one, where a refusal is a [`Problem`]. A message that a newer program has
//! extended is still understood: unknown keys are passed over. `docs/protocol.md` has the whole story.

mod answers;
#[cfg(feature = "schema")]
mod any;
mod api;
pub mod close;
mod code;
mod command;
mod device;
mod guest;
mod kept;
mod limits;
mod message;
mod network;
mod problem;
mod program;
mod route;
mod rules;
mod table;
mod talk;
mod today;

#[cfg(feature = "schema")]
pub use any::{AnyAction, AnyEvent, AnyFrame, AnyGame, AnyOptions, AnyOutcome, AnyView};
pub use api::{
    ActionRequest, BotCreated, BotRequest, CreateTable, GameInfo, GamePlayer, GamesPage, GuestChange,
    PlayNow, ReviewComing, SeatRequest, StreamLine,
};
pub use code::Code;
pub use command::{ClientMessage, Command, TableChange};
pub use device::{ChoiceWorth, DeviceDay, DeviceReply, ModuleRequest};
pub use guest::{Color, GuestInfo};
pub use kept::{KeptCopy, KeptInfo, KeptPlace, KeptPlan, KeptSeat, KeptTake, KeptTaken, MOST_TAKEN};
pub use limits::{ID_LETTERS, KEPT_ID, LONGEST_NAME, LONGEST_TALK, MOST_FINISHED, MOST_RUNNING};
pub use message::{Answer, Clock, FrameMessage, ServerMessage, You};
pub use network::{NetworkInfo, NetworkOpen};
pub use problem::{Problem, Refusal, RefusalArg};
pub use program::{ProgramInfo, ProgramResult};
pub use route::{Body, Method, Parameter, Place, ROUTES, Route, Who};
pub use rules::{DayBotsInfo, LevelInfo, RulesInfo};
pub use table::{FairInfo, ResultRow, SeatInfo, TableInfo, TableState, TableSummary};
pub use talk::{Emote, Phrase, Talk};
pub use today::{TodayMine, TodayRanking, TodayRow, TodayScore, TodaySent};

/// The version of what is said over sockets and streams: from here on it only grows.
pub const WIRE: u16 = 2;
/// The subprotocol of a socket.
pub const PROTOCOL: &str = "wormery.v2";
/// The one of before, whose pages are told to load again.
pub const PROTOCOL_BEFORE: &str = "wormery.v1";
