use std::io::{self, Write};
use std::time::Instant;

use serde::Serialize;
use wormery_core::{Config, Game};
use wormery_games::with_game;
use wormery_host::fresh_seed;
use wormery_record::{write_header, write_result, write_step};
use wormery_table::{RandomPlay, Seeded};
use wormery_words::{decimal, say};

use crate::args::RandomArgs;
use crate::exit::Answer;
use crate::out::out;
use crate::reader::language;
use crate::records::Folder;

/// Plays random games, and writes or counts them.
pub(crate) fn run(args: &RandomArgs) -> anyhow::Result<Answer> {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let (steps, seconds) = with_game!(args.game.game, G => {
        let config = args.game.config::<G>()?;
        let folder = args.out.as_ref().map(|path| Folder { path, game: G::NAME, seed, force: args.force });
        folder.as_ref().map_or(Ok(()), |folder| folder.make(args.games))?;
        let begin = Instant::now();
        (play_games::<G>(&config, seed, args.games, folder.as_ref())?, begin.elapsed().as_secs_f64())
    });
    report(args, seed, steps, seconds)?;
    Ok(Answer::Yes)
}

fn play_games<G: Game>(
    config: &Config<G::Options>,
    seed: u64,
    n_games: u64,
    folder: Option<&Folder<'_>>,
) -> anyhow::Result<u64> {
    let mut play = RandomPlay::<G>::default();
    let mut steps = 0;
    for number in 0..n_games {
        let mut luck = Seeded::for_game(seed, number);
        steps += match folder {
            None => play.play(config, &mut luck, |_, _| {}).0,
            Some(folder) => folder.write(number, |out| write_game(&mut play, config, &mut luck, out))?,
        };
    }
    Ok(steps)
}

fn write_game<G: Game>(
    play: &mut RandomPlay<G>,
    config: &Config<G::Options>,
    luck: &mut Seeded,
    out: &mut impl Write,
) -> io::Result<u64> {
    let players: Vec<String> = (1..=config.n_seats()).map(|number| format!("Bot {number}")).collect();
    write_header::<G>(out, config, &players)?;
    let mut written = Ok(());
    let (steps, standing) = play.play(config, luck, |game, event| {
        if written.is_ok() {
            written = write_step(out, game.turn().seat(), event);
        }
    });
    written?;
    write_result(out, &standing)?;
    Ok(steps)
}

/// What was played, as `--json` prints it.
#[derive(Serialize)]
struct Counts {
    games: u64,
    steps: u64,
    seconds: f64,
}

fn report(args: &RandomArgs, seed: u64, steps: u64, seconds: f64) -> io::Result<()> {
    let (mut out, games) = (out(), args.games);
    if args.json {
        serde_json::to_writer(&mut out, &Counts { games, steps, seconds })?;
        return writeln!(out);
    }
    let language = language();
    let (n_games, n_steps) = (say!(language, cli_n_games, n = games), say!(language, cli_n_steps, n = steps));
    let (took, seed) = (decimal(language, seconds, 3), seed.to_string());
    let done = say!(language, cli_random_done, games = n_games, steps = n_steps, seconds = took, seed);
    writeln!(out, "{done}")?;
    let rate = |count: u64, digits| decimal(language, count as f64 / seconds.max(1e-9), digits);
    let steps = decimal(language, steps as f64 / seconds.max(1e-9) / 1e6, 2);
    writeln!(out, "{}", say!(language, cli_random_rate, games = rate(games, 0), steps))
}
