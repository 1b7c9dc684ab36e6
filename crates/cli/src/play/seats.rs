use anyhow::bail;
use wormery_host::Player;
use wormery_words::say;

use crate::reader::language;

/// Who sits where: people on the first seats, bots on the last.
#[derive(Debug)]
pub(super) struct Seats {
    names: Vec<String>,
    n_people: usize,
}

/// A name without what a terminal would obey.
pub(super) fn printable(name: &str) -> String {
    name.trim().chars().filter(|letter| !letter.is_control()).collect()
}

impl Seats {
    pub(super) fn new(n_seats: usize, bots: Option<usize>, given: &[String]) -> anyhow::Result<Self> {
        let bots = bots.unwrap_or(n_seats - 1);
        if bots > n_seats {
            bail!("--bots {bots}: there are only {n_seats} players");
        }
        if given.len() > n_seats {
            bail!("--names: {} names for {n_seats} players", given.len());
        }
        let n_people = n_seats - bots;
        let given = |seat: usize| given.get(seat).map(|name| printable(name)).filter(|name| !name.is_empty());
        let name = |seat: usize| match given(seat) {
            Some(name) => name,
            _ if seat < n_people => say!(language(), cli_player, n = seat + 1),
            _ => say!(language(), cli_bot, n = seat + 1),
        };
        Ok(Self { names: (0..n_seats).map(name).collect(), n_people })
    }

    /// Everybody at the table; the bots are of this level.
    pub(super) fn players(&self, level: &str) -> Vec<Player> {
        let player = |(place, name): (usize, &String)| {
            if place < self.n_people { Player::person(name) } else { Player::bot(name, level) }
        };
        self.names.iter().enumerate().map(player).collect()
    }
}
