use serde::Deserialize;
use serde_json::{Value, json};
use wormery_bots::{Pace, Roster};
use wormery_core::{Seat, Turn, Viewer};
use wormery_host::{Bots, bot_name, record_text, result_rows};
use wormery_protocol::{
    Answer, Code, Color, FairInfo, FrameMessage, Problem, SeatInfo, ServerMessage, TableInfo, TableState, You,
};
use wormery_record::Recorded;
use wormery_table::{Ply, Previews, Proposal, Refused, Seeded, Table};
use wormery_today::{TableLuck, Today, stamped};

use crate::call::Plan;
use crate::read::read;

/// A table in the page, whichever game is played there: messages in, messages out.
pub(crate) trait LocalTable {
    /// Everything that a client is told when it comes.
    fn hello(&self) -> Vec<Value>;
    /// Does what a message says; the answer, and what the client is told besides.
    fn send(&mut self, message: Message) -> Vec<Value>;
    /// Lets the bot act whose turn it is; nothing if it is a person's.
    fn bot(&mut self, playouts: u32) -> Vec<Value>;
    /// The record so far.
    fn record(&self) -> String;
}

/// A message as to a server's socket; of all that it could say, only that somebody acts means something here.
#[derive(Deserialize)]
pub(crate) struct Message {
    cid: Option<u32>,
    #[serde(rename = "type")]
    kind: String,
    ply: Option<u32>,
    #[serde(default)]
    action: Value,
}

/// Who sits on a seat of a local table.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum SeatPlan {
    /// Somebody at this device.
    Person { name: String, color: Color },
    /// A bot.
    Bot { level: String },
}

impl SeatPlan {
    fn name(&self) -> String {
        match self {
            Self::Person { name, .. } => name.clone(),
            Self::Bot { level } => bot_name(level),
        }
    }

    pub(crate) fn level(&self) -> Option<&str> {
        match self {
            Self::Person { .. } => None,
            Self::Bot { level } => Some(level),
        }
    }

    fn info(&self, host: bool) -> SeatInfo {
        match self {
            Self::Bot { level } => SeatInfo::Bot { name: bot_name(level), level: level.clone(), next: None },
            Self::Person { name, color } => SeatInfo::Person {
                name: name.clone(),
                color: *color,
                here: true,
                away: false,
                host,
                local: !host,
                robot: false,
                who: None,
            },
        }
    }
}

/// A table of one game.
pub(crate) struct Local<G: Roster> {
    table: Table<G>,
    seats: Vec<SeatPlan>,
    bots: Bots<G>,
    options: Value,
    luck: TableLuck,
    seed: u32,
    /// Of which day it is the game, if it is one.
    today: Option<Today>,
}

/// The id of the one game at a local table.
const LOCAL: &str = "local";

impl<G: Roster> Local<G> {
    /// Opens a table, at the beginning or after what a record tells.
    pub(crate) fn open(
        plan: Plan,
        seed: u32,
        record: Option<&str>,
        today: Option<Today>,
    ) -> Result<Self, String> {
        let config = plan.config::<G>()?;
        let events = match record {
            Some(text) => Recorded::<G>::parse(text).map_err(|error| error.to_string())?.events,
            None => Vec::new(),
        };
        let levels = plan.seats.iter().map(SeatPlan::level);
        let bots = Bots::new(levels, &config).map_err(|error| error.to_string())?;
        // After a record the luck goes on elsewhere, not at its beginning.
        let luck = TableLuck::new(today.as_ref(), Seeded::for_game(seed.into(), events.len() as u64));
        let table = Table::from_events(config, events).map_err(|illegal| illegal.to_string())?;
        let mut local = Self { table, seats: plan.seats, bots, options: plan.options, luck, seed, today };
        let opening = local.luck.propose_chance(&local.table).map_err(|refused| refused.to_string())?;
        local.happen(opening);
        Ok(local)
    }

    /// Lets a proposal happen; what everybody here is told.
    fn happen(&mut self, proposal: Proposal<G>) -> Vec<Value> {
        let from = proposal.from();
        if self.table.commit(proposal).is_err() {
            return Vec::new();
        }
        let mut messages = self.frames(from);
        if self.table.turn().is_over() {
            messages.push(self.table_message());
        }
        messages
    }

    fn people(&self) -> Vec<Seat> {
        let is_person = |seat: &Seat| matches!(self.seats[seat.index()], SeatPlan::Person { .. });
        Seat::all(self.seats.len()).filter(is_person).collect()
    }

    /// A frame for each person, or one for those who only watch bots.
    fn frames(&self, since: Ply) -> Vec<Value> {
        let people = self.people();
        let viewers: Vec<Viewer> = if people.is_empty() {
            vec![Viewer::Public]
        } else {
            people.into_iter().map(Viewer::Seat).collect()
        };
        viewers.into_iter().map(|viewer| self.frame(viewer, since)).collect()
    }

