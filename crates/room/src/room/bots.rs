use serde_json::Value;
use wormery_core::Seat;

use super::Stage;
use crate::input::At;
use crate::job::Cause;
use crate::{LiveGame, Millis, Output, Room, SeatRow};

/// What happens by itself if nobody acts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Timer {
    ply: u32,
    seat: Seat,
    kind: Kind,
    at: Millis,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// A bot begins to think.
    Bot,
    /// A bot thinks, so many levels simpler than it is called.
    Thinks { n_simpler: u8 },
    /// The time of a person runs out, and a bot takes over.
    Clock,
}

impl Timer {
    /// When the room must be woken; a bot that thinks says itself when it has thought.
    pub(super) fn due(self) -> Option<Millis> {
        (!self.is_thought()).then_some(self.at)
    }

    /// Whether a bot thinks just now.
    pub(super) fn is_thought(self) -> bool {
        matches!(self.kind, Kind::Thinks { .. })
    }

    fn is_for(self, ply: u32, seat: Seat, kind: Kind) -> bool {
        let is_kind = match kind {
            Kind::Bot => matches!(self.kind, Kind::Bot | Kind::Thinks { .. }),
            kind => self.kind == kind,
        };
        (self.ply, self.seat) == (ply, seat) && is_kind
    }
}

/// How many simpler levels are tried before anything is done that the rules allow.
const MOST_SIMPLER: u8 = 3;

impl Room {
    /// Sets what happens by itself at the present decision, unless it is set already.
    pub(super) fn set_timer(&mut self, at: &At<'_>) {
        let wanted = self.wanted_timer(at.now);
        let Some(playing) = self.playing() else { return };
        playing.timer = match (playing.timer, wanted) {
            (Some(set), Some(wanted)) if set.is_for(wanted.ply, wanted.seat, wanted.kind) => Some(set),
            (_, wanted) => wanted,
        };
    }

    fn wanted_timer(&self, now: Millis) -> Option<Timer> {
        let Stage::Playing(playing) = &self.stage else { return None };
        let (ply, seat) = (playing.live.ply(), playing.live.to_act()?);
        let (kind, wait) = match self.bot_level(seat) {
            Some(_) => (Kind::Bot, Millis::from(self.lobby.row().bot_pace_ms)),
            None if self.is_stopped(seat) => return None,
            None => (Kind::Clock, Millis::from(self.lobby.row().pace_s?) * 1000),
        };
        Some(Timer { ply, seat, kind, at: now + wait })
    }

    /// Whether the clock stands still: whoever must act is not here, and nobody waits for him.
    fn is_stopped(&self, seat: Seat) -> bool {
        let guest = self.lobby.row().seats[seat.index()].guest();
        guest.is_some_and(|guest| {
            !self.presence.is_here(guest) && !self.presence.holds_up(guest, self.lobby.row())
        })
    }

    /// Does what is due at the present decision.
    pub(super) fn ring(&mut self, at: &mut At<'_>) {
        let timer = self.playing().and_then(|playing| playing.timer);
        let Some(timer) = timer.filter(|timer| timer.due().is_some_and(|due| due <= at.now)) else { return };
        match timer.kind {
            Kind::Bot => self.think(timer, 0, at),
            Kind::Clock => self.time_is_up(timer.seat, at),
            Kind::Thinks { .. } => {}
        }
    }

    fn time_is_up(&mut self, seat: Seat, at: &mut At<'_>) {
        if let Some(playing) = self.playing() {
            playing.away.insert(seat.index());
        }
        self.tell_table(at);
        self.set_timer(at);
    }

    fn think(&mut self, timer: Timer, n_simpler: u8, at: &mut At<'_>) {
        let Some(level) = self.bot_level(timer.seat) else { return };
        let seed = at.draw.seed();
        let Some(playing) = self.playing() else { return };
        playing.timer = Some(Timer { kind: Kind::Thinks { n_simpler }, ..timer });
        let thought = playing.live.thought(timer.seat, &level, usize::from(n_simpler), seed);
        at.out.push(Output::Think(Box::new(thought)));
    }

    /// A bot has thought: it acts if the decision is still its own.
    pub(super) fn bot_acts(&mut self, ply: u32, seat: Seat, action: Option<Value>, at: &mut At<'_>) {
        let Some(timer) = self.playing().and_then(|playing| playing.timer) else { return };
        let Kind::Thinks { n_simpler } = timer.kind else { return };
        if (timer.ply, timer.seat) != (ply, seat) || self.bot_level(seat).is_none() {
            return;
        }
        let proposed = action.and_then(|action| self.live_mut()?.propose(seat, ply, &action, None).ok());
        match proposed {
            Some(proposed) => self.append(ply, proposed, Cause::Own, at),
            None => self.think_simpler(timer, n_simpler, at),
        }
    }

    /// A bot that panicked or answered nonsense: the next simpler level is asked, and in the end the rules.
    fn think_simpler(&mut self, timer: Timer, n_simpler: u8, at: &mut At<'_>) {
        let level = self.bot_level(timer.seat).unwrap_or_default();
        at.complain(format!(
            "a bot ({level}, {n_simpler} levels simpler) had no answer at ply {}",
            timer.ply
        ));
        if n_simpler < MOST_SIMPLER {
            return self.think(timer, n_simpler + 1, at);
        }
        let action = self.live().and_then(LiveGame::any_action);
        let proposed =
            action.and_then(|action| self.live_mut()?.propose(timer.seat, timer.ply, &action, None).ok());
        match proposed {
            Some(proposed) => self.append(timer.ply, proposed, Cause::Own, at),
            None => self.read_again(None, at),
        }
    }

    /// The level of the bot that plays on a seat, for itself or for somebody who is away.
    fn bot_level(&self, seat: Seat) -> Option<String> {
        let Stage::Playing(playing) = &self.stage else { return None };
        match &self.lobby.row().seats[seat.index()] {
            SeatRow::Bot { level } => Some(level.clone()),
            SeatRow::Person { .. } if playing.away.has(seat.index()) => {
                Some(self.lobby.row().away_level.clone())
            }
            SeatRow::Person { .. } => None,
            SeatRow::Open => Some(self.lobby.row().away_level.clone()),
        }
    }

    /// How long the one who must act has left, where there is a clock.
    pub(super) fn clock_left_ms(&self, now: Millis) -> Option<u32> {
        let Stage::Playing(playing) = &self.stage else { return None };
        let timer = playing.timer.filter(|timer| timer.kind == Kind::Clock)?;
        Some((timer.at - now).clamp(0, i64::from(u32::MAX)) as u32)
    }
}
