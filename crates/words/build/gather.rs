//! All areas of a catalogue, and what is wrong with them.

use std::collections::{BTreeMap, BTreeSet};

use serde::de::DeserializeOwned;

use crate::areas::{About, Area, LANGUAGES, Pairs, Spaces};
use crate::check;
use crate::files::Files;
use crate::message::{Message, Raw};

/// What came of reading a folder of words; it is of use only without faults.
#[derive(Default)]
pub(crate) struct Gathered {
    pub(crate) areas: Vec<Area>,
    /// Sentences that name the file and the key.
    pub(crate) faults: Vec<String>,
    seen: BTreeSet<(usize, String)>,
}

/// Reads and checks all files, and puts in the fixed spaces.
pub(crate) fn gather(files: &Files) -> Gathered {
    let mut gathered = Gathered::default();
    let spaces: BTreeMap<String, Spaces> = gathered.parse(files, "spaces.json").unwrap_or_default();
    let names: BTreeSet<&str> = files.keys().filter_map(|path| Some(path.split_once('/')?.0)).collect();
    for name in names {
        gathered.add(name, files, &spaces);
    }
    gathered
}

impl Gathered {
    fn parse<T: DeserializeOwned>(&mut self, files: &Files, path: &str) -> Option<T> {
        let read = serde_json::from_str(files.get(path)?);
        read.map_err(|error| self.faults.push(format!("words/{path}: {error}"))).ok()
    }

    fn add(&mut self, name: &str, files: &Files, spaces: &BTreeMap<String, Spaces>) {
        let about: About = self.parse(files, &format!("{name}/area.json")).unwrap_or_default();
        let mut area = Area { about, texts: Default::default() };
        let is_silent =
            !LANGUAGES.iter().any(|language| files.contains_key(&format!("{name}/{language}.json")));
        for (idx, language) in LANGUAGES.into_iter().enumerate() {
            let path = format!("{name}/{language}.json");
            if !is_silent && !files.contains_key(&path) {
                self.faults.push(format!("words/{path} is missing"));
            }
            for (key, raw) in self.parse(files, &path).unwrap_or(Pairs(Vec::new())).0 {
                let message = self.message(idx, &key, raw, &area.about, &path);
                area.texts[idx].0.extend(message.map(|message| (key, message)));
            }
            self.compare(idx, &area, &path);
            for (_, message) in &mut area.texts[idx].0 {
                message.typeset(spaces.get(language).unwrap_or(&Spaces::default()));
            }
        }
        self.areas.push(area);
    }

    /// Reads and checks one message.
    fn message(
        &mut self,
        language: usize,
        key: &str,
        raw: Raw,
        about: &About,
        path: &str,
    ) -> Option<Message> {
        let mut faults: Vec<String> = name_fault(key, about).into_iter().collect();
        if !self.seen.insert((language, key.to_owned())) {
            faults.push("is there twice".to_owned());
        }
        let message = Message::read(raw).map_err(|fault| faults.push(fault)).ok();
        faults.extend(message.iter().flat_map(|message| check::faults(message, LANGUAGES[language])));
        self.faults.extend(faults.into_iter().map(|fault| format!("words/{path}: {key} {fault}")));
        message
    }

    /// Every language has the messages of English, and they get the same.
    fn compare(&mut self, language: usize, area: &Area, path: &str) {
        let (mine, english) = (&area.texts[language], &area.texts[0]);
        let mut say = |key: &str, fault: &str| self.faults.push(format!("words/{path}: {key} {fault}"));
        for (key, message) in &english.0 {
            match mine.get(key) {
                Some(mine) => check::difference(mine, message).iter().for_each(|fault| say(key, fault)),
                None if self.seen.contains(&(language, key.clone())) => {} // Why it cannot be read is told already.
                None => say(key, "is missing"),
            }
        }
        for (key, _) in mine.0.iter().filter(|(key, _)| english.get(key).is_none()) {
            say(key, "is not in English");
        }
    }
}

/// What follows from effects by rule lies with its game, and only there.
fn name_fault(key: &str, about: &About) -> Option<String> {
    match about.prefix() {
        Some(prefix) if !key.strip_prefix(&prefix).is_some_and(|rest| rest.starts_with('_')) => {
            Some(format!("does not begin with {prefix}_"))
        }
        None if key.contains("_fx_") => {
            Some("is told by rule and belongs to the words of its game".to_owned())
        }
        _ => None,
    }
}
