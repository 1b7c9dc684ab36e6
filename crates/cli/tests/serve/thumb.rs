//! How well the example bot plays: by luck that is fixed, so that it plays the same games every time.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use serde_json::{Value, json};
use wormery_core::{Event, Game, Turn, Viewer};
use wormery_games::{Holzwurm, ItHappens, Regenwormen};
use wormery_host::{config_from_json, result_rows};
use wormery_table::{RandomPlay, Seeded};

use crate::program::root;
use crate::records::python;

/// Asks `choose` of the example for every line.
const ASKED: &str = "import json, sys
sys.path.insert(0, sys.argv[1])
from bot import choose
for line in sys.stdin:
    print(json.dumps(choose(**json.loads(line))), flush=True)";

/// The example bot without a server: it is asked over a pipe.
struct Thumb {
    child: Child,
    questions: ChildStdin,
    answers: BufReader<ChildStdout>,
}

impl Thumb {
    fn start() -> Self {
        let mut command = python();
        command.args(["-B", "-c", ASKED]).arg(root().join("examples"));
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("Python starts");
        let questions = child.stdin.take().expect("a pipe");
        let answers = BufReader::new(child.stdout.take().expect("a pipe"));
        Self { child, questions, answers }
    }

    fn choose<G: Game>(&mut self, game: &G, seat: wormery_core::Seat) -> G::Action {
        let actions: Vec<G::Action> = game.legal().collect();
        let legal: Vec<Value> = actions.iter().map(|action| json!(action)).collect();
        let view = game.view(Viewer::Seat(seat));
        let question = json!({ "game": G::NAME, "view": view, "seat": seat.index(), "legal": legal });
        writeln!(self.questions, "{question}").expect("it listens");
        let mut answer = String::new();
        self.answers.read_line(&mut answer).expect("it answers");
        let answer: Value = serde_json::from_str(&answer).expect("an action");
        let place = legal.iter().position(|action| *action == answer);
        actions[place.unwrap_or_else(|| panic!("{answer} is not legal: {question}"))]
    }

    /// Plays a game on the first seat against those who do anything, and returns the scores and who won.
    fn play<G: Game>(&mut self, n_seats: usize, options: &Value, number: u64) -> (Vec<i32>, bool) {
        let config = config_from_json::<G>(n_seats, number as usize % n_seats, options).expect("a table");
        let (mut game, mut luck) = (G::start(&config), Seeded::for_game(17, number));
        let mut others = RandomPlay::<G>::default();
        loop {
            let event = match game.turn() {
                Turn::Act(seat) if seat.index() == 0 => Event::Action(self.choose(&game, seat)),
                _ => match others.next(&game, &mut luck) {
                    Ok(event) => event,
                    Err(standing) => {
                        let mut rows = result_rows(&standing);
                        rows.sort_by_key(|row| row.seat.unwrap_or(u8::MAX));
                        return (rows.iter().map(|row| row.score).collect(), rows[0].rank == 1);
                    }
                },
            };
            game.apply(&event).expect("it is legal");
        }
    }
}

/// What came of some games: how often it won, and what it and the best of the others had on average.
fn figures<G: Game>(n_games: u64, n_seats: usize, options: &Value) -> (usize, f64, f64) {
    let mut bot = Thumb::start();
    let played: Vec<_> = (0..n_games).map(|number| bot.play::<G>(n_seats, options, number)).collect();
    let mean = |sum: i32| f64::from(sum) / n_games as f64;
    let own = mean(played.iter().map(|(scores, _)| scores[0]).sum());
    let best = |scores: &[i32]| scores[1..].iter().copied().max().unwrap_or_default();
    let others = mean(played.iter().map(|(scores, _)| best(scores)).sum());
    drop(bot.questions);
    assert!(bot.child.wait().expect("it ends").success());
    let n_wins = played.iter().filter(|(_, won)| *won).count();
    println!("{n_wins} of {n_games} won, {own:.1} against {others:.1}");
    (n_wins, own, others)
}

#[test]
fn the_example_bot_gets_worms_with_and_without_the_expansion() {
    for options in [json!({}), json!({ "expansion": true })] {
        let (n_wins, own, others) = figures::<Regenwormen>(12, 2, &options);
        assert!(
            n_wins >= 12 && own > 10.0 && others < 3.0,
            "{options}: {n_wins} won, {own} against {others}"
        );
    }
}

#[test]
fn the_example_bot_is_better_than_chance_in_the_other_games() {
    let (n_wins, own, others) = figures::<ItHappens>(12, 3, &json!({}));
    assert!(n_wins >= 10 && own > others + 8.0, "It Happens..: {n_wins} won, {own} against {others}");
    let (n_wins, own, others) = figures::<Holzwurm>(12, 3, &json!({}));
    assert!(n_wins >= 11 && own > others + 100.0, "Holzwurm: {n_wins} won, {own} against {others}");
}