    fn frame(&self, viewer: Viewer, since: Ply) -> Value {
        let number = |seat: Seat| seat.index() as u8;
        let seat = match viewer {
            Viewer::Seat(seat) => Some(number(seat)),
            Viewer::Public => None,
        };
        written(&ServerMessage::Frame(FrameMessage {
            game: LOCAL.into(),
            seat,
            to_act: self.table.turn().seat().map(number),
            clock: None,
            frame: json!(self.table.frame(viewer, since, Previews::With)),
        }))
    }

    fn table_message(&self) -> Value {
        let standing = match self.table.turn() {
            Turn::Over(standing) => Some(standing),
            Turn::Act(_) | Turn::Chance(_) => None,
        };
        let host = self.people().first().copied();
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        let info = TableInfo {
            programs: false,
            code: LOCAL.into(),
            game: G::NAME.into(),
            options: self.options.clone(),
            public: false,
            state: if standing.is_some() { TableState::Over } else { TableState::Playing },
            seats: seats.map(|(seat, plan)| plan.info(Some(seat) == host)).collect(),
            start_seat: self.table.config().start().index() as u8,
            pace_s: None,
            away_level: String::new(),
            bot_pace_ms: 0,
            watchers: 0,
            game_id: Some(LOCAL.into()),
            result: standing.as_ref().map(result_rows),
            digest: None,
            fair: FairInfo { id: LOCAL.into(), commitment: String::new(), hashes: Vec::new(), reveal: false },
        };
        written(&ServerMessage::Table { table: Box::new(info) })
    }

    fn you(&self) -> Value {
        let people = self.people();
        let first = people.first().map(|seat| &self.seats[seat.index()]);
        let (name, color) = match first {
            Some(SeatPlan::Person { name, color }) => (name.clone(), *color),
            _ => (String::new(), Color::Rust),
        };
        let seats = people.into_iter().map(|seat| seat.index() as u8).collect();
        written(&ServerMessage::You(You { seats, host: true, name, color, was_away: false }))
    }

    fn act(&mut self, ply: u32, action: &Value) -> Result<(u32, Vec<Value>), Problem> {
        let wrong = |detail: String| Problem::new(Code::BadRequest, detail);
        let action: G::Action = read(action).map_err(|error| wrong(format!("action: {error}")))?;
        let seat =
            self.table.turn().seat().ok_or_else(|| Problem::new(Code::GameOver, "the game is over"))?;
        if self.bots.plays(seat) {
            return Err(Problem::new(Code::NotYourTurn, "it is a bot's turn"));
        }
        let proposal =
            self.luck.propose(&self.table, seat, Ply(ply), action).map_err(|error| refused(&error))?;
        let messages = self.happen(proposal);
        Ok((self.table.ply().0, messages))
    }
}

fn written(message: &ServerMessage) -> Value {
    json!(message)
}

fn refused(refused: &Refused) -> Problem {
    match refused {
        Refused::NotYourTurn(_) => Problem::new(Code::NotYourTurn, refused.to_string()),
        Refused::Over => Problem::new(Code::GameOver, refused.to_string()),
        Refused::Illegal(illegal) => Problem::illegal(illegal),
        Refused::Stale { now, .. } => Problem::new(Code::Stale, refused.to_string()).at(now.0),
    }
}

impl<G: Roster> LocalTable for Local<G> {
    fn hello(&self) -> Vec<Value> {
        let mut messages = vec![self.table_message(), self.you()];
        messages.extend(self.frames(Ply::default()));
        messages
    }

    fn send(&mut self, message: Message) -> Vec<Value> {
        let Message { cid, kind, ply, action } = message;
        let done = match (&*kind, ply) {
            ("act", Some(ply)) => self.act(ply, &action),
            _ => Err(Problem::new(Code::WrongState, "there is nothing like that at a table on this device")),
        };
        match done {
            Ok((ply, mut messages)) => {
                messages.push(written(&ServerMessage::Ack(Answer { cid, ply: Some(ply) })));
                messages
            }
            Err(problem) => vec![written(&ServerMessage::Refused { cid, problem: Box::new(problem) })],
        }
    }

    fn bot(&mut self, playouts: u32) -> Vec<Value> {
        let Some(seat) = self.table.turn().seat() else { return Vec::new() };
        if !self.bots.plays(seat) {
            return Vec::new();
        }
        let frame = self.table.frame(Viewer::Seat(seat), self.table.ply(), Previews::Without);
        let luck = match &self.today {
            Some(today) => today.thinking(frame.ply),
            None => Seeded::for_game(u64::from(self.seed) << 32, frame.ply.0.into()),
        };
        let pace = Pace::Playouts(playouts.max(1));
        let Some(action) = self.bots.choose(seat, &frame, pace, luck) else { return Vec::new() };
        match self.luck.propose(&self.table, seat, frame.ply, action) {
            Ok(proposal) => self.happen(proposal),
            Err(_) => Vec::new(),
        }
    }

    fn record(&self) -> String {
        let names: Vec<String> = self.seats.iter().map(SeatPlan::name).collect();
        let text = record_text(&self.table, &names);
        debug_assert!(text.is_ok(), "memory takes everything");
        let text = text.unwrap_or_default();
        self.today.as_ref().map_or(text.clone(), |today| stamped(&text, today))
    }
}
