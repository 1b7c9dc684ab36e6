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
impl Guess for ItHappens {
    fn guess(config: &Config<Options>, view: &View, _: Seat, luck: &mut impl Luck) -> Self {
        let mut game = Self::start(config);
        game.round = view.round;
        game.recall_cards(view);
        game.recall_tiles(view);
        game.recall_turn(view, luck);
        let on_table = if view.mounds.is_empty() { CardSet::EMPTY } else { game.cards_on_table() };
        game.tiles = point_tiles::deal(&game.deck, game.used.minus(on_table), &view.colors, luck);
        game
    }
}

impl ItHappens {
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
