use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr, UdpSocket};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use wormery_words::say;

use crate::reader::language;

/// Tells where the server is; in a network also for phones, with a picture to point a camera at.
pub(super) fn print(listen: SocketAddr, base_url: Option<&str>) {
    // If nobody reads it, the server serves all the same.
    let mut out = io::stdout().lock();
    let _ = write(&mut out, listen, base_url).and_then(|()| out.flush());
}

/// The address for a browser on this machine.
pub(super) fn url(listen: SocketAddr, base_url: Option<&str>) -> String {
    match base_url {
        Some(url) => url.to_owned(),
        None if listen.ip().is_unspecified() => format!("http://127.0.0.1:{}", listen.port()),
        None => format!("http://{listen}"),
    }
}

fn write(out: &mut impl Write, listen: SocketAddr, base_url: Option<&str>) -> io::Result<()> {
    let url = url(listen, base_url);
    let language = language();
    let at = if base_url.is_some() {
        say!(language, cli_serve_at_listen, url = &url, listen = listen.to_string())
    } else {
        say!(language, cli_serve_at, url = &url)
    };
    writeln!(out, "{at}")?;
    if base_url.is_none()
        && listen.ip().is_unspecified()
        && let Some(address) = own_address()
    {
        let url = format!("http://{}", SocketAddr::new(address, listen.port()));
        writeln!(out, "{}\n{}", say!(language, cli_serve_network, url = &url), qr(&url))?;
    }
    let program = program();
    let (play, join) = (format!("{program} play"), format!("{program} join {url}/t/CODE"));
    writeln!(out, "{}", say!(language, cli_serve_play, command = play))?;
    writeln!(out, "{}", say!(language, cli_serve_join, command = join))?;
    writeln!(out, "{}", say!(language, cli_serve_stop))
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

/// The address of this machine in its network. Nothing is sent: connecting only chooses the way out.
fn own_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}
