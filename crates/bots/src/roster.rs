use wormery_core::{Config, Game, Guess, Seat};

use crate::level::{MakeEvaluator, MakeReviewer};
use crate::{Attention, Bot, Evaluate, EvaluatePosition, Level, TurnOdds};

/// The levels of a game: the one list from which names, bots, coaches and reviewers come.
pub trait Roster: Guess {
    /// The levels, the weakest first; for a game that has none of its own, a random one and one that plays on at random.
    ///
    /// At least one evaluates, at least one reviews, and no name comes twice: a program that asks a list without that
    /// cannot be built.
    const LEVELS: &'static [Level<Self>] = &[Level::random(), Level::sampler()];

    /// The level of this name.
    fn level(name: &str) -> Option<&'static Level<Self>> {
        const { assert!(names_differ(Self::LEVELS), "a name belongs to one level") };
        Self::LEVELS.iter().find(|level| level.name == name)
    }

    /// The bot of a level, for one seat of one game; `None` if no level has this name.
    fn bot(level: &str, config: &Config<Self::Options>, seat: Seat) -> Option<Box<dyn Bot<Self>>> {
        Some(Self::level(level)?.bot(config, seat))
    }

    /// The evaluator of a level, for one seat of one game, which pays the same attention to every action; `None` if no
    /// level of this name evaluates.
    fn evaluator(level: &str, config: &Config<Self::Options>, seat: Seat) -> Option<Box<dyn Evaluate<Self>>> {
        Some(Self::level(level)?.make_evaluator()?(config, seat, Attention::Alike))
    }

    /// The evaluator of the strongest level that evaluates, for people who want to know about every action.
    fn coach(config: &Config<Self::Options>, seat: Seat) -> Box<dyn Evaluate<Self>> {
        let make = const { strongest_evaluator(Self::LEVELS) };
        make(config, seat, Attention::Alike)
    }

    /// Says what the positions of a game were worth, by the strongest level that reviews; one that samples plays on so often
    /// from every choice.
    fn reviewer(config: &Config<Self::Options>, n_playouts: u32) -> Box<dyn EvaluatePosition<Self>> {
        let make = const { strongest_reviewer(Self::LEVELS) };
        make(config, n_playouts)
    }

    /// Exact odds of the turn that a view shows, as far as they are known for a game.
    fn odds(_view: &Self::View) -> Option<TurnOdds<Self::Action>> {
        None
    }
}

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

const fn strongest_evaluator<G: Game>(levels: &[Level<G>]) -> MakeEvaluator<G> {
    let mut place = levels.len();
    while place > 0 {
        place -= 1;
        if let Some(make) = levels[place].make_evaluator() {
            return make;
        }
    }
    panic!("a roster has a level that evaluates")
}

const fn strongest_reviewer<G: Game>(levels: &[Level<G>]) -> MakeReviewer<G> {
    let mut place = levels.len();
    while place > 0 {
        place -= 1;
        if let Some(make) = levels[place].make_reviewer() {
            return make;
        }
    }
    panic!("a roster has a level that reviews")
}

#[cfg(test)]
mod tests {
    use wormery_core::{Config, Event, Game, Seat, Turn, Viewer};
    use wormery_games::holzwurm::Holzwurm;
    use wormery_games::regenwormen::Regenwormen;
    use wormery_table::Seeded;

    use super::{Roster, names_differ};
    use crate::{Evaluate, Level, Limit, Random, Thinking};

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
    fn the_coach_is_the_strongest_level() {
        let config = Config::new(2, 0, wormery_games::holzwurm::Options::default()).unwrap();
        let mut game = Holzwurm::start(&config);
        let mut luck = Seeded::new(1);
        while let Turn::Chance(question) = game.turn() {
            game.apply(&Event::Chance(wormery_core::Chance::draw(&question, &mut luck))).unwrap();
        }
        let (seat, legal) = (game.turn().seat().unwrap(), game.legal().collect::<Vec<_>>());
        let values = |mut evaluator: Box<dyn Evaluate<Holzwurm>>| {
            let mut thinking = Thinking::new(Seeded::new(2), Limit::Playouts(50));
            evaluator.values(&game.view(Viewer::Seat(seat)), &legal, &mut thinking)
        };
        let coach = values(Holzwurm::coach(&config, seat));
        let of = |level| values(Holzwurm::evaluator(level, &config, seat).unwrap());
        assert_eq!(coach, of("seer"));
        assert_ne!(coach, of("sampler"));
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
