//! Regenwormen and its expansion: tiles, stacks and dice.

mod board;
mod chips;
mod dice;
mod help;
mod legend;
mod odds;
mod plain;
mod tiles;
mod trace;
mod words;

use ratatui::layout::Rect;
use wormery_core::{Seat, Standing};
use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Action, Effect, Phase, Symbol, View};
use wormery_table::{Choice, Seen};
use wormery_words::{Language, say};

use crate::book::books;
use crate::canvas::Canvas;
use crate::learn::lessons;
use crate::puzzle::puzzles;
use crate::{Advice, Button, Content, Draw, Intent, Mood, Question, Scene};

pub(crate) use trace::Trace;

impl Draw for Regenwormen {
    type Trace = Trace;

    const CONTENT: Content = Content {
        pages: &[
            include_str!("../../../docs/rules/regenwormen.md"),
            include_str!("../../../docs/rules/regenwormen-expansion.md"),
        ],
        books: books!("regenwormen"),
        lessons: lessons!("regenwormen":
            "roll" "take" "steal" "empty" "stop" "end"
            "canned-worm" "raven" "hen" "weasel" "golden-die"
        ),
        puzzles: puzzles!("regenwormen": "regenwormen" "extra"),
    };

    fn keys(language: Language) -> Vec<(String, String)> {
        help::keys(language)
    }

    fn legend(scene: &Scene<'_, Self>) -> Vec<(String, String)> {
        legend::meanings(scene)
    }

    fn minute(language: Language) -> Vec<String> {
        help::minute(language)
    }

    fn to_act(view: &View) -> Option<Seat> {
        let board = view.board();
        board.seat.filter(|_| board.phase != Phase::Throw)
    }

    fn standing(view: &View) -> Option<Standing> {
        view.board().standing
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
        words::button(scene, action)
    }

    fn first(choices: &[Choice<Self>]) -> usize {
        let worth = |choice: &Choice<Self>| match choice.action {
            _ if Self::gives_away(choice) => -1,
            Action::Steal { .. } => 200,
            Action::Take { tile } => 100 + i16::from(tile.number()),
            _ => words::kept(&choice.effects).map_or(0, |(_, total)| total),
        };
        let best = choices.iter().map(worth).max().unwrap_or(0);
        choices.iter().position(|choice| worth(choice) == best).unwrap_or(0)
    }

    fn key(scene: &Scene<'_, Self>, key: char) -> Option<Intent<Action>> {
        if let Some(action) = words::numbered(scene, key) {
            return Some(Intent::Act(action));
        }
        let symbol = match key {
            '1'..='5' => Symbol::ALL.get(key as usize - '1' as usize).copied(),
            '6' | 'w' => Some(Symbol::Worm),
            _ => None,
        };
        if let Some(symbol) = symbol {
            return Some(Intent::Act(Action::Keep { symbol }));
        }
        let find = |wanted: fn(&Action) -> bool| scene.legal.iter().copied().find(wanted);
        Some(match key {
            ' ' => Intent::Act(Action::Roll { golden: false }),
            'g' => Intent::Act(Action::Roll { golden: true }),
            'r' => Intent::Act(Action::Weasel),
            'e' => match find(|action| matches!(action, Action::Take { .. })) {
                Some(take) => Intent::Act(take),
                None => Intent::Say(say!(scene.language, trw_no_take)),
            },
            's' => match find(|action| matches!(action, Action::Steal { .. })) {
                Some(steal) => Intent::Act(steal),
                None => Intent::Say(say!(scene.language, trw_no_steal)),
            },
            'x' => match find(|action| matches!(action, Action::Stop | Action::Accept)) {
                Some(stop) => Intent::Act(stop),
                None => Intent::Say(say!(scene.language, trw_no_stop)),
            },
            _ => return None,
        })
    }

    fn gives_away(choice: &Choice<Self>) -> bool {
        words::loss(&choice.effects).is_some()
    }

    fn forced(view: &View, only: &Choice<Self>, language: Language) -> Option<String> {
        words::forced(only.action, &view.board(), language)
    }

    fn mood(effect: &Effect) -> Mood {
        trace::mood(effect)
    }

    fn trace(before: &View, seen: &[Seen<Self>]) -> Trace {
        let effects = seen.iter().flat_map(|seen| &seen.effects);
        Trace::of(&before.board(), effects)
    }

    fn pause(trace: &Trace) -> u64 {
        trace.pause()
    }

    fn advise(question: &Question<Self>) -> Advice<Action> {
        odds::advise(question)
    }
}
