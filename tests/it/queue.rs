//! Work is shared out fairly, tried a bounded number of times, and written about by one run only.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use lending_base::{AnalysisId, ApiKeyId, Clock, WorkerId};
use lending_store::Store;
use lending_store::analyses::{Failure, Hindrance, NewAnalysis, Outcome, Stage, Status};
use lending_store::audit::{Origin, Principal, TokenId};
use lending_store::idempotency::Creation;
use lending_store::queue::{Claim, Claimed, CompletedAnalysis, LEASE, MOST_ATTEMPTS, Pick, Queue, RunResult};
use lending_store::users::{Email, NewUser, Role};
use lending_store::workers::Slots;
use lending_tests::{Mode, TestDeployment, both_modes};

pub(super) async fn team(store: &Store) -> Principal {
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

/// The next text statement that is due.
async fn next(store: &Store, worker: &WorkerId) -> Option<Claim> {
    look(store, worker).await.work()
}

async fn look(store: &Store, worker: &WorkerId) -> Claimed {
    store.claim_next(Queue::Text, Pick::AnyDue, worker).await.unwrap()
}

/// A worker with so many slots for text statements.
async fn worker_with(store: &Store, text: u16) -> WorkerId {
    let worker = WorkerId::new(store.clock()).unwrap();
    store.worker_seen(&worker, Slots { text, scan: 1 }).await.unwrap();
    worker
}

fn completed(report: &str) -> RunResult {
    RunResult::Completed(Box::new(CompletedAnalysis {
        decision: Outcome::Review,
        policy_outcome: Some(Outcome::Approve),
        review_reasons: vec!["mule_pattern".to_owned()],
        pages: 3,
        read_at: Clock::default().now(),
        report: report.as_bytes().to_vec(),
        reading: b"{}".to_vec(),
    }))
}

both_modes! {
    async fn a_team_with_one_upload_waits_for_one_job_of_a_team_with_many(deployment: TestDeployment) {
        let store = deployment.store().await.unwrap();
        let (busy, quiet, worker) = (team(&store).await, team(&store).await, worker_with(&store, 4).await);
        let mut many = Vec::new();
        for _ in 0..5 {
            many.push(submit(&store, &busy).await);
        }
        let first = next(&store, &worker).await.unwrap();
        let single = submit(&store, &quiet).await;
        let order = [
            first.analysis.id,
            next(&store, &worker).await.unwrap().analysis.id,
            next(&store, &worker).await.unwrap().analysis.id,
        ];
        assert_eq!(order, [many[0].clone(), single, many[1].clone()], "the oldest, the other team's, the next oldest");
        store.close().await;
    }

    async fn a_run_whose_lease_has_passed_is_taken_over_and_writes_nothing(deployment: TestDeployment) {
        let store = deployment.store().await.unwrap();
        let (who, worker) = (team(&store).await, WorkerId::new(store.clock()).unwrap());
        let id = submit(&store, &who).await;
        let stale = next(&store, &worker).await.unwrap();
        assert!(next(&store, &worker).await.is_none(), "one run has it");
        deployment.clock.advance(LEASE - TimeDelta::seconds(1));
        assert!(store.renew(&stale, Stage::Reading, 20).await.unwrap());
        deployment.clock.advance(LEASE - TimeDelta::seconds(1));
        assert!(next(&store, &worker).await.is_none(), "it was renewed");
        deployment.clock.advance(TimeDelta::seconds(2));
        let fresh = next(&store, &worker).await.unwrap();
        assert_eq!((fresh.analysis.id.clone(), fresh.attempt), (id.clone(), 2));

        assert!(!store.renew(&stale, Stage::Deciding, 95).await.unwrap());
        assert!(!store.finish(&stale, completed(r#"{"stale": true}"#)).await.unwrap());
        assert!(!store.retry_later(&stale, TimeDelta::zero()).await.unwrap());
        assert!(!store.give_back_untried(&stale, TimeDelta::zero(), Hindrance::WorkerStopping).await.unwrap());
        assert!(store.analyses(&who.team).revision_report(&id, 1).await.unwrap().is_none());

        assert!(store.finish(&fresh, completed(r#"{"fresh": true}"#)).await.unwrap());
        assert!(!store.finish(&fresh, completed("{}")).await.unwrap(), "an analysis ends once");
        let report = store.analyses(&who.team).revision_report(&id, 1).await.unwrap().unwrap();
        assert_eq!(report, br#"{"fresh": true}"#);
        let ended = store.analyses(&who.team).find(&id).await.unwrap().unwrap();
        assert_eq!((ended.status.known(), ended.progress, ended.final_decision()), (Some(Status::Completed), 100, None));
        assert_eq!(store.backlog().await.unwrap().open, 0);
        store.close().await;
    }

    async fn attempts_are_counted_before_they_start_and_end_somewhere(deployment: TestDeployment) {
        let store = deployment.store().await.unwrap();
        let (who, worker) = (team(&store).await, WorkerId::new(store.clock()).unwrap());
        let id = submit(&store, &who).await;
        // A run that is given back untried costs nothing.
        let given_back = next(&store, &worker).await.unwrap();
        assert!(store.give_back_untried(&given_back, TimeDelta::zero(), Hindrance::WorkerStopping).await.unwrap());
        // One that is put off waits its pause.
        let failed = next(&store, &worker).await.unwrap();
        assert_eq!(failed.attempt, 1);
        assert!(store.retry_later(&failed, TimeDelta::seconds(9)).await.unwrap());
        assert!(next(&store, &worker).await.is_none());
        deployment.clock.advance(TimeDelta::seconds(9));
        // Each of these dies with its worker.
        for attempt in 2..=MOST_ATTEMPTS {
            let claim = next(&store, &worker).await.unwrap();
            assert_eq!(claim.attempt, attempt);
            deployment.clock.advance(LEASE);
        }
        // Not even what cannot be opened is tried for ever.
        deployment.run_sql("UPDATE analyses SET sealed_content_key = sealed_particulars").await.unwrap();
        let given_up = look(&store, &worker).await;
        assert!(matches!(given_up, Claimed::GivenUp(analysis) if analysis == id));
        let ended = store.analyses(&who.team).find(&id).await.unwrap().unwrap();
        assert_eq!((ended.status.known(), ended.failure), (Some(Status::Failed), Some(Failure::processing_error())));
        assert!(next(&store, &worker).await.is_none());
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
                let worker = worker_with(&store, 2).await;
                let mut taken = Vec::new();
                while let Some(claim) = next(&store, &worker).await {
                    taken.push(claim.analysis.id.to_string());
                    assert!(store.finish(&claim, completed("{}")).await.unwrap());
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

    async fn how_long_nobody_has_taken_what_is_due_is_told(deployment: TestDeployment) {
        let store = deployment.store().await.unwrap();
        let (who, worker) = (team(&store).await, worker_with(&store, 4).await);
        let minutes = async || store.backlog().await.unwrap().overdue.map(|overdue| overdue.num_minutes());
        assert_eq!(minutes().await, None);
        submit(&store, &who).await;
        deployment.clock.advance(TimeDelta::minutes(7));
        assert_eq!(minutes().await, Some(7));
        assert!(next(&store, &worker).await.is_some());
        assert_eq!(minutes().await, None, "somebody has it");
        deployment.clock.advance(LEASE + TimeDelta::minutes(2));
        assert_eq!(minutes().await, Some(2), "whoever had it is gone, and it is due since the end of the lease");
        store.close().await;
    }

    async fn a_task_claims_its_own_job_once_and_one_that_is_late_or_doubled_does_nothing(deployment: TestDeployment) {
        let store = deployment.store().await.unwrap();
        let (who, worker) = (team(&store).await, worker_with(&store, 4).await);
        let (first, second) = (submit(&store, &who).await, submit(&store, &who).await);
        let claim = async |id: &AnalysisId| store.claim(Queue::Text, id, &worker).await.unwrap().work();
        let run = claim(&second).await.unwrap();
        assert_eq!((&run.analysis.id, run.attempt), (&second, 1), "not the oldest, but the one it names");
        assert!(claim(&second).await.is_none(), "doubled");
        assert!(store.finish(&run, completed("{}")).await.unwrap());
        assert!(claim(&second).await.is_none(), "late");
        assert_eq!(claim(&first).await.unwrap().attempt, 1);
        store.close().await;
    }

    async fn no_team_gets_all_slots_and_another_finds_one_free(deployment: TestDeployment) {
        let store = deployment.store().await.unwrap();
        // Three slots in all: the share of a team is two.
        let (busy, quiet, worker) = (team(&store).await, team(&store).await, worker_with(&store, 3).await);
        for _ in 0..4 {
            submit(&store, &busy).await;
        }
        let first = next(&store, &worker).await.unwrap();
        assert!(next(&store, &worker).await.is_some());
        assert!(next(&store, &worker).await.is_none(), "the third slot is not for this team");
        let other = submit(&store, &quiet).await;
        assert_eq!(next(&store, &worker).await.unwrap().analysis.id, other);
        // One that has ended makes room for the next.
        assert!(store.finish(&first, completed("{}")).await.unwrap());
        assert!(next(&store, &worker).await.is_some());
        store.close().await;
    }

    async fn slots_that_look_at_the_same_moment_take_one_job_each_of_four_teams(deployment: TestDeployment) {
        let store = deployment.store().await.unwrap();
        for _ in 0..4 {
            submit(&store, &team(&store).await).await;
        }
        let worker = worker_with(&store, 8).await;
        let (a, b, c, d) = tokio::join!(
            next(&store, &worker), next(&store, &worker), next(&store, &worker), next(&store, &worker)
        );
        let taken: BTreeSet<String> =
            [a, b, c, d].into_iter().flatten().map(|claim| claim.analysis.id.to_string()).collect();
        assert_eq!(taken.len(), 4, "none of them had to come again");
        store.close().await;
    }

    async fn a_scan_is_filed_under_its_own_queue_without_spending_an_attempt(deployment: TestDeployment) {
        let store = deployment.store().await.unwrap();
        let (who, worker) = (team(&store).await, worker_with(&store, 4).await);
        let id = submit(&store, &who).await;
        let text = next(&store, &worker).await.unwrap();
        assert!(store.move_to(&text, Queue::Scan).await.unwrap());
        assert!(next(&store, &worker).await.is_none(), "it is no text statement any more");
        let scan = store.claim_next(Queue::Scan, Pick::AnyDue, &worker).await.unwrap().work().unwrap();
        assert_eq!((scan.analysis.id, scan.attempt), (id, 1));
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

#[tokio::test]
async fn work_is_handed_to_redis_in_turn_within_the_share_of_a_team_and_what_is_lost_there_is_found() {
    if !Mode::Production.is_available() {
        return;
    }
    let deployment = TestDeployment::open(Mode::Production).await.unwrap();
    let store = deployment.store().await.unwrap();
    let (busy, quiet) = (team(&store).await, team(&store).await);
    let mut many = Vec::new();
    for _ in 0..6 {
        many.push(submit(&store, &busy).await);
    }
    assert_eq!(store.hand_over(Queue::Text).await.unwrap(), [], "nobody is there to perform it");
    // Three slots: two for one team, six in flight at the most.
    let worker = worker_with(&store, 3).await;
    let mut handed_over = store.hand_over(Queue::Text).await.unwrap();
    handed_over.sort();
    assert_eq!(handed_over, many[..2], "the oldest, as many as its share");
    assert_eq!(store.hand_over(Queue::Text).await.unwrap(), [], "it has its share");
    let single = submit(&store, &quiet).await;
    assert_eq!(
        store.hand_over(Queue::Text).await.unwrap(),
        std::slice::from_ref(&single),
        "another team has one of its own"
    );

    // What did not reach Redis is handed over again.
    store.take_back(vec![single.clone()]).await.unwrap();
    assert_eq!(store.hand_over(Queue::Text).await.unwrap(), std::slice::from_ref(&single));

    // Work under way counts as in flight; work that has ended makes room.
    let run = store.claim(Queue::Text, &many[0], &worker).await.unwrap().work().unwrap();
    assert_eq!(store.hand_over(Queue::Text).await.unwrap(), []);
    assert!(store.finish(&run, completed("{}")).await.unwrap());
    assert_eq!(store.hand_over(Queue::Text).await.unwrap(), [many[2].clone()]);

    // A task that did not come out of Redis again is picked by whoever is idle: the team first whose turn is longer ago.
    let lost = async || store.claim_next(Queue::Text, Pick::LostInRedis, &worker).await.unwrap().work();
    assert!(lost().await.is_none(), "it may still come");
    deployment.clock.advance(TimeDelta::seconds(3));
    assert_eq!(lost().await.unwrap().analysis.id, single);
    assert_eq!(lost().await.unwrap().analysis.id, many[1]);
    store.close().await;
}

#[tokio::test]
async fn a_process_whose_clock_is_two_hours_ahead_makes_no_work_wait_and_takes_none_away() {
    if !Mode::Production.is_available() {
        return;
    }
    let deployment = TestDeployment::open(Mode::Production).await.unwrap();
    let store = deployment.store().await.unwrap();
    let wrong = Clock::wrong_by(TimeDelta::hours(2));
    let ahead = Store::open(&deployment.settings, &wrong).await.unwrap();
    let (who, worker, hasty) =
        (team(&store).await, worker_with(&store, 4).await, worker_with(&ahead, 4).await);
    // Taken in by the process that is ahead, due at once for the one that is right.
    submit(&ahead, &who).await;
    let run = next(&store, &worker).await.unwrap();
    // Its lease has not passed, whatever the other's clock says.
    assert!(next(&ahead, &hasty).await.is_none());
    assert!(store.renew(&run, Stage::Reading, 20).await.unwrap());
    assert!(ahead.retry_later(&run, TimeDelta::zero()).await.unwrap());
    assert!(next(&store, &worker).await.is_some(), "given back at once");
    assert_eq!(store.last_worker_age().await.unwrap().unwrap().num_minutes(), 0);
    ahead.close().await;
    store.close().await;
}
