//! Uploads that break off, never end or are far too large cost nothing but themselves.

use std::io::Write;
use std::net::TcpStream;
use std::time::Duration;

use futures_util::stream;
use lending_samples::{Persona, Spec, layout, statement};
use lending_store::users::Role;
use lending_tests::{Client, Form, Mode, Process, TestDeployment, both_modes, files_below};

/// How many files this process has open that lay, or lie, in a folder.
fn spooled(folder: &std::path::Path) -> usize {
    let open = std::fs::read_dir("/proc/self/fd").unwrap().flatten();
    open.filter_map(|entry| std::fs::read_link(entry.path()).ok())
        .filter(|file| file.starts_with(folder))
        .count()
}

both_modes! {
    async fn an_upload_cut_anywhere_leaves_no_row_and_no_file(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let person = deployment.person(&running, Role::Member).await.unwrap();
        let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 1, 3);
        let form = Form::default().text("applicant_name", "Asha Rao").file(&statement(&spec).unwrap().pdf);
        let content_type = form.content_type();
        let body = form.bytes();
        let head = format!(
            "POST /v1/analyses HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\nContent-Type: {content_type}\r\nContent-Length: {}\r\n\r\n",
            person.api_key, body.len()
        );
        let mut cut = Vec::new();
        for part in 1..12 {
            let mut connection = TcpStream::connect(running.addr).unwrap();
            connection.write_all(head.as_bytes()).unwrap();
            connection.write_all(&body[..body.len() * part / 12]).unwrap();
            cut.push(connection);
        }
        let client = deployment.client(&running).with_token(&person.api_key);
        // What is on its way in has no name, so a folder shows nothing of it: the open files of this process do.
        let spool = deployment.settings.data_dir.join("spool");
        while spooled(&spool) < cut.len() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert_eq!(files_below(&spool).unwrap().len(), 0, "nothing would stay if the process were killed now");
        drop(cut);
        while spooled(&spool) > 0 {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let list = client.get("/v1/analyses").await;
        assert_eq!(list.body["total"], 0, "{}", list.text);
        assert_eq!(files_below(&deployment.settings.data_dir.join("files/statements")).unwrap().len(), 0);
        assert_eq!(deployment.number("SELECT count(*) FROM stray_files").await.unwrap(), 0, "no file was even begun");
        running.stop().await;
    }
}

