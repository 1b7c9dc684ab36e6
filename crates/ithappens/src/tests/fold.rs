//! The effects of a game, applied to what a viewer saw before it, give what he sees after it: every field of the view.
//!
//! Places on mounds and points for objects are reckoned from what was told. Told by no effect is only in which order a view lists cards and point tiles, that of the deck in the options.

use alloc::vec::Vec;

use wormery_core::{Bounded, Config, Entrant, Game, Seat, Standing, Viewer, Word};

use super::play::*;
use super::random::{greedy_cards, unusual_options};
use crate::{
    CardId, Color, ColorView, ColumnView, DeckOption, DieView, Effect, Field, ItHappens, MoundJudged,
    MoundView, Object, Options, PairPoints, PhaseName, PointTile, Scored, ThrownView, TileKind, View,
};

/// What somebody knows who has only listened.
struct Listener {
    config: Config<Options>,
    view: View,
    /// The point tiles that somebody won: their color and kind, the place of their card in the deck, their points.
    won: Vec<(Color, TileKind, usize, u8)>,
    /// The ranks that were told, by color.
    ranks: Vec<(Color, u8)>,
}

impl Listener {
    fn new(config: &Config<Options>, view: View) -> Self {
        Self { config: config.clone(), view, won: Vec::new(), ranks: Vec::new() }
    }

    fn place_in_deck(&self, card: &CardId) -> usize {
        self.config.options().deck.deck().find(card).unwrap()
    }

    fn color(&mut self, color: Color) -> &mut ColorView {
        self.view.colors.iter_mut().find(|view| view.color == color).unwrap()
    }

    fn seat(&mut self, seat: Seat) -> &mut ColorView {
        self.view.colors.iter_mut().find(|view| view.seat == Some(seat)).unwrap()
    }

    fn hear(&mut self, effect: &Effect) {
        match effect.clone() {
            Effect::RoundBegan { seat, round, rounds } => {
                (self.view.round, self.view.rounds) = (round.get() as u8, rounds.get() as u8);
                self.turn(PhaseName::Turn, Some(seat));
            }
            Effect::MoundLaid { .. } => self.lay(effect),
            Effect::DieThrown { color, .. } => {
                self.view.thrown = Some(ThrownView { color, value: None });
                self.turn(PhaseName::Throw, None);
            }
            Effect::Rolled { seat, color, value, .. } => {
                self.view.thrown = Some(ThrownView { color, value: Some(value.get() as u8) });
                self.turn(PhaseName::Place, Some(seat));
            }
            Effect::WormPaid { seat, worms, supply, .. } => {
                self.seat(seat).worms = worms.get() as u8;
                self.view.supply.worms = supply.get() as u8;
            }
            Effect::DieReturned { color, dice, .. } => {
                self.view.thrown = None;
                assert_eq!(i16::from(self.color(color).dice), dice.get());
            }
            Effect::DiePlaced { .. } => self.place(effect),
            Effect::Found { color, find, owned, kinds, supply, .. } => {
                self.find(color, find, owned.get() as u8, supply.get() as u8);
                let seen = self.color(color).objects.values().filter(|count| **count > 0).count();
                assert_eq!(seen, kinds.get() as usize);
            }
            Effect::NoneLeft { find, .. } => assert_eq!(self.in_supply(find), 0),
            Effect::Stands(_) | Effect::RoundEnded { .. } | Effect::TileRemoved { .. } => {}
            Effect::Done { seat, dice, .. } => {
                let ColorView { dice: own, third_dice, .. } = self.seat(seat);
                assert_eq!(i16::from(*own + third_dice.unwrap_or(0)), dice.get());
            }
            Effect::TurnEnded { next, .. } => self.turn(PhaseName::Turn, next),
            Effect::MoundJudged(judged) => self.judge(&judged),
            Effect::TileWon { color, mound, tile, value, owned, .. } => {
                let card = self.place_in_deck(&self.view.mounds[mound.get() as usize].card);
                self.won.push((color, tile, card, value.get() as u8));
                self.win(color, tile, owned.get() as u8);
            }
            Effect::WormWon { color, worms, supply, .. } => {
                self.find(color, Field::Worm, worms.get() as u8, supply.get() as u8);
            }
            Effect::Cleared { .. } => self.clear(effect),
            Effect::Scored(scored) => self.count(&scored),
            Effect::Ranked { color, rank, .. } => self.ranks.push((color, rank.get() as u8)),
        }
    }

    fn turn(&mut self, phase: PhaseName, seat: Option<Seat>) {
        (self.view.phase, self.view.to_act) = (phase, seat);
    }

