use wormery_core::{Config, Luck, draw_front};
use wormery_ithappens::{Deck, DeckOption, DummyStartWorms, Options, PairPoints, SkipTiming};

/// How many play.
const SEATS: [usize; 10] = [2, 2, 2, 3, 3, 3, 4, 4, 4, 5];
/// So many tables of a hundred have cards that were mixed up.
const MIXED_DECKS: u32 = 10;
/// So many tables of a hundred have house rules.
const HOUSE_RULES: u32 = 20;

/// One of the tables that the net is for.
pub(crate) fn draw(luck: &mut impl Luck) -> Config<Options> {
    let n_seats = SEATS[luck.below(SEATS.len() as u32) as usize];
    let start = luck.below(n_seats as u32) as usize;
    let mut options = Options::default();
    if luck.below(100) < HOUSE_RULES {
        let mut differs = || luck.below(2) == 0;
        options.skip_timing = if differs() { SkipTiming::BeforeRoll } else { SkipTiming::Any };
        options.pair_points = if differs() { PairPoints::PerPair } else { PairPoints::PerKind };
        options.dummy_start_worms = if differs() { DummyStartWorms::Two } else { DummyStartWorms::Zero };
        options.zero_diversity_bonus = differs();
    }
    if luck.below(100) < MIXED_DECKS {
        options.deck = mixed_deck(luck);
    }
    Config::new(n_seats, start, options).expect("two to five seats")
}

/// Our cards with their columns and their points dealt out anew.
fn mixed_deck(luck: &mut impl Luck) -> DeckOption {
    let mut cards = Deck::reconstruction_1().to_cards();
    let texts: Vec<_> = cards.iter().filter_map(|card| card.columns.clone()).collect();
    let mut columns: Vec<&str> = texts.iter().flat_map(|text| text.split('/')).collect();
    let mut points: Vec<_> = cards.iter().map(|card| (card.queen, card.general)).collect();
    let mut worms: Vec<_> = cards.iter().map(|card| card.worm).collect();
    let [n_columns, n_cards] = [columns.len(), cards.len()];
    draw_front(luck, &mut columns, n_columns);
    draw_front(luck, &mut points, n_cards);
    draw_front(luck, &mut worms, n_cards);
    for (idx, card) in cards.iter_mut().enumerate() {
        card.columns = Some(columns[5 * idx..5 * idx + 5].join("/").into());
        (card.queen, card.general) = points[idx];
        card.worm = worms[idx];
    }
    DeckOption::custom(Deck::from_cards(&cards).expect("cards of a deck make a deck in any order"))
}

#[cfg(test)]
mod tests {
    use wormery_table::Seeded;

    use super::*;

    #[test]
    fn every_kind_of_table_is_drawn() {
        let mut luck = Seeded::new(1);
        let drawn: Vec<_> = (0..400).map(|_| draw(&mut luck)).collect();
        for n_seats in 2..=5 {
            assert!(drawn.iter().any(|config| config.n_seats() == n_seats));
        }
        let ours = DeckOption::reconstruction_1();
        let n_mixed = drawn.iter().filter(|config| config.options().deck != ours).count();
        assert!((20..60).contains(&n_mixed), "{n_mixed}");
        let per_pair = |config: &&Config<Options>| config.options().pair_points == PairPoints::PerPair;
        assert!(drawn.iter().filter(per_pair).count() > 20);
    }
}
