//! A credit officer's day: upload, read, follow a number to the page, correct, decide, make a key.

use lending_samples::Fault;
use lending_store::users::Role;
use lending_tests::{Client, TestDeployment, both_modes};
use serde_json::Value;

use super::guards::pdf;
use super::visitor::{Seen, Visitor, encoded};

/// The analysis when it has ended, however long that takes.
pub(super) async fn ended(client: &Client, id: &str) -> Value {
    loop {
        let answer = client.get(&format!("/v1/analyses/{id}?wait=30&include_result=true")).await;
        assert_eq!(answer.status, 200, "{}", answer.text);
        if answer.body["completed_at"].is_string() {
            return answer.body;
        }
    }
}

async fn uploaded(visitor: &mut Visitor, client: &Client, name: &str, pdf: &[u8]) -> Value {
    let seen = visitor.upload(name, pdf).await;
    assert_eq!(seen.status, 303, "{}", seen.html);
    let id = seen.header("location").strip_prefix("/analyses/").unwrap().to_owned();
    ended(client, &id).await
}

/// As pages write amounts: ₹1,23,456.
fn rupees(number: &Value) -> String {
    let paise = (number.as_f64().unwrap() * 100.0).round();
    let whole = format!("{:.0}", (paise / 100.0).trunc());
    let (head, tail) = whole.split_at(whole.len().saturating_sub(3));
    let head: Vec<char> = head.chars().rev().collect();
    let groups: Vec<String> = head.chunks(2).map(|pair| pair.iter().rev().collect()).collect();
    let mut parts: Vec<String> = groups.into_iter().rev().collect();
    parts.push(tail.to_owned());
    let cents = (paise % 100.0).round();
    let cents = if cents > 0.0 { format!(".{cents:02}") } else { String::new() };
    format!("₹{}{cents}", parts.join(","))
}

