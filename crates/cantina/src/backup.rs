//! `cantina backup` and `cantina restore`: everything a server keeps, as one file.

use crate::error::Failure;
use crate::kept;
use std::path::PathBuf;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The backup
    file: PathBuf,
    #[command(flatten)]
    kept: kept::Args,
}

/// Copies everything, also while the server runs.
pub(crate) fn backup(args: &Args) -> Result<(), Failure> {
    let address = args.kept.address()?;
    let copied = run(server::backup(&address, &args.file))?;
    println!("{}: {}", args.file.display(), told(&copied));
    Ok(())
}

/// Puts a backup in the place of what is there.
pub(crate) fn restore(args: &Args) -> Result<(), Failure> {
    let address = args.kept.address()?;
    let copied = run(server::restore(&address, &args.file))?;
    println!("restored: {}", told(&copied));
    if let Some(replaced) = &copied.replaced {
        println!("what was there before is kept: {}", replaced.display());
    }
    Ok(())
}

fn run<T>(work: impl Future<Output = Result<T, server::StoreError>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()?;
    let done = runtime.block_on(work);
    Ok(done.map_err(server::ServeError::from)?)
}

fn told(copied: &server::Copied) -> String {
    let tables = match copied.tables {
        1 => "1 table".to_owned(),
        many => format!("{many} tables"),
    };
    format!("{tables}, {} KiB", copied.bytes.div_ceil(1024))
}
