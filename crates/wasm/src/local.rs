use serde_json::{Value, json};
use wormery_bots::{Pace, Roster};
use wormery_core::{Described, Seat, Turn, Viewer};
use wormery_host::{
    Bots, DeviceTable, Input, LuckSource, Output, Player, bot_name, names, people, problem_of, record_text,
    result_rows,
};
use wormery_protocol::{
    Code, Color, DeviceReply, FairInfo, FrameMessage, KeptPlan, KeptSeat, Problem, SeatInfo, ServerMessage,
    TableInfo, TableState, You,
};
use wormery_record::Recorded;
use wormery_table::{Frame, Ply, Previews, Table};
use wormery_today::{Today, stamped};

use crate::plan::config_of;
use crate::read::read;

/// A table in the page, whichever game is played there.
pub(crate) trait LocalTable {
    /// Everything that a client is told when it comes, and the whole record.
    fn hello(&self) -> DeviceReply;
    /// A person acts.
    fn act(&mut self, ply: u32, action: &Value) -> DeviceReply;
    /// Lets the bot act whose turn it is; nothing happens if it is a person's.
    fn bot(&mut self, playouts: u32) -> DeviceReply;
    /// Takes the last decision back.
    fn undo(&mut self) -> DeviceReply;
    /// Somebody looks at the hand of a seat.
    fn look(&mut self, seat: u8) -> DeviceReply;
}

/// A table of one game.
pub(crate) struct Local<G: Roster> {
    device: DeviceTable<G>,
    bots: Bots<G>,
    seats: Vec<KeptSeat>,
    options: Value,
    /// Of which day it is the game, if it is one.
    today: Option<Today>,
}

/// The id of the one game at a local table.
const LOCAL: &str = "local";

impl<G: Roster + Described> Local<G> {
    /// Opens a table, at the beginning or after what a record tells.
    pub(crate) fn open(
        plan: KeptPlan,
        seed: u32,
        record: Option<&str>,
        today: Option<Today>,
    ) -> Result<Self, String> {
        let config = config_of::<G>(&plan)?;
        let events = match record {
            Some(text) => Recorded::<G>::parse(text).map_err(|error| error.to_string())?.events,
            None => Vec::new(),
        };
        let players: Vec<Player> = plan.seats.iter().map(player).collect();
        let bots =
            Bots::new(players.iter().map(Player::level), &config).map_err(|error| error.to_string())?;
        // After a record the luck goes on elsewhere, not at its beginning.
        let seed = (events.len() as u64) << 32 | u64::from(seed);
        let table = Table::from_events(config, events).map_err(|illegal| illegal.to_string())?;
        let mut device = DeviceTable::new(table, players, LuckSource { seed, today: today.clone() });
        device.step(Input::Open).map_err(|refused| refused.to_string())?;
        Ok(Self { device, bots, seats: plan.seats, options: plan.options, today })
    }

    /// Lets the table take something in; what everybody here is told of it.
    fn step(&mut self, input: Input<G>) -> DeviceReply {
        let before = self.device.table().ply();
        match self.device.step(input) {
            Err(refused) => self.refused(problem_of(&refused)),
            Ok(Output::Nothing) => self.reply(Vec::new()),
            Ok(Output::Happened { lines, update }) => {
                let table = self.device.table();
                let mut messages = self.frames(|viewer| table.update_frame(viewer, &update, Previews::With));
                if table.turn().is_over() {
                    messages.push(self.table_message());
                }
                DeviceReply { since: Some(before.0), lines, ..self.reply(messages) }
            }
            Ok(Output::Undone { .. }) => self.reply(self.frames_since(self.device.table().ply())),
        }
    }

    /// The record stays as it is.
    fn reply(&self, messages: Vec<ServerMessage>) -> DeviceReply {
        let Ply(ply) = self.device.table().ply();
        let (lines, undoable) = (String::new(), self.device.can_undo());
        DeviceReply { ply, messages, since: Some(ply), lines, undoable, problem: None }
    }

    fn refused(&self, problem: Problem) -> DeviceReply {
        DeviceReply { problem: Some(Box::new(problem)), ..self.reply(Vec::new()) }
    }

    fn frames_since(&self, since: Ply) -> Vec<ServerMessage> {
        self.frames(|viewer| self.device.table().frame(viewer, since, Previews::With))
    }

