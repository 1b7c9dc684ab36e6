use std::time::Instant;

use wormery_bots::Roster;
use wormery_core::{Seat, Standing};
use wormery_engine::{Ending, Engine, Fault, NewGame, Over, Watcher};
use wormery_host::result_rows;

use crate::Contender;
use crate::crew::Clock;
use crate::duel::Duel;
use crate::round::{BotFault, Round};
use crate::table::Table;

/// The programs of a duel, each with a process of its own; nothing for a level.
pub(crate) struct Programs {
    by_bot: Vec<Option<Engine>>,
    clocks: Vec<Clock>,
}

/// What each program has been told of a game, by bot.
pub(crate) type Watchers<G> = Vec<Option<Watcher<G>>>;

impl Programs {
    pub(crate) fn new<G: Roster>(duel: &Duel<G>) -> Self {
        let programs = duel.contenders.iter().map(|contender| match contender {
            Contender::Level(_) => None,
            Contender::Program(program) => Some(Engine::new(&program.command, program.limits)),
        });
        let by_bot: Vec<_> = programs.collect();
        Self { clocks: vec![Clock::default(); by_bot.len()], by_bot }
    }

    /// What a program calls itself, once it has.
    pub(crate) fn name(&self, bot: usize) -> Option<&str> {
        self.by_bot[bot].as_ref().and_then(Engine::name)
    }

    pub(crate) fn take_clock(&mut self, bot: usize) -> Clock {
        std::mem::take(&mut self.clocks[bot])
    }

    /// Begins a game with all of them; gives those that cannot play.
    pub(crate) fn begin<G: Roster>(
        &mut self,
        duel: &Duel<G>,
        table: &Table<G>,
    ) -> (Watchers<G>, Vec<BotFault>) {
        let (mut watchers, mut faults) = (Vec::new(), Vec::new());
        for (bot, engine) in self.by_bot.iter_mut().enumerate() {
            let seat = table.seat_of(bot);
            watchers.push(engine.is_some().then(|| Watcher::new(G::start(&duel.config), seat)));
            let Some(engine) = engine else { continue };
            if let Err(fault) = engine.begin(&new_game(duel, table, seat, engine)) {
                faults.push(BotFault { bot, fault });
            }
        }
        (watchers, faults)
    }

    /// The action of the program that must act.
    pub(crate) fn choose<G: Roster>(
        &mut self,
        bot: usize,
        table: &Table<G>,
        watchers: &mut Watchers<G>,
    ) -> Result<G::Action, Fault> {
        let (Some(engine), Some(watcher)) = (&mut self.by_bot[bot], &mut watchers[bot]) else {
            unreachable!("only programs are asked here");
        };
        let frame = watcher.frame(table.game(), table.events(), engine.previews());
        let begin = Instant::now();
        let answer = engine.ask(&frame);
        self.clocks[bot].n_timed += 1;
        self.clocks[bot].thought += begin.elapsed();
        answer
    }

    /// Tells those that still play how the game ended.
    pub(crate) fn over<G: Roster>(&mut self, table: &Table<G>, round: &Round, standing: Option<&Standing>) {
        let n_seats = round.bots.len();
        let over = Over {
            reason: round.faults.first().map_or(Ending::END, |first| Ending::Fault(first.fault.reason)),
            seats: round.faults.iter().map(|fault| table.seat_of(fault.bot)).collect(),
            shares: Seat::all(n_seats).map(|seat| round.bots[table.bot_on(seat)].win).collect(),
            result: standing.map(result_rows),
        };
        let is_at_fault = |bot: usize| round.faults.iter().any(|fault| fault.bot == bot);
        let bots = self.by_bot.iter_mut().enumerate().filter(|(bot, _)| !is_at_fault(*bot));
        bots.filter_map(|(_, engine)| engine.as_mut()).for_each(|engine| engine.over(&over));
    }
}

fn new_game<G: Roster>(duel: &Duel<G>, table: &Table<G>, seat: Seat, engine: &Engine) -> NewGame {
    let config = &duel.config;
    let options = serde_json::to_value(config.options()).expect("options can be written, as in every record");
    let name = |seat: Seat| duel.contenders[table.bot_on(seat)].name();
    NewGame {
        game: G::NAME.into(),
        options,
        players: Seat::all(config.n_seats()).map(name).collect(),
        start_seat: config.start().index(),
        seat: seat.index(),
        move_ms: engine.limits().per_move.as_millis() as u64,
        seed: table.seed_of(seat),
    }
}
