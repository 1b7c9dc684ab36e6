use clap::ValueHint;
use wormery_client::Invitation;

use crate::exit::{Answer, complain};
use crate::look::{self, HabitArgs, LookArgs};
use crate::out::out;
use crate::play::paper;

#[derive(clap::Args, Debug)]
#[command(after_help = "\
Examples:
  wormery join http://127.0.0.1:8080/t/K3F9QW
  wormery join localhost:8080/t/K3F9QW --name Ann
  wormery join K3F9QW --server http://127.0.0.1:8080 --watch
  wormery join http://127.0.0.1:8080                    look for a table, or make one

The address is the one of the table's page in a browser. Whoever comes sits down if a seat is free,
and watches otherwise. The address of a server alone lists its public tables and makes new ones.
Who you are is kept in the user's data folder, so that the same seat waits when you come back.
SSL_CERT_FILE may name a file with further authorities to trust for https.")]
pub(crate) struct JoinArgs {
    /// The address of a table or of a server as people share it, or the code of a table
    #[arg(value_name = "URL", value_hint = ValueHint::Url)]
    place: String,
    /// The server of a table that is given by its code
    #[arg(long, value_name = "URL")]
    server: Option<String>,
    /// What others shall call you [default: the name the server knows, or a made-up one]
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Only watch: leave a free seat free
    #[arg(long)]
    watch: bool,
    /// Line by line: for pipes and screen readers
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    habits: HabitArgs,
    #[command(flatten)]
    look: LookArgs,
}

/// Plays at a table of a server.
pub(crate) fn run(args: &JoinArgs) -> anyhow::Result<Answer> {
    let invitation = Invitation {
        place: args.place.clone(),
        server: args.server.clone(),
        name: args.name.clone(),
        only_watch: args.watch,
    };
    let habits = args.habits.habits();
    let farewell = if args.plain || !look::is_terminal() {
        let paper = paper(true, &args.look);
        wormery_tui::join_plain(&invitation, habits, paper, &mut paper.on(out()))?
    } else {
        wormery_tui::join(&invitation, habits, look::look(&args.look))?
    };
    if let Some(farewell) = farewell {
        complain(&farewell);
    }
    Ok(Answer::Yes)
}
