use wormery_core::{Game, Seat};
use wormery_games::holzwurm::{Action, AnyCard, Card, Holzwurm, RowIdx, View};

/// What lies open on the table, as far as rules of thumb ask for it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Board {
    row_sizes: [i16; RowIdx::ALL.len()],
    row_scores: [i16; RowIdx::ALL.len()],
    /// The fate card that is taken next.
    fate: AnyCard,
    /// How near the deal is to its end: 1 when another seat is out, 1/16 with fifteen cards.
    pub(super) nearness: f32,
    /// Whether the seat to act has one card left.
    pub(super) is_last_card: bool,
}

impl Board {
    /// What the seat to act sees.
    pub(super) fn of_view(view: &View) -> Self {
        let fate = view.fate.last().copied().unwrap_or(AnyCard::Poison);
        let hand_sizes = view.seats.iter().map(|seat| usize::from(seat.n_cards));
        Self::new(view.rows.iter().map(|row| &row.cards[..]), fate, view.to_act, hand_sizes)
    }

    /// What the seat to act sees of a guessed position.
    pub(super) fn of_guess(game: &Holzwurm) -> Self {
        let fate = game.next_fate().map_or(AnyCard::Poison, AnyCard::Card);
        let hand_sizes = Seat::all(game.scores().len()).map(|seat| game.hand(seat).len());
        Self::new(game.rows(), fate, game.turn().seat(), hand_sizes)
    }

    fn new<'a>(
        rows: impl Iterator<Item = &'a [Card]>,
        fate: AnyCard,
        to_act: Option<Seat>,
        hand_sizes: impl Iterator<Item = usize>,
    ) -> Self {
        let (mut own, mut fewest) = (0, Card::ALL.len());
        for (seat, n_cards) in hand_sizes.enumerate() {
            match to_act {
                Some(to_act) if to_act.index() == seat => own = n_cards,
                _ => fewest = fewest.min(n_cards),
            }
        }
        let nearness = 1.0 / (fewest + 1) as f32;
        let mut board =
            Self { row_sizes: [0; 5], row_scores: [0; 5], fate, nearness, is_last_card: own == 1 };
        for (place, cards) in rows.enumerate() {
            board.row_sizes[place] = cards.len() as i16;
            board.row_scores[place] = cards.iter().map(|card| card.score()).sum();
        }
        board
    }

    /// How many cards the row has to which a play goes.
    #[inline]
    pub(super) fn row_size(&self, Action::Play { row, .. }: Action) -> i16 {
        row.map_or(0, |row| self.row_sizes[row.index()])
    }

    /// Whether the card of a play stays in its row (HW-11).
    #[inline]
    pub(super) fn stays(&self, play: Action) -> bool {
        let Action::Play { card, .. } = play;
        i16::from(card.value()) > self.row_size(play)
    }

    /// The points that a play brings whose card is too low: those of the row and of the fate card.
    #[inline]
    pub(super) fn pickup(&self, Action::Play { row, .. }: Action) -> i16 {
        self.fate.score() + row.map_or(0, |row| self.row_scores[row.index()])
    }

    /// Whether the next fate card ends the deal.
    #[inline]
    pub(super) fn poison_is_next(&self) -> bool {
        self.fate == AnyCard::Poison
    }
}
