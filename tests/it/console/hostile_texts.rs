//! Whatever people write, and whatever stands in a statement, is text: on every page, in every field of every form.

use std::collections::{BTreeMap, BTreeSet};

use lending_bureau::sandbox::Case;
use lending_samples::HandDrawn;
use lending_store::users::Role;
use lending_tests::{Form, PASSWORD, TestDeployment, both_modes, mobile_of};
use serde_json::json;

use super::markup::{Field, PageForm, forms, tags};
use super::visitor::{Seen, Visitor, encoded};
use crate::corrections::completed;

const SCRIPT: &str = "<script>alert(1)</script>";
const IMAGE: &str = "\"><img src=x onerror=alert(1)>";
const LINK: &str = "javascript:alert(1)";
const HOSTILE: [&str; 3] = [SCRIPT, IMAGE, LINK];
/// What is read as a holder has no digit and ends in a letter. No payment has a word of it, so nothing else is about them.
const HOLDER: &str = "Asha <svg onload=confirm(document.cookie)> Rao";
const HOLDER_AS_TEXT: &str = "Asha &lt;svg onload=confirm(document.cookie)&gt; Rao";

/// What of a session, or of a whole case, goes with a form is not sent: without it there is nothing more to try.
const LEFT_ALONE: [&str; 2] = ["/sign-out", "/erase"];

/// A page without anything that runs but our own files, and without a link that runs.
pub(super) fn assert_harmless(address: &str, html: &str) {
    for tag in tags(html) {
        let place = || format!("{address}: {tag:?}");
        let is_name = |name: &String| {
            !name.is_empty()
                && name.chars().all(|letter| letter.is_ascii_alphanumeric() || "-:_".contains(letter))
        };
        assert!(is_name(&tag.name.trim_start_matches('/').to_owned()), "{}", place());
        assert!(!["iframe", "object", "embed", "base"].contains(&tag.name.as_str()), "{}", place());
        assert!(
            tag.name != "script" || tag.attribute("src").is_some_and(|src| src.starts_with("/assets/")),
            "{}",
            place()
        );
        for (name, value) in &tag.attributes {
            assert!(
                is_name(name) && !name.to_ascii_lowercase().starts_with("on") && name != "srcdoc",
                "{name}: {}",
                place()
            );
            if ["href", "src", "action", "formaction", "xlink:href", "hx-get", "hx-post"]
                .contains(&name.as_str())
            {
                let is_ours = value.starts_with('/') && !value.starts_with("//");
                assert!(
                    is_ours || value.starts_with('#') || value.starts_with("https://"),
                    "{name}: {}",
                    place()
                );
            }
        }
    }
}

fn is_page(seen: &Seen) -> bool {
    seen.header("content-type").starts_with("text/html")
}

/// An address without what makes many of one kind: ids, and what a query says.
fn shape(address: &str) -> String {
    let (path, query) = address.split_once('?').unwrap_or((address, ""));
    // One of each kind is enough: an id is told by its kind.
    let parts = path.split('/').map(|part| part.split_once('_').map_or(part, |(kind, _)| kind));
    let mut names: Vec<&str> = query
        .split('#')
        .next()
        .unwrap_or_default()
        .split('&')
        .map(|pair| pair.split('=').next().unwrap_or_default())
        .collect();
    names.sort_unstable();
    format!("{}?{}", parts.collect::<Vec<_>>().join("/"), names.join("&"))
}

/// Everything that was found on a walk: pages with their text, by address, and one form of each kind.
#[derive(Default)]
struct Walked {
    pages: BTreeMap<String, String>,
    forms: BTreeMap<String, PageForm>,
}

