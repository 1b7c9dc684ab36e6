//! Asks the terminal for the color of its background, to be as light or as dark.

#[cfg(unix)]
use std::io::Write;
use std::io::{self, IsTerminal};
#[cfg(unix)]
use std::time::{Duration, Instant};

use crossterm::event::{Event, KeyCode, KeyModifiers};
use crossterm::terminal::{disable_raw_mode, enable_raw_mode};
#[cfg(unix)]
use rustix::event::{PollFd, PollFlags, Timespec, poll};

use crate::Daylight;

/// How long a terminal may take to answer; one that knows no answer costs as much.
#[cfg(unix)]
const PATIENCE: Duration = Duration::from_millis(100);
/// The question, as xterm defined it: operating system command 11.
#[cfg(unix)]
const QUESTION: &[u8] = b"\x1b]11;?\x1b\\";
/// The longest answer that makes sense.
#[cfg(unix)]
const LONGEST: usize = 64;

/// Whether the terminal says that its background is light or dark; `None` if it says nothing, or there is none.
pub(crate) fn daylight() -> Option<Daylight> {
    if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
        return None;
    }
    enable_raw_mode().ok()?;
    let answer = ask();
    let _ = disable_raw_mode();
    parse(&answer.ok()?)
}

#[cfg(unix)]
fn ask() -> io::Result<Vec<u8>> {
    let mut out = io::stdout();
    out.write_all(QUESTION)?;
    out.flush()?;
    let (until, mut answer) = (Instant::now() + PATIENCE, Vec::new());
    // What the standard library reads ahead nobody could wait for.
    let mut bytes = [0; LONGEST];
    while answer.len() < LONGEST && !is_whole(&answer) && is_ready(until)? {
        match rustix::io::read(io::stdin(), &mut bytes)? {
            0 => break,
            n_read => answer.extend_from_slice(&bytes[..n_read]),
        }
    }
    Ok(answer)
}

/// Elsewhere nobody can wait for an answer.
#[cfg(not(unix))]
fn ask() -> io::Result<Vec<u8>> {
    Err(io::ErrorKind::Unsupported.into())
}

#[cfg(unix)]
fn is_whole(answer: &[u8]) -> bool {
    answer.ends_with(b"\x07") || answer.ends_with(b"\x1b\\")
}

/// Waits for something to read.
#[cfg(unix)]
fn is_ready(until: Instant) -> io::Result<bool> {
    let left = until.saturating_duration_since(Instant::now());
    let time = Timespec { tv_sec: 0, tv_nsec: i64::from(left.subsec_nanos()) };
    let stdin = io::stdin();
    let mut waiting = [PollFd::new(&stdin, PollFlags::IN)];
    Ok(poll(&mut waiting, Some(&time))? > 0)
}

/// Reads "rgb:ffff/ffff/ffff", with one to four digits for each color.
fn parse(answer: &[u8]) -> Option<Daylight> {
    let text = std::str::from_utf8(answer).ok()?;
    let (_, colors) = text.split_once("]11;rgb:")?;
    let colors = colors.trim_end_matches(['\x07', '\x1b', '\\']);
    let share = |digits: &str| {
        let most = 16_u32.checked_pow(digits.len() as u32)?.checked_sub(1)?;
        Some(f64::from(u32::from_str_radix(digits, 16).ok()?) / f64::from(most))
    };
    let shares: Option<Vec<f64>> = colors.split('/').map(share).collect();
    let [red, green, blue] = shares?[..] else { return None };
    let brightness = 0.299 * red + 0.587 * green + 0.114 * blue;
    Some(if brightness > 0.5 { Daylight::Light } else { Daylight::Dark })
}

/// An answer that comes after our patience: its letters are no keys that anybody pressed.
#[derive(Default)]
pub(crate) struct LateAnswer {
    is_coming: bool,
}

impl LateAnswer {
    /// Whether an event is a part of an answer.
    pub(crate) fn takes(&mut self, event: &Event) -> bool {
        let Event::Key(key) = event else { return false };
        let (alt, control) = (KeyModifiers::ALT, KeyModifiers::CONTROL);
        let was_coming = self.is_coming;
        if key.code == KeyCode::Char(']') && key.modifiers.contains(alt) {
            self.is_coming = true;
        } else if (key.code == KeyCode::Char('\\') && key.modifiers.contains(alt))
            || (key.code == KeyCode::Char('g') && key.modifiers.contains(control))
            || !matches!(key.code, KeyCode::Char(_))
        {
            self.is_coming = false;
        }
        was_coming || self.is_coming
    }
}

#[cfg(test)]
mod tests {
    use crossterm::event::KeyEvent;

    use super::*;

    #[test]
    fn a_background_is_light_or_dark() {
        assert_eq!(parse(b"\x1b]11;rgb:ffff/ffff/ffff\x1b\\"), Some(Daylight::Light));
        assert_eq!(parse(b"\x1b]11;rgb:fd/f6/e3\x07"), Some(Daylight::Light));
        assert_eq!(parse(b"\x1b]11;rgb:0000/2b2b/3636\x07"), Some(Daylight::Dark));
        assert_eq!(parse(b"\x1b]11;rgb:1/1/1\x07"), Some(Daylight::Dark));
        for nonsense in
            ["", "q", "\x1b]11;?", "\x1b]11;rgb:", "\x1b]11;rgb:ff/ff\x07", "\x1b]11;rgb:g/g/g\x07"]
        {
            assert_eq!(parse(nonsense.as_bytes()), None, "{nonsense:?}");
        }
    }

    #[test]
    fn a_late_answer_is_no_keys() {
        let key = |letter, modifiers| Event::Key(KeyEvent::new(KeyCode::Char(letter), modifiers));
        let mut late = LateAnswer::default();
        assert!(!late.takes(&key('u', KeyModifiers::NONE)));
        assert!(late.takes(&key(']', KeyModifiers::ALT)));
        assert!("11;rgb:ffff/0/0".chars().all(|letter| late.takes(&key(letter, KeyModifiers::NONE))));
        assert!(late.takes(&key('\\', KeyModifiers::ALT)));
        assert!(!late.takes(&key('u', KeyModifiers::NONE)));
    }
}
