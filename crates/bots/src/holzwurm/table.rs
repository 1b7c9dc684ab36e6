use wormery_games::holzwurm::{Card, Color, Holzwurm};

/// How many colors there are, grey included.
pub(super) const COLORS: usize = 6;
const GREY: usize = Color::Grey as usize;
const MOST_ROWS: usize = 5;

/// What lies on the table, as far as it matters to every hand.
#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    /// The least number with which a card of each color stays somewhere.
    pub(super) needs: [i16; COLORS],
    /// The points of the best row that a card of each color can be too low for, and from which number on it is not.
    pickups: [[(i16, i16); MOST_ROWS]; COLORS],
    n_pickups: [usize; COLORS],
    /// How many cards each row has, the longest first.
    pub(super) sizes: [i16; MOST_ROWS],
    /// The points of each row, the best first.
    pub(super) points: [i16; MOST_ROWS],
    pub(super) n_rows: usize,
    pub(super) n_uncolored: usize,
}

impl Table {
    /// Looks at the rows of a position.
    pub(super) fn of(game: &Holzwurm) -> Self {
        let mut table = Self {
            needs: [0; COLORS],
            pickups: [[(0, 0); MOST_ROWS]; COLORS],
            n_pickups: [0; COLORS],
            sizes: [0; MOST_ROWS],
            points: [0; MOST_ROWS],
            n_rows: 0,
            n_uncolored: 0,
        };
        let mut uncolored = [(0, 0); MOST_ROWS];
        for cards in game.rows() {
            let (size, points) = (cards.len() as i16, cards.iter().map(|card| card.score()).sum());
            (table.sizes[table.n_rows], table.points[table.n_rows]) = (size, points);
            table.n_rows += 1;
            match color(cards) {
                GREY => {
                    uncolored[table.n_uncolored] = (size, points);
                    table.n_uncolored += 1;
                }
                color => table.add_pickup(color, size, points),
            }
            table.add_pickup(GREY, size, points);
        }
        table.fill_needs(&uncolored, game.options().many_uncolored);
        table.sizes.sort_unstable_by(|one, other| other.cmp(one));
        table.points[..table.n_rows].sort_unstable_by(|one, other| other.cmp(one));
        table
    }

    fn add_pickup(&mut self, color: usize, size: i16, points: i16) {
        self.pickups[color][self.n_pickups[color]] = (size, points);
        self.n_pickups[color] += 1;
    }

    fn fill_needs(&mut self, uncolored: &[(i16, i16); MOST_ROWS], many_uncolored: bool) {
        let can_open = self.n_rows < MOST_ROWS;
        for color in 0..GREY {
            if self.n_pickups[color] > 0 {
                self.needs[color] = self.pickups[color][0].0 + 1;
                continue;
            }
            for &(size, points) in &uncolored[..self.n_uncolored] {
                self.add_pickup(color, size, points);
            }
            self.needs[color] = self.least(color, can_open);
        }
        self.needs[GREY] = self.least(GREY, can_open && (many_uncolored || self.n_uncolored == 0));
    }

    fn least(&self, color: usize, can_open: bool) -> i16 {
        let sizes = self.pickups[color][..self.n_pickups[color]].iter().map(|(size, _)| size + 1);
        if can_open { 1 } else { sizes.min().unwrap_or(1) }
    }

    /// The points of the best row for which a card is too low.
    pub(super) fn pickup(&self, color: usize, value: i16) -> Option<i16> {
        let rows = self.pickups[color][..self.n_pickups[color]].iter();
        rows.filter(|(size, _)| value <= *size).map(|(_, points)| *points).max()
    }
}

fn color(cards: &[Card]) -> usize {
    cards.iter().map(|card| card.color() as usize).find(|color| *color != GREY).unwrap_or(GREY)
}
