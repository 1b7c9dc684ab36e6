use wormery_core::{Config, Seat};

use crate::fate::Fate;
use crate::finish::DealResult;
use crate::row::Row;
use crate::rows::Rows;
use crate::{Card, Cards, DealQuestion, Deals, Options};

/// The most seats the game has (HW-01).
pub(crate) const MAX_SEATS: usize = 6;

/// A match of Der dreizehnte Holzwurm in progress.
///
/// It is held inline, without pointers: a search copies it often. What seats beyond the table would own is
/// empty, so equal situations compare equal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Holzwurm {
    pub(crate) config: Config<Options>,
    pub(crate) phase: Phase,
    pub(crate) n_done: u8,
    /// Who begins this deal, or the next one while it is asked for.
    pub(crate) starter: Seat,
    /// Who plays; the starter while nobody does.
    pub(crate) to_act: Seat,
    /// What each seat holds; empty between deals, when the hands are laid open in `last`.
    pub(crate) hands: [Cards; MAX_SEATS],
    /// What everybody knows each seat to hold, because it was picked up from the table.
    pub(crate) known: [Cards; MAX_SEATS],
    /// The rows; at the end of a deal they stay until the next one.
    pub(crate) rows: Rows,
    pub(crate) fate: Fate,
    pub(crate) scores: [i32; MAX_SEATS],
    pub(crate) last: Option<DealResult>,
}

/// What a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Phase {
    Deal,
    Play,
    Over,
}

impl Holzwurm {
    /// The position before the first deal.
    pub(crate) fn before_first_deal(config: &Config<Options>) -> Self {
        Self {
            config: config.clone(),
            phase: Phase::Deal,
            n_done: 0,
            starter: config.start(),
            to_act: config.start(),
            hands: [Cards::default(); MAX_SEATS],
            known: [Cards::default(); MAX_SEATS],
            rows: Rows::default(),
            fate: Fate::default(),
            scores: [0; MAX_SEATS],
            last: None,
        }
    }

    /// What a seat holds; nothing between deals.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The cards of each row in the order in which they were played, the oldest row first.
    #[inline]
    pub fn rows(&self) -> impl ExactSizeIterator<Item = &[Card]> {
        self.rows.as_slice().iter().map(Row::cards)
    }

    /// The fate card that is taken next, unless it is the poison card.
    #[inline]
    pub fn next_fate(&self) -> Option<Card> {
        self.fate.above.as_slice().last().copied()
    }

    /// The fate cards above the poison card, bottom to top: the last one is taken next; none between deals.
    #[inline]
    pub fn fate(&self) -> &[Card] {
        self.fate.above.as_slice()
    }

    /// Who plays, or begins the next deal.
    #[inline]
    pub fn next_seat(&self) -> Seat {
        self.to_act
    }

    /// Whether a deal is being played.
    #[inline]
    pub fn is_playing(&self) -> bool {
        self.phase == Phase::Play
    }

    /// The match scores, of all deals that are over.
    #[inline]
    pub fn scores(&self) -> &[i32] {
        &self.scores[..self.n_seats()]
    }

    /// How many deals are over.
    #[inline]
    pub fn n_deals_done(&self) -> u8 {
        self.n_done
    }

    /// Which deal is played or comes next, counted from 1; the last one after the end.
    pub(crate) fn deal_number(&self) -> Deals {
        let deals = self.options().deals;
        deals.min(Deals::new(i16::from(self.n_done.min(99)) + 1))
    }

    /// The number of seats.
    #[inline]
    pub fn n_seats(&self) -> usize {
        self.config.n_seats()
    }

    /// The variant switches.
    #[inline]
    pub fn options(&self) -> &Options {
        self.config.options()
    }

    /// What is asked of chance when a deal begins.
    pub(crate) fn deal_question(&self) -> DealQuestion {
        DealQuestion::new(self.n_seats())
    }

    /// The hand of the seat to act.
    #[inline]
    pub(crate) fn own_hand(&self) -> Cards {
        self.hands[self.to_act.index()]
    }
}
