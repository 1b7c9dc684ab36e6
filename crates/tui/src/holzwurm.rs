//! Der dreizehnte Holzwurm: fate, rows and hands.

mod board;
mod cards;
mod help;
mod moves;
mod plain;
mod trace;
mod words;

use ratatui::layout::Rect;
use wormery_core::{Seat, Standing};
use wormery_games::Holzwurm;
use wormery_games::holzwurm::{Action, Effect, RowIdx, View};
use wormery_table::{Choice, Seen};
use wormery_words::{Language, say};

use crate::book::books;
use crate::canvas::Canvas;
use crate::learn::lessons;
use crate::puzzle::puzzles;
use crate::{Button, Content, Draw, Intent, Mood, Scene, Toward};

pub(crate) use trace::Trace;

impl Draw for Holzwurm {
    type Trace = Trace;

    const CONTENT: Content = Content {
        pages: &[include_str!("../../../docs/rules/holzwurm.md")],
        books: books!("holzwurm"),
        lessons: lessons!("holzwurm":
            "rows" "too-low" "out" "poison"
        ),
        puzzles: puzzles!("holzwurm": "holzwurm"),
    };

    fn keys(language: Language) -> Vec<(String, String)> {
        help::keys(language)
    }

    fn legend(scene: &Scene<'_, Self>) -> Vec<(String, String)> {
        help::legend(scene.language)
    }

    fn minute(language: Language) -> Vec<String> {
        help::minute(language)
    }

    fn to_act(view: &View) -> Option<Seat> {
        view.to_act
    }

    fn standing(view: &View) -> Option<Standing> {
        view.standing.clone()
    }

    fn board(scene: &Scene<'_, Self>, canvas: &mut Canvas<'_>, area: Rect) {
        board::draw(scene, canvas, area);
    }

    fn least_lines(scene: &Scene<'_, Self>, width: u16) -> u16 {
        board::least_lines(scene, width)
    }

    fn plain(scene: &Scene<'_, Self>) -> String {
        plain::board(scene)
    }

    fn at_hand(scene: &Scene<'_, Self>) -> String {
        plain::at_hand(scene)
    }

    fn lay_there(scene: &Scene<'_, Self>) -> String {
        plain::held(scene)
    }

    fn prompt(scene: &Scene<'_, Self>) -> String {
        words::prompt(scene)
    }

    fn button(scene: &Scene<'_, Self>, action: Action) -> Button {
        words::button(action, scene.effects(action), scene.language)
    }

    fn buttons(scene: &Scene<'_, Self>) -> Vec<usize> {
        moves::of_same_card(scene.legal, scene.chosen)
    }

    fn first(choices: &[Choice<Self>]) -> usize {
        choices.iter().position(|choice| !words::is_too_low(&choice.effects)).unwrap_or(0)
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

    fn is_safe(choice: &Choice<Self>) -> bool {
        !words::is_too_low(&choice.effects)
    }

    fn is_same_piece(one: Action, other: Action) -> bool {
        let (Action::Play { card: one, .. }, Action::Play { card: other, .. }) = (one, other);
        one == other
    }

    fn forced(_: &View, _: &Choice<Self>, language: Language) -> Option<String> {
        Some(say!(language, thw_forced))
    }

    fn mood(effect: &Effect) -> Mood {
        trace::mood(effect)
    }

    fn trace(_: &View, seen: &[Seen<Self>]) -> Trace {
        let effects = seen.iter().flat_map(|seen| &seen.effects);
        Trace::of(effects)
    }

    fn pause(trace: &Trace) -> u64 {
        trace.pause()
    }
}
