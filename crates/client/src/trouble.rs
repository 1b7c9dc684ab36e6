use thiserror::Error;
use wormery_protocol::Problem;

/// Why a table at a server is not reached, or no longer; in English, for those who do not say it in their own words.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Trouble {
    /// A code is asked for, and this is none.
    #[error("{0:?} is no code of a table: six letters and digits")]
    NoCode(String),
    /// An address begins with something else than `http` or `https`.
    #[error("{0}:// is no address of a table: it begins with http:// or https://")]
    Scheme(String),
    /// There is a code, but no server.
    #[error("{0} is a code: name its server too, with --server URL")]
    NoServer(String),
    /// A server cannot have this name.
    #[error("{0:?} is no name of a server")]
    Host(String),
    /// A server cannot listen there.
    #[error("{0:?} is no port")]
    Port(String),
    /// The address is that of something else.
    #[error("{0} names no table: its address ends with /t/ and a code of six letters and digits")]
    NoTable(String),
    /// A server cannot be asked, for a reason that its machine or ours gives.
    #[error("{server} does not answer: {why}")]
    Asking {
        /// The server.
        server: String,
        /// The reason, as it is given.
        why: String,
    },
    /// Something else answers there.
    #[error("{0} is no Wormery server")]
    NotWormery(String),
    /// The server is somewhere else.
    #[error("{server} sends us on to {to}")]
    SentOn {
        /// The server.
        server: String,
        /// Where it sends us.
        to: String,
    },
    /// A server answers with a status and no words.
    #[error("{server} answers with status {status}")]
    Status {
        /// The server.
        server: String,
        /// The status of HTTP.
        status: u16,
    },
    /// A server says why not.
    #[error("{}", .0.detail)]
    Refused(Box<Problem>),
    /// An answer cannot be read, for a reason that whoever reads JSON gives.
    #[error("the server's answer cannot be read: {0}")]
    Unreadable(String),
    /// A server does not say who we are.
    #[error("the server gave us no name")]
    NoName,
    /// Who we are cannot be written down.
    #[error("remember who we are in {file}: {why}")]
    NotRemembered {
        /// The file.
        file: String,
        /// The reason, as the system gives it.
        why: String,
    },
    /// The name that was asked for is not to be had.
    #[error("--name: {0}")]
    Name(Box<Trouble>),
    /// The server is there, but not the table.
    #[error("{address}: {why}")]
    At {
        /// The table.
        address: String,
        /// What is wrong with it.
        why: Box<Trouble>,
    },
    /// Something of the game is missing.
    #[error("the frame is for ply {ply}, what was seen leads to {leads_to}")]
    Gap {
        /// Where the table is.
        ply: u32,
        /// Where what was seen leads.
        leads_to: u32,
    },
    /// A server does not finish the handshake.
    #[error("the server does not answer")]
    NoAnswer,
    /// A server says nothing any more.
    #[error("the server is silent")]
    Silent,
    /// A server closes the line.
    #[error("the server has hung up")]
    HungUp,
    /// The line is broken, for a reason that the system gives.
    #[error("{0}")]
    Line(String),
}
