//! The dice of a turn: those kept, and those just thrown.

use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::UnicodeWidthStr;
use wormery_games::Regenwormen;
use wormery_games::regenwormen::{Action, Board, Phase, Symbol};
use wormery_words::{Language, say};

use super::words::{count, has_worm, kept};
use crate::canvas::{Canvas, below};
use crate::draw::said;
use crate::{Role, Scene};

/// How large the dice of a roll are drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum DieSize {
    /// Boxes with large pips.
    Huge,
    /// Boxes.
    Large,
    /// A character on one line.
    Small,
}

impl DieSize {
    fn width(self) -> u16 {
        match self {
            Self::Huge => 11,
            Self::Large => 7,
            Self::Small => 3,
        }
    }

    fn height(self) -> u16 {
        match self {
            Self::Huge => 7,
            Self::Large => 5,
            Self::Small => 1,
        }
    }

    fn gap(self) -> u16 {
        u16::from(self != Self::Small)
    }

    /// The lines that dice take, with what stands above and below them.
    pub(super) fn n_lines(self) -> u16 {
        if self == Self::Small { 2 } else { self.height() + 2 }
    }

    /// The columns that eight dice and the golden one take.
    pub(super) fn least_width(self) -> u16 {
        match self {
            Self::Huge => 104,
            Self::Large => 77,
            Self::Small => 0,
        }
    }
}

/// Draws what was kept, and below it the dice.
pub(super) fn draw(
    scene: &Scene<'_, Regenwormen>,
    board: &Board,
    size: DieSize,
    canvas: &mut Canvas<'_>,
    area: Rect,
) {
    if size == DieSize::Small {
        draw_compact(scene, board, canvas, area);
        return;
    }
    let line = Rect { x: area.x + 2, width: area.width - 4, height: 1, ..area };
    let dice = Rect { x: area.x + 2, width: area.width - 4, ..below(area, 1) };
    match &scene.trace.failed {
        Some(failed) if matches!(board.phase, Phase::Roll | Phase::Over) => {
            let text = said::<Regenwormen>(&failed.effect, &scene.reader()).unwrap_or_default();
            canvas.say(line, &text, Role::Bad);
            draw_faces(&failed.roll, None, size, canvas, dice, |_| Role::Faded);
            draw_failed_kept(&failed.kept, scene.language, canvas, below(dice, size.height()));
        }
        _ => {
            draw_kept(scene, board, canvas, line);
            draw_roll(scene, board, size, canvas, dice);
        }
    }
}

/// What was kept and what lies there, a line each.
fn draw_compact(scene: &Scene<'_, Regenwormen>, board: &Board, canvas: &mut Canvas<'_>, area: Rect) {
    let line = Rect { x: area.x + 1, width: area.width - 2, height: 1, ..area };
    let dice = Rect { x: area.x + 1, width: area.width - 2, ..below(area, 1) };
    match &scene.trace.failed {
        Some(failed) if matches!(board.phase, Phase::Roll | Phase::Over) => {
            draw_failed_kept(&failed.kept, scene.language, canvas, line);
            draw_faces(&failed.roll, None, DieSize::Small, canvas, dice, |_| Role::Faded);
        }
        _ => {
            draw_kept(scene, board, canvas, line);
            draw_roll(scene, board, DieSize::Small, canvas, dice);
        }
    }
}

fn draw_failed_kept(kept: &[Symbol], language: Language, canvas: &mut Canvas<'_>, line: Rect) {
    if !kept.is_empty() {
        let at = canvas.say(line, &format!("{} ", say!(language, trw_kept_were)), Role::Dim);
        let is_roomy = pieces_width(kept) <= at.width.into();
        draw_small(kept, is_roomy, canvas, at);
    }
}

fn draw_kept(scene: &Scene<'_, Regenwormen>, board: &Board, canvas: &mut Canvas<'_>, line: Rect) {
    let language = scene.language;
    if board.turn.kept.is_empty() {
        canvas.say(line, &say!(language, trw_nothing_kept), Role::Dim);
        return;
    }
    let (words, role) = if has_worm(scene.view) {
        (format!("✓ {}", say!(language, trw_worm)), Role::Good)
    } else {
        (format!("✗ {}", say!(language, trw_no_worm)), Role::Bad)
    };
    let begin = format!("{} ", say!(language, trw_kept));
    let total = format!(" = {}", board.turn.total);
    let rest = begin.width() + total.width() + 2 + words.width();
    let is_roomy = rest + pieces_width(&board.turn.kept) <= line.width.into();
    let at = canvas.say(line, &begin, Role::Dim);
    let at = draw_small(&board.turn.kept, is_roomy, canvas, at);
    let at = canvas.say(at, &total, Role::Title);
    let words = format!("  {words}");
    if words.width() <= at.width.into() {
        canvas.say(at, &words, role);
    }
}

/// How wide kept dice are as small pieces.
fn pieces_width(kept: &[Symbol]) -> usize {
    3 * kept.len() + Symbol::ALL.iter().filter(|symbol| kept.contains(symbol)).count()
}

