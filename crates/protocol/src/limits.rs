//! Limits that the server and its clients share.

/// The longest name, in characters.
pub const LONGEST_NAME: usize = 24;
/// The longest thing that can be said in own words, in characters.
pub const LONGEST_TALK: usize = 300;
