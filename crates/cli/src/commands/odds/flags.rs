use anyhow::{Context, anyhow, bail};
use serde_json::{Map, Value};
use wormery_core::wire::{Object, plain_reason};
use wormery_games::regenwormen::{Options, Specialist, Tile};
use wormery_solve::Situation;

use super::OddsArgs;
use super::dice;
use super::parse::TileList;

/// The most other players there can be (RW-01).
const MOST_OTHERS: usize = 6;

/// The position that the flags describe: seat 0 plays, the others sit on 1, 2 and so on.
pub(super) fn situation(args: &OddsArgs) -> anyhow::Result<Situation> {
    let mut situation = Situation::opening(options(args)?);
    if let Some(specialist) = args.specialist {
        if !situation.options.expansion {
            bail!("--specialist {specialist}: specialists come with the expansion, add --expansion");
        }
        situation.specialist = Some(specialist);
    }
    place_tiles(args, &mut situation)?;
    dice::place(args, &mut situation)?;
    Ok(situation)
}

fn options(args: &OddsArgs) -> anyhow::Result<Options> {
    let mut options = Map::new();
    if args.expansion {
        options.insert("expansion".into(), true.into());
    }
    for option in &args.options {
        let (key, value) =
            option.split_once('=').with_context(|| format!("--option {option}: write KEY=VALUE"))?;
        let value =
            serde_json::from_str(value).ok().filter(Value::is_boolean).unwrap_or_else(|| value.into());
        options.insert(key.into(), value);
        read_options(&options).with_context(|| format!("--option {option}"))?;
    }
    read_options(&options)
}

fn read_options(options: &Map<String, Value>) -> anyhow::Result<Options> {
    let read: Result<Object<Options>, _> = serde_json::from_str(&Value::from(options.clone()).to_string());
    let error = match read {
        Ok(Object(options)) => return Ok(options),
        Err(error) => error.to_string(),
    };
    // The text was made here, so its columns would tell the user nothing.
    let reason = error.split(" at line ").next().unwrap_or_default();
    Err(anyhow!("{}", plain_reason(reason).replace("unknown field", "unknown option")))
}

fn place_tiles(args: &OddsArgs, situation: &mut Situation) -> anyhow::Result<()> {
    let list = |tiles: &Option<TileList>| tiles.as_ref().map_or_else(Vec::new, |tiles| tiles.0.clone());
    let (row, tops, own) = (list(&args.row), list(&args.top), Vec::from_iter(args.own));
    for (flag, tiles) in [("--row", &row), ("--top", &tops), ("--own", &own)] {
        if let Some(low) = tiles.iter().find(|tile| tile.is_low() && !situation.options.expansion) {
            bail!("{flag}: tile {low} comes with the expansion, add --expansion");
        }
    }
    for (flag, other, tiles, others) in
        [("--row", "--top", &row, &tops), ("--row", "--own", &row, &own), ("--top", "--own", &tops, &own)]
    {
        if let Some(tile) = tiles.iter().find(|tile| others.contains(tile)) {
            bail!("{flag} and {other} both have tile {tile}, and there is only one");
        }
    }
    if tops.len() > MOST_OTHERS {
        bail!("--top: {} tiles, but there are at most {MOST_OTHERS} other players", tops.len());
    }
    if args.row.is_some() {
        situation.row = row.into_iter().collect();
    } else {
        tops.iter().chain(&own).for_each(|tile| situation.row.remove(*tile));
    }
    for (top, tile) in situation.tops.iter_mut().skip(1).zip(tops) {
        *top = Some(tile);
    }
    situation.own = args.own;
    situation.owns_low_tile = args.own.is_some_and(Tile::is_low);
    Ok(())
}

/// Complains about a flag that only the holder of a specialist can use.
pub(super) fn needs_specialist(flag: &str, situation: &Situation, needed: Specialist) -> anyhow::Result<()> {
    if situation.holds(needed) {
        return Ok(());
    }
    bail!("{flag}: only the holder of that specialist has it, add --expansion --specialist {needed}")
}
