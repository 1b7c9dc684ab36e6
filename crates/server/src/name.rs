use wormery_protocol::{Code, Command, LONGEST_NAME, LONGEST_TALK, Problem};
use wormery_visible::visible;

/// A name without what does not belong into one; one of which nothing can be seen is none.
pub(crate) fn clean(name: &str) -> Result<String, Problem> {
    let visible = visible(name);
    match visible.chars().count() {
        0 => Err(Problem::new(Code::BadRequest, "name: it is empty")),
        count if count > LONGEST_NAME => {
            Err(Problem::new(Code::BadRequest, format!("name: it is longer than {LONGEST_NAME} characters")))
        }
        _ => Ok(visible),
    }
}

/// The longest words for a device, in characters.
const LONGEST_LABEL: usize = 40;

/// A device in words, cut where it is too long; it may be empty.
pub(crate) fn clean_label(label: &str) -> String {
    visible(label).chars().take(LONGEST_LABEL).collect::<String>().trim_end().to_owned()
}

/// A command with the names and words in it cleaned.
pub(crate) fn clean_command(command: Command) -> Result<Command, Problem> {
    Ok(match command {
        Command::AddLocal { seat, name } => Command::AddLocal { seat, name: clean(&name)? },
        Command::Say { text } => Command::Say { text: clean_talk(&text)? },
        other => other,
    })
}

/// Something said, cleaned like a name.
pub(crate) fn clean_talk(text: &str) -> Result<String, Problem> {
    let visible = visible(text);
    match visible.chars().count() {
        0 => Err(Problem::new(Code::BadRequest, "text: it is empty")),
        count if count > LONGEST_TALK => {
            Err(Problem::new(Code::BadRequest, format!("text: it is longer than {LONGEST_TALK} characters")))
        }
        _ => Ok(visible),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_trimmed_and_bounded() {
        assert_eq!(clean("  Oma \t Jans\u{202e}  ").as_deref(), Ok("Oma Jans"));
        assert!(clean(" \u{200b}\n ").is_err());
        assert_eq!(clean(&"ö".repeat(24)).map(|name| name.chars().count()), Ok(24));
        assert!(clean(&"ö".repeat(25)).is_err());
        assert_eq!(clean_talk(" a\u{200b} \u{2800} b ").as_deref(), Ok("a b"));
        assert!(clean_talk("\u{3164}\u{301}").is_err());
    }

    #[test]
    fn a_name_of_which_nothing_can_be_seen_is_none() {
        for name in [
            "",
            "\u{3164}",
            "\u{13430}",
            "\u{fffe}",
            "\u{e123}",
            "\u{10ffff}",
            "\u{2800}\u{2800}",
            "\u{ad}",
            "\u{115f}\u{1160}",
            "\u{ffa0}",
            "\u{e0041}\u{e0042}\u{e007f}",
            "\u{e0000}",
            "\u{61c}",
            "\u{200b}\u{200c}\u{200d}\u{200e}\u{200f}",
            "\u{202a}\u{202e}",
            "\u{2060}\u{2064}\u{2066}\u{206f}",
            "\u{feff}",
            "\u{fe0f}",
            "\u{fe00}\u{fe0e}",
            "\u{e0100}",
            "\u{301}",
            " \u{301}\u{20e3} ",
            "\u{200d}\u{fe0f}\u{301}",
            "\u{180e}\u{34f}\u{17b4}",
            "\u{3000}\u{a0}\u{2003}",
            "\u{0}\u{1b}\u{7f}",
        ] {
            let refused = clean(name).expect_err(&name.escape_unicode().to_string());
            assert_eq!(refused.detail, "name: it is empty");
        }
    }

    #[test]
    fn what_cannot_be_seen_is_taken_out() {
        for (name, cleaned) in [
            ("A\u{3164}n\u{ad}n", "Ann"),
            ("\u{202e}nnA", "nnA"),
            ("Ann\u{e0041}\u{e007f}", "Ann"),
            ("A\u{2800}B", "AB"),
            ("A\u{200d}B\u{fe0f}", "AB"),
            ("Zoe\u{308}", "Zoe\u{308}"),
            ("\u{308}Zoe", "Zoe"),
            ("A \u{308}B", "A B"),
            ("Z\u{300}\u{301}\u{302}\u{303}\u{304}\u{305}a", "Z\u{300}\u{301}\u{302}\u{303}a"),
            ("Z\u{300}\u{200b}\u{301}\u{302}\u{303}\u{304}", "Z\u{300}\u{301}\u{302}\u{303}"),
            ("a\u{3000}b", "a b"),
        ] {
            assert_eq!(clean(name).as_deref(), Ok(cleaned), "{}", name.escape_unicode());
        }
    }

    #[test]
    fn names_of_all_languages_and_pictures_stay_whole() {
        for name in [
            "Zoë",
            "Zoe\u{308}",
            "Nguyễn Thị",
            "Nguye\u{302}\u{303}n",
            "Αθηνά",
            "Ёлка",
            "שָׁלוֹם",
            "مُحَمَّد",
            "देवी",
            "ஸ்ரீ",
            "กิ่งแก้ว",
            "한글",
            "\u{1112}\u{1161}\u{11ab}",
            "たろう",
            "王小明",
            "🪱",
            "👍🏽",
            "👨‍👩‍👧‍👦",
            "👩🏽‍🚀",
            "👩‍❤️‍👨",
            "🏳️‍🌈",
            "🏴‍☠️",
            "❤️",
            "☺\u{fe0e}",
            "3️⃣",
            "🇳🇱",
            "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}",
            "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
            "🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}",
        ] {
            assert_eq!(clean(name).as_deref(), Ok(name), "{}", name.escape_unicode());
        }
    }

    #[test]
    fn half_of_a_picture_leaves_no_hidden_part() {
        for (name, cleaned) in [
            ("👨\u{200d}", "👨"),
            ("👨\u{200d}\u{200d}👩", "👨\u{200d}👩"),
            ("👨\u{200d}a", "👨a"),
            ("❤\u{fe0f}\u{fe0f}\u{fe0f}", "❤\u{fe0f}"),
            ("🏴\u{e0067}\u{e0062}", "🏴"),
            ("🏴\u{e0041}\u{e007f}x", "🏴x"),
            ("a\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}", "a"),
        ] {
            assert_eq!(clean(name).as_deref(), Ok(cleaned), "{}", name.escape_unicode());
        }
    }
}