/// Kept dice, equal ones together: as small pieces, or as print where there is little room.
fn draw_small(kept: &[Symbol], is_roomy: bool, canvas: &mut Canvas<'_>, mut at: Rect) -> Rect {
    for symbol in Symbol::ALL {
        for _ in 0..count(kept, *symbol) {
            let style = die_style(canvas, *symbol, Role::Piece);
            let face = symbol.to_string();
            at = if is_roomy { canvas.pill(at, &face, style) } else { canvas.put(at, &face, style) };
        }
        if kept.contains(symbol) {
            at = canvas.put(at, " ", Style::new());
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

fn draw_roll(
    scene: &Scene<'_, Regenwormen>,
    board: &Board,
    size: DieSize,
    canvas: &mut Canvas<'_>,
    area: Rect,
) {
    if board.turn.roll.is_empty() {
        draw_waiting(scene, board, size, canvas, area);
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
    let groups = draw_faces(&board.turn.roll, turns, size, canvas, area, role);
    for (symbol, group) in groups {
        if let Some(key) = scene.click(Action::Keep { symbol }) {
            canvas.zone(group, key);
        }
        if size == DieSize::Small {
            continue;
        }
        let label = below(group, size.height());
        if board.turn.kept.contains(&symbol) {
            canvas.center(label, &say!(scene.language, trw_face_kept), canvas.style(Role::Dim));
        } else {
            let style = canvas.style(if role(symbol) == Role::Lit { Role::Sun } else { Role::Ink });
            if let Some((_, total)) = kept(scene.effects(Action::Keep { symbol })) {
                canvas.center(label, &format!("→ {total}"), style);
            }
        }
    }
}

/// Dice that wait to be thrown.
fn draw_waiting(
    scene: &Scene<'_, Regenwormen>,
    board: &Board,
    size: DieSize,
    canvas: &mut Canvas<'_>,
    area: Rect,
) {
    let style = canvas.style(Role::Line);
    let (width, height) = (size.width(), size.height().min(area.height));
    for place in 0..u16::from(board.turn.dice_left) {
        let spot = Rect { x: area.x + place * (width + size.gap()), width, height, ..area };
        match size {
            DieSize::Small => drop(canvas.put(spot, "[ ]", style)),
            _ => canvas.frame(spot.intersection(area), style),
        }
    }
    if let Some(key) = scene.click(Action::Roll { golden: false }) {
        canvas.zone(Rect { height, ..area }, key);
    }
}

/// Draws dice in groups of equal faces; returns where the groups lie.
fn draw_faces(
    dice: &[Symbol],
    turns: Option<u64>,
    size: DieSize,
    canvas: &mut Canvas<'_>,
    area: Rect,
    role: impl Fn(Symbol) -> Role,
) -> Vec<(Symbol, Rect)> {
    let mut groups = Vec::new();
    let mut x = area.x;
    for symbol in Symbol::ALL.iter().filter(|symbol| dice.contains(symbol)) {
        let from = x;
        for _ in 0..count(dice, *symbol) {
            let spot = Rect { x, width: size.width(), height: size.height(), ..area };
            let (shown, role) = match turns {
                Some(turns) => (Symbol::ALL[(turns as usize + usize::from(x)) % 6], Role::Piece),
                None => (*symbol, role(*symbol)),
            };
            draw_die(shown, size, canvas, spot.intersection(area), role);
            x += size.width() + size.gap();
        }
        let width = x - size.gap() - from;
        groups.push((*symbol, Rect { x: from, width, height: size.height() + size.gap(), ..area }));
        x += 1;
    }
    groups
}

/// A die with pips, or with a worm.
fn draw_die(symbol: Symbol, size: DieSize, canvas: &mut Canvas<'_>, spot: Rect, role: Role) {
    let (edge, face) = (canvas.style(role), die_style(canvas, symbol, role));
    if size == DieSize::Small {
        canvas.pill(spot, &symbol.to_string(), face);
        return;
    }
    canvas.tint(spot, edge);
    canvas.frame(spot, edge);
    let inside = Rect { x: spot.x + 1, width: spot.width.saturating_sub(2), ..below(spot, 1) };
    let lines: Vec<String> = match size {
        DieSize::Huge => wide_pips(symbol, canvas.theme.ascii),
        _ => pips(symbol, canvas.theme.ascii).map(str::to_owned).to_vec(),
    };
    for (line, at) in lines.iter().zip(inside.rows()) {
        canvas.put(at, line, face);
    }
}

/// The pips of a small die, further apart; the worm in the middle.
fn wide_pips(symbol: Symbol, ascii: bool) -> Vec<String> {
    let lines = pips(symbol, ascii);
    if symbol == Symbol::Worm {
        let middle = lines.iter().map(|line| format!("  {line}  "));
        return std::iter::once(String::new()).chain(middle).collect();
    }
    let apart =
        |line: &str| line.chars().flat_map(|pip| [pip, ' ']).collect::<String>().trim_end().to_owned();
    let [first, second, third] = lines.map(apart);
    vec![first, String::new(), second, String::new(), third]
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
