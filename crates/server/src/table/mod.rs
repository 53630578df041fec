//! A table: an actor that owns the state in memory and does one thing after another.

mod host;
mod live;
mod opening;
mod tell;
mod viewers;

use crate::api::Sit;
use crate::ending::Guest;
use crate::fault::Fault;
use crate::message::{Info, Said};
use crate::report::{Report, Wrong};
use crate::secret::{TableId, Token};
use crate::store::{Store, Stored};
use bots::Playable;
use host::Host;
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Seat, Seed};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

pub(crate) use opening::prepare;
pub(crate) use viewers::{OUTBOX, Outbox, ViewerId};

/// Requests that may wait; each socket has at most one among them.
const WAITING: usize = 256;
/// A table nobody looks at leaves the memory after this time.
const IDLE: Duration = Duration::from_secs(600);

/// What a table needs besides itself.
#[derive(Clone)]
pub(crate) struct Context {
    pub(crate) store: Store,
    pub(crate) game: Arc<dyn Playable>,
    /// How long a machine waits before it moves where only machines play.
    pub(crate) pace: Duration,
    /// What every table opened from here is dealt by, if it is not to be drawn.
    pub(crate) seed: Option<Seed>,
    /// So many may look on, and as many share a seat.
    pub(crate) sockets: usize,
}

/// Where somebody sat down.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(crate) struct Sat {
    seat: Seat,
    token: Token,
}

type Reply<T> = oneshot::Sender<Result<T, Fault>>;

enum Request {
    Info(Reply<Info>),
    Mine(String, Reply<(Seat, Info)>),
    Sit(Sit, Reply<Sat>),
    Rematch(String, bool, Reply<TableId>),
    Save(Reply<Value>),
    Report(Wrong, Reply<Report>),
    Join(Joining, Reply<ViewerId>),
    Say(ViewerId, Said, Reply<()>),
    Leave(ViewerId),
}

/// Somebody who wants to see the table.
pub(crate) struct Joining {
    pub(crate) token: Option<String>,
    pub(crate) since: Option<u32>,
    pub(crate) outbox: Outbox,
}

/// The end of a table that others hold.
#[derive(Clone)]
pub(crate) struct Stub(mpsc::Sender<Request>);

impl Stub {
    /// Whether the actor has gone, so that a new one is needed.
    pub(crate) fn is_closed(&self) -> bool {
        self.0.is_closed()
    }

    /// What everybody may know.
    pub(crate) async fn info(&self) -> Result<Info, Fault> {
        self.ask(Request::Info).await
    }

    /// The seat a token opens, and what everybody may know.
    pub(crate) async fn mine(&self, token: String) -> Result<(Seat, Info), Fault> {
        self.ask(|reply| Request::Mine(token, reply)).await
    }

    /// Sits down.
    pub(crate) async fn sit(&self, wish: Sit) -> Result<Sat, Fault> {
        self.ask(|reply| Request::Sit(wish, reply)).await
    }

    /// Opens a table for the same people.
    pub(crate) async fn rematch(&self, token: String, swap: bool) -> Result<TableId, Fault> {
        self.ask(|reply| Request::Rematch(token, swap, reply)).await
    }

    /// The record of a finished game, as a save.
    pub(crate) async fn save(&self) -> Result<Value, Fault> {
        self.ask(Request::Save).await
    }

    /// What shows somebody else what is wrong, as far as its finder may know it.
    pub(crate) async fn report(&self, wrong: Wrong) -> Result<Report, Fault> {
        self.ask(|reply| Request::Report(wrong, reply)).await
    }

    /// Begins to look; everything there is to see goes to the outbox.
    pub(crate) async fn join(&self, joining: Joining) -> Result<ViewerId, Fault> {
        self.ask(|reply| Request::Join(joining, reply)).await
    }

    /// Says something; what comes of it goes to the outbox.
    pub(crate) async fn say(&self, viewer: ViewerId, said: Said) -> Result<(), Fault> {
        self.ask(|reply| Request::Say(viewer, said, reply)).await
    }

