//! What tables send and what records hold, from random games.

use serde::Serialize;
use serde_json::Value;
use wormery_core::{Bounded, Config, Event, Game, Luck, Options, Turn, Viewer};
use wormery_games::holzwurm::{FateTies, NextStart};
use wormery_games::ithappens::{Deck, DeckOption, DummyStartWorms, PairPoints, SkipTiming};
use wormery_games::regenwormen::{DeclineSteal, GoldenFaces, Lower, Tiebreak, VoluntaryFail};
use wormery_games::{Holzwurm, ItHappens, Regenwormen, holzwurm, ithappens, regenwormen};
use wormery_table::{Ply, Previews, Seeded, Table};

/// A value that was written, and the name of the schema that it should fit.
pub(crate) struct Sample {
    pub(crate) name: String,
    pub(crate) value: Value,
}

/// Plays the games of one kind and shows everything that was written.
pub(crate) type Play = fn(&mut dyn FnMut(Sample));

pub(crate) fn regenwormen(visit: &mut dyn FnMut(Sample)) {
    let base = regenwormen::Options::default();
    let expansion = regenwormen::Options { expansion: true, ..base };
    let everything = regenwormen::Options {
        lower: Lower::Any,
        decline_steal: DeclineSteal::Forced,
        flip_on_empty_fail: true,
        flip_returned: true,
        voluntary_fail: VoluntaryFail::Always,
        tiebreak: Tiebreak::Shared,
        golden_faces: GoldenFaces::Standard,
        low_tiles_need_worm: false,
        weasel_after_fail: false,
        end_ignores_low_tiles: true,
        one_low_tile_per_player: true,
        hen_fail_turns_tile: true,
        displaced_first: true,
        ..expansion
    };
    let lower = regenwormen::Options { lower: Lower::AnyIfMissing, ..base };
    let never = regenwormen::Options { voluntary_fail: VoluntaryFail::Never, ..expansion };
    play::<Regenwormen>("Regenwormen", &[base, expansion, everything, lower, never], visit);
}

pub(crate) fn it_happens(visit: &mut dyn FnMut(Sample)) {
    let base = ithappens::Options::default();
    let everything = ithappens::Options {
        skip_timing: SkipTiming::BeforeRoll,
        dummy_start_worms: DummyStartWorms::Two,
        deck: DeckOption::custom(Deck::reconstruction_1()),
        open_points: true,
        pair_points: PairPoints::PerPair,
        zero_diversity_bonus: true,
    };
    let open = ithappens::Options { open_points: true, ..base.clone() };
    let games = [&base, &everything, &open, &base, &everything, &open, &base, &everything];
    play::<ItHappens>("ItHappens", &games.map(Clone::clone), visit);
}

pub(crate) fn holzwurm(visit: &mut dyn FnMut(Sample)) {
    let base = holzwurm::Options::default();
    let short = holzwurm::Options { deals: Bounded::new(1), ..base };
    let everything = holzwurm::Options {
        deals: Bounded::new(2),
        next_start: NextStart::Loser,
        out_bonus: Bounded::new(-1000),
        fate_ties: FateTies::InputOrder,
        many_uncolored: false,
        poison_takes_row: false,
    };
    let winner = holzwurm::Options { next_start: NextStart::Winner, ..everything };
    let same = holzwurm::Options { next_start: NextStart::Same, deals: Bounded::new(2), ..base };
    play::<Holzwurm>("Holzwurm", &[base, short, everything, winner, same, short], visit);
}

fn play<G: Game>(game: &str, all_options: &[G::Options], visit: &mut dyn FnMut(Sample)) {
    let mut show = |name: &str, value| visit(Sample { name: format!("{game}{name}"), value });
    for (round, options) in all_options.iter().enumerate() {
        show("Options", written(options));
        for n_seats in G::Options::SEATS {
            let config = Config::new(n_seats, round % n_seats, options.clone()).unwrap();
            watch::<G>(config, Seeded::for_game(round as u64, n_seats as u64), &mut show);
        }
    }
}

fn watch<G: Game>(config: Config<G::Options>, mut luck: Seeded, show: &mut impl FnMut(&str, Value)) {
    let n_seats = config.n_seats();
    let mut table = Table::<G>::new(config);
    show("Frame", written(&table.frame(Viewer::Public, Ply(0), Previews::With)));
    let opening = table.propose_chance(&mut luck).unwrap();
    table.commit(opening).unwrap();
    for viewer in Viewer::all(n_seats) {
        show("Frame", written(&table.frame(viewer, Ply(0), Previews::With)));
    }
    while let Turn::Act(seat) = table.turn() {
        let legal: Vec<_> = table.game().legal().collect();
        let action = legal[luck.below(legal.len() as u32) as usize];
        let proposal = table.propose(seat, table.ply(), action, &mut luck).unwrap();
        let update = table.commit(proposal).unwrap();
        // Players that play at random take very long to finish; later on a part of the frames is enough.
        let is_watched = table.ply() < Ply(200) || table.ply().0.is_multiple_of(16) || table.turn().is_over();
        for viewer in Viewer::all(n_seats).filter(|_| is_watched) {
            show("Frame", written(&table.update_frame(viewer, &update, Previews::With)));
        }
    }
    show("Frame", written(&table.frame(Viewer::Public, Ply(0), Previews::With)));
    for event in table.events() {
        match event {
            Event::Action(action) => show("Action", written(action)),
            Event::Chance(outcome) => show("Outcome", written(outcome)),
        }
    }
}

/// The value after a journey as text.
fn written(value: &impl Serialize) -> Value {
    serde_json::from_str(&serde_json::to_string(value).unwrap()).unwrap()
}
