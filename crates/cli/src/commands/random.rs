use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, bail};
use serde::Serialize;
use wormery_core::{Config, Game};
use wormery_games::with_game;
use wormery_host::fresh_seed;
use wormery_record::{write_header, write_result, write_step};
use wormery_table::{RandomPlay, Seeded};
use wormery_words::{decimal, say};

use crate::args::RandomArgs;
use crate::exit::Answer;
use crate::reader::language;

/// Plays random games, and writes or counts them.
pub(crate) fn run(args: &RandomArgs) -> anyhow::Result<Answer> {
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let (steps, seconds) = with_game!(args.game.game, G => {
        let config = args.game.config::<G>()?;
        make_folder(args)?;
        check_free::<G>(seed, args)?;
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

/// The file of a game.
fn path_of<G: Game>(dir: &Path, seed: u64, number: u64) -> PathBuf {
    dir.join(format!("{}-{seed}-{number}.wgr", G::NAME))
}

/// No file is overwritten unless that is asked for, and nothing is played if one would be.
fn check_free<G: Game>(seed: u64, args: &RandomArgs) -> anyhow::Result<()> {
    let Some(dir) = args.out.as_ref().filter(|_| !args.force) else { return Ok(()) };
    let mut paths = (0..args.games).map(|number| path_of::<G>(dir, seed, number));
    match paths.find(|path| path.exists()) {
        Some(path) => {
            bail!("--out {}: the file exists and is not overwritten without --force", path.display())
        }
        None => Ok(()),
    }
}

fn play_games<G: Game>(config: &Config<G::Options>, seed: u64, args: &RandomArgs) -> anyhow::Result<u64> {
    let mut play = RandomPlay::<G>::default();
    let mut steps = 0;
    for number in 0..args.games {
        let mut luck = Seeded::for_game(seed, number);
        steps += match &args.out {
            None => play.play(config, &mut luck, |_, _| {}).0,
            Some(dir) => {
                let path = path_of::<G>(dir, seed, number);
                let file = if args.force { File::create(&path) } else { File::create_new(&path) };
                file.and_then(|file| write_game(&mut play, config, &mut luck, file))
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
    file: File,
) -> io::Result<u64> {
    let mut out = BufWriter::new(file);
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
    let language = language();
    let (n_games, n_steps) = (say!(language, cli_n_games, n = games), say!(language, cli_n_steps, n = steps));
    let (took, seed) = (decimal(language, seconds, 3), seed.to_string());
    let done = say!(language, cli_random_done, games = n_games, steps = n_steps, seconds = took, seed);
    writeln!(out, "{done}")?;
    let rate = |count: u64, digits| decimal(language, count as f64 / seconds.max(1e-9), digits);
    let steps = decimal(language, steps as f64 / seconds.max(1e-9) / 1e6, 2);
    writeln!(out, "{}", say!(language, cli_random_rate, games = rate(games, 0), steps))
}
