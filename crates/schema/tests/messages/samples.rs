//! One value of everything that is said, made by the types themselves.

use serde::Serialize;
use serde_json::{Value, json};
use wormery_core::{Config, Game, Seat, Turn, Viewer, Word};
use wormery_games::{GameId, with_game};
use wormery_protocol::{
    ActionRequest, Answer, BotCreated, BotRequest, ClientMessage, Clock, Code, Color, Command, CreateTable,
    Emote, FairInfo, FrameMessage, GameInfo, GamePlayer, GamesPage, GuestChange, GuestInfo, KeptCopy,
    KeptInfo, KeptPlace, KeptPlan, KeptSeat, KeptTake, KeptTaken, LevelInfo, NetworkInfo, Phrase, PlayNow,
    Problem, ProgramInfo, ProgramResult, ResultRow, ReviewComing, RulesInfo, SeatInfo, SeatRequest,
    ServerMessage, StreamLine, TableChange, TableInfo, TableState, TableSummary, Talk, TodayMine,
    TodayRanking, TodayRow, TodayScore, TodaySent, You,
};
use wormery_review::{
    ChoiceReport, Decided, DecisionReport, Fact, Fortune, Grade, Method, MomentKind, MomentReport, Piece,
    Price, Report, RollReport, RowReport, Shares,
};
use wormery_schema::protocol;
use wormery_table::{Ply, Previews, Seeded, Table};

use crate::validator::Schemas;

struct Check(Schemas);

impl Check {
    fn new() -> Self {
        Self(Schemas::new(&protocol().unwrap()))
    }

    fn fits(&self, name: &str, value: &impl Serialize) {
        let value = serde_json::to_value(value).unwrap();
        self.0.check(name, &value).unwrap_or_else(|error| panic!("{name} {error:?} in {value}"));
    }

    fn fits_not(&self, name: &str, value: &Value) {
        assert!(self.0.check(name, value).is_err(), "{name} should not fit {value}");
    }
}

/// A frame and a legal action of each game, after the opening.
fn frames() -> Vec<(Value, Value)> {
    fn frame<G: Game>() -> (Value, Value) {
        let mut table = Table::<G>::new(Config::new(2, 0, G::Options::default()).unwrap());
        let opening = table.propose_chance(&mut Seeded::new(7)).unwrap();
        table.commit(opening).unwrap();
        let Turn::Act(seat) = table.turn() else { panic!("somebody must act") };
        let frame = table.frame(Viewer::Seat(seat), Ply(0), Previews::With);
        (serde_json::to_value(&frame).unwrap(), serde_json::to_value(frame.legal[0].action).unwrap())
    }
    GameId::ALL.iter().map(|id| with_game!(id, G => frame::<G>())).collect()
}

fn frame_message(frame: Value) -> FrameMessage<Value> {
    let clock = Some(Clock { left_ms: 12_000 });
    FrameMessage { game: "k3f9qwk3f9qw".into(), seat: Some(0), to_act: Some(0), clock, frame }
}

fn seats() -> Vec<SeatInfo> {
    let person = SeatInfo::Person {
        name: "Ann".into(),
        color: Color::Teal,
        here: true,
        away: false,
        host: true,
        local: false,
        robot: false,
        who: Some("9f86d081884c7d65".into()),
    };
    vec![
        SeatInfo::Open,
        person,
        SeatInfo::Bot { name: "Bot".into(), level: "greedy".into(), next: Some("Ann".into()) },
    ]
}

fn result() -> Vec<ResultRow> {
    let row = |seat, rank| ResultRow { seat, score: -3, tiebreaks: vec![1, 2], rank };
    vec![row(Some(0), 1), row(None, 2)]
}

fn table(options: Value) -> TableInfo {
    TableInfo {
        code: "K3F9QW".into(),
        game: "regenwormen".into(),
        options,
        public: false,
        programs: true,
        state: TableState::Over,
        seats: seats(),
        start_seat: 1,
        pace_s: Some(60),
        away_level: "greedy".into(),
        bot_pace_ms: 700,
        watchers: 2,
        game_id: Some("k3f9qwk3f9qw".into()),
        result: Some(result()),
        digest: Some("ab".repeat(32)),
        fair: FairInfo {
            id: "k3f9qwk3f9qx".into(),
            commitment: "ab".repeat(32),
            hashes: vec![true, false, false],
            reveal: false,
        },
    }
}

