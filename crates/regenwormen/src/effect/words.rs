use wormery_core::words;

words! {
    /// How it came about that dice are thrown.
    pub enum Throwing as "reason to throw" {
        /// The player rolls.
        Roll = "roll",
        /// He rolls for the first time in his turn, and the golden die joins (RX-17).
        Golden = "golden",
        /// The weasel throws the dice of the roll again (RX-18).
        Weasel = "weasel",
    }
}

words! {
    /// Whether a player has a worm (RW-11, RX-07).
    pub enum Worm as "worm" {
        /// He has kept one.
        Kept = "kept",
        /// He has kept none, but the canned worm counts as one.
        Canned = "canned",
        /// He has none.
        None = "none",
    }
}

words! {
    /// What ends the rolling of a turn (RW-09).
    pub enum RollingEnd as "end of rolling" {
        /// No die is left.
        NoDice = "no_dice",
        /// All six symbols are kept, whatever dice are left (RW-A4).
        AllSymbols = "all_symbols",
    }
}

words! {
    /// What a thief gets (RW-13, RX-11).
    pub enum Prize as "prize" {
        /// The tile.
        Tile = "tile",
        /// The hen in place of the tile.
        Hen = "hen",
    }
}

words! {
    /// What a player lacks to end his turn with something.
    pub enum Missing as "thing that is missing" {
        /// A worm (RW-11).
        NoWorm = "no_worm",
        /// A tile for his total (RW-15).
        NoTile = "no_tile",
    }
}

words! {
    /// What a worm token is for.
    pub enum Occasion as "occasion" {
        /// Two or more ones kept at once (RX-20).
        Ones = "ones",
        /// A tile on which the raven stood (RX-12).
        Raven = "raven",
    }
}

words! {
    /// How a tile of the row fits the total.
    pub enum Taking as "way to take" {
        /// Its number is the total (RW-12, RX-08).
        Exact = "exact",
        /// Its number is lower (RW-14).
        Lower = "lower",
    }
}

words! {
    /// Why a turn has failed.
    pub enum Failure as "failure" {
        /// A roll shows nothing but used symbols: case (a) of RW-16.
        NoNew = "no_new",
        /// Rolling is over and there is no worm: case (b) of RW-16.
        NoWorm = "no_worm",
        /// Rolling is over, and there is no tile for the total: case (c) of RW-16.
        NoTile = "no_tile",
        /// The player stopped on purpose (RW-10).
        Stopped = "stopped",
        /// The player accepts a roll without a new symbol, although the weasel is ready (RX-18).
        Accepted = "accepted",
    }
}

words! {
    /// What made a specialist leave its holder.
    pub enum Loss as "loss" {
        /// He has another one (RX-13).
        GivenBack = "given_back",
        /// His turn has failed (RX-15).
        Failed = "failed",
    }
}

words! {
    /// Why a failed turn costs no tile.
    pub enum LostNothing as "reason to lose nothing" {
        /// The player has none (RW-19).
        NoTile = "no_tile",
        /// The player has none, and so keeps even the hen (RX-15, case 2).
        HenStays = "hen_stays",
    }
}

words! {
    /// Why the game is over.
    pub enum Over as "end" {
        /// The row has no open tile (RW-21).
        NoTile = "no_tile",
        /// The row has no open tile but 11 and 13, which do not count here (RX-A6).
        OnlyLow = "only_low",
    }
}

words! {
    /// What decided who has won (RW-22, RW-23).
    pub enum Victory as "victory" {
        /// The most worms.
        MostWorms = "most_worms",
        /// As many worms as somebody else, and a higher tile.
        HighestTile = "highest_tile",
        /// Nothing: several players are level.
        Shared = "shared",
    }
}
