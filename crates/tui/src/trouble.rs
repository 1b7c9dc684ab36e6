//! What went wrong, in the reader's language: causes that the system or a reader of files gives stay as they are.

use std::error::Error;

use wormery_client::Trouble;
use wormery_core::Illegal;
use wormery_host::{BeingPlayed, SaveTrouble};
use wormery_protocol::Problem;
use wormery_words::{Language, Reader, say};

use crate::refusal::refusal_words;

/// An error with all its causes.
pub fn trouble_words(language: Language, error: &anyhow::Error) -> String {
    error.chain().map(|cause| cause_words(language, cause)).collect::<Vec<_>>().join(": ")
}

/// An error without its causes.
pub fn cause_words(language: Language, cause: &(dyn Error + 'static)) -> String {
    let told = None
        .or_else(|| cause.downcast_ref().map(|trouble| far_words(language, trouble)))
        .or_else(|| cause.downcast_ref().map(|trouble| save_words(language, trouble)))
        .or_else(|| cause.downcast_ref().map(|playing| being_played(language, playing)))
        .or_else(|| cause.downcast_ref().map(|illegal| illegal_words(language, illegal)));
    told.unwrap_or_else(|| cause.to_string())
}

/// Why a table at a server is not reached.
pub(crate) fn far_words(language: Language, trouble: &Trouble) -> String {
    match trouble {
        Trouble::NoCode(text) => say!(language, tr_no_code, text),
        Trouble::Scheme(scheme) => say!(language, tr_scheme, scheme),
        Trouble::NoServer(text) => say!(language, tr_no_server, text),
        Trouble::Host(text) => say!(language, tr_host, text),
        Trouble::Port(text) => say!(language, tr_port, text),
        Trouble::NoTable(text) => say!(language, tr_no_table, text),
        Trouble::Asking { server, why } => say!(language, tr_asking, server, why),
        Trouble::NotWormery(server) => say!(language, tr_not_wormery, server),
        Trouble::SentOn { server, to } => say!(language, tr_sent_on, server, to),
        Trouble::Status { server, status } => say!(language, tr_status, server, status = status.to_string()),
        Trouble::Refused(problem) => problem_words(language, problem),
        Trouble::Unreadable(why) => say!(language, tr_unreadable, why),
        Trouble::NoName => say!(language, tr_no_name),
        Trouble::NotRemembered { file, why } => say!(language, tr_not_remembered, file, why),
        Trouble::Name(why) => format!("--name: {}", far_words(language, why)),
        Trouble::At { address, why } => format!("{address}: {}", far_words(language, why)),
        Trouble::Gap { ply, leads_to } => say!(language, tr_gap, ply = *ply, leads_to = *leads_to),
        Trouble::NoAnswer => say!(language, tr_no_answer),
        Trouble::Silent => say!(language, tr_silent),
        Trouble::HungUp => say!(language, tr_hung_up),
        Trouble::Line(why) => why.clone(),
    }
}

/// What a server says, as a part of a longer sentence.
fn problem_words(language: Language, problem: &Problem) -> String {
    if language == Language::En {
        return problem.detail.clone();
    }
    let words = refusal_words(&Reader { language, names: &[], me: None }, problem);
    words.trim_end_matches('.').to_owned()
}

fn save_words(language: Language, trouble: &SaveTrouble) -> String {
    match trouble {
        SaveTrouble::NoHome => say!(language, tr_no_home),
        SaveTrouble::NoneWaits(folder) => {
            say!(language, tr_none_waits, folder = folder.display().to_string())
        }
        SaveTrouble::AllPlayed(folder) => {
            say!(language, tr_all_played, folder = folder.display().to_string())
        }
        SaveTrouble::GoOn { path, .. } => say!(language, tr_go_on, path = path.display().to_string()),
        SaveTrouble::Empty => say!(language, tr_empty),
        SaveTrouble::Line { line, why } => say!(language, tr_line, line = *line, why),
    }
}

fn being_played(language: Language, BeingPlayed(path): &BeingPlayed) -> String {
    say!(language, tr_being_played, path = path.display().to_string())
}

/// What the rules have against a game from a file.
fn illegal_words(language: Language, illegal: &Illegal) -> String {
    problem_words(language, &Problem::illegal(illegal))
}

#[cfg(test)]
mod tests {
    use std::io;
    use std::path::PathBuf;

    use super::*;

    #[test]
    fn an_error_is_said_with_its_causes() {
        let why = SaveTrouble::Line { line: 7, why: "the line is blank".into() };
        let error = anyhow::Error::from(SaveTrouble::GoOn { path: PathBuf::from("a.wgr"), why: why.into() });
        let said = |language| trouble_words(language, &error);
        assert_eq!(said(Language::En), "go on with a.wgr: line 7: the line is blank");
        assert_eq!(said(Language::En), format!("{error:#}"));
        assert_eq!(said(Language::De), "weiterspielen mit a.wgr: Zeile 7: the line is blank");
    }

    #[test]
    fn what_the_system_says_stays() {
        let error = anyhow::Error::from(io::Error::other("disk on fire"));
        assert_eq!(trouble_words(Language::Fr, &error), "disk on fire");
    }
}
