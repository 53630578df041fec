//! A table: an actor that owns the state in memory and takes one thing after another from its
//! mailbox.

mod lines;
mod running;

use crate::api::Sit;
use crate::ending::Guest;
use crate::report::Wrong;
use crate::secret::{DeviceCode, Token};
use crate::store::Store;
use crate::thinkers::Thinkers;
use crate::time::Timekeeper;
use host::{
    Answer, Context, Fault, Fresh, Info, Links, Mine, Numbers, Opening, Page, Past, Question,
    Relink, Report, Right, Said, Shown, Sitter, Stored, TableId, Thought, Time, TokenHash,
    ViewerId,
};
use running::Running;
use serde::Serialize;
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::AcqRel, Ordering::Release};
use std::time::Duration;
use tabletop::{Lang, Seat};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

pub(crate) use lines::{OUTBOX, Outbox};

/// Requests that may wait in the mailbox; each socket has at most one among them.
const WAITING: usize = 256;
/// A table nobody looks at leaves the memory after this time.
const IDLE: Duration = Duration::from_secs(600);

/// Where somebody sat down.
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[derive(Serialize)]
pub(crate) struct Sat {
    seat: Seat,
    token: Token,
}

type Reply<T> = oneshot::Sender<Result<T, Fault>>;

enum Request {
    Ask(Question, Reply<Answer>),
    Join(Joining, Reply<ViewerId>),
    Say(ViewerId, Said, Reply<()>),
    Leave(ViewerId),
    Tick(Reply<()>),
    /// Other servers may have done something: by now the table is so far, if it was looked up.
    Refresh(Option<Numbers>),
}

/// Somebody who wants to see the table.
pub(crate) struct Joining {
    pub(crate) shown: Shown,
    pub(crate) lang: Lang,
    pub(crate) outbox: Outbox,
}

/// Somebody who asks for what there is to see.
pub(crate) struct Viewer {
    pub(crate) shown: Shown,
    pub(crate) lang: Lang,
}

/// The end of a table that others hold.
#[derive(Clone)]
pub(crate) struct Stub {
    requests: mpsc::Sender<Request>,
    /// A hint that it is to look what others did lies in its mailbox.
    hinted: Arc<AtomicBool>,
}

impl Stub {
    /// Whether the actor has gone, so that a new one is needed.
    pub(crate) fn is_closed(&self) -> bool {
        self.requests.is_closed()
    }

    /// Lets the table look what other servers did, when it comes to it. One hint in its mailbox is
    /// enough, and who has no room for it is looked after when others are asked how far they are.
    pub(crate) fn hint(&self) {
        if !self.hinted.swap(true, AcqRel)
            && self.requests.try_send(Request::Refresh(None)).is_err()
        {
            self.hinted.store(false, Release);
        }
    }

    /// Tells the table how far it is by now.
    pub(crate) fn compare(&self, numbers: Numbers) {
        // Who has no room is told again.
        let _ = self.requests.try_send(Request::Refresh(Some(numbers)));
    }

    /// What everybody may know who may look.
    pub(crate) async fn info(&self, Viewer { shown, lang }: Viewer) -> Result<Info, Fault> {
        match self.ask(Question::Info(shown, lang)).await? {
            Answer::Info(info) => Ok(*info),
            _ => Err(Fault::gone()),
        }
    }

    /// The seat a token opens, and what everybody may know.
    pub(crate) async fn mine(&self, token: &str, lang: Lang) -> Result<Mine, Fault> {
        match self.ask(Question::Mine(TokenHash::of(token), lang)).await? {
            Answer::Mine(mine) => Ok(*mine),
            _ => Err(Fault::gone()),
        }
    }

    /// The whole table as somebody sees it who was last told of a position.
    pub(crate) async fn fresh(&self, viewer: Viewer, since: Option<u32>) -> Result<Fresh, Fault> {
        let Viewer { shown, lang } = viewer;
        match self.ask(Question::Fresh { shown, since, lang }).await? {
            Answer::Fresh(fresh) => Ok(*fresh),
            _ => Err(Fault::gone()),
        }
    }

    /// What somebody was told on the way to the positions before one.
    pub(crate) async fn log(&self, viewer: Viewer, before: u32) -> Result<Page, Fault> {
        let Viewer { shown, lang } = viewer;
        let question = Question::Log {
            shown,
            before,
            lang,
        };
        match self.ask(question).await? {
            Answer::Log(page) => Ok(page),
            _ => Err(Fault::gone()),
        }
    }

    /// Whether somebody may read what people said here; refused if not.
    pub(crate) async fn may_hear(&self, viewer: Viewer) -> Result<(), Fault> {
        match self.ask(Question::Chat(viewer.shown)).await? {
            Answer::Chat => Ok(()),
            _ => Err(Fault::gone()),
        }
    }

