use std::io::{self, Write};

/// How the lines of a game are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Paper {
    /// Whether headings are bold, and what happened is dim.
    pub has_color: bool,
    /// Whether everything beyond ASCII is written with the nearest signs that it has.
    pub is_ascii: bool,
}

impl Paper {
    /// A heading.
    pub fn bold(self, text: &str) -> String {
        if self.has_color { format!("\x1b[1m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// What happened.
    pub fn dim(self, text: &str) -> String {
        if self.has_color { format!("\x1b[2m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// Where lines go, with the signs that this paper has.
    pub fn on<W: Write>(self, out: W) -> impl Write {
        Signs { out, is_ascii: self.is_ascii }
    }
}

/// A writer that may know ASCII only.
struct Signs<W> {
    out: W,
    is_ascii: bool,
}

impl<W: Write> Write for Signs<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if !self.is_ascii || bytes.is_ascii() {
            return self.out.write(bytes);
        }
        // Whoever writes a text writes it whole.
        let text: String = String::from_utf8_lossy(bytes).chars().map(spelled).collect();
        self.out.write_all(text.as_bytes())?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// A character as a text without anything beyond ASCII spells it; unlike in a cell there is room for two.
fn spelled(letter: char) -> String {
    match letter {
        'ß' => "ss".into(),
        'ä' => "ae".into(),
        'ö' | 'œ' => "oe".into(),
        'ü' => "ue".into(),
        'Ä' => "Ae".into(),
        'Ö' => "Oe".into(),
        'Ü' => "Ue".into(),
        '→' => "->".into(),
        '…' => "...".into(),
        '±' => "+-".into(),
        '·' => "-".into(),
        letter if letter.is_ascii() => letter.into(),
        letter => crate::look::ascii(letter).into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_writer_without_signs_spells_them() {
        let (mut out, n) = (Vec::new(), 1);
        let paper = Paper { is_ascii: true, ..Paper::default() };
        write!(paper.on(&mut out), "{n} Größe: −6 % → é, Glück, ±0").unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "1 Groesse: -6 % -> e, Glueck, +-0");
        let mut out = Vec::new();
        write!(Paper::default().on(&mut out), "−6").unwrap();
        assert_eq!(out, "−6".as_bytes());
    }
}
