use wormery_games::Regenwormen;
use wormery_games::regenwormen::effect::{Prize, Worm};
use wormery_games::regenwormen::{Action, Effect, Symbol};

use super::Reason;
use crate::Best;
use crate::telling::{of_hundred, tenths};

/// What a choice reaches, and how often the turn fails.
pub(super) fn tips(best: &Best<'_, Regenwormen>) -> Vec<Reason> {
    let own = best.odds_of(|action| action == best.choice.action);
    let fails = own.map(|own| Reason::Fails { fails: of_hundred(own.fail) });
    let roll = best.odds_of(|action| matches!(action, Action::Roll { .. }));
    match best.choice.action {
        Action::Keep { symbol } => reached(&best.choice.effects, symbol).into_iter().chain(fails).collect(),
        Action::Take { .. } | Action::Steal { .. } => {
            roll.map(|roll| Reason::Rather { fails: of_hundred(roll.fail) }).into_iter().collect()
        }
        Action::Roll { .. } => {
            let turn = own.map(|own| Reason::Turn { fails: of_hundred(own.fail), worms: tenths(own.worms) });
            turn.into_iter().collect()
        }
        Action::Weasel => [Reason::Promises].into_iter().chain(fails).collect(),
        Action::GiveBack { .. } => vec![Reason::Helps],
        Action::Rob { .. } | Action::Stop | Action::Accept => Vec::new(),
    }
}

/// Why to keep a face.
fn reached(effects: &[Effect], symbol: Symbol) -> Option<Reason> {
    let reach = effects.iter().find_map(|effect| match effect {
        Effect::InReach { total, tiles, from, steal, .. } => Some(match (steal, from, tiles.highest()) {
            (Some(Prize::Tile), Some(from), _) => Some(Reason::Reaches { from: *from, n: total.get() }),
            (.., tile) => tile.map(|tile| Reason::Wins { n: tile.number() }),
        }),
        _ => None,
    });
    let lacks_worm = |effect: &Effect| matches!(effect, Effect::Kept { worm: Worm::None, .. });
    reach.flatten().or_else(|| match symbol {
        Symbol::Worm => Some(Reason::NeedsWorm),
        _ => effects.iter().any(lacks_worm).then_some(Reason::WormCanCome),
    })
}
