//! A Rust integrator uses the generated client against a live server.

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
}
