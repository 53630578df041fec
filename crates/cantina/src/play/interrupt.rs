//! Ctrl-C while a machine thinks: nobody is asked then, but everybody is told where the game is.

use std::sync::{Arc, Mutex, PoisonError};

/// What a shell expects of a program that was interrupted.
const INTERRUPTED: i32 = 130;

/// What is said when somebody interrupts the program.
#[derive(Clone, Debug, Default)]
pub(super) struct Farewell(Arc<Mutex<String>>);

impl Farewell {
    /// Listens from now on.
    pub(super) fn listen() -> std::io::Result<Self> {
        let farewell = Self::default();
        let said = farewell.clone();
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .build()?;
        std::thread::spawn(move || {
            if runtime.block_on(tokio::signal::ctrl_c()).is_ok() {
                println!("\n{}", said.text());
                std::process::exit(INTERRUPTED);
            }
        });
        Ok(farewell)
    }

    /// What is to be said from now on.
    pub(super) fn set(&self, text: String) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = text;
    }

    fn text(&self) -> String {
        let text = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        text.clone()
    }
}
