//! The keys of It Happens.., and the game in one minute.

use wormery_core::Word;
use wormery_games::ItHappens;
use wormery_games::ithappens::{Field, Object};
use wormery_words::{Language, say};

use super::words::{short, side, thing, tiny};
use crate::Scene;

/// The signs on the table as it lies now.
pub(super) fn legend(scene: &Scene<'_, ItHappens>) -> Vec<(String, String)> {
    let (view, language) = (scene.view, scene.language);
    let names: Vec<String> = (0..3).map(|mound| format!("{} {}", mound + 1, side(mound, language))).collect();
    let mut all = vec![
        ("1 2 3".to_owned(), say!(language, tih_here_mounds, mounds = names.join(", "))),
        ("♛".into(), say!(language, tih_here_queen)),
        ("♞".into(), say!(language, tih_here_general)),
        ("~".into(), say!(language, tih_here_worm)),
        ("■".into(), say!(language, tih_here_dice)),
        ("·".into(), say!(language, tih_here_sum)),
    ];
    let fields = view.mounds.iter().flat_map(|mound| &mound.columns).flat_map(|column| &column.fields);
    let lie = |object: &Object| fields.clone().any(|field| *field == Field::Object(*object));
    let held = |object: &Object| {
        view.colors.iter().any(|color| color.objects.iter().any(|(kind, count)| kind == object && *count > 0))
    };
    let shown = Object::WORDS.iter().map(|(object, _)| *object).filter(|object| lie(object) || held(object));
    all.extend(shown.map(|object| {
        (format!("{} {}", short(object, language), tiny(object, language)), thing(object, language))
    }));
    all
}

/// The keys, and what they do.
pub(super) fn keys(language: Language) -> Vec<(String, String)> {
    vec![
        ("1 2 3".into(), say!(language, tih_key_place)),
        (say!(language, tui_key_space), say!(language, tih_key_roll)),
        ("D".into(), say!(language, tih_key_third)),
        ("R".into(), say!(language, tih_key_reroll)),
        ("P".into(), say!(language, tih_key_pass)),
    ]
}

/// The game in one minute.
pub(super) fn minute(language: Language) -> Vec<String> {
    vec![say!(language, tih_minute_1), say!(language, tih_minute_2), say!(language, tih_minute_3)]
}
