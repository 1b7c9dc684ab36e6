//! It Happens.. in words.

use wormery_core::Word;
use wormery_games::ItHappens;
use wormery_games::ithappens::{Action, Color, ColorView, Die, Effect, Field, Object, PhaseName};
use wormery_words::{Language, message, say};

use crate::{Button, Scene};

/// What the seat to act is told.
pub(super) fn prompt(scene: &Scene<'_, ItHappens>) -> String {
    let language = scene.language;
    let name = scene.view.to_act.map_or("", |seat| scene.name(seat));
    if let (PhaseName::Place, Some(thrown)) = (scene.view.phase, &scene.view.thrown) {
        let (color, value) = (color_word(thrown.color, language), thrown.value.unwrap_or_default());
        return say!(language, tih_ask_place, name, color, value);
    }
    say!(language, tih_ask_roll, name)
}

/// What a choice is called on its button.
pub(super) fn button(action: Action, effects: &[Effect], language: Language) -> Button {
    match action {
        Action::Roll { die: Die::Own } => {
            Button::new(say!(language, tui_key_space), say!(language, tih_roll))
        }
        Action::Roll { die: Die::Third } => Button::new("D", say!(language, ih_roll_third)),
        Action::Place { mound } => {
            let name = side(mound.get() as usize, language);
            let (text, brief) = match effects {
                [] => (name.clone(), name),
                effects => (place(effects, language), brief(&name, effects, language)),
            };
            Button::new((mound.get() + 1).to_string(), text).or(brief)
        }
        Action::Reroll => with_cost("R", say!(language, tih_reroll), effects, language),
        Action::Pass => with_cost("P", say!(language, tih_pass), effects, language),
    }
}

/// A button that may cost a worm.
fn with_cost(key: &str, text: String, effects: &[Effect], language: Language) -> Button {
    let is_paid = effects.iter().any(|effect| matches!(effect, Effect::WormPaid { .. }));
    if is_paid {
        let costs = say!(language, tih_costs);
        Button::berry(key, format!("{text} · {costs}")).or(format!("{text} · −1~"))
    } else {
        Button::berry(key, text)
    }
}

/// "Middle 2 → 12 · 1st".
fn brief(name: &str, effects: &[Effect], language: Language) -> String {
    let mut text = name.to_owned();
    for effect in effects {
        match effect {
            Effect::DiePlaced { column, sum, .. } => {
                text = format!("{name} {} → {}", column.get() + 1, sum.get());
            }
            Effect::Stands(stands) => {
                text = format!("{text} · {}", say!(language, ih_place_rank, n = stands.rank.get()));
            }
            Effect::Found { find: Field::Worm, .. } => text += " · ~",
            Effect::Found { find: Field::Object(object), .. } => {
                text = format!("{text} · {}", tiny(*object, language));
            }
            _ => {}
        }
    }
    text
}

/// "Middle, column 2 → 12 · 1st · a bone".
pub(super) fn place(effects: &[Effect], language: Language) -> String {
    let parts = effects.iter().filter_map(|effect| part(effect, language));
    parts.collect::<Vec<_>>().join(" · ")
}

/// What is said of one thing that a placed die brings.
fn part(effect: &Effect, language: Language) -> Option<String> {
    match effect {
        Effect::DiePlaced { mound, column, sum, .. } => {
            let (mound, n) = (side(mound.get() as usize, language), column.get() + 1);
            Some(say!(language, tih_place, mound, n, sum = sum.get()))
        }
        Effect::Stands(stands) => {
            let rank = say!(language, ih_place_rank, n = stands.rank.get());
            Some(if stands.hits { format!("{rank} · {}", say!(language, tih_hits)) } else { rank })
        }
        Effect::Found { find, .. } => gain(*find, language),
        _ => None,
    }
}

/// What a mound is called: "Left".
pub(super) fn side(mound: usize, language: Language) -> String {
    say!(language, ih_side, which = mound)
}

/// What a color is called.
pub(super) fn color_word(color: Color, language: Language) -> String {
    message(language, &format!("ih_color_{}", color.word()), &[]).unwrap_or_default()
}

/// What a field brings, with its article.
fn gain(field: Field, language: Language) -> Option<String> {
    let find = match field {
        Field::Blank => return None,
        Field::Worm => "w".to_owned(),
        Field::Object(object) => object.word().to_lowercase(),
    };
    message(language, &format!("ih_find_{find}"), &[])
}

/// What an object is called.
pub(super) fn thing(object: Object, language: Language) -> String {
    say!(language, ih_thing, kind = object.word())
}

/// What an object is called on a field.
pub(super) fn short(object: Object, language: Language) -> String {
    let key = format!("tih_short_{}", object.word().to_lowercase());
    message(language, &key, &[]).unwrap_or_default()
}

/// What an object is called on a small field.
pub(super) fn tiny(object: Object, language: Language) -> String {
    let key = format!("tih_tiny_{}", object.word().to_lowercase());
    message(language, &key, &[]).unwrap_or_default()
}

/// Who plays a color.
pub(super) fn owner(color: &ColorView, names: &[String], language: Language) -> String {
    color.seat.map_or_else(|| say!(language, ih_third), |seat| names[seat.index()].clone())
}
