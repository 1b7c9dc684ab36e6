use serde::Deserialize;
use serde_json::{Value, json};
use wormery_bots::{Level, Roster};
use wormery_core::{Config, Game, Word};
use wormery_games::{GameId, with_game};
use wormery_host::config_from_json;
use wormery_today::{Day, Today};

use crate::handles::Handles;
use crate::local::{Local, Message, SeatPlan};
use crate::nets::make_sure;
use crate::replay::Worth;
use crate::suppose::suppose;
use crate::tracker::GameTracker;
use crate::{deck, records};

/// What a page can ask for.
#[derive(Deserialize)]
#[serde(tag = "fn", rename_all = "snake_case")]
enum Request {
    /// Opens a local table, or goes on with a record.
    Open {
        plan: Plan,
        seed: u32,
        #[serde(default)]
        record: Option<String>,
        /// Of which day it is the game, by which rule set, with which bots; 0 if it is none of a day.
        #[serde(default)]
        day: u32,
        #[serde(default)]
        set: String,
        #[serde(default)]
        bots: String,
        /// Whether simpler bots may play while a net is missing.
        #[serde(default)]
        simpler: bool,
    },
    /// A message to a local table, as to a server's socket.
    Send { table: u32, message: Message },
    /// Everything that a client of a local table is told when it comes.
    Hello { table: u32 },
    /// Lets the bot act whose turn it is at a local table.
    Bot { table: u32, playouts: u32 },
    /// The record of a local table so far.
    Record { table: u32 },
    /// Begins to follow a game elsewhere.
    Follow { plan: Plan, viewer: Option<u8> },
    /// A frame of a game that is followed.
    Frame { id: u32, frame: Value },
    /// What to do, in a game that is followed: ranked choices, and exact odds where they are known.
    Hints { id: u32 },
    /// Closes a table or a record, or stops following.
    Close { id: u32 },
    /// Luck and skill of a record.
    Review { record: String },
    /// Whether the luck of a record was fair.
    Verify { record: String },
    /// Begins to look at a record.
    Replay { record: String },
    /// What a viewer saw of a record that is looked at, after so many events; without a seat, the public.
    At { id: u32, ply: u32, viewer: Option<u8> },
    /// Every event of a record that is looked at, with what a viewer may know of what it brought about.
    Seen { id: u32, viewer: Option<u8> },
    /// What choices are that are worth so much after so many events of a record that is looked at, the best first.
    Judged { id: u32, ply: u32, choices: Vec<Worth> },
    /// What a seat made of each of its turns in a record that is looked at.
    Marks { id: u32, seat: u8 },
    /// How likely it was that chance would be as kind, and as unkind, as it was after so many events.
    Luck { id: u32, plies: Vec<u32> },
    /// What the rules make of a position that somebody describes by its view, after some events; without a view, of the
    /// beginning.
    Suppose {
        plan: Plan,
        #[serde(default)]
        view: Value,
        events: Value,
    },
    /// The games with their numbers of players and bots.
    Rules,
    /// Reads and checks a deck file of a game.
    Deck { game: String, text: String },
    /// A deck file to begin with.
    DeckExample { game: String },
}

/// Which game, by which rules, and who plays.
#[derive(Deserialize)]
pub(crate) struct Plan {
    pub(crate) game: String,
    #[serde(default)]
    pub(crate) options: Value,
    #[serde(default)]
    pub(crate) start_seat: u8,
    pub(crate) seats: Vec<SeatPlan>,
}

impl Plan {
    /// The config that the plan describes; without options, by the usual rules.
    pub(crate) fn config<G: Game>(&self) -> Result<Config<G::Options>, String> {
        let none = json!({});
        let options = if self.options.is_null() { &none } else { &self.options };
        let config = config_from_json::<G>(self.seats.len(), self.start_seat.into(), options);
        config.map_err(|error| error.to_string())
    }
}

