//! The languages that Wormery speaks.

use std::env;
use std::error::Error;
use std::fmt;
use std::str::FromStr;

/// A language of the catalogue.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Language {
    /// English.
    #[default]
    En,
    /// Dutch.
    Nl,
    /// German.
    De,
    /// French.
    Fr,
}

impl Language {
    /// All of them, in the order of the catalogue.
    pub const ALL: [Self; 4] = [Self::En, Self::Nl, Self::De, Self::Fr];

    /// The code of the language: "nl".
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::Nl => "nl",
            Self::De => "de",
            Self::Fr => "fr",
        }
    }

    /// The name of the language in itself: "Nederlands".
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::Nl => "Nederlands",
            Self::De => "Deutsch",
            Self::Fr => "Français",
        }
    }

    /// The language of this process: what `LC_ALL`, `LC_MESSAGES` or `LANG` says, the first that says anything.
    ///
    /// English if none does, or if it is a language that we do not speak.
    pub fn from_environment() -> Self {
        Self::from_variables(|name| env::var(name).ok())
    }

    /// The same with variables from elsewhere.
    pub fn from_variables(variable: impl Fn(&str) -> Option<String>) -> Self {
        let mut said = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable);
        let first = said.find(|text| !text.is_empty());
        first.and_then(|text| text.parse().ok()).unwrap_or_default()
    }
}

impl fmt::Display for Language {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        to.write_str(self.code())
    }
}

/// Reads "nl", "nl_BE.UTF-8" and "de-AT" alike.
impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Self, UnknownLanguage> {
        let code = text.split(['_', '-', '.', '@']).next().unwrap_or_default();
        let found = Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code));
        found.ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}

/// A text that names none of our languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLanguage(String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, to: &mut fmt::Formatter) -> fmt::Result {
        write!(to, "there is no language \"{}\" here; en, nl, de and fr are known", self.0)
    }
}

impl Error for UnknownLanguage {}
