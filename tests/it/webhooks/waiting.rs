//! What is still to be told is counted, with its age and by what it waits for.

use chrono::TimeDelta;
use lending_base::{Secret, WebhookEndpointId};
use lending_store::Store;
use lending_store::audit::Principal;
use lending_store::idempotency::Creation;
use lending_store::webhooks::{
    AttemptProblem, AttemptResult, DeliveryClaim, EndpointChange, EventState, NewEndpoint, Settled,
};
use lending_tests::{TestDeployment, both_modes};

use crate::queue::team;

const NOTHING: (i64, Option<i64>) = (0, None);

/// How many wait in a state, and for how many minutes the oldest has.
async fn waiting(store: &Store, state: EventState) -> (i64, Option<i64>) {
    let all = store.events_waiting().await.unwrap();
    assert_eq!(all.len(), EventState::ALL.len(), "also those in which nothing waits");
    let found = all.into_iter().find(|waiting| waiting.state == state).unwrap();
    (found.count, found.oldest.map(|oldest| oldest.num_minutes()))
}

async fn endpoint(store: &Store, who: &Principal) -> WebhookEndpointId {
    let new = NewEndpoint {
        url: "https://hooks.example.com/lending".to_owned(),
        description: None,
        event_types: Vec::new(),
        secret: Secret::new("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"),
    };
    match store.webhook_endpoints(&who.team).create(who, new, None).await.unwrap() {
        Creation::Created(made) => made.id,
        other => panic!("{other:?}"),
    }
}

async fn refuse(store: &Store, claim: &DeliveryClaim) {
    let result = AttemptResult {
        sent_at: store.clock().now(),
        duration_ms: 3,
        answer_status: Some(503),
        problem: Some(AttemptProblem::NotAccepted),
        answer: None,
    };
    assert_eq!(store.settle_delivery(claim, result).await.unwrap(), Settled::Waiting);
}

both_modes! {
    async fn what_is_still_to_be_told_is_counted_with_its_age_by_what_it_waits_for(deployment: TestDeployment) {
        let store = deployment.store().await.unwrap();
        let who = team(&store).await;
        let endpoint = endpoint(&store, &who).await;
        for number in 0..5 {
            store.note_limit_reached(&who.team, "upload", &number.to_string()).await.unwrap();
        }
        deployment.clock.advance(TimeDelta::minutes(7));
        assert_eq!(waiting(&store, EventState::Unpublished).await, (5, Some(7)));
        assert_eq!(waiting(&store, EventState::Ready).await, NOTHING);

        assert_eq!(store.publish_events().await.unwrap(), 5);
        deployment.clock.advance(TimeDelta::minutes(3));
        assert_eq!(waiting(&store, EventState::Unpublished).await, NOTHING);
        assert_eq!(waiting(&store, EventState::Ready).await, (5, Some(3)), "since there are deliveries");

        let claims = store.claim_deliveries(4).await.unwrap();
        assert_eq!(claims.len(), 4);
        assert_eq!(waiting(&store, EventState::Ready).await, (1, Some(3)), "what is under way waits for nobody");
        for claim in &claims {
            refuse(&store, claim).await;
        }
        let last = store.claim_deliveries(1).await.unwrap();
        refuse(&store, &last[0]).await;
        // By hand: the first pause is 5 seconds and a fifth at most, the first rest 30.
        deployment.clock.advance(TimeDelta::seconds(12));
        assert_eq!(waiting(&store, EventState::Resting).await, (5, Some(0)), "five failures in a row");
        assert_eq!(waiting(&store, EventState::Ready).await, NOTHING);
        // By hand: due for 5 min 6 s, and since the end of the rest for 4 min 42 s.
        deployment.clock.advance(TimeDelta::minutes(5));
        assert_eq!(waiting(&store, EventState::Ready).await, (5, Some(4)), "nobody was allowed to send before");
        assert_eq!(waiting(&store, EventState::Resting).await, NOTHING);

        let change = EndpointChange { is_enabled: Some(false), ..EndpointChange::default() };
        assert!(store.webhook_endpoints(&who.team).change(&who, &endpoint, change).await.unwrap());
        assert_eq!(waiting(&store, EventState::Disabled).await, (5, Some(5)));
        assert_eq!(waiting(&store, EventState::Ready).await, NOTHING);
        assert!(store.webhook_endpoints(&who.team).delete(&who, &endpoint).await.unwrap());
        assert_eq!(waiting(&store, EventState::Disabled).await, NOTHING);
        store.close().await;
    }
}
