//! Who asks for how much: counted by address, so that nobody uses up what others need.
//!
//! A house behind one address shares its limits, which are therefore generous; what one seat may
//! say is counted by itself, whatever address it comes from.

use crate::limits::{Limits, MACHINES, Rate, SHORT, TABLES};
use host::{Code, Fault, TokenHash};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How often those who have long gone are forgotten.
const SWEEP: Duration = Duration::from_secs(30);

/// Whose account something goes to.
#[derive(Copy, Clone, Debug, Eq, PartialEq, Hash)]
struct Account(IpAddr);

impl Account {
    /// Whoever has one address of IPv6 has the whole network it is in.
    fn of(address: IpAddr) -> Self {
        match address.to_canonical() {
            IpAddr::V6(address) => {
                let network = address.to_bits() & (u128::MAX << 64);
                Self(Ipv6Addr::from_bits(network).into())
            }
            v4 @ IpAddr::V4(_) => Self(v4),
        }
    }
}

/// What one address has, and did lately.
#[derive(Debug)]
struct Visitor {
    connections: u32,
    mute: u32,
    requests: Rate,
    messages: Rate,
    tables: Rate,
    machines: Rate,
}

impl Visitor {
    fn new(limits: &Limits, now: Instant) -> Self {
        Self {
            connections: 0,
            mute: 0,
            requests: Rate::new(limits.requests, SHORT, now),
            messages: Rate::new(limits.messages_per_address, SHORT, now),
            tables: Rate::new(limits.tables, TABLES, now),
            machines: Rate::new(limits.tables_of_machines, MACHINES, now),
        }
    }

    fn is_gone(&self, now: Instant) -> bool {
        let rates = [&self.requests, &self.messages, &self.tables, &self.machines];
        self.connections == 0 && self.mute == 0 && rates.iter().all(|rate| rate.is_past(now))
    }
}

#[derive(Debug)]
struct Book {
    by_address: HashMap<Account, Visitor>,
    by_seat: HashMap<TokenHash, Rate>,
    connections: u32,
    sockets: u32,
    swept: Instant,
}

/// Everybody who asked for something lately.
#[derive(Debug)]
pub(crate) struct Visitors {
    limits: Limits,
    book: Mutex<Book>,
}

/// Who says something on a socket.
#[derive(Clone, Debug)]
pub(crate) enum Speaker {
    /// Somebody who has no seat.
    Address(IpAddr),
    /// Whoever has what opens this seat.
    Seat(TokenHash),
}

/// What is counted as long as it is there.
#[derive(Copy, Clone, Debug)]
enum Kind {
    /// A connection of somebody who counts for themselves.
    Connection,
    /// A connection of a proxy, who asks for many.
    Proxy,
    /// A socket that was not welcomed yet.
    Mute,
    /// A socket.
    Socket,
}

/// Something that counts until it is dropped.
#[derive(Debug)]
pub(crate) struct Held {
    visitors: Arc<Visitors>,
    account: Account,
    kind: Kind,
}

impl Drop for Held {
    fn drop(&mut self) {
        let mut book = self.visitors.book();
        match self.kind {
            Kind::Connection | Kind::Proxy => book.connections -= 1,
            Kind::Socket => book.sockets -= 1,
            Kind::Mute => {}
        }
        let Some(visitor) = book.by_address.get_mut(&self.account) else {
            return;
        };
        match self.kind {
            Kind::Connection => visitor.connections -= 1,
            Kind::Mute => visitor.mute -= 1,
            Kind::Proxy | Kind::Socket => {}
        }
    }
}

impl Visitors {
    pub(crate) fn new(limits: Limits) -> Arc<Self> {
        let book = Book {
            by_address: HashMap::new(),
            by_seat: HashMap::new(),
            connections: 0,
            sockets: 0,
            swept: Instant::now(),
        };
        Arc::new(Self {
            limits,
            book: Mutex::new(book),
        })
    }

    /// Somebody connects; none if they have too many connections, or there are too many.
    pub(crate) fn connect(self: &Arc<Self>, address: IpAddr) -> Option<Held> {
        let account = Account::of(address);
        self.visit(account, |book, limits| {
            let is_full = book.connections >= limits.connections;
            let visitor = book.by_address.get_mut(&account)?;
            if is_full || visitor.connections >= limits.connections_per_address {
                return None;
            }
            visitor.connections += 1;
            book.connections += 1;
            Some(self.held(account, Kind::Connection))
        })
    }

    /// A proxy connects.
    pub(crate) fn connect_proxy(self: &Arc<Self>, address: IpAddr) -> Option<Held> {
        let mut book = self.book();
        if book.connections >= self.limits.connections {
            return None;
        }
        book.connections += 1;
        Some(self.held(Account::of(address), Kind::Proxy))
    }

    /// A socket is opened that has yet to say hello.
    pub(crate) fn mute(self: &Arc<Self>, address: IpAddr) -> Result<Held, Fault> {
        let account = Account::of(address);
        let held = self.visit(account, |book, limits| {
            let visitor = book.by_address.get_mut(&account)?;
            if visitor.mute >= limits.mute {
                return None;
            }
            visitor.mute += 1;
            Some(self.held(account, Kind::Mute))
        });
        held.ok_or_else(|| too_many("too-many-mute"))
    }

