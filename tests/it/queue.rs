//! Work is shared out fairly, tried a bounded number of times, and written about by one run only.

use chrono::TimeDelta;
use lending_base::{AnalysisId, ApiKeyId, WorkerId};
use lending_store::Store;
use lending_store::analyses::{Failure, NewAnalysis, Outcome, Stage, Status};
use lending_store::audit::{Origin, Principal, TokenId};
use lending_store::idempotency::Creation;
use lending_store::queue::{Claimed, Ending, Findings, LEASE, MOST_ATTEMPTS};
use lending_store::users::{Email, NewUser, Role};
use lending_tests::{TestDeployment, both_modes};

async fn team(store: &Store) -> Principal {
    let team = store.create_team("Acme Finance").await.unwrap().id;
    let email = format!("{}@example.com", lending_base::entropy::base62(12).unwrap().to_lowercase());
    let new = NewUser {
        team: &team,
        email: &Email::new(&email),
        name: "Asha Rao",
        role: Role::Owner,
        password_hash: "x",
    };
    let user = store.create_user(new).await.unwrap().unwrap();
    let token = TokenId::ApiKey(ApiKeyId::new(store.clock()).unwrap());
    Principal { team, user: user.id, token, origin: Origin::default() }
}

async fn submit(store: &Store, who: &Principal) -> AnalysisId {
    let mut spool = store.spool().unwrap();
    spool.write(b"%PDF-1.7 not really").await.unwrap();
    let file = spool.finish().await.unwrap();
    let new = NewAnalysis { inputs: serde_json::json!({}), ..NewAnalysis::default() };
    match store.analyses(&who.team).submit(who, file, new, None).await.unwrap() {
        Creation::Created(made) => made.id,
        other => panic!("{other:?}"),
    }
}

fn findings(report: &str) -> Ending {
    Ending::Completed(Box::new(Findings {
        decision: Outcome::Review,
        policy_outcome: Some(Outcome::Approve),
        review_reasons: vec!["mule_pattern".to_owned()],
        pages: 3,
        report: report.as_bytes().to_vec(),
        reading: b"{}".to_vec(),
    }))
}

