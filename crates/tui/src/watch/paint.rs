//! A record on the screen.

use ratatui::layout::Rect;
use wormery_core::Viewer;

use super::WatchScreen;
use crate::canvas::Canvas;
use crate::table::{Layout, draw_footer, draw_log};
use crate::{Draw, Key, Role, Scene};

const FOOT: &[(&str, char)] = &[
    ("Left/right", 'x'),
    ("Home/End", 'x'),
    ("Space play", ' '),
    ("+ faster", '+'),
    ("- slower", '-'),
    ("T light/dark", 't'),
    ("Q leave", 'q'),
];

impl<G: Draw> WatchScreen<G> {
    pub(super) fn paint(&self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        canvas.fill(area, Role::Sky);
        let layout = Layout::new(area, 3);
        canvas.say(layout.header, &format!(" {} · {}", G::TITLE, self.title), Role::Title);
        canvas.right(layout.header, &format!("speed: {} ", self.pace.word()), Role::Dim);
        draw_footer(canvas, layout.footer, FOOT);
        canvas.fill(layout.board, Role::Lawn);
        let (view, trace) = (self.steps.view(self.at), self.steps.trace(self.at));
        let scene = Scene::<G> {
            view: &view,
            legal: &[],
            trace: &trace,
            names: &self.steps.names,
            language: self.language,
            viewer: self.steps.viewer(self.at),
            chosen: 0,
            advice: None,
            tumbling: (self.is_playing && self.age < self.pace.of(350)).then_some(self.age / 70),
        };
        G::board(&scene, canvas, layout.board);
        self.draw_progress(&scene, canvas, layout.soil);
        draw_log(self.steps.tales(self.at), canvas, layout.log);
    }

    fn draw_progress(&self, scene: &Scene<'_, G>, canvas: &mut Canvas<'_>, area: Rect) {
        canvas.fill(area, Role::Soil);
        let line = Rect { x: area.x + 1, width: area.width - 2, height: 1, ..area };
        let state = if self.is_playing { "▶ playing" } else { "paused" };
        let whose = match (scene.viewer, G::standing(scene.view)) {
            (_, Some(standing)) => {
                let winners = standing.entrants().iter().filter(|entrant| entrant.rank == 1);
                let names: Vec<&str> = winners
                    .map(|entrant| entrant.seat.map_or("the third color", |seat| scene.name(seat)))
                    .collect();
                format!("The game is over: {} wins.", names.join(" and "))
            }
            (Viewer::Seat(seat), None) => format!("{} is to act.", scene.name(seat)),
            (Viewer::Public, None) => String::new(),
        };
        canvas.say(line, &format!("Step {} of {} · {state}", self.at, self.last()), Role::Title);
        canvas.right(line, &whose, Role::SoilDim);
        self.draw_bar(canvas, line_below(area));
        if let Some(note) = self.note {
            canvas.say(Rect { y: area.y + 2, ..line }, note, Role::Title);
        }
    }

    /// A bar of which every cell leads to a step.
    fn draw_bar(&self, canvas: &mut Canvas<'_>, line: Rect) {
        let (cells, last) = (usize::from(line.width), self.last().max(1));
        let filled = cells * self.at / last;
        let bar = format!("{}{}", "█".repeat(filled), "─".repeat(cells - filled));
        canvas.say(line, &bar, Role::SoilDim);
        for cell in 0..cells {
            let at = Rect { x: line.x + cell as u16, width: 1, ..line };
            canvas.zone(at, Key::Choose((cell * last).div_ceil(cells.max(1))));
        }
    }
}

fn line_below(area: Rect) -> Rect {
    Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: 1 }
}
