//! The dice of a turn: those kept, and those just thrown.

use ratatui::layout::Rect;
use ratatui::style::Style;
use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Action, Board, Phase, Symbol};
use wormery_words::{Language, say};

use super::words::{count, has_worm, kept};
use crate::canvas::{Canvas, below};
use crate::draw::said;
use crate::{Role, Scene};

const WIDTH: u16 = 7;

/// Draws what was kept, and below it the dice.
pub(super) fn draw(scene: &Scene<'_, Regenwormen>, board: &Board, canvas: &mut Canvas<'_>, area: Rect) {
    let line = Rect { x: area.x + 2, width: area.width - 4, height: 1, ..area };
    let dice = Rect { x: area.x + 2, width: area.width - 4, ..below(area, 1) };
    match &scene.trace.failed {
        Some(failed) if matches!(board.phase, Phase::Roll | Phase::Over) => {
            let text = said::<Regenwormen>(&failed.effect, &scene.reader()).unwrap_or_default();
            canvas.say(line, &text, Role::Bad);
            draw_faces(&failed.roll, None, canvas, dice, |_| Role::Faded);
            draw_failed_kept(&failed.kept, scene.language, canvas, below(dice, 5));
        }
        _ => {
            draw_kept(scene, board, canvas, line);
            draw_roll(scene, board, canvas, dice);
        }
    }
}

fn draw_failed_kept(kept: &[Symbol], language: Language, canvas: &mut Canvas<'_>, line: Rect) {
    if !kept.is_empty() {
        let at = canvas.say(line, &format!("{} ", say!(language, trw_kept_were)), Role::Dim);
        draw_small(kept, canvas, at);
    }
}

fn draw_kept(scene: &Scene<'_, Regenwormen>, board: &Board, canvas: &mut Canvas<'_>, line: Rect) {
    let language = scene.language;
    if board.turn.kept.is_empty() {
        canvas.say(line, &say!(language, trw_nothing_kept), Role::Dim);
        return;
    }
    let at = canvas.say(line, &format!("{} ", say!(language, trw_kept)), Role::Dim);
    let at = draw_small(&board.turn.kept, canvas, at);
    let at = canvas.say(at, &format!(" = {}  ", board.turn.total), Role::Title);
    if has_worm(scene.view) {
        canvas.say(at, &format!("✓ {}", say!(language, trw_worm)), Role::Good);
    } else {
        canvas.say(at, &format!("✗ {}", say!(language, trw_no_worm)), Role::Bad);
    }
}

/// Kept dice as small pieces, equal ones together.
fn draw_small(kept: &[Symbol], canvas: &mut Canvas<'_>, mut at: Rect) -> Rect {
    for symbol in Symbol::ALL {
        for _ in 0..count(kept, *symbol) {
            let style = die_style(canvas, *symbol, Role::Piece);
            at = canvas.pill(at, &symbol.to_string(), style);
        }
        if kept.contains(symbol) {
            at = canvas.say(at, " ", Role::Ink);
        }
    }
    at
}

fn die_style(canvas: &Canvas<'_>, symbol: Symbol, role: Role) -> Style {
    let style = canvas.style(role);
    if symbol == Symbol::Worm && role != Role::Faded {
        Style { fg: canvas.style(Role::Worm).fg, ..style }
    } else {
        style
    }
}

fn draw_roll(scene: &Scene<'_, Regenwormen>, board: &Board, canvas: &mut Canvas<'_>, area: Rect) {
    if board.turn.roll.is_empty() {
        draw_waiting(scene, board, canvas, area);
        return;
    }
    let role = |symbol: Symbol| {
        let chosen = scene.chosen_action() == Some(Action::Keep { symbol });
        match (board.turn.kept.contains(&symbol), chosen) {
            (true, _) => Role::Faded,
            (_, true) => Role::Lit,
            _ => Role::Piece,
        }
    };
    let turns = scene.tumbling.filter(|_| scene.trace.rolled);
    let groups = draw_faces(&board.turn.roll, turns, canvas, area, role);
    for (symbol, group) in groups {
        let label = below(group, 5);
        if board.turn.kept.contains(&symbol) {
            canvas.center(label, &say!(scene.language, trw_face_kept), canvas.style(Role::Dim));
        } else {
            let style = canvas.style(if role(symbol) == Role::Lit { Role::Sun } else { Role::Ink });
            if let Some((_, total)) = kept(scene.effects(Action::Keep { symbol })) {
                canvas.center(label, &format!("→ {total}"), style);
            }
        }
        if let Some(key) = scene.click(Action::Keep { symbol }) {
            canvas.zone(group, key);
        }
    }
}

/// Dice that wait to be thrown.
fn draw_waiting(scene: &Scene<'_, Regenwormen>, board: &Board, canvas: &mut Canvas<'_>, area: Rect) {
    let style = canvas.style(Role::Line);
    for place in 0..u16::from(board.turn.dice_left) {
        let spot = Rect { x: area.x + place * (WIDTH + 1), width: WIDTH, height: 5.min(area.height), ..area };
        canvas.frame(spot.intersection(area), style);
    }
    if let Some(key) = scene.click(Action::Roll { golden: false }) {
        canvas.zone(Rect { height: 5, ..area }, key);
    }
}

/// Draws large dice in groups of equal faces; returns where the groups lie.
fn draw_faces(
    dice: &[Symbol],
    turns: Option<u64>,
    canvas: &mut Canvas<'_>,
    area: Rect,
    role: impl Fn(Symbol) -> Role,
) -> Vec<(Symbol, Rect)> {
    let mut groups = Vec::new();
    let mut x = area.x;
    for symbol in Symbol::ALL.iter().filter(|symbol| dice.contains(symbol)) {
        let from = x;
        for _ in 0..count(dice, *symbol) {
            let spot = Rect { x, width: WIDTH, height: 5, ..area };
            let (shown, role) = match turns {
                Some(turns) => (Symbol::ALL[(turns as usize + usize::from(x)) % 6], Role::Piece),
                None => (*symbol, role(*symbol)),
            };
            draw_die(shown, canvas, spot.intersection(area), role);
            x += WIDTH + 1;
        }
        groups.push((*symbol, Rect { x: from, width: x - 1 - from, height: 6, ..area }));
        x += 1;
    }
    groups
}

/// A large die with pips, or with a worm.
fn draw_die(symbol: Symbol, canvas: &mut Canvas<'_>, spot: Rect, role: Role) {
    let (edge, face) = (canvas.style(role), die_style(canvas, symbol, role));
    canvas.tint(spot, edge);
    canvas.frame(spot, edge);
    let inside = Rect { x: spot.x + 1, width: spot.width.saturating_sub(2), ..below(spot, 1) };
    for (line, at) in pips(symbol, canvas.theme.ascii).iter().zip(inside.rows()) {
        canvas.put(at, line, face);
    }
}

fn pips(symbol: Symbol, ascii: bool) -> [&'static str; 3] {
    match symbol {
        Symbol::One => ["     ", "  ●  ", "     "],
        Symbol::Two => ["●    ", "     ", "    ●"],
        Symbol::Three => ["●    ", "  ●  ", "    ●"],
        Symbol::Four => ["●   ●", "     ", "●   ●"],
        Symbol::Five => ["●   ●", "  ●  ", "●   ●"],
        Symbol::Worm if ascii => [" ~~  ", "  W  ", "  ~~ "],
        Symbol::Worm => [" ╭─╮ ", " ╵ │╷", "   ╰╯"],
    }
}
