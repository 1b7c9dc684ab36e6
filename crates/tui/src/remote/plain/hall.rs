//! The lobby of a server, line by line.

use std::io::Write;

use wormery_client::Hall;
use wormery_games::GameId;
use wormery_words::{Language, say};

use super::super::hall::table_words;
use super::super::new_table::{NewTable, title};
use super::Lines;
use crate::plain::Answer;

/// Lists tables until one is chosen or made; gives its code, or nothing when somebody leaves.
pub(super) fn choose(
    hall: &Hall,
    language: Language,
    lines: &mut Lines,
    out: &mut impl Write,
) -> anyhow::Result<Option<String>> {
    loop {
        let tables = hall.tables()?;
        writeln!(out, "{}", say!(language, hall_title, server = hall.site.to_string()))?;
        if tables.is_empty() {
            writeln!(out, "{}", say!(language, hall_none))?;
        }
        let known = tables.iter().map(|table| table_words(language, table));
        let new = GameId::ALL.iter().map(|game| say!(language, hall_new, game = title(language, *game)));
        let rows: Vec<String> = known.chain(new).collect();
        for (place, row) in rows.iter().enumerate() {
            writeln!(out, "{:>3}  {row}", place + 1)?;
        }
        writeln!(out, "{}", say!(language, hall_ask))?;
        match wait(lines, rows.len(), &say!(language, hall_ask), language, out)? {
            Chosen::Leave => return Ok(None),
            Chosen::Again | Chosen::Back => {}
            Chosen::Row(row) => {
                if let Some(table) = tables.get(row) {
                    return Ok(Some(table.code.clone()));
                }
                match fill_in(GameId::ALL[row - tables.len()], language, lines, out)? {
                    Wanted::Leave => return Ok(None),
                    Wanted::Back => {}
                    Wanted::Table(table) => return Ok(Some(hall.make(&table.request())?)),
                }
            }
        }
    }
}

/// What somebody wants of the form.
enum Wanted {
    Table(NewTable),
    Back,
    Leave,
}

/// The form for a new table: a number changes a line, until it is as wanted.
fn fill_in(
    game: GameId,
    language: Language,
    lines: &mut Lines,
    out: &mut impl Write,
) -> std::io::Result<Wanted> {
    let mut table = NewTable::new(game);
    let mut shown = Vec::new();
    writeln!(out, "{}", table.title(language))?;
    loop {
        let fields = table.fields();
        let words = fields.iter().map(|field| table.words(*field, language));
        let now: Vec<String> =
            words.map(|(label, value)| say!(language, hall_form_line, label, value)).collect();
        for (place, line) in now.iter().enumerate().filter(|(place, line)| shown.get(*place) != Some(*line)) {
            writeln!(out, "{:>3}  {line}", place + 1)?;
        }
        if shown.is_empty() {
            writeln!(out, "{}", say!(language, hall_form_ask))?;
        }
        shown = now;
        match wait(lines, fields.len(), &say!(language, hall_form_ask), language, out)? {
            Chosen::Leave => return Ok(Wanted::Leave),
            Chosen::Back => return Ok(Wanted::Back),
            Chosen::Again => return Ok(Wanted::Table(table)),
            Chosen::Row(place) => table.turn(fields[place], true),
        }
    }
}

/// What somebody wants of the list.
enum Chosen {
    Row(usize),
    Again,
    /// Zero: back to where it came from.
    Back,
    Leave,
}

/// Waits for a number, for Enter or for a q; anything else is told what can be typed.
fn wait(
    lines: &mut Lines,
    n_rows: usize,
    help: &str,
    language: Language,
    out: &mut impl Write,
) -> std::io::Result<Chosen> {
    write!(out, "> ")?;
    out.flush()?;
    loop {
        let Some(answer) = lines.next() else { continue };
        writeln!(out)?;
        match answer {
            Answer::Choice(number) if (1..=n_rows).contains(&number) => return Ok(Chosen::Row(number - 1)),
            Answer::Choice(0) => return Ok(Chosen::Back),
            Answer::Choice(number) => {
                writeln!(out, "{}", say!(language, cli_no_choice, number, most = n_rows))?;
            }
            Answer::Quit => return Ok(Chosen::Leave),
            Answer::Enter => return Ok(Chosen::Again),
            _ => writeln!(out, "{help}")?,
        }
        write!(out, "> ")?;
        out.flush()?;
    }
}
