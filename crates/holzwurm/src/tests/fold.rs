//! The law of telling: what is told of an event explains every difference between the views around it.
//!
//! The fold below knows no rule but HW-14, which says how a row is shown: all else must be in the effects.

use alloc::vec::Vec;

use wormery_core::{Game, Seat, Standing, Viewer};

use super::told::every_event;
use crate::{AnyCard, Card, DealView, Effect, End, EndedBy, RowColor, RowView, SeatView, View};

/// A view that follows effects, and what is only complete when the event is.
struct Fold {
    view: View,
    viewer: Viewer,
    ranked: Vec<(Seat, u8, i32)>,
}

impl Fold {
    fn tell(&mut self, effect: &Effect) {
        match effect {
            Effect::DealBegan { seat, deal, deals } => {
                self.view.rows.clear();
                self.view.starter = *seat;
                self.view.to_act = Some(*seat);
                assert_eq!((self.view.deal, self.view.deals), (deal.get() as u8, deals.get() as u8));
            }
            Effect::HandDealt { seat, n, cards } => {
                self.seat(*seat).n_cards = n.get() as u8;
                assert_eq!(cards.is_some(), self.viewer.is(*seat));
                if let Some(cards) = cards {
                    self.view.hand = Some(cards.iter().collect());
                }
            }
            Effect::FateLaid { cards } => self.view.fate = cards.to_vec(),
            Effect::RowOpened { seat, card, row, color, delta } => {
                self.play(*seat, *card, *delta);
                assert_eq!(self.view.rows.len(), row.index());
                let row =
                    RowView { color: colored(*color), cards: Vec::new(), display: Vec::new(), needs: 1 };
                self.view.rows.push(row);
                self.lay(self.view.rows.len() - 1, *card);
            }
            Effect::CardLaid { seat, card, row, color, n, delta, colored: gets_color } => {
                let had_none = self.view.rows[row.index()].color.is_none();
                assert_eq!(*gets_color, had_none && *color != RowColor::Uncolored);
                self.stay(*seat, *card, row.index(), *color, n.get(), *delta);
            }
            Effect::RowLeft { seat, card, row, color, n, delta } => {
                self.stay(*seat, *card, row.index(), *color, n.get(), *delta);
            }
            Effect::RowTaken { seat, card, row, color, cards, delta } => {
                let worth = self.worth(*seat);
                let taken = self.view.rows.remove(row.index());
                assert_eq!(taken.color, colored(*color));
                assert_eq!(cards.len(), taken.cards.len() + 1);
                self.lose(*seat, *card);
                cards.iter().for_each(|card| self.take(*seat, card));
                assert!(self.worth(*seat).is_none_or(|now| Some(now - delta) == worth));
            }
            Effect::FateTaken { seat, card, left, delta } => {
                assert_eq!(self.view.fate.pop(), Some(*card));
                assert_eq!((self.view.fate.len() as i16, card.score()), (left.get(), *delta));
                if let AnyCard::Card(card) = card {
                    self.take(*seat, *card);
                }
            }
            Effect::TurnEnded { seat, next } => {
                assert_eq!(self.view.to_act, Some(*seat));
                self.view.to_act = Some(*next);
            }
            Effect::DealEnded { seat, why, deal } => self.end(*seat, *why, deal.get()),
            Effect::HandScored { seat, cards, score, total } => {
                let last = self.view.last.as_mut().unwrap();
                assert_eq!(last.scores.len(), seat.index());
                last.scores.push(*score);
                last.hands.push(cards.iter().collect());
                assert_eq!(self.seat(*seat).score + i32::from(*score), *total);
                self.seat(*seat).score = *total;
            }
            Effect::NextDeal { seat, deal } => {
                self.view.starter = *seat;
                self.view.deal = deal.get() as u8;
            }
            Effect::MatchOver { deals } => assert_eq!(self.view.deal, deals.get() as u8),
            Effect::Ranked { seat, rank, shared, score } => {
                let (rank, is_tie) =
                    (rank.get() as u8, |other: &(Seat, u8, i32)| other.1 == rank.get() as u8);
                assert!(*shared || !self.ranked.iter().any(is_tie));
                self.ranked.push((*seat, rank, *score));
            }
        }
    }

