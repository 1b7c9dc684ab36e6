use wormery_bots::{DayBots, Level, Roster};
use wormery_core::{Options, Standing};
use wormery_games::{GameId, with_game};
use wormery_protocol::{DayBotsInfo, LevelInfo, ResultRow, RulesInfo};

/// Every game with its numbers of players and its bots.
pub fn rules() -> Vec<RulesInfo> {
    GameId::ALL.iter().map(|id| with_game!(*id, G => rules_of::<G>())).collect()
}

/// One game with its numbers of players and its bots.
pub fn rules_of<G: Roster>() -> RulesInfo {
    let seats = <G::Options as Options>::SEATS;
    let day_bots = |bots: &DayBots| DayBotsInfo {
        version: bots.version.into(),
        levels: bots.levels.iter().map(|&level| level.into()).collect(),
    };
    let level = |level: &Level<G>| LevelInfo { name: level.name.into(), about: level.about.into() };
    RulesInfo {
        game: G::NAME.into(),
        min_players: *seats.start() as u8,
        max_players: *seats.end() as u8,
        levels: G::LEVELS.iter().map(level).collect(),
        day_bots: G::DAY_BOTS.last().map(day_bots),
    }
}

/// A standing as it is told.
pub fn result_rows(standing: &Standing) -> Vec<ResultRow> {
    let rows = standing.entrants().iter();
    let rows = rows.map(|entrant| ResultRow {
        seat: entrant.seat.map(|seat| seat.index() as u8),
        score: entrant.score,
        tiebreaks: entrant.tiebreaks.clone(),
        rank: entrant.rank,
    });
    rows.collect()
}
