use std::net::{Ipv4Addr, SocketAddr};

use serde_json::{Value, json};
use tokio::time::Instant;
use wormery_protocol::TableInfo;

use crate::args::LobbyArgs;
use crate::crowd::{Tally, each};
use crate::http::Http;
use crate::latency::Latencies;
use crate::moves::megabytes;
use crate::process::Usage;
use crate::report::Report;
use crate::table::game_of;
use crate::target::Target;

/// How many guests make tables at a time.
const AT_A_TIME: usize = 8;
/// How many tables each of them makes, as a guest may.
const PER_GUEST: u32 = 20;
/// How often each thing is asked for.
const TRIES: usize = 100;

/// Makes many tables, and measures how long it takes to list the public ones, and to change a name at all of one's own.
pub(crate) async fn run(args: &LobbyArgs) -> anyhow::Result<Report> {
    let target = Target::find(&args.target).await?;
    let address = target.address;
    let hosts =
        each(args.tables.div_ceil(PER_GUEST), AT_A_TIME, |place| make_some(address, place * PER_GUEST));
    let hosts = hosts.await?;
    let (mut listing, mut renaming, mut making) =
        (Latencies::default(), Latencies::default(), Latencies::default());
    let mut http = Http::connect(address, Ipv4Addr::LOCALHOST).await?;
    let stranger = http.new_guest().await?;
    for number in 0..TRIES {
        let begin = Instant::now();
        http.get::<Value>("/api/v1/tables").await?;
        listing.add(begin.elapsed());
        let begin = Instant::now();
        http.patch("/api/v1/me", &hosts[number % hosts.len()], &json!({ "name": format!("Worm {number}") }))
            .await?;
        renaming.add(begin.elapsed());
        let begin = Instant::now();
        let made: TableInfo = http.post("/api/v1/tables", &stranger, &table_of(0)).await?;
        http.get::<TableInfo>(&format!("/api/v1/tables/{}", made.code)).await?;
        making.add(begin.elapsed());
    }
    let rss = Usage::of(target.pid)?.rss;
    target.stop().await?;
    let mut report = Report::default();
    report.add("tables", args.tables.div_ceil(PER_GUEST) * PER_GUEST);
    report.add("public tables listed, ms", listing.summary());
    report.add("name changed at 20 tables, ms", renaming.summary());
    report.add("table made and looked at, ms", making.summary());
    report.add("server memory, MB", megabytes(rss));
    report.add_faults(&Tally::default());
    Ok(report)
}

/// Comes as a guest and makes his tables; his cookie.
async fn make_some(address: SocketAddr, from: u32) -> anyhow::Result<String> {
    let mut http = Http::connect(address, Ipv4Addr::LOCALHOST).await?;
    let cookie = http.new_guest().await?;
    for place in from..from + PER_GUEST {
        let _: TableInfo = http.post("/api/v1/tables", &cookie, &table_of(place)).await?;
    }
    Ok(cookie)
}

/// Every other table is public.
fn table_of(place: u32) -> Value {
    json!({ "game": game_of(None, place), "public": place.is_multiple_of(2) })
}
