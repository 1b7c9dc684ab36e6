use wormery_core::{Config, Guess, Luck, Seat, Viewer, draw_front};

use crate::fate::Fate;
use crate::finish::DealResult;
use crate::pile::Pile;
use crate::position::{MAX_SEATS, Phase};
use crate::row::Row;
use crate::rows::Rows;
use crate::{AnyCard, Card, Cards, DealView, Holzwurm, Options, RowIdx, RowView, View};

/// The cards that the seat cannot place are dealt to the other hands, every way equally likely.
///
/// A view may have come over a wire: of more than a table can hold, the rest is left out.
impl Guess for Holzwurm {
    fn guess(config: &Config<Options>, view: &View, seat: Seat, luck: &mut impl Luck) -> Self {
        let mut guess = Self::seen(config, view);
        if let Some(hand) = &view.hand {
            guess.hands[seat.index()] = hand.iter().copied().collect();
        }
        let mut n_hidden = [0; MAX_SEATS];
        for (n_hidden, seen) in n_hidden.iter_mut().zip(&view.seats) {
            *n_hidden = usize::from(seen.n_cards).saturating_sub(seen.known.len());
        }
        guess.deal_hidden(Viewer::Seat(seat), n_hidden, luck);
        guess
    }
}

impl Holzwurm {
    /// A random position that looks the same to this viewer.
    ///
    /// The cards that the viewer cannot place, those hidden in other hands and those outside the deal, are
    /// dealt anew, every way equally likely. Hand sizes stay, and so do the cards that everybody saw a seat
    /// pick up. Searching bots judge their plays on such positions; that the view does not change is also
    /// the proof that it shows no secret.
    pub fn reshuffled(&self, viewer: Viewer, luck: &mut impl Luck) -> Self {
        let mut guess = self.clone();
        let n_hidden = core::array::from_fn(|seat| self.hands[seat].len() - self.known[seat].len());
        guess.deal_hidden(viewer, n_hidden, luck);
        guess
    }

    /// What a view shows, with nothing in the hands but what everybody knows.
    fn seen(config: &Config<Options>, view: &View) -> Self {
        let phase = match (view.to_act, &view.standing) {
            (Some(_), _) => Phase::Play,
            (None, None) => Phase::Deal,
            (None, Some(_)) => Phase::Over,
        };
        let mut seen = Self::before_first_deal(config);
        seen.n_done = if phase == Phase::Over { view.deals } else { view.deal.saturating_sub(1) };
        seen.phase = phase;
        seen.starter = view.starter;
        seen.to_act = view.to_act.unwrap_or(view.starter);
        for (place, seat) in view.seats.iter().enumerate().take(MAX_SEATS) {
            seen.known[place] = seat.known.iter().copied().collect();
            seen.scores[place] = seat.score;
        }
        seen.hands = seen.known;
        seen.rows = Rows::of(&view.rows);
        seen.fate = Fate::of(&view.fate);
        seen.last = view.last.as_ref().map(DealResult::of);
        seen
    }

    /// Gives every seat but the viewer's what it is known to hold and this many of the unseen cards.
    fn deal_hidden(&mut self, viewer: Viewer, n_hidden: [usize; MAX_SEATS], luck: &mut impl Luck) {
        let mut unseen = self.unseen(viewer);
        let others = Seat::all(self.n_seats()).filter(|seat| !viewer.is(*seat));
        draw_front(luck, unseen.as_mut_slice(), others.clone().map(|seat| n_hidden[seat.index()]).sum());
        let mut drawn = unseen.as_slice().iter().copied();
        for seat in others {
            let cards: Cards = drawn.by_ref().take(n_hidden[seat.index()]).collect();
            self.hands[seat.index()] = cards.union(self.known[seat.index()]);
        }
    }

    /// The cards whose place the viewer does not know.
    fn unseen(&self, viewer: Viewer) -> Pile<{ Card::ALL.len() }> {
        let mut seen: Cards = self.fate.above.as_slice().iter().copied().collect();
        let on_table = self.rows.as_slice().iter().flat_map(Row::cards);
        on_table.for_each(|card| seen.insert(*card));
        for seat in Seat::all(self.n_seats()) {
            let hands = if viewer.is(seat) { &self.hands } else { &self.known };
            seen = seen.union(hands[seat.index()]);
        }
        Card::ALL.into_iter().filter(|card| !seen.contains(*card)).collect()
    }
}

impl Rows {
    fn of(views: &[RowView]) -> Self {
        let mut rows = Self::default();
        for (row, view) in RowIdx::ALL.into_iter().zip(views) {
            let Some((first, further)) = view.cards.split_first() else { continue };
            rows.open(*first);
            for card in further.iter().take(Row::MOST - 1) {
                rows.row_mut(row).add(*card);
            }
        }
        rows
    }
}

impl Fate {
    fn of(cards: &[AnyCard]) -> Self {
        Self { poison: cards.contains(&AnyCard::Poison), above: ordinary(cards).take(Self::DRAWN).collect() }
    }
}

impl DealResult {
    fn of(view: &DealView) -> Self {
        let mut result = Self { end: view.end, hands: Default::default(), scores: [0; MAX_SEATS] };
        for (place, (hand, score)) in view.hands.iter().zip(&view.scores).enumerate().take(MAX_SEATS) {
            result.hands[place] = ordinary(hand).collect();
            result.scores[place] = *score;
        }
        result
    }
}

fn ordinary(cards: &[AnyCard]) -> impl Iterator<Item = Card> {
    cards.iter().filter_map(|card| match card {
        AnyCard::Card(card) => Some(*card),
        AnyCard::Poison => None,
    })
}
