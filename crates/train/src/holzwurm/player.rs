use std::sync::Arc;

use wormery_bots::holzwurm::{Looker, NetValue, Rule};
use wormery_bots::net::Net;
use wormery_core::{Game, Luck, Seat, Viewer};
use wormery_holzwurm::{Action, Holzwurm};
use wormery_table::Seeded;

/// Guesses of the hidden cards over which a play is judged.
const N_GUESSES: usize = 4;
/// So many plays of a hundred are anything.
const ODD_PLAYS: u32 = 6;

/// Who plays the matches to learn from.
#[derive(Clone, Debug)]
pub(crate) enum Teacher {
    /// Rules of thumb.
    Rules,
    /// Players that look one play ahead by a net, in guesses of what they cannot see.
    Net(Arc<Net>),
}

/// Who plays beside the net.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Company {
    /// Any others, in some matches some and in some all.
    Mixed,
    /// Others in all seats or in none, and often all alike.
    Alike,
}

impl Company {
    /// How many seats of a hundred are not played by the net: each is true of some matches.
    fn others(self) -> &'static [u32] {
        match self {
            Self::Mixed => &[0, 0, 40, 100],
            Self::Alike => &[0, 0, 0, 100],
        }
    }
}

/// How a seat plays.
#[derive(Clone, Copy, Debug)]
enum Way {
    Net,
    Rule(Rule),
    Any,
}

/// The other ways, each as likely as the others.
const OTHER_WAYS: [Way; 5] = [
    Way::Rule(Rule::HOARDER),
    Way::Rule(Rule::HOARDER),
    Way::Rule(Rule::MINUS_FIRST),
    Way::Rule(Rule::SAFE_LOW),
    Way::Any,
];

/// Plays all seats of one match after the other.
pub(crate) struct Player {
    looker: Option<Looker>,
    company: Company,
    ways: [Way; 6],
    guesses: Vec<Holzwurm>,
    legal: Vec<Action>,
}

/// What a player does and what the net thinks best.
pub(crate) struct Decision {
    pub(crate) played: Action,
    pub(crate) best: Action,
}

impl Player {
    pub(crate) fn new(teacher: &Teacher, company: Company) -> Self {
        let looker = match teacher {
            Teacher::Rules => None,
            Teacher::Net(net) => Some(Looker { value: NetValue::new(Arc::clone(net)) }),
        };
        Self { looker, company, ways: [Way::Any; 6], guesses: Vec::new(), legal: Vec::new() }
    }

    /// What the net thinks of positions.
    pub(crate) fn critic(&mut self) -> Option<&mut NetValue> {
        self.looker.as_mut().map(|looker| &mut looker.value)
    }

    /// Says who plays by which rule in the next match.
    pub(crate) fn begin_match(&mut self, luck: &mut Seeded) {
        let others = self.company.others();
        let n_others = match self.looker {
            Some(_) => others[luck.below(others.len() as u32) as usize],
            None => 100,
        };
        self.ways = core::array::from_fn(|_| {
            let by_net = luck.below(100) >= n_others;
            if by_net { Way::Net } else { OTHER_WAYS[luck.below(OTHER_WAYS.len() as u32) as usize] }
        });
        if matches!(self.company, Company::Alike) && luck.below(2) == 0 {
            let way = OTHER_WAYS[luck.below(OTHER_WAYS.len() as u32) as usize];
            self.ways = self.ways.map(|own| if matches!(own, Way::Net) { own } else { way });
        }
    }

    pub(crate) fn decide(&mut self, game: &Holzwurm, seat: Seat, luck: &mut Seeded) -> Decision {
        let way = if luck.below(100) < ODD_PLAYS { Way::Any } else { self.ways[seat.index()] };
        let best = self.looker.is_some().then(|| self.by_net(game, seat, luck));
        let played = match (way, best) {
            (Way::Net, Some(best)) => best,
            (Way::Rule(rule), _) => rule.pick(game),
            _ => any(game, luck),
        };
        Decision { played, best: best.unwrap_or(played) }
    }

    fn by_net(&mut self, game: &Holzwurm, seat: Seat, luck: &mut Seeded) -> Action {
        self.legal.clear();
        self.legal.extend(game.legal());
        if let [only] = self.legal.as_slice() {
            return *only;
        }
        self.guesses.clear();
        self.guesses.extend((0..N_GUESSES).map(|_| game.reshuffled(Viewer::Seat(seat), luck)));
        let looker = self.looker.as_mut().expect("asked with a net only");
        let mut best = (self.legal[0], f64::MIN);
        for (play, worths) in self.legal.iter().zip(looker.after_each(&self.guesses, &self.legal)) {
            let worth = worths.iter().map(|worths| worths[seat.index()]).sum::<f64>();
            if worth > best.1 {
                best = (*play, worth);
            }
        }
        best.0
    }
}

fn any(game: &Holzwurm, luck: &mut Seeded) -> Action {
    let legal: Vec<_> = game.legal().collect();
    legal[luck.below(legal.len() as u32) as usize]
}
