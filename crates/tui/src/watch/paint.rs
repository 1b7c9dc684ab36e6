//! A record on the screen.

use ratatui::layout::Rect;
use wormery_core::{Standing, Viewer};
use wormery_words::{list, say};

use super::{Over, WatchScreen};
use crate::canvas::Canvas;
use crate::footer::Foot;
use crate::table::{Layout, draw_log};
use crate::{Draw, Key, Role, Scene, about};

impl<G: Draw> WatchScreen<G> {
    pub(super) fn paint(&self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        canvas.fill(area, Role::Sky);
        let layout = Layout::new(area, 6);
        let language = self.language;
        let title = about::title::<G>(language);
        canvas.say(layout.header, &format!(" {title} · {}", self.title), Role::Title);
        let speed = say!(language, tui_watch_speed, word = self.pace.word(language));
        canvas.right(layout.header, &format!("{speed} "), Role::Dim);
        self.foot().draw(canvas, layout.footer);
        canvas.fill(layout.board, Role::Lawn);
        let (view, trace) = (self.steps.view(self.at), self.steps.trace(self.at));
        let scene = Scene::<G> {
            view: &view,
            legal: &[],
            choices: &[],
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
        draw_log(self.steps.tales(self.at), language, canvas, layout.log);
    }

    fn draw_progress(&self, scene: &Scene<'_, G>, canvas: &mut Canvas<'_>, area: Rect) {
        canvas.fill(area, Role::Soil);
        let line = Rect { x: area.x + 1, width: area.width - 2, height: 1, ..area };
        let language = self.language;
        let state = if self.is_playing {
            say!(language, tui_watch_playing)
        } else {
            say!(language, tui_watch_paused)
        };
        let whose = match (scene.viewer, G::standing(scene.view)) {
            (_, Some(standing)) => self.winners(scene, &standing),
            (Viewer::Seat(seat), None) => say!(language, tui_watch_to_act, name = scene.name(seat)),
            (Viewer::Public, None) => String::new(),
        };
        let (at, last) = (self.steps.line(self.at), self.steps.line(self.last()));
        let step = if let Some(Over::Line(text)) = &self.over {
            say!(language, watch_goto, text)
        } else {
            say!(language, tui_watch_step, line = at, last, state)
        };
        canvas.say(line, &step, Role::Title);
        canvas.right(line, &whose, Role::SoilDim);
        let below = |n_lines: u16| Rect { y: area.y + n_lines, ..line };
        self.draw_bar(canvas, below(1));
        self.draw_strip(canvas, below(2), below(3));
        if let Some(note) = self.said.as_ref().or(self.note.as_ref()) {
            canvas.paragraph(Rect { height: 2, ..below(4) }, note, Role::Title);
        }
    }

    fn winners(&self, scene: &Scene<'_, G>, standing: &Standing) -> String {
        let language = self.language;
        let winners = standing.entrants().iter().filter(|entrant| entrant.rank == 1);
        let third = say!(language, tui_third);
        let names: Vec<&str> =
            winners.map(|entrant| entrant.seat.map_or(third.as_str(), |seat| scene.name(seat))).collect();
        match names.as_slice() {
            [name] => say!(language, tui_watch_wins, name = *name),
            names => say!(language, tui_watch_share, names = list(language, names)),
        }
    }

    fn foot(&self) -> Foot {
        let language = self.language;
        Foot::new()
            .key('x', say!(language, tui_watch_steps))
            .key(' ', say!(language, tui_watch_play))
            .key('g', say!(language, watch_foot_line))
            .key('m', say!(language, watch_foot_mistake))
            .key('?', say!(language, tui_foot_help))
            .key('q', say!(language, tui_foot_leave))
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
