use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, bail};
use wormery_server::Settings;

use super::ServeArgs;
use super::data::database;

/// A year.
const LONGEST_S: u64 = 31_536_000;
/// A minute.
const LONGEST_MS: u64 = 60_000;

/// How the server behaves, as the arguments say.
pub(super) fn of(args: &ServeArgs) -> anyhow::Result<Settings> {
    let usual = Settings::default();
    let data = args.data.as_deref();
    Ok(Settings {
        listen: listen(args, usual.listen)?,
        metrics_listen: args.metrics_listen,
        database: database(data, args.database_url.as_deref())?,
        nats: args.nats.as_deref().map(nats).transpose()?,
        base_url: args.base_url.as_deref().map(base_url).transpose()?,
        allowed_hosts: args
            .allow_host
            .iter()
            .filter(|name| !name.is_empty())
            .map(|name| allowed_host(name))
            .collect::<Result<_, _>>()?,
        network_address: args.network_address,
        trust_proxy: args.trust_proxy,
        bot_pace: millis("bot-pace-ms", args.bot_pace_ms, usual.bot_pace)?,
        bot_time: millis("bot-ms", args.bot_ms, usual.bot_time)?,
        away_after: seconds("away-after", args.away_after, usual.away_after)?,
        close_after: seconds("close-after", args.close_after, usual.close_after)?,
        review_playouts: args.review_playouts.unwrap_or(usual.review_playouts),
        ..limits(args, usual)?
    })
}

/// The usual settings with the limits of the arguments.
fn limits(args: &ServeArgs, usual: Settings) -> anyhow::Result<Settings> {
    Ok(Settings {
        connections: args.connections.or(usual.connections),
        connections_per_network: args.connections_per_network.unwrap_or(usual.connections_per_network),
        head_wait: seconds("head-wait", args.head_wait, usual.head_wait)?,
        body_wait: seconds("body-wait", args.body_wait, usual.body_wait)?,
        idle_wait: seconds("idle-wait", args.idle_wait, usual.idle_wait)?,
        send_wait: seconds("send-wait", args.send_wait, usual.send_wait)?,
        sockets_per_address: args.sockets_per_address.unwrap_or(usual.sockets_per_address),
        requests_per_second: args.requests_per_second.unwrap_or(usual.requests_per_second),
        messages_per_second: args.messages_per_second.unwrap_or(usual.messages_per_second),
        refusals_per_socket: args.refusals_per_socket.unwrap_or(usual.refusals_per_socket),
        guests_per_hour: args.guests_per_hour.unwrap_or(usual.guests_per_hour),
        tables_per_hour: args.tables_per_hour.unwrap_or(usual.tables_per_hour),
        guest_tables_per_hour: args.guest_tables_per_hour.unwrap_or(usual.guest_tables_per_hour),
        misses_per_hour: args.misses_per_hour.unwrap_or(usual.misses_per_hour),
        listed_per_network: args.listed_per_network.unwrap_or(usual.listed_per_network),
        tables_per_guest: args.tables_per_guest.unwrap_or(usual.tables_per_guest),
        ..usual
    })
}

/// A time that a flag, the environment or the file gives in seconds: a year at most, so that every moment is a number.
fn seconds(flag: &str, given: Option<u64>, usual: Duration) -> anyhow::Result<Duration> {
    at_most(flag, given, LONGEST_S).map(|given| given.map_or(usual, Duration::from_secs))
}

/// A time in milliseconds: a minute at most, after which nobody believes in a bot any more.
fn millis(flag: &str, given: Option<u64>, usual: Duration) -> anyhow::Result<Duration> {
    at_most(flag, given, LONGEST_MS).map(|given| given.map_or(usual, Duration::from_millis))
}

fn at_most(flag: &str, given: Option<u64>, most: u64) -> anyhow::Result<Option<u64>> {
    match given {
        Some(given) if given > most => bail!("--{flag} {given}: it is {most} at most"),
        given => Ok(given),
    }
}

/// Where to listen; `PORT` in the environment chooses the port alone, as many hosts do it.
fn listen(args: &ServeArgs, usual: SocketAddr) -> anyhow::Result<SocketAddr> {
    if let Some(listen) = args.listen {
        return Ok(listen);
    }
    match std::env::var("PORT") {
        Ok(port) => {
            let port = port.parse().with_context(|| format!("PORT: {port:?} is not a port"))?;
            Ok(SocketAddr::from(([0, 0, 0, 0], port)))
        }
        Err(_) => Ok(usual),
    }
}

fn nats(url: &str) -> anyhow::Result<String> {
    let is_url = url.starts_with("nats://") || url.starts_with("tls://");
    // It may have a password in it.
    anyhow::ensure!(is_url, "--nats: it begins with nats:// or tls://");
    Ok(url.to_owned())
}

fn allowed_host(name: &str) -> anyhow::Result<String> {
    let is_name = |byte: u8| byte.is_ascii_alphanumeric() || b"-._".contains(&byte);
    anyhow::ensure!(name.bytes().all(is_name), "--allow-host {name}: it is a name such as worms.example");
    Ok(name.to_owned())
}

fn base_url(url: &str) -> anyhow::Result<String> {
    let is_url = url.starts_with("http://") || url.starts_with("https://");
    anyhow::ensure!(is_url, "--base-url {url}: it begins with http:// or https://");
    Ok(url.trim_end_matches('/').to_owned())
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Program {
        #[command(flatten)]
        args: ServeArgs,
    }

    const FLAGS: &str = "serve --connections 1 --connections-per-network 2 --head-wait 3 --body-wait 4 --idle-wait 5 \
        --send-wait 6 --sockets-per-address 7 --requests-per-second 8 --messages-per-second 9 --refusals-per-socket 10 \
        --guests-per-hour 11 --misses-per-hour 12 --tables-per-hour 13 --guest-tables-per-hour 14 \
        --listed-per-network 15";

    #[test]
    fn every_limit_has_a_flag() {
        let Program { args } = Program::try_parse_from(FLAGS.split_whitespace()).expect("they are flags");
        let limits = Settings {
            connections: Some(1),
            connections_per_network: 2,
            head_wait: Duration::from_secs(3),
            body_wait: Duration::from_secs(4),
            idle_wait: Duration::from_secs(5),
            send_wait: Duration::from_secs(6),
            sockets_per_address: 7,
            requests_per_second: 8,
            messages_per_second: 9,
            refusals_per_socket: 10,
            guests_per_hour: 11,
            misses_per_hour: 12,
            tables_per_hour: 13,
            guest_tables_per_hour: 14,
            listed_per_network: 15,
            ..Settings::default()
        };
        assert_eq!(super::limits(&args, Settings::default()).expect("they are small"), limits);
    }
}
