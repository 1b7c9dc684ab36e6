use wormery_core::wire::Object;
use wormery_core::{Config, Event, Game, OutcomeOf, Turn};
use wormery_record::{Header, Replay, write_header, write_result, write_step};

/// Options are read back as they were written.
pub(crate) fn options_survive_json<G: Game>(config: &Config<G::Options>) {
    let text = serde_json::to_string(config.options()).expect("options can be written");
    let Object(back): Object<G::Options> = serde_json::from_str(&text).expect("options can be read");
    assert!(back == *config.options(), "{text}");
}

/// An action or an outcome is read back as it was written.
pub(crate) fn event_survives_json<G: Game>(event: &Event<G>) {
    let back = match event {
        Event::Action(action) => Event::Action(through_json::<G::Action>(action)),
        Event::Chance(outcome) => Event::Chance(through_json::<OutcomeOf<G>>(outcome)),
    };
    assert!(back == *event, "{event:?} came back as {back:?}");
}

/// A value as it comes out of its own JSON.
pub fn through_json<T: wormery_core::Wire>(value: &T) -> T {
    let text = serde_json::to_string(value).expect("it can be written");
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// A record of the events replays, line by line, to the same position.
pub(crate) fn replays_to<G: Game>(config: &Config<G::Options>, events: &[Event<G>], expected: &G) {
    let text = record(config, events);
    let mut lines = text.lines();
    let header = Header::parse(lines.next().expect("a record has a header")).expect("the header can be read");
    assert_eq!(header.game, G::NAME);
    let config_read = header.config::<G>().expect("the header describes a config");
    assert!(config_read == *config, "{text}");
    let mut replay = Replay::<G>::new(&config_read);
    for line in lines {
        replay.line(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    }
    assert!(replay.game() == expected, "the record replays to another position");
    assert_eq!(replay.end().steps, events.len() as u64);
}

fn record<G: Game>(config: &Config<G::Options>, events: &[Event<G>]) -> String {
    let mut out = Vec::new();
    let players: Vec<String> = (0..config.n_seats()).map(|seat| format!("Player \"{seat}\"\n")).collect();
    write_header::<G>(&mut out, config, &players).expect("memory takes everything");
    let mut game = G::start(config);
    for event in events {
        write_step(&mut out, game.turn().seat(), event).expect("memory takes everything");
        game.apply(event).expect("what has happened happens again");
    }
    if let Turn::Over(standing) = game.turn() {
        write_result(&mut out, &standing).expect("memory takes everything");
    }
    String::from_utf8(out).expect("a record is text")
}
