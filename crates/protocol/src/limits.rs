//! Facts that the server and its clients share.

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;
/// The longest thing that can be said in own words, in characters.
pub const LONGEST_TALK: usize = 300;

/// Letters and digits of ids, which are not taken for each other (Crockford): no i, l, o, u.
pub const ID_LETTERS: &str = "0123456789abcdefghjkmnpqrstvwxyz";
/// How many letters the id of a game on a device has: 130 bits, because whoever has it may go on with the game.
pub const KEPT_ID: usize = 26;
/// How many games that go on a device keeps, and a server copies for a guest; the oldest go first.
pub const MOST_RUNNING: usize = 20;
/// The same for games that are over.
pub const MOST_FINISHED: usize = 200;