fn game() -> GameInfo {
    GameInfo {
        id: "k3f9qwk3f9qw".into(),
        table: "K3F9QW".into(),
        game: "holzwurm".into(),
        options: Some(json!({ "deals": 1 })),
        created: "2026-01-01T10:00:00Z".into(),
        ended: Some("2026-01-01T10:30:00Z".into()),
        ply: 42,
        players: vec![
            GamePlayer { name: "Ann".into(), level: None, you: true, robot: true },
            GamePlayer { name: "Bot".into(), level: Some("greedy".into()), you: false, robot: false },
        ],
        result: Some(result()),
        on_device: true,
        rated: false,
    }
}

fn kept_plan() -> KeptPlan {
    KeptPlan {
        game: "holzwurm".into(),
        options: json!({ "deals": 1 }),
        start_seat: 1,
        seats: vec![
            KeptSeat::Person { name: "Ann".into(), color: Color::Rust },
            KeptSeat::Bot { level: "greedy".into() },
        ],
    }
}

fn kept_place() -> KeptPlace {
    KeptPlace { label: "Firefox · Linux".into(), since: "2026-01-01T10:00:00Z".into(), over: false }
}

fn talk() -> Talk {
    let (phrase, emote) = (Some(Phrase::Hello), Some(Emote::Heart));
    Talk {
        seat: Some(1),
        name: "Ann".into(),
        who: Some("9f86d081884c7d65".into()),
        text: Some("hi".into()),
        phrase,
        emote,
    }
}

fn program() -> ProgramInfo {
    let result = ProgramResult {
        game: "holzwurm".into(),
        people: true,
        games: 4,
        wins: 3,
        share: 0.625,
        low: 0.25,
        high: 0.875,
        fair: 0.5,
    };
    let last = "2026-01-01T10:30:00Z".into();
    ProgramInfo { name: "Robo".into(), color: Color::Teal, you: true, last, results: vec![result] }
}

fn commands() -> Vec<Command> {
    let change = TableChange {
        options: Some(json!({ "expansion": true })),
        public: Some(true),
        pace_s: Some(0),
        away_level: Some("greedy".into()),
        bot_pace_ms: Some(100),
        start_seat: Some(1),
        players: Some(4),
        programs: Some(true),
    };
    let mut commands = vec![
        Command::Sit { seat: None },
        Command::Stand { seat: Some(1) },
        Command::AddLocal { seat: 1, name: "Oma".into() },
        Command::AddBot { seat: 1, level: "greedy".into() },
        Command::Clear { seat: 1 },
        Command::Change { change },
        Command::Start {},
        Command::Rematch {},
        Command::Back {},
        Command::Say { text: "hi".into() },
        Command::EntropyHash { seat: 0, hash: "ab".repeat(32) },
        Command::Entropy { seat: 0, entropy: "ab".repeat(16) },
    ];
    commands.extend(Phrase::ALL.iter().map(|phrase| Command::Phrase { phrase: *phrase }));
    commands.extend(Emote::ALL.iter().map(|emote| Command::Emote { emote: *emote }));
    for (_, action) in frames() {
        commands.push(Command::Act { ply: 1, action, nonce: Some("ab".repeat(16)), seat: Some(0) });
    }
    commands
}

#[test]
fn commands_fit() {
    let check = Check::new();
    for command in commands() {
        check.fits("Command", &command);
        check.fits("ClientMessage", &ClientMessage { cid: Some(7), command: command.clone() });
        check.fits("ClientMessage", &ClientMessage { cid: None, command });
    }
}

#[test]
fn server_messages_fit() {
    let check = Check::new();
    let you = You { seats: vec![0], host: true, name: "Ann".into(), color: Color::Pink, was_away: true };
    let problem = || Problem::new(Code::Stale, "the table is at ply 3").at(3);
    let mut messages = vec![
        ServerMessage::Table { table: Box::new(table(json!({ "deals": 2 }))) },
        ServerMessage::You(you),
        ServerMessage::Ack(Answer { cid: Some(7), ply: Some(3) }),
        ServerMessage::Ack(Answer::default()),
        ServerMessage::Talk(talk()),
        ServerMessage::Restart {},
        ServerMessage::Closed {},
    ];
    for cid in [None, Some(7)] {
        messages.push(ServerMessage::Refused { cid, problem: Box::new(problem()) });
    }
    messages.extend(frames().into_iter().map(|(frame, _)| ServerMessage::Frame(frame_message(frame))));
    for message in &messages {
        check.fits("ServerMessage", message);
    }
}

