use wormery_core::{Config, Event, Game, Viewer};
use wormery_table::{Ply, Previews, Table};

/// Panics unless two courses of a game look the same to a viewer, to the byte, in every frame he ever gets: what he sees,
/// what he is told, and what each of his choices would bring about.
pub fn same_frame<G: Game>(
    config: &Config<G::Options>,
    one: &[Event<G>],
    other: &[Event<G>],
    viewer: Viewer,
) {
    let frame = |events: &[Event<G>]| {
        let table = Table::<G>::from_events(config.clone(), events.iter().cloned())
            .unwrap_or_else(|error| panic!("the events are legal: {error}"));
        let frame = table.frame(viewer, Ply::default(), Previews::With);
        serde_json::to_string(&frame).expect("a frame can be written")
    };
    assert_eq!(frame(one), frame(other), "what {viewer:?} sees");
}
