use wormery_core::{Chance, Config, Event, Game, Seat, Turn, Viewer};
use wormery_games::holzwurm::{Action, Deals, Holzwurm, NextStart, Options, OutBonus};
use wormery_table::Seeded;

use crate::holzwurm::features::{SHAPE, Scene};
use crate::holzwurm::{Looker, NET, trained};
use crate::{Judge, Random, Roster, Shares};

fn options() -> [Options; 3] {
    let usual = Options::default();
    let odd = Options {
        next_start: NextStart::Winner,
        out_bonus: OutBonus::new(-1000),
        many_uncolored: false,
        poison_takes_row: false,
        ..usual
    };
    [usual, Options { deals: Deals::new(1), ..usual }, odd]
}

fn configs() -> impl Iterator<Item = Config<Options>> {
    (2..=6).flat_map(|n_seats| options().map(|options| Config::new(n_seats, 1, options).unwrap()))
}

/// Every position of a match in which anything is played.
fn positions(config: &Config<Options>, seed: u64) -> Vec<Holzwurm> {
    let (mut luck, mut game, mut met) = (Seeded::new(seed), Holzwurm::start(config), Vec::new());
    loop {
        met.push(game.clone());
        let event = match game.turn() {
            Turn::Over(_) => return met,
            Turn::Chance(question) => Event::Chance(question.draw(&mut luck)),
            Turn::Act(_) => {
                let legal: Vec<_> = game.legal().collect();
                Event::Action(Random::pick(&game, &legal, &mut luck))
            }
        };
        game.apply(&event).unwrap();
    }
}

fn judges_and_positions() -> impl Iterator<Item = (Box<dyn Judge<Holzwurm>>, Vec<Holzwurm>)> {
    configs().zip(1..).map(|(config, seed)| (Holzwurm::judge(&config), positions(&config, seed)))
}

fn sum(shares: &Shares) -> f64 {
    (0..shares.n_rows()).map(|row| shares.of(row)).sum()
}

/// A decision, as its seat sees it.
fn decision(game: &Holzwurm) -> Option<(<Holzwurm as Game>::View, Seat, Vec<Action>)> {
    let seat = game.turn().seat()?;
    Some((game.view(Viewer::Seat(seat)), seat, game.legal().collect()))
}

#[test]
fn everybody_has_a_share_of_one_win() {
    for (mut judge, games) in judges_and_positions() {
        for game in games {
            let worth = judge.worth(&game);
            assert_eq!(worth.n_rows(), game.n_seats());
            assert!((sum(&worth) - 1.0).abs() < 1e-9, "{worth:?}");
            assert!((0..worth.n_rows()).all(|row| (0.0..=1.0).contains(&worth.of(row))), "{worth:?}");
        }
    }
}

#[test]
fn the_end_is_the_result() {
    for (mut judge, games) in judges_and_positions() {
        let last = games.last().unwrap();
        let Turn::Over(standing) = last.turn() else { panic!("the match is over") };
        assert_eq!(judge.worth(last), Shares::of_standing(&standing));
        let before = judge.worth(&games[games.len() - 2]);
        assert!(
            (0..before.n_rows()).all(|row| before.of(row) > 0.0),
            "nothing is certain before: {before:?}"
        );
    }
}

#[test]
fn between_deals_the_worth_is_the_mean_over_deals() {
    for (mut judge, games) in judges_and_positions() {
        for game in games.iter().filter(|game| matches!(game.turn(), Turn::Chance(_))) {
            assert_eq!(judge.worth(game), judge.before_chance(game));
        }
    }
}

