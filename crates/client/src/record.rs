use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use wormery_fair::{Digest, Verified, VerifyError, verify};
use wormery_host::{Aftermath, keep_record, verdicts};
use wormery_record::Recorded;
use wormery_review::Telling;

use crate::{Address, Request, kept_digest};

/// How often the record of a game that is just over is asked for.
const TRIES: u32 = 10;

/// Fetches the record of a game, keeps it among the saved games, checks its luck and tells luck from skill.
pub(crate) fn fetch<G: Telling>(address: Address, cookie: String, game: String) -> Receiver<Aftermath<G>> {
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        let Some(text) = record(&address, &cookie, &game) else {
            let _ = tell.send(Aftermath::default());
            return;
        };
        let file = keep_record::<G>(&game, &text);
        let checked = verify::<G>(&text);
        let is_other = is_other(&game, &checked);
        let proven = checked.ok().filter(|_| !is_other).map(|checked| checked.outcomes);
        let first = Aftermath { file, proven, is_other, ..Aftermath::default() };
        if tell.send(Aftermath { is_thinking: true, ..first.clone() }).is_err() {
            return;
        }
        let rows = Recorded::<G>::parse(&text).ok();
        let rows = rows.map(|recorded| verdicts::<G>(&recorded.config, &recorded.events));
        let _ = tell.send(Aftermath { rows: rows.unwrap_or_default(), ..first });
    });
    told
}

/// Whether a record comes to something else than the server said when the game was over, or does not hold together though it did.
fn is_other(game: &str, checked: &Result<Verified, VerifyError>) -> bool {
    match checked {
        Ok(checked) if checked.proof.digest().is_none() => false,
        Ok(checked) => told_digest(game).is_some_and(|kept| checked.check_kept(&kept).is_err()),
        // A host may keep the secret to itself.
        Err(VerifyError::NoSecret) => false,
        Err(_) => told_digest(game).is_some(),
    }
}

/// The digest that the server tells when a game is over, at about the same time as it gives out the record.
fn told_digest(game: &str) -> Option<Digest> {
    for _ in 0..TRIES {
        if let Some(kept) = kept_digest(game) {
            return Some(kept);
        }
        thread::sleep(Duration::from_millis(100));
    }
    None
}

/// A record is there when the server has stored the end of its game.
fn record(address: &Address, cookie: &str, game: &str) -> Option<String> {
    let path = format!("/api/v1/games/{game}/record");
    let request = Request { method: "GET", path: &path, cookie: Some(cookie), body: "" };
    for _ in 0..TRIES {
        match request.send(&address.site) {
            Ok(reply) => return Some(reply.text()),
            Err(_) => thread::sleep(Duration::from_millis(300)),
        }
    }
    None
}
