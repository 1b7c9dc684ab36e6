mod inner;
mod leaving;

use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, Weak};

use tokio::sync::{mpsc, oneshot};
use wormery_protocol::{Answer, Problem, TableInfo};
use wormery_room::{Ask, ClientId, Count, Input, Output, Room, Shown, Text};

pub(crate) use self::inner::Edge;
use self::inner::{Client, Inner};
use super::os::{Os, moment};
use super::strangers::Strangers;
use super::wish::Coming;
use super::{storing, timers};
use crate::app::App;
use crate::limits::locked;
use crate::{ids, review};

/// How many messages may wait for a client that does not read, here and at each server on the way; docs/protocol.md says so.
pub(crate) const QUEUE: usize = 64;

/// A room that is in memory, with those who wait for what it says.
pub(crate) struct Handle {
    pub(crate) code: Arc<str>,
    /// How often the table was taken by one of several servers.
    pub(crate) epoch: i64,
    app: Weak<App>,
    inner: Mutex<Inner>,
    /// Whether what follows from what was stored is done.
    is_settled: AtomicBool,
}

/// What a client is sent.
#[derive(Clone, Debug)]
pub(crate) enum Letter {
    /// A message, and what it shows if it is a frame.
    Text(Text, Option<Arc<Shown>>),
    /// It is let go, with the number that says why.
    Goodbye(u16),
    /// The table has gone to another server.
    Moved,
}

/// The room was put away meanwhile: it must be found again.
#[derive(Debug)]
pub(crate) struct PutAway;

impl Handle {
    /// A room that somebody has just made.
    pub(super) fn new(app: &Arc<App>, room: Room, epoch: i64) -> Arc<Self> {
        app.metrics.tables.up();
        let inner = Inner {
            room,
            clients: Vec::new(),
            asks: Vec::new(),
            next_number: 1,
            alarm: None,
            is_put_away: false,
            network: None,
            strangers: Strangers::default(),
        };
        let code = Arc::clone(inner.room.code());
        let is_settled = AtomicBool::new(true);
        Arc::new(Self { code, epoch, app: Arc::downgrade(app), inner: Mutex::new(inner), is_settled })
    }

    /// A room as it is stored.
    pub(super) fn load(
        app: &Arc<App>,
        code: &str,
        epoch: i64,
        found: storing::Found,
    ) -> (Arc<Self>, Vec<Output>) {
        let times = app.settings.times();
        let (room, outputs) =
            Room::load(code.into(), times, *found.snapshot, found.changed_ms, moment(&mut Os));
        let handle = Self::new(app, room, epoch);
        handle.is_settled.store(false, Ordering::Release);
        (handle, outputs)
    }

    /// Waits until what follows from what was stored is done: then anybody may look.
    pub(crate) async fn settle(self: &Arc<Self>) {
        if !self.is_settled.load(Ordering::Acquire) {
            // One that was put away meanwhile is found again by whoever asks it something.
            let _ = self.ask(|ask| Input::Settle { ask }).await;
            self.is_settled.store(true, Ordering::Release);
        }
    }

    /// Asks a question, and waits for the answer.
    pub(crate) async fn ask(
        self: &Arc<Self>,
        input: impl FnOnce(Ask) -> Input,
    ) -> Result<Result<Answer, Problem>, PutAway> {
        let answer = {
            let mut inner = self.present()?;
            let (sender, answer) = oneshot::channel();
            let ask = inner.number();
            inner.asks.push((ask, sender));
            self.drive(&mut inner, input(ask));
            answer
        };
        answer.await.map_err(|_| PutAway)
    }

    /// Connects a client, of this server or of another one.
    pub(crate) fn connect(
        self: &Arc<Self>,
        coming: &Coming,
        edge: Edge,
    ) -> Result<(ClientId, mpsc::Receiver<Letter>), PutAway> {
        let mut inner = self.present()?;
        let (queue, letters) = mpsc::channel(QUEUE);
        let id = inner.number();
        inner.clients.push(Client { id, queue, edge });
        self.drive(&mut inner, coming.input(id));
        inner.seen(&coming.guest.id, coming.from);
        Ok((id, letters))
    }

    /// Somebody was seen at the table: if he runs it, its bots think in the turns of his network.
    pub(super) fn seen(&self, guest: &str, from: IpAddr) {
        locked(&self.inner).seen(guest, from);
    }

