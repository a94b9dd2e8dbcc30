//! A child that misbehaves harms nobody, and cannot reach out.

use std::time::Duration;

use lending_jobs::sandbox::probe::Probe;
use lending_jobs::sandbox::{CountPages, Enforcement, Layer, Refused, SandboxError, SandboxLimits};

use crate::{pdf, sandbox};

const SIGABRT: i32 = 6;
const SIGSEGV: i32 = 11;

async fn run(probe: Probe) -> Result<String, SandboxError> {
    sandbox(SandboxLimits::default()).run(probe, b"a narration").await
}

#[tokio::test]
async fn a_child_without_bounds_on_memory_is_stopped_and_the_next_one_works() {
    let sandbox = sandbox(SandboxLimits::default());
    let error = sandbox.run(Probe::Allocate, b"").await.unwrap_err();
    assert!(matches!(error, SandboxError::Crashed { signal: Some(SIGABRT) }), "{error:?}");
    assert_eq!((error.code(), error.is_transient()), ("statement_unreadable", false));
    assert_eq!(sandbox.run(CountPages::default(), &pdf(1, "")).await.unwrap(), 1);
}

#[tokio::test]
async fn a_child_that_uses_up_its_processor_time_is_stopped() {
    let limits =
        SandboxLimits { cpu_seconds: 1, reading: Duration::from_hours(1), ..SandboxLimits::default() };
    let error = sandbox(limits).run(Probe::Spin, b"").await.unwrap_err();
    assert!(matches!(error, SandboxError::TookTooLong), "{error:?}");
    assert_eq!((error.code(), error.is_transient()), ("statement_unreadable", false));
}

#[tokio::test]
async fn a_child_that_waits_for_ever_is_stopped_by_the_clock_which_is_not_the_files_fault() {
    let limits = SandboxLimits { reading: Duration::from_millis(200), ..SandboxLimits::default() };
    let error = sandbox(limits).run(Probe::Wait, b"").await.unwrap_err();
    assert!(matches!(error, SandboxError::NoAnswerInTime), "{error:?}");
    assert_eq!((error.code(), error.is_transient()), ("processing_error", true));
}

#[tokio::test]
async fn a_child_that_aborts_panics_or_overflows_its_stack_is_a_typed_error() {
    for (probe, expected) in
        [(Probe::Abort, Some(SIGABRT)), (Probe::Panic, None), (Probe::Recurse, Some(SIGABRT))]
    {
        let error = run(probe).await.unwrap_err();
        let SandboxError::Crashed { signal } = error else { panic!("{error:?}") };
        // Rust turns an overflow of the stack into an abort where it knows the guard page, which is not everywhere.
        assert!(signal == expected || signal == Some(SIGSEGV) && expected.is_some(), "{signal:?}");
        assert!(!error.to_string().contains("narration"));
    }
}

#[tokio::test]
async fn an_answer_without_end_is_refused() {
    let limits = SandboxLimits { answer_bytes: 1_000_000, ..SandboxLimits::default() };
    let error = sandbox(limits.clone()).run(Probe::Babble { characters: 1_000_000 }, b"").await.unwrap_err();
    assert!(matches!(error, SandboxError::AnswerTooLarge { limit_bytes: 1_000_000 }), "{error:?}");
    let answer = sandbox(limits).run(Probe::Babble { characters: 900_000 }, b"").await.unwrap();
    assert_eq!(answer.len(), 900_000);
}

#[tokio::test]
async fn the_environment_of_the_child_is_empty() {
    assert!(std::env::vars().count() > 0, "the parent's must not be empty for this to mean anything");
    assert_eq!(run(Probe::Environment).await.unwrap(), "");
}

#[tokio::test]
async fn a_child_opens_no_file_no_socket_and_no_program() {
    let report = sandbox(SandboxLimits::default()).check().await.unwrap();
    assert!(report.is_complete(), "{report:?}");
}

#[tokio::test]
async fn a_child_left_unprotected_would_reach_all_of_them() {
    let report = sandbox(SandboxLimits::default()).with_layers(&[]).check().await.unwrap();
    assert_eq!(
        report.refused,
        Refused { files: false, tcp: false, other_sockets: false, programs: false },
        "the attempts of the check prove nothing on this machine"
    );
}

#[tokio::test]
async fn each_layer_alone_keeps_a_child_from_files_and_tcp() {
    for layer in Layer::ALL {
        let report = sandbox(SandboxLimits::default()).with_layers(&[layer]).check().await.unwrap();
        let kernel_has_it = match layer {
            Layer::Limits => true,
            Layer::Landlock => report.protections.landlock == Enforcement::Full,
            Layer::SyscallFilter => report.protections.syscall_filter,
        };
        if !kernel_has_it {
            eprintln!("**** SKIPPED: the kernel does not have all of {layer:?}: {report:?}");
            continue;
        }
        assert!(report.refused.files && report.refused.tcp, "{layer:?}: {report:?}");
        if layer == Layer::SyscallFilter {
            assert!(report.is_complete(), "{report:?}");
        }
    }
}

/// Otherwise the service would take a missing binary for a fault of the file.
#[tokio::test]
async fn what_is_not_the_files_fault_may_be_tried_again() {
    let sandbox = sandbox(SandboxLimits::default());
    for program in ["/nonexistent", "/bin/true", "/bin/false"] {
        let error =
            sandbox.clone().with_program(program).run(CountPages::default(), &pdf(1, "")).await.unwrap_err();
        assert!(error.is_transient(), "{program}: {error:?}");
        assert_eq!(error.code(), "processing_error");
    }
}

#[tokio::test]
async fn where_it_is_required_a_process_does_not_start_without_it() {
    let refused = sandbox(SandboxLimits::default()).with_layers(&[]).require().await.unwrap_err().to_string();
    assert!(refused.contains("LENDING_REQUIRE_SANDBOX") && refused.contains("partial"), "{refused}");
    assert!(sandbox(SandboxLimits::default()).require().await.is_ok());
}