/// Why a request is not answered.
pub(crate) enum Refusal {
    /// It makes no sense; this is what is wrong with it.
    Words(String),
    /// The net of this name is missing.
    Net(&'static str),
}

impl From<String> for Refusal {
    fn from(words: String) -> Self {
        Self::Words(words)
    }
}

/// Answers a request: `{"ok":…}`, or `{"error":"…"}`; or `{"error":"…","net":"…"}` if a net is missing.
pub fn answer(handles: &mut Handles, request: &str) -> String {
    let request = serde_json::from_str(request).map_err(|error| Refusal::Words(error.to_string()));
    let answered = match request.and_then(|request| call(handles, request)) {
        Ok(value) => json!({ "ok": value }),
        Err(Refusal::Words(error)) => json!({ "error": error }),
        Err(Refusal::Net(net)) => json!({ "error": format!("the net {net} is missing"), "net": net }),
    };
    answered.to_string()
}

fn call(handles: &mut Handles, request: Request) -> Result<Value, Refusal> {
    match request {
        Request::Open { plan, seed, record, day, set, bots, simpler } => {
            let today = (day > 0).then(|| Today { day: Day::new(day), set, bots });
            if !simpler {
                make_sure_of_bots(&plan)?;
            }
            open(handles, plan, seed, record.as_deref(), today)
        }
        Request::Hints { id } => handles.tracker(id)?.hints(),
        Request::Review { record } => records::review(&record),
        Request::Luck { id, plies } => Ok(handles.replay(id)?.odds(&plies)?.into()),
        other => Ok(plain_call(handles, other)?),
    }
}

/// What never needs a net.
fn plain_call(handles: &mut Handles, request: Request) -> Result<Value, String> {
    match request {
        Request::Open { .. } | Request::Hints { .. } | Request::Review { .. } | Request::Luck { .. } => {
            Err("this is answered elsewhere".into())
        }
        Request::Send { table, message } => Ok(handles.table(table)?.send(message).into()),
        Request::Hello { table } => Ok(handles.table(table)?.hello().into()),
        Request::Bot { table, playouts } => Ok(handles.table(table)?.bot(playouts).into()),
        Request::Record { table } => Ok(handles.table(table)?.record().into()),
        Request::Follow { plan, viewer } => follow(handles, &plan, viewer),
        Request::Frame { id, frame } => handles.tracker(id)?.frame(&frame).map(|()| Value::Null),
        Request::Close { id } => {
            handles.close(id);
            Ok(Value::Null)
        }
        Request::Verify { record } => records::verify(&record),
        Request::Replay { record } => replay(handles, &record),
        Request::At { id, ply, viewer } => handles.replay(id)?.frame(ply, viewer),
        Request::Judged { id, ply, choices } => handles.replay(id)?.judged(ply, &choices),
        Request::Marks { id, seat } => handles.replay(id)?.marks(seat),
        Request::Seen { id, viewer } => handles.replay(id)?.all_seen(viewer),
        Request::Suppose { plan, view, events } => {
            with_game!(game_id(&plan.game)?, G => suppose::<G>(&plan, &view, &events))
        }
        Request::Rules => Ok(json!(wormery_host::rules())),
        Request::Deck { game, text } => deck::check(game_id(&game)?, &text),
        Request::DeckExample { game } => deck::example(game_id(&game)?),
    }
}

pub(crate) fn game_id(name: &str) -> Result<GameId, String> {
    GameId::from_word(name).map_err(|error| error.to_string())
}

/// Refuses if a bot needs a net that is missing.
fn make_sure_of_bots(plan: &Plan) -> Result<(), Refusal> {
    with_game!(game_id(&plan.game)?, G => {
        let mut levels = plan.seats.iter().filter_map(SeatPlan::level).filter_map(|name| G::level(name));
        let config = plan.config::<G>()?;
        if levels.any(Level::needs_net) { make_sure::<G>(&config) } else { Ok(()) }
    })
}

fn open(
    handles: &mut Handles,
    plan: Plan,
    seed: u32,
    record: Option<&str>,
    today: Option<Today>,
) -> Result<Value, Refusal> {
    let id = game_id(&plan.game)?;
    let table = with_game!(id, G => {
        let local = Local::<G>::open(plan, seed, record, today)?;
        handles.add_table(Box::new(local))
    });
    Ok(json!({ "table": table }))
}

fn follow(handles: &mut Handles, plan: &Plan, viewer: Option<u8>) -> Result<Value, String> {
    let id = game_id(&plan.game)?;
    let tracker = with_game!(id, G => handles.add_tracker(Box::new(GameTracker::<G>::new(plan, viewer)?)));
    Ok(json!({ "id": tracker }))
}

fn replay(handles: &mut Handles, record: &str) -> Result<Value, String> {
    let replay = records::replay(record)?;
    let mut info = replay.info();
    info["id"] = handles.add_replay(replay).into();
    Ok(info)
}
