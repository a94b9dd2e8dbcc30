//! A child does not outlive those who wait for it, and has nothing of their power.

use std::io::{BufRead, BufReader, Read};
use std::process::{Child, Command, Stdio};

use crate::WORKER;

/// A shell that starts the reader, tells its process id and waits. The reader waits for input that never comes.
fn parent() -> (Child, BufReader<std::process::ChildStderr>) {
    let setup = r#"{"memory_bytes":536870912,"cpu_seconds":10,"parent":'$$',"layers":["SyscallFilter"]}"#;
    // By a detour: a shell gives what it runs in the background no standard input of its own.
    let script = format!(r#"exec 3<&0; "$0" read-statement '{setup}' <&3 & echo $! >&2; wait"#);
    let mut shell = Command::new("sh")
        .args(["-c", &script, WORKER])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("sh starts");
    let told = BufReader::new(shell.stderr.take().expect("stderr is piped"));
    (shell, told)
}

/// Its end closes its standard output, which nobody else has: this returns only then.
fn wait_for_the_end_of_the_reader(shell: &mut Child) {
    let mut answer = Vec::new();
    shell.stdout.take().expect("stdout is piped").read_to_end(&mut answer).expect("a pipe can be read");
    assert_eq!(answer, b"");
}

#[test]
fn a_reader_dies_with_its_parent() {
    let (mut shell, mut told) = parent();
    let stdin = shell.stdin.take();
    let mut reader = String::new();
    told.read_line(&mut reader).unwrap();
    // This is set after it has asked to die with its parent.
    let status = format!("/proc/{}/status", reader.trim());
    while !std::fs::read_to_string(&status).unwrap().contains("NoNewPrivs:\t1") {
        std::thread::yield_now();
    }
    shell.kill().unwrap();
    wait_for_the_end_of_the_reader(&mut shell);
    shell.wait().unwrap();
    drop(stdin);
}

#[test]
fn a_reader_has_no_capability_even_where_its_parent_is_root() {
    let (mut shell, mut told) = parent();
    let stdin = shell.stdin.take();
    let mut reader = String::new();
    told.read_line(&mut reader).unwrap();
    let status = format!("/proc/{}/status", reader.trim());
    // The filter of system calls comes last.
    let status = loop {
        let status = std::fs::read_to_string(&status).unwrap();
        if status.contains("Seccomp:\t2") {
            break status;
        }
        std::thread::yield_now();
    };
    for set in ["CapInh", "CapPrm", "CapEff", "CapAmb"] {
        assert!(status.contains(&format!("{set}:\t0000000000000000\n")), "{status}");
    }
    shell.kill().unwrap();
    wait_for_the_end_of_the_reader(&mut shell);
    shell.wait().unwrap();
    drop(stdin);
}

#[test]
fn a_reader_whose_parent_died_before_it_was_ready_ends_as_well() {
    let (mut shell, mut told) = parent();
    let stdin = shell.stdin.take();
    told.read_line(&mut String::new()).unwrap();
    shell.kill().unwrap();
    wait_for_the_end_of_the_reader(&mut shell);
    shell.wait().unwrap();
    drop(stdin);
}

#[cfg(debug_assertions)]
#[tokio::test]
async fn a_reader_nobody_waits_for_is_killed() {
    use std::time::Duration;

    use lending_jobs::sandbox::SandboxLimits;
    use lending_jobs::sandbox::probe::Probe;

    let children = || {
        let own = format!("PPid:\t{}\n", std::process::id());
        let processes = std::fs::read_dir("/proc").unwrap().filter_map(Result::ok);
        let statuses =
            processes.filter_map(|entry| std::fs::read_to_string(entry.path().join("status")).ok());
        statuses.filter(|status| status.contains(&own) && status.starts_with("Name:\tlending-reader")).count()
    };
    let limits = SandboxLimits { reading: Duration::from_hours(1), ..SandboxLimits::default() };
    let sandbox = crate::sandbox(limits);
    let reading = tokio::spawn(async move { sandbox.run(Probe::Wait, b"").await });
    while children() == 0 {
        tokio::task::yield_now().await;
    }
    reading.abort();
    assert!(reading.await.unwrap_err().is_cancelled());
    while children() > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}