/// Resident memory of a process, in KiB.
fn resident_kib(pid: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{pid}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.trim().trim_end_matches(" kB").parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_gigabyte_is_refused_while_it_streams_with_little_memory() {
    let mut deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    deployment.settings.demo = false;
    let running = deployment.serve().await.unwrap();
    let person = deployment.person(&running, Role::Member).await.unwrap();
    running.stop().await;
    let server = Process::serve(&deployment.environment()).await.unwrap();
    let client = Client::new(&server.url).with_token(&person.api_key);
    client.get("/v1/me").await;
    let before = resident_kib(server.id().unwrap());
    for (disposition, status, code) in [
        ("name=\"file\"; filename=\"a.pdf\"", 422, "file_too_large"),
        ("name=\"inputs\"", 413, "body_too_large"),
    ] {
        let boundary = "endless";
        let head = format!("--{boundary}\r\nContent-Disposition: form-data; {disposition}\r\n\r\n%PDF-1.7\n");
        let piece = vec![b'x'; 64 * 1024];
        // Chunked: nothing says how much will come.
        let pieces = std::iter::once(head.into_bytes()).chain(std::iter::repeat_n(piece, 16 * 1024));
        let body = reqwest::Body::wrap_stream(stream::iter(pieces.map(Ok::<_, std::io::Error>)));
        let client = client.with_header("Content-Type", &format!("multipart/form-data; boundary={boundary}"));
        let answer = client.send(reqwest::Method::POST, "/v1/analyses", Some(body)).await;
        assert_eq!((answer.status, answer.code()), (status, code), "{}", answer.text);
    }
    let grown = resident_kib(server.id().unwrap()).saturating_sub(before);
    assert!(grown < 32 * 1024, "it grew by {grown} KiB");
    assert_eq!(client.get("/v1/analyses").await.body["total"], 0);
    assert_eq!(server.terminate().await.unwrap(), Some(0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_hundred_uploads_that_stand_still_keep_nobody_waiting_and_are_ended() {
    let mut deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    deployment.settings.limit_general_burst = 10_000;
    deployment.settings.limit_upload_burst = 10_000;
    let running = deployment.serve().await.unwrap();
    let person = deployment.person(&running, Role::Member).await.unwrap();
    running.stop().await;
    // A process of its own, with its own files.
    let server = Process::serve(&deployment.environment()).await.unwrap();
    let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 1, 3);
    let pdf = statement(&spec).unwrap().pdf;
    let form = Form::default().file(&pdf);
    let content_type = form.content_type();
    let body = form.bytes();
    let head = format!(
        "POST /v1/analyses HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\nContent-Type: {content_type}\r\nContent-Length: {}\r\n\r\n",
        person.api_key,
        body.len()
    );
    let address = server.url.strip_prefix("http://").unwrap();
    let mut slow: Vec<TcpStream> = Vec::new();
    for _ in 0..500 {
        let mut connection = TcpStream::connect(address).unwrap();
        connection.write_all(head.as_bytes()).unwrap();
        connection.write_all(&body[..body.len() / 2]).unwrap();
        slow.push(connection);
    }

    // Others are served meanwhile, from the upload to its decision.
    let client = Client::new(&server.url).with_token(&person.api_key);
    let answer = client.upload(Form::default().file(&pdf)).await;
    assert_eq!(answer.status, 201, "{}", answer.text);
    let id = answer.body["id"].as_str().unwrap();
    while client.get(&format!("/v1/analyses/{id}?wait=20")).await.body["status"] != "completed" {}

    for mut connection in slow {
        let mut answer = [0; 12];
        std::io::Read::read_exact(&mut connection, &mut answer).unwrap();
        assert_eq!(&answer, b"HTTP/1.1 408", "{}", String::from_utf8_lossy(&answer));
    }
    assert_eq!(client.get("/v1/analyses").await.body["total"], 1);
    assert_eq!(server.terminate().await.unwrap(), Some(0));
}

/// It is never silent for long, and sends a tenth of what is asked for.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_upload_that_trickles_is_ended() {
    const BYTES_A_SECOND: usize = 400;
    let deployment = TestDeployment::open(Mode::Embedded).await.unwrap();
    let running = deployment.serve().await.unwrap();
    let person = deployment.person(&running, Role::Member).await.unwrap();
    let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 12, 3);
    let form = Form::default().file(&statement(&spec).unwrap().pdf);
    let (content_type, body) = (form.content_type(), form.bytes());
    let head = format!(
        "POST /v1/analyses HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\nContent-Type: {content_type}\r\nContent-Length: {}\r\nConnection: close\r\n\r\n",
        person.api_key,
        body.len()
    );
    let address = running.addr;
    let sent = tokio::task::spawn_blocking(move || {
        let mut connection = TcpStream::connect(address).unwrap();
        connection.write_all(head.as_bytes()).unwrap();
        let mut pieces = 0;
        for piece in body.chunks(BYTES_A_SECOND) {
            // Whoever is refused is told while it still sends.
            if connection.write_all(piece).is_err() {
                break;
            }
            pieces += 1;
            std::thread::sleep(Duration::from_secs(1));
        }
        let mut answer = [0; 12];
        std::io::Read::read_exact(&mut connection, &mut answer).unwrap();
        (String::from_utf8(answer.to_vec()).unwrap(), pieces, body.len().div_ceil(BYTES_A_SECOND))
    });
    let (answer, pieces, all) = sent.await.unwrap();
    assert_eq!(answer, "HTTP/1.1 408");
    assert!(pieces < all, "{pieces} of {all} were taken");
    running.stop().await;
}