both_modes! {
    async fn an_officer_uploads_reads_corrects_and_decides(deployment: TestDeployment) {
        let mut deployment = deployment;
        // A day's work within seconds.
        deployment.settings.limit_general_burst = 10_000;
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        let analysis = uploaded(&mut visitor, &client, "forged.pdf", &pdf(3, Fault::TamperedOverlay)).await;
        assert_eq!(analysis["inputs"]["requested_amount"], 200_000);
        assert_eq!(analysis["decision"], "review", "{analysis}");
        let id = analysis["id"].as_str().unwrap().to_owned();
        let page = format!("/analyses/{id}");
        let live = visitor.get(&format!("/analyses/live?id={id}")).await;
        assert_eq!(live.header("content-type"), "text/event-stream");
        let line = format!("event: {id}\ndata: <article class=\"upload\">");
        assert!(live.html.contains(&line) && live.html.contains("Open the report"), "told once, as it ended: {}", live.html);
        let inbox = visitor.get("/inbox").await;
        assert!(inbox.html.contains(&page) && inbox.html.contains("The document may have been changed."), "{}", inbox.html);

        let reference = analysis["ref"].as_str().unwrap();
        assert!(visitor.get(&format!("/inbox?q={reference}")).await.html.contains(&page), "found in the inbox");
        assert!(visitor.get("/inbox?q=APP-999").await.html.contains("Nothing matches these filters."));

        // Every fact on the page is the API's answer.
        let facts = visitor.get(&page).await;
        let result = &analysis["result"];
        let told = |seen: &Seen, text: &str| assert!(seen.html.contains(text), "`{text}` is not in {}", seen.html);
        told(&facts, analysis["ref"].as_str().unwrap());
        told(&facts, &rupees(&result["affordability"]["monthly_obligations"]));
        told(&facts, &rupees(&result["income"]["monthly_income"]));
        told(&facts, &rupees(&result["balances"]["average_bank_balance"]));
        told(&facts, result["summary"]["holder_name"].as_str().unwrap());
        for reason in result["decision"]["reasons"].as_array().unwrap().iter().take(3) {
            told(&facts, &reason["text"].as_str().unwrap().replace('&', "&amp;").replace('"', "&quot;"));
        }
        let policy = visitor.get(&format!("{page}/policy")).await;
        for rule in result["policy"]["rules"].as_array().unwrap() {
            told(&policy, rule["metric"].as_str().unwrap());
        }
        let money = visitor.get(&format!("{page}/money")).await;
        told(&money, "<svg class=\"chart\"");
        told(&visitor.get(&format!("{page}/bureau")).await, "No credit-bureau report was asked for.");

        // A number leads to its rows, a row to its box on the page.
        let behind = facts.between("href=\"/analyses/", "\">").to_owned();
        assert!(behind.starts_with(&id), "{behind}");
        let source = visitor.get(&format!("{page}/rows?behind=%2Fincome%2Fsources%2F0%2Ftransaction_ids")).await;
        let row = result["income"]["sources"][0]["transaction_ids"][0].as_str().unwrap().to_owned();
        told(&source, &format!("/document?row={row}#box\""));
        let document = visitor.get(&format!("{page}/document?row={row}")).await;
        told(&document, "class=\"marked\" id=\"box\"");
        told(&document, "class=\"page-picture zoom-1\"");
        told(&document, "<text x=");
        // Nearer, and to the finding that a reason tells of, by addresses alone.
        let nearer = visitor.get(&format!("{page}/document?row={row}&zoom=2")).await;
        told(&nearer, "class=\"page-picture zoom-2\"");
        told(&nearer, &format!("/document?row={row}&amp;zoom=3#box"));
        let reason = facts.between("/document?check=", "#box").to_owned();
        let check = &result["integrity"]["checks"][reason.parse::<usize>().unwrap()];
        assert_eq!(check["status"], "failed");
        told(&visitor.get(&format!("{page}/document?check={reason}")).await, "Finding 1 / ");
        assert_eq!(visitor.get(&format!("{page}/rows?behind=%2Fsummary")).await.status, 404, "which names no rows");

        // Rows are found by month, party and mark too, and what was asked for stays asked for.
        let month = result["monthly"][1]["month"].as_str().unwrap().to_owned();
        let party = result["counterparties"][0]["name"].as_str().unwrap().to_owned();
        let listed = visitor.get(&format!("{page}/rows?month={month}&direction=credit")).await;
        let of_month = result["monthly"][1]["credit_count"].to_string();
        told(&listed, &format!(" / {of_month}</span>"));
        told(&listed, &format!("<option value=\"{month}\" selected>"));
        let with_party = visitor.get(&format!("{page}/rows?counterparty={}", encoded(&party))).await;
        told(&with_party, &format!(" / {}</span>", result["counterparties"][0]["transaction_ids"].as_array().unwrap().len()));
        told(&visitor.get(&format!("{page}/rows?flag=mandate")).await, "<option value=\"mandate\" selected>");
        let kept = format!("month={month}&direction=credit");
        let drawer = visitor.get(&format!("{page}/rows?{kept}&row={row}")).await;
        let shown = kept.replace('&', "&amp;");
        told(&drawer, &format!("class=\"close\" href=\"{page}/rows?{shown}\""));
        told(&drawer, &format!("action=\"{page}/rows/{row}?{shown}\""));

        // A correction is tried, then saved, and the revision says why.
        let opened = visitor.get(&format!("{page}/rows?row={row}")).await;
        told(&opened, "<aside class=\"drawer\"");
        let tried = visitor.post(&format!("{page}/rows/{row}"), &[
            ("category", "business_income"), ("reason", "An invoice was seen."), ("revision", "1"), ("act", "try"),
        ]).await;
        assert_eq!(tried.status, 200, "{}", tried.html);
        told(&tried, "The decision would");
        assert_eq!(client.get(&format!("/v1{page}")).await.body["revision"], 1, "nothing was stored");
        let saved = visitor.post(&format!("{page}/rows/{row}?{kept}"), &[
            ("category", "business_income"), ("reason", "An invoice was seen."), ("revision", "1"), ("act", "save"),
        ]).await;
        assert_eq!((saved.status, saved.header("location")), (303, &*format!("{page}/rows?{kept}&row={row}")), "{}", saved.html);
        let stale = visitor.post(&format!("{page}/rows/{row}"), &[
            ("category", "salary"), ("reason", "Again."), ("revision", "1"), ("act", "save"),
        ]).await;
        told(&stale, "role=\"alert\"");
        let history = visitor.get(&format!("{page}/history")).await;
        told(&history, "An invoice was seen.");
        told(&history, "Revision 2 of 2");
        told(&history, "The statement was taken in and waits for a worker.");
        let story = history.between("An invoice was seen.", "<footer");
        assert!(!story.contains("usr_"), "people have names: {story}");
        let first = visitor.get(&format!("{page}/revisions/1")).await;
        told(&first, "Revision 1 of 2");
        told(&first, &rupees(&result["affordability"]["monthly_obligations"]));
        assert_eq!(visitor.get(&format!("{page}/revisions/9")).await.status, 404);
        let both = visitor.get(&format!("{page}/history?left=1&right=2")).await;
        let table = both.between("id=\"side-by-side\"", "</table>");
        let now = client.get(&format!("/v1{page}/revisions/2")).await.body["result"].clone();
        for report in [result, &now] {
            let income = &report["affordability"]["monthly_income"];
            let income = if income.is_null() { "not known".to_owned() } else { rupees(income) };
            assert!(table.contains(&format!(">{income}</td>")), "{income}: {table}");
        }
        told(&visitor.get(&format!("{page}/what-if?ask=1&requested_amount=50000")).await, "With this");

        // A person decides, once, and the letter follows.
        assert_eq!(visitor.get(&format!("{page}/review?outcome=approve")).await.status, 200);
        let refused = visitor.post(&format!("{page}/review"), &[("outcome", "approve"), ("amount", "lots")]).await;
        assert_eq!(refused.status, 400, "{}", refused.html);
        let done = visitor.post(&format!("{page}/review"), &[
            ("outcome", "approve"), ("amount", "1,50,000"), ("tenure_months", "18"), ("note", "Called <the> employer."),
            ("conditions", "Salary account moved to us\n\nGuarantor"),
        ]).await;
        assert_eq!(done.status, 303, "{}", done.html);
        let review = client.get(&format!("/v1{page}")).await.body["review"].clone();
        assert_eq!((&review["amount"], &review["conditions"][1]), (&150_000.into(), &"Guarantor".into()));
        let decided = visitor.get(&page).await;
        told(&decided, "Called &lt;the&gt; employer.");
        let memo = visitor.get(&format!("{page}/memo")).await;
        told(&memo, &format!("Decided by a person</strong> · {} · ", owner.user.name));
        assert_eq!(memo.html.matches("<svg class=\"chart\"").count(), 2, "{}", memo.html);
        told(&decided, &format!("Decided by a person</strong> · {} · ", owner.user.name));
        told(&visitor.get(&format!("{page}/files/letter.html")).await, "1,50,000");
        assert!(!visitor.get("/inbox").await.html.contains(&page));
        let again = visitor.post(&format!("{page}/review"), &[("outcome", "decline")]).await;
        assert_eq!(again.status, 409);

        // And it can be erased.
        visitor.get(&page).await;
        assert_eq!(visitor.post(&format!("{page}/erase"), &[]).await.status, 303);
        assert_eq!(visitor.get(&format!("{page}/document")).await.status, 404);
        running.stop().await;
    }

    async fn a_key_made_on_the_page_is_shown_once_works_and_is_revoked(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running);
        let mut visitor = Visitor::signed_in(client.base(), &owner.email).await;
        let seen = visitor.post("/settings/api-keys", &[("name", "<script>alert(1)</script>")]).await;
        assert!(!seen.html.contains("<script>alert"), "{}", seen.html);
        let key = seen.between("id=\"new-key\">", "<").to_owned();
        assert!(key.starts_with("las_live_"));
        assert_eq!(client.with_token(&key).get("/v1/me").await.status, 200);
        let listed = visitor.get("/settings/api-keys").await;
        assert!(!listed.html.contains(&key));
        let id = listed.between("/settings/api-keys/", "/revoke").to_owned();
        assert_eq!(visitor.post(&format!("/settings/api-keys/{id}/revoke"), &[]).await.status, 303);
        assert_eq!(client.with_token(&key).get("/v1/me").await.status, 401);
        running.stop().await;
    }

    async fn what_people_write_is_never_markup(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        let script = "<script>alert('x')</script>";
        let form = lending_tests::Form::default()
            .text("applicant_name", script)
            .text("metadata", &serde_json::json!({"a": script}).to_string())
            .part("name=\"file\"; filename=\"<script>alert('x')<.pdf\"", Some("application/pdf"), &pdf(4, Fault::None));
        let made = client.upload(form).await;
        let id = made.body["id"].as_str().unwrap().to_owned();
        ended(&client, &id).await;
        let product = client.post("/v1/products", &serde_json::json!({
            "name": script, "description": script, "amount": {"min": 1, "max": 2_000_000},
            "tenure_months": {"min": 1, "max": 60, "default": 12}, "annual_rate_pct": 10,
            "policy": {"rules": [{"id": "foir", "metric": "foir", "op": "lte", "value": 0.5, "severity": "cap", "description": script}]},
        })).await;
        let product = format!("/products/{}", product.body["id"].as_str().unwrap());
        let page = format!("/analyses/{id}");
        let mut pages = vec!["/inbox".to_owned(), "/analyses".to_owned(), format!("/analyses?q={}", "%3Cscript%3E"), "/products".to_owned(), product,
            "/analyses/upload".to_owned(), "/sign-in?next=%22%3E%3Cscript%3E".to_owned(), "/%3Cscript%3Ealert('x')".to_owned()];
        for tab in ["", "/money", "/document", "/rows?q=%3Cscript%3E", "/rows?row=txn_1", "/policy", "/history", "/what-if?ask=1&requested_amount=%22%3E%3Cscript%3E"] {
            pages.push(format!("{page}{tab}"));
        }
        for address in pages {
            let seen = visitor.get(&address).await;
            assert!(seen.status < 500, "{address}: {}", seen.status);
            assert!(!seen.html.contains("<script>"), "{address}: {}", seen.html);
        }
        running.stop().await;
    }

    async fn a_product_is_changed_by_its_owners_and_read_by_all(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let viewer = deployment.colleague(&running, &owner.user.team, Role::Viewer).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let made = client.post("/v1/products", &serde_json::json!({
            "name": "Loan", "amount": {"min": 1000, "max": 200_000}, "tenure_months": {"min": 1, "max": 60, "default": 12},
            "annual_rate_pct": 10, "policy": {"rules": [{"id": "foir", "metric": "foir", "op": "lte", "value": 0.5, "severity": "cap"}]},
        })).await;
        let page = format!("/products/{}", made.body["id"].as_str().unwrap());
        let base = deployment.client(&running).base().to_owned();
        let mut visitor = Visitor::signed_in(&base, &owner.email).await;
        assert!(visitor.get(&page).await.html.contains("Instalments take at most 50% of the income (FOIR)"));
        let changed = visitor.post(&page, &[
            ("value.foir", "0.4"), ("severity.foir", "knockout"), ("new_metric", "inward_bounces_6m"), ("new_op", "lte"),
            ("new_value", "2"), ("new_severity", "review"), ("annual_rate_pct", "12.5"),
        ]).await;
        assert_eq!(changed.status, 303, "{}", changed.html);
        let now = client.get(&format!("/v1{page}")).await.body;
        assert_eq!((&now["version"], &now["annual_rate_pct"], &now["policy"]["rules"][0]["value"]), (&2.into(), &12.5.into(), &0.4.into()));
        assert_eq!(now["policy"]["rules"][1]["id"], "inward_bounces_6m");
        let wrong = visitor.post(&page, &[("new_metric", "fior"), ("new_op", "lte"), ("new_value", "1"), ("new_severity", "cap")]).await;
        assert_eq!(wrong.status, 400);
        assert!(wrong.html.contains("did you mean “foir”?"), "{}", wrong.html);
        let mut reader = Visitor::signed_in(&base, &viewer.email).await;
        let seen = reader.get(&page).await;
        assert!(seen.html.contains("Owners change products.") && !seen.html.contains("value.foir"));
        assert_eq!(reader.post(&page, &[("annual_rate_pct", "1")]).await.status, 403);
        assert!(!reader.get("/inbox").await.html.contains("/analyses/upload"), "nothing to upload for who only reads");
        running.stop().await;
    }

    async fn a_credit_check_needs_a_ticked_consent(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.demo = true;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        // Above the box stands the very text that is recorded as agreed to, with its version and purpose.
        let form = lending_bureau::consent_form();
        for page in ["/credit-checks/new", "/analyses/upload"] {
            let seen = visitor.get(page).await;
            let text = seen.between("<blockquote lang=\"en\">", "</blockquote>");
            assert_eq!(text, form.text, "{page}");
            let (before, after) = seen.html.split_once(&form.version).unwrap();
            assert!(before.contains("Credit assessment") && after.contains("consent\" value=\"true\""), "{page}");
        }
        let price = client.get("/v1/usage").await.body["price"].clone();
        let priced = visitor.get("/credit-checks/new").await;
        assert!(priced.html.contains(&format!("A report costs {}.", rupees(&price))), "{}", priced.html);
        let refused = visitor.post("/credit-checks/new", &[("name", "Ramesh Kumar Sharma"), ("mobile", "9876543200")]).await;
        assert_eq!(refused.status, 400, "{}", refused.html);
        assert_eq!(client.get("/v1/credit-checks").await.body["total"], 0);
        running.stop().await;
    }

    async fn pages_speak_hindi_when_they_are_asked_to(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        let chosen = visitor.post("/preferences", &[("language", "hi"), ("theme", "dark"), ("next", "/usage")]).await;
        assert_eq!((chosen.status, chosen.header("location")), (303, "/usage"));
        let seen = visitor.get("/usage").await;
        assert!(seen.html.contains("<html lang=\"hi\" data-theme=\"dark\">") && seen.html.contains("उपयोग"), "{}", seen.html);
        let _worker = deployment.work_if_apart().await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let analysis = uploaded(&mut visitor, &client, "a.pdf", &pdf(3, Fault::TamperedOverlay)).await;
        let page = format!("/analyses/{}", analysis["id"].as_str().unwrap());
        // Categories, marks and days are Hindi; what the report says is marked as the English that it is.
        let rows = visitor.get(&format!("{page}/rows")).await;
        assert!(rows.html.contains(">वेतन</option>") && !rows.html.contains(">Salary<"), "{}", rows.html);
        let facts = visitor.get(&page).await;
        let reason = analysis["result"]["decision"]["reasons"][0]["text"].as_str().unwrap().replace('&', "&amp;");
        assert!(facts.html.contains(&format!("<span lang=\"en\" data-fact=\"/result/decision/reasons/0/text\">{reason}</span>")), "{}", facts.html);
        let missing = visitor.get("/analyses/an_01ARZ3NDEKTSV4RRFFQ69G5FAV").await;
        assert!(missing.html.contains("पता जाँच लें।"), "{}", missing.html);
        running.stop().await;
    }
}
