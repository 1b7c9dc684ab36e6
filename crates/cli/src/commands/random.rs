use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::time::Instant;

use anyhow::Context;
use serde::Serialize;
use wormery_core::{Config, Game};
use wormery_games::with_game;
use wormery_host::fresh_seed;
use wormery_record::{write_header, write_result, write_step};
use wormery_table::{RandomPlay, Seeded};

use crate::args::RandomArgs;
use crate::exit::Answer;
use crate::words::counted;

/// Plays random games, and writes or counts them.
pub(crate) fn run(args: &RandomArgs) -> anyhow::Result<Answer> {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let (steps, seconds) = with_game!(args.game.game, G => {
        let config = args.game.config::<G>()?;
        make_folder(args)?;
        let begin = Instant::now();
        (play_games::<G>(&config, seed, args)?, begin.elapsed().as_secs_f64())
    });
    report(args, seed, steps, seconds)?;
    Ok(Answer::Yes)
}

fn make_folder(args: &RandomArgs) -> anyhow::Result<()> {
    let Some(dir) = &args.out else { return Ok(()) };
    fs::create_dir_all(dir).with_context(|| format!("--out {}: make the folder", dir.display()))
}

fn play_games<G: Game>(config: &Config<G::Options>, seed: u64, args: &RandomArgs) -> anyhow::Result<u64> {
    let mut play = RandomPlay::<G>::default();
    let mut steps = 0;
    for number in 0..args.games {
        let mut luck = Seeded::for_game(seed, number);
        steps += match &args.out {
            None => play.play(config, &mut luck, |_, _| {}).0,
            Some(dir) => {
                let path = dir.join(format!("{}-{seed}-{number}.wgr", G::NAME));
                write_game(&mut play, config, &mut luck, &path)
                    .with_context(|| format!("--out: write {}", path.display()))?
            }
        };
    }
    Ok(steps)
}

fn write_game<G: Game>(
    play: &mut RandomPlay<G>,
    config: &Config<G::Options>,
    luck: &mut Seeded,
    path: &Path,
) -> io::Result<u64> {
    let mut out = BufWriter::new(File::create(path)?);
    let players: Vec<String> = (1..=config.n_seats()).map(|number| format!("Bot {number}")).collect();
    write_header::<G>(&mut out, config, &players)?;
    let mut written = Ok(());
    let (steps, standing) = play.play(config, luck, |game, event| {
        if written.is_ok() {
            written = write_step(&mut out, game.turn().seat(), event);
        }
    });
    written?;
    write_result(&mut out, &standing)?;
    out.flush()?;
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
    let (mut out, games) = (io::stdout().lock(), args.games);
    if args.json {
        serde_json::to_writer(&mut out, &Counts { games, steps, seconds })?;
        return writeln!(out);
    }
    let (n_games, n_steps) = (counted(games, "game"), counted(steps, "step"));
    let rate = |count: u64| count as f64 / seconds.max(1e-9);
    writeln!(out, "{n_games}, {n_steps} in {seconds:.3} seconds (seed {seed})")?;
    writeln!(out, "{:.0} games and {:.2} million steps a second", rate(games), rate(steps) / 1e6)
}
