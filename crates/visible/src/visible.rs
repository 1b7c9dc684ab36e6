//! What of a text can be seen.

use unicode_width::UnicodeWidthChar;

/// The most marks on one letter; what is written with more is no language.
const MOST_MARKS: usize = 4;

const JOINER: char = '\u{200d}';
const BLACK_FLAG: char = '\u{1f3f4}';
const KEYCAP: char = '\u{20e3}';

/// The flags of England, Scotland and Wales: tags after a black flag, which show nothing elsewhere.
const FLAGS: [&str; 3] = ["gbeng", "gbsct", "gbwls"];

/// A text without what does not belong into one: no control characters, nothing that shows nothing or turns the direction,
/// white space single and inside only. Emoji of several parts stay whole.
pub fn visible(text: &str) -> String {
    let kept = kept(text, |letter| letter.is_whitespace().then_some(' '));
    kept.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A text without what cannot be seen, and with blanks where they are asked for.
pub(crate) fn kept(text: &str, blank: impl Fn(char) -> Option<char>) -> String {
    let letters: Vec<char> = text.chars().collect();
    let mut kept = Kept::default();
    let mut place = 0;
    while let Some(letter) = letters.get(place) {
        place += match flag(&letters[place..]) {
            Some(length) => kept.put_flag(&letters[place..place + length]),
            None => kept.put(blank(*letter).unwrap_or(*letter), letters.get(place + 1).copied()),
        };
    }
    kept.text
}

/// How many letters a flag with tags has that stands here.
fn flag(letters: &[char]) -> Option<usize> {
    let (first, rest) = letters.split_first()?;
    let is_here = |name: &&str| {
        let tags =
            name.chars().map(|letter| char::from_u32(0xe0000 + letter as u32)).chain([Some('\u{e007f}')]);
        *first == BLACK_FLAG && tags.eq(rest.iter().take(name.len() + 1).copied().map(Some))
    };
    FLAGS.into_iter().find(is_here).map(|name| name.len() + 2)
}

/// What was kept so far.
#[derive(Default)]
struct Kept {
    text: String,
    /// The letter that marks and selectors after it belong to.
    base: Option<char>,
    n_marks: usize,
}

impl Kept {
    fn put_flag(&mut self, letters: &[char]) -> usize {
        self.text.extend(letters);
        (self.base, self.n_marks) = (Some(BLACK_FLAG), 0);
        letters.len()
    }

    /// Keeps a letter if it can be seen where it stands; returns how many letters were looked at.
    fn put(&mut self, letter: char, next: Option<char>) -> usize {
        if letter.is_whitespace() && !letter.is_control() {
            self.text.push(letter);
            (self.base, self.n_marks) = (None, 0);
        } else if self.joins(letter, next) {
            self.text.push(letter);
        } else if letter.is_control() || shows_nothing(letter) {
            // Left out.
        } else if letter.width() == Some(0) {
            self.put_mark(letter);
        } else {
            self.text.push(letter);
            (self.base, self.n_marks) = (Some(letter), 0);
        }
        1
    }

    fn put_mark(&mut self, mark: char) {
        if self.base.is_some() && self.n_marks < MOST_MARKS {
            self.text.push(mark);
            self.n_marks += 1;
        }
    }

    /// Whether a letter that shows nothing by itself makes one picture of those around it.
    fn joins(&self, letter: char, next: Option<char>) -> bool {
        let is_after_emoji = self.base.is_some_and(is_emoji);
        let is_repeated = self.text.ends_with(letter);
        match letter {
            JOINER => is_after_emoji && next.is_some_and(is_emoji) && !is_repeated,
            '\u{fe0e}' | '\u{fe0f}' => {
                let is_key = self.base.is_some_and(|base| base.is_ascii()) && next == Some(KEYCAP);
                (is_after_emoji || is_key) && !self.text.ends_with(['\u{fe0e}', '\u{fe0f}'])
            }
            _ => false,
        }
    }
}

/// Whether a letter can be a picture, or a part of one.
fn is_emoji(letter: char) -> bool {
    matches!(letter,
        '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{2190}'..='\u{21ff}'
        | '\u{2300}'..='\u{23ff}' | '\u{24c2}' | '\u{25a0}'..='\u{27bf}' | '\u{2900}'..='\u{297f}'
        | '\u{2b00}'..='\u{2bff}' | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}' | '\u{1f000}'..='\u{1faff}')
}

/// Letters that show nothing, or only turn the direction of others.
pub(crate) fn shows_nothing(letter: char) -> bool {
    // The last two of each plane are no letters.
    letter as u32 & 0xfffe == 0xfffe
        || matches!(letter,
        // The soft hyphen, joiners of letters, and fillers of Hangul, Khmer, Mongolian and Braille.
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
        // Spaces without width, directions, operators that are not written.
        | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}'
        // Selectors of another form, notes to a text, signs of shorthand and of music.
        | '\u{fe00}'..='\u{fe0f}' | '\u{fff0}'..='\u{fffc}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}'
        | '\u{1d173}'..='\u{1d17a}'
        // Joiners of hieroglyphs and of Tifinagh.
        | '\u{13430}'..='\u{1343f}' | '\u{2d7f}'
        // What everybody may use for himself, and what is no letter.
        | '\u{e000}'..='\u{f8ff}' | '\u{fdd0}'..='\u{fdef}'
        // Tags, further selectors, and more for oneself.
        | '\u{e0000}'..='\u{10ffff}')
}
