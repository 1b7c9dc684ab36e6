//! Copies of games that are played on a device: what is checked, who may replace one, and who takes it over.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use sha2::{Digest as _, Sha256};
use wormery_games::{GameId, with_game};
use wormery_host::{CheckedRecord, bot_name, check_record};
use wormery_protocol::{
    Code, KeptCopy, KeptInfo, KeptPlace, KeptPlan, KeptSeat, KeptTake, KeptTaken, MOST_FINISHED,
    MOST_RUNNING, MOST_TAKEN, Problem,
};
use wormery_room::rules;
use wormery_store::{AppendError, KeptRow, MostKept, Taking};

use crate::address::Network;
use crate::app::App;
use crate::clock::{now_ms, rfc3339};
use crate::fault::{Fault, of_store, problem};
use crate::guest::Guest;
use crate::thinking::think;
use crate::{name, record};

/// How many copies a guest can have; the oldest ones go.
const MOST: MostKept = MostKept {
    running: MOST_RUNNING as u32,
    finished: MOST_FINISHED as u32,
    bytes: 16 * MIB,
    bytes_from: 64 * MIB,
};
const MIB: i64 = 1024 * 1024;
/// How many bytes all copies can have together: of games that go on, and of games that are over.
const MOST_BYTES: i64 = 2048 * MIB;
/// How often to try again when somebody else takes the same game at the same time.
const TRIES: u32 = 5;

/// The copy of a game by its id.
pub(crate) async fn find(app: &App, id: &str) -> Result<KeptRow, Problem> {
    let found = app.store.kept(id).await.map_err(|error| of_store(&error))?;
    found.ok_or_else(|| problem(Code::NotFound, "there is no such game"))
}

/// By which rules, and who plays.
pub(crate) fn plan(row: &KeptRow) -> Result<KeptPlan, Problem> {
    serde_json::from_str(&row.plan).map_err(|error| {
        tracing::error!(%error, "a stored game cannot be read");
        problem(Code::Internal, "the stored game cannot be read")
    })
}

/// What whoever has the link is told of a game.
pub(crate) fn info(row: &KeptRow) -> Result<KeptInfo, Problem> {
    Ok(KeptInfo {
        id: row.id.clone(),
        plan: plan(row)?,
        ply: row.ply,
        epoch: row.epoch,
        at: place(row),
        changed: rfc3339(row.changed_ms),
        ended: row.ended_ms.map(rfc3339),
    })
}

fn place(row: &KeptRow) -> KeptPlace {
    KeptPlace { label: row.label.clone(), since: rfc3339(row.since_ms), over: row.ended_ms.is_some() }
}

/// What may be done with a copy that a device sends.
pub(crate) enum Standing {
    /// Nobody has copied it yet.
    New,
    /// It is this device's.
    Own(Box<KeptRow>),
}

/// Whose a game is; one that went to another device is refused with where it went.
pub(crate) async fn standing(app: &App, id: &str, copy: &KeptCopy) -> Result<Standing, Problem> {
    match app.store.kept(id).await.map_err(|error| of_store(&error))? {
        None => Ok(Standing::New),
        Some(row) if row.epoch == copy.epoch && row.holder == copy.holder => Ok(Standing::Own(Box::new(row))),
        Some(row) => Err(Problem::taken_over(place(&row))),
    }
}

/// Replays a copy by the rules and stores it.
pub(crate) async fn store(
    app: &App,
    id: &str,
    (guest, network): (&Guest, Network),
    copy: KeptCopy,
    of: Standing,
) -> Result<(), Fault> {
    let KeptCopy { epoch, holder, label, plan, record } = copy;
    let game = check_plan(&plan)?;
    let stored_plan = serde_json::to_string(&plan).expect("a plan has nothing that JSON cannot write");
    let CheckedRecord { text, ply, result } = replayed(game, plan, record).await?;
    let now = now_ms();
    let (created_ms, since_ms, ended_ms) = match &of {
        Standing::New => (now, now, None),
        Standing::Own(row) => (row.created_ms, row.since_ms, row.ended_ms),
    };
    let row = KeptRow {
        id: id.to_owned(),
        guest: guest.id.clone(),
        game: wormery_core::Word::word(game).to_owned(),
        plan: stored_plan,
        record: text,
        ply,
        epoch,
        holder,
        label: name::clean_label(&label),
        created_ms,
        changed_ms: now,
        since_ms,
        ended_ms: result.as_ref().map(|_| ended_ms.unwrap_or(now)),
        result: result.map(|rows| record::ending(rows, None)),
        origin: Some(origin(app, network).await?),
    };
    app.has_new_copies.store(true, Ordering::Relaxed);
    match app.store.put_kept(&row, MOST).await {
        Err(AppendError::Conflict) => Err(Problem::taken_over(place(&find(app, id).await?)).into()),
        stored => Ok(stored?),
    }
}