    /// A client is gone.
    pub(crate) fn disconnect(self: &Arc<Self>, client: ClientId) {
        let mut inner = locked(&self.inner);
        inner.forget(client);
        inner.clients.shrink_to(4);
        if inner.is_put_away {
            return;
        }
        self.drive(&mut inner, Input::Disconnect { client });
    }

    /// Something has come for the room.
    pub(super) fn take(self: &Arc<Self>, input: Input) {
        // What comes for a room that is another server's by now is that one's matter.
        if let Ok(mut inner) = self.present() {
            self.drive(&mut inner, input);
        }
    }

    /// Carries out what a room wants that has just been read.
    pub(super) fn begin(self: &Arc<Self>, outputs: Vec<Output>) {
        let mut inner = locked(&self.inner);
        self.carry_out(&mut inner, outputs);
    }

    /// The table as everybody at it sees it.
    pub(crate) fn table(&self) -> TableInfo {
        locked(&self.inner).room.table()
    }

    /// Looks into the room.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&Room) -> T) -> T {
        look(&locked(&self.inner).room)
    }

    fn present(&self) -> Result<MutexGuard<'_, Inner>, PutAway> {
        let inner = locked(&self.inner);
        if inner.is_put_away { Err(PutAway) } else { Ok(inner) }
    }

    fn drive(self: &Arc<Self>, inner: &mut Inner, input: Input) {
        let outputs = inner.room.step(input, moment(&mut Os));
        self.carry_out(inner, outputs);
    }

    fn carry_out(self: &Arc<Self>, inner: &mut Inner, mut outputs: Vec<Output>) {
        let Some(app) = self.app.upgrade() else { return };
        while !outputs.is_empty() {
            let mut slow = Vec::new();
            for output in outputs {
                self.do_one(&app, inner, output, &mut slow);
            }
            outputs = Vec::new();
            for client in slow {
                app.metrics.slow_clients.add();
                outputs.extend(inner.room.step(Input::Disconnect { client }, moment(&mut Os)));
            }
        }
        self.set_alarm(&app, inner);
        if inner.room.is_closed() && !inner.is_put_away {
            inner.is_put_away = true;
            app.rooms.remove(self);
            if let Some(nodes) = &app.nodes {
                nodes.disown(&app, self);
            }
        }
    }

    fn do_one(self: &Arc<Self>, app: &Arc<App>, inner: &mut Inner, output: Output, slow: &mut Vec<ClientId>) {
        match output {
            Output::Store(write) => {
                let uncounted = inner.uncounted(&write);
                self.store(app, write, uncounted);
            }
            Output::Read => self.read(app),
            Output::Send(client, text, shown) => {
                if !inner.send(client, Letter::Text(text, shown)) {
                    inner.forget(client);
                    slow.push(client);
                }
            }
            Output::Cut(client, code) => {
                inner.send(client, Letter::Goodbye(code));
                inner.forget(client);
            }
            Output::Answer(ask, answer) => inner.answer(ask, answer),
            Output::Think(thought) => self.think(app, inner.owner(), *thought),
            Output::Review(id) => review::begin(app, id, None),
            Output::Count(what) => count(app, what),
            Output::Complain(what) => tracing::warn!(table = ids::log_name(&self.code), "{what}"),
        }
    }

    fn set_alarm(self: &Arc<Self>, app: &App, inner: &mut Inner) {
        let due = inner.room.due();
        if inner.alarm.map(super::timers::Alarm::at) == due {
            return;
        }
        if let Some(alarm) = inner.alarm.take() {
            app.timers.cancel(alarm);
        }
        inner.alarm = due.map(|due| app.timers.set(due, Arc::downgrade(self)));
    }

    /// The time has come for which the room asked.
    pub(super) fn ring(self: &Arc<Self>, alarm: timers::Alarm) {
        let mut inner = locked(&self.inner);
        if inner.alarm == Some(alarm) && !inner.is_put_away {
            inner.alarm = None;
            self.drive(&mut inner, Input::Wake);
        }
    }
}

fn count(app: &App, what: Count) {
    let metrics = &app.metrics;
    match what {
        Count::Move => metrics.moves.add(),
        Count::BotMove => metrics.bot_moves.add(),
        Count::Began => metrics.games_started.add(),
        Count::Ended => metrics.games_ended.add(),
        Count::StoreFailure => metrics.store_failures.add(),
    }
}

impl Drop for Handle {
    fn drop(&mut self) {
        if let Some(app) = self.app.upgrade() {
            app.metrics.tables.down();
        }
    }
}
