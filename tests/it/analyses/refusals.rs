//! What is refused is refused by its code, before anything is stored.

use lending_samples::{Fault, layout, of_length};
use lending_store::limits::Quota;
use lending_store::users::Role;
use lending_tests::{Form, TestDeployment, both_modes, files_below};
use reqwest::{Body, Method};
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};

use super::{faulty, is_nothing_stored, made, refusal, steady, upload_of};

both_modes! {
    async fn a_file_that_is_no_good_statement_is_422_with_its_reason(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let locked = faulty(3, Fault::EncryptedAes256);
        let long = of_length(layout("hdfc-classic").unwrap(), 501).unwrap();
        let cases: Vec<(&str, Form, &str)> = vec![
            ("empty", upload_of(b""), "file_empty"),
            ("a text", upload_of(b"Date, Narration, Amount"), "file_not_pdf"),
            ("a picture", upload_of(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"), "file_not_pdf"),
            ("a header and nothing", upload_of(b"%PDF-1.7\n%%EOF"), "file_corrupt"),
            ("a locked file", upload_of(&locked.pdf), "file_password_required"),
            ("a wrong password", upload_of(&locked.pdf).text("file_password", "nope"), "file_password_incorrect"),
            ("a book", upload_of(&long.pdf), "file_too_many_pages"),
        ];
        for (what, form, code) in cases {
            assert_eq!(refusal(&client.upload(form).await), (422, code), "{what}");
        }
        assert!(is_nothing_stored(&deployment, &client).await);
        let password = locked.truth.password.as_deref().unwrap();
        made(&client, upload_of(&locked.pdf).text("file_password", password)).await;
        running.stop().await;
    }

    async fn a_field_that_is_no_good_is_refused_by_its_name(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let product = client.post("/v1/products", &json!({
            "name": "Loan", "amount": {"min": 1, "max": 2}, "tenure_months": {"min": 1, "max": 2, "default": 1},
            "annual_rate_pct": 1,
        })).await;
        let archived = product.body["id"].as_str().unwrap();
        client.patch(&format!("/v1/products/{archived}"), &json!({"status": "archived"})).await;
        let pdf = steady(1).pdf;
        let with = |name: &str, value: &str| upload_of(&pdf).text(name, value);
        let long_name = "x".repeat(201);
        let long_password = "x".repeat(129);
        let cases: Vec<(Form, &str, &str)> = vec![
            (Form::default().text("applicant_name", "Asha"), "file_missing", "file"),
            (with("product_id", "prd_01ARZ3NDEKTSV4RRFFQ69G5FAV"), "product_not_found", "product_id"),
            (with("product_id", "no id at all"), "product_not_found", "product_id"),
            (with("product_id", archived), "product_archived", "product_id"),
            (with("applicant_mobile", "12345"), "invalid_mobile", "applicant_mobile"),
            (with("applicant_name", &long_name), "invalid_request", "applicant_name"),
            (with("applicant_name", "Asha\u{7}Rao"), "invalid_request", "applicant_name"),
            (with("bureau_consent", "perhaps"), "invalid_request", "bureau_consent"),
            (with("bureau_consent", "YES"), "applicant_incomplete", "applicant_name"),
            (with("bureau_consent", "on").text("applicant_name", "Asha Rao"), "applicant_incomplete", "applicant_mobile"),
            (with("inputs", "[1]"), "invalid_request", "inputs"),
            (with("inputs", r#"{"requested_amount": -1}"#), "invalid_request", "inputs.requested_amount"),
            (with("inputs", r#"{"gst_turnover": 1.005}"#), "invalid_request", "inputs.gst_turnover"),
            (with("inputs", r#"{"salary": 5}"#), "invalid_request", "inputs.salary"),
            (with("inputs", r#"{"requested_amount": 1, "requested_amount": 2}"#), "invalid_request", "inputs"),
            (with("metadata", r#"{"a": "1", "a": "2"}"#), "invalid_request", "metadata"),
            (with("metadata", r#"{"a": 1}"#), "invalid_request", "metadata.a"),
            (with("metadata", "nonsense"), "invalid_request", "metadata"),
            (with("file_password", &long_password), "invalid_request", "file_password"),
            (with("produkt_id", "x"), "invalid_request", "produkt_id"),
            (with("inputs", "{}").text("inputs", "{}"), "invalid_request", "inputs"),
            (upload_of(&pdf).file(&pdf), "invalid_request", "file"),
            (upload_of(&pdf).part("name=\"applicant_name\"", None, b"\xff\xfe"), "invalid_request", "applicant_name"),
        ];
        for (form, code, field) in cases {
            let answer = client.upload(form).await;
            assert_eq!((refusal(&answer), answer.fields()), ((400, code), vec![field]), "{}", answer.text);
        }
        assert!(is_nothing_stored(&deployment, &client).await);
        running.stop().await;
    }

    async fn a_body_that_is_no_form_or_too_large_is_refused(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let pdf = steady(1).pdf;
        for content_type in ["application/json", "text/plain", "multipart/form-data", "multipart/mixed; boundary=x"] {
            let typed = client.with_header("Content-Type", content_type);
            let answer = typed.send(Method::POST, "/v1/analyses", Some(Body::from("{}"))).await;
            assert_eq!(refusal(&answer), (415, "unsupported_media_type"), "{content_type}");
        }
        assert_eq!(client.send(Method::POST, "/v1/analyses", None).await.status, 415);
        let whole = upload_of(&pdf);
        let typed = client.with_header("Content-Type", &whole.content_type());
        let whole = whole.bytes();
        for cut in [0, 10, 300, whole.len() / 2, whole.len() - 10] {
            let answer = typed.send(Method::POST, "/v1/analyses", Some(Body::from(whole[..cut].to_vec()))).await;
            assert_eq!(answer.status, 400, "{cut}: {}", answer.text);
        }
        let long = "x".repeat((64 << 10) + 1);
        let many = (0..21).fold(upload_of(&pdf), |form, number| form.text(&format!("x{number}"), ""));
        assert_eq!(refusal(&client.upload(upload_of(&pdf).text("metadata", &long)).await), (413, "body_too_large"));
        assert_eq!(refusal(&client.upload(many).await), (400, "invalid_request"), "the first unknown part ends it");
        assert!(is_nothing_stored(&deployment, &client).await);
        running.stop().await;
    }

    async fn a_byte_more_than_20_mib_is_refused_while_it_streams_in(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let mut large = b"%PDF-1.7\n".to_vec();
        large.resize((20 << 20) + 1, b' ');
        assert_eq!(refusal(&client.upload(upload_of(&large)).await), (422, "file_too_large"));
        large.pop();
        let allowed = client.upload(upload_of(&large)).await;
        assert_eq!(refusal(&allowed), (422, "file_corrupt"), "20 MiB are not too many");

        let (sent, answer) = stream_for_ever(&running.addr.to_string(), &owner.api_key).await;
        assert!(answer.starts_with("HTTP/1.1 422") && answer.contains("file_too_large"), "{answer}");
        assert!(answer.contains("connection: close"), "nothing can follow an upload that was not read: {answer}");
        assert!(sent < 64 << 20, "the server read on for {sent} bytes");
        assert!(is_nothing_stored(&deployment, &client).await);
        running.stop().await;
    }

    async fn a_cut_connection_leaves_nothing(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let pdf = steady(1).pdf;
        let form = upload_of(&pdf);
        let head = format!(
            "POST /v1/analyses HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {}\r\nContent-Type: {}\r\n\
             Content-Length: {}\r\n\r\n",
            owner.api_key, form.content_type(), pdf.len() + 1000
        );
        for _ in 0..5 {
            let mut socket = tokio::net::TcpStream::connect(running.addr).await.unwrap();
            socket.write_all(head.as_bytes()).await.unwrap();
            socket.write_all(&form.clone().bytes()[..pdf.len() / 2]).await.unwrap();
            drop(socket);
        }
        assert!(is_nothing_stored(&deployment, &client).await);
        running.stop().await;
        assert_eq!(files_below(&deployment.settings.data_dir.join("spool")).unwrap().len(), 0);
    }

    async fn only_members_and_owners_of_an_entitled_team_may(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let member = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running);
        let pdf = steady(1).pdf;
        assert_eq!(refusal(&client.upload(upload_of(&pdf)).await), (401, "unauthenticated"));
        let as_viewer = client.with_token(&viewer.api_key);
        assert_eq!(refusal(&as_viewer.upload(upload_of(&pdf)).await), (403, "forbidden_role"));

        let team = running.app.store.create_team("Without").await.unwrap();
        let other = deployment.colleague(&running, &team.id, Role::Owner).await.unwrap();
        let unentitled = client.with_token(&other.api_key);
        let asked = |consent: &str| {
            upload_of(&pdf).text("applicant_name", "Asha Rao").text("applicant_mobile", "98765 43210")
                .text("bureau_consent", consent)
        };
        assert_eq!(refusal(&unentitled.upload(asked("1")).await), (403, "bureau_not_entitled"));
        assert!(is_nothing_stored(&deployment, &unentitled).await);
        made(&unentitled, asked("no")).await;

        let path = made(&client.with_token(&member.api_key), asked("true")).await;
        assert_eq!(as_viewer.get(&path).await.body["applicant"]["mobile"], "+91XXXXXX3210", "a viewer reads");
        assert_eq!(refusal(&as_viewer.delete(&path).await), (403, "forbidden_role"));
        let review = as_viewer.post(&format!("{path}/review"), &json!({"outcome": "approve"})).await;
        assert_eq!(refusal(&review), (403, "forbidden_role"));
        running.stop().await;
    }

    async fn uploads_are_limited_per_person_before_their_body_is_read(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_upload_per_hour = 1;
        deployment.settings.limit_upload_burst = 2;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let colleague = deployment.colleague(&running, &owner.user.team, Role::Member).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let pdf = steady(1).pdf;
        let first = client.upload(upload_of(&pdf)).await;
        assert_eq!(first.status, 201);
        assert!(first.header("ratelimit-policy").unwrap().contains("\"upload\";q=1;w=3600"));
        // Another token of the same person shares the count; a broken body counts as well.
        let login = deployment.client(&running).signed_in(&owner.email).await;
        assert_eq!(login.upload(Form::default()).await.status, 400);
        let refused = client.upload(Form::default()).await;
        assert_eq!(refusal(&refused), (429, "rate_limited"));
        assert!(refused.header("retry-after").is_some());
        assert_eq!(client.get("/v1/analyses").await.status, 200, "reading goes on");
        let other = deployment.client(&running).with_token(&colleague.api_key);
        assert_eq!(other.upload(upload_of(&pdf)).await.status, 201, "another person has their own count");
        // Whoever sends a nightly batch may be allowed more, from the next request on.
        running.app.store.limit_uploads(&owner.user, Some(Quota::hourly(5000, 40))).await.unwrap();
        let more = client.upload(upload_of(&pdf)).await;
        assert_eq!(more.status, 201, "{}", more.text);
        assert!(more.header("ratelimit-policy").unwrap().contains("\"upload\";q=5000;w=3600"));
        running.stop().await;
    }
}

/// Sends a file part without end in chunks, until the server answers or stops reading.
async fn stream_for_ever(addr: &str, token: &str) -> (u64, String) {
    let socket = tokio::net::TcpStream::connect(addr).await.unwrap();
    let (mut reader, mut writer) = socket.into_split();
    let head = format!(
        "POST /v1/analyses HTTP/1.1\r\nHost: {addr}\r\nAuthorization: Bearer {token}\r\n\
         Content-Type: multipart/form-data; boundary=b\r\nTransfer-Encoding: chunked\r\n\r\n"
    );
    let part = "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"x.pdf\"\r\n\r\n%PDF-1.7\n";
    let first = format!("{head}{:x}\r\n{part}\r\n", part.len());
    writer.write_all(first.as_bytes()).await.unwrap();
    let sending = tokio::spawn(async move {
        let chunk = [b"10000\r\n".as_slice(), &vec![b' '; 0x10000], b"\r\n"].concat();
        let mut bytes = 0u64;
        while bytes < 1 << 30 && writer.write_all(&chunk).await.is_ok() {
            bytes += 0x10000;
        }
        bytes
    });
    let mut answer = Vec::new();
    let _ = reader.read_to_end(&mut answer).await;
    drop(reader);
    (sending.await.unwrap(), String::from_utf8_lossy(&answer).into_owned())
}
