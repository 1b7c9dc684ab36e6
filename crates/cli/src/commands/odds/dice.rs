use anyhow::bail;
use wormery_games::regenwormen::{Specialist, Symbol};
use wormery_solve::{Kit, Moment, Roll, Situation, State};

use super::OddsArgs;
use super::flags::needs_specialist;
use super::parse::GoldenPlace;
use crate::words::counted;

/// Puts the dice of the flags on the table.
pub(super) fn place(args: &OddsArgs, situation: &mut Situation) -> anyhow::Result<()> {
    let kept = args.kept.as_ref().map_or(&[][..], |kept| &kept.0);
    let roll = args.roll.as_ref().map(|roll| roll.0.as_slice());
    if args.weasel_used {
        needs_specialist("--weasel-used", situation, Specialist::Weasel)?;
    }
    if args.golden.is_some() {
        needs_specialist("--golden", situation, Specialist::GoldenDie)?;
    }
    if kept.is_empty() && roll.is_none() {
        return nothing_thrown(args);
    }
    let golden = golden_place(args.golden, situation, kept, roll);
    situation.kit = match golden {
        GoldenPlace::Aside => Kit::Eight,
        GoldenPlace::Pool | GoldenPlace::Kept => Kit::with_golden(situation.options.golden_faces),
    };
    let state = State {
        weasel: situation.holds(Specialist::Weasel) && !args.weasel_used,
        ..state(situation.kit, golden, kept)?
    };
    situation.moment = match roll {
        None => Moment::Decide(state),
        Some(faces) => Moment::Keep(state, read_roll(state, kept.len(), faces, situation)?),
    };
    Ok(())
}

fn nothing_thrown(args: &OddsArgs) -> anyhow::Result<()> {
    match args {
        OddsArgs { weasel_used: true, .. } => bail!("--weasel-used: nothing is rolled yet"),
        OddsArgs { golden: Some(_), .. } => bail!("--golden: nothing is rolled yet"),
        _ => Ok(()),
    }
}

/// Where the golden die must be, as far as nobody says so.
fn golden_place(
    said: Option<GoldenPlace>,
    situation: &Situation,
    kept: &[Symbol],
    roll: Option<&[Symbol]>,
) -> GoldenPlace {
    let n_dice = kept.len() + roll.map_or(0, <[Symbol]>::len);
    match (said, roll) {
        _ if !situation.holds(Specialist::GoldenDie) => GoldenPlace::Aside,
        (Some(place), _) => place,
        (None, Some(_)) if n_dice < 9 => GoldenPlace::Aside,
        (None, None) if n_dice == 9 => GoldenPlace::Kept,
        (None, _) => GoldenPlace::Pool,
    }
}

fn state(kit: Kit, golden: GoldenPlace, kept: &[Symbol]) -> anyhow::Result<State> {
    let start = kit.start();
    let has_own_faces = kit == Kit::Golden;
    let in_pool = has_own_faces && golden == GoldenPlace::Pool;
    let is_kept = has_own_faces && golden == GoldenPlace::Kept;
    let n_dice = usize::from(start.n_dice) + usize::from(is_kept);
    if kept.len() > n_dice {
        bail!("--kept: {} are kept, but there are only {n_dice}", counted(kept.len(), "die"));
    }
    if is_kept && !kept.contains(&Symbol::One) && !kept.contains(&Symbol::Worm) {
        bail!("--golden kept: the golden die shows 1 or W, and neither is in --kept");
    }
    Ok(State {
        used: kept.iter().copied().collect(),
        n_dice: (n_dice - kept.len()) as u8,
        golden: in_pool,
        points: kept.iter().map(|symbol| symbol.points()).sum(),
        ..start
    })
}

fn read_roll(state: State, n_kept: usize, faces: &[Symbol], situation: &Situation) -> anyhow::Result<Roll> {
    if !state.may_roll() {
        bail!("--roll: rolling is over, because all dice or all symbols are kept");
    }
    if faces.len() != usize::from(state.n_pool()) {
        let hint = if situation.holds(Specialist::GoldenDie) || n_kept + faces.len() != 9 {
            ""
        } else {
            "; a ninth die is golden, add --expansion --specialist golden_die"
        };
        let (kept, left) = (counted(n_kept, "die"), counted(state.n_pool(), "die"));
        bail!("--roll: with {kept} kept, {left} are rolled, not {}{hint}", faces.len());
    }
    let Some((last, ordinary)) = faces.split_last().filter(|_| state.golden) else {
        return Ok(faces.iter().copied().collect());
    };
    if !situation.options.golden_faces.sides().contains(last) {
        bail!("--roll: the golden die, which comes last, has no {last}");
    }
    Ok(Roll { golden: Some(*last), ..ordinary.iter().copied().collect() })
}
