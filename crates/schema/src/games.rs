use schemars::JsonSchema;
use serde_json::Value;
use wormery_core::{Game, OutcomeOf, Seat, Standing, Word};
use wormery_games::{GameId, with_game};
use wormery_table::{Frame, Ply};

use crate::Bundle;

/// Everything of the games that crosses a wire.
///
/// For each game `Options`, `Action`, `Outcome` (of chance), `View`, `Glimpse`, `Effect` and `Frame` with its name before
/// them, and all that these are made of.
pub fn games() -> Bundle {
    let common = Bundle::new()
        .add_written::<GameId>("GameId")
        .add_written::<Ply>("Ply")
        .add_written::<Seat>("Seat")
        .add_written::<Standing>("Standing");
    let all = GameId::ALL.iter().fold(common, |bundle, id| {
        let bundle = bundle.under(&type_name(id.word()));
        with_game!(id, G => add_game::<G>(bundle))
    });
    all.under("")
}

/// The finished bundle of all games.
pub fn definitions() -> Value {
    games().finish().expect("every name has one meaning, as a test makes sure")
}

fn add_game<G: Game>(bundle: Bundle) -> Bundle
where
    G::Options: JsonSchema,
    G::Action: JsonSchema,
    OutcomeOf<G>: JsonSchema,
    G::View: JsonSchema,
    G::Glimpse: JsonSchema,
    G::Effect: JsonSchema,
{
    bundle
        .add_written::<G::Options>("Options")
        .add_written::<G::Action>("Action")
        .add_written::<OutcomeOf<G>>("Outcome")
        .add_written::<G::View>("View")
        .add_written::<G::Glimpse>("Glimpse")
        .add_written::<G::Effect>("Effect")
        .add_written::<Frame<G>>("Frame")
}

/// The name of a game as the beginning of a type's name: `two-words` is `TwoWords`.
pub(crate) fn type_name(word: &str) -> String {
    let parts = word.split('-').map(|part| part.split_at(1));
    parts.map(|(first, rest)| first.to_uppercase() + rest).collect()
}
