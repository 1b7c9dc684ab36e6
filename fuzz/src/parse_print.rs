use wormery_core::Game;
use wormery_games::{GameId, with_game};
use wormery_record::{Line, write_step};

/// A line that is a step of a game prints as a line that is the same step, in every game.
pub fn parse_print(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    for line in text.split('\n') {
        for &id in GameId::ALL {
            with_game!(id, G => survives::<G>(line));
        }
    }
}

fn survives<G: Game>(line: &str) {
    let Ok(Line::Step(step)) = Line::<G>::parse(line) else { return };
    let mut printed = Vec::new();
    write_step(&mut printed, step.seat, &step.event).expect("memory takes everything");
    let printed = String::from_utf8(printed).expect("a record is text");
    match Line::<G>::parse(&printed) {
        Ok(Line::Step(again)) => assert_eq!((again.seat, again.event), (step.seat, step.event), "{line}"),
        other => panic!("{line} prints as {printed}, which is {other:?}"),
    }
}
