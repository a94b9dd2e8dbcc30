//! A form that creates something or is billed counts once, however often it is sent: by a second click, or by coming back to it.

use lending_bureau::sandbox::Case;
use lending_samples::Fault;
use lending_store::users::Role;
use lending_tests::{Form, Mode, TestDeployment, both_modes, mobile_of};
use reqwest::Method;

use super::guards::pdf;
use super::journey::ended;
use super::visitor::{Seen, Visitor};

/// The id of the form on a page.
fn form_id(seen: &Seen) -> String {
    seen.between("name=\"form_id\" value=\"", "\"").to_owned()
}

/// So many charges for so many reports: in production the sandbox's are billed to nobody.
fn charged(deployment: &TestDeployment, reports: i64) -> i64 {
    if deployment.mode == Mode::Embedded { reports } else { 0 }
}

both_modes! {
    async fn a_credit_check_that_is_sent_twice_is_one_and_is_billed_once(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_pull_burst = 100;
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let base = deployment.client(&running).base().to_owned();
        let mut visitor = Visitor::signed_in(&base, &owner.email).await;
        let page = "/credit-checks/new";
        let form = form_id(&visitor.get(page).await);
        assert_ne!(form, form_id(&visitor.get(page).await), "each page has its own");
        let mobile = mobile_of(Case::Clean, 1);
        let said = |form: &str, name: &str| {
            let fields = [("form_id", form), ("name", name), ("mobile", mobile.as_str()), ("consent", "true")];
            fields.map(|(field, text)| (field, text.to_owned()))
        };
        let send = async |visitor: &mut Visitor, form: &str, name: &str| {
            let fields = said(form, name);
            let fields = fields.each_ref().map(|(field, text)| (*field, text.as_str()));
            visitor.post(page, &fields).await
        };
        let first = send(&mut visitor, &form, "Ramesh Kumar Sharma").await;
        assert_eq!(first.status, 303, "{}", first.html);
        let again = send(&mut visitor, &form, "Ramesh Kumar Sharma").await;
        assert_eq!((again.status, again.header("location")), (303, first.header("location")), "{}", again.html);
        assert_eq!((deployment.rows("credit_checks").await.unwrap(), deployment.rows("ledger").await.unwrap()), (1, charged(&deployment, 1)));

        // With somebody else in it, it is another form, and says so first.
        let other = send(&mut visitor, &form, "Asha Rao").await;
        assert_eq!(other.status, 409, "{}", other.html);
        let fresh = form_id(&other);
        assert_ne!(fresh, form);
        assert!(other.html.contains("value=\"Asha Rao\""), "what was typed is still there: {}", other.html);
        let other = send(&mut visitor, &fresh, "Asha Rao").await;
        assert_eq!(other.status, 303, "{}", other.html);
        assert_ne!(other.header("location"), first.header("location"));
        assert_eq!(deployment.rows("ledger").await.unwrap(), charged(&deployment, 2));

        // What was refused has done nothing, and is sent again under the same id.
        let form = form_id(&visitor.get(page).await);
        let refused = visitor.post(page, &[("form_id", &form), ("name", "Asha Rao"), ("mobile", "12345"), ("consent", "true")]).await;
        assert_eq!((refused.status, form_id(&refused)), (400, form.clone()), "{}", refused.html);

        // Two at once: the second is told, or led to what the first has made. So is whoever sends it once more.
        let mut beside = Visitor::signed_in(&base, &owner.email).await;
        let both = tokio::join!(send(&mut visitor, &form, "Asha Rao"), send(&mut beside, &form, "Asha Rao"));
        for seen in [&both.0, &both.1] {
            assert!(seen.status == 303 || (seen.status == 409 && form_id(seen) == form), "{}: {}", seen.status, seen.html);
        }
        let third = send(&mut visitor, &form, "Asha Rao").await;
        assert_eq!(third.status, 303, "{}", third.html);
        for seen in [&both.0, &both.1] {
            assert!(seen.status != 303 || seen.header("location") == third.header("location"));
        }
        assert_eq!((deployment.rows("credit_checks").await.unwrap(), deployment.rows("ledger").await.unwrap()), (3, charged(&deployment, 3)));

        // What is no id of a form counts for nothing.
        let made_up = send(&mut visitor, "<b>not ours</b>", "Asha Rao").await;
        assert_eq!(made_up.status, 303, "{}", made_up.html);
        assert_eq!(deployment.rows("ledger").await.unwrap(), charged(&deployment, 4));
        running.stop().await;
    }

    async fn an_upload_that_is_sent_twice_is_one_analysis_and_one_pull(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        let form = form_id(&visitor.get("/analyses/upload").await);
        let mobile = mobile_of(Case::Clean, 1);
        let texts = [("form_id", form.as_str()), ("applicant_name", "Asha Rao"), ("applicant_mobile", mobile.as_str()), ("bureau_consent", "true")];
        let file = pdf(1, Fault::None);
        let first = visitor.upload_with("a.pdf", &file, &texts).await;
        assert_eq!(first.status, 303, "{}", first.html);
        let again = visitor.upload_with("a.pdf", &file, &texts).await;
        assert_eq!((again.status, again.header("location")), (303, first.header("location")), "{}", again.html);
        ended(&client, first.header("location").strip_prefix("/analyses/").unwrap()).await;
        assert_eq!((deployment.rows("credit_checks").await.unwrap(), deployment.rows("ledger").await.unwrap()), (1, charged(&deployment, 1)));
        assert_eq!(client.get("/v1/analyses").await.body["total"], 1);
        // From another page it is another upload.
        let later = form_id(&visitor.get("/analyses/upload").await);
        assert_eq!(visitor.upload_with("a.pdf", &file, &[("form_id", &later)]).await.status, 303);
        assert_eq!(client.get("/v1/analyses").await.body["total"], 2);

        // Each file of a form is itself, and each is one.
        let form = form_id(&visitor.get("/analyses/upload").await);
        let form = Form::default().text("form_token", &visitor.form_token).text("form_id", &form)
            .part("name=\"file\"; filename=\"same.pdf\"", Some("application/pdf"), &pdf(2, Fault::None))
            .part("name=\"file\"; filename=\"same.pdf\"", Some("application/pdf"), &pdf(3, Fault::None));
        let (origin, content_type, body) = (visitor.base.clone(), form.content_type(), form.bytes());
        let headers = [("Content-Type", content_type.as_str()), ("Origin", origin.as_str())];
        for _ in 0..2 {
            let seen = visitor.send(Method::POST, "/analyses/upload", &headers, Some(body.clone())).await;
            assert_eq!(seen.status, 200, "{}", seen.html);
            assert_eq!(client.get("/v1/analyses").await.body["total"], 4, "{}", seen.html);
        }
        running.stop().await;
    }

    async fn a_product_and_an_endpoint_that_are_sent_twice_are_one_each(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = deployment.client(&running).with_token(&owner.api_key);
        let mut visitor = Visitor::signed_in(deployment.client(&running).base(), &owner.email).await;
        let form = form_id(&visitor.get("/products/new").await);
        let product = [
            ("form_id", form.as_str()), ("name", "Two wheelers"), ("amount.min", "10000"), ("amount.max", "150000"),
            ("tenure_months.min", "6"), ("tenure_months.max", "36"), ("tenure_months.default", "24"), ("annual_rate_pct", "18"),
        ];
        let first = visitor.post("/products/new", &product).await;
        assert_eq!(first.status, 303, "{}", first.html);
        let again = visitor.post("/products/new", &product).await;
        assert_eq!((again.status, again.header("location")), (303, first.header("location")), "{}", again.html);
        assert_eq!(client.get("/v1/products").await.body["total"], 1);

        let form = form_id(&visitor.get("/settings/webhooks").await);
        let endpoint = [("form_id", form.as_str()), ("url", "https://hooks.example.com/lending")];
        let first = visitor.post("/settings/webhooks", &endpoint).await;
        assert!(first.status == 200 && first.html.contains("id=\"new-secret\""), "{}", first.html);
        let again = visitor.post("/settings/webhooks", &endpoint).await;
        assert_eq!(again.status, 200, "{}", again.html);
        assert!(again.html.contains("the secret was shown then") && !again.html.contains("new-secret"), "{}", again.html);
        assert_ne!(form_id(&again), form, "the form that stands there now is another");
        assert_eq!(client.get("/v1/webhook-endpoints").await.body["total"], 1);
        running.stop().await;
    }
}
