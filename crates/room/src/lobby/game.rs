use wormery_core::Word;
use wormery_fair::TableId;
use wormery_host::bot_name;
use wormery_protocol::{Code, Problem};

use super::Lobby;
use crate::judged::problem;
use crate::shares::Shares;
use crate::{BodyPlayer, Draw, GameBody, LiveGame, NewGame, NextGame, RoomRow, SeatRow};

impl Lobby {
    /// The next game with its opening deal, as it is to be stored and as it is then played.
    pub(crate) fn new_game(
        &self,
        shares: &Shares,
        draw: &mut dyn Draw,
    ) -> Result<(NewGame, Box<dyn LiveGame>), Problem> {
        let body = self.row.game_body(shares, draw)?;
        let mut live = body.resume(&[]).map_err(|error| problem(Code::Internal, error))?;
        let deal = live.propose_chance()?;
        let game = NewGame {
            id: self.row.next.id.clone(),
            game: self.row.game.word().to_owned(),
            body: body.to_text(),
            players: self.row.players(),
            lines: deal.lines,
            version: self.version,
        };
        live.commit().map_err(|_| problem(Code::Internal, "the opening deal does not fit"))?;
        Ok((game, live))
    }
}

impl NextGame {
    pub(crate) fn table_id(&self) -> Result<TableId, Problem> {
        self.id.parse().map_err(|_| problem(Code::Internal, "the id of the game is none"))
    }
}

impl RoomRow {
    /// All that the next game follows from, besides its events.
    fn game_body(&self, shares: &Shares, draw: &mut dyn Draw) -> Result<GameBody, Problem> {
        let bot = |level: &str| BodyPlayer { name: bot_name(level), level: Some(level.to_owned()) };
        let player = |seat: &SeatRow| match seat {
            SeatRow::Person { name, .. } => BodyPlayer { name: name.clone(), level: None },
            SeatRow::Bot { level } => bot(level),
            SeatRow::Open => bot(&self.away_level),
        };
        let players: Vec<BodyPlayer> = self.seats.iter().map(player).collect();
        let (id, secret) = (self.next.table_id()?, self.next.secret);
        let fair = GameBody::proof(self.game, id, secret, &players, shares.entropy(), || draw.salt());
        let (game, options, start_seat) = (self.game, self.options.clone(), self.start_seat);
        Ok(GameBody { game, options, players, start_seat, fair })
    }

    fn players(&self) -> Vec<(u8, String)> {
        let person = |(place, seat): (usize, &SeatRow)| Some((place as u8, seat.guest()?.to_owned()));
        self.seats.iter().enumerate().filter_map(person).collect()
    }
}
