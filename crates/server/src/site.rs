//! How the server is reached: who asks, by which name, and which names are its own.

use crate::hall::Hall;
use crate::origin::{Origin, Scheme};
use crate::visitors::Held;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::{Extension, Json};
use ipnet::IpNet;
use serde::Serialize;
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

/// How the server is reached. Usually from this machine alone.
#[derive(Clone, Debug, Default)]
pub struct Site {
    /// Where everybody reaches it, if it stands behind a proxy or has a name.
    pub public: Option<Origin>,
    /// The addresses of this machine at which the house reaches it, the likeliest first.
    pub house: Vec<IpAddr>,
    /// Who may say on whose behalf they ask: `X-Forwarded-For`, `-Proto` and `-Host`.
    pub proxies: Vec<IpNet>,
    /// Whether everybody may read `/metrics`; otherwise only this machine.
    pub metrics_public: bool,
}

/// The two ends of a connection.
#[derive(Clone, Debug)]
pub(crate) struct Met {
    pub(crate) peer: IpAddr,
    pub(crate) local: SocketAddr,
    /// Its place among the connections that are counted.
    pub(crate) held: Arc<Held>,
}

/// Who asks, and by which name.
#[derive(Clone, Debug)]
pub(crate) struct Caller {
    pub(crate) address: IpAddr,
    /// The origin of a page that was loaded the same way.
    pub(crate) origin: Origin,
    /// Whether it certainly comes from this machine, and through no proxy.
    pub(crate) is_local: bool,
}

const FOR: &str = "x-forwarded-for";
const PROTO: &str = "x-forwarded-proto";
const HOST: &str = "x-forwarded-host";

impl Site {
    /// Whether what this one says about others is believed.
    pub(crate) fn trusts(&self, peer: IpAddr) -> bool {
        self.proxies.iter().any(|proxies| proxies.contains(&peer))
    }

    /// Who asks; none if they ask for a host that is not this one. A page of a foreign name that
    /// was made to point here must not pass for one of ours.
    pub(crate) fn caller(&self, met: &Met, headers: &HeaderMap) -> Option<Caller> {
        let is_proxy = self.trusts(met.peer);
        let forwarded = |name| match is_proxy {
            true => text(headers, name).map(first),
            false => None,
        };
        let scheme = forwarded(PROTO).and_then(Scheme::parse);
        let host = forwarded(HOST).or_else(|| text(headers, header::HOST.as_str()))?;
        let asked = Origin::at(scheme.unwrap_or(Scheme::Http), host)?;
        let public = self.public.as_ref().filter(|public| asked.is_at(public));
        let is_own = asked.ip() == Some(met.local.ip().to_canonical());
        let origin = match public {
            Some(public) => public.clone(),
            None if is_own || asked.is_loopback() => asked,
            None => return None,
        };
        let address = match is_proxy {
            true => self.forwarded_for(headers).unwrap_or(met.peer),
            false => met.peer,
        };
        let is_local = address.is_loopback()
            && origin.is_loopback()
            && (is_proxy || !headers.contains_key(FOR));
        Some(Caller {
            address,
            origin,
            is_local,
        })
    }

    /// The last one in the list whom no proxy of ours vouches for any further: what stands before
    /// it anybody could have written.
    fn forwarded_for(&self, headers: &HeaderMap) -> Option<IpAddr> {
        let lists = headers.get_all(FOR).iter();
        let lists: Vec<&str> = lists
            .map(|list| list.to_str().unwrap_or_default())
            .collect();
        let named = lists.iter().flat_map(|list| list.split(','));
        let mut last = None;
        for name in named.rev() {
            let Some(address) = address(name.trim()) else {
                break;
            };
            last = Some(address);
            if !self.trusts(address) {
                break;
            }
        }
        last
    }

    /// Whether a page of this origin is one of ours, for who asks like this.
    pub(crate) fn is_own(&self, origin: &Origin, caller: &Caller) -> bool {
        *origin == caller.origin || Some(origin) == self.public.as_ref()
    }

    /// Where others reach it, as far as is known; where one is oneself, if nowhere.
    fn base(&self, caller: &Caller, port: u16) -> Origin {
        let house = self.house.first().filter(|_| caller.origin.is_loopback());
        let is_of_house = caller
            .origin
            .ip()
            .is_some_and(|ip| self.house.contains(&ip));
        match (&self.public, house) {
            (Some(public), _) => public.clone(),
            (None, Some(house)) if !is_of_house => Origin::of(*house, port),
            (None, _) => caller.origin.clone(),
        }
    }
}

/// Where an invitation leads.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(crate) struct SiteInfo {
    /// What a link to give away begins with.
    base: String,
    /// Whether such a link works on this machine alone.
    only_here: bool,
}

pub(crate) async fn site(
    State(hall): State<Arc<Hall>>,
    Extension(caller): Extension<Caller>,
    Extension(met): Extension<Met>,
) -> Json<SiteInfo> {
    let base = hall.site.base(&caller, met.local.port());
    let is_of_house = base.ip().is_some_and(|ip| hall.site.house.contains(&ip));
    Json(SiteInfo {
        only_here: base.is_loopback() && !is_of_house,
        base: base.to_string(),
    })
}

fn text<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name)?.to_str().ok()
}

fn first(list: &str) -> &str {
    list.split(',').next().unwrap_or(list).trim()
}

/// Some proxies name the port as well.
fn address(text: &str) -> Option<IpAddr> {
    let ip = text.parse().ok();
    let with_port = || text.parse().ok().map(|address: SocketAddr| address.ip());
    ip.or_else(with_port).map(|ip: IpAddr| ip.to_canonical())
}
