use std::time::{Duration, Instant};

use wormery_bots::{Bot, Level, Pace, Roster};
use wormery_core::{Config, Event, Game, Seat, Standing, Turn, Viewer};
use wormery_table::Seeded;

use crate::deal_luck::{DealLuck, mix};

/// One game of a deal, told for each bot.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    pub(crate) bots: Vec<BotRound>,
}

/// How one bot did in one game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BotRound {
    /// 1 for a win, a half for a win shared by two, 0 for no win.
    pub(crate) win: f64,
    pub(crate) score: i32,
    pub(crate) n_timed: u32,
    pub(crate) thought: Duration,
}

/// Of so many decisions one is timed: reading the clock takes longer than a simple bot's thought.
const TIMED: u32 = 16;

/// Somebody at the table.
struct Player<G: Game> {
    bot: Box<dyn Bot<G>>,
    luck: u64,
    n_moves: u32,
    n_timed: u32,
    thought: Duration,
}

/// Plays one deal with bot b on seat b + rotation.
pub(crate) fn play<G: Roster>(
    config: &Config<G::Options>,
    levels: &[&Level<G>],
    pace: Pace,
    seed: u64,
    deal: u64,
    rotation: usize,
) -> Round {
    let n_seats = levels.len();
    let bot_on = |seat: usize| (seat + n_seats - rotation) % n_seats;
    let mut players: Vec<Player<G>> = (0..n_seats)
        .map(|seat| Player {
            bot: levels[bot_on(seat)].bot(config, Seat::new(seat)),
            luck: mix(seed ^ mix(deal ^ mix(1 + (rotation * n_seats + seat) as u64))),
            n_moves: 0,
            n_timed: 0,
            thought: Duration::ZERO,
        })
        .collect();
    let standing = play_out(config, &mut players, pace, DealLuck::new(seed, deal));
    let told = (0..n_seats).map(|bot| {
        let seat = (bot + rotation) % n_seats;
        let Player { n_timed, thought, .. } = players[seat];
        BotRound { win: standing.win_share(seat), score: standing.scores()[seat], n_timed, thought }
    });
    Round { bots: told.collect() }
}

fn play_out<G: Roster>(
    config: &Config<G::Options>,
    players: &mut [Player<G>],
    pace: Pace,
    mut luck: DealLuck,
) -> Standing {
    let mut game = G::start(config);
    let mut legal = Vec::new();
    loop {
        let event = match game.turn() {
            Turn::Over(standing) => return standing,
            Turn::Chance(question) => Event::Chance(luck.answer::<G>(&question)),
            Turn::Act(seat) => {
                luck.acts(seat);
                legal.clear();
                legal.extend(game.legal());
                Event::Action(players[seat.index()].act(&game, seat, &legal, pace))
            }
        };
        game.apply(&event).expect("a bot takes a legal action");
    }
}

impl<G: Game> Player<G> {
    fn act(&mut self, game: &G, seat: Seat, legal: &[G::Action], pace: Pace) -> G::Action {
        if let [only] = legal {
            return *only;
        }
        self.n_moves += 1;
        let luck = Seeded::for_game(self.luck, u64::from(self.n_moves));
        let view = game.view(Viewer::Seat(seat));
        if matches!(pace, Pace::Playouts(_)) && self.n_moves % TIMED != 1 {
            return pace.think(luck, |thinking| self.bot.choose(&view, legal, thinking));
        }
        self.timed(|bot| pace.think(luck, |thinking| bot.choose(&view, legal, thinking)))
    }

    fn timed(&mut self, choose: impl FnOnce(&mut dyn Bot<G>) -> G::Action) -> G::Action {
        let begin = Instant::now();
        let action = choose(&mut *self.bot);
        self.thought += begin.elapsed();
        self.n_timed += 1;
        action
    }
}
