use serde_json::{Value, json};
use wormery_bots::{Level, Levels};
use wormery_core::Word;
use wormery_games::{GameId, with_game};
use wormery_protocol::{DeviceDay, KeptPlan, KeptSeat, ModuleRequest};
use wormery_today::{Day, Today};

use crate::handles::{Handle, Handles};
use crate::local::Local;
use crate::nets::make_sure;
use crate::plan::config_of;
use crate::suppose::suppose;
use crate::tracker::GameTracker;
use crate::{deck, records};

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

fn call(handles: &mut Handles, request: ModuleRequest) -> Result<Value, Refusal> {
    use ModuleRequest as Asked;
    Ok(match request {
        Asked::Open { plan, seed, record, today, simpler } => {
            if !simpler {
                make_sure_of_bots(&plan)?;
            }
            open(handles, plan, seed, record.as_deref(), today)?
        }
        Asked::Hello { table } => json!(handles.table(table)?.hello()),
        Asked::Act { table, ply, action } => json!(handles.table(table)?.act(ply, &action)),
        Asked::Bot { table, playouts } => json!(handles.table(table)?.bot(playouts)),
        Asked::Undo { table } => json!(handles.table(table)?.undo()),
        Asked::Look { table, seat } => json!(handles.table(table)?.look(seat)),
        Asked::Follow { plan, viewer } => follow(handles, &plan, viewer)?,
        Asked::Frame { id, ply, view, legal } => {
            handles.tracker(id)?.frame(ply, &view, &legal)?;
            Value::Null
        }
        Asked::Hints { id } => handles.tracker(id)?.hints()?,
        Asked::Close { id } => {
            handles.close(id);
            Value::Null
        }
        Asked::Review { record } => records::review(&record)?,
        Asked::Verify { record } => records::verify(&record)?,
        Asked::Replay { record } => replay(handles, &record)?,
        Asked::At { id, ply, viewer } => handles.replay(id)?.frame(ply, viewer)?,
        Asked::Judged { id, ply, choices } => handles.replay(id)?.judged(ply, &choices)?,
        Asked::Marks { id, seat } => handles.replay(id)?.marks(seat)?,
        Asked::Seen { id, viewer } => handles.replay(id)?.all_seen(viewer)?,
        Asked::Luck { id, plies } => handles.replay(id)?.odds(&plies)?.into(),
        Asked::Suppose { plan, view, events } => {
            with_game!(game_id(&plan.game)?, G => suppose::<G>(&plan, &view, &events))?
        }
        Asked::Rules => json!(wormery_host::rules()),
        Asked::Deck { game, text } => deck::check(game_id(&game)?, &text)?,
        Asked::DeckExample { game } => deck::example(game_id(&game)?)?,
    })
}

pub(crate) fn game_id(name: &str) -> Result<GameId, String> {
    GameId::from_word(name).map_err(|error| error.to_string())
}

/// Refuses if a bot needs a net that is missing.
fn make_sure_of_bots(plan: &KeptPlan) -> Result<(), Refusal> {
    with_game!(game_id(&plan.game)?, G => {
        let mut levels = plan.seats.iter().filter_map(KeptSeat::level).filter_map(|name| G::level(name));
        let config = config_of::<G>(plan)?;
        if levels.any(Level::needs_net) { make_sure::<G>(&config) } else { Ok(()) }
    })
}

fn open(
    handles: &mut Handles,
    plan: KeptPlan,
    seed: u32,
    record: Option<&str>,
    today: Option<DeviceDay>,
) -> Result<Value, Refusal> {
    let id = game_id(&plan.game)?;
    let today = today.map(|DeviceDay { day, set, bots }| Today { day: Day::new(day), set, bots });
    let table = with_game!(id, G => {
        let local = Local::<G>::open(plan, seed, record, today)?;
        handles.add(Handle::Table(Box::new(local)))
    });
    Ok(json!({ "table": table }))
}

fn follow(handles: &mut Handles, plan: &KeptPlan, viewer: Option<u8>) -> Result<Value, String> {
    let id = game_id(&plan.game)?;
    let tracker =
        with_game!(id, G => handles.add(Handle::Tracker(Box::new(GameTracker::<G>::new(plan, viewer)?))));
    Ok(json!({ "id": tracker }))
}

fn replay(handles: &mut Handles, record: &str) -> Result<Value, String> {
    let replay = records::replay(record)?;
    let mut info = replay.info();
    info["id"] = handles.add(Handle::Replay(replay)).into();
    Ok(info)
}
