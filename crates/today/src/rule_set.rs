use serde_json::{Value, json};
use wormery_core::{Config, Described, Edition, Game, Word};
use wormery_games::{GameId, with_game};

/// The rules of one game a day: a game by its usual rules, or an edition of it.
#[derive(Clone, Copy, Debug)]
pub struct RuleSet {
    /// The game.
    pub game: GameId,
    edition: Option<&'static Edition>,
}

impl RuleSet {
    /// Every rule set that has a game a day, each game before its editions.
    pub fn all() -> impl Iterator<Item = Self> {
        GameId::ALL.iter().flat_map(|&game| {
            let editions = with_game!(game, G => G::ABOUT.editions);
            let usual = Self { game, edition: None };
            std::iter::once(usual)
                .chain(editions.iter().map(move |edition| Self { game, edition: Some(edition) }))
        })
    }

    /// The rule set of a name.
    pub fn named(name: &str) -> Option<Self> {
        Self::all().find(|set| set.name() == name)
    }

    /// Its name: that of the game, or of the edition.
    pub fn name(self) -> &'static str {
        self.edition.map_or_else(|| self.game.word(), |edition| edition.name)
    }

    /// Its options, as a record writes them.
    pub fn options(self) -> Value {
        self.edition.map_or_else(|| json!({}), |edition| json!({ edition.option: true }))
    }

    /// Seats and options of its games, in which seat 0 begins.
    pub fn config<G: Game>(self, n_seats: usize) -> Option<Config<G::Options>> {
        let options = serde_json::from_str(&self.options().to_string()).ok()?;
        Config::new(n_seats, 0, options).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edition_is_a_rule_set_of_its_own() {
        let names: Vec<&str> = RuleSet::all().map(RuleSet::name).collect();
        assert_eq!(names, ["regenwormen", "extra", "it-happens", "holzwurm"]);
        assert!(RuleSet::named("chess").is_none());
        assert_eq!(RuleSet::named("extra").unwrap().options(), json!({ "expansion": true }));
    }
}