    /// Looks no longer.
    pub(crate) async fn leave(&self, viewer: ViewerId) {
        // A table that is gone has no viewers to strike out.
        let _ = self.0.send(Request::Leave(viewer)).await;
    }

    async fn ask<T>(&self, request: impl FnOnce(Reply<T>) -> Request) -> Result<T, Fault> {
        let (reply, answer) = oneshot::channel();
        let sent = self.0.send(request(reply)).await;
        sent.map_err(|_| Fault::gone())?;
        answer.await.map_err(|_| Fault::gone())?
    }
}

/// The end that does the work.
pub(crate) struct Actor {
    requests: mpsc::Receiver<Request>,
    context: Context,
    stored: Stored,
}

/// A table that was stored, ready to run.
pub(crate) fn channel(context: Context, stored: Stored) -> (Stub, Actor) {
    let (sender, requests) = mpsc::channel(WAITING);
    let actor = Actor {
        requests,
        context,
        stored,
    };
    (Stub(sender), actor)
}

impl Actor {
    /// Serves the table until nobody has needed it for a while, or the server ends.
    pub(crate) async fn run(mut self, mut ending: Guest) {
        let mut host = match Host::open(self.context.clone(), self.stored.clone()).await {
            Ok(host) => host,
            Err(fault) => return self.refuse(&fault).await,
        };
        loop {
            let (at, due) = match host.machine_moves_at() {
                Some(at) => (at, Next::Machine),
                None => (Instant::now() + IDLE, Next::Idle),
            };
            let next = tokio::select! {
                // Who has something to say comes before the machine.
                biased;
                request = self.requests.recv() => request.map_or(Next::End, Next::Request),
                () = ending.comes() => Next::End,
                () = sleep_until(at) => due,
            };
            match next {
                Next::Request(request) => serve(&mut host, request).await,
                Next::Machine => host.machine_moves().await,
                Next::Idle if host.is_watched() => {}
                // What is already waiting is still answered; then comes the end.
                Next::Idle => self.requests.close(),
                Next::End => return,
            }
            if host.is_broken() {
                let fault = Fault::gone();
                return self.refuse(&fault).await;
            }
        }
    }

    /// Answers everybody who waits that the table cannot be opened.
    async fn refuse(&mut self, fault: &Fault) {
        self.requests.close();
        while let Some(request) = self.requests.recv().await {
            // Who no longer waits needs no answer.
            match request {
                Request::Info(reply) => drop(reply.send(Err(fault.clone()))),
                Request::Mine(_, reply) => drop(reply.send(Err(fault.clone()))),
                Request::Sit(_, reply) => drop(reply.send(Err(fault.clone()))),
                Request::Rematch(_, _, reply) => drop(reply.send(Err(fault.clone()))),
                Request::Save(reply) => drop(reply.send(Err(fault.clone()))),
                Request::Report(_, reply) => drop(reply.send(Err(fault.clone()))),
                Request::Join(_, reply) => drop(reply.send(Err(fault.clone()))),
                Request::Say(_, _, reply) => drop(reply.send(Err(fault.clone()))),
                Request::Leave(_) => {}
            }
        }
    }
}

enum Next {
    Request(Request),
    Machine,
    Idle,
    End,
}

async fn serve(host: &mut Host, request: Request) {
    // Who no longer waits needs no answer.
    match request {
        Request::Info(reply) => drop(reply.send(Ok(host.info()))),
        Request::Mine(token, reply) => drop(reply.send(host.mine(&token))),
        Request::Sit(wish, reply) => drop(reply.send(host.sit(wish).await)),
        Request::Rematch(token, swap, reply) => {
            drop(reply.send(host.rematch(&token, swap).await));
        }
        Request::Save(reply) => drop(reply.send(host.save())),
        Request::Report(wrong, reply) => drop(reply.send(host.report(wrong))),
        Request::Join(joining, reply) => drop(reply.send(host.join(joining))),
        Request::Say(viewer, said, reply) => {
            host.say(viewer, said).await;
            drop(reply.send(Ok(())));
        }
        Request::Leave(viewer) => host.leave(viewer),
    }
}
