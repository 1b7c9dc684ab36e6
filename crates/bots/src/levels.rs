use wormery_core::{Config, Game, Seat};

use crate::{Bot, Evaluate, Level, Roster};

/// The levels of a game by their names, those included that they had before.
pub trait Levels: Roster {
    /// Whether a table has its net, if it needs one.
    fn has_net(config: &Config<Self::Options>) -> bool {
        Self::net(config).is_none_or(|net| net.get().is_some())
    }

    /// The level of this name, or the one that has taken its place.
    fn level(name: &str) -> Option<&'static Level<Self>> {
        Some(&Self::LEVELS[Self::place(name)?])
    }

    /// The place of a level in the list.
    fn place(name: &str) -> Option<usize> {
        const { assert!(names_differ(Self::LEVELS), "a name belongs to one level") };
        let former = Self::FORMER.iter().find(|(former, _)| *former == name);
        let name = former.map_or(name, |(_, now)| now);
        Self::LEVELS.iter().position(|level| level.name == name)
    }

    /// The level of this name; while the net of the table is missing, the next simpler one that needs none.
    fn ready(name: &str, config: &Config<Self::Options>) -> Option<&'static Level<Self>> {
        let place = Self::place(name)?;
        let has_net = Self::has_net(config);
        Self::LEVELS[..=place].iter().rev().find(|level| has_net || !level.needs_net())
    }

    /// The bot that is [ready](Self::ready) for a level, for one seat of one game; `None` if no level has this name.
    fn bot(level: &str, config: &Config<Self::Options>, seat: Seat) -> Option<Box<dyn Bot<Self>>> {
        Some(Self::ready(level, config)?.bot(config, seat))
    }

    /// The evaluator of a level, for one seat of one game; `None` if no level of this name evaluates.
    fn evaluator(level: &str, config: &Config<Self::Options>, seat: Seat) -> Option<Box<dyn Evaluate<Self>>> {
        Some(Self::level(level)?.make_evaluator()?(config, seat))
    }
}

impl<G: Roster> Levels for G {}

/// Whether no two levels have the same name.
const fn names_differ<G: Game>(levels: &[Level<G>]) -> bool {
    let (mut one, mut other) = (0, 1);
    while other < levels.len() {
        if is_same(levels[one].name.as_bytes(), levels[other].name.as_bytes()) {
            return false;
        }
        (one, other) = if one + 1 < other { (one + 1, other) } else { (0, other + 1) };
    }
    true
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    match (one, other) {
        ([], []) => true,
        ([first, one @ ..], [second, other @ ..]) => *first == *second && is_same(one, other),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use wormery_core::{Config, Seat};
    use wormery_games::regenwormen::Regenwormen;

    use super::{Levels, names_differ};
    use crate::{Level, Random, Roster};

    #[test]
    fn who_only_chooses_has_no_evaluator() {
        let config = Config::new(2, 0, wormery_games::regenwormen::Options::default()).unwrap();
        let evaluates = |level| Regenwormen::evaluator(level, &config, Seat::new(0)).is_some();
        assert!(evaluates("greedy") && evaluates("grandmaster"));
        assert!(!evaluates("cautious") && !evaluates("nobody"));
        assert!(Regenwormen::bot("cautious", &config, Seat::new(0)).is_some());
        assert!(Regenwormen::bot("nobody", &config, Seat::new(0)).is_none());
    }

    #[test]
    fn former_names_stay_valid_and_name_the_next_level() {
        fn hold<G: Roster>() {
            for (former, now) in G::FORMER {
                assert!(G::LEVELS.iter().all(|level| level.name != *former), "{former} is a level");
                assert_eq!(G::level(former).unwrap().name, *now);
            }
        }
        hold::<Regenwormen>();
        hold::<wormery_games::ithappens::ItHappens>();
        hold::<wormery_games::holzwurm::Holzwurm>();
        assert_eq!(wormery_games::holzwurm::Holzwurm::level("sampler").unwrap().name, "seer");
    }

    #[test]
    fn a_name_that_comes_twice_is_found_wherever_it_is() {
        let levels = |names: [&'static str; 3]| {
            names.map(|name| Level::<Regenwormen>::chooser(name, "", |_, _| Box::new(Random)))
        };
        assert!(names_differ(&levels(["one", "two", "three"])));
        for names in [["one", "one", "two"], ["one", "two", "one"], ["two", "one", "one"]] {
            assert!(!names_differ(&levels(names)), "{names:?}");
        }
    }
}
