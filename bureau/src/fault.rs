//! Places where a test has a process killed, as if the power went. They are in debug builds alone, and do nothing unless
//! the environment names one: a release does not even look.

/// The variable that names the place.
#[cfg(debug_assertions)]
const VARIABLE: &str = "FAULT_POINT";

/// Kills this process here and now if the environment names this place.
#[cfg(debug_assertions)]
pub(crate) fn point(name: &str) {
    use rustix::process::{Signal, getpid, kill_process};
    if std::env::var(VARIABLE).is_ok_and(|named| named == name) {
        let _ = kill_process(getpid(), Signal::KILL);
        // The signal is on its way; nothing more may happen here.
        loop {
            std::thread::park();
        }
    }
}

#[cfg(not(debug_assertions))]
pub(crate) const fn point(_name: &str) {}