    fn lay(&mut self, effect: &Effect) {
        let Effect::MoundLaid { mound, card, queen, general, worm, columns } = effect else { unreachable!() };
        assert_eq!(self.view.mounds.len(), mound.get() as usize);
        let empty = |column: &crate::Column| ColumnView {
            fields: column.fields().to_vec(),
            dice: Vec::new(),
            rank: None,
        };
        self.view.mounds.push(MoundView {
            card: card.clone(),
            queen: queen.get() as u8,
            general: general.get() as u8,
            worm: worm.get() as u8,
            columns: columns.iter().map(empty).collect(),
        });
        let mut used: Vec<_> = self.view.used_cards.iter().map(|card| self.place_in_deck(card)).collect();
        used.push(self.place_in_deck(card));
        used.sort_unstable();
        let deck = self.config.options().deck.deck().clone();
        self.view.used_cards = used.into_iter().map(|place| deck.cards()[place].id().clone()).collect();
    }

    fn place(&mut self, effect: &Effect) {
        let Effect::DiePlaced { seat, color, value, mound, column, field, sum, dice, third_dice, .. } =
            *effect
        else {
            unreachable!()
        };
        self.view.thrown = None;
        let stack = &mut self.view.mounds[mound.get() as usize].columns[column.get() as usize].dice;
        assert_eq!(stack.len(), field.get() as usize);
        stack.push(DieView { color, value: value.get() as u8 });
        assert_eq!(stack.iter().map(|die| i16::from(die.value)).sum::<i16>(), sum.get());
        self.color(color).dice = dice.get() as u8;
        if let Some(third) = third_dice {
            self.seat(seat).third_dice = Some(third.get() as u8);
        }
    }

    fn in_supply(&self, find: Field) -> u8 {
        match find {
            Field::Object(object) => self.view.supply.objects[&object],
            _ => self.view.supply.worms,
        }
    }

    fn find(&mut self, color: Color, find: Field, owned: u8, supply: u8) {
        if let Field::Object(object) = find {
            self.color(color).objects.insert(object, owned);
            self.view.supply.objects.insert(object, supply);
        } else {
            self.color(color).worms = owned;
            self.view.supply.worms = supply;
        }
    }

    /// What is judged is what lies there.
    fn judge(&mut self, judged: &MoundJudged) {
        let mound = &self.view.mounds[judged.mound.get() as usize];
        let dice = judged.colors.iter().zip(judged.dice.iter()).map(|(color, dice)| {
            dice.iter().map(|value| DieView { color, value: value.get() as u8 }).collect::<Vec<_>>()
        });
        let seen = mound.columns.iter().map(|column| &column.dice).filter(|dice| !dice.is_empty());
        assert!(dice.eq(seen.cloned()));
        let sums = mound
            .columns
            .iter()
            .map(|column| column.dice.iter().map(|die| i16::from(die.value)).sum::<i16>());
        assert!(judged.sums.iter().map(Bounded::get).eq(sums.filter(|sum| *sum > 0)));
        assert!(
            judged
                .columns
                .iter()
                .map(crate::Column::fields)
                .eq(mound.columns.iter().map(|column| &column.fields[..]))
        );
        let numbers = [judged.queen, judged.general, judged.worm].map(|number| number.get() as u8);
        assert_eq!((&judged.card, numbers), (&mound.card, [mound.queen, mound.general, mound.worm]));
    }

    /// The point tiles that a color won, queens first, in the order of the deck.
    fn tiles_of(&self, color: Color) -> Vec<PointTile> {
        let mut tiles: Vec<_> = self.won.iter().filter(|(winner, ..)| *winner == color).collect();
        tiles.sort_unstable();
        tiles.into_iter().map(|(_, kind, _, value)| PointTile { kind: *kind, value: *value }).collect()
    }

    fn win(&mut self, color: Color, tile: TileKind, owned: u8) {
        let tiles = self.tiles_of(color);
        let view = self.color(color);
        match tile {
            TileKind::Queen => view.queens = owned,
            TileKind::General => view.generals = owned,
        }
        if let Some(shown) = &mut view.point_tiles {
            *shown = tiles;
        }
    }

    fn clear(&mut self, effect: &Effect) {
        let Effect::Cleared { dice, third_dice, round } = *effect else { unreachable!() };
        self.view.mounds.clear();
        let third = third_dice.map(|dice| dice.get() as u8);
        for color in &mut self.view.colors {
            let all_third = 2 * third.unwrap_or(0);
            (color.dice, color.third_dice) = match color.seat {
                Some(_) => (dice.get() as u8, third),
                None => (all_third, None),
            };
        }
        match round {
            Some(round) => {
                self.view.round = round.get() as u8;
                self.turn(PhaseName::Mounds, None);
            }
            None => self.turn(PhaseName::Over, None),
        }
    }

