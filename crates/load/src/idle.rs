use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::Context;
use futures_util::StreamExt;
use serde_json::json;
use tokio::task::{AbortHandle, JoinSet};
use wormery_core::Word;
use wormery_games::GameId;
use wormery_protocol::TableInfo;

use crate::args::IdleArgs;
use crate::crowd::{Tally, each};
use crate::http::Http;
use crate::moves::megabytes;
use crate::process::Usage;
use crate::report::Report;
use crate::seat;
use crate::target::Target;

/// How many tables are worked on at a time.
const AT_A_TIME: usize = 8;
/// How many sockets come from one address.
const PER_ADDRESS: u32 = 10_000;
/// How long the sockets are left alone before the memory is read.
const QUIET: Duration = Duration::from_secs(5);

/// A table and those who will come to it.
struct Guests {
    code: String,
    cookies: Vec<String>,
}

/// Opens sockets on which nothing happens, and measures the memory that they take.
pub(crate) async fn run(args: &IdleArgs) -> anyhow::Result<Report> {
    let target = Target::find(&args.target).await?;
    let (address, per_table) = (target.address, args.per_table);
    let empty = Usage::of(target.pid)?.rss;
    let n_tables = args.sockets.div_ceil(per_table);
    let guests = each(n_tables, AT_A_TIME, |place| {
        let left = args.sockets - place * per_table;
        invite(address, left.min(per_table))
    })
    .await?;
    tokio::time::sleep(QUIET).await;
    let before = Usage::of(target.pid)?.rss;
    let (mut sockets, opened) = (JoinSet::new(), open_all(address, per_table, guests).await?);
    let handles: Vec<AbortHandle> = opened.into_iter().map(|socket| sockets.spawn(listen(socket))).collect();
    tokio::time::sleep(QUIET).await;
    let after = Usage::of(target.pid)?.rss;
    let mut tally = Tally::default();
    for _ in handles.iter().filter(|socket| socket.is_finished()) {
        tally.lose(&anyhow::anyhow!("a socket was closed by the server"));
    }
    sockets.shutdown().await;
    target.stop().await?;
    let mut report = Report::default();
    report.add("sockets", handles.len());
    report.add("tables", n_tables);
    report.add("server memory empty, MB", megabytes(empty));
    report.add("server memory before, MB", megabytes(before));
    report.add("server memory after, MB", megabytes(after));
    report.add("bytes per socket", after.saturating_sub(before) / u64::from(args.sockets));
    report.add_faults(&tally);
    Ok(report)
}

/// Makes a table, and the guests who will come to it.
async fn invite(address: SocketAddr, n_guests: u32) -> anyhow::Result<Guests> {
    let mut http = Http::connect(address, Ipv4Addr::LOCALHOST).await?;
    let mut cookies = Vec::new();
    for _ in 0..n_guests {
        cookies.push(http.new_guest().await?);
    }
    let request = json!({ "game": GameId::ALL[0].word(), "seats": [{ "type": "me" }, { "type": "open" }] });
    let made: TableInfo = http.post("/api/v1/tables", &cookies[0], &request).await?;
    Ok(Guests { code: made.code, cookies })
}

async fn open_all(
    address: SocketAddr,
    per_table: u32,
    guests: Vec<Guests>,
) -> anyhow::Result<Vec<seat::Socket>> {
    let guests = std::sync::Arc::new(guests);
    let opened = each(guests.len() as u32, AT_A_TIME, |place| {
        let guests = guests.clone();
        async move {
            let neighbor = u8::try_from(place * per_table / PER_ADDRESS).context("too many sockets")?;
            let from = Ipv4Addr::new(127, 0, 0, 1 + neighbor);
            let Guests { code, cookies } = &guests[place as usize];
            let mut sockets = Vec::with_capacity(cookies.len());
            for cookie in cookies {
                sockets.push(seat::open(address, code, cookie, from).await?);
            }
            Ok(sockets)
        }
    });
    Ok(opened.await?.into_iter().flatten().collect())
}

/// Reads whatever comes, and answers when it is asked whether it is still there.
async fn listen(mut socket: seat::Socket) {
    while let Some(Ok(_)) = socket.next().await {}
}
