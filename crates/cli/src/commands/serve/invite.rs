use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use wormery_server::own_address;
use wormery_words::say;

use crate::out::out;
use crate::reader::language;

/// Tells where the server is; in a network also for phones, with a picture to point a camera at.
///
/// Where the server can be opened to its network, `own` is the address of the page that can do it.
pub(super) fn print(listen: SocketAddr, base_url: Option<&str>, network: Option<IpAddr>, own: Option<&str>) {
    // If nobody reads it, the server serves all the same.
    let mut out = out();
    let _ = write(&mut out, listen, base_url, network, own).and_then(|()| out.flush());
}

/// The address of the page that can open the server to its network. What is behind `#` is sent to no server.
pub(super) fn with_key(listen: SocketAddr, key: &str) -> String {
    format!("{}/#key={key}", url(listen, None))
}

/// The address for a browser on this machine.
pub(super) fn url(listen: SocketAddr, base_url: Option<&str>) -> String {
    match base_url {
        Some(url) => url.to_owned(),
        None if listen.ip().is_unspecified() => format!("http://127.0.0.1:{}", listen.port()),
        None => format!("http://{listen}"),
    }
}

fn write(
    out: &mut impl Write,
    listen: SocketAddr,
    base_url: Option<&str>,
    network: Option<IpAddr>,
    own: Option<&str>,
) -> io::Result<()> {
    let url = url(listen, base_url);
    let language = language();
    let at = if base_url.is_some() {
        say!(language, cli_serve_at_listen, url = &url, listen = listen.to_string())
    } else {
        say!(language, cli_serve_at, url = &url)
    };
    writeln!(out, "{at}")?;
    if base_url.is_none()
        && let Some(address) = outside(listen.ip(), network)
    {
        let url = format!("http://{}", SocketAddr::new(address, listen.port()));
        writeln!(out, "{}\n{}", say!(language, cli_serve_network, url = &url), qr(&url))?;
    }
    if let Some(url) = own {
        writeln!(out, "{}", say!(language, cli_serve_open, url))?;
    }
    let program = program();
    let (play, join) = (format!("{program} play"), format!("{program} join {url}/t/CODE"));
    writeln!(out, "{}", say!(language, cli_serve_play, command = play))?;
    writeln!(out, "{}", say!(language, cli_serve_join, command = join))?;
    writeln!(out, "{}", say!(language, cli_serve_stop))
}

/// The address of this machine for others, if they can reach it there.
fn outside(listen: IpAddr, network: Option<IpAddr>) -> Option<IpAddr> {
    match listen {
        ip if ip.is_unspecified() => network.or_else(own_address),
        ip => (!ip.is_loopback()).then_some(ip),
    }
}

/// How this program was called, so that it can be called again.
fn program() -> String {
    let called =
        std::env::args().next().filter(|name| !name.is_empty() && !name.contains(char::is_whitespace));
    called.unwrap_or_else(|| "wormery".into())
}

fn qr(url: &str) -> String {
    let code = QrCode::new(url).ok();
    code.map_or(String::new(), |code| code.render::<Dense1x2>().build())
}
