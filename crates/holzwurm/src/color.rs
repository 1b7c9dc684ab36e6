use wormery_core::words;

words! {
    /// A color of the cards, in canonical order (HW-02); grey cards fit any row.
    pub enum Color as "color" {
        /// Yellow, written `y`.
        Yellow = "yellow",
        /// Red, written `r`.
        Red = "red",
        /// Green, written `g`.
        Green = "green",
        /// Purple, written `p`.
        Purple = "purple",
        /// Blue, written `b`.
        Blue = "blue",
        /// Grey, the neutral color, written `n`.
        Grey = "grey",
    }
}

impl Color {
    /// How many colors there are, grey included.
    pub(crate) const COUNT: usize = Self::ALL.len();

    const LETTERS: [char; Self::COUNT] = ['y', 'r', 'g', 'p', 'b', 'n'];

    /// The letter of the color in the notation of a card.
    pub const fn letter(self) -> char {
        Self::LETTERS[self as usize]
    }

    /// The color with this letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.iter().copied().find(|color| color.letter() == letter)
    }

    /// The lowest value of this color: there is no grey 1.
    pub(crate) const fn lowest(self) -> u8 {
        match self {
            Self::Grey => 2,
            _ => 1,
        }
    }
}