#[test]
fn every_action_is_a_choice_once_and_is_thought_of_alike() {
    for (mut judge, games) in judges_and_positions() {
        for (view, seat, legal) in games.iter().filter_map(decision).step_by(9) {
            let choices = judge.choices(&view, seat, &legal);
            assert!(choices.iter().map(|choice| choice.action).eq(legal));
            let share = |shares: &Shares| shares.of(seat.index());
            let best = choices.iter().map(|choice| share(&choice.shares)).fold(0.0, f64::max);
            assert!((sum(&judge.thought(&view, seat, None).unwrap()) - 1.0).abs() < 1e-9);
            for choice in &choices {
                assert!((sum(&choice.shares) - 1.0).abs() < 1e-9);
                assert!(choice.margin >= 0.0 && (share(&choice.shares) < best || choice.margin < 1e-12));
                assert_eq!(judge.thought(&view, seat, Some(choice.action)).as_ref(), Some(&choice.shares));
            }
        }
    }
}

#[test]
fn the_same_question_gets_the_same_answer_after_others() {
    let config = Config::new(3, 0, Options::default()).unwrap();
    let games = positions(&config, 5);
    let decisions: Vec<_> = games.iter().filter_map(decision).take(12).collect();
    let ask = |judge: &mut dyn Judge<Holzwurm>, place: usize| {
        let (view, seat, legal) = &decisions[place];
        judge.choices(view, *seat, legal)
    };
    let mut judge = Holzwurm::judge(&config);
    let answers: Vec<_> = (0..decisions.len()).map(|place| ask(&mut *judge, place)).collect();
    for place in (0..decisions.len()).rev() {
        assert_eq!(ask(&mut *Holzwurm::judge(&config), place), answers[place]);
        assert_eq!(ask(&mut *judge, place), answers[place]);
    }
}

#[test]
fn nothing_is_hidden_while_nobody_plays() {
    let config = Config::new(2, 0, Options::default()).unwrap();
    let mut judge = Holzwurm::judge(&config);
    for game in positions(&config, 3).iter().filter(|game| !game.is_playing()) {
        assert_eq!(judge.thought(&game.view(Viewer::Seat(Seat::new(0))), Seat::new(0), None), None);
    }
}

#[test]
fn looking_at_many_guesses_is_looking_at_each() {
    let mut looker = Looker { value: trained() };
    for config in configs() {
        for game in positions(&config, 8).iter().filter(|game| game.is_playing()).step_by(7) {
            let (seat, mut luck) = (game.next_seat(), Seeded::new(4));
            let guesses: Vec<_> = (0..3).map(|_| game.reshuffled(Viewer::Seat(seat), &mut luck)).collect();
            let plays: Vec<_> = game.legal().collect();
            let worths = looker.after_each(&guesses, &plays);
            for (play, worths) in plays.iter().zip(worths) {
                for (guess, worths) in guesses.iter().zip(worths) {
                    let mut after = guess.clone();
                    after.apply(&Event::Action(*play)).unwrap();
                    let alone = looker.value.of_all(&after);
                    assert_eq!(alone.map(f64::to_bits), worths.map(f64::to_bits), "{after:?}");
                }
            }
        }
    }
}

#[test]
fn descriptions_fit_the_net() {
    assert_eq!(NET.trained().net.shape, SHAPE);
    for game in configs().flat_map(|config| positions(&config, 2)) {
        let (scene, mut features) = (Scene::of(&game), Vec::new());
        scene.table(&game, &mut features);
        (0..game.n_seats()).for_each(|seat| scene.seat(seat, &mut features));
        for (place, amount) in features {
            assert!(usize::from(place) < SHAPE.features && amount.abs() <= 35.0, "{place}: {amount}");
        }
    }
}

/// Some 2,000 worths, natively and in WebAssembly: who changes them changes what reviews and coaches say, and then the
/// version of the judge must change too.
#[test]
fn the_bits_stay() {
    let spread = |bits: u64, number: f64| (bits ^ number.to_bits()).wrapping_mul(0x0000_0100_0000_01b3);
    let (mut bits, mut count) = (0, 0);
    for (config, seed) in configs().chain(configs()).zip(1..) {
        let mut judge = Holzwurm::judge(&config);
        for game in positions(&config, seed) {
            let worth = judge.worth(&game);
            bits = (0..worth.n_rows()).fold(bits, |bits, row| spread(bits, worth.of(row)));
            count += 1;
        }
    }
    assert_eq!((count, bits), (2607, 8_819_782_987_513_708_544));
}
