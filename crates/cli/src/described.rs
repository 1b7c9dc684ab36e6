//! What the help says of the games, from their descriptions.

use wormery_core::{Described, OptionInfo, OptionKind, Word};
use wormery_games::{GameId, with_game};
use wormery_words::{Language, list, message};

/// What the program is for.
pub(crate) fn about() -> String {
    let names: Vec<String> = GameId::ALL.iter().map(|id| name(*id)).collect();
    format!("Play the tabletop games about worms: {}.", list(Language::En, &names))
}

/// Examples, and after them the rules that can be chosen.
pub(crate) fn with_rules(examples: &str) -> String {
    let games: Vec<String> = GameId::ALL.iter().map(|id| rules(*id)).collect();
    format!("{}\n\nRules for --option, the usual value first:\n{}", examples.trim_end(), games.join("\n"))
}

fn name(id: GameId) -> String {
    let area = with_game!(id, G => G::ABOUT.area);
    message(Language::En, &format!("{area}_name"), &[]).unwrap_or_else(|| id.to_string())
}

fn rules(id: GameId) -> String {
    let options = with_game!(id, G => G::OPTIONS);
    let lines = options.iter().filter_map(|info| Some(format!("    {}={}", info.name, values(info)?)));
    [format!("  {}", id.word())].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
}

/// What may be written behind an option; `None` for cards, which come from a file.
fn values(info: &OptionInfo) -> Option<String> {
    Some(match info.kind {
        OptionKind::Switch { usual } => format!("{usual}|{}", !usual),
        OptionKind::Choice { values } => values.join("|"),
        OptionKind::Numbers { values } => values.iter().map(i16::to_string).collect::<Vec<_>>().join("|"),
        OptionKind::Range { least, most, usual, .. } => format!("{usual} ({least} to {most})"),
        OptionKind::Deck { .. } => return None,
    })
}
