use std::sync::Arc;
use std::time::{Duration, Instant};

use wormery_core::Seat;

use super::{Room, RoomState, SeatRow};
use crate::app::App;

/// What happens by itself if nobody acts.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Timer {
    ply: u32,
    seat: Seat,
    kind: Kind,
    at: Instant,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// A bot acts.
    Bot,
    /// The time of a person runs out, and a bot takes over.
    Clock,
}

impl Room {
    /// Sets what happens by itself at the present decision, unless it is set already.
    pub(super) fn set_timer(self: &Arc<Self>, state: &mut RoomState) {
        let Some((ply, seat)) = state.decision() else {
            state.timer = None;
            return;
        };
        let Some((kind, wait)) = state.timer_for(seat) else {
            state.timer = None;
            return;
        };
        if state.timer.is_some_and(|timer| (timer.ply, timer.seat, timer.kind) == (ply, seat, kind)) {
            return;
        }
        let timer = Timer { ply, seat, kind, at: Instant::now() + wait };
        state.timer = Some(timer);
        let room = Arc::clone(self);
        tokio::spawn(async move {
            tokio::time::sleep(wait).await;
            match kind {
                Kind::Bot => room.bot_acts(timer).await,
                Kind::Clock => room.time_is_up(timer).await,
            }
        });
    }

    async fn time_is_up(self: &Arc<Self>, timer: Timer) {
        let mut state = self.lock().await;
        if state.timer != Some(timer) {
            return;
        }
        state.away.insert(timer.seat.index());
        self.tell_table(&mut state);
        self.set_timer(&mut state);
    }

    /// A bot thinks, off the threads that serve others, and acts if the decision is still its own.
    async fn bot_acts(self: &Arc<Self>, timer: Timer) {
        let Ok(app) = self.app() else { return };
        let Some(action) = self.bot_thinks(&app, timer).await else { return };
        let mut state = self.lock().await;
        if state.timer != Some(timer) {
            return;
        }
        match self.happen(&mut state, timer.seat, timer.ply, &action, None).await {
            Ok(_) => app.metrics.bot_moves.add(),
            Err(problem) => {
                tracing::warn!(code = %problem.code, "a bot's action was not carried out: {}", problem.detail);
                self.try_again(&mut state);
            }
        }
    }

    async fn bot_thinks(&self, app: &Arc<App>, timer: Timer) -> Option<serde_json::Value> {
        let thought = {
            let state = self.lock().await;
            let level = state.bot_level(timer.seat).filter(|_| state.timer == Some(timer))?;
            state.live.as_ref()?.thought(timer.seat, &level, app.settings.bot_time)?
        };
        let permit = Arc::clone(&app.thinkers).acquire_owned().await.ok()?;
        let action = tokio::task::spawn_blocking(thought).await.ok();
        drop(permit);
        action
    }

    /// The store was away: the bot tries again a little later.
    fn try_again(self: &Arc<Self>, state: &mut RoomState) {
        let room = Arc::clone(self);
        state.timer = None;
        tokio::spawn(async move {
            tokio::time::sleep(Duration::from_secs(1)).await;
            let mut state = room.lock().await;
            room.set_timer(&mut state);
        });
    }
}

impl RoomState {
    /// The decision that must be made now.
    fn decision(&self) -> Option<(u32, Seat)> {
        let live = self.live.as_ref()?;
        Some((live.ply(), live.to_act()?))
    }

    fn timer_for(&self, seat: Seat) -> Option<(Kind, Duration)> {
        if self.bot_level(seat).is_some() {
            return Some((Kind::Bot, Duration::from_millis(self.row.bot_pace_ms.into())));
        }
        self.row.pace_s.map(|seconds| (Kind::Clock, Duration::from_secs(seconds.into())))
    }

    /// The level of the bot that plays on a seat, for itself or for somebody who is away.
    fn bot_level(&self, seat: Seat) -> Option<String> {
        match &self.row.seats[seat.index()] {
            SeatRow::Bot { level } => Some(level.clone()),
            SeatRow::Person { .. } if self.away.has(seat.index()) => Some(self.row.away_level.clone()),
            SeatRow::Person { .. } => None,
            SeatRow::Open => Some(self.row.away_level.clone()),
        }
    }

    /// How long the one who must act has left, where there is a clock.
    pub(super) fn clock_left_ms(&self) -> Option<u32> {
        let timer = self.timer.filter(|timer| timer.kind == Kind::Clock)?;
        let left = timer.at.saturating_duration_since(Instant::now());
        Some(left.as_millis().min(u128::from(u32::MAX)) as u32)
    }
}
