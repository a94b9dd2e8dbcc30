//! A Rust integrator uses the generated client against a live server.

use futures_util::TryStreamExt;
use lending_samples::{Persona, Spec, layout, statement};
use lending_sdk::{Client, Error, Refusal, types};
use lending_store::users::Role;
use lending_tests::{PASSWORD, TestDeployment, both_modes};

both_modes! {
    async fn the_generated_client_signs_in_writes_a_product_and_understands_a_refusal(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        // With and without /v1: both forms of the address work.
        let (bare, versioned) = (format!("http://{}", running.addr), format!("http://{}/v1", running.addr));
        let client = Client::with_token(&bare, &owner.api_key).unwrap();
        let me = client.get_me().send().await.unwrap();
        assert_eq!((me.user.role.clone(), me.team.entitlements.clone()), (types::Role::Owner, vec!["bureau".to_owned()]));

        let product = types::CreateProductRequest::builder()
            .name("Personal loan")
            .amount(types::AmountRange { min: 50_000.0, max: 500_000.5 })
            .tenure_months(types::TenureRange { min: 6, max: 48, default: 24 })
            .annual_rate_pct(14.5);
        let create = || client.create_product().idempotency_key("loan-1").body(product.clone()).send();
        let (first, again) = (create().await.unwrap(), create().await.unwrap());
        assert_eq!((&first.id, first.amount.max), (&again.id, 500_000.5));
        assert_eq!(again.headers().get("idempotency-replayed").unwrap(), "true");
        let listed = client.list_products().limit(1).send().await.unwrap();
        assert_eq!((listed.total, &listed.data[0].id), (Some(1), &first.id));

        let Err(Error::ErrorResponse(refusal)) = client.get_product().id("prd_nothing").send().await else {
            panic!("a missing product must be a typed refusal");
        };
        assert_eq!((refusal.status().as_u16(), &refusal.code), (404, &types::ErrorCode::NotFound));

        let nobody = Client::without_token(&versioned).unwrap();
        let credentials = types::SignInRequest::builder().email(owner.email.as_str()).password(PASSWORD);
        let login = nobody.create_login_token().body(credentials).send().await.unwrap();
        assert_eq!(login.expires_in, 8 * 3600);
        let signed_in = Client::with_token(&versioned, &login.token).unwrap();
        let key = signed_in.create_api_key().body(types::CreateApiKeyRequest::builder().name("batch")).send().await.unwrap();
        assert!(key.key.as_deref().unwrap().starts_with("las_live_"));
        signed_in.revoke_api_key().id(&key.id).send().await.unwrap();
        signed_in.revoke_login_token().send().await.unwrap();
        let Err(Error::ErrorResponse(refusal)) = signed_in.get_me().send().await else {
            panic!("a revoked token must be a typed refusal");
        };
        assert_eq!(refusal.code, types::ErrorCode::InvalidToken);
        running.stop().await;
    }

    async fn the_client_uploads_a_statement_and_reads_its_report(deployment: TestDeployment) {
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let client = Client::with_token(&format!("http://{}", running.addr), &owner.api_key).unwrap();
        let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 6, 1);
        let pdf = statement(&spec).unwrap().pdf;
        let inputs = types::AnalysisInputs { requested_amount: Some(100_000.0), ..types::AnalysisInputs::default() };
        let upload = || {
            client.create_analysis(pdf.clone()).file_name("may.pdf").inputs(&inputs).metadata("branch", "Pune")
                .applicant_name("Somebody Quite Different").idempotency_key("upload-1").send()
        };
        let (created, again) = (upload().await.unwrap(), upload().await.unwrap());
        assert_eq!((&created.status, &created.id), (&types::AnalysisStatus::Queued, &again.id));
        let analysis = loop {
            let read = client.get_analysis().id(&created.id).wait(30u32).include_result(true).send().await.unwrap();
            if read.completed_at.is_some() {
                break read;
            }
        };
        assert_eq!(analysis.decision, Some(types::DecisionOutcome::Review));
        assert_eq!(analysis.metadata["branch"], "Pune");
        assert!(!analysis.result.as_ref().unwrap().transactions.is_empty());
        let listed = client.list_analyses().status(types::AnalysisStatus::Completed).send().await.unwrap();
        assert_eq!(listed.data[0].file.name.as_deref(), Some("may.pdf"));
        let Err(Error::ErrorResponse(refusal)) = client.create_analysis(b"no PDF".to_vec()).send().await else {
            panic!("a refused file must be a typed refusal");
        };
        assert_eq!(refusal.code, types::ErrorCode::FileNotPdf);
        running.stop().await;
    }

    async fn an_integrator_signs_in_uploads_waits_pages_checks_and_signs_out(deployment: TestDeployment) {
        let mut deployment = deployment;
        deployment.settings.limit_pull_per_hour = 1;
        deployment.settings.limit_pull_burst = 2;
        let _bureau = deployment.open_bureau().await.unwrap();
        let running = deployment.serve().await.unwrap();
        let _worker = deployment.work_if_apart().await.unwrap();
        let owner = deployment.person(&running, Role::Owner).await.unwrap();
        let address = format!("http://{}", running.addr);
        let client = Client::builder(&address).login(&owner.email, PASSWORD).device_name("test").retries(0).build().unwrap();
        assert_eq!(client.get_me().send().await.unwrap().user.email, owner.email);

        let spec = Spec::new(layout("hdfc-classic").unwrap(), Persona::SteadySalaried, 6, 1);
        let fixture = statement(&spec).unwrap();
        let file = deployment.folder().join("may.pdf");
        std::fs::write(&file, &fixture.pdf).unwrap();
        let gone = std::sync::Arc::new(std::sync::atomic::AtomicU64::new(0));
        let told = gone.clone();
        let upload = client.create_analysis_from_path(&file)
            .on_progress(move |bytes, _| told.store(bytes, std::sync::atomic::Ordering::Relaxed));
        let created = upload.send().await.unwrap();
        assert_eq!(gone.load(std::sync::atomic::Ordering::Relaxed), fixture.pdf.len() as u64);
        let pdf = bytes::Bytes::from(fixture.pdf.clone());
        let chunks = futures_util::stream::iter([Ok(pdf.slice(..1000)), Ok(pdf.slice(1000..))]);
        let streamed = client.create_analysis_from_stream(chunks).send().await.unwrap();

        let analysis = client.wait_until_done(&created.id).await.unwrap();
        let report = analysis.result.as_ref().unwrap();
        assert_eq!((analysis.file.name.as_deref(), analysis.decision.is_some()), (Some("may.pdf"), true));
        assert_eq!(report.transactions.len(), fixture.truth.accounts[0].rows.len());
        assert!(report.income.monthly_income.unwrap() > 0.0);
        let again = client.wait_until_done(&streamed.id).await.unwrap();
        assert_eq!(again.duplicate_of.as_deref(), Some(created.id.as_str()), "byte for byte the same file");

        let all: Vec<types::Analysis> = client.list_analyses().limit(1).stream().try_collect().await.unwrap();
        assert_eq!(all.iter().map(types::Analysis::reference).collect::<Vec<_>>(), ["APP-000002", "APP-000001"]);
        let rows = client.list_analysis_transactions().id(&created.id).stream();
        assert_eq!(rows.try_collect::<Vec<_>>().await.unwrap().len(), report.transactions.len());
        let first = report.transactions[0].date + chrono::TimeDelta::days(40);
        let meant = |row: &types::Transaction| {
            [types::Category::Salary, types::Category::Emi].contains(&row.category) && row.date >= first && row.amount >= 1_500.5
        };
        let rows = client.list_analysis_transactions().id(&created.id).from(first).min(1_500.5)
            .category(vec![types::Category::Salary, types::Category::Emi]).stream();
        let rows: Vec<types::Transaction> = rows.try_collect().await.unwrap();
        assert!(rows.len() > 1 && rows.iter().all(meant), "{rows:?}");
        assert_eq!(rows.len(), report.transactions.iter().filter(|row| meant(row)).count());
        let rows = client.list_analysis_transactions().id(&created.id).direction(types::Direction::Debit).q("u p i").stream();
        let rows: Vec<types::Transaction> = rows.try_collect().await.unwrap();
        assert!(!rows.is_empty() && rows.iter().all(|row| row.direction == types::Direction::Debit), "{rows:?}");
        let workbook = client.export_analysis_report().id(&created.id).send().await.unwrap().into_inner();
        let mut workbook = workbook.into_inner();
        let opening = workbook.try_next().await.unwrap().unwrap();
        assert!(opening.starts_with(b"PK"));

        let person = types::CreateCreditCheckRequest::builder().name("Asha Rao").mobile("9876543200").consent(true);
        let check = client.create_credit_check().idempotency_key("c-1").body(person.clone()).send().await.unwrap();
        assert_eq!((check.score, &check.billing.state), (Some(780), &types::BillingState::Charged));
        let replay = client.create_credit_check().idempotency_key("c-1").body(person.clone()).send().await.unwrap();
        assert_eq!(replay.id, check.id);

        let no_pdf = client.create_analysis(b"no PDF".to_vec()).send().await.unwrap_err();
        assert_eq!((no_pdf.status().unwrap().as_u16(), no_pdf.code()), (422, Some(&types::ErrorCode::FileNotPdf)));
        client.create_credit_check().body(person.clone()).send().await.unwrap();
        let limited = client.create_credit_check().body(person).send().await.unwrap_err();
        assert_eq!((limited.status().unwrap().as_u16(), limited.code()), (429, Some(&types::ErrorCode::RateLimited)));
        assert!(limited.retry_after().is_some() && limited.request_id().is_some());

        let login = client.get_me().send().await.unwrap().token.id.clone();
        client.sign_out().await.unwrap();
        // Whoever has the credentials signs in anew, with another token.
        assert_ne!(client.get_me().send().await.unwrap().token.id, login);
        running.stop().await;
    }
}
