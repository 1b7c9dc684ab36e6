use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use wormery_core::wire::plain_reason;
use wormery_core::{Config, Guess, Seat, Turn, Viewer};
use wormery_host::config_from_json;
use wormery_record::Recorded;
use wormery_table::{Seeded, Table};

/// A position in which a seat must act, as far as that seat may know it.
pub(super) struct Position<G: Guess> {
    pub(super) config: Config<G::Options>,
    pub(super) seat: Seat,
    pub(super) view: G::View,
    pub(super) legal: Vec<G::Action>,
    /// How many events have happened, where that is known.
    pub(super) ply: Option<u32>,
}

/// A position as a line tells it: a view and by which rules it was seen, or a record and how far it is looked at.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Told<'a> {
    /// Comes back as it is.
    #[serde(borrow, default)]
    pub(super) id: Option<&'a RawValue>,
    #[serde(borrow, default)]
    view: Option<&'a RawValue>,
    #[serde(default)]
    seat: Option<usize>,
    #[serde(default)]
    players: Option<usize>,
    #[serde(default)]
    start_seat: usize,
    #[serde(default)]
    options: Option<Value>,
    #[serde(default)]
    record: Option<String>,
    #[serde(default)]
    ply: Option<u32>,
}

/// The name of a position, whatever else its line says.
#[derive(Deserialize)]
pub(super) struct Named<'a> {
    #[serde(borrow, default)]
    pub(super) id: Option<&'a RawValue>,
}

impl<'a> Told<'a> {
    pub(super) fn parse(text: &'a str) -> Result<Self, String> {
        if text.trim().is_empty() {
            return Err("the line is blank".into());
        }
        serde_json::from_str(text).map_err(|error| plain_reason(&error.to_string()))
    }

    pub(super) fn position<G: Guess>(&self) -> Result<Position<G>, String> {
        match (self.view, &self.record) {
            (Some(view), None) => self.of_view(view.get()),
            (None, Some(record)) => self.of_record(record),
            _ => Err("a position has either view or record".into()),
        }
    }

    fn of_view<G: Guess>(&self, view: &str) -> Result<Position<G>, String> {
        let missing = |key: &str| format!("{key} is missing beside view");
        let n_seats = self.players.ok_or_else(|| missing("players"))?;
        let seat = self.seat.ok_or_else(|| missing("seat"))?;
        let options = self.options.clone().unwrap_or_else(|| Value::Object(serde_json::Map::new()));
        let config =
            config_from_json::<G>(n_seats, self.start_seat, &options).map_err(|error| error.to_string())?;
        if seat >= n_seats {
            return Err(format!("seat {seat} does not exist: the seats are 0 to {}", n_seats - 1));
        }
        let (seat, view) = (Seat::new(seat), parse_view::<G>(view)?);
        // Whichever position it is that looks like this: what the seat may do is the same in all of them.
        let game = G::guess(&config, &view, seat, &mut Seeded::new(0));
        if game.view(Viewer::Seat(seat)) != view {
            return Err("view: no position by these rules looks like this to the seat".into());
        }
        let legal = game.legal().collect();
        match game.turn() {
            Turn::Act(to_act) if to_act == seat => Ok(Position { config, seat, view, legal, ply: self.ply }),
            turn => Err(not_to_act(&turn, seat)),
        }
    }

    fn of_record<G: Guess>(&self, text: &str) -> Result<Position<G>, String> {
        if self.seat.is_some() || self.players.is_some() || self.options.is_some() || self.start_seat > 0 {
            return Err("seat, players, start_seat and options belong to view; a record has its own".into());
        }
        let recorded = Recorded::<G>::parse(text).map_err(|error| format!("record: {error}"))?;
        let n_events = recorded.events.len();
        let ply = self.ply.map_or(n_events, |ply| ply as usize);
        if ply > n_events {
            return Err(format!("ply {ply}: the record has {n_events} steps"));
        }
        let events = recorded.events.into_iter().take(ply);
        let table =
            Table::<G>::from_events(recorded.config, events).map_err(|illegal| illegal.to_string())?;
        let (game, config) = (table.game(), table.config().clone());
        match game.turn() {
            Turn::Act(seat) => Ok(Position {
                view: game.view(Viewer::Seat(seat)),
                legal: game.legal().collect(),
                config,
                seat,
                ply: Some(ply as u32),
            }),
            turn => Err(format!("ply {ply}: {}", nobody_acts(&turn))),
        }
    }
}

fn parse_view<G: Guess>(text: &str) -> Result<G::View, String> {
    serde_json::from_str(text).map_err(|error| format!("view: {}", plain_reason(&error.to_string())))
}

fn not_to_act<G: Guess>(turn: &Turn<G>, seat: Seat) -> String {
    match turn {
        Turn::Act(to_act) => format!("seat {seat} may not act: it is seat {to_act}'s turn"),
        turn => nobody_acts(turn),
    }
}

fn nobody_acts<G: Guess>(turn: &Turn<G>) -> String {
    match turn {
        Turn::Over(_) => "the game is over".into(),
        Turn::Act(_) | Turn::Chance(_) => "chance answers there, and nobody acts".into(),
    }
}
