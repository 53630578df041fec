//! What Linux tells of processes. Elsewhere nothing is known.

use std::fs;
use std::time::Duration;

/// Of which times a second is counted; Linux has shown this to programs since ever.
const TICKS: u64 = 100;

/// How long a process has computed so far.
pub(super) fn cpu(process: u32) -> Option<Duration> {
    let [user, system, ..] = times(process)?;
    Some(ticks(user + system))
}

/// How long a process and all it started have computed so far, those included that have ended.
pub(super) fn cpu_of_family(parent: u32) -> Option<Duration> {
    let own = times(parent)?.iter().sum();
    let processes = fs::read_dir("/proc").ok()?.flatten();
    let processes = processes.filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    let children = processes.filter(|process| self::parent(*process) == Some(parent));
    let children = children
        .filter_map(times)
        .map(|[user, system, ..]| user + system);
    Some(ticks(children.fold(own, |sum: u64, child| sum + child)))
}

/// Who started a process.
pub(super) fn parent(process: u32) -> Option<u32> {
    let stat = stat(process)?;
    let parent = stat.split(' ').nth(1)?;
    parent.parse().ok()
}

/// What a process has in memory, in bytes.
pub(super) fn memory(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status
        .lines()
        .find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().split(' ').next()?.parse().ok()?;
    Some(kilobytes * 1024)
}

/// What a process has let be written to a disk, in bytes.
pub(super) fn written(process: u32) -> Option<u64> {
    let io = fs::read_to_string(format!("/proc/{process}/io")).ok()?;
    let line = { io.lines() }.find_map(|line| line.strip_prefix("write_bytes:"))?;
    line.trim().parse().ok()
}

/// So many files this process, and whatever it starts, may have open.
pub(super) fn open_files() -> Option<u64> {
    let limits = fs::read_to_string("/proc/self/limits").ok()?;
    let line = { limits.lines() }.find_map(|line| line.strip_prefix("Max open files"))?;
    // "unlimited" is no number.
    line.split_whitespace().next()?.parse().ok()
}

/// Its own time as a user and as the system, and that of its children that have ended.
fn times(process: u32) -> Option<[u64; 4]> {
    let stat = stat(process)?;
    let numbers = stat.split(' ').skip(11).map_while(|text| text.parse().ok());
    let numbers: Vec<u64> = numbers.take(4).collect();
    numbers.try_into().ok()
}

/// What stands behind the name of a process, which may be anything.
fn stat(process: u32) -> Option<String> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let (_, behind) = stat.rsplit_once(") ")?;
    Some(behind.to_owned())
}

fn ticks(ticks: u64) -> Duration {
    Duration::from_millis(ticks * 1000 / TICKS)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[test]
    fn a_process_is_known_to_compute_and_to_be_in_memory() {
        let own = std::process::id();
        assert!(memory(own) > Some(1024 * 1024));
        assert!(cpu(own).is_some() && cpu_of_family(own) >= cpu(own));
        assert!(open_files().is_some());
        assert!(parent(own).is_some());
        assert_eq!(memory(u32::MAX), None);
    }
}
