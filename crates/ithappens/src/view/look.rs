//! Looks at a position with the eyes of a viewer.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use wormery_core::Viewer;

use super::{
    ColorView, ColumnView, DieView, MoundView, PhaseName, PointTile, SupplyView, ThrownView, TileKind, View,
};
use crate::action::MoundIdx;
use crate::color::Color;
use crate::deck::Object;
use crate::mound::{Mound, Stack};
use crate::pile::Pile;
use crate::position::{ItHappens, Phase, ROUNDS};

impl ItHappens {
    pub(crate) fn seen_by(&self, viewer: Viewer) -> View {
        View {
            round: self.round,
            rounds: ROUNDS,
            phase: self.phase_name(),
            to_act: matches!(self.phase, Phase::Turn | Phase::Place { .. }).then_some(self.seat),
            thrown: self.thrown(),
            mounds: self
                .open_mounds()
                .iter()
                .zip(Self::MOUNDS)
                .map(|(mound, at)| self.mound_view(mound, at))
                .collect(),
            colors: self.colors().map(|color| self.color_view(color, viewer)).collect(),
            supply: SupplyView { worms: self.supply.worms, objects: by_kind(&self.supply) },
            used_cards: self.used.iter().map(|card| self.deck.cards()[card].id().clone()).collect(),
            standing: self.is_over().then(|| self.standing()),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }

    fn phase_name(&self) -> PhaseName {
        match self.phase {
            Phase::Mounds => PhaseName::Mounds,
            Phase::Turn => PhaseName::Turn,
            Phase::Throw { .. } => PhaseName::Throw,
            Phase::Place { .. } => PhaseName::Place,
            Phase::Over => PhaseName::Over,
        }
    }

    fn thrown(&self) -> Option<ThrownView> {
        match self.phase {
            Phase::Throw { die } => Some(ThrownView { color: self.color_of(die), value: None }),
            Phase::Place { die, value } => Some(ThrownView { color: self.color_of(die), value: Some(value) }),
            _ => None,
        }
    }

    fn open_mounds(&self) -> &[Mound] {
        match self.phase {
            Phase::Mounds | Phase::Over => &[],
            _ => &self.mounds,
        }
    }

    fn mound_view(&self, mound: &Mound, at: MoundIdx) -> MoundView {
        let card = &self.deck.cards()[mound.card()];
        let columns = card.columns().iter().zip(mound.stacks());
        let order = self.order_on(at);
        let rank = |stack: &Stack| {
            let place = order.iter().position(|(_, _, color)| stack.color() == Some(color));
            place.map(|place| place as u8 + 1)
        };
        MoundView {
            card: card.id().clone(),
            queen: card.queen(),
            general: card.general(),
            worm: card.worm(),
            columns: columns
                .map(|(column, stack)| ColumnView {
                    fields: column.fields().to_vec(),
                    dice: dice(*stack),
                    rank: rank(stack),
                })
                .collect(),
        }
    }

    fn color_view(&self, color: Color, viewer: Viewer) -> ColorView {
        let seat = color.seat(self.n_seats());
        let pile = &self.piles[color.index()];
        let score = self.score_of(color, self.most_kinds());
        ColorView {
            color,
            seat,
            dice: seat.map_or_else(|| self.all_third_dice(), |seat| self.hands[seat.index()].own),
            third_dice: seat.filter(|_| self.n_seats() == 2).map(|seat| self.hands[seat.index()].third),
            worms: pile.worms,
            objects: by_kind(pile),
            pair_points: score.pairs,
            variety: score.variety,
            queens: self.tiles.n_queens(color) as u8,
            generals: self.tiles.n_generals(color) as u8,
            point_tiles: self.shows_points(color, viewer).then(|| self.point_tiles(color)),
        }
    }

    fn all_third_dice(&self) -> u8 {
        self.hands.iter().map(|hand| hand.third).sum()
    }

    /// Whether a viewer sees the values of the point tiles of a color (IH-18).
    pub(crate) fn shows_points(&self, color: Color, viewer: Viewer) -> bool {
        let own = color.seat(self.n_seats()).is_some_and(|seat| viewer.is(seat));
        own || self.rules.open_points || self.is_over()
    }

    fn point_tiles(&self, color: Color) -> Vec<PointTile> {
        let queens = self.tiles.queen_cards(&self.deck, color);
        let generals = self.tiles.general_cards(&self.deck, color);
        queens
            .map(|card| PointTile { kind: TileKind::Queen, value: card.queen() })
            .chain(generals.map(|card| PointTile { kind: TileKind::General, value: card.general() }))
            .collect()
    }
}

fn dice(stack: Stack) -> Vec<DieView> {
    let color = stack.color();
    stack.dice().iter().filter_map(|value| Some(DieView { color: color?, value: *value })).collect()
}

fn by_kind(pile: &Pile) -> BTreeMap<Object, u8> {
    Object::ALL.iter().map(|object| (*object, pile.objects[object.index()])).collect()
}