#[test]
fn requests_fit() {
    let check = Check::new();
    let seats = vec![
        SeatRequest::Me,
        SeatRequest::Open,
        SeatRequest::Bot { level: "greedy".into() },
        SeatRequest::Local { name: "Oma".into() },
    ];
    let create = CreateTable {
        game: "it-happens".into(),
        options: Some(json!({ "open_points": true })),
        seats,
        public: true,
        pace_s: Some(60),
        start_seat: 1,
        away_level: Some("greedy".into()),
        bot_pace_ms: Some(100),
        programs: Some(true),
    };
    check.fits("CreateTable", &create);
    check.fits("CreateTable", &json!({ "game": "holzwurm" }));
    check.fits("PlayNow", &json!({ "game": "holzwurm", "a_key_of_tomorrow": 1 }));
    let play = PlayNow {
        game: "holzwurm".into(),
        players: Some(3),
        level: Some("greedy".into()),
        options: Some(json!({})),
        bot_pace_ms: Some(0),
    };
    check.fits("PlayNow", &play);
    check.fits("GuestChange", &GuestChange { name: Some("Ann".into()), color: Some(Color::Blue) });
    check.fits("BotRequest", &BotRequest { name: "Robo".into() });
    for (_, action) in frames() {
        check.fits("ActionRequest", &ActionRequest { ply: 1, action, nonce: None, seat: Some(0) });
    }
}

#[test]
fn answers_fit() {
    let check = Check::new();
    check.fits("TableInfo", &table(json!({})));
    check.fits("GuestInfo", &GuestInfo { id: "abc".into(), name: "Ann".into(), color: Color::Rust });
    let token = Some("wb_abc".into());
    check.fits("BotCreated", &BotCreated { id: "abc".into(), name: "Robo".into(), token });
    check.fits("GameInfo", &game());
    check.fits("GamesPage", &GamesPage { games: vec![game()], cursor: Some("1.a".into()), unread: Some(1) });
    for code in Code::ALL {
        check.fits("Problem", &Problem::new(*code, format!("about {}", code.word())));
    }
    let levels = vec![LevelInfo { name: "greedy".into(), about: "Takes what it gets.".into() }];
    let rules = RulesInfo { game: "holzwurm".into(), min_players: 2, max_players: 6, levels, day_bots: None };
    check.fits("RulesInfo", &rules);
    let summary = TableSummary {
        code: "K3F9QW".into(),
        game: "holzwurm".into(),
        state: TableState::Open,
        seats: vec![Some("Ann".into()), None],
        robots: vec![0],
        programs: true,
        watchers: 0,
        pace_s: None,
    };
    check.fits("TableSummary", &summary);
    check.fits("ProgramInfo", &program());
}

#[test]
fn stream_lines_fit() {
    let check = Check::new();
    check.fits("StreamLine", &StreamLine::<Value>::GameFull { info: game() });
    check.fits(
        "StreamLine",
        &StreamLine::<Value>::GameEnd { result: Some(result()), digest: Some("ab".repeat(32)) },
    );
    check.fits("StreamLine", &StreamLine::<Value>::GameEnd { result: None, digest: None });
    for (frame, _) in frames() {
        check.fits("StreamLine", &StreamLine::Event(frame_message(frame.clone())));
        check.fits("StreamLine", &StreamLine::YourTurn(frame_message(frame)));
    }
}

