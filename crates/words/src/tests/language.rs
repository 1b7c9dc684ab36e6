use crate::{Language, UnknownLanguage};

#[test]
fn languages_are_read_as_people_and_systems_write_them() {
    let read = |text: &str| text.parse::<Language>().ok();
    assert_eq!(read("nl"), Some(Language::Nl));
    assert_eq!(read("nl_BE.UTF-8"), Some(Language::Nl));
    assert_eq!(read("de-AT"), Some(Language::De));
    assert_eq!(read("FR_fr@euro"), Some(Language::Fr));
    assert_eq!(read("deutsch"), None);
    assert_eq!(read(""), None);
    for language in Language::ALL {
        assert_eq!(language.to_string().parse(), Ok(language));
    }
    let unknown: UnknownLanguage = "xx".parse::<Language>().unwrap_err();
    assert_eq!(unknown.to_string(), "there is no language \"xx\" here; en, nl, de and fr are known");
}

#[test]
fn the_first_variable_that_says_something_decides() {
    let with = |all: &[(&str, &str)]| {
        let all: Vec<(String, String)> = all.iter().map(|(a, b)| ((*a).into(), (*b).into())).collect();
        Language::from_variables(|name| all.iter().find(|(key, _)| key == name).map(|(_, text)| text.clone()))
    };
    assert_eq!(with(&[("LANG", "fr_FR.UTF-8")]), Language::Fr);
    assert_eq!(with(&[("LANG", "fr_FR.UTF-8"), ("LC_MESSAGES", "de_DE")]), Language::De);
    assert_eq!(with(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", ""), ("LC_MESSAGES", "nl_NL")]), Language::Nl);
    assert_eq!(with(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "C.UTF-8")]), Language::En);
    assert_eq!(with(&[]), Language::En);
}