    /// The parts add up, and are those of the view.
    fn count(&mut self, scored: &Scored) {
        let view = self.color(scored.color).clone();
        let points = |tiles: &crate::List<_, 12>| {
            tiles.iter().map(|tile: Bounded<0, 99>| tile.get() as u16).sum::<u16>()
        };
        assert_eq!(points(&scored.queens), scored.queen_points);
        assert_eq!(points(&scored.generals), scored.general_points);
        assert_eq!(5 * scored.pairs.len() as u16, scored.pair_points);
        assert!(scored.pairs.iter().all(|object: Object| view.objects[&object] >= 2));
        assert_eq!(scored.worms.get() as u8, view.worms);
        let parts = [scored.pair_points, scored.queen_points, scored.general_points];
        let ones = (scored.variety.get() + scored.worms.get()) as u16;
        assert_eq!(parts.iter().sum::<u16>() + ones, scored.score);
        let tiles = self.tiles_of(scored.color);
        self.color(scored.color).point_tiles = Some(tiles);
        for (kind, told) in [(TileKind::Queen, &scored.queens), (TileKind::General, &scored.generals)] {
            let tiles = self.tiles_of(scored.color).into_iter().filter(|tile| tile.kind == kind);
            let mut values: Vec<_> = tiles.map(|tile| i16::from(tile.value)).collect();
            values.sort_unstable_by_key(|value| core::cmp::Reverse(*value));
            assert!(told.iter().map(Bounded::get).eq(values));
        }
        let tiebreaks = [scored.queens.len() as i32, scored.generals.len() as i32, scored.worms.get().into()];
        let row = (scored.seat, i32::from(scored.score), tiebreaks.to_vec());
        let before = self.view.standing.take();
        let rows = before.iter().flat_map(Standing::entrants);
        let rows = rows.map(|Entrant { seat, score, tiebreaks, .. }| (*seat, *score, tiebreaks.clone()));
        self.view.standing = Some(Standing::rank(rows.chain([row])));
    }

    /// Reckons what the view says of what lies there: the places on the mounds, and the points for objects.
    fn reckon(&mut self) {
        for mound in &mut self.view.mounds {
            let sum = |column: &ColumnView| column.dice.iter().map(|die| die.value).sum::<u8>();
            let sums: Vec<_> = mound.columns.iter().map(sum).collect();
            for (place, column) in mound.columns.iter_mut().enumerate() {
                let (left, right) = (&sums[..place], &sums[place + 1..]);
                let ahead = left.iter().filter(|sum| **sum >= sums[place]).count()
                    + right.iter().filter(|sum| **sum > sums[place]).count();
                column.rank = (sums[place] > 0).then_some(ahead as u8 + 1);
            }
        }
        let options = self.config.options();
        let kinds = |color: &ColorView| color.objects.values().filter(|count| **count > 0).count();
        let most = self.view.colors.iter().map(kinds).max().unwrap();
        for color in &mut self.view.colors {
            let pairs = |count: &u8| match options.pair_points {
                PairPoints::PerPair => u16::from(count / 2),
                PairPoints::PerKind => u16::from(*count >= 2),
            };
            color.pair_points = 5 * color.objects.values().map(pairs).sum::<u16>();
            let is_most = kinds(color) == most && (most > 0 || options.zero_diversity_bonus);
            color.variety = if is_most { 10 } else { 0 };
        }
    }

    /// The ranks that were told are those of the standing.
    fn check_ranks(&self) {
        let Some(standing) = &self.view.standing else { return assert!(self.ranks.is_empty()) };
        let told: Vec<_> = self.ranks.iter().map(|(_, rank)| *rank).collect();
        assert!(told.is_sorted(), "the best is told first: {told:?}");
        for (color, entrant) in self.view.colors.iter().zip(standing.entrants()) {
            assert!(
                self.ranks.contains(&(color.color, entrant.rank)),
                "{} is {}",
                color.color.word(),
                entrant.rank
            );
        }
    }
}

/// Plays a random game and listens for every viewer.
fn check_game(n_seats: usize, options: &Options, seed: u64) {
    let config = Config::new(n_seats, seed as usize % n_seats, options.clone()).unwrap();
    let (mut game, mut luck) = (ItHappens::start(&config), Xorshift(seed));
    let mut listeners: Vec<_> =
        Viewer::all(n_seats).map(|viewer| (viewer, Listener::new(&config, game.view(viewer)))).collect();
    while let Some(event) = random_event(&game, &mut luck) {
        let mut told = Vec::new();
        game.happen(&event, &mut told).unwrap();
        for (viewer, listener) in &mut listeners {
            let heard = told.iter().filter_map(|effect| game.effect_for(effect.clone(), *viewer));
            heard.for_each(|effect| listener.hear(&effect));
            listener.reckon();
            assert_eq!(listener.view, game.view(*viewer), "after {event:?}, which told {told:?}");
            listener.check_ranks();
        }
    }
}

#[test]
fn effects_explain_every_difference_between_views() {
    let greedy = Options { deck: DeckOption::custom(deck_of(&greedy_cards())), ..Options::default() };
    for options in [Options::default(), unusual_options(), greedy] {
        for n_seats in 2..=5 {
            (1..=8).for_each(|seed| check_game(n_seats, &options, seed));
        }
    }
}
