//! Games in Dutch, German and French: no word is left that only English has.

#![cfg(unix)]

use std::cell::RefCell;
use std::collections::BTreeSet;
use std::fs;

use serde_json::Value;
use wormery_words::{Language, say};

use crate::program::{command, golden, put, reads, root, scratch, wormery, wormery_reads};
use crate::pty::Pty;
use crate::verify::nameless;

const OTHERS: [Language; 3] = [Language::Nl, Language::De, Language::Fr];

/// Every rule set, as arguments, and short.
const RULE_SETS: [&str; 4] =
    ["regenwormen", "regenwormen --option expansion=true", "it-happens", "holzwurm --option deals=1"];

/// The words of the whole catalogue in a language, without what is filled in.
fn catalogue(language: Language) -> BTreeSet<String> {
    let areas = fs::read_dir(root().join("words")).unwrap().map(|area| area.unwrap().path());
    let files = areas.filter(|area| area.is_dir()).map(|area| area.join(format!("{language}.json")));
    let texts = files.flat_map(|file| {
        let messages: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
        messages.as_object().unwrap().values().flat_map(texts).collect::<Vec<_>>()
    });
    texts.flat_map(|text| words(&fixed(&text))).collect()
}

/// The texts of a message, one for each case.
fn texts(message: &Value) -> Vec<String> {
    match message {
        Value::String(text) => vec![text.clone()],
        forms => {
            let cases = forms[0]["match"].as_object().expect("a message is a text or has cases");
            cases.values().map(|text| text.as_str().unwrap().to_owned()).collect()
        }
    }
}

fn fixed(text: &str) -> String {
    let mut parts = text.split('{');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |fixed, part| fixed + " " + part.split_once('}').map_or("", |(_, rest)| rest))
}

/// Words of at least two letters, in lower case; one that is cut off does not count.
fn words(text: &str) -> BTreeSet<String> {
    let is_part = |letter: char| letter.is_alphabetic() || letter == '…';
    let parts = text.split(|letter| !is_part(letter));
    parts.filter(|part| part.chars().count() > 1 && !part.contains('…')).map(str::to_lowercase).collect()
}

/// The words that are English and nothing else to a reader of a language.
fn only_english(language: Language) -> BTreeSet<String> {
    &catalogue(Language::En) - &catalogue(language)
}

/// The lines of a text that have a word which is only English, with that word; names in the command are as they were typed.
fn english_lines(language: Language, command: &str, text: &str) -> Vec<String> {
    let english = &only_english(language) - &words(command);
    let line = |line: &str| {
        let found: Vec<String> = (&words(line) & &english).into_iter().collect();
        (!found.is_empty()).then(|| format!("{language}: {} in: {}", found.join(" "), line.trim()))
    };
    text.lines().filter_map(line).collect::<BTreeSet<_>>().into_iter().collect()
}

fn assert_spoken(language: Language, what: &str, text: &str) {
    let lines = english_lines(language, what, text);
    assert!(lines.is_empty(), "{what}:\n{}", lines.join("\n"));
}

fn plain(language: Language, rules: &str) -> String {
    let args = format!("play {rules} --plain --language {language} --names Zed --level greedy --seed 5");
    let args = if rules.starts_with("holzwurm") { args.replace("greedy", "hoarder") } else { args };
    wormery_reads(scratch().path(), &args, "?\nx\n99\n".to_owned() + &"1\n".repeat(20_000)).done()
}

#[test]
fn english_is_found_where_it_is() {
    let english = plain(Language::En, "it-happens");
    for language in OTHERS {
        let found = english_lines(language, "", &english).len();
        assert!(found > 20, "{language}: {found} lines have a word that is only English");
    }
}

#[test]
fn line_by_line_every_language_is_spoken() {
    for language in OTHERS {
        for rules in RULE_SETS {
            let told = plain(language, rules);
            assert!(told.contains(&say!(language, tui_over)), "{rules} ends: {told}");
            assert_spoken(language, rules, &told);
        }
    }
}

#[test]
fn records_are_told_and_reviewed_in_every_language() {
    let folder = scratch();
    for name in ["regenwormen-expansion-4p.wgr", "it-happens-2p.wgr", "holzwurm-2p.wgr"] {
        // The names of golden records may be English words.
        let (header, steps) =
            golden(name).split_once('\n').map(|(a, b)| (a.to_owned(), b.to_owned())).unwrap();
        let mut header: Value = serde_json::from_str(&header).unwrap();
        for (place, player) in header["players"].as_array_mut().unwrap().iter_mut().enumerate() {
            *player = format!("Zz{place}").into();
        }
        put(folder.path(), "game.wgr", format!("{header}\n{steps}"));
        for language in OTHERS {
            let run = |args: &str| wormery(folder.path(), &format!("{args} --language {language}")).done();
            assert_spoken(language, name, &run("watch --plain game.wgr"));
            assert_spoken(language, name, &run("review game.wgr --svg game.svg"));
            let svg = fs::read_to_string(folder.path().join("game.svg")).unwrap();
            let texts = svg.split('>').filter_map(|part| part.split_once("</")).map(|(text, _)| text);
            assert_spoken(language, "the picture", &texts.collect::<Vec<_>>().join("\n"));
        }
    }
}

