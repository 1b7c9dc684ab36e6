//! It Happens.. in numbers.

mod mounds;
mod piles;

use wormery_core::{Config, Seat};
use wormery_games::ithappens::{
    Action, Color, Deck, Die, DummyStartWorms, ItHappens, MoundIdx, Options, PairPoints, PhaseName,
    SkipTiming, View,
};

use crate::seats::{relative, who};
use crate::{Encode, Sheet};

const COLORS: usize = Color::COUNT;
const ACTIONS: [Action; 7] = [
    Action::Roll { die: Die::Own },
    Action::Roll { die: Die::Third },
    Action::Place { mound: MoundIdx::new(0) },
    Action::Place { mound: MoundIdx::new(1) },
    Action::Place { mound: MoundIdx::new(2) },
    Action::Reroll,
    Action::Pass,
];

impl Encode for ItHappens {
    const N_ACTIONS: usize = ACTIONS.len();
    const N_PLACES: usize = 735;

    #[inline]
    fn encode(action: Action, _: Seat, _: usize) -> usize {
        match action {
            Action::Roll { die } => die as usize,
            Action::Place { mound } => 2 + mound.get() as usize,
            Action::Reroll => 5,
            Action::Pass => 6,
        }
    }

    #[inline]
    fn decode(number: usize, _: Seat, _: usize) -> Option<Action> {
        ACTIONS.get(number).copied()
    }

    fn action_name(number: usize) -> String {
        match ACTIONS[number] {
            Action::Roll { die: Die::Own } => "roll an own die".into(),
            Action::Roll { die: Die::Third } => "roll a die of the third color".into(),
            Action::Place { mound } => format!("place on mound {}", mound.get()),
            Action::Reroll => "reroll".into(),
            Action::Pass => "pass".into(),
        }
    }

    fn write(config: &Config<Options>, view: &View, seat: Seat, sheet: &mut impl Sheet) {
        let colors = Colors { seat, n_seats: config.n_seats() };
        write_turn(view, &colors, sheet);
        mounds::write(view, &colors, sheet);
        piles::write(view, &colors, sheet);
        write_used(config.options().deck.deck(), view, sheet);
        write_options(config.options(), sheet);
    }
}

/// Colors as a seat counts them: its own first, then clockwise; the one without a seat is the last of three.
struct Colors {
    seat: Seat,
    n_seats: usize,
}

impl Colors {
    fn away(&self, color: Color) -> usize {
        color.seat(self.n_seats).map_or(self.n_seats, |seat| relative(seat, self.seat, self.n_seats))
    }
}

fn write_turn(view: &View, colors: &Colors, sheet: &mut impl Sheet) {
    let to_act = view.to_act.map(|seat| relative(seat, colors.seat, colors.n_seats));
    sheet.one_of(to_act, COLORS, |away| format!("turn of {}", who(away)));
    sheet.one_of(Some(view.phase as usize), PhaseName::ALL.len(), |phase| {
        format!("phase {}", PhaseName::ALL[phase])
    });
    sheet.one_of(Some(usize::from(view.round) - 1), 4, |round| format!("round {}", round + 1));
    let thrown = view.thrown.as_ref();
    let color = thrown.map(|thrown| colors.away(thrown.color));
    sheet.one_of(color, COLORS, |away| format!("die of {} thrown", who(away)));
    let value = thrown.and_then(|thrown| thrown.value).map(|value| usize::from(value) - 1);
    sheet.one_of(value, 6, |value| format!("die shows {}", value + 1));
}

fn write_used(deck: &Deck, view: &View, sheet: &mut impl Sheet) {
    // A view lists them in the order of the deck.
    let (mut used, mut bits) = (view.used_cards.iter().peekable(), 0);
    for (place, card) in deck.cards().iter().enumerate() {
        if used.next_if(|id| *id == card.id()).is_some() {
            bits |= 1 << place;
        }
    }
    sheet.bits(bits, Deck::SIZE, |card| format!("card {card} used"));
}

fn write_options(options: &Options, sheet: &mut impl Sheet) {
    let switches = [
        options.skip_timing == SkipTiming::BeforeRoll,
        options.dummy_start_worms == DummyStartWorms::Two,
        options.open_points,
        options.pair_points == PairPoints::PerPair,
        options.zero_diversity_bonus,
    ];
    let bits = switches.iter().rev().fold(0, |bits, on| bits << 1 | u128::from(*on));
    sheet.bits(bits, NAMES.len(), |switch| format!("option {}", NAMES[switch]));
}

const NAMES: [&str; 5] = [
    "skip_timing=before_roll",
    "dummy_start_worms=2",
    "open_points",
    "pair_points=per_pair",
    "zero_diversity_bonus",
];