/// Every page that links lead to, one of each kind, from these on.
async fn walk(visitor: &mut Visitor, starts: &[String]) -> Walked {
    let mut waiting: Vec<String> = starts.to_vec();
    let mut known: BTreeSet<String> = starts.iter().map(|start| shape(start)).collect();
    let mut walked = Walked::default();
    while let Some(address) = waiting.pop() {
        let seen = visitor.get(&address).await;
        assert!(seen.status < 500, "{address}: {}", seen.status);
        if !is_page(&seen) {
            continue;
        }
        assert_harmless(&address, &seen.html);
        for form in forms(&seen.html) {
            let names: Vec<&str> = form.fields.iter().map(|field| field.name.as_str()).collect();
            walked.forms.insert(format!("{} {names:?}", shape(&form.action)), form);
        }
        for tag in tags(&seen.html).iter().filter(|tag| tag.name == "a") {
            let link =
                tag.attribute("href").unwrap_or_default().split('#').next().unwrap_or_default().to_owned();
            let is_ours = link.starts_with('/')
                && !["/docs", "/assets", "/openapi"].iter().any(|other| link.starts_with(other));
            if is_ours && known.insert(shape(&link)) {
                waiting.push(link);
            }
        }
        walked.pages.insert(address, seen.html);
    }
    walked
}

fn is_free_text(field: &Field) -> bool {
    ["text", "search", "textarea", "password"].contains(&field.kind.as_str()) && !field.is_number
}

/// What a field is sent with. `is_everywhere`: whatever the field is for; otherwise only where any text may stand.
fn filled(field: &Field, hostile: &str, is_everywhere: bool) -> Option<String> {
    let keeps = ["form_token", "act", "outcome"].contains(&field.name.as_str());
    match field.kind.as_str() {
        _ if keeps => Some(field.value.clone()),
        "file" => None,
        "radio" => field.is_ticked.then(|| field.value.clone()),
        "checkbox" => (field.is_ticked || field.is_required).then(|| field.value.clone()),
        _ if is_everywhere || is_free_text(field) => Some(hostile.to_owned()),
        "tel" => Some("9876543210".to_owned()),
        "url" => Some("https://hooks.example.com/lending".to_owned()),
        _ => Some(field.value.clone()),
    }
}

/// Sends a form with this in it, by each of its buttons, and looks at what is answered and where it leads.
async fn send(visitor: &mut Visitor, form: &PageForm, hostile: &str, is_everywhere: bool) {
    let fields: Vec<(String, String)> = form
        .fields
        .iter()
        .filter_map(|field| Some((field.name.clone(), filled(field, hostile, is_everywhere)?)))
        .collect();
    let buttons = if form.buttons.is_empty() { vec![None] } else { form.buttons.iter().map(Some).collect() };
    for button in buttons {
        let mut said = fields.clone();
        said.extend(button.cloned());
        let said: Vec<(&str, &str)> = said
            .iter()
            .filter(|(name, _)| name != "form_token")
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .collect();
        let address = format!("{} with {hostile}", form.action);
        let seen = if form.is_multipart {
            // As browsers write a name with a quote in it.
            let name = format!("{}.pdf", hostile.replace('"', "%22"));
            visitor.upload_with(&name, b"%PDF-1.4 no statement", &said).await
        } else if form.is_get {
            let query: Vec<String> =
                said.iter().map(|(name, value)| format!("{}={}", encoded(name), encoded(value))).collect();
            visitor.get(&format!("{}?{}", form.action, query.join("&"))).await
        } else {
            visitor.post(&form.action, &said).await
        };
        assert!(seen.status < 500, "{address}: {} {}", seen.status, seen.html);
        let location = seen.header("location").to_owned();
        if !location.is_empty() {
            assert!(
                location.starts_with('/') && !location.starts_with("//"),
                "{address} leads to {location}"
            );
            let next = visitor.get(&location).await;
            if is_page(&next) {
                assert_harmless(&location, &next.html);
            }
        } else if is_page(&seen) {
            assert_harmless(&address, &seen.html);
        }
    }
}

