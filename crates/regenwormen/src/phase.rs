use wormery_core::words;

words! {
    /// Where a turn stands.
    pub enum Phase as "phase" {
        /// The turn begins: the player must throw the dice (RW-06).
        Roll = "roll",
        /// The dice are in the air: chance answers.
        Throw = "throw",
        /// One symbol of the roll must be kept (RW-08).
        Keep = "keep",
        /// The roll has no new symbol, but the weasel is ready (RX-18).
        Failed = "failed",
        /// Roll on, take a tile, or stop (RW-10).
        Decide = "decide",
        /// Two specialists at once: one goes back (RX-13).
        Return = "return",
        /// Two ones were kept and the supply is empty: somebody gives a token (RX-19, RX-20).
        RobForOnes = "rob_for_ones",
        /// The raven's tile was taken and the supply is empty: somebody gives a token (RX-12, RX-19).
        RobForRaven = "rob_for_raven",
        /// The game is over.
        Over = "over",
    }
}
