//! How the house reaches this machine. Its addresses are read from the system; nothing is sent.

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use std::net::IpAddr;

/// The addresses of this machine that others in the house can use, the likeliest first: private ones
/// of IPv4, then the rest. Those that mean something on one cable alone are left out.
pub(crate) fn addresses() -> Vec<IpAddr> {
    let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
    let addresses = interfaces.iter().map(if_addrs::Interface::ip);
    let mut addresses: Vec<IpAddr> = addresses.filter(is_reachable).collect();
    addresses.sort_by_key(|address| match address {
        IpAddr::V4(address) => (u8::from(!address.is_private()), *address),
        IpAddr::V6(_) => (2, std::net::Ipv4Addr::UNSPECIFIED),
    });
    addresses.dedup();
    addresses
}

fn is_reachable(address: &IpAddr) -> bool {
    let on_one_cable = match address {
        IpAddr::V4(address) => address.is_link_local(),
        IpAddr::V6(address) => address.is_unicast_link_local(),
    };
    !address.is_loopback() && !on_one_cable
}

/// What to type, or to point a phone at.
pub(crate) fn link(address: IpAddr, port: u16) -> String {
    match address {
        IpAddr::V4(address) => format!("http://{address}:{port}"),
        IpAddr::V6(address) => format!("http://[{address}]:{port}"),
    }
}

/// A link as a QR code for a terminal: light on dark, two rows of it a line.
pub(crate) fn qr(link: &str) -> Option<String> {
    let code = QrCode::new(link).ok()?;
    let mut drawn = code.render::<Dense1x2>();
    drawn.dark_color(Dense1x2::Light);
    drawn.light_color(Dense1x2::Dark);
    Some(format!("{}\n", drawn.build()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_else_reaches_the_loopback_or_the_far_end_of_a_cable() {
        let reachable = |text: &str| is_reachable(&text.parse().unwrap());
        for text in ["127.0.0.1", "169.254.1.1", "::1", "fe80::1"] {
            assert!(!reachable(text), "{text}");
        }
        for text in ["192.168.1.20", "10.0.0.7", "2001:db8::1"] {
            assert!(reachable(text), "{text}");
        }
    }

    /// A code of version 2 has 25 modules a side, and needs a quiet edge of four around it.
    #[test]
    fn a_code_has_its_size_and_its_edge() {
        let drawn = qr("http://192.0.2.20:4280").unwrap();
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines.len(), (25_usize + 8).div_ceil(2));
        assert!(lines.iter().all(|line| line.chars().count() == 25 + 8));
        assert!(lines[0].chars().all(|half| half == '█'), "light");
    }
}