/// A statement whose holder and whose payments are hostile.
fn statement() -> Vec<u8> {
    let holder = format!("Account Holder : {HOLDER}");
    let head = [
        "HDFC BANK LTD",
        "Statement of account",
        holder.as_str(),
        "Account Number : 50100123458765",
        "IFSC : HDFC0000123",
        "Account Type : Savings",
        "Statement Period : 01/01/2024 To 30/06/2024",
        "Opening Balance : 50,000.00",
    ];
    let mut statement = HandDrawn::new(&head, 5_000_000);
    for month in 1..=6 {
        let rows = [
            (1, format!("NEFT CR-HDFC0000240-{SCRIPT}-SALARY-N0{month}4"), 35_000),
            (7, format!("ACH D- {IMAGE}-HDFC7021704191000{month}"), -5_000),
            (12, format!("UPI-{LINK}-shop@hdfcbank-HDFC0000001-40000000000{month}"), -8_000),
            (25, format!("UPI-{SCRIPT}-rent@okaxis-UTIB0000001-40000000009{month}-"), -12_000),
        ];
        for (day, narration, rupees) in rows {
            statement = statement.row(format!("{day:02}/{month:02}/2024"), narration, rupees * 100);
        }
    }
    statement.pdf()
}

both_modes! {
    async fn hostile_texts_are_text_on_every_page_and_in_every_field(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_general_per_minute = 1_000_000;
        deployment.settings.limit_general_burst = 1_000_000;
        deployment.settings.limit_sign_in_per_minute = 1_000;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let base = deployment.client(&running).base().to_owned();

        // A colleague with such a name, who holds a case with such a statement under such a product.
        let invited = deployment.client(&running).signed_in(&owner.email).await
            .post("/v1/invitations", &json!({"email": "ravi@example.com", "role": "reviewer"})).await;
        let mut invitee = Visitor::new(&base);
        let joined = invitee.post("/invite", &[("token", invited.body["token"].as_str().unwrap()), ("name", IMAGE), ("password", PASSWORD)]).await;
        assert_eq!((joined.status, joined.header("location")), (303, "/sign-in"), "{}", joined.html);
        let product = client.post("/v1/products", &json!({
            "name": SCRIPT, "description": IMAGE, "contact": LINK, "amount": {"min": 1000, "max": 2_000_000},
            "tenure_months": {"min": 1, "max": 60, "default": 12}, "annual_rate_pct": 10, "fees": [{"name": IMAGE, "amount": 100}],
            "policy": {"rules": [{"id": "foir", "metric": "foir", "op": "lte", "value": 0.01, "severity": "review", "description": SCRIPT}]},
        })).await;
        assert_eq!(product.status, 201, "{}", product.text);
        let product = product.body["id"].as_str().unwrap();
        let changed = client.patch(&format!("/v1/products/{product}"), &json!({"description": SCRIPT, "contact": IMAGE, "name": IMAGE})).await;
        assert_eq!(changed.status, 200, "{}", changed.text);
        let form = Form::default()
            .text("product_id", product).text("applicant_name", SCRIPT).text("metadata", &json!({"a": IMAGE}).to_string())
            .text("inputs", r#"{"requested_amount": 100000}"#)
            .part("name=\"file\"; filename=\"<script>alert(1)<.pdf\"", Some("application/pdf"), &statement());
        let case = completed(&client, form).await;
        let page = case.strip_prefix("/v1").unwrap().to_owned();
        let record = client.get(&format!("{case}?include_result=true")).await.body;
        assert_eq!(record["decision"], "review", "{record}");
        assert_eq!(record["result"]["summary"]["holder_name"], HOLDER, "the statement's holder is hostile");
        let reviewer = client.get("/v1/assignees").await.body;
        let reviewer = reviewer["data"].as_array().unwrap().iter().find(|person| person["role"] == "reviewer").unwrap();
        assert_eq!(client.patch(&case, &json!({"assignee": reviewer["id"]})).await.status, 200);
        let corrected = client.patch(&format!("{case}/transactions/txn_3"), &json!({"category": "rent", "reason": IMAGE})).await;
        assert_eq!(corrected.status, 200, "{}", corrected.text);

        let endpoint = client.post("/v1/webhook-endpoints", &json!({"url": "https://hooks.example.com/lending", "description": IMAGE})).await;
        let endpoint = endpoint.body["id"].as_str().unwrap();
        assert!(client.post(&format!("/v1/webhook-endpoints/{endpoint}/test"), &json!(null)).await.status < 300);
        let check = json!({"name": "Ramesh Kumar Sharma", "mobile": mobile_of(Case::Clean, 1), "consent": true});
        assert_eq!(client.post("/v1/credit-checks", &check).await.status, 201);

        let mut visitor = Visitor::signed_in(&base, &owner.email).await;
        let [script, image] = [SCRIPT, IMAGE].map(encoded);
        let starts = [
            "/".to_owned(), "/inbox".to_owned(), page.clone(), format!("/products/{product}"), "/settings/account".to_owned(),
            "/settings/payers".to_owned(), "/credit-checks/new".to_owned(), "/analyses/upload".to_owned(), "/products/new".to_owned(),
            format!("{page}/memo"), format!("{page}/review?outcome=approve"), format!("{page}/assign"), format!("{page}/revisions/1"),
            format!("{page}/rows?row=txn_1"), format!("{page}/document?row=txn_1"), format!("{page}/history?left=1&right=2"),
            format!("{page}/rows?counterparty={script}"), format!("/inbox?q={image}&assignee={script}"), format!("/analyses?q={image}"),
            format!("/sign-in?next={image}"), format!("/invite?token={image}"), format!("/reset-password?token={script}"),
            format!("/products/{product}?versions={image}"), format!("/{script}"), format!("{page}/files/letter.html"),
            format!("/settings/audit?subject={image}&actor={script}&action={image}"),
        ];
        let walked = walk(&mut visitor, &starts).await;
        for (address, told) in [
            (format!("{page}/rows?row=txn_1"), "&lt;script&gt;alert(1)&lt;/script&gt;-SALARY"),
            (format!("{page}/document?row=txn_1"), "&lt;script&gt;"),
            (format!("{page}/assign"), "&quot;&gt;&lt;img src=x"),
            (format!("/products/{product}"), "&quot;&gt;&lt;img src=x"),
            (format!("{page}/history?left=1&right=2"), "&quot;&gt;&lt;img src=x"),
            (page.clone(), HOLDER_AS_TEXT),
            (format!("{page}/memo"), HOLDER_AS_TEXT),
            (format!("{page}/revisions/1"), HOLDER_AS_TEXT),
        ] {
            let html = &walked.pages[&address];
            assert!(html.contains(told), "{address} shows it, as text: {html}");
        }
        assert!(walked.pages.len() > 35 && walked.forms.len() > 20, "{} pages, {} forms", walked.pages.len(), walked.forms.len());

        // What is refused is shown once more as it was written; what is taken is shown ever after. A decision ends a case.
        let (last, first): (Vec<&PageForm>, Vec<&PageForm>) = walked.forms.values().partition(|form| form.action.ends_with("/review"));
        let mut sent = 0;
        for form in first.into_iter().chain(last) {
            let has_text = form.fields.iter().any(|field| is_free_text(field) || field.is_number || !["hidden", "checkbox", "file"].contains(&field.kind.as_str()));
            if !has_text || LEFT_ALONE.iter().any(|path| form.action.ends_with(path)) {
                continue;
            }
            for hostile in HOSTILE {
                send(&mut visitor, form, hostile, true).await;
                send(&mut visitor, form, hostile, false).await;
                sent += 1;
            }
        }
        assert!(sent > 45, "{sent} forms were sent");
        assert_eq!(client.get(&case).await.body["final_decision"], "approve", "the review was taken, with its note");
        for page in ["/settings/api-keys", "/settings/webhooks"] {
            assert!(visitor.get(page).await.html.contains("&lt;script&gt;"), "what was taken on {page} stands there");
        }

        // All that was stored is shown as text, in either language.
        for language in ["en", "hi"] {
            visitor.post("/preferences", &[("language", language), ("next", "/inbox")]).await;
            let walked = walk(&mut visitor, &starts).await;
            let shown = walked.pages.values().filter(|html| html.contains("&lt;script&gt;alert(1)") || html.contains("&lt;img src=x")).count();
            assert!(shown > 15, "{shown} of {} pages show it", walked.pages.len());
            let holders = walked.pages.values().filter(|html| html.contains(HOLDER_AS_TEXT)).count();
            assert!(holders > 5, "{holders} of {} pages show the holder", walked.pages.len());
            let decided = &walked.pages[&page];
            assert!(decided.contains("&lt;img src=x") || decided.contains("&lt;script&gt;"), "{decided}");
        }
        running.stop().await;
    }
}
