//! It Happens..: mounds, dice and finds.

mod board;
mod chips;
mod help;
mod plain;
mod trace;
mod words;

use ratatui::layout::Rect;
use wormery_core::{Seat, Standing};
use wormery_games::ItHappens;
use wormery_games::ithappens::{Action, Die, Effect, MoundIdx, View};
use wormery_table::{Choice, Seen};
use wormery_words::{Language, say};

use crate::book::books;
use crate::canvas::Canvas;
use crate::learn::lessons;
use crate::puzzle::puzzles;
use crate::{Button, Content, Draw, Intent, Mood, Scene};

pub(crate) use trace::Trace;

impl Draw for ItHappens {
    type Trace = Trace;

    const CONTENT: Content = Content {
        pages: &[include_str!("../../../docs/rules/it-happens.md")],
        books: books!("it-happens"),
        lessons: lessons!("it-happens":
            "lay" "finds" "worms" "queens" "count"
        ),
        puzzles: puzzles!("it-happens": "it-happens"),
    };

    fn keys(language: Language) -> Vec<(String, String)> {
        help::keys(language)
    }

    fn legend(scene: &Scene<'_, Self>) -> Vec<(String, String)> {
        help::legend(scene)
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

    fn prompt(scene: &Scene<'_, Self>) -> String {
        words::prompt(scene)
    }

    fn button(scene: &Scene<'_, Self>, action: Action) -> Button {
        words::button(action, scene.effects(action), scene.language)
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

    fn forced(_: &View, only: &Choice<Self>, language: Language) -> Option<String> {
        match only.action {
            Action::Place { .. } => {
                Some(say!(language, tih_forced, place = words::place(&only.effects, language)))
            }
            Action::Roll { .. } | Action::Reroll | Action::Pass => None,
        }
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
