use wormery_core::words;

words! {
    /// What a worm tile is paid for.
    pub enum Payment as "why" {
        /// The same die is thrown again.
        Reroll = "reroll",
        /// The turn is skipped.
        Pass = "pass",
    }
}

words! {
    /// How a color on a mound compares with its rival.
    pub enum Order as "why" {
        /// There is no other.
        Alone = "alone",
        /// It is the first, and its sum is higher.
        Ahead = "ahead",
        /// It is the first: the sums are equal, and its column is further left.
        Left = "left",
        /// It is not the first: the sums are equal, and its column is further right.
        Right = "right",
        /// It is not the first, and its sum is lower.
        Behind = "behind",
    }
}

words! {
    /// What a find is good for.
    pub enum Gain as "gain" {
        /// A worm tile.
        Worm = "worm",
        /// The first object of its kind.
        New = "new",
        /// One that makes a pair which counts.
        Pair = "pair",
        /// One more of a kind, without points.
        More = "more",
    }
}

words! {
    /// What promised a tile.
    pub enum Promise as "why" {
        /// The field on which a die was placed.
        Field = "field",
        /// The worm number of a mound.
        WormNumber = "worm_number",
    }
}

words! {
    /// Why a seat cannot act any more in a round.
    pub enum NoMore as "why" {
        /// All its dice are placed.
        NoDice = "no_dice",
        /// No mound has a place for the dice it has.
        NoPlace = "no_place",
    }
}

words! {
    /// What puts a color ahead of the others on a mound.
    pub enum AheadBy as "why" {
        /// The higher sum.
        Sum = "sum",
        /// The column further left, the sums being equal.
        Column = "column",
    }
}

words! {
    /// Why nobody wins a point tile.
    pub enum Unwon as "why" {
        /// There is no color on the mound.
        Nobody = "nobody",
        /// There is only one, so that there is no second.
        Alone = "alone",
    }
}

words! {
    /// What puts a color ahead of the next one at the end.
    pub enum RankedBy as "why" {
        /// More points.
        Points = "points",
        /// More queen tiles, the points being equal.
        Queens = "queens",
        /// More general tiles, all before being equal.
        Generals = "generals",
        /// More worm tiles, all before being equal.
        Worms = "worms",
        /// Nothing: somebody else shares its place.
        Shared = "shared",
    }
}
