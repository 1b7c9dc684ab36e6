use anyhow::{Context, anyhow};
use serde_json::{Map, Value};
use wormery_core::wire::{Object, plain_reason};
use wormery_games::regenwormen::{Options, Specialist};
use wormery_solve::{Described, Part, Situation, Spelling};

use super::OddsArgs;

/// How flags are called.
const FLAGS: Spelling = Spelling {
    part: |part| match part {
        Part::Row => "--row",
        Part::Tops => "--top",
        Part::Own => "--own",
        Part::Kept => "--kept",
        Part::Roll => "--roll",
        Part::Specialist => "--specialist",
        Part::Golden => "--golden",
        Part::WeaselUsed => "--weasel-used",
    },
    expansion: "add --expansion",
    specialist: |needed: Specialist| format!("add --expansion --specialist {needed}"),
};

/// The position that the flags describe: seat 0 plays, the others sit on 1, 2 and so on.
pub(super) fn situation(args: &OddsArgs) -> anyhow::Result<Situation> {
    let described = Described {
        options: options(args)?,
        specialist: args.specialist,
        row: args.row.as_ref().map(|row| row.0.clone()),
        tops: args.top.as_ref().map_or_else(Vec::new, |tops| tops.0.clone()),
        own: args.own,
        kept: args.kept.as_ref().map_or_else(Vec::new, |kept| kept.0.clone()),
        roll: args.roll.as_ref().map(|roll| roll.0.clone()),
        golden: args.golden.map(Into::into),
        weasel_used: args.weasel_used,
    };
    described.situation(&FLAGS).map_err(|reason| anyhow!(reason))
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
