use std::fmt;

use wormery_core::{Config, Event, Game, Turn};
use wormery_table::{RandomPlay, Seeded};

use crate::{chance, effects, records};

/// What the laws need to know about a game besides its traits.
pub struct Laws<'a, G: Game> {
    /// Every action that can be written down, legal or not, or a wide choice of them.
    pub actions: &'a [G::Action],
    /// A law of the game's own, checked on every position: that tiles, tokens and cards are conserved.
    pub conserved: &'a dyn Fn(&G),
    /// How many games are played.
    pub games: u64,
    /// After how many steps a game is left unfinished, so that long ones do not take all the time.
    pub most_steps: usize,
}

impl<G: Game> fmt::Debug for Laws<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Laws").field("games", &self.games).finish_non_exhaustive()
    }
}

/// Plays random games by a config and panics at the first law that a game breaks.
pub fn conforms<G: Game>(config: &Config<G::Options>, seed: u64, laws: &Laws<'_, G>) {
    records::options_survive_json::<G>(config);
    for number in 0..laws.games {
        let mut luck = Seeded::for_game(seed, number);
        let mut play = RandomPlay::<G>::default();
        let mut game = G::start(config);
        let mut events = Vec::new();
        while events.len() < laws.most_steps {
            check_position(&game, laws);
            let Ok(event) = play.next(&game, &mut luck) else { break };
            check_wrong_kind(&game, &event);
            records::event_survives_json::<G>(&event);
            effects::are_told(&game, &event, config.n_seats());
            game.apply(&event).expect("a legal event is accepted");
            events.push(event);
        }
        records::replays_to::<G>(config, &events, &game);
    }
}

fn check_position<G: Game>(game: &G, laws: &Laws<'_, G>) {
    (laws.conserved)(game);
    let legal: Vec<G::Action> = game.legal().collect();
    match game.turn() {
        Turn::Act(_) => assert!(!legal.is_empty(), "nothing is legal in {game:?}"),
        Turn::Chance(question) => {
            assert!(legal.is_empty(), "{legal:?} is legal while chance is asked in {game:?}");
            chance::counts_its_ways(game, &question);
        }
        Turn::Over(_) => assert!(legal.is_empty(), "{legal:?} is legal after the end in {game:?}"),
    }
    for (place, action) in legal.iter().enumerate() {
        assert!(!legal[..place].contains(action), "{action:?} is listed twice in {game:?}");
        let accepted = game.clone().apply(&Event::Action(*action));
        assert!(accepted.is_ok(), "{action:?} is listed but refused in {game:?}: {accepted:?}");
    }
    effects::are_promised(game);
    for action in laws.actions {
        if !legal.contains(action) {
            refused(game, &Event::Action(*action));
        }
    }
}

/// An outcome is refused while a seat must act, and the other way round.
fn check_wrong_kind<G: Game>(game: &G, event: &Event<G>) {
    if let (Event::Chance(_), Turn::Chance(_)) = (event, game.turn()) {
        let mut after = game.clone();
        after.apply(event).expect("a drawn outcome is accepted");
        if !matches!(after.turn(), Turn::Chance(_)) {
            refused(&after, event);
        }
    }
}

fn refused<G: Game>(game: &G, event: &Event<G>) {
    let (mut after, mut told) = (game.clone(), Vec::new());
    let answer = after.happen(event, &mut told);
    assert!(answer.is_err(), "{event:?} is not listed but accepted in {game:?}");
    assert!(told.is_empty(), "{event:?} was refused but told {told:?}");
    assert!(after == *game, "{event:?} was refused but changed {game:?} to {after:?}");
    let reason = answer.map_or_else(|illegal| illegal.to_string(), |()| String::new());
    assert!(!reason.is_empty() && !reason.ends_with('.'), "{event:?} is refused with {reason:?}");
}
