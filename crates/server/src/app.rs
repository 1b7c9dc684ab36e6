use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use tokio::sync::{OnceCell, Semaphore, watch};
use wormery_store::Store;

use crate::Settings;
use crate::driver::{Rooms, Thinkers, Timers};
use crate::forgetting::Tokens;
use crate::hosts::Hosts;
use crate::limits::{Buckets, Counts, Networks, Programs, Rate};
use crate::metrics::Metrics;
use crate::network::Gate;
use crate::nodes::Nodes;
use crate::review::Reviews;

/// How many files of the client one may load for each request one may make: a device that opens the client for the
/// first time loads all of it, about a hundred, and a whole family does so at the same time.
const FILES_A_REQUEST: u32 = 20;

/// How often the guests of a network may miss for each time that anybody there may: one who mistypes is to find his table
/// although a neighbor tries out codes.
const MISSES_OF_GUESTS: u32 = 10;

/// For how long it is known how many results of a day came from a network: longer than any are taken.
const LISTED: Duration = Duration::from_hours(30 * 24);

/// A household may have 56 bits as well, and the network of 48 bits is not to fill a list either.
fn listed(most: u32) -> Networks<(String, IpAddr)> {
    let rate = |most| Rate::burst(most, LISTED);
    Networks::with_wider(rate(most), [(56, rate(most)), (48, rate(most.saturating_mul(2)))])
}

/// What all requests and rooms share.
pub(crate) struct App {
    pub(crate) settings: Settings,
    pub(crate) store: Store,
    pub(crate) rooms: Rooms,
    /// The other servers of the same database, if there may be some.
    pub(crate) nodes: Option<Nodes>,
    pub(crate) metrics: Metrics,
    /// The names under which it is reached.
    pub(crate) hosts: Hosts,
    /// The way of others to this machine.
    pub(crate) gate: Gate,
    /// Where bots think.
    pub(crate) thinkers: Thinkers,
    pub(crate) timers: Timers,
    /// How many reviews are made at a time.
    pub(crate) reviewers: Arc<Semaphore>,
    pub(crate) reviews: Reviews,
    /// How many games of days are checked at a time.
    pub(crate) referees: Semaphore,
    /// Whether the server is about to stop.
    pub(crate) stopping: watch::Sender<bool>,
    pub(crate) requests: Networks<IpAddr>,
    pub(crate) files: Networks<IpAddr>,
    /// The requests and new tables of programs, which are counted apart.
    pub(crate) programs: Programs,
    pub(crate) new_guests: Networks<IpAddr>,
    /// Codes and ids that lead nowhere, of anybody, and then of guests.
    pub(crate) misses: Networks<IpAddr>,
    pub(crate) guest_misses: Networks<IpAddr>,
    /// New tables of the people of a network, and of a guest.
    pub(crate) new_tables: Networks<IpAddr>,
    pub(crate) guest_tables: Buckets<String>,
    /// Results of a day that others see, by the day with its rule set.
    pub(crate) listed: Networks<(String, IpAddr)>,
    pub(crate) sockets: Arc<Counts>,
    /// Large answers that are on their way.
    pub(crate) large: Arc<Counts>,
    pub(crate) message_rate: Rate,
    pub(crate) forgotten: Tokens,
    /// What the servers of the database have in common.
    pub(crate) cluster: OnceCell<String>,
    /// Whether games on devices were copied since it was last looked how much room they take.
    pub(crate) has_new_copies: AtomicBool,
}

impl App {
    pub(crate) fn new(settings: Settings, store: Store, nodes: Option<Nodes>, gate: Gate) -> Arc<Self> {
        let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
        let is_shared = nodes.is_some();
        let shared = |rate| Networks::new(rate).shared(is_shared);
        let together = |rate| Networks::new(rate).together().shared(is_shared);
        Arc::new(Self {
            requests: shared(Rate::per_second(settings.requests_per_second)),
            files: Networks::new(Rate::per_second(
                settings.requests_per_second.saturating_mul(FILES_A_REQUEST),
            )),
            programs: Programs::new(settings.requests_per_second, settings.tables_per_hour, is_shared),
            new_guests: together(Rate::per_hour(settings.guests_per_hour)),
            misses: together(Rate::spread_over_an_hour(settings.misses_per_hour)),
            guest_misses: together(Rate::spread_over_an_hour(
                settings.misses_per_hour.saturating_mul(MISSES_OF_GUESTS),
            )),
            new_tables: together(Rate::spread_over_an_hour(settings.tables_per_hour)),
            guest_tables: Buckets::new(Rate::per_hour(settings.guest_tables_per_hour)).shared(is_shared),
            listed: listed(settings.listed_per_network).shared(is_shared),
            message_rate: Rate::per_second(settings.messages_per_second),
            hosts: Hosts::new(&settings),
            settings,
            store,
            rooms: Rooms::default(),
            nodes,
            metrics: Metrics::default(),
            gate,
            thinkers: Thinkers::new(n_cores),
            timers: Timers::default(),
            reviewers: Arc::new(Semaphore::new(n_cores.div_ceil(2))),
            reviews: Reviews::default(),
            referees: Semaphore::new(n_cores.div_ceil(2)),
            stopping: watch::Sender::new(false),
            sockets: Arc::default(),
            large: Arc::default(),
            forgotten: Tokens::default(),
            cluster: OnceCell::new(),
            has_new_copies: AtomicBool::new(true),
        })
    }

    /// The budgets of networks that all servers share.
    pub(crate) fn budgets(&self) -> [&Networks<IpAddr>; 7] {
        // Servers of neighboring versions tell each other these by their places: new ones come last.
        [
            &self.requests,
            &self.new_guests,
            &self.misses,
            &self.guest_misses,
            &self.new_tables,
            &self.programs.together,
            &self.programs.new_tables,
        ]
    }

    /// Whether the server is about to stop: nothing new is begun.
    pub(crate) fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }
}
