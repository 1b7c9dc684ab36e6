use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use wormery_bots::Roster;
use wormery_fair::{Verified, verify};
use wormery_host::{Aftermath, keep_record, verdicts};
use wormery_record::Recorded;

use crate::{Address, Request, kept_digest};

/// How often the record of a game that is just over is asked for.
const TRIES: u32 = 10;

/// Fetches the record of a game, keeps it among the saved games, checks its luck and tells luck from skill.
pub(crate) fn fetch<G: Roster>(address: Address, cookie: String, game: String) -> Receiver<Aftermath<G>> {
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        let Some(text) = record(&address, &cookie, &game) else {
            let _ = tell.send(Aftermath::default());
            return;
        };
        let file = keep_record::<G>(&game, &text);
        let checked = verify::<G>(&text).ok();
        let is_other = checked.as_ref().is_some_and(|checked| is_other(&game, checked));
        let proven = checked.filter(|_| !is_other).map(|checked| checked.outcomes);
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

/// Whether a record comes to something else than the server said when the game was over, which it says at about the same time.
fn is_other(game: &str, checked: &Verified) -> bool {
    if checked.proof.digest().is_none() {
        return false;
    }
    for _ in 0..TRIES {
        match kept_digest(game) {
            Some(kept) => return checked.check_kept(&kept).is_err(),
            None => thread::sleep(Duration::from_millis(100)),
        }
    }
    false
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
