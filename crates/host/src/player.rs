use wormery_core::Seat;

/// Somebody at the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    /// The name on the screen and in the record.
    pub name: String,
    /// Who decides.
    pub kind: Kind,
}

/// Who decides for a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Somebody at the keyboard.
    Person,
    /// A bot of this level.
    Bot(String),
    /// Somebody at another keyboard, or a bot there.
    Far,
}

impl Player {
    /// Somebody at the keyboard.
    pub fn person(name: impl Into<String>) -> Self {
        Self { name: name.into(), kind: Kind::Person }
    }

    /// A bot of a level.
    pub fn bot(name: impl Into<String>, level: impl Into<String>) -> Self {
        Self { name: name.into(), kind: Kind::Bot(level.into()) }
    }

    /// The level of a bot.
    pub fn level(&self) -> Option<&str> {
        match &self.kind {
            Kind::Bot(level) => Some(level),
            Kind::Person | Kind::Far => None,
        }
    }

    /// Whether somebody at the keyboard decides.
    pub fn is_person(&self) -> bool {
        self.kind == Kind::Person
    }
}

/// The names in seat order.
pub fn names(players: &[Player]) -> Vec<String> {
    players.iter().map(|player| player.name.clone()).collect()
}

/// The seats of people.
pub fn people(players: &[Player]) -> Vec<Seat> {
    let seats = Seat::all(players.len()).zip(players);
    seats.filter(|(_, player)| player.is_person()).map(|(seat, _)| seat).collect()
}

/// What a bot of a level is called where nobody names it: its level with a capital letter.
pub fn bot_name(level: &str) -> String {
    let mut letters = level.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}
