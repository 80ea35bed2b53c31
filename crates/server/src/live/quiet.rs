//! Threads that think give way to those that answer.

/// How nice a thinking thread is: with both at work, one that answers gets about ten times as much of a core.
#[cfg(target_os = "linux")]
const NICE: i32 = 10;

/// Lowers the priority of the thread that calls this, where the system can do that for a single thread.
pub fn give_way() {
    // A system that refuses leaves the thread as it was, which is no worse than elsewhere.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::setpriority_process(None, NICE);
}
