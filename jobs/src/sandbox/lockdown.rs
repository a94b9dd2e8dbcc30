//! How a child locks itself in. None of it can be undone by the child, nor by a program that it becomes.
//!
//! Limits are a must, and so is giving up every capability: without them the child does not start. Landlock and the filter
//! of system calls are taken where the kernel has them, and [`Protections`] says so. They overlap on purpose: each alone
//! keeps a reader from files and TCP.

use std::io;

use landlock::{
    ABI, Access, AccessFs, AccessNet, CompatLevel, Compatible, Ruleset, RulesetAttr, RulesetCreated,
    RulesetCreatedAttr, RulesetError, RulesetStatus, Scope, path_beneath_rules,
};
use rustix::process::{DumpableBehavior, Resource, Rlimit, Signal};
use rustix::thread::{CapabilitySet, CapabilitySets};
use serde::{Deserialize, Serialize};

use super::foreign::ForeignProgram;
use super::setup::{Layer, Setup};
use super::syscalls;

/// The newest rules this was written for. The kernel's own may be older, and is then asked for less.
const LANDLOCK: ABI = ABI::V6;

/// How much of the rules the kernel enforces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Enforcement {
    Full,
    /// The kernel is older than some of the rules.
    Partial,
    None,
}

/// What the kernel agreed to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Protections {
    /// No files, no TCP, no signals to other processes.
    pub landlock: Enforcement,
    /// Only the system calls that reading needs.
    pub syscall_filter: bool,
}

pub(super) fn apply(setup: &Setup) -> io::Result<Protections> {
    bound(setup.parent, setup.memory_bytes, setup.cpu_seconds)?;
    // Other processes of the user cannot look into its memory, where the statement is.
    rustix::process::set_dumpable_behavior(DumpableBehavior::NotDumpable)?;

    let wants = |layer| setup.layers.contains(&layer);
    // Before open files are limited: the rules are handed over as an open file.
    let landlock = if wants(Layer::Landlock) { landlock() } else { Enforcement::None };
    if wants(Layer::Limits) {
        // Pipes that are open stay so.
        limit(Resource::Nofile, 0)?;
        // The count is of all processes of the user, but it is held only against those who have the limit, when they
        // start another. Not held against root.
        limit(Resource::Nproc, 0)?;
    }
    let syscall_filter = wants(Layer::SyscallFilter) && syscalls::keep_to_reading();
    Ok(Protections { landlock, syscall_filter })
}

/// For a program that has to open its libraries and its data.
pub(super) fn apply_to_foreign(program: &ForeignProgram) -> io::Result<()> {
    bound(program.parent, program.memory_bytes, program.cpu_seconds)?;
    // What the kernel does not have is not held against it: see `apply`.
    let _ = rules().and_then(|rules| {
        let readable = path_beneath_rules(program.readable(), AccessFs::from_read(LANDLOCK));
        rules.add_rules(readable)?.restrict_self()
    });
    syscalls::keep_from_others();
    Ok(())
}

/// What every child takes upon itself.
fn bound(parent: u32, memory_bytes: u64, cpu_seconds: u64) -> io::Result<()> {
    die_with(parent)?;
    // Should the machine run out of memory, this process goes first. Some containers do not allow it.
    let _ = std::fs::write("/proc/self/oom_score_adj", "1000");
    limit(Resource::As, memory_bytes)?;
    limit_cpu(cpu_seconds)?;
    limit(Resource::Core, 0)?;
    limit(Resource::Fsize, 0)?;
    rustix::thread::set_no_new_privs(true)?;
    drop_capabilities()
}

/// A service that runs as root, as in many containers, has readers that may nothing of what root may.
fn drop_capabilities() -> io::Result<()> {
    let none = CapabilitySet::empty();
    let sets = CapabilitySets { effective: none, permitted: none, inheritable: none };
    Ok(rustix::thread::set_capabilities(None, sets)?)
}

/// Without it, a child whose parent was killed would read on until it has used up its time.
///
/// To the kernel the parent is the thread that started the child. Those of the runtime last as long as it does; should
/// one end before, its child is killed, and the parent sees a failure that may be tried again.
fn die_with(parent: u32) -> io::Result<()> {
    rustix::process::set_parent_process_death_signal(Some(Signal::KILL))?;
    // The parent may have died before that call.
    let current = rustix::process::getppid().and_then(|pid| u32::try_from(pid.as_raw_nonzero().get()).ok());
    if current == Some(parent) { Ok(()) } else { Err(io::Error::other("the parent is gone")) }
}

fn limit(resource: Resource, value: u64) -> io::Result<()> {
    let value = within_ceiling(resource, value);
    Ok(rustix::process::setrlimit(resource, Rlimit { current: Some(value), maximum: Some(value) })?)
}

/// The signal of the lower limit says what happened; the higher one is for a child that ignores it.
fn limit_cpu(seconds: u64) -> io::Result<()> {
    let current = within_ceiling(Resource::Cpu, seconds);
    let maximum = within_ceiling(Resource::Cpu, seconds.saturating_add(1));
    Ok(rustix::process::setrlimit(Resource::Cpu, Rlimit { current: Some(current), maximum: Some(maximum) })?)
}

/// The machine may allow less than we ask for.
fn within_ceiling(resource: Resource, value: u64) -> u64 {
    rustix::process::getrlimit(resource).maximum.map_or(value, |ceiling| ceiling.min(value))
}

fn landlock() -> Enforcement {
    match rules().and_then(RulesetCreated::restrict_self).map(|restricted| restricted.ruleset) {
        Ok(RulesetStatus::FullyEnforced) => Enforcement::Full,
        Ok(RulesetStatus::PartiallyEnforced) => Enforcement::Partial,
        Ok(RulesetStatus::NotEnforced) | Err(_) => Enforcement::None,
    }
}

/// No files, no network, no signals to others.
fn rules() -> Result<RulesetCreated, RulesetError> {
    Ruleset::default()
        .set_compatibility(CompatLevel::BestEffort)
        .handle_access(AccessFs::from_all(LANDLOCK))?
        .handle_access(AccessNet::from_all(LANDLOCK))?
        .scope(Scope::from_all(LANDLOCK))?
        .create()
}
