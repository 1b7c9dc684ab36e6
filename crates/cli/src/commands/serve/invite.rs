use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr, UdpSocket};

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// Tells where the server is; in a network also for phones, with a picture to point a camera at.
pub(super) fn print(listen: SocketAddr, base_url: Option<&str>) {
    // If nobody reads it, the server serves all the same.
    let mut out = io::stdout().lock();
    let _ = write(&mut out, listen, base_url).and_then(|()| out.flush());
}

fn write(out: &mut impl Write, listen: SocketAddr, base_url: Option<&str>) -> io::Result<()> {
    if let Some(url) = base_url {
        writeln!(out, "Wormery is at {url} (listening on {listen})")?;
    } else if listen.ip().is_unspecified() {
        writeln!(out, "Wormery is at http://127.0.0.1:{}", listen.port())?;
        if let Some(address) = own_address() {
            let url = format!("http://{}", SocketAddr::new(address, listen.port()));
            writeln!(out, "In your network: {url}\n{}", qr(&url))?;
        }
    } else {
        writeln!(out, "Wormery is at http://{listen}")?;
    }
    writeln!(out, "Play in the terminal: wormery play        Stop: Ctrl-C")
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
