use wormery_protocol::{SeatInfo, TableInfo};

/// What is different about the seats of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Change {
    /// The table has so many seats now.
    Seats(usize),
    /// Somebody sits where somebody else was.
    Replaced {
        /// Who sat there.
        old: String,
        /// Who sits there.
        new: String,
    },
    /// Somebody is away, and a bot plays.
    Away(String),
    /// Somebody is back.
    Back(String),
    /// Somebody has lost the connection.
    Lost(String),
    /// Somebody is here.
    Here(String),
    /// Somebody sits down.
    SitsDown(String),
    /// Somebody gets up.
    GetsUp(String),
    /// Somebody gets up, and a bot plays on.
    LeavesToBot(String),
    /// A bot sits down.
    BotSitsDown(String),
}

/// What is different about the seats, one change for each.
pub(crate) fn changes(before: &TableInfo, after: &TableInfo) -> Vec<Change> {
    if before.seats.len() != after.seats.len() {
        return vec![Change::Seats(after.seats.len())];
    }
    before.seats.iter().zip(&after.seats).filter_map(|(before, after)| change(before, after)).collect()
}

fn change(before: &SeatInfo, after: &SeatInfo) -> Option<Change> {
    use SeatInfo::{Bot, Open, Person};
    Some(match (before, after) {
        (Person { name: old, .. }, Person { name, .. }) if old != name => {
            Change::Replaced { old: old.clone(), new: name.clone() }
        }
        (Person { away: false, .. }, Person { name, away: true, .. }) => Change::Away(name.clone()),
        (Person { away: true, .. }, Person { name, away: false, .. }) => Change::Back(name.clone()),
        (Person { here: true, .. }, Person { name, here: false, .. }) => Change::Lost(name.clone()),
        (Person { here: false, .. }, Person { name, here: true, .. }) => Change::Here(name.clone()),
        (Open | Bot { .. }, Person { name, .. }) => Change::SitsDown(name.clone()),
        (Person { name, .. }, Open) => Change::GetsUp(name.clone()),
        (Person { name, .. }, Bot { .. }) => Change::LeavesToBot(name.clone()),
        (Open, Bot { name, .. }) => Change::BotSitsDown(name.clone()),
        _ => return None,
    })
}
