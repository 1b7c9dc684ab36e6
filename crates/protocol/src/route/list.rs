use super::{Body, Method, Parameter, Place, Route, Who};
use crate::Code;

/// Every address of the HTTP interface.
pub const ROUTES: &[Route] = &[
    get("/healthz", "The process is up", Body::Text),
    get("/livez", "The process is up", Body::Text),
    get("/readyz", "The store answers, and the server is not about to stop", Body::Text)
        .or(&[Code::Unavailable]),
    get("/version", "What runs here", Body::AnyJson),
    get("/ws/v1", "Opens a socket to a table", Body::Socket)
        .by(Who::Guest)
        .with(&[TABLE, SINCE, WATCH, PREVIEWS])
        .gives(101)
        .or(&[Code::BadRequest, Code::NotFound, Code::ForeignOrigin]),
    get("/api/openapi.json", "This document", Body::AnyJson),
    get("/api/v1/rules", "The games that can be played, with their bots", Body::List("RulesInfo")),
    get("/api/v1/me", "Who I am; somebody new becomes a guest", Body::Json("GuestInfo")).by(Who::Visitor),
    new(Method::Patch, "/api/v1/me", "Changes my name or color", Body::Json("GuestInfo"))
        .by(Who::Guest)
        .takes("GuestChange"),
    new(Method::Delete, "/api/v1/me", "Forgets me", Body::Empty).by(Who::Guest).gives(204),
    get("/api/v1/me/export", "Everything that is stored about me", Body::AnyJson).by(Who::Guest),
    get("/api/v1/me/games", "The games I play and played, newest first", Body::Json("GamesPage"))
        .by(Who::Guest)
        .with(&[LIMIT, CURSOR])
        .or(&[Code::BadRequest]),
    get("/api/v1/me/bots", "The programs that play for me", Body::List("BotCreated")).by(Who::Guest),
    new(Method::Post, "/api/v1/me/bots", "A token for a program that plays", Body::Json("BotCreated"))
        .by(Who::Guest)
        .takes("BotRequest")
        .gives(201)
        .or(&[Code::Forbidden]),
    new(Method::Delete, "/api/v1/me/bots/{id}", "Forgets a program of mine", Body::Empty)
        .by(Who::Guest)
        .with(&[BOT])
        .gives(204)
        .or(&[Code::NotFound]),
    new(
        Method::Post,
        "/api/v1/me/bots/{id}/token",
        "A new token; the old one ends",
        Body::Json("BotCreated"),
    )
    .by(Who::Guest)
    .with(&[BOT])
    .or(&[Code::NotFound]),
    get("/api/v1/programs", "Programs that have played here, with their results", Body::List("ProgramInfo")),
    new(Method::Post, "/api/v1/play", "A table with bots that begins by itself", Body::Json("TableInfo"))
        .by(Who::Visitor)
        .takes("PlayNow")
        .gives(201),
    get("/api/v1/tables", "Public tables", Body::List("TableSummary")),
    new(Method::Post, "/api/v1/tables", "Makes a table", Body::Json("TableInfo"))
        .by(Who::Visitor)
        .takes("CreateTable")
        .gives(201),
    get("/api/v1/tables/{code}", "A table", Body::Json("TableInfo")).with(&[CODE]).or(&[Code::NotFound]),
    new(Method::Post, "/api/v1/tables/{code}/commands", "A command without a socket", Body::Json("Answer"))
        .by(Who::Guest)
        .with(&[CODE])
        .takes("Command")
        .or(&[
            Code::Forbidden,
            Code::NoPrograms,
            Code::NotFound,
            Code::Stale,
            Code::NotYourTurn,
            Code::GameOver,
            Code::WrongState,
            Code::Full,
            Code::Illegal,
        ]),
    get("/api/v1/kept/{id}", "A game on a device", Body::Json("KeptInfo"))
        .with(&[KEPT])
        .or(&[Code::NotFound]),
    new(Method::Put, "/api/v1/kept/{id}", "Copies a game on a device", Body::Empty)
        .by(Who::Visitor)
        .with(&[KEPT])
        .takes("KeptCopy")
        .gives(204)
        .or(&[Code::Illegal, Code::TakenOver]),
    new(Method::Delete, "/api/v1/kept/{id}", "Forgets the copy of a game of mine", Body::Empty)
        .by(Who::Guest)
        .with(&[KEPT])
        .gives(204)
        .or(&[Code::NotFound]),
    new(Method::Post, "/api/v1/kept/{id}/take", "Takes a game over to this device", Body::Json("KeptTaken"))
        .by(Who::Visitor)
        .with(&[KEPT])
        .takes("KeptTake")
        .or(&[Code::NotFound, Code::GameOver]),
    new(Method::Post, "/api/v1/today", "Ranks a finished game of a day", Body::Json("TodayRanking"))
        .by(Who::Visitor)
        .takes("TodaySent")
        .or(&[
            Code::Forbidden,
            Code::Illegal,
            Code::NotToday,
            Code::OtherLuck,
            Code::OtherBots,
            Code::UnknownBots,
            Code::AlreadyPlayed,
        ]),
    get("/api/v1/today/{day}/{set}", "What people made of the game of a day", Body::Json("TodayRanking"))
        .with(&[DAY, SET])
        .or(&[Code::NotFound]),
    get("/api/v1/network", "How other devices reach a server on this machine", Body::Json("NetworkInfo"))
        .or(&[Code::Forbidden]),
    new(Method::Post, "/api/v1/network/open", "Opens this server to its network", Body::Json("NetworkInfo"))
        .by(Who::Guest)
        .takes("NetworkOpen")
        .or(&[Code::Forbidden, Code::Unavailable]),
    get("/api/v1/games/{id}", "A game", Body::Json("GameInfo")).with(&[GAME]).or(&[Code::NotFound]),
    get("/api/v1/games/{id}/record", "The record of a game that is over", Body::Record)
        .with(&[GAME])
        .or(&[Code::NotFound, Code::WrongState]),
    get("/api/v1/games/{id}/review", "Luck and skill of a game that is over", Body::Json("Report"))
        .with(&[GAME])
        .not_yet(202, Body::Json("ReviewComing"))
        .or(&[Code::NotFound]),
    get("/api/v1/games/{id}/stream", "The frames of a game, line by line", Body::Lines("StreamLine"))
        .by(Who::Guest)
        .with(&[GAME, SINCE, PREVIEWS])
        .or(&[Code::NotFound]),
    new(Method::Post, "/api/v1/games/{id}/actions", "An action without a socket", Body::Json("Answer"))
        .by(Who::Guest)
        .with(&[GAME])
        .takes("ActionRequest")
        .or(&[
            Code::Forbidden,
            Code::NotFound,
            Code::Stale,
            Code::NotYourTurn,
            Code::GameOver,
            Code::Illegal,
        ]),
];

