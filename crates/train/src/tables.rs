use clap::ValueEnum;
use wormery_core::{Config, Luck};
use wormery_regenwormen::{DeclineSteal, GoldenFaces, Lower, Options, Tiebreak, VoluntaryFail};

/// How many play: two and four most often.
const SEATS: [usize; 14] = [2, 2, 2, 2, 2, 2, 3, 3, 4, 4, 4, 5, 6, 7];

/// The tables that a net is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Tables {
    /// Two players, without the expansion and without house rules.
    Two,
    /// All others.
    Rest,
}

impl Tables {
    /// How many games the net for these tables plays against itself, leg by leg.
    pub(crate) fn usual_legs(self) -> &'static [u64] {
        match self {
            Self::Two => &[1_000_000, 800_000],
            Self::Rest => &[600_000],
        }
    }

    /// One of these tables.
    pub(crate) fn draw(self, luck: &mut impl Luck) -> Config<Options> {
        match self {
            Self::Two => config(2, Options::default()),
            Self::Rest => loop {
                let n_seats = SEATS[luck.below(SEATS.len() as u32) as usize];
                let expansion = luck.below(2) == 0;
                let has_house_rules = luck.below(5) == 0;
                let options = if has_house_rules { house_rules(luck) } else { Options::default() };
                let options = Options { expansion, ..options };
                if n_seats > 2 || options != Options::default() {
                    return config(n_seats, options);
                }
            },
        }
    }
}

fn config(n_seats: usize, options: Options) -> Config<Options> {
    Config::new(n_seats, 0, options).expect("two to seven seats")
}

/// Rules of which each differs from the usual one in a quarter of the games.
fn house_rules(luck: &mut impl Luck) -> Options {
    let mut differs = || luck.below(4) == 0;
    Options {
        expansion: false,
        lower: if differs() { Lower::AnyIfMissing } else { one_of(differs(), Lower::Any) },
        decline_steal: one_of(differs(), DeclineSteal::Forced),
        flip_on_empty_fail: differs(),
        flip_returned: differs(),
        voluntary_fail: if differs() {
            VoluntaryFail::Never
        } else {
            one_of(differs(), VoluntaryFail::Always)
        },
        tiebreak: one_of(differs(), Tiebreak::Shared),
        golden_faces: one_of(differs(), GoldenFaces::Standard),
        low_tiles_need_worm: !differs(),
        weasel_after_fail: !differs(),
        end_ignores_low_tiles: differs(),
        one_low_tile_per_player: differs(),
        hen_fail_turns_tile: differs(),
        displaced_first: differs(),
    }
}

fn one_of<T: Default>(differs: bool, other: T) -> T {
    if differs { other } else { T::default() }
}

#[cfg(test)]
mod tests {
    use wormery_table::Seeded;

    use super::*;

    #[test]
    fn every_table_belongs_to_one_net() {
        let mut luck = Seeded::new(1);
        let drawn: Vec<_> = (0..2000).map(|_| Tables::Rest.draw(&mut luck)).collect();
        let is_two = |config: &Config<Options>| *config == Tables::Two.draw(&mut Seeded::new(1));
        assert!(!drawn.iter().any(is_two));
        for n_seats in 2..=7 {
            let mut tables = drawn.iter().filter(|config| config.n_seats() == n_seats);
            assert!(tables.any(|config| config.options().expansion), "{n_seats} with the expansion");
        }
        let never = |config: &&Config<Options>| config.options().voluntary_fail == VoluntaryFail::Never;
        assert!(drawn.iter().filter(never).count() > 50, "house rules are played");
    }
}