/// Everything that stood still on the screen while a game was played with the Enter key, with help, log and menu.
fn screens(language: Language, rules: &str, level: &str) -> String {
    let folder = scratch();
    let args = format!(
        "play {rules} --language {language} --names Zed --level {level} --seed 5 --pace instant --hints coach"
    );
    let mut pty = Pty::start(folder.path(), &args, 100, 30);
    let seen = RefCell::new(BTreeSet::new());
    let see = |pty: &mut Pty, what: &str, wanted: &dyn Fn(&str) -> bool| {
        pty.wait_for(what, wanted);
        let shown = pty.at_rest();
        seen.borrow_mut().insert(shown.clone());
        shown
    };
    for (key, words) in [
        ("?", say!(language, tui_help_foot)),
        ("?l", say!(language, tui_log_foot)),
        ("?q", say!(language, tui_leave_title)),
    ] {
        see(&mut pty, "the table", &|shown| shown.contains(&say!(language, tui_foot_help)));
        pty.press(key);
        see(&mut pty, &words, &|shown| shown.contains(&words));
    }
    pty.press("\x1b");
    let leave = say!(language, tui_leave_title);
    see(&mut pty, "the table again", &|shown| !shown.contains(&leave));
    let (once, mut before) = (say!(language, tui_end_once), String::new());
    loop {
        let shown = see(&mut pty, "a question", &|shown| {
            shown.contains(&once) || (*shown != before && shown.contains(" ▐"))
        });
        if shown.contains(&once) {
            break;
        }
        before = shown;
        pty.press("\r");
    }
    pty.press("m");
    let start = say!(language, tui_menu_start);
    for _ in 0..3 {
        see(&mut pty, "the menu", &|shown| shown.contains(&start));
        pty.press("\x1b[B\x1b[B\x1b[B\x1b[C\x1b[H\x1b[C");
    }
    pty.press("q");
    assert!(pty.end());
    seen.into_inner().into_iter().collect::<Vec<_>>().join("\n")
}

#[test]
fn on_the_whole_terminal_every_language_is_spoken() {
    let games = [
        ("regenwormen --option expansion=true", "greedy"),
        ("it-happens", "greedy"),
        ("holzwurm --option deals=1", "hoarder"),
    ];
    for (language, (rules, level)) in OTHERS.into_iter().zip(games) {
        assert_spoken(language, rules, &screens(language, rules, level));
    }
}

/// What commands say when something goes wrong, and the lines of those that only report.
#[test]
fn complaints_and_reports_are_spoken_in_every_language() {
    let folder = scratch();
    let record = golden("holzwurm-2p.wgr");
    put(folder.path(), "zz.wgr", &record);
    put(folder.path(), "half.wgr", record.lines().take(9).collect::<Vec<_>>().join("\n") + "\n");
    put(folder.path(), "empty.wgr", "");
    put(folder.path(), "bytes.wgr", [0xff, 0xfe]);
    let fair = golden("fair/regenwormen-2p-v2.wgr");
    put(folder.path(), "nobody.wgr", nameless(&fair));
    put(folder.path(), "name.wgr", fair.replacen("Player 0", "Player 9", 1));
    put(folder.path(), "cut.wgr", fair.lines().take(1).collect::<String>());
    put(folder.path(), "fair.wgr", fair);
    put(folder.path(), "first.wgr", golden("fair/regenwormen-2p.wgr"));
    let other_digest = format!("verify --digest {} fair.wgr first.wgr", "0".repeat(64));
    let complaints = [
        "join http://127.0.0.1:1/",
        "join K3F9QW",
        "join zz://127.0.0.1/t/K3F9QW",
        "join 127.0.0.1:zz/t/K3F9QW",
        "join 127!0/t/K3F9QW",
        "join K3F --server http://127.0.0.1",
        "join http://127.0.0.1:1/t/K3F9QW",
        "play --plain --resume",
        "play --plain --resume empty.wgr",
        "play --plain --resume zz.txt",
        "watch empty.wgr",
        "replay zz.wgr half.wgr bytes.wgr zz.txt",
        "verify zz.wgr fair.wgr zz.txt",
        "verify nobody.wgr",
        "verify name.wgr",
        "verify cut.wgr",
        &other_digest,
        "healthcheck 127.0.0.1:1",
        "bot-token 127.0.0.1:1 --list",
        "backup zz.db --data zz",
        "random holzwurm --games 1",
        "arena holzwurm random random --games 2",
        "odds --kept W,W,4,4 --roll 2,2,5,W",
        "odds --kept W,4 --objective total",
    ];
    for language in OTHERS {
        for args in complaints {
            let mut command = command(folder.path(), &format!("{args} --language {language}"));
            command.env("XDG_DATA_HOME", folder.path());
            let ran = reads(command, "");
            let said = format!("{}{}", ran.stdout, ran.stderr);
            // What the system says stays as it is.
            let system = [2, 111].map(|number| std::io::Error::from_raw_os_error(number).to_string());
            let said = system.iter().fold(said, |said, text| said.replace(text, ""));
            // Flags and files have names, not words.
            let words: Vec<&str> = said.split_whitespace().filter(|word| is_word(word)).collect();
            assert!(words.len() > 1, "{args} says something: {said}");
            assert_spoken(language, args, &words.join(" "));
        }
    }
}

/// Whether a part of a text is for people: no flag, no file, no address.
fn is_word(part: &str) -> bool {
    !part.starts_with("--") && !part.contains(['/', '.', '_']) || part.ends_with('.')
}
