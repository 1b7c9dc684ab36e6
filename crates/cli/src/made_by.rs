//! How a result came about: what is needed to have it again years later.

use std::collections::BTreeMap;
use std::env;

use serde::Serialize;
use serde_json::Value;
use wormery_bots::{NetFile, Roster};
use wormery_core::{Config, Described};

use crate::duel_args::DuelArgs;

/// This program.
pub(crate) const PROGRAM: &str = concat!("wormery ", env!("CARGO_PKG_VERSION"));

/// How the result of bots that played each other came about, as `--json` prints it.
#[derive(Clone, Serialize)]
pub(crate) struct MadeBy {
    program: &'static str,
    /// The arguments, as they were given.
    command: Vec<String>,
    game: &'static str,
    /// The version of the rules.
    rules: u16,
    options: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    playouts: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    move_ms: Option<u64>,
    /// The version of each net that bots of the game play with.
    nets: BTreeMap<&'static str, &'static str>,
    /// The version of the judge.
    judge: String,
}

impl MadeBy {
    /// What is true of the duels of a command, which have at least so many seats.
    pub(crate) fn of<G: Roster + Described>(duel: &DuelArgs, n_seats: usize) -> anyhow::Result<Self> {
        let options = duel.rules.options::<G>()?;
        let judge = Config::new(n_seats, 0, options.clone()).ok().map(|config| G::judge(&config).version());
        let net = |net: &&'static NetFile| (net.name, net.trained().version.as_str());
        Ok(Self {
            program: PROGRAM,
            command: command(),
            game: G::NAME,
            rules: G::RULES,
            options: serde_json::to_value(&options)?,
            playouts: duel.move_ms.is_none().then_some(duel.playouts),
            move_ms: duel.move_ms,
            nets: G::NETS.iter().map(net).collect(),
            judge: judge.unwrap_or_default(),
        })
    }
}

/// The arguments of this program.
fn command() -> Vec<String> {
    env::args_os().skip(1).map(|argument| argument.to_string_lossy().into_owned()).collect()
}
