//! The system calls that reading needs. Every other is refused with `EPERM`, which a library may survive where a signal
//! would kill it: a new version of the C library may try a call that did not exist when this list was made.
//!
//! Memory can be had but not be made executable, only standard input can be read and only standard output written, and a
//! signal can be sent to nobody else.

use std::collections::BTreeMap;

use libc::c_long;
use seccompiler::{
    BackendError, BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter,
    SeccompRule,
};

/// Allowed whatever their arguments.
const FREELY: [c_long; 16] = [
    libc::SYS_brk,
    libc::SYS_clock_gettime,
    libc::SYS_exit,
    libc::SYS_exit_group,
    libc::SYS_futex,
    libc::SYS_getpid,
    // The seed of every hash map.
    libc::SYS_getrandom,
    libc::SYS_gettid,
    libc::SYS_madvise,
    libc::SYS_mremap,
    libc::SYS_munmap,
    libc::SYS_restart_syscall,
    libc::SYS_rt_sigaction,
    libc::SYS_rt_sigprocmask,
    libc::SYS_rt_sigreturn,
    libc::SYS_sigaltstack,
];

const STANDARD_INPUT: u64 = 0;
const STANDARD_OUTPUT: u64 = 1;
const EXECUTABLE: u64 = libc::PROT_EXEC.cast_unsigned() as u64;

/// What a program that is not ours is refused: it computes, and reads files. Anything else is allowed, for nobody can say
/// what its libraries call.
const NEVER: [c_long; 20] = [
    libc::SYS_add_key,
    libc::SYS_bpf,
    libc::SYS_io_uring_setup,
    libc::SYS_keyctl,
    libc::SYS_kill,
    libc::SYS_mount,
    libc::SYS_open_by_handle_at,
    libc::SYS_perf_event_open,
    libc::SYS_pidfd_getfd,
    libc::SYS_pidfd_open,
    libc::SYS_pidfd_send_signal,
    libc::SYS_process_vm_readv,
    libc::SYS_process_vm_writev,
    libc::SYS_ptrace,
    libc::SYS_request_key,
    libc::SYS_setns,
    libc::SYS_socket,
    libc::SYS_socketpair,
    libc::SYS_unshare,
    libc::SYS_userfaultfd,
];

/// False where the kernel or the processor has no such filter.
pub(super) fn keep_to_reading() -> bool {
    is_applied(filter())
}

/// As [`keep_to_reading`], for a program that is not ours.
pub(super) fn keep_from_others() -> bool {
    let rules = NEVER.iter().map(|call| (*call, Vec::new())).collect();
    is_applied(compiled(rules, SeccompAction::Allow, refusal()))
}

fn is_applied(filter: Result<BpfProgram, BackendError>) -> bool {
    filter.is_ok_and(|program| seccompiler::apply_filter(&program).is_ok())
}

fn refusal() -> SeccompAction {
    SeccompAction::Errno(libc::EPERM.cast_unsigned())
}

fn compiled(
    rules: BTreeMap<c_long, Vec<SeccompRule>>,
    others: SeccompAction,
    listed: SeccompAction,
) -> Result<BpfProgram, BackendError> {
    SeccompFilter::new(rules, others, listed, std::env::consts::ARCH.try_into()?)?.try_into()
}

fn filter() -> Result<BpfProgram, BackendError> {
    let myself = u64::from(std::process::id());
    let is = SeccompCmpOp::Eq;
    let without_execution = SeccompCmpOp::MaskedEq(EXECUTABLE);
    let mut rules: BTreeMap<c_long, Vec<SeccompRule>> =
        FREELY.iter().map(|call| (*call, Vec::new())).collect();
    for (call, argument, comparison, value) in [
        (libc::SYS_read, 0, is.clone(), STANDARD_INPUT),
        (libc::SYS_write, 0, is.clone(), STANDARD_OUTPUT),
        (libc::SYS_mmap, 2, without_execution.clone(), 0),
        (libc::SYS_mprotect, 2, without_execution, 0),
        // How a process aborts, with glibc and with musl.
        (libc::SYS_tgkill, 0, is.clone(), myself),
        (libc::SYS_tkill, 0, is, myself),
    ] {
        let condition = SeccompCondition::new(argument, SeccompCmpArgLen::Dword, comparison, value)?;
        rules.insert(call, vec![SeccompRule::new(vec![condition])?]);
    }
    compiled(rules, refusal(), SeccompAction::Allow)
}
