mod point_tiles;

use wormery_core::{Config, Game, Guess, Luck, Seat};

use crate::action::Die;
use crate::color::Color;
use crate::deck::CardSet;
use crate::mound::Mound;
use crate::options::Options;
use crate::pile::Pile;
use crate::position::{Hand, ItHappens, Phase};
use crate::view::{ColorView, MoundView, PhaseName, View};

/// All is public but which point tiles the others have; those are dealt out, as many to each color as it has.
///
/// A view may have come over a wire: of one that belongs to another table nothing is known but that the game begins.
impl Guess for ItHappens {
    fn guess(config: &Config<Options>, view: &View, _: Seat, luck: &mut impl Luck) -> Self {
        Self::start(config).recalled(view, luck).unwrap_or_else(|| Self::start(config))
    }
}

impl ItHappens {
    fn recalled(mut self, view: &View, luck: &mut impl Luck) -> Option<Self> {
        let seats = self.colors().map(|color| color.seat(self.n_seats()));
        if !view.colors.iter().map(|color| color.seat).eq(seats)
            || !view.mounds.iter().all(|mound| self.has_card(mound))
        {
            return None;
        }
        self.round = view.round;
        self.recall_cards(view);
        if self.used.iter().count() != view.used_cards.len() {
            return None;
        }
        self.recall_tiles(view);
        self.recall_turn(view, luck);
        let on_table = if view.mounds.is_empty() { CardSet::EMPTY } else { self.cards_on_table() };
        self.tiles = point_tiles::deal(&self.deck, self.used.minus(on_table), &view.colors, luck)?;
        let is_stuck =
            matches!(self.phase, Phase::Turn | Phase::Place { .. }) && self.legal().next().is_none();
        (!is_stuck).then_some(self)
    }

    /// Whether a mound lies on a card of this deck.
    fn has_card(&self, view: &MoundView) -> bool {
        let card = self.deck.find(&view.card).map(|card| &self.deck.cards()[card]);
        card.is_some_and(|card| {
            let columns = card.columns().iter().zip(&view.columns);
            columns.into_iter().all(|(column, seen)| column.fields() == seen.fields)
        })
    }

    fn recall_cards(&mut self, view: &View) {
        let used = view.used_cards.iter().filter_map(|id| self.deck.find(id));
        self.used = used.fold(CardSet::EMPTY, CardSet::with);
        for (place, mound) in view.mounds.iter().enumerate() {
            self.mounds[place] = self.recalled_mound(mound);
        }
        for color in self.colors() {
            let with_place =
                Self::MOUNDS.into_iter().filter(|mound| !self.next_fields(*mound, color).is_empty());
            self.open[color.index()] = with_place.fold(0, |mounds, mound| mounds | 1 << mound.get());
        }
    }

    fn recalled_mound(&self, view: &MoundView) -> Mound {
        let mut mound = Mound::new(self.deck.find(&view.card).expect("a view shows cards of the deck"));
        for (column_idx, column) in view.columns.iter().enumerate() {
            for die in &column.dice {
                mound.put(column_idx, die.color, die.value);
            }
        }
        mound
    }

    fn recall_tiles(&mut self, view: &View) {
        for color in &view.colors {
            self.piles[color.color.index()] = pile(color.worms, color.objects.values());
            if let Some(seat) = color.seat {
                self.hands[seat.index()] = Hand { own: color.dice, third: color.third_dice.unwrap_or(0) };
            }
        }
        self.supply = pile(view.supply.worms, view.supply.objects.values());
    }

    fn recall_turn(&mut self, view: &View, luck: &mut impl Luck) {
        match (view.phase, &view.thrown) {
            (PhaseName::Over, _) => {
                self.phase = Phase::Over;
                self.seat = self.round_start();
            }
            (PhaseName::Throw | PhaseName::Place, Some(thrown)) => {
                self.seat = view.to_act.unwrap_or_else(|| thrower(&view.colors, thrown.color, luck));
                let die = if thrown.color == Color::of(self.seat) { Die::Own } else { Die::Third };
                self.throw(die);
                if let Some(value) = thrown.value {
                    self.begin_place(die, value);
                }
            }
            _ => match view.to_act {
                Some(seat) => self.begin_turn(seat),
                None => self.seat = self.round_start(),
            },
        }
    }

    fn cards_on_table(&self) -> CardSet {
        self.mounds.iter().fold(CardSet::EMPTY, |cards, mound| cards.with(mound.card()))
    }
}

/// Who threw a die that still falls; of two who may have thrown one of the third color, any.
fn thrower(colors: &[ColorView], thrown: Color, luck: &mut impl Luck) -> Seat {
    let own = colors.iter().filter(|color| color.color == thrown).find_map(|color| color.seat);
    own.unwrap_or_else(|| {
        let with_third = colors.iter().filter(|color| color.third_dice.is_some_and(|dice| dice > 0));
        let mut seats = with_third.filter_map(|color| color.seat);
        let n_seats = seats.clone().count() as u32;
        seats.nth(luck.below(n_seats) as usize).expect("somebody has the die that falls")
    })
}

fn pile<'a>(worms: u8, objects: impl Iterator<Item = &'a u8>) -> Pile {
    let mut pile = Pile { worms, ..Pile::EMPTY };
    pile.objects.iter_mut().zip(objects).for_each(|(count, seen)| *count = *seen);
    pile
}