    /// Lets the table go on that wants to by itself; in memory it is afterwards at any rate.
    pub(crate) async fn wake(&self) -> Result<(), Fault> {
        self.request(Request::Tick).await
    }

    /// Sits down.
    pub(crate) async fn sit(&self, wish: Sit) -> Result<Sat, Fault> {
        let token = Token::random()?;
        let question = Question::Sit {
            seat: wish.seat,
            name: wish.name,
            by: match wish.token {
                Some(token) => Right::Kept(TokenHash::of(&token)),
                None => Right::Invited(wish.invitation),
            },
            token: token.hash(),
        };
        self.seat_with(token, question).await
    }

    /// Opens a seat with what is shown, and with nothing else any more.
    pub(crate) async fn shut_out(&self, token: TokenHash) -> Result<Seat, Fault> {
        match self.ask(Question::Only(token)).await? {
            Answer::Sat(seat) => Ok(seat),
            _ => Err(Fault::gone()),
        }
    }

    /// Opens a seat with something new as well.
    pub(crate) async fn renew(&self, token: TokenHash) -> Result<Sat, Fault> {
        let new = Token::random()?;
        let question = Question::Renew {
            token,
            new: new.hash(),
        };
        self.seat_with(new, question).await
    }

    /// A code that opens a seat once, on another device, and until when it does.
    pub(crate) async fn make_code(&self, token: TokenHash) -> Result<(DeviceCode, Time), Fault> {
        let code = DeviceCode::random()?;
        let question = Question::MakeCode {
            token,
            code: code.hash(),
        };
        match self.ask(question).await? {
            Answer::Code(until) => Ok((code, until)),
            _ => Err(Fault::gone()),
        }
    }

    /// Opens the seat a code is for on one more device.
    pub(crate) async fn use_code(&self, code: &str) -> Result<Sat, Fault> {
        let token = Token::random()?;
        let question = Question::UseCode {
            code: TokenHash::of(code),
            token: token.hash(),
        };
        self.seat_with(token, question).await
    }

    /// What is answered with a seat, which this token opens then.
    async fn seat_with(&self, token: Token, question: Question) -> Result<Sat, Fault> {
        match self.ask(question).await? {
            Answer::Sat(seat) => Ok(Sat { seat, token }),
            _ => Err(Fault::gone()),
        }
    }

    /// What lets others in.
    pub(crate) async fn links(&self, token: TokenHash) -> Result<Links, Fault> {
        match self.ask(Question::Links(token)).await? {
            Answer::Links(links) => Ok(links),
            _ => Err(Fault::gone()),
        }
    }

    /// Changes what lets others in.
    pub(crate) async fn relink(&self, token: TokenHash, wish: Relink) -> Result<Links, Fault> {
        match self.ask(Question::Relink(token, wish)).await? {
            Answer::Links(links) => Ok(links),
            _ => Err(Fault::gone()),
        }
    }

    /// Opens a table for the same people.
    pub(crate) async fn rematch(
        &self,
        token: &str,
        swap: bool,
        opening: Opening,
    ) -> Result<TableId, Fault> {
        let question = Question::Rematch {
            token: TokenHash::of(token),
            swap,
            opening,
        };
        match self.ask(question).await? {
            Answer::Rematch(table) => Ok(table),
            _ => Err(Fault::gone()),
        }
    }

    /// The table as it stood at a position, seen from a seat or as an onlooker saw it.
    pub(crate) async fn at(
        &self,
        Viewer { shown, lang }: Viewer,
        position: u32,
        seat: Option<u8>,
    ) -> Result<Past, Fault> {
        let question = Question::Past {
            shown,
            position,
            seat,
            lang,
        };
        match self.ask(question).await? {
            Answer::Past(past) => Ok(*past),
            _ => Err(Fault::gone()),
        }
    }

    /// A table that goes on from a position of this one.
    pub(crate) async fn fork(
        &self,
        shown: Shown,
        position: u32,
        seats: Vec<Sitter>,
        opening: Opening,
    ) -> Result<Stored, Fault> {
        let question = Question::Fork {
            shown,
            position,
            seats,
            opening,
        };
        match self.ask(question).await? {
            Answer::Forked(stored) => Ok(*stored),
            _ => Err(Fault::gone()),
        }
    }

    /// The record of a finished game, as a save.
    pub(crate) async fn save(&self, shown: Shown) -> Result<Value, Fault> {
        match self.ask(Question::Save(shown)).await? {
            Answer::Save(save) => Ok(save),
            _ => Err(Fault::gone()),
        }
    }

    /// What shows somebody else what is wrong, as far as its finder may know it.
    pub(crate) async fn report(
        &self,
        Wrong { token, key, wrong }: Wrong,
        lang: Lang,
    ) -> Result<Report, Fault> {
        let token = token.as_deref().map(TokenHash::of);
        let shown = Shown { token, key };
        match self.ask(Question::Report { shown, wrong, lang }).await? {
            Answer::Report(report) => Ok(*report),
            _ => Err(Fault::gone()),
        }
    }

