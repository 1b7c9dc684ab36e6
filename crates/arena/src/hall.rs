use wormery_bots::Roster;

use crate::crew::{Clock, Crew};
use crate::duel::Duel;
use crate::table::{Place, Round, Table};

/// Where one thread plays games of a duel, with bots that it made once.
pub(crate) struct Hall<'a, G: Roster> {
    duel: &'a Duel<G>,
    /// One for each level that plays.
    crews: Vec<Crew<G>>,
    /// The crew of each bot.
    crew_of: Vec<usize>,
    legal: Vec<G::Action>,
}

impl<'a, G: Roster> Hall<'a, G> {
    pub(crate) fn new(duel: &'a Duel<G>) -> Self {
        let (mut crews, mut crew_of): (Vec<Crew<G>>, Vec<usize>) = (Vec::new(), Vec::new());
        for level in &duel.levels {
            let known = crews.iter().position(|crew| crew.level().name == level.name);
            crew_of.push(known.unwrap_or(crews.len()));
            if known.is_none() {
                crews.push(Crew::new(level, &duel.config, duel.pace));
            }
        }
        Self { duel, crews, crew_of, legal: Vec::new() }
    }

    /// How long the decisions of each bot took since this was last asked; bots of the same level share their clock.
    pub(crate) fn take_clocks(&mut self) -> Vec<Clock> {
        let clocks: Vec<Clock> = self.crews.iter_mut().map(Crew::take_clock).collect();
        self.crew_of.iter().map(|crew| clocks[*crew]).collect()
    }

    /// Plays deals, each in every rotation of the seats.
    ///
    /// All tables are open at once: turns of levels that think side by side begin together, as many as fit.
    pub(crate) fn play(&mut self, deals: impl Iterator<Item = u64>) -> Vec<Vec<Round>> {
        let (n_seats, seed) = (self.duel.levels.len(), self.duel.seed);
        let place = |deal| (0..n_seats).map(move |rotation| Place { deal, rotation, seed });
        let mut tables: Vec<Table<G>> =
            deals.flat_map(place).map(|place| Table::new(&self.duel.config, place)).collect();
        let mut waiting: Vec<Vec<usize>> = self.crews.iter().map(|_| Vec::new()).collect();
        for (number, table) in tables.iter_mut().enumerate() {
            self.play_alone(number, table, &mut waiting);
        }
        while let Some((crew, width)) = self.fullest(&waiting) {
            let first = waiting[crew].len().saturating_sub(width);
            let taken = waiting[crew].split_off(first);
            self.play_turns(crew, &taken, &mut tables);
            for number in taken {
                self.play_alone(number, &mut tables[number], &mut waiting);
            }
        }
        tables.chunks(n_seats).map(|deal| deal.iter().map(Table::round).collect()).collect()
    }

    /// Lets those play who think alone, until somebody must act who thinks side by side: for him the table waits.
    fn play_alone(&mut self, number: usize, table: &mut Table<G>, waiting: &mut [Vec<usize>]) {
        while let Some(seat) = table.to_act() {
            let place = self.crew_of[table.bot_on(seat)];
            let crew = &mut self.crews[place];
            if crew.width().is_some() {
                return waiting[place].push(number);
            }
            table.act(seat, &mut self.legal, |view, legal, luck| crew.choose(seat, view, legal, luck));
        }
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
                table.act(seat, &mut self.legal, |view, legal, luck| {
                    crew.choose_in_team(place, view, legal)
                        .unwrap_or_else(|| crew.choose(seat, view, legal, luck))
                });
            }
        }
    }
}
