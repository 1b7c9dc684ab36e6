//! It Happens..: mounds, dice and finds.

mod advice;
mod board;
mod chips;
mod story;
mod words;

use ratatui::layout::Rect;
use wormery_core::{Seat, Standing};
use wormery_games::ItHappens;
use wormery_games::ithappens::{Action, Die, MoundIdx, View};
use wormery_table::Seen;

use crate::canvas::Canvas;
use crate::{Advice, Button, Draw, Ground, Intent, Question, Scene, Secrets, Setting, Tale};

pub(crate) use story::Trace;

const SWITCH: &[(&str, &str)] = &[("false", "no"), ("true", "yes")];

impl Draw for ItHappens {
    const TITLE: &'static str = "It Happens..";
    const MOTTO: &'static str = "One die at a time, three mounds, queens and old shoes.";
    const GROUND: Ground = Ground::Savannah;
    const SECRETS: Secrets = Secrets::FaceDown;
    const UNIT: &'static str = "point";
    const TIEBREAKS: &'static [&'static str] = &["queens", "generals", "worm tiles"];
    const SETTINGS: &'static [Setting] = &[
        Setting { key: "open_points", label: "Point tiles lie open", values: SWITCH },
        Setting {
            key: "skip_timing",
            label: "Sitting out",
            values: &[("any", "before or after the throw"), ("before_roll", "only before the throw")],
        },
        Setting {
            key: "pair_points",
            label: "Objects count 5",
            values: &[("per_kind", "for each kind you have twice"), ("per_pair", "for each pair")],
        },
    ];
    const KEYS: &'static [(&'static str, &'static str)] = &[
        ("1 2 3", "place it on a mound"),
        ("Space", "roll your own die"),
        ("D", "roll the third color"),
        ("R", "roll again for a worm"),
        ("P", "sit out for a worm"),
    ];
    const MINUTE: &'static [&'static str] = &[
        "Throw one die and put it on a mound. Your first die there opens the leftmost empty column; your other dice pile up on it. A worm or an object on the field is yours.",
        "When all dice lie, the highest sum of each mound wins the queen, the second the general; of equal sums the one further left is ahead. Who hits the worm number gets a worm.",
        "A worm buys another throw, or lets you sit out. After four rounds count queens, generals, worms, 5 for each kind of object you have twice, and 10 for the most kinds.",
        "On the screen ♛ is a queen, ♞ a general, ~ a worm, ■ a die that is left.",
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

    fn first(_: &View, _: &[Action]) -> usize {
        0
    }

    fn key(_: &Scene<'_, Self>, key: char) -> Option<Intent<Action>> {
        Some(Intent::Act(match key {
            '1'..='3' => Action::Place { mound: MoundIdx::new(key as i16 - '1' as i16) },
            ' ' => Action::Roll { die: Die::Own },
            'd' => Action::Roll { die: Die::Third },
            'r' => Action::Reroll,
            'p' | 's' => Action::Pass,
            _ => return None,
        }))
    }

    fn forced(view: &View, action: Action) -> Option<String> {
        match action {
            Action::Place { .. } => Some(format!("Only one mound has room: {}.", words::place(view, action))),
            Action::Roll { .. } | Action::Reroll | Action::Pass => None,
        }
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
        words::score(view, row)
    }
}