    fn stay(&mut self, seat: Seat, card: Card, row: usize, color: RowColor, n: i16, delta: i16) {
        self.play(seat, card, delta);
        self.lay(row, card);
        self.view.rows[row].color = colored(color);
        assert_eq!(self.view.rows[row].cards.len() as i16, n);
    }

    fn play(&mut self, seat: Seat, card: Card, delta: i16) {
        let worth = self.worth(seat);
        self.lose(seat, card);
        assert!(self.worth(seat).is_none_or(|now| Some(now - delta) == worth));
    }

    /// HW-14: further odd cards lie on the left, even ones on the right.
    fn lay(&mut self, row: usize, card: Card) {
        let row = &mut self.view.rows[row];
        let is_left = card.value() % 2 == 1;
        row.display.insert(if is_left { 0 } else { row.display.len() }, card);
        row.cards.push(card);
        row.needs += 1;
    }

    fn lose(&mut self, seat: Seat, card: Card) {
        self.seat(seat).n_cards -= 1;
        self.seat(seat).known.retain(|known| *known != card);
        if let Some(hand) = self.hand(seat) {
            hand.retain(|held| *held != card);
        }
    }

    fn take(&mut self, seat: Seat, card: Card) {
        self.seat(seat).n_cards += 1;
        add(&mut self.seat(seat).known, card);
        if let Some(hand) = self.hand(seat) {
            add(hand, card);
        }
    }

    fn end(&mut self, seat: Seat, why: EndedBy, deal: i16) {
        assert_eq!((self.view.deal as i16, self.view.to_act.take()), (deal, Some(seat)));
        let end = match why {
            EndedBy::Out => End::Out(seat),
            EndedBy::Poison => End::Poison(seat),
        };
        self.view.last = Some(DealView { end, scores: Vec::new(), hands: Vec::new() });
        self.view.hand.iter_mut().for_each(Vec::clear);
        for seat in &mut self.view.seats {
            (seat.n_cards, seat.known) = (0, Vec::new());
        }
    }

    fn seat(&mut self, seat: Seat) -> &mut SeatView {
        &mut self.view.seats[seat.index()]
    }

    fn hand(&mut self, seat: Seat) -> Option<&mut Vec<Card>> {
        self.view.hand.as_mut().filter(|_| self.viewer.is(seat))
    }

    /// What the viewer's hand is worth, if it is this seat's.
    fn worth(&mut self, seat: Seat) -> Option<i16> {
        self.hand(seat).map(|hand| hand.iter().map(|card| card.score()).sum())
    }

    fn done(mut self) -> View {
        if self.ranked.is_empty() {
            return self.view;
        }
        assert!(self.ranked.is_sorted_by_key(|(_, rank, _)| *rank), "the best is told first");
        self.ranked.sort_by_key(|(seat, _, _)| *seat);
        let standing =
            Standing::rank(self.ranked.iter().map(|(seat, _, score)| (Some(*seat), *score, Vec::new())));
        assert!(standing.ranks().into_iter().eq(self.ranked.iter().map(|(_, rank, _)| *rank)));
        View { standing: Some(standing), ..self.view }
    }
}

fn add(cards: &mut Vec<Card>, card: Card) {
    cards.push(card);
    cards.sort();
}

fn colored(color: RowColor) -> Option<crate::Color> {
    crate::Color::ALL.iter().copied().find(|own| RowColor::from(Some(*own)) == color && own.letter() != 'n')
}

#[test]
fn effects_explain_every_view() {
    let mut n_views = 0;
    every_event(|before, event, told, after| {
        for viewer in Viewer::all(before.n_seats()) {
            let mut fold = Fold { view: before.view(viewer), viewer, ranked: Vec::new() };
            for effect in told.iter().filter_map(|effect| after.effect_for(effect.clone(), viewer)) {
                fold.tell(&effect);
            }
            assert_eq!(fold.done(), after.view(viewer), "{viewer:?} after {event:?}: {told:?}");
            n_views += 1;
        }
    });
    assert!(n_views > 20_000, "{n_views}");
}
