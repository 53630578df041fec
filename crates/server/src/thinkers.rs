//! Machines think on threads of their own: however long one does, nobody who is connected waits.
//!
//! A table has one thought under way at most, and the next one queues up behind those of all other
//! tables: so none is starved, however many moves in a row a machine makes.

use host::{Pondering, Thought};
use std::io;
use std::num::NonZeroUsize;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use tokio::sync::oneshot;

/// The threads, as those who have something to think about see them. They end with the last of them.
#[derive(Clone, Debug)]
pub(crate) struct Thinkers(Sender<Task>);

/// Something to think about, and who waits for it.
#[derive(Debug)]
struct Task {
    pondering: Pondering,
    thought: oneshot::Sender<Thought>,
}

impl Thinkers {
    /// Starts so many threads.
    pub(crate) fn start(threads: NonZeroUsize) -> io::Result<Self> {
        let (sender, tasks) = channel();
        let tasks = Arc::new(Mutex::new(tasks));
        for number in 0..threads.get() {
            let tasks = tasks.clone();
            let thread = thread::Builder::new().name(format!("machine-{number}"));
            thread.spawn(move || think(&tasks))?;
        }
        Ok(Self(sender))
    }

    /// Thinks about it in its turn. Who drops what is given back no longer wants to know.
    pub(crate) fn think(&self, pondering: Pondering) -> oneshot::Receiver<Thought> {
        let (thought, thinking) = oneshot::channel();
        // The threads live as long as this does. Were they gone, the receiver would tell.
        let _ = self.0.send(Task { pondering, thought });
        thinking
    }
}

fn think(tasks: &Mutex<Receiver<Task>>) {
    loop {
        let next = tasks.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(Task { pondering, thought }) = next else {
            return;
        };
        if !thought.is_closed() {
            // The table may have gone on meanwhile, or the server ended.
            let _ = thought.send(pondering.think());
        }
    }
}