    /// Begins to look; everything there is to see goes to the outbox.
    pub(crate) async fn join(&self, joining: Joining) -> Result<ViewerId, Fault> {
        self.request(|reply| Request::Join(joining, reply)).await
    }

    /// Says something; what comes of it goes to the outbox.
    pub(crate) async fn say(&self, viewer: ViewerId, said: Said) -> Result<(), Fault> {
        self.request(|reply| Request::Say(viewer, said, reply))
            .await
    }

    /// Looks no longer.
    pub(crate) async fn leave(&self, viewer: ViewerId) {
        // A table that is gone has no viewers to strike out.
        let _ = self.requests.send(Request::Leave(viewer)).await;
    }

    /// An answer is always one to what was asked.
    async fn ask(&self, question: Question) -> Result<Answer, Fault> {
        self.request(|reply| Request::Ask(question, reply)).await
    }

    async fn request<T>(&self, request: impl FnOnce(Reply<T>) -> Request) -> Result<T, Fault> {
        let (reply, answer) = oneshot::channel();
        let sent = self.requests.send(request(reply)).await;
        sent.map_err(|_| Fault::gone())?;
        answer.await.map_err(|_| Fault::gone())?
    }
}

/// The end that does the work.
pub(crate) struct Actor {
    requests: mpsc::Receiver<Request>,
    hinted: Arc<AtomicBool>,
    context: Context,
    store: Store,
    thinkers: Thinkers,
    id: TableId,
    time: Timekeeper,
}

/// A table that was stored, ready to run.
pub(crate) fn channel(
    context: Context,
    store: Store,
    thinkers: Thinkers,
    id: TableId,
    time: Timekeeper,
) -> (Stub, Actor) {
    let (sender, requests) = mpsc::channel(WAITING);
    let hinted = Arc::new(AtomicBool::new(false));
    let actor = Actor {
        requests,
        hinted: hinted.clone(),
        context,
        store,
        thinkers,
        id,
        time,
    };
    let stub = Stub {
        requests: sender,
        hinted,
    };
    (stub, actor)
}

impl Actor {
    /// Serves the table until nobody has needed it for a while, or the server ends.
    pub(crate) async fn run(mut self, mut ending: Guest) {
        let (context, store) = (self.context.clone(), self.store.clone());
        let (thinkers, id) = (self.thinkers.clone(), self.id.clone());
        let time = self.time.clone();
        let mut table = match Running::open(context, store, thinkers, id, time).await {
            Ok(table) => table,
            Err(fault) => return self.refuse(&fault).await,
        };
        loop {
            let (at, due) = match table.goes_on_at() {
                Some(at) => (at, Next::GoOn),
                None => (Instant::now() + IDLE, Next::Idle),
            };
            let next = tokio::select! {
                // Who has something to say comes before the machine.
                biased;
                request = self.requests.recv() => request.map_or(Next::End, Next::Request),
                () = ending.comes() => Next::End,
                thought = table.has_thought() => Next::Thought(thought),
                () = sleep_until(at) => due,
            };
            match next {
                Next::Request(request) => {
                    if let Request::Refresh(None) = request {
                        self.hinted.store(false, Release);
                    }
                    serve(&mut table, request).await;
                }
                Next::Thought(thought) => table.thought(thought).await,
                Next::GoOn => table.go_on().await,
                Next::Idle if table.is_watched() => {}
                // What is already waiting is still answered; then comes the end.
                Next::Idle => self.requests.close(),
                Next::End => return,
            }
            if table.is_broken() {
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
                Request::Ask(_, reply) => drop(reply.send(Err(fault.clone()))),
                Request::Join(_, reply) => drop(reply.send(Err(fault.clone()))),
                Request::Say(_, _, reply) => drop(reply.send(Err(fault.clone()))),
                Request::Tick(reply) => drop(reply.send(Err(fault.clone()))),
                Request::Leave(_) | Request::Refresh(_) => {}
            }
        }
    }
}

enum Next {
    Request(Request),
    Thought(Option<Thought>),
    GoOn,
    Idle,
    End,
}

async fn serve(table: &mut Running, request: Request) {
    // Who no longer waits needs no answer.
    match request {
        Request::Ask(question, reply) => drop(reply.send(table.ask(question).await)),
        Request::Join(joining, reply) => {
            drop(reply.send(table.join(joining).await));
        }
        Request::Say(viewer, said, reply) => {
            table.say(viewer, said).await;
            drop(reply.send(Ok(())));
        }
        Request::Leave(viewer) => table.leave(viewer).await,
        Request::Refresh(None) => table.refresh().await,
        Request::Refresh(Some(numbers)) => table.compare(numbers).await,
        Request::Tick(reply) => {
            table.tick().await;
            drop(reply.send(Ok(())));
        }
    }
}
