use serde::Serialize;
use wormery_core::{About, Described, OptionInfo, Options, Word};
use wormery_games::{GameId, with_game};

/// All that a page may know of a game without playing it.
#[derive(Serialize)]
struct Description {
    about: About,
    /// The fewest and the most players.
    seats: [usize; 2],
    options: &'static [OptionInfo],
}

/// A TypeScript constant with the descriptions of all games, in the order of the list.
pub fn descriptions() -> String {
    let games: Vec<String> = GameId::ALL.iter().map(|id| entry(*id)).collect();
    let doc = "/** Every game as it is offered, with its variant switches. */";
    format!("{doc}\nexport const GAMES = {{\n{}\n}} as const;\n", games.join("\n"))
}

fn entry(id: GameId) -> String {
    let description = with_game!(id, G => of::<G>());
    let text =
        serde_json::to_string_pretty(&description).expect("a description has nothing that JSON cannot write");
    format!("  \"{}\": {},", id.word(), text.replace('\n', "\n  "))
}

fn of<G: Described>() -> Description {
    let seats = <G::Options as Options>::SEATS;
    Description { about: G::ABOUT, seats: [*seats.start(), *seats.end()], options: G::OPTIONS }
}