#[test]
fn reports_fit() {
    let check = Check::new();
    let action = || json!({ "type": "keep", "symbol": "W" });
    let decision = DecisionReport {
        ply: 4,
        line: 6,
        seat: Seat::new(0),
        cost: 0.25,
        margin: 0.5,
        grade: Grade::Mistake,
        action: action(),
        best: action(),
        why: Fact::new("better", &json!({ "why": "safer", "n": 3, "other": 29 })),
        choices: vec![ChoiceReport { action: action(), share: 0.5, grade: Grade::Best }],
    };
    let row = RowReport {
        seat: Some(Seat::new(0)),
        name: Some("Ann".into()),
        decisions: 3,
        start: 0.5,
        luck: -0.25,
        hidden: 0.0,
        own: 0.0,
        others: 0.75,
        rest: 0.0,
        result: 1.0,
        luck_kind: Fortune::Bad,
        luck_size: -0.25,
        choices_kind: Price::Best,
        habit: Fact::new("habit", &json!({ "why": "stopped", "n": 2 })),
        score_luck: Some(2.5),
        score_own: Some(-1.25),
    };
    let worth = vec![Shares::new([0.5, 0.5])];
    let report = Report {
        method: Method::ExactTurns,
        judge: "exact-turns-2".into(),
        telling: 1,
        over: true,
        rows: vec![row],
        costliest: vec![decision],
        moments: vec![MomentReport {
            row: 0,
            kind: MomentKind::Choice,
            ply: 4,
            line: 6,
            turn: 2,
            deal: Some(1),
            share: -0.25,
        }],
        rolls: vec![RollReport { ply: 3, row: 0, luck: -0.25 }],
        decided: Some(Decided {
            from: 2,
            to: 5,
            fact: Fact::new("decided", &json!({ "why": "took", "seat": 0, "total": 27 })),
            made: vec![Piece::new("die-5")],
            won: Some(Piece::with("tile-2", 27_i16)),
        }),
        worth,
    };
    check.fits("Report", &report);
    check.fits("ReviewComing", &ReviewComing { retry_ms: 500 });
}

#[test]
fn games_on_devices_fit() {
    let check = Check::new();
    let (epoch, holder, label) = (2, "0123456789abcdef".to_owned(), "Firefox · Linux".to_owned());
    let (plan, record) = (kept_plan(), "{}\n".to_owned());
    let copy = KeptCopy { epoch, holder: holder.clone(), label: label.clone(), plan, record: record.clone() };
    check.fits("KeptCopy", &copy);
    check.fits("KeptTake", &KeptTake { holder, label });
    check.fits("KeptTaken", &KeptTaken { epoch, plan: kept_plan(), record, ply: 4 });
    let info = KeptInfo {
        id: "k3f9qwk3f9qw".into(),
        plan: kept_plan(),
        ply: 4,
        epoch,
        at: kept_place(),
        changed: "2026-01-01T10:20:00Z".into(),
        ended: None,
    };
    check.fits("KeptInfo", &info);
    check.fits("Problem", &Problem::taken_over(kept_place()));
}

#[test]
fn games_of_days_fit() {
    let check = Check::new();
    check.fits("TodaySent", &TodaySent { record: "{}\n".into() });
    let (name, color) = ("Ann".into(), Color::Rust);
    let ranking = TodayRanking {
        day: 12,
        set: "extra".into(),
        people: 1,
        scores: vec![TodayScore { score: 7, people: 1 }],
        best: vec![TodayRow { rank: 1, name, color, score: 7, you: true }],
        mine: Some(TodayMine { rank: 1, score: 7 }),
    };
    check.fits("TodayRanking", &ranking);
    check.fits("TodayRanking", &TodayRanking { mine: None, best: Vec::new(), ..ranking });
}

#[test]
fn ways_into_a_network_fit() {
    let url = Some("http://192.168.1.5:8080".into());
    let info = NetworkInfo { url, can_open: false, listen: "0.0.0.0:8080".into() };
    Check::new().fits("NetworkInfo", &info);
}

#[test]
fn what_is_wrong_does_not_fit() {
    let check = Check::new();
    check.fits_not("ClientMessage", &json!({ "type": "dance" }));
    check.fits_not("ClientMessage", &json!({ "type": "act", "action": { "type": "roll" } }));
    check.fits_not("ClientMessage", &json!({ "type": "act", "ply": 1, "action": { "type": "fly" } }));
    check.fits_not("ClientMessage", &json!({ "cid": "7", "type": "start" }));
    check.fits_not("CreateTable", &json!({ "game": "holzwurm", "options": { "deals": "many" } }));
    check.fits_not("ServerMessage", &json!({ "type": "frame", "game": "a", "frame": {} }));
    check.fits_not("Problem", &json!({ "code": "stale" }));
}
