//! What a server writes down of what it does, on stderr.

use std::io;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Layer as _, fmt};

#[derive(clap::Args)]
#[group(skip)]
pub(crate) struct Args {
    /// How much is written down: error, warn, info, debug (every request) or trace
    #[arg(
        long = "log",
        value_name = "LEVEL",
        env = "CANTINA_LOG",
        default_value = "info"
    )]
    level: LevelFilter,
    /// How it is written down
    #[arg(long = "log-format", value_name = "FORMAT", default_value = "text")]
    format: Format,
}

#[derive(Copy, Clone, clap::ValueEnum)]
enum Format {
    /// A line for people
    Text,
    /// An object of JSON a line, for programs
    Json,
}

impl Args {
    /// Writes down what happens from now on. What libraries say is left out unless it is a warning:
    /// they do not know which of it is a secret.
    pub(crate) fn begin(&self) {
        let ours = ["cantina", "server", "host"].map(|name| (name, self.level));
        let theirs = self.level.min(LevelFilter::WARN);
        let wanted = Targets::new().with_targets(ours).with_default(theirs);
        let layer = fmt::layer().with_writer(io::stderr).with_target(false);
        let layer = match self.format {
            Format::Text => layer.with_ansi(false).boxed(),
            Format::Json => layer.json().flatten_event(true).boxed(),
        };
        // Only a second one in the same process would be refused.
        let _ = tracing_subscriber::registry()
            .with(layer.with_filter(wanted))
            .try_init();
    }
}
