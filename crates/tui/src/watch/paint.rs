//! A record on the screen.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;
use wormery_core::{Standing, Viewer};
use wormery_words::{list, say};

use super::WatchScreen;
use crate::canvas::Canvas;
use crate::footer::Foot;
use crate::table::{Layout, draw_log, main_width};
use crate::{Draw, Role, Scene, about};

/// The lines below the board, so that it does not move from step to step.
const USUAL: u16 = 6;

impl<G: Draw> WatchScreen<G> {
    pub(super) fn paint(&self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        canvas.fill(area, Role::Sky);
        let language = self.language;
        let (view, trace) = (self.steps.view(self.at), self.steps.trace(self.at));
        let scene = Scene::<G> {
            view: &view,
            legal: &[],
            choices: &[],
            trace: &trace,
            names: &self.steps.names,
            language,
            viewer: self.steps.viewer(self.at),
            chosen: 0,
            advice: None,
            tumbling: (self.is_playing && self.age < self.pace.of(350)).then_some(self.age / 70),
        };
        let width = main_width(area);
        let least = G::least_lines(&scene, width);
        let room = (area.height - 2).saturating_sub(least);
        let soil = self.soil(&self.whose(&scene), width.saturating_sub(2).into(), room.into());
        let n_lines = (soil.len() as u16).max(USUAL).min(room);
        let layout = Layout::with_board(area, n_lines, least);
        self.draw_header(canvas, layout.header);
        self.foot().draw(canvas, layout.footer);
        canvas.fill(layout.board, Role::Lawn);
        G::board(&scene, canvas, layout.board);
        self.draw_soil(&soil, canvas, layout.soil);
        draw_log(self.steps.tales(self.at), language, canvas, layout.log);
    }

    /// The game, and where it comes from and how fast it goes where there is room for it.
    fn draw_header(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let language = self.language;
        let title = format!(" {}", about::title::<G>(language));
        let named = format!("{title} · {}", self.title);
        let fits = |text: &str, room: u16| text.width() <= room.into();
        let title = if fits(&named, area.width) { named } else { title };
        let rest = canvas.say(area, &title, Role::Title);
        let speed = format!("  {} ", say!(language, tui_watch_speed, word = self.pace.word(language)));
        if fits(&speed, rest.width) {
            canvas.right(rest, &speed, Role::Dim);
        }
    }

    /// Who must act, or who has won.
    fn whose(&self, scene: &Scene<'_, G>) -> String {
        match (scene.viewer, G::standing(scene.view)) {
            (_, Some(standing)) => self.winners(scene, &standing),
            (Viewer::Seat(seat), None) => say!(self.language, tui_watch_to_act, name = scene.name(seat)),
            (Viewer::Public, None) => String::new(),
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
            .key('?', say!(language, tui_foot_help))
            .key('q', say!(language, tui_foot_leave))
            .key('g', say!(language, watch_foot_line))
            .key('m', say!(language, watch_foot_mistake))
    }
}