    /// A socket is there.
    pub(crate) fn socket(self: &Arc<Self>, address: IpAddr) -> Held {
        self.book().sockets += 1;
        self.held(Account::of(address), Kind::Socket)
    }

    /// Something is asked for.
    pub(crate) fn request(&self, address: IpAddr) -> Result<(), Fault> {
        let counted = self.count(address, |visitor| &mut visitor.requests);
        counted
            .then_some(())
            .ok_or_else(|| too_many("too-many-requests"))
    }

    /// A table is to be opened. What is refused afterwards counts too.
    pub(crate) fn table(&self, address: IpAddr) -> Result<(), Fault> {
        let counted = self.count(address, |visitor| &mut visitor.tables);
        counted
            .then_some(())
            .ok_or_else(|| too_many("too-many-tables"))
    }

    /// A table with machines is to be opened.
    pub(crate) fn table_of_machines(&self, address: IpAddr) -> Result<(), Fault> {
        let counted = self.count(address, |visitor| &mut visitor.machines);
        counted
            .then_some(())
            .ok_or_else(|| too_many("too-many-machines"))
    }

    /// Something is said on a socket; whether it is still heard.
    pub(crate) fn message(&self, speaker: &Speaker) -> bool {
        let seat = match speaker {
            Speaker::Address(address) => {
                return self.count(*address, |visitor| &mut visitor.messages);
            }
            Speaker::Seat(seat) => seat,
        };
        let now = Instant::now();
        let mut book = self.book();
        if let Some(rate) = book.by_seat.get_mut(seat) {
            return rate.allows(now);
        }
        let mut rate = Rate::new(self.limits.messages, SHORT, now);
        let allows = rate.allows(now);
        book.by_seat.insert(seat.clone(), rate);
        allows
    }

    /// How many connections and sockets there are.
    pub(crate) fn present(&self) -> (u32, u32) {
        let book = self.book();
        (book.connections, book.sockets)
    }

    fn count(&self, address: IpAddr, rate: impl FnOnce(&mut Visitor) -> &mut Rate) -> bool {
        let account = Account::of(address);
        let now = Instant::now();
        let allowed = self.visit(account, |book, _| {
            Some(rate(book.by_address.get_mut(&account)?).allows(now))
        });
        allowed.unwrap_or(false)
    }

    fn held(self: &Arc<Self>, account: Account, kind: Kind) -> Held {
        let visitors = self.clone();
        Held {
            visitors,
            account,
            kind,
        }
    }

    /// Does something with the book, in which this one stands.
    fn visit<T>(
        &self,
        account: Account,
        visit: impl FnOnce(&mut Book, &Limits) -> Option<T>,
    ) -> Option<T> {
        let now = Instant::now();
        let mut book = self.book();
        if now.duration_since(book.swept) >= SWEEP {
            book.swept = now;
            book.by_address.retain(|_, visitor| !visitor.is_gone(now));
            book.by_seat.retain(|_, rate| !rate.is_past(now));
        }
        let new = || Visitor::new(&self.limits, now);
        book.by_address.entry(account).or_insert_with(new);
        visit(&mut book, &self.limits)
    }

    fn book(&self) -> MutexGuard<'_, Book> {
        self.book.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn too_many(message: &'static str) -> Fault {
    Fault::new(Code::TooMany, message)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ip(text: &str) -> IpAddr {
        text.parse().unwrap()
    }

    #[test]
    fn who_has_an_address_of_a_network_has_them_all() {
        let visitors = Visitors::new(Limits {
            tables: 1,
            ..Limits::default()
        });
        assert!(visitors.table(ip("2001:db8:0:1::1")).is_ok());
        assert!(visitors.table(ip("2001:db8:0:1::2")).is_err());
        assert!(visitors.table(ip("2001:db8:0:2::1")).is_ok());
        assert!(visitors.table(ip("192.0.2.1")).is_ok());
        assert!(visitors.table(ip("::ffff:192.0.2.1")).is_err());
        assert!(visitors.table(ip("192.0.2.2")).is_ok());
    }

    #[test]
    fn a_connection_counts_as_long_as_it_is_there() {
        let visitors = Visitors::new(Limits {
            connections_per_address: 1,
            connections: 2,
            ..Limits::default()
        });
        let one = visitors.connect(ip("127.0.0.1")).unwrap();
        assert!(visitors.connect(ip("127.0.0.1")).is_none());
        let other = visitors.connect(ip("127.0.0.2")).unwrap();
        assert!(visitors.connect(ip("127.0.0.3")).is_none(), "all places");
        assert!(visitors.connect_proxy(ip("127.0.0.3")).is_none());
        drop(one);
        assert!(visitors.connect(ip("127.0.0.1")).is_some());
        drop(other);
        assert_eq!(visitors.present(), (0, 0));
    }
}
