//! The lobby of a server, line by line.

use std::io::Write;

use wormery_client::Hall;
use wormery_games::GameId;
use wormery_words::{Language, say};

use super::super::hall::{new_table, table_words, title};
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
        match wait(lines, rows.len(), language, out)? {
            Chosen::Leave => return Ok(None),
            Chosen::Again => {}
            Chosen::Row(row) => match tables.get(row) {
                Some(table) => return Ok(Some(table.code.clone())),
                None => return Ok(Some(hall.make(&new_table(GameId::ALL[row - tables.len()], false))?)),
            },
        }
    }
}

/// What somebody wants of the list.
enum Chosen {
    Row(usize),
    Again,
    Leave,
}

fn wait(
    lines: &mut Lines,
    n_rows: usize,
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
            Answer::Choice(number) => {
                writeln!(out, "{}", say!(language, cli_no_choice, number, most = n_rows))?;
            }
            Answer::Quit => return Ok(Chosen::Leave),
            Answer::Enter => return Ok(Chosen::Again),
            _ => writeln!(out, "{}", say!(language, hall_ask))?,
        }
        write!(out, "> ")?;
        out.flush()?;
    }
}
