use std::io::{self, Write as _};

use anyhow::bail;
use clap::ValueHint;
use wormery_client::{BotCreated, Hall, Site};
use wormery_words::say;

use crate::exit::{Answer, complain};
use crate::out::out;
use crate::reader::language;

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  wormery bot-token http://127.0.0.1:8080 --name Robo    a token, printed this once
  wormery bot-token http://127.0.0.1:8080 --list         the programs that play for you
  wormery bot-token http://127.0.0.1:8080 --renew Robo   a new token; the old one ends
  wormery bot-token http://127.0.0.1:8080 --forget Robo  it plays no more

The server must run: it alone changes its database. The programs belong to the guest that you are
there from this machine, as with wormery join; a guest can have three. Standard output has the token
and nothing else. SSL_CERT_FILE may name a file with further authorities to trust for https.")]
pub(crate) struct BotTokenArgs {
    /// The address of the server
    #[arg(value_name = "URL", default_value = "http://127.0.0.1:8080", value_hint = ValueHint::Url)]
    server: String,
    #[command(flatten)]
    wish: Wish,
}

/// What is wanted: one of these.
#[derive(clap::Args, Debug)]
#[group(required = true, multiple = false)]
struct Wish {
    /// Make a program known, and print its token: the name that others see
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// List the programs that play for you
    #[arg(long)]
    list: bool,
    /// Print a new token for a program; the old one counts no more
    #[arg(long, value_name = "NAME")]
    renew: Option<String>,
    /// Forget a program: its token counts no more, and its seats go to bots
    #[arg(long, value_name = "NAME")]
    forget: Option<String>,
}

/// Gives programs that play at a server their tokens.
pub(crate) fn run(args: &BotTokenArgs) -> anyhow::Result<Answer> {
    let hall = Hall::arrive(Site::parse(&args.server)?, None)?;
    let Wish { name, list, renew, forget } = &args.wish;
    if let Some(name) = name {
        show(&hall, &hall.make_bot(name)?)?;
    } else if let Some(name) = renew {
        show(&hall, &hall.renew_bot(&find(&hall, name)?.id)?)?;
    } else if let Some(name) = forget {
        let bot = find(&hall, name)?;
        hall.forget_bot(&bot.id)?;
        complain(&say!(language(), cli_bot_forgotten, name = &bot.name));
    } else if *list {
        hall.bots()?.iter().try_for_each(|bot| writeln!(out(), "{}  {}", bot.id, bot.name))?;
    }
    Ok(Answer::Yes)
}

/// Prints a token alone, so that a script can take it; what it is for is said beside it.
fn show(hall: &Hall, bot: &BotCreated) -> io::Result<()> {
    writeln!(out(), "{}", bot.token.as_deref().unwrap_or_default())?;
    complain(&say!(language(), cli_bot_token, name = &bot.name, server = hall.site.to_string()));
    Ok(())
}

/// A program by its name or its id.
fn find(hall: &Hall, wanted: &str) -> anyhow::Result<BotCreated> {
    let mut found: Vec<_> =
        hall.bots()?.into_iter().filter(|bot| bot.id == wanted || bot.name == wanted).collect();
    match (found.pop(), found.pop()) {
        (Some(bot), None) => Ok(bot),
        (None, _) => bail!(say!(language(), cli_bot_unknown, name = wanted)),
        (Some(_), Some(_)) => bail!(say!(language(), cli_bot_several, name = wanted)),
    }
}
