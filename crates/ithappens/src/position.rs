use alloc::sync::Arc;

use wormery_core::{Config, Seat};

use crate::action::Die;
use crate::color::Color;
use crate::deck::{CardSet, Deck};
use crate::mound::Mound;
use crate::moves::Moves;
use crate::options::{Options, PairPoints, SkipTiming};
use crate::pile::Pile;
use crate::tiles::Tiles;

/// How many rounds a game has (IH-06).
pub(crate) const ROUNDS: u8 = 4;
/// How many mounds lie open in a round.
pub(crate) const N_MOUNDS: usize = 3;

/// A game of It Happens.. in progress.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ItHappens {
    pub(crate) deck: Arc<Deck>,
    pub(crate) rules: Rules,
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Whose turn it is; the start seat of the round while its mounds are drawn.
    pub(crate) seat: Seat,
    /// What that seat may do now; nothing while chance is asked and after the end.
    pub(crate) moves: Moves,
    /// The cards drawn so far.
    pub(crate) used: CardSet,
    /// Without meaning, and so always the same, until they are drawn.
    pub(crate) mounds: [Mound; N_MOUNDS],
    /// By seat.
    pub(crate) hands: [Hand; Color::COUNT],
    /// By color: one bit for each mound where the color has a place (IH-08).
    pub(crate) open: [u8; Color::COUNT],
    /// By color.
    pub(crate) piles: [Pile; Color::COUNT],
    pub(crate) supply: Pile,
    pub(crate) tiles: Tiles,
}

/// What never changes during a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Rules {
    pub(crate) n_seats: u8,
    pub(crate) start: Seat,
    pub(crate) skip_timing: SkipTiming,
    pub(crate) pair_points: PairPoints,
    pub(crate) open_points: bool,
    pub(crate) zero_diversity_bonus: bool,
}

/// What happens next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    /// The mounds of the round are drawn.
    Mounds,
    /// The seat throws a die or passes.
    Turn,
    /// The die falls.
    Throw { die: Die },
    /// The seat places the die, throws it again or passes.
    Place { die: Die, value: u8 },
    /// Nothing.
    Over,
}

/// The dice a seat has not placed; the thrown die is one of them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Hand {
    pub(crate) own: u8,
    pub(crate) third: u8,
}

impl Hand {
    const NONE: Self = Self { own: 0, third: 0 };

    /// What a seat has when a round begins (IH-04, IH-23).
    const fn full(n_seats: usize) -> Self {
        Self { own: 5, third: if n_seats == 2 { 2 } else { 0 } }
    }
}

impl ItHappens {
    pub(crate) fn set_up(config: &Config<Options>) -> Self {
        let options = config.options();
        let mut game = Self {
            deck: Arc::clone(options.deck.deck()),
            rules: Rules {
                n_seats: config.n_seats() as u8,
                start: config.start(),
                skip_timing: options.skip_timing,
                pair_points: options.pair_points,
                open_points: options.open_points,
                zero_diversity_bonus: options.zero_diversity_bonus,
            },
            round: 1,
            phase: Phase::Mounds,
            seat: config.start(),
            moves: Moves::NONE,
            used: CardSet::EMPTY,
            mounds: [Mound::new(0); N_MOUNDS],
            hands: [Hand::NONE; Color::COUNT],
            open: [0; Color::COUNT],
            piles: [Pile::EMPTY; Color::COUNT],
            supply: Pile::ALL,
            tiles: Tiles::NONE,
        };
        for color in game.colors() {
            let worms = color.seat(game.n_seats()).map_or(options.dummy_start_worms.into(), |_| 2);
            game.supply.give_worms(&mut game.piles[color.index()], worms);
        }
        game.take_dice_back();
        game
    }

    /// Gives everybody all dice, as at the beginning of each round (IH-06, IH-19, IH-25).
    pub(crate) fn take_dice_back(&mut self) {
        let n_seats = self.n_seats();
        self.mounds = [Mound::new(0); N_MOUNDS];
        self.hands[..n_seats].fill(Hand::full(n_seats));
        for color in self.colors() {
            self.open[color.index()] = (1 << N_MOUNDS) - 1;
        }
    }

    /// The number of seats.
    pub fn n_seats(&self) -> usize {
        self.rules.n_seats.into()
    }

    /// The colors that play, in the order of the seats.
    pub fn colors(&self) -> impl Iterator<Item = Color> + use<> {
        Color::playing(self.n_seats()).iter().copied()
    }

    /// The color of a die that the seat on turn throws.
    #[inline]
    pub(crate) fn color_of(&self, die: Die) -> Color {
        match die {
            Die::Own => Color::of(self.seat),
            Die::Third => Color::THIRD,
        }
    }

    /// Whether a seat has a die of its own color and a place for it.
    #[inline]
    pub(crate) fn can_place_own(&self, seat: Seat) -> bool {
        self.hands[seat.index()].own > 0 && self.open[Color::of(seat).index()] != 0
    }

    /// Whether a seat has a die of the third color and a place for it.
    #[inline]
    pub(crate) fn can_place_third(&self, seat: Seat) -> bool {
        self.hands[seat.index()].third > 0 && self.open[Color::THIRD.index()] != 0
    }

    /// Whether a seat has a worm tile to spend.
    #[inline]
    pub(crate) fn has_worm(&self, seat: Seat) -> bool {
        self.piles[Color::of(seat).index()].worms > 0
    }
}