const TABLE: Parameter = needed(Place::Query, "table", "The code of the table.");
const CODE: Parameter = needed(Place::Path, "code", "The code of the table.");
const GAME: Parameter = needed(Place::Path, "id", "The id of the game.");
const KEPT: Parameter = needed(Place::Path, "id", "The id of the game, which its device made.");
const DAY: Parameter = needed(Place::Path, "day", "The number of the day.");
const SET: Parameter = needed(Place::Path, "set", "The rule set: a game, or an edition of it.");
const BOT: Parameter = needed(Place::Path, "id", "The id of the program.");
const CURSOR: Parameter = Parameter { is_required: false, ..needed(Place::Query, "cursor", CURSOR_ABOUT) };
const CURSOR_ABOUT: &str = "`cursor` of the page before; without it, the first page.";
const SINCE: Parameter = number("since", "The ply that the client has seen; 0 without it.");
const WATCH: Parameter = Parameter { is_required: false, ..needed(Place::Query, "watch", WATCH_ABOUT) };
const WATCH_ABOUT: &str = "`true` for those who only look: a free seat stays free.";
const PREVIEWS: Parameter =
    number("previews", "0 leaves out what each legal action brings about; 1 without it.");
const LIMIT: Parameter = number("limit", "How many games, 1 to 100; 20 without it.");

const fn needed(place: Place, name: &'static str, about: &'static str) -> Parameter {
    Parameter { place, name, is_number: false, is_required: true, about }
}

const fn number(name: &'static str, about: &'static str) -> Parameter {
    Parameter { place: Place::Query, name, is_number: true, is_required: false, about }
}

const fn get(path: &'static str, summary: &'static str, answer: Body) -> Route {
    new(Method::Get, path, summary, answer)
}

const fn new(method: Method, path: &'static str, summary: &'static str, answer: Body) -> Route {
    Route {
        method,
        path,
        summary,
        who: Who::Anybody,
        parameters: &[],
        request: None,
        status: 200,
        answer,
        not_yet: None,
        problems: &[],
    }
}

impl Route {
    const fn by(self, who: Who) -> Self {
        Self { who, ..self }
    }

    const fn with(self, parameters: &'static [Parameter]) -> Self {
        Self { parameters, ..self }
    }

    const fn takes(self, request: &'static str) -> Self {
        Self { request: Some(request), ..self }
    }

    const fn gives(self, status: u16) -> Self {
        Self { status, ..self }
    }

    const fn not_yet(self, status: u16, answer: Body) -> Self {
        Self { not_yet: Some((status, answer)), ..self }
    }

    const fn or(self, problems: &'static [Code]) -> Self {
        Self { problems, ..self }
    }
}