    /// A frame for each person, or one for those who only watch bots.
    fn frames(&self, frame: impl Fn(Viewer) -> Frame<G>) -> Vec<ServerMessage> {
        let to_act = self.device.table().turn().seat().map(number);
        let message = |seat: Option<Seat>| {
            let frame = json!(frame(seat.map_or(Viewer::Public, Viewer::Seat)));
            let (game, seat) = (LOCAL.into(), seat.map(number));
            ServerMessage::Frame(FrameMessage { game, seat, to_act, clock: None, frame })
        };
        match &*people(self.device.players()) {
            [] => vec![message(None)],
            people => people.iter().map(|seat| message(Some(*seat))).collect(),
        }
    }

    fn table_message(&self) -> ServerMessage {
        let standing = match self.device.table().turn() {
            Turn::Over(standing) => Some(standing),
            Turn::Act(_) | Turn::Chance(_) => None,
        };
        let host = people(self.device.players()).first().copied();
        let seats = Seat::all(self.seats.len()).zip(&self.seats);
        let info = TableInfo {
            programs: false,
            code: LOCAL.into(),
            game: G::NAME.into(),
            options: self.options.clone(),
            public: false,
            state: if standing.is_some() { TableState::Over } else { TableState::Playing },
            seats: seats.map(|(seat, plan)| seat_info(plan, Some(seat) == host)).collect(),
            start_seat: self.device.table().config().start().index() as u8,
            pace_s: None,
            away_level: String::new(),
            bot_pace_ms: 0,
            watchers: 0,
            game_id: Some(LOCAL.into()),
            result: standing.as_ref().map(result_rows),
            digest: None,
            fair: FairInfo { id: LOCAL.into(), commitment: String::new(), hashes: Vec::new(), reveal: false },
        };
        ServerMessage::Table { table: Box::new(info) }
    }

    fn you(&self) -> ServerMessage {
        let people = people(self.device.players());
        let first = people.first().map(|seat| &self.seats[seat.index()]);
        let (name, color) = match first {
            Some(KeptSeat::Person { name, color }) => (name.clone(), *color),
            _ => (String::new(), Color::Rust),
        };
        let seats = people.into_iter().map(number).collect();
        ServerMessage::You(You { seats, host: true, name, color, was_away: false })
    }

    fn record(&self) -> String {
        let text = record_text(self.device.table(), &names(self.device.players())).unwrap_or_default();
        self.today.as_ref().map_or(text.clone(), |today| stamped(&text, today))
    }
}

fn number(seat: Seat) -> u8 {
    seat.index() as u8
}

fn player(seat: &KeptSeat) -> Player {
    match seat {
        KeptSeat::Person { name, .. } => Player::person(name),
        KeptSeat::Bot { level } => Player::bot(bot_name(level), level),
    }
}

fn seat_info(seat: &KeptSeat, host: bool) -> SeatInfo {
    match seat {
        KeptSeat::Bot { level } => SeatInfo::Bot { name: bot_name(level), level: level.clone(), next: None },
        KeptSeat::Person { name, color } => SeatInfo::Person {
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

impl<G: Roster + Described> LocalTable for Local<G> {
    fn hello(&self) -> DeviceReply {
        let mut messages = vec![self.table_message(), self.you()];
        messages.extend(self.frames_since(Ply::default()));
        DeviceReply { since: None, lines: self.record(), ..self.reply(messages) }
    }

    fn act(&mut self, ply: u32, action: &Value) -> DeviceReply {
        match read(action) {
            Ok(action) => self.step(Input::Act { ply: Ply(ply), action }),
            Err(error) => self.refused(Problem::new(Code::BadRequest, format!("action: {error}"))),
        }
    }

    fn bot(&mut self, playouts: u32) -> DeviceReply {
        match self.device.bot_to_act() {
            Some(job) => {
                let thought = job.think(&mut self.bots, Pace::Playouts(playouts.max(1)));
                self.step(thought)
            }
            None => self.reply(Vec::new()),
        }
    }

    fn undo(&mut self) -> DeviceReply {
        self.step(Input::Undo)
    }

    fn look(&mut self, seat: u8) -> DeviceReply {
        self.step(Input::Look(Seat::new(seat.into())))
    }
}
