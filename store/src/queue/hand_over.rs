//! Which jobs go to Redis next, and that they are on their way.
//!
//! Little is handed over at a time, so that what waits stays in the database, where teams take turns: no team has more in
//! flight than its share of the slots, and all together no more than the slots can take up at once and once again.

use lending_base::AnalysisId;

use super::{HANDED_OVER, Queue};
use crate::db::{Either, Tx, on};
use crate::locks::HAND_OVER_LOCK;
use crate::workers::WORKER_FRESH;
use crate::{Store, StoreError};

/// Jobs in flight for each slot: one that runs, and one to take up when it ends.
const IN_FLIGHT_PER_SLOT: i64 = 2;
/// The most jobs of one queue in flight. A backlog of 8,000 tasks stops a queue of apalis-redis for good.
const MOST_IN_FLIGHT: i64 = 1_000;

/// Takes the lock and tells the time after that. It does not wait for the disk afterwards: a hand-over that a crash of
/// Postgres forgets is made again, and everybody who hands over waits behind this one. Its one statement is planned once.
const BEGIN_HAND_OVER: &str = "
    WITH locked AS MATERIALIZED (
        SELECT set_config('synchronous_commit', 'off', true), set_config('plan_cache_mode', 'force_generic_plan', true),
            pg_advisory_xact_lock($1)
    )
    SELECT clock_timestamp() FROM locked";

/// One statement, because a hand-over is repeated with every run that ends. Of each team the oldest, the teams with the
/// least in flight first, and among equals the one whose turn is longest ago. Teams are found by skipping through the
/// index, one step each, however much work they have. What was picked is updated by its ids, as an array: of a subquery
/// whose limit is not known yet Postgres expects a tenth of the table, and reads all of it. Without a live worker there is no
/// room.
const HAND_OVER: &str = "
    WITH RECURSIVE in_flight AS (
        SELECT team_id, count(*) AS jobs FROM jobs
        WHERE queue = $1 AND (run_token IS NOT NULL OR handed_over_until IS NOT NULL)
            AND ((run_token IS NOT NULL AND due_at > $2) OR handed_over_until > $2)
        GROUP BY team_id
    ), workers_slots AS (
        SELECT CAST(COALESCE(sum(CASE WHEN $1 = 'scan' THEN scan_slots ELSE text_slots END), 0) AS BIGINT) AS slots
        FROM workers WHERE last_seen_at > $3
    ), room AS (
        SELECT GREATEST(LEAST(slots * $4, $5) - (SELECT CAST(COALESCE(sum(jobs), 0) AS BIGINT) FROM in_flight), 0) AS jobs,
            GREATEST(slots - 1, 1) AS of_a_team
        FROM workers_slots
    ), waiting (team_id) AS (
        SELECT min(team_id) FROM jobs WHERE queue = $1
        UNION ALL
        SELECT (SELECT min(j.team_id) FROM jobs j WHERE j.queue = $1 AND j.team_id > w.team_id) FROM waiting w
        WHERE w.team_id IS NOT NULL
    ), next AS (
        SELECT c.id FROM waiting w
            CROSS JOIN room
            LEFT JOIN in_flight f ON f.team_id = w.team_id
            LEFT JOIN job_turns t ON t.team_id = w.team_id
            CROSS JOIN LATERAL (
                SELECT d.id, row_number() OVER (ORDER BY d.due_at, d.id) AS place FROM (
                    SELECT id, due_at FROM jobs
                    WHERE queue = $1 AND team_id = w.team_id AND due_at <= $2
                        AND (handed_over_until IS NULL OR handed_over_until <= $2)
                    ORDER BY due_at, id LIMIT (SELECT of_a_team FROM room)
                ) d
            ) c
        WHERE w.team_id IS NOT NULL AND COALESCE(f.jobs, 0) + c.place <= room.of_a_team
        ORDER BY COALESCE(f.jobs, 0) + c.place, t.last_turn NULLS FIRST, w.team_id
        LIMIT (SELECT jobs FROM room)
    ), handed_over AS (
        UPDATE jobs SET handed_over_until = $6 WHERE id = ANY (ARRAY(SELECT id FROM next)) AND due_at <= $2
        RETURNING id, team_id
    ), turns AS (
        INSERT INTO job_turns (team_id, last_turn) SELECT DISTINCT team_id, $2 FROM handed_over
        ON CONFLICT (team_id) DO UPDATE SET last_turn = EXCLUDED.last_turn
    )
    SELECT id FROM handed_over";

impl Store {
    /// Picks what may go to Redis now. Whoever calls it puts them there, or [takes them back](Self::take_back). Only work
    /// on Postgres is handed over: an embedded worker picks for itself.
    pub async fn hand_over(&self, queue: Queue) -> Result<Vec<AnalysisId>, StoreError> {
        let store = self.clone();
        self.db
            .transaction(move |tx| {
                Box::pin(async move {
                    let Either::Postgres(conn) = tx.conn() else { return Ok(Vec::new()) };
                    let begin = sqlx::query_scalar(BEGIN_HAND_OVER).bind(HAND_OVER_LOCK);
                    let now = store.clock.moved(begin.fetch_one(&mut *conn).await?);
                    let handed_over = sqlx::query_scalar(HAND_OVER)
                        .bind(queue.as_str())
                        .bind(now)
                        .bind(now - WORKER_FRESH)
                        .bind(IN_FLIGHT_PER_SLOT)
                        .bind(MOST_IN_FLIGHT)
                        .bind(now + HANDED_OVER)
                        .fetch_all(conn);
                    Ok(handed_over.await?)
                })
            })
            .await
    }

    /// What did not reach Redis was not handed over.
    pub async fn take_back(&self, ids: Vec<AnalysisId>) -> Result<(), StoreError> {
        self.db.transaction(move |tx| Box::pin(async move { take_back(tx, &ids).await })).await
    }
}

async fn take_back(tx: &mut Tx, ids: &[AnalysisId]) -> Result<(), StoreError> {
    for id in ids {
        on!(tx.conn(), conn => sqlx::query("UPDATE jobs SET handed_over_until = NULL WHERE id = $1")
            .bind(id).execute(conn).await.map(|_| ()))?;
    }
    Ok(())
}
