use serde_json::Value;
use wormery_core::Word;
use wormery_games::GameId;
use wormery_protocol::{
    ActionRequest, Answer, AnyAction, BotCreated, BotRequest, ClientMessage, Command, CreateTable,
    DeviceReply, GameInfo, GamesPage, GuestChange, GuestInfo, KeptCopy, KeptInfo, KeptTake, KeptTaken,
    ModuleRequest, NetworkInfo, NetworkOpen, PlayNow, Problem, ProgramInfo, ReviewComing, RulesInfo,
    ServerMessage, StreamLine, TableInfo, TableSummary, TodayRanking, TodaySent,
};
use wormery_review::Report;

use crate::games::{games, type_name};
use crate::{Bundle, Clash};

/// Everything of the games, and everything that a server and its clients say to each other.
pub fn messages() -> Bundle {
    let games = games()
        .add_union("AnyAction", "An action of any game.", &of_every_game("Action"))
        .add_union("AnyFrame", "A frame of any game.", &of_every_game("Frame"))
        .add_union("AnyGame", "The name of any game.", &["GameId".to_owned()])
        .add_union(
            "AnySeen",
            "Something that happened in any game, as far as one may know it.",
            &of_every_game("Seen"),
        )
        .add_union("AnyOptions", "The variant switches of any game.", &of_every_game("Options"));
    add_answers(add_requests(games))
}

/// The finished bundle of all messages.
pub fn protocol() -> Result<Value, Clash> {
    messages().finish()
}

/// The finished bundle of all messages, and of what a page and the module of the browser say to each other.
pub fn page() -> Result<Value, Clash> {
    let messages = messages()
        .add_union("AnyOutcome", "What chance answers in any game.", &of_every_game("Outcome"))
        .add_union("AnyView", "What may be known of the position of any game.", &of_every_game("View"));
    messages.add_read::<ModuleRequest>("ModuleRequest").add_written::<DeviceReply>("DeviceReply").finish()
}

fn of_every_game(name: &str) -> Vec<String> {
    GameId::ALL.iter().map(|id| type_name(id.word()) + name).collect()
}

fn add_requests(bundle: Bundle) -> Bundle {
    bundle
        .add_read::<ClientMessage>("ClientMessage")
        .add_read::<Command>("Command")
        .add_read::<CreateTable>("CreateTable")
        .add_read::<PlayNow>("PlayNow")
        .add_read::<GuestChange>("GuestChange")
        .add_read::<BotRequest>("BotRequest")
        .add_read::<ActionRequest>("ActionRequest")
        .add_read::<KeptCopy>("KeptCopy")
        .add_read::<KeptTake>("KeptTake")
        .add_read::<NetworkOpen>("NetworkOpen")
        .add_read::<TodaySent>("TodaySent")
}

fn add_answers(bundle: Bundle) -> Bundle {
    bundle
        .add_written::<ServerMessage>("ServerMessage")
        .add_written::<TableInfo>("TableInfo")
        .add_written::<TableSummary>("TableSummary")
        .add_written::<Answer>("Answer")
        .add_written::<Problem>("Problem")
        .add_written::<GuestInfo>("GuestInfo")
        .add_written::<RulesInfo>("RulesInfo")
        .add_written::<BotCreated>("BotCreated")
        .add_written::<ProgramInfo>("ProgramInfo")
        .add_written::<GameInfo>("GameInfo")
        .add_written::<GamesPage>("GamesPage")
        .add_written::<StreamLine>("StreamLine")
        .add_written::<ReviewComing>("ReviewComing")
        .add_written::<KeptInfo>("KeptInfo")
        .add_written::<KeptTaken>("KeptTaken")
        .add_written::<NetworkInfo>("NetworkInfo")
        .add_written::<TodayRanking>("TodayRanking")
        .add_written::<Report<AnyAction>>("Report")
}
