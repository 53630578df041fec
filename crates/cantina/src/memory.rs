//! Where memory comes from, and goes back to.
//!
//! The allocator of glibc keeps what thousands of closed connections had, for ever: a server that was
//! besieged once stays as large. This one gives it back within seconds (`.cargo/config.toml` says how
//! soon), on a thread of its own. It also serves what is written in C: the database.

use tikv_jemallocator::Jemalloc;

#[global_allocator]
static ALLOCATOR: Jemalloc = Jemalloc;