/// What a copy holds, by the rules; beside the requests, not among them.
async fn replayed(game: GameId, plan: KeptPlan, record: String) -> Result<CheckedRecord, Problem> {
    let checked = think(move || check(game, &plan, &record)).await;
    checked.map_err(|_| problem(Code::Internal, "the record could not be replayed"))?
}

/// A number of a network that some 65,000 others share: it tells nobody where a game was played.
async fn origin(app: &App, Network(from): Network) -> Result<u16, Problem> {
    let cluster = app.cluster.get_or_try_init(|| app.store.cluster()).await;
    let cluster = cluster.map_err(|error| of_store(&error))?;
    let digest = Sha256::digest(format!("{cluster} {from}"));
    Ok(u16::from_be_bytes([digest[0], digest[1]]))
}

/// Deletes the oldest copies if all together have become too many.
pub(crate) async fn make_room(app: &App) {
    if app.has_new_copies.swap(false, Ordering::Relaxed)
        && let Err(error) = app.store.bound_kept(MOST_BYTES).await
    {
        tracing::warn!(%error, "old copies of games are still there");
    }
}

/// Refuses a plan that is not of one person and bots by our rules.
fn check_plan(plan: &KeptPlan) -> Result<GameId, Problem> {
    let id = rules::game_id(&plan.game)?;
    rules::check(id, &plan.options, plan.seats.len(), plan.start_seat)?;
    let mut n_people = 0;
    for seat in &plan.seats {
        match seat {
            KeptSeat::Person { name, .. } if name::clean(name)? == *name => n_people += 1,
            KeptSeat::Person { .. } => return Err(problem(Code::BadRequest, "name: it is not a plain one")),
            KeptSeat::Bot { level } => rules::check_level(id, level)?,
        }
    }
    match n_people {
        1 => Ok(id),
        _ => Err(problem(Code::BadRequest, "seats: one person and bots can be copied")),
    }
}

fn check(id: GameId, plan: &KeptPlan, text: &str) -> Result<CheckedRecord, Problem> {
    let names: Vec<String> = plan.seats.iter().map(seat_name).collect();
    with_game!(id, G => {
        let config = rules::config::<G>(&plan.options, plan.seats.len(), plan.start_seat)?;
        check_record::<G>(config, &names, text)
            .map_err(|error| problem(Code::Illegal, format!("record: {error}")))
    })
}

/// The name on a seat, as in the record.
pub(crate) fn seat_name(seat: &KeptSeat) -> String {
    match seat {
        KeptSeat::Person { name, .. } => name.clone(),
        KeptSeat::Bot { level } => bot_name(level),
    }
}

/// Takes a game that goes on over to the device of a guest.
pub(crate) async fn take(
    app: &Arc<App>,
    id: &str,
    guest: &Guest,
    take: &KeptTake,
) -> Result<KeptTaken, Fault> {
    let taking = Taking {
        guest: guest.id.clone(),
        holder: take.holder.clone(),
        label: name::clean_label(&take.label),
        now_ms: now_ms(),
    };
    for _ in 0..TRIES {
        let seen = find(app, id).await?;
        if seen.ended_ms.is_some() {
            return Err(problem(Code::GameOver, "the game is over").into());
        }
        if seen.epoch >= MOST_TAKEN {
            return Err(problem(Code::WrongState, "the game was taken over too often").into());
        }
        match app.store.take_kept(id, seen.epoch, &taking).await {
            Err(AppendError::Conflict) => continue,
            taken => taken?,
        }
        // What was copied until the moment it was taken is in it; who comes later is refused.
        let row = find(app, id).await?;
        if row.holder == taking.holder {
            return Ok(KeptTaken { epoch: row.epoch, plan: plan(&row)?, record: row.record, ply: row.ply });
        }
    }
    Err(problem(Code::WrongState, "somebody else takes it over just now; look again").into())
}
