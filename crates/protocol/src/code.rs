use wormery_core::words;

words! {
    /// Why something was refused: stable words for programs, beside a sentence for people.
    pub enum Code as "code" {
        /// It cannot be read, or a part of it is wrong.
        BadRequest = "bad_request",
        /// It needs a guest's cookie or a bot's token, and there is none that counts.
        Unauthorized = "unauthorized",
        /// It may be done, but not by this guest.
        Forbidden = "forbidden",
        /// The host of the table has not allowed programs to sit down.
        NoPrograms = "no_programs",
        /// There is no such thing.
        NotFound = "not_found",
        /// The address is there, but not for this method.
        MethodNotAllowed = "method_not_allowed",
        /// It comes from a page of another site.
        ForeignOrigin = "foreign_origin",
        /// The server is not known by the name in the address.
        UnknownHost = "unknown_host",
        /// It is longer or deeper than anything that makes sense.
        TooLarge = "too_large",
        /// Too much of it in too short a time.
        TooMany = "too_many",
        /// The action was made for another ply than the present one.
        Stale = "stale",
        /// It is another seat's turn.
        NotYourTurn = "not_your_turn",
        /// The rules do not allow it.
        Illegal = "illegal",
        /// The game is over.
        GameOver = "game_over",
        /// It cannot be done in the present state of the table.
        WrongState = "wrong_state",
        /// The game goes on at another device.
        TakenOver = "taken_over",
        /// The day of the game has not begun, or ended too long ago.
        NotToday = "not_today",
        /// The luck of the record is not that of its day.
        OtherLuck = "other_luck",
        /// The bots of the day would have done something else.
        OtherBots = "other_bots",
        /// The bots of the record are of a version that is not known here: the page or the program is too old or too new.
        UnknownBots = "unknown_bots",
        /// Another game of this day counts already.
        AlreadyPlayed = "already_played",
        /// No seat is free.
        Full = "full",
        /// The store cannot be reached or written; nothing was changed.
        Unavailable = "unavailable",
        /// The program has a fault.
        Internal = "internal",
    }
}

impl Code {
    /// The HTTP status that goes with it.
    pub fn status(self) -> u16 {
        match self {
            Self::BadRequest => 400,
            Self::Unauthorized => 401,
            Self::Forbidden | Self::NoPrograms | Self::ForeignOrigin => 403,
            Self::NotFound => 404,
            Self::MethodNotAllowed => 405,
            Self::Stale
            | Self::NotYourTurn
            | Self::GameOver
            | Self::WrongState
            | Self::TakenOver
            | Self::NotToday
            | Self::UnknownBots
            | Self::AlreadyPlayed
            | Self::Full => 409,
            Self::TooLarge => 413,
            Self::UnknownHost => 421,
            Self::Illegal | Self::OtherLuck | Self::OtherBots => 422,
            Self::TooMany => 429,
            Self::Internal => 500,
            Self::Unavailable => 503,
        }
    }

    /// What it is about, in a few words.
    pub fn title(self) -> &'static str {
        match self {
            Self::BadRequest => "The request is wrong",
            Self::Unauthorized => "Nobody is known by this token",
            Self::Forbidden => "Not allowed",
            Self::NoPrograms => "No programs at this table",
            Self::NotFound => "Not found",
            Self::MethodNotAllowed => "Not with this method",
            Self::ForeignOrigin => "The request comes from another site",
            Self::UnknownHost => "Not a name of this server",
            Self::TooLarge => "Too large",
            Self::TooMany => "Too many requests",
            Self::Stale => "The table has moved on",
            Self::NotYourTurn => "Not your turn",
            Self::Illegal => "Against the rules",
            Self::GameOver => "The game is over",
            Self::WrongState => "Not now",
            Self::TakenOver => "The game goes on elsewhere",
            Self::NotToday => "Not the day for it",
            Self::OtherLuck => "Not the luck of the day",
            Self::OtherBots => "Not what the bots do",
            Self::UnknownBots => "Bots that are not known here",
            Self::AlreadyPlayed => "Another game counts already",
            Self::Full => "No seat is free",
            Self::Unavailable => "Not available just now",
            Self::Internal => "A fault of the program",
        }
    }
}
