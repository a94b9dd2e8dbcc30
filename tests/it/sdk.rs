//! A Rust integrator uses the generated client against a live server.

use lending_fixtures::{Persona, Spec, layout, statement};
use lending_sdk::{Client, Error, types};
use lending_store::users::Role;
use lending_tests::{PASSWORD, TestHouse, both_modes};

both_modes! {
    async fn the_generated_client_signs_in_writes_a_product_and_understands_a_refusal(house: TestHouse) {
        let running = house.serve().await.unwrap();
        let owner = house.person(&running, Role::Owner).await.unwrap();
        // With and without /v1: both forms of the address work.
        let (bare, versioned) = (format!("http://{}", running.addr), format!("http://{}/v1", running.addr));
        let client = Client::with_token(&bare, &owner.api_key).unwrap();
        let me = client.get_me().send().await.unwrap();
        assert_eq!((me.user.role.clone(), me.team.entitlements.clone()), (types::Role::Owner, vec!["bureau".to_owned()]));

        let product = types::NewProduct::builder()
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
        let key = signed_in.create_api_key().body(types::NewApiKey::builder().name("batch")).send().await.unwrap();
        assert!(key.key.as_deref().unwrap().starts_with("las_live_"));
        signed_in.revoke_api_key().id(&key.id).send().await.unwrap();
        signed_in.revoke_login_token().send().await.unwrap();
        let Err(Error::ErrorResponse(refusal)) = signed_in.get_me().send().await else {
            panic!("a revoked token must be a typed refusal");
        };
        assert_eq!(refusal.code, types::ErrorCode::InvalidToken);
        running.stop().await;
    }

    async fn the_client_uploads_a_statement_and_reads_its_report(house: TestHouse) {
        let running = house.serve().await.unwrap();
        let _worker = house.work_if_apart().await.unwrap();
        let owner = house.person(&running, Role::Owner).await.unwrap();
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
}
