//! Der dreizehnte Holzwurm: fate, rows and hands.

mod advice;
mod board;
mod cards;
mod moves;
mod story;
mod words;

use ratatui::layout::Rect;
use wormery_core::{Seat, Standing};
use wormery_games::Holzwurm;
use wormery_games::holzwurm::{Action, RowIdx, View};
use wormery_table::Seen;

use crate::canvas::Canvas;
use crate::{Advice, Button, Draw, Ground, Intent, Question, Scene, Secrets, Setting, Tale, Toward};

pub(crate) use story::Trace;

const SWITCH_ON: &[(&str, &str)] = &[("true", "yes"), ("false", "no")];

impl Draw for Holzwurm {
    const TITLE: &'static str = "Der dreizehnte Holzwurm";
    const MOTTO: &'static str = "Good wood, rusty nails, and a poisonous thirteen.";
    const GROUND: Ground = Ground::Workshop;
    const SECRETS: Secrets = Secrets::Hands;
    const UNIT: &'static str = "point";
    const TIEBREAKS: &'static [&'static str] = &[];
    const SETTINGS: &'static [Setting] = &[
        Setting {
            key: "deals",
            label: "Deals",
            values: &[("3", "3"), ("1", "1"), ("2", "2"), ("4", "4"), ("5", "5"), ("6", "6")],
        },
        Setting {
            key: "next_start",
            label: "Who starts the next deal",
            values: &[
                ("rotate", "the next player"),
                ("winner", "the winner"),
                ("loser", "the loser"),
                ("same", "always the same"),
            ],
        },
        Setting { key: "many_uncoloured", label: "Several rows of grey cards", values: SWITCH_ON },
        Setting { key: "poison_takes_row", label: "The poison comes with the row", values: SWITCH_ON },
    ];
    const KEYS: &'static [(&'static str, &'static str)] = &[
        ("left, right", "another card"),
        ("up, down", "another row"),
        ("1-5", "play it to that row"),
        ("N", "play it as a new row"),
    ];
    const MINUTE: &'static [&'static str] = &[
        "Even cards count for you, odd ones against you; what you hold when the deal ends is what you score.",
        "Play one card to the row of its color, or open one. Its number must be higher than the number of cards in the row; grey cards fit any row.",
        "If it is too low, you take the whole row, your card, and the next card of fate. Fate ends with the poison: minus thirteen, and the deal is over.",
        "Whoever plays the last card of his hand scores 30 and ends the deal.",
    ];

    type Trace = Trace;

    fn to_act(view: &View) -> Option<Seat> {
        view.to_act
    }

    fn standing(view: &View) -> Option<Standing> {
        view.standing.clone()
    }

    fn board(scene: &Scene<'_, Self>, canvas: &mut Canvas<'_>, area: Rect) {
        board::draw(scene, canvas, area);
    }

    fn prompt(scene: &Scene<'_, Self>) -> String {
        words::prompt(scene)
    }

    fn button(scene: &Scene<'_, Self>, action: Action) -> Button {
        words::button(scene.view, action)
    }

    fn buttons(scene: &Scene<'_, Self>) -> Vec<usize> {
        moves::of_same_card(scene.legal, scene.chosen)
    }

    fn first(view: &View, legal: &[Action]) -> usize {
        legal.iter().position(|action| !words::is_too_low(view, *action)).unwrap_or(0)
    }

    fn step(_: &View, legal: &[Action], from: usize, toward: Toward) -> usize {
        moves::step(legal, from, toward)
    }

    fn key(scene: &Scene<'_, Self>, key: char) -> Option<Intent<Action>> {
        let Action::Play { card, .. } = scene.chosen_action()?;
        Some(Intent::Act(match key {
            '1'..='5' => Action::Play { card, row: RowIdx::new(key as usize - '1' as usize) },
            'n' | '0' => Action::Play { card, row: None },
            _ => return None,
        }))
    }

    fn is_safe(view: &View, action: Action) -> bool {
        !words::is_too_low(view, action)
    }

    fn is_same_piece(one: Action, other: Action) -> bool {
        let (Action::Play { card: one, .. }, Action::Play { card: other, .. }) = (one, other);
        one == other
    }

    fn forced(_: &View, _: Action) -> Option<String> {
        Some("It is your last card, and it has one place.".into())
    }

    fn story(before: &View, seen: &[Seen<Self>], after: &View, names: &[String]) -> Vec<Tale> {
        story::tell(before, seen, after, names)
    }

    fn trace(before: &View, seen: &[Seen<Self>], after: &View) -> Trace {
        Trace::of(before, seen, after)
    }

    fn pause(trace: &Trace) -> u64 {
        trace.pause()
    }

    fn advise(question: &Question<Self>) -> Advice<Action> {
        advice::advise(question)
    }

    fn score_words(view: &View, row: usize, _: &Standing) -> String {
        words::last_deal(view, row)
    }
}
