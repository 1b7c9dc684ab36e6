//! Who plays from the same network: a program that meets somebody of its own there has not played against strangers.

use std::collections::HashMap;
use std::net::IpAddr;

use wormery_room::RoomRow;

use crate::address::is_private;

/// Of so many guests it is known where they were seen last, before those without a seat are forgotten.
const MANY: usize = 64;

/// From where those were last seen who have come to a table, and who began its game.
#[derive(Default)]
pub(super) struct Strangers {
    seen: HashMap<String, IpAddr>,
    players: Vec<(u8, String)>,
}

impl Strangers {
    /// Somebody has come to the table.
    pub(super) fn seen(&mut self, guest: &str, from: IpAddr, row: &RoomRow) {
        if self.seen.len() >= MANY {
            let players = &self.players;
            let plays = |guest: &str| players.iter().any(|(_, player)| player == guest);
            self.seen.retain(|guest, _| row.is_seated(guest) || plays(guest));
        }
        self.seen.insert(guest.to_owned(), from);
    }

    /// A game begins with these.
    pub(super) fn begin(&mut self, players: &[(u8, String)]) {
        self.players = players.to_vec();
    }

    /// The seats of those who play against somebody of the same network.
    ///
    /// In a network of one's own, where everybody has a private address, nobody is told apart by it.
    pub(super) fn not_among_them(&self, row: &RoomRow) -> Vec<u8> {
        let seated = row.seats.iter().zip(0..).filter_map(|(seat, number)| Some((number, seat.guest()?)));
        let began = self.players.iter().map(|(seat, guest)| (*seat, guest.as_str()));
        let players: Vec<(u8, &str)> = began.chain(seated).collect();
        let home = |guest: &str| self.seen.get(guest).filter(|from| !is_private(**from));
        let meets_his_own = |(_, guest): &&(u8, &str)| {
            let is_his = |(_, other): &(u8, &str)| other != guest && home(other) == home(guest);
            home(guest).is_some() && players.iter().any(is_his)
        };
        players.iter().filter(meets_his_own).map(|(seat, _)| *seat).collect()
    }
}
