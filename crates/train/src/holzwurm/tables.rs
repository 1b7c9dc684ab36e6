use wormery_core::{Config, Luck};
use wormery_holzwurm::{Deals, NextStart, Options, OutBonus};

/// How many play: two and four most often.
const SEATS: [usize; 10] = [2, 2, 2, 2, 3, 3, 4, 4, 5, 6];
/// How many deals a match has: three most often, and few, so that much is at stake.
const DEALS: [i16; 8] = [3, 3, 3, 1, 1, 2, 2, 4];
/// Matches that are longer, now and then.
const LONG: [i16; 4] = [5, 7, 10, 20];

/// Any table: in one of ten games with rules that differ from the usual ones.
pub(crate) fn draw(luck: &mut impl Luck) -> Config<Options> {
    let n_seats = SEATS[luck.below(SEATS.len() as u32) as usize];
    let deals = match luck.below(16) {
        0 => LONG[luck.below(LONG.len() as u32) as usize],
        _ => DEALS[luck.below(DEALS.len() as u32) as usize],
    };
    let mut options = Options { deals: Deals::new(deals), ..Options::default() };
    if luck.below(10) == 0 {
        let bonuses = [30, 30, 20, 40, 10, 0];
        options.out_bonus = OutBonus::new(bonuses[luck.below(6) as usize]);
        options.many_uncolored = luck.below(2) == 0;
        options.poison_takes_row = luck.below(2) == 0;
        options.next_start = NextStart::ALL[luck.below(4) as usize];
    }
    Config::new(n_seats, luck.below(n_seats as u32) as usize, options).expect("two to six seats")
}

#[cfg(test)]
mod tests {
    use wormery_table::Seeded;

    use super::*;

    #[test]
    fn every_number_of_players_meets_usual_and_odd_rules() {
        let mut luck = Seeded::new(1);
        let drawn: Vec<_> = (0..2000).map(|_| draw(&mut luck)).collect();
        for n_seats in 2..=6 {
            let tables = || drawn.iter().filter(|config| config.n_seats() == n_seats).map(Config::options);
            assert!(tables().any(|options| *options == Options::default()), "{n_seats}");
            assert!(tables().any(|options| !options.poison_takes_row), "{n_seats}");
            assert!(tables().any(|options| options.deals.get() > 4), "{n_seats}");
        }
    }
}
