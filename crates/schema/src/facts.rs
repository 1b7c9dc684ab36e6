use serde_json::{Value, json};
use wormery_protocol::{
    Emote, ID_LETTERS, KEPT_ID, LONGEST_NAME, LONGEST_TALK, MOST_FINISHED, MOST_RUNNING, PROTOCOL, Phrase,
    WIRE, close,
};
use wormery_today::{ACCEPTED_DAYS, BOT_NAMES, Day, MARKS_A_ROW, PLAYOUTS};

/// TypeScript constants with the facts that the server and its clients share.
pub fn facts() -> String {
    wire().into_iter().chain(talk()).chain(days()).map(constant).collect()
}

/// A name, what it is, and its value.
type Fact = (&'static str, &'static str, Value);

fn constant((name, about, value): Fact) -> String {
    let list = if value.is_array() { " as const" } else { "" };
    format!("\n/** {about} */\nexport const {name} = {value}{list};\n")
}

fn wire() -> Vec<Fact> {
    vec![
        ("LONGEST_NAME", "The longest name, in characters.", json!(LONGEST_NAME)),
        (
            "LONGEST_TALK",
            "The longest thing that can be said in own words, in characters.",
            json!(LONGEST_TALK),
        ),
        ("WIRE", "The version of the wire; a server with another one has another page.", json!(WIRE)),
        ("PROTOCOL", "How sockets name it.", json!(PROTOCOL)),
        ("RESTART", "The number with which a server that restarts closes sockets.", json!(close::RESTART)),
        ("CLOSED", "The same where the table is closed.", json!(close::CLOSED)),
        ("SENT_AWAY", "The same where the host has sent somebody away.", json!(close::SENT_AWAY)),
        (
            "ID_LETTERS",
            "The letters and digits of ids, which are not taken for each other.",
            json!(ID_LETTERS),
        ),
        ("KEPT_ID", "So many letters has the id of a game on a device: nobody guesses it.", json!(KEPT_ID)),
        ("MOST_RUNNING", "So many games that go on are kept; the oldest go first.", json!(MOST_RUNNING)),
        ("MOST_FINISHED", "The same for games that are over.", json!(MOST_FINISHED)),
    ]
}

fn talk() -> Vec<Fact> {
    vec![
        ("PHRASES", "All phrases, in the order in which they are offered.", json!(Phrase::ALL)),
        ("EMOTES", "All emotes, likewise.", json!(Emote::ALL)),
    ]
}

fn days() -> Vec<Fact> {
    let begins = [1, 2].map(|number| Day::new(number).start_ms());
    vec![
        ("FIRST_DAY_MS", "When the first day of today's game began, in milliseconds.", json!(begins[0])),
        ("DAY_MS", "How long a day is, in milliseconds.", json!(begins[1] - begins[0])),
        (
            "ACCEPTED_DAYS",
            "So many days after its own a game can be finished, and ranked.",
            json!(ACCEPTED_DAYS),
        ),
        ("DAY_BOTS", "What the bots of every day are called, from the second seat on.", json!(BOT_NAMES)),
        ("MARKS_A_ROW", "So many marks of turns stand in a row.", json!(MARKS_A_ROW)),
        ("DAY_PLAYOUTS", "How often its strongest bot plays each choice on.", json!(PLAYOUTS)),
    ]
}
