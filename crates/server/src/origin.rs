//! Origins, as browsers understand them: scheme, host and port together.

use axum::http::uri::Authority;
use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// How a page travels.
#[derive(Copy, Clone, Debug, Eq, PartialEq)]
pub(crate) enum Scheme {
    Http,
    Https,
}

impl Scheme {
    pub(crate) fn parse(text: &str) -> Option<Self> {
        match text.trim() {
            text if text.eq_ignore_ascii_case("http") => Some(Self::Http),
            text if text.eq_ignore_ascii_case("https") => Some(Self::Https),
            _ => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Self::Http => "http",
            Self::Https => "https",
        }
    }

    fn port(self) -> u16 {
        match self {
            Self::Http => 80,
            Self::Https => 443,
        }
    }
}

/// Where a page comes from: `https://games.example`.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Origin {
    scheme: Scheme,
    /// In small letters; an address of IPv6 stands in brackets.
    host: String,
    port: u16,
}

impl Origin {
    /// What a `Host` header names, reached by this scheme.
    pub(crate) fn at(scheme: Scheme, authority: &str) -> Option<Self> {
        // Who writes a user before the host wants it to be taken for something else.
        if authority.contains('@') {
            return None;
        }
        let authority: Authority = authority.trim().parse().ok()?;
        let host = authority.host().to_ascii_lowercase();
        let rest = authority.as_str().get(host.len()..)?;
        let port = match rest.strip_prefix(':') {
            Some(port) => port.parse().ok()?,
            None => scheme.port(),
        };
        (!host.is_empty()).then_some(Self { scheme, host, port })
    }

    /// An address of this machine.
    pub(crate) fn of(address: IpAddr, port: u16) -> Self {
        let host = match address {
            IpAddr::V4(address) => address.to_string(),
            IpAddr::V6(address) => format!("[{address}]"),
        };
        let scheme = Scheme::Http;
        Self { scheme, host, port }
    }

    /// Whether it is the same host and port, however it is reached.
    pub(crate) fn is_at(&self, other: &Self) -> bool {
        let is_default = |origin: &Self| origin.port == origin.scheme.port();
        let ports = self.port == other.port || is_default(self) && is_default(other);
        self.host == other.host && ports
    }

    /// The address it names, if it names one and not a name.
    pub(crate) fn ip(&self) -> Option<IpAddr> {
        let host = self.host.strip_prefix('[').unwrap_or(&self.host);
        let host = host.strip_suffix(']').unwrap_or(host);
        host.parse().ok().map(|ip: IpAddr| ip.to_canonical())
    }

    /// Whether it only means something on this machine.
    pub(crate) fn is_loopback(&self) -> bool {
        match self.ip() {
            Some(ip) => ip.is_loopback(),
            None => self.host == "localhost" || self.host.ends_with(".localhost"),
        }
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { scheme, host, port } = self;
        write!(f, "{}://{host}", scheme.name())?;
        match *port == scheme.port() {
            true => Ok(()),
            false => write!(f, ":{port}"),
        }
    }
}

/// Not the address of a site.
#[derive(Debug, thiserror::Error)]
#[error("this is no address of a site: give http:// or https:// and a host, without a path")]
pub struct NoOrigin;

impl FromStr for Origin {
    type Err = NoOrigin;

    fn from_str(text: &str) -> Result<Self, NoOrigin> {
        let (scheme, authority) = text.split_once("://").ok_or(NoOrigin)?;
        let scheme = Scheme::parse(scheme).ok_or(NoOrigin)?;
        Self::at(scheme, authority).ok_or(NoOrigin)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn origin(text: &str) -> Option<Origin> {
        text.parse().ok()
    }

    #[test]
    fn the_usual_port_need_not_be_said() {
        assert_eq!(origin("http://here"), origin("HTTP://Here:80"));
        assert_eq!(origin("https://here"), origin("https://here:443"));
        assert_ne!(origin("http://here"), origin("https://here"));
        assert_ne!(origin("http://here:80"), origin("http://here:81"));
        let spelled = origin("http://[::1]:4280").map(|origin| origin.to_string());
        assert_eq!(spelled.as_deref(), Some("http://[::1]:4280"));
    }

    #[test]
    fn what_is_no_origin_is_none() {
        for text in [
            "null",
            "",
            "here",
            "evil://here",
            "http://",
            "http://here/path",
            "http://user@here",
            "http://here:99999",
            "http://a b",
        ] {
            assert_eq!(origin(text), None, "{text}");
        }
    }

    #[test]
    fn this_machine_has_many_names() {
        let own = ["localhost:1", "127.0.0.1", "127.9.9.9:5", "[::1]:80"];
        for host in own {
            let origin = Origin::at(Scheme::Http, host).unwrap();
            assert!(origin.is_loopback(), "{host}");
        }
        for host in ["localhost.example", "127.0.0.1.example", "192.0.2.1", "10"] {
            let origin = Origin::at(Scheme::Http, host).unwrap();
            assert!(!origin.is_loopback(), "{host}");
        }
    }
}
