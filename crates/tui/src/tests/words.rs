use std::collections::HashSet;

use wormery_core::{Config, Event, Game, Turn, Viewer};
use wormery_games::holzwurm::Effect;
use wormery_games::{Holzwurm, ItHappens, Regenwormen};
use wormery_table::{Ply, Previews, RandomPlay, Seeded, choices, see};
use wormery_words::{Language, Reader};

use super::script::table;
use crate::{Draw, label, plain};

/// All that a record makes a game say: what happens, what can be chosen, how it looks.
fn said<G: Draw>(record: &str, language: Language) -> Vec<String> {
    let table = table::<G>(record);
    let names: Vec<String> = (0..table.config().n_seats()).map(|seat| format!("<{seat}>")).collect();
    let reader = Reader { language, names: &names, me: None };
    let (mut game, mut said) = (G::start(table.config()), Vec::new());
    for (event, ply) in table.events().iter().zip(1..) {
        if let Turn::Act(seat) = game.turn() {
            let view = game.view(Viewer::Seat(seat));
            said.push(plain::<G>(&view, Viewer::Seat(seat), &names, language));
            said.extend(
                choices(&game, Viewer::Seat(seat), Previews::With)
                    .iter()
                    .map(|choice| label(choice, &view, &names, language)),
            );
        }
        let seen = [see(&mut game, Ply(ply), event, Viewer::Public)];
        let tales = G::story(&seen, &reader);
        assert!(!tales.is_empty() || !matches!(event, Event::Chance(_)), "what chance brings is told");
        said.extend(tales.into_iter().map(|tale| tale.text));
    }
    said.extend(G::keys(language).into_iter().map(|(_, words)| words));
    said.extend(G::minute(language));
    said
}

fn speaks_every_language<G: Draw>(record: &str) {
    let english = said::<G>(record, Language::En);
    assert!(english.iter().all(|text| !text.trim().is_empty()));
    for language in [Language::Nl, Language::De, Language::Fr] {
        let others = said::<G>(record, language);
        assert_eq!(english.len(), others.len(), "as much is told in every language");
        let same: HashSet<&String> =
            english.iter().zip(&others).filter(|(one, other)| one == other).map(|(text, _)| text).collect();
        assert!(same.is_empty(), "{language:?} says as English does: {same:?}");
    }
}

/// On the smallest terminal the help has so many columns for what a key does.
const ROOM: usize = 21;

fn keys_fit<G: Draw>() {
    let keys = Language::ALL.into_iter().flat_map(G::keys);
    let wide: Vec<_> = keys.filter(|(_, words)| words.chars().count() > ROOM).collect();
    assert!(wide.is_empty(), "{wide:?}");
}

#[test]
fn the_help_has_room_for_the_keys_of_every_game() {
    keys_fit::<Regenwormen>();
    keys_fit::<ItHappens>();
    keys_fit::<Holzwurm>();
}

#[test]
fn regenwormen_speaks_every_language() {
    speaks_every_language::<Regenwormen>("regenwormen-expansion-4p.wgr");
}

#[test]
fn it_happens_speaks_every_language() {
    speaks_every_language::<ItHappens>("it-happens-5p.wgr");
}

#[test]
fn holzwurm_speaks_every_language() {
    speaks_every_language::<Holzwurm>("holzwurm-5p.wgr");
}

/// Buttons say what the rules tell of a choice, also under house rules that change it.
#[test]
fn the_poison_alone_leaves_the_row() {
    let options = serde_json::from_str(r#"{"poison_takes_row":false}"#).unwrap();
    let config = Config::new(2, 0, options).unwrap();
    let names = ["Ann".to_owned(), "Bo".to_owned()];
    let (mut luck, mut n_found) = (Seeded::new(3), 0);
    for _ in 0..40 {
        RandomPlay::<Holzwurm>::default().play(&config, &mut luck, |game, _| {
            let Some(seat) = game.turn().seat() else { return };
            let viewer = Viewer::Seat(seat);
            for choice in choices(game, viewer, Previews::With) {
                let leaves = choice.effects.iter().any(|effect| matches!(effect, Effect::RowLeft { .. }));
                let said = label(&choice, &game.view(viewer), &names, Language::En);
                assert_eq!(said.contains("take only poison −13 · −13"), leaves, "{said}");
                n_found += usize::from(leaves);
            }
        });
    }
    assert!(n_found > 10, "{n_found}");
}

/// What the buttons of a record say to somebody who is not told what a choice brings about.
fn without_effects<G: Draw>(record: &str) -> HashSet<String> {
    let table = table::<G>(record);
    let names: Vec<String> = (0..table.config().n_seats()).map(|seat| format!("<{seat}>")).collect();
    let (mut game, mut said) = (G::start(table.config()), HashSet::new());
    for event in table.events() {
        if let Turn::Act(seat) = game.turn() {
            let view = game.view(Viewer::Seat(seat));
            let silent = choices(&game, Viewer::Seat(seat), Previews::Without);
            said.extend(silent.iter().map(|choice| label(choice, &view, &names, Language::En)));
        }
        game.apply(event).unwrap();
    }
    said
}

/// A terminal works nothing out: it says the choice and nothing more.
#[test]
fn without_effects_a_button_promises_nothing() {
    let rw = without_effects::<Regenwormen>("regenwormen-expansion-4p.wgr");
    let ih = without_effects::<ItHappens>("it-happens-4p.wgr");
    let hw = without_effects::<Holzwurm>("holzwurm-3p.wgr");
    assert!(rw.contains("Take 21") && rw.contains("Steal from <0>"), "{rw:?}");
    assert!(ih.contains("Left"), "{ih:?}");
    assert!(hw.iter().any(|text| text.ends_with("→ Row 1")), "{hw:?}");
    for text in rw.iter().chain(&ih).chain(&hw) {
        assert!(!text.is_empty() && !text.contains('·') && !text.contains("stays"), "{text}");
    }
}
