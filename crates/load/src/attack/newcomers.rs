use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use anyhow::Context;
use tokio::time::Instant;

use crate::crowd::Tally;
use crate::http::Http;
use crate::latency::Latencies;

/// How often somebody new comes.
const OFTEN: Duration = Duration::from_millis(250);
/// How many come from one network.
const PER_NETWORK: u64 = 60;
/// How long it may take before it counts as lost.
const PATIENCE: Duration = Duration::from_secs(10);

/// People come one after the other, until a time: each becomes a guest and looks at the public tables.
pub(super) async fn come(address: SocketAddr, stretch: u64, end: Instant) -> (Tally, Latencies) {
    let (mut tally, mut times) = (Tally::default(), Latencies::default());
    for number in 0.. {
        let begin = Instant::now();
        if begin >= end {
            break;
        }
        let from = Ipv4Addr::new(127, 0, 2 + stretch as u8, 1 + (number / PER_NETWORK % 250) as u8);
        match tokio::time::timeout(PATIENCE, look_in(address, from)).await.context("nobody answers") {
            Ok(Ok(())) => times.add(begin.elapsed()),
            Ok(Err(error)) | Err(error) => tally.lose(&error.context("somebody new is kept out")),
        }
        tokio::time::sleep_until((begin + OFTEN).min(end)).await;
    }
    (tally, times)
}

async fn look_in(address: SocketAddr, from: Ipv4Addr) -> anyhow::Result<()> {
    let mut http = Http::connect(address, from).await?;
    http.new_guest().await?;
    http.get::<serde_json::Value>("/api/v1/tables").await?;
    Ok(())
}
