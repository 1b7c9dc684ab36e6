//! Why a server closes a socket, by number.

/// The server restarts.
pub const RESTART: u16 = 4000;
/// The table is closed.
pub const CLOSED: u16 = 4001;
/// The host has sent the guest away.
pub const SENT_AWAY: u16 = 4003;
/// No answer to three pings.
pub const SILENT: u16 = 4008;
/// Too slow in reading.
pub const TOO_SLOW: u16 = 4009;
/// Too many messages.
pub const TOO_MANY: u16 = 4029;