both_modes! {
    async fn a_team_with_one_upload_waits_for_one_job_of_a_team_with_many(deployment: TestDeployment) {
        let store = deployment.store().await.unwrap();
        let (busy, quiet, worker) = (team(&store).await, team(&store).await, WorkerId::new(store.clock()).unwrap());
        let mut many = Vec::new();
        for _ in 0..5 {
            many.push(submit(&store, &busy).await);
        }
        let first = store.claim(&worker).await.unwrap().work().unwrap();
        let single = submit(&store, &quiet).await;
        let order = [
            first.analysis.id,
            store.claim(&worker).await.unwrap().work().unwrap().analysis.id,
            store.claim(&worker).await.unwrap().work().unwrap().analysis.id,
        ];
        assert_eq!(order, [many[0].clone(), single, many[1].clone()], "the oldest, the other team's, the next oldest");
        store.close().await;
    }

    async fn a_run_whose_lease_has_passed_is_taken_over_and_writes_nothing(deployment: TestDeployment) {
        let store = deployment.store().await.unwrap();
        let (who, worker) = (team(&store).await, WorkerId::new(store.clock()).unwrap());
        let id = submit(&store, &who).await;
        let stale = store.claim(&worker).await.unwrap().work().unwrap();
        assert!(store.claim(&worker).await.unwrap().work().is_none(), "one run has it");
        deployment.clock.advance(LEASE - TimeDelta::seconds(1));
        assert!(store.renew(&stale, Stage::Reading, 20).await.unwrap());
        deployment.clock.advance(LEASE - TimeDelta::seconds(1));
        assert!(store.claim(&worker).await.unwrap().work().is_none(), "it was renewed");
        deployment.clock.advance(TimeDelta::seconds(2));
        let fresh = store.claim(&worker).await.unwrap().work().unwrap();
        assert_eq!((fresh.analysis.id.clone(), fresh.attempt), (id.clone(), 2));

        assert!(!store.renew(&stale, Stage::Deciding, 95).await.unwrap());
        assert!(!store.end(&stale, findings(r#"{"stale": true}"#)).await.unwrap());
        assert!(!store.try_again(&stale, TimeDelta::zero()).await.unwrap());
        assert!(!store.release(&stale).await.unwrap());
        assert!(store.analyses(&who.team).report(&id).await.unwrap().is_none());

        assert!(store.end(&fresh, findings(r#"{"fresh": true}"#)).await.unwrap());
        assert!(!store.end(&fresh, findings("{}")).await.unwrap(), "an analysis ends once");
        let report = store.analyses(&who.team).report(&id).await.unwrap().unwrap();
        assert_eq!(report, br#"{"fresh": true}"#);
        let ended = store.analyses(&who.team).find(&id).await.unwrap().unwrap();
        assert_eq!((ended.status, ended.progress, ended.final_decision()), (Status::Completed, 100, None));
        assert_eq!(store.backlog().await.unwrap().open, 0);
        store.close().await;
    }

    async fn attempts_are_counted_before_they_start_and_end_somewhere(deployment: TestDeployment) {
        let store = deployment.store().await.unwrap();
        let (who, worker) = (team(&store).await, WorkerId::new(store.clock()).unwrap());
        let id = submit(&store, &who).await;
        // A run that is given back untried costs nothing.
        let given_back = store.claim(&worker).await.unwrap().work().unwrap();
        assert!(store.release(&given_back).await.unwrap());
        // One that is put off waits its pause.
        let failed = store.claim(&worker).await.unwrap().work().unwrap();
        assert_eq!(failed.attempt, 1);
        assert!(store.try_again(&failed, TimeDelta::seconds(9)).await.unwrap());
        assert!(store.claim(&worker).await.unwrap().work().is_none());
        deployment.clock.advance(TimeDelta::seconds(9));
        // Each of these dies with its worker.
        for attempt in 2..=MOST_ATTEMPTS {
            let claim = store.claim(&worker).await.unwrap().work().unwrap();
            assert_eq!(claim.attempt, attempt);
            deployment.clock.advance(LEASE);
        }
        // Not even what cannot be opened is tried for ever.
        deployment.run_sql("UPDATE analyses SET sealed_content_key = sealed_particulars").await.unwrap();
        let given_up = store.claim(&worker).await.unwrap();
        assert!(matches!(given_up, Claimed::GivenUp(analysis) if analysis == id));
        let ended = store.analyses(&who.team).find(&id).await.unwrap().unwrap();
        assert_eq!((ended.status, ended.failure), (Status::Failed, Some(Failure::processing_error())));
        assert!(store.claim(&worker).await.unwrap().work().is_none());
        store.close().await;
    }

    async fn many_slots_at_once_never_take_the_same_work(deployment: TestDeployment) {
        let store = deployment.store().await.unwrap();
        let who = team(&store).await;
        for _ in 0..24 {
            submit(&store, &who).await;
        }
        let slots: Vec<_> = (0..6).map(|_| {
            let store = store.clone();
            tokio::spawn(async move {
                let worker = WorkerId::new(store.clock()).unwrap();
                let mut taken = Vec::new();
                while let Some(claim) = store.claim(&worker).await.unwrap().work() {
                    taken.push(claim.analysis.id.to_string());
                    assert!(store.end(&claim, findings("{}")).await.unwrap());
                }
                taken
            })
        }).collect();
        let mut taken = Vec::new();
        for slot in slots {
            taken.extend(slot.await.unwrap());
        }
        let backlog = store.backlog().await.unwrap();
        taken.sort();
        taken.dedup();
        assert_eq!((taken.len(), backlog.open), (24, 0));
        store.close().await;
    }

    async fn a_file_of_an_upload_that_came_to_nothing_is_removed(deployment: TestDeployment) {
        let store = deployment.store().await.unwrap();
        let who = team(&store).await;
        let key = || Some(store.idempotency_key("create_analysis", "once", b"request"));
        let mut made = Vec::new();
        for _ in 0..2 {
            let mut spool = store.spool().unwrap();
            spool.write(b"%PDF-1.7").await.unwrap();
            let file = spool.finish().await.unwrap();
            let new = NewAnalysis { inputs: serde_json::json!({}), ..NewAnalysis::default() };
            made.push(store.analyses(&who.team).submit(&who, file, new, key()).await.unwrap());
        }
        let Creation::Created(kept) = &made[0] else { panic!("{made:?}") };
        assert_eq!(made[1], Creation::Overtaken);
        store.remove_stray_files().await.unwrap();
        let folder = deployment.settings.data_dir.join("files/statements").join(who.team.as_str());
        let files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        assert_eq!(files, [kept.id.as_str()]);
        let bytes = std::fs::read(deployment.settings.data_dir.join("files/statements").join(who.team.as_str()).join(kept.id.as_str())).unwrap();
        assert!(!bytes.windows(4).any(|window| window == b"%PDF"), "the file lies there encrypted");
        let statement = store.analyses(&who.team).statement(&kept.id).await.unwrap().unwrap();
        assert_eq!(&statement[..], b"%PDF-1.7");
        store.close().await;
    }
}
