//! Regenwormen and its expansion: tiles, stacks and dice.

mod board;
mod dice;
mod odds;
mod story;
mod words;

use ratatui::layout::Rect;
use wormery_core::{Seat, Standing};
use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Action, Phase, Symbol, View};
use wormery_table::Seen;

use crate::canvas::Canvas;
use crate::{Advice, Button, Draw, Ground, Intent, Question, Scene, Secrets, Setting, Tale};

pub(crate) use story::Trace;

const SWITCH: &[(&str, &str)] = &[("false", "no"), ("true", "yes")];

impl Draw for Regenwormen {
    const TITLE: &'static str = "Regenwormen";
    const MOTTO: &'static str = "Eight dice, sixteen tiles, one more throw?";
    const GROUND: Ground = Ground::Garden;
    const SECRETS: Secrets = Secrets::None;
    const UNIT: &'static str = "worm";
    const TIEBREAKS: &'static [&'static str] = &["highest tile"];
    const SETTINGS: &'static [Setting] = &[
        Setting { key: "expansion", label: "With the expansion", values: SWITCH },
        Setting {
            key: "lower",
            label: "Lower tiles",
            values: &[
                ("next", "only the next lower one"),
                ("any_if_missing", "any, if the exact one is missing"),
                ("any", "any"),
            ],
        },
        Setting { key: "flip_returned", label: "Shorter game", values: SWITCH },
        Setting {
            key: "decline_steal",
            label: "Stealing",
            values: &[("allowed", "may be declined"), ("forced", "is a must")],
        },
    ];
    const KEYS: &'static [(&'static str, &'static str)] = &[
        ("1-5, 6 or W", "keep that face"),
        ("Space", "roll"),
        ("Enter", "take the tile"),
        ("S", "steal"),
        ("G", "roll the golden die too"),
        ("R", "send the weasel"),
        ("X", "give the turn up"),
    ];
    const MINUTE: &'static [&'static str] = &[
        "Throw eight dice and keep all that show one face you do not have yet, as often as you like. A worm is worth 5 points.",
        "With at least one worm you may take the tile with your points, from the row or from the top of another stack, or else the next lower one from the row.",
        "If a throw shows nothing new, or you end without a worm or a tile, the turn fails: your top tile goes back, and the highest tile of the row is turned face down.",
        "When the row has no open tile left, the most worms win.",
    ];

    type Trace = Trace;

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

    fn prompt(scene: &Scene<'_, Self>) -> String {
        words::prompt(scene)
    }

    fn button(scene: &Scene<'_, Self>, action: Action) -> Button {
        words::button(action, &scene.view.board(), scene.names)
    }

    fn first(view: &View, legal: &[Action]) -> usize {
        let board = view.board();
        let worth = |action: &Action| match action {
            Action::Steal { .. } => 200,
            Action::Take { tile } => 100 + tile.number(),
            Action::Keep { symbol } => words::after_keeping(&board, *symbol),
            _ => 0,
        };
        let best = legal.iter().map(worth).max().unwrap_or(0);
        legal.iter().position(|action| worth(action) == best).unwrap_or(0)
    }

    fn key(scene: &Scene<'_, Self>, key: char) -> Option<Intent<Action>> {
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
            's' => match find(|action| matches!(action, Action::Steal { .. })) {
                Some(steal) => Intent::Act(steal),
                None => Intent::Say("Nobody shows a tile with exactly your points.".into()),
            },
            'x' => match find(|action| matches!(action, Action::Stop | Action::Accept)) {
                Some(stop) => Intent::Act(stop),
                None => Intent::Say("A turn cannot be given up here.".into()),
            },
            _ => return None,
        })
    }

    fn forced(view: &View, action: Action) -> Option<String> {
        words::forced(action, &view.board())
    }

    fn story(before: &View, seen: &[Seen<Self>], after: &View, names: &[String]) -> Vec<Tale> {
        story::tell(&before.board(), seen, &after.board(), names)
    }

    fn trace(before: &View, seen: &[Seen<Self>], after: &View) -> Trace {
        Trace::of(&before.board(), seen, &after.board())
    }

    fn pause(trace: &Trace) -> u64 {
        trace.pause()
    }

    fn advise(question: &Question<Self>) -> Advice<Action> {
        odds::advise(question)
    }

    fn score_words(view: &View, row: usize, _: &Standing) -> String {
        words::score(&view.board(), row)
    }
}
