use std::fs;
use std::path::PathBuf;
use std::sync::mpsc::{self, Receiver};
use std::thread;
use std::time::Duration;

use wormery_fair::verify;
use wormery_record::Recorded;

use super::Address;
use super::http::Request;
use crate::review::verdicts;
use crate::save::games_folder;
use crate::text::counted;
use crate::{Aftermath, Draw};

/// How often the record of a game that is just over is asked for.
const TRIES: u32 = 10;

/// Fetches the record of a game, keeps it among the saved games, checks its luck and tells luck from skill.
pub(super) fn fetch<G: Draw>(address: Address, cookie: String, game: String) -> Receiver<Aftermath> {
    let (tell, told) = mpsc::channel();
    thread::spawn(move || {
        let Some(text) = record(&address, &cookie, &game) else {
            let _ = tell.send(Aftermath::default());
            return;
        };
        let file = keep::<G>(&game, &text);
        let proof = verify::<G>(&text).ok().map(|checked| {
            format!("The luck is proven: {} checked.", counted(checked.outcomes as i64, "outcome"))
        });
        let first = Aftermath { file, proof, ..Aftermath::default() };
        if tell.send(Aftermath { is_thinking: true, ..first.clone() }).is_err() {
            return;
        }
        let rows = Recorded::<G>::parse(&text).ok();
        let rows = rows.map(|recorded| verdicts::<G>(&recorded.config, &recorded.events));
        let _ = tell.send(Aftermath { rows: rows.unwrap_or_default(), ..first });
    });
    told
}

/// A record is there when the server has stored the end of its game.
fn record(address: &Address, cookie: &str, game: &str) -> Option<String> {
    let path = format!("/api/v1/games/{game}/record");
    let request = Request { method: "GET", path: &path, cookie: Some(cookie), body: "" };
    for _ in 0..TRIES {
        match request.send(address) {
            Ok(reply) => return Some(reply.text()),
            Err(_) => thread::sleep(Duration::from_millis(300)),
        }
    }
    None
}

fn keep<G: Draw>(game: &str, text: &str) -> Option<PathBuf> {
    let folder = games_folder()?;
    let is_name = game.bytes().all(|byte| byte.is_ascii_alphanumeric());
    let path = folder.join(format!("{}-{game}.wgr", G::NAME));
    let kept = is_name && fs::create_dir_all(&folder).and_then(|()| fs::write(&path, text)).is_ok();
    kept.then_some(path)
}
