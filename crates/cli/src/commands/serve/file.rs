use std::fs;
use std::path::PathBuf;

use anyhow::{Context, bail};

use super::ServeArgs;

/// The arguments, with what they leave open from the file of settings.
pub(super) fn filled_in(args: ServeArgs) -> anyhow::Result<ServeArgs> {
    let Some(path) = path(&args)? else { return Ok(args) };
    let text = fs::read_to_string(&path).with_context(|| format!("--config {}", path.display()))?;
    let file: ServeArgs = toml::from_str(&text)
        .map_err(|error| anyhow::anyhow!("{}: {}", path.display(), wrong(&text, &error)))?;
    Ok(merged(args, file))
}

/// What is wrong, with its line and its key: the rest of the line may be an address with a password in it.
fn wrong(text: &str, error: &toml::de::Error) -> String {
    let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
    let number = before.matches('\n').count();
    let key =
        text.lines().nth(number).and_then(|line| line.split_once('=')).map_or("", |(key, _)| key.trim());
    format!("line {}: {key}: {}", number + 1, error.message())
}

/// The file that was named, or the first of the usual ones that is there.
fn path(args: &ServeArgs) -> anyhow::Result<Option<PathBuf>> {
    if let Some(path) = &args.config {
        if !path.is_file() {
            bail!("--config {}: there is no such file", path.display());
        }
        return Ok(Some(path.clone()));
    }
    let folder = |key: &str| std::env::var_os(key).map(PathBuf::from).filter(|path| path.is_absolute());
    let config = folder("XDG_CONFIG_HOME").or(folder("HOME").map(|home| home.join(".config")));
    let usual = [
        Some(PathBuf::from("wormery.toml")),
        config.map(|folder| folder.join("wormery/wormery.toml")),
        Some(PathBuf::from("/etc/wormery/wormery.toml")),
    ];
    Ok(usual.into_iter().flatten().find(|path| path.is_file()))
}

fn merged(args: ServeArgs, file: ServeArgs) -> ServeArgs {
    ServeArgs {
        config: args.config,
        listen: args.listen.or(file.listen),
        data: args.data.or(file.data),
        database_url: args.database_url.or(file.database_url),
        nats: args.nats.or(file.nats),
        base_url: args.base_url.or(file.base_url),
        allow_host: if args.allow_host.is_empty() { file.allow_host } else { args.allow_host },
        network_address: args.network_address.or(file.network_address),
        metrics_listen: args.metrics_listen.or(file.metrics_listen),
        open: args.open || file.open,
        trust_proxy: args.trust_proxy || file.trust_proxy,
        bot_pace_ms: args.bot_pace_ms.or(file.bot_pace_ms),
        bot_ms: args.bot_ms.or(file.bot_ms),
        away_after: args.away_after.or(file.away_after),
        close_after: args.close_after.or(file.close_after),
        connections: args.connections.or(file.connections),
        connections_per_network: args.connections_per_network.or(file.connections_per_network),
        head_wait: args.head_wait.or(file.head_wait),
        body_wait: args.body_wait.or(file.body_wait),
        idle_wait: args.idle_wait.or(file.idle_wait),
        send_wait: args.send_wait.or(file.send_wait),
        sockets_per_address: args.sockets_per_address.or(file.sockets_per_address),
        requests_per_second: args.requests_per_second.or(file.requests_per_second),
        messages_per_second: args.messages_per_second.or(file.messages_per_second),
        refusals_per_socket: args.refusals_per_socket.or(file.refusals_per_socket),
        guests_per_hour: args.guests_per_hour.or(file.guests_per_hour),
        tables_per_guest: args.tables_per_guest.or(file.tables_per_guest),
        tables_per_hour: args.tables_per_hour.or(file.tables_per_hour),
        guest_tables_per_hour: args.guest_tables_per_hour.or(file.guest_tables_per_hour),
        misses_per_hour: args.misses_per_hour.or(file.misses_per_hour),
        listed_per_network: args.listed_per_network.or(file.listed_per_network),
        review_playouts: args.review_playouts.or(file.review_playouts),
        log: args.log.or(file.log),
        log_format: args.log_format.or(file.log_format),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: &str = "\
        connections = 1\nconnections_per_network = 2\nhead_wait = 3\nbody_wait = 4\nidle_wait = 5\nsend_wait = 6\n\
        sockets_per_address = 7\nrequests_per_second = 8\nmessages_per_second = 9\nrefusals_per_socket = 10\n\
        guests_per_hour = 11\nmisses_per_hour = 12\ntables_per_hour = 13\nguest_tables_per_hour = 14\nlisted_per_network = 15\n";

    #[test]
    fn limits_that_a_file_sets_are_taken_from_it() {
        let file = || toml::from_str::<ServeArgs>(ALL).expect("settings");
        let taken = merged(ServeArgs::default(), file());
        assert_eq!(format!("{taken:?}"), format!("{:?}", file()));
        let flag = merged(ServeArgs { head_wait: Some(30), ..ServeArgs::default() }, file());
        assert_eq!((flag.head_wait, flag.body_wait), (Some(30), Some(4)));
    }
}
