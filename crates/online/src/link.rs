//! Links to tables: where others reach the page, and the link as a QR code.

use std::{
    fmt::Write as _,
    net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket},
};

use axum::http::{HeaderMap, header, uri::Authority};
use qrcode::{EcLevel, QrCode, types::Color};
use wire::TableId;

/// A link, under the address at which a page is.
pub(crate) fn to_table(base: &str, table: TableId) -> String {
    format!("{}/t/{table}", base.trim_end_matches('/'))
}

/// The address of the page, as others reach it. Whoever asks under a name that only this machine has is told its address
/// in the network, if the server listens there.
pub(crate) fn base(headers: &HeaderMap, is_https: bool, listens: Option<SocketAddr>) -> String {
    let scheme = if is_https { "https" } else { "http" };
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    // A host is a name and a port; names of users do not belong there.
    let host = host.and_then(|host| host.parse::<Authority>().ok()).filter(|host| !host.as_str().contains('@'));
    let is_own = host.as_ref().is_none_or(|host| is_loopback(host.host()));
    if let Some(listens) = listens.filter(|listens| is_own && listens.ip().is_unspecified())
        && let Some(address) = in_network()
    {
        return format!("http://{}", SocketAddr::new(address, listens.port()));
    }
    match (host, listens) {
        (Some(host), _) => format!("{scheme}://{host}"),
        (None, Some(listens)) => format!("{scheme}://{listens}"),
        (None, None) => format!("{scheme}://localhost"),
    }
}

fn is_loopback(host: &str) -> bool {
    let address: Result<IpAddr, _> = host.trim_matches(['[', ']']).parse();
    address.map_or_else(|_| host.eq_ignore_ascii_case("localhost"), |address| address.to_canonical().is_loopback())
}

/// The address of this machine in its network: the one from which it would send to others. Nothing is sent.
pub fn in_network() -> Option<IpAddr> {
    // Anywhere, then the private networks, for a network that leads nowhere else.
    let anywhere = [[192, 0, 2, 1], [192, 168, 255, 254], [10, 255, 255, 254], [172, 31, 255, 254]];
    let from = |to: [u8; 4]| {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        socket.connect((Ipv4Addr::from(to), 9)).ok()?;
        Some(socket.local_addr().ok()?.ip()).filter(|address| !address.is_loopback() && !address.is_unspecified())
    };
    anywhere.into_iter().find_map(from)
}

/// A QR code as SVG: dark on light whatever the theme, with the margin that readers need.
pub(crate) fn qr_svg(link: &str) -> Option<String> {
    /// Readers expect as many modules of margin.
    const MARGIN: usize = 4;
    let code = QrCode::with_error_correction_level(link, EcLevel::M).ok()?;
    let (width, colors) = (code.width(), code.to_colors());
    let side = width + 2 * MARGIN;
    let mut path = String::new();
    for (y, row) in colors.chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|a, b| a == b) {
            if run[0] == Color::Dark {
                write!(path, "M{} {}h{length}v1h-{length}z", x + MARGIN, y + MARGIN, length = run.len()).ok()?;
            }
            x += run.len();
        }
    }
    Some(format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0 0h{side}v{side}h-{side}z\"/><path d=\"{path}\"/></svg>\n"
    ))
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    fn asked_under(host: &str) -> HeaderMap {
        HeaderMap::from_iter([(header::HOST, HeaderValue::from_str(host).unwrap())])
    }

    #[test]
    fn a_link_has_the_address_under_which_the_server_was_asked() {
        let here: SocketAddr = "127.0.0.1:1357".parse().unwrap();
        for (host, is_https, link) in [
            ("localhost:1357", false, "http://localhost:1357"),
            ("claim.example", true, "https://claim.example"),
            ("[::1]:1357", false, "http://[::1]:1357"),
            ("a@b\" onload", false, "http://127.0.0.1:1357"),
            ("user@claim.example", false, "http://127.0.0.1:1357"),
        ] {
            assert_eq!(base(&asked_under(host), is_https, Some(here)), link);
        }
        assert_eq!(base(&HeaderMap::new(), false, None), "http://localhost");
    }

    #[test]
    fn whoever_opens_a_table_on_this_machine_gets_a_link_for_the_network() {
        let everywhere: SocketAddr = "0.0.0.0:1357".parse().unwrap();
        let Some(address) = in_network() else { return };
        for host in ["localhost:1357", "LOCALHOST:1357", "127.0.0.1:1357", "[::1]:1357", "[::ffff:127.0.0.1]:1357"] {
            let base = base(&asked_under(host), false, Some(everywhere));
            assert_eq!(base, format!("http://{}", SocketAddr::new(address, 1357)), "{host}");
        }
        assert_eq!(base(&asked_under("myhost:1357"), false, Some(everywhere)), "http://myhost:1357");
    }

    #[test]
    fn a_qr_code_holds_the_link() {
        let link = to_table("http://192.168.178.20:1357/", TableId::new([7; 10]));
        let svg = qr_svg(&link).unwrap();
        let code = QrCode::with_error_correction_level(&link, EcLevel::M).unwrap();
        let dark: usize = code.to_colors().iter().filter(|color| **color == Color::Dark).count();
        let drawn: usize = svg.split('h').skip(1).filter_map(|run| run.split_once("v1")?.0.parse::<usize>().ok()).sum();
        assert_eq!(drawn, dark);
        assert!(svg.len() < 16 * 1024, "{}", svg.len());
        assert!(qr_svg(&"x".repeat(5_000)).is_none(), "too long for any code");
    }
}
