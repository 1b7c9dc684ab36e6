use wormery_core::{Config, Event, Game, Seat, Standing};
use wormery_engine::{Fault, Reason};

/// One game of a deal, told for each bot.
#[derive(Clone, Debug)]
pub(crate) struct Round {
    pub(crate) bots: Vec<BotRound>,
    /// What bots did that must not be done; a game with such a thing was stopped.
    pub(crate) faults: Vec<BotFault>,
}

/// How one bot did in one game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct BotRound {
    /// 1 for a win, a half for a win shared by two, 0 for no win.
    pub(crate) win: f64,
    /// Nothing where the game was stopped.
    pub(crate) score: Option<i32>,
}

/// What a bot did wrong.
#[derive(Clone, Debug)]
pub(crate) struct BotFault {
    pub(crate) bot: usize,
    pub(crate) fault: Fault,
}

/// A game of a duel as it was played.
#[derive(Clone, Debug)]
pub struct Played<G: Game> {
    /// The number of the game, from 0: those of a deal follow each other.
    pub number: u64,
    /// Seats and options.
    pub config: Config<G::Options>,
    /// What the players call themselves, in seat order.
    pub players: Vec<String>,
    /// Everything that happened, oldest first.
    pub events: Vec<Event<G>>,
    /// Who did what must not be done: the game was stopped.
    pub faults: Vec<(Seat, Reason)>,
    /// How it ended, if it was played to its end.
    pub standing: Option<Standing>,
}

/// A deal that was played in every rotation.
pub(crate) struct Deal<G: Game> {
    pub(crate) rounds: Vec<Round>,
    /// The games of it, where somebody wants them.
    pub(crate) games: Vec<Played<G>>,
}

impl Round {
    /// A game that was played to its end; bot b sat on seat b + rotation.
    pub(crate) fn ended(standing: &Standing, n_seats: usize, rotation: usize) -> Self {
        let told = |bot: usize| {
            let seat = (bot + rotation) % n_seats;
            BotRound { win: standing.win_share(seat), score: Some(standing.scores()[seat]) }
        };
        Self { bots: (0..n_seats).map(told).collect(), faults: Vec::new() }
    }

    /// A game that was stopped: those without a fault share the win, whatever the position.
    pub(crate) fn stopped(n_seats: usize, faults: Vec<BotFault>) -> Self {
        let is_at_fault = |bot: usize| faults.iter().any(|fault| fault.bot == bot);
        let n_others = (0..n_seats).filter(|bot| !is_at_fault(*bot)).count();
        let win = |bot: usize| if is_at_fault(bot) { 0.0 } else { 1.0 / n_others as f64 };
        Self { bots: (0..n_seats).map(|bot| BotRound { win: win(bot), score: None }).collect(), faults }
    }
}

#[cfg(test)]
mod tests {
    use wormery_engine::{Fault, Reason};

    use super::{BotFault, Round};

    fn shares(n_seats: usize, at_fault: &[usize]) -> Vec<f64> {
        let fault = Fault { reason: Reason::Late, detail: String::new(), said: String::new() };
        let faults = at_fault.iter().map(|bot| BotFault { bot: *bot, fault: fault.clone() });
        Round::stopped(n_seats, faults.collect()).bots.iter().map(|bot| bot.win).collect()
    }

    #[test]
    fn whoever_is_at_fault_wins_nothing_and_the_others_share() {
        assert_eq!(shares(2, &[0]), [0.0, 1.0]);
        assert_eq!(shares(3, &[1]), [0.5, 0.0, 0.5]);
        assert_eq!(shares(3, &[0, 1]), [0.0, 0.0, 1.0]);
        assert_eq!(shares(2, &[0, 1]), [0.0, 0.0]);
    }
}
