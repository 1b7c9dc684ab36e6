use std::convert::Infallible;

use wormery_bots::Roster;
use wormery_core::Seat;
use wormery_engine::Fault;

use crate::crew::{Clock, Crew};
use crate::duel::Duel;
use crate::programs::Programs;
use crate::round::{BotFault, Deal, Played, Round};
use crate::table::{Place, Table};

/// Where one thread plays games of a duel, with bots that it made once.
pub(crate) struct Hall<'a, G: Roster> {
    duel: &'a Duel<G>,
    /// One for each level that plays.
    crews: Vec<Crew<G>>,
    /// The crew of each bot; none for a program.
    crew_of: Vec<Option<usize>>,
    programs: Programs,
    legal: Vec<G::Action>,
    /// Whether somebody wants the games.
    keeps: bool,
}

impl<'a, G: Roster> Hall<'a, G> {
    pub(crate) fn new(duel: &'a Duel<G>, keeps: bool) -> Self {
        let (mut crews, mut crew_of): (Vec<Crew<G>>, Vec<Option<usize>>) = (Vec::new(), Vec::new());
        // A program plays one game at a time, so that no table can wait for others.
        let side_by_side = !duel.has_programs();
        for contender in &duel.contenders {
            let place = contender.level().map(|level| {
                let known = crews.iter().position(|crew| crew.level().name == level.name);
                if known.is_none() {
                    crews.push(Crew::new(level, &duel.config, duel.pace, side_by_side));
                }
                known.unwrap_or(crews.len() - 1)
            });
            crew_of.push(place);
        }
        Self { duel, crews, crew_of, programs: Programs::new(duel), legal: Vec::new(), keeps }
    }

    /// How long the decisions of each bot took since this was last asked; bots of the same level share their clock.
    pub(crate) fn take_clocks(&mut self) -> Vec<Clock> {
        let clocks: Vec<Clock> = self.crews.iter_mut().map(Crew::take_clock).collect();
        let programs = &mut self.programs;
        let of_bot = |(bot, crew): (usize, &Option<usize>)| match crew {
            Some(crew) => clocks[*crew],
            None => programs.take_clock(bot),
        };
        self.crew_of.iter().enumerate().map(of_bot).collect()
    }

    /// Plays deals, each in every rotation of the seats.
    pub(crate) fn play(&mut self, deals: impl Iterator<Item = u64>) -> Vec<Deal<G>> {
        let has_programs = self.duel.has_programs();
        let (n_seats, seed) = (self.duel.contenders.len(), self.duel.seed);
        let remembers = has_programs || self.keeps;
        let place = |deal| (0..n_seats).map(move |rotation| Place { deal, rotation, seed });
        let tables = deals.flat_map(place).map(|place| Table::new(&self.duel.config, place, remembers));
        let mut tables: Vec<Table<G>> = tables.collect();
        let rounds: Vec<Round> = if has_programs {
            tables.iter_mut().map(|table| self.play_with_programs(table)).collect()
        } else {
            self.play_side_by_side(&mut tables);
            tables.iter().map(|table| table.round(Vec::new())).collect()
        };
        let games = tables.into_iter().zip(rounds);
        let mut played = games.map(|(table, round)| (self.keeps.then(|| self.played(&table, &round)), round));
        let mut deals = Vec::new();
        while let Some(first) = played.next() {
            let (games, rounds): (Vec<_>, Vec<_>) =
                [first].into_iter().chain(played.by_ref().take(n_seats - 1)).unzip();
            deals.push(Deal { rounds, games: games.into_iter().flatten().collect() });
        }
        deals
    }

    /// All tables are open at once: turns of levels that think side by side begin together, as many as fit.
    fn play_side_by_side(&mut self, tables: &mut [Table<G>]) {
        let mut waiting: Vec<Vec<usize>> = self.crews.iter().map(|_| Vec::new()).collect();
        for (number, table) in tables.iter_mut().enumerate() {
            self.play_alone(number, table, &mut waiting);
        }
        while let Some((crew, width)) = self.fullest(&waiting) {
            let first = waiting[crew].len().saturating_sub(width);
            let taken = waiting[crew].split_off(first);
            self.play_turns(crew, &taken, tables);
            for number in taken {
                self.play_alone(number, &mut tables[number], &mut waiting);
            }
        }
    }

