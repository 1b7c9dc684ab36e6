use alloc::format;
use alloc::vec::Vec;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use wormery_core::{Chance, Illegal, Luck, Seat, draw_front, wire, words};

use crate::fate::Fate;
use crate::position::MAX_SEATS;
use crate::refusal::NOTATION;
use crate::{Card, Cards};

/// The question to chance at the beginning of every deal: who gets which cards?
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DealQuestion {
    n_seats: u8,
}

impl DealQuestion {
    pub(crate) fn new(n_seats: usize) -> Self {
        Self { n_seats: n_seats as u8 }
    }

    /// The number of seats to deal to.
    pub fn n_seats(self) -> usize {
        self.n_seats.into()
    }

    /// How many cards each seat gets (HW-04).
    pub fn hand_size(self) -> usize {
        match self.n_seats {
            0..=4 => 15,
            5 => 12,
            _ => 10,
        }
    }
}

impl Chance for DealQuestion {
    type Outcome = Deal;

    fn draw(&self, luck: &mut impl Luck) -> Deal {
        let mut cards = Card::ALL;
        draw_front(luck, &mut cards, Fate::DRAWN + self.n_seats() * self.hand_size());
        let (fate, rest) = cards.split_at(Fate::DRAWN);
        let mut deal = Deal {
            n_hands: self.n_seats,
            fate: core::array::from_fn(|place| fate[place]),
            hands: [Cards::default(); MAX_SEATS],
        };
        for (hand, cards) in deal.hands.iter_mut().zip(rest.chunks(self.hand_size())).take(self.n_seats()) {
            *hand = cards.iter().copied().collect();
        }
        deal
    }

    fn ways(&self) -> Option<Vec<(Deal, u64)>> {
        None
    }

    fn is_for_table(&self) -> bool {
        true
    }

    fn total_ways(&self) -> Option<u64> {
        None
    }
}

/// The answer: five fate cards and the hands, no card twice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(with = "Written<'static>"))]
pub struct Deal {
    n_hands: u8,
    fate: [Card; Fate::DRAWN],
    hands: [Cards; MAX_SEATS],
}

impl Deal {
    /// Deals these fate cards, in the order in which they were drawn, and these hands, in seat order.
    ///
    /// Refuses a card that is dealt twice and more hands than the game has seats. Whether the hands fit a
    /// certain table is checked when the deal happens.
    pub fn new(fate: [Card; 5], hands: &[Cards]) -> Result<Self, Illegal> {
        if hands.len() > MAX_SEATS {
            let reason = format!("{} hands were dealt, six at most are possible", hands.len());
            return Err(Illegal::new("hw_no_seventh_hand", reason).number("n", hands.len() as i64));
        }
        if let Some(card) = first_repeated(fate, hands) {
            let reason = format!("{card} was dealt twice");
            return Err(Illegal::new("hw_no_card_twice", reason).text(NOTATION, card));
        }
        let mut deal = Self { n_hands: hands.len() as u8, fate, hands: [Cards::default(); MAX_SEATS] };
        deal.hands[..hands.len()].copy_from_slice(hands);
        Ok(deal)
    }

    /// The five fate cards in the order in which they were drawn.
    pub fn fate(&self) -> [Card; 5] {
        self.fate
    }

    /// The hands in seat order.
    pub fn hands(&self) -> &[Cards] {
        &self.hands[..usize::from(self.n_hands)]
    }

    /// Checks that the deal answers a question: as many hands as seats, and all of the right size.
    pub(crate) fn check(&self, question: DealQuestion) -> Result<(), Illegal> {
        let (n, seats) = (self.hands().len(), question.n_seats());
        if n != seats {
            let reason = format!("{n} hands were dealt to {seats} seats");
            let illegal = Illegal::new("hw_no_such_hands", reason);
            return Err(illegal.number("n", n as i64).number("seats", seats as i64));
        }
        let wrong = |(_, hand): &(Seat, &Cards)| hand.len() != question.hand_size();
        let Some((seat, hand)) = Seat::all(question.n_seats()).zip(self.hands()).find(wrong) else {
            return Ok(());
        };
        let (n, size) = (hand.len(), question.hand_size());
        let reason = format!("seat {seat} was dealt {n} cards instead of {size}");
        let illegal = Illegal::new("hw_no_such_hand_size", reason).number("number", seat.index() as i64);
        Err(illegal.number("n", n as i64).number("size", size as i64))
    }
}

fn first_repeated(fate: [Card; Fate::DRAWN], hands: &[Cards]) -> Option<Card> {
    let mut dealt = Cards::default();
    let singles = fate.map(|card| Cards::from_iter([card]));
    singles.iter().chain(hands).find_map(|cards| {
        let repeated = dealt.overlap(*cards).iter().next();
        dealt = dealt.union(*cards);
        repeated
    })
}

impl Serialize for Deal {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Written { fate: self.fate, hands: self.hands() }.serialize(serializer)
    }
}

#[derive(Serialize)]
#[serde(tag = "type", rename = "deal")]
#[cfg_attr(
    feature = "schema",
    derive(schemars::JsonSchema),
    schemars(deny_unknown_fields, transform = wormery_core::schema::tagged("deal"))
)]
struct Written<'a> {
    /// The fate cards in the order in which they were drawn.
    fate: [Card; Fate::DRAWN],
    /// The hands in seat order.
    hands: &'a [Cards],
}

impl<'de> Deserialize<'de> for Deal {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Raw { kind: Kind::Deal, fate, hands } = wire::object(deserializer)?;
        Self::new(fate, &hands.0).map_err(D::Error::custom)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Raw {
    #[serde(rename = "type")]
    kind: Kind,
    fate: [Card; Fate::DRAWN],
    hands: wire::Few<Cards>,
}

words! {
    pub enum Kind as "type of chance" {
        Deal = "deal",
    }
}