    /// Lets those play who think alone, until somebody must act who thinks side by side: for him the table waits.
    fn play_alone(&mut self, number: usize, table: &mut Table<G>, waiting: &mut [Vec<usize>]) {
        while let Some(seat) = table.to_act() {
            let place = self.crew_of[table.bot_on(seat)].expect("without programs every bot has a crew");
            if self.crews[place].width().is_some() {
                return waiting[place].push(number);
            }
            self.act(place, seat, table);
        }
    }

    fn act(&mut self, crew: usize, seat: Seat, table: &mut Table<G>) {
        let (crew, legal) = (&mut self.crews[crew], &mut self.legal);
        let acted: Result<(), Infallible> = table.act(seat, legal, |table, legal| {
            let view = table.view(seat);
            Ok(crew.choose(seat, &view, legal, table.own_luck()))
        });
        acted.unwrap_or_else(|never| match never {});
    }

    /// Plays a game in which programs play too.
    fn play_with_programs(&mut self, table: &mut Table<G>) -> Round {
        let (mut watchers, mut faults) = self.programs.begin(self.duel, table);
        while let (true, Some(seat)) = (faults.is_empty(), table.to_act()) {
            let bot = table.bot_on(seat);
            if let Some(crew) = self.crew_of[bot] {
                self.act(crew, seat, table);
                continue;
            }
            let programs = &mut self.programs;
            let acted: Result<(), Fault> =
                table.act(seat, &mut self.legal, |table, _| programs.choose(bot, table, &mut watchers));
            faults.extend(acted.err().map(|fault| BotFault { bot, fault }));
        }
        let round = table.round(faults);
        self.programs.over(table, &round, table.standing().as_ref());
        round
    }

    /// The crew that most tables wait for, and how many of them it can begin at once.
    fn fullest(&self, waiting: &[Vec<usize>]) -> Option<(usize, usize)> {
        let crew = (0..waiting.len()).max_by_key(|crew| waiting[*crew].len())?;
        let width = self.crews[crew].width().filter(|_| !waiting[crew].is_empty())?;
        Some((crew, width))
    }

    /// Plays a turn of a crew at each of these tables, until somebody else must act.
    fn play_turns(&mut self, crew: usize, numbers: &[usize], tables: &mut [Table<G>]) {
        let crew = &mut self.crews[crew];
        let seat_of = |table: &Table<G>| table.to_act().expect("a table waits for somebody");
        let view = |number: &usize| tables[*number].view(seat_of(&tables[*number]));
        crew.begin(&numbers.iter().map(view).collect::<Vec<_>>());
        for (place, number) in numbers.iter().enumerate() {
            let table = &mut tables[*number];
            let seat = seat_of(table);
            while table.to_act() == Some(seat) {
                let acted: Result<(), Infallible> = table.act(seat, &mut self.legal, |table, legal| {
                    let view = table.view(seat);
                    let chosen = crew.choose_in_team(place, &view, legal);
                    Ok(chosen.unwrap_or_else(|| crew.choose(seat, &view, legal, table.own_luck())))
                });
                acted.unwrap_or_else(|never| match never {});
            }
        }
    }

    fn played(&self, table: &Table<G>, round: &Round) -> Played<G> {
        let name = |seat: Seat| {
            let bot = table.bot_on(seat);
            self.programs.name(bot).map_or_else(|| self.duel.contenders[bot].name(), str::to_owned)
        };
        let faults = round.faults.iter().map(|fault| (table.seat_of(fault.bot), fault.fault.reason));
        Played {
            number: table.number(),
            config: self.duel.config.clone(),
            players: Seat::all(self.duel.contenders.len()).map(name).collect(),
            events: table.events().to_vec(),
            faults: faults.collect(),
            standing: table.standing().filter(|_| round.faults.is_empty()),
        }
    }
}
