//! The second wall between teams, in Postgres itself. Policies of row-level security (`migrations/postgres/0022_wall.sql`)
//! show a connection the rows of the team whose id it was given, and every connection is given one as it is handed out:
//! that of the caller, from the moment their token is found until their request is answered. A statement that forgot its
//! `team_id` finds nothing of anybody else.
//!
//! Work that is across teams by its nature (claims, retention, the audit's chains, the operator's commands) is no request;
//! its connections are given none and see all. So do connections of a version that knows nothing of this. The wall is
//! against our own mistakes, not against whoever holds the role's password.

use std::cell::RefCell;

use sqlx::postgres::PgConnection;

use lending_base::TeamId;

tokio::task_local! {
    /// Whose request this task answers, once that is known.
    static CALLERS_TEAM: RefCell<Option<TeamId>>;
}

/// Answers one request: whoever is found to be calling within it has the wall raised around their team until it ends.
pub async fn around_one_request<T>(request: impl Future<Output = T>) -> T {
    CALLERS_TEAM.scope(RefCell::default(), request).await
}

/// From here on the request sees this team and no other.
pub(crate) fn raise(team: &TeamId) {
    // Outside of a request nobody is walled in.
    let _ = CALLERS_TEAM.try_with(|walled| walled.replace(Some(team.clone())));
}

/// The team that is walled in; `None` outside of a request, and before its caller is known.
pub(crate) fn team() -> Option<TeamId> {
    CALLERS_TEAM.try_with(|walled| walled.borrow().clone()).ok().flatten()
}

/// Work that goes on in a task of its own, behind the wall of whoever started it.
pub(crate) async fn behind<T>(team: Option<TeamId>, work: impl Future<Output = T>) -> T {
    CALLERS_TEAM.scope(RefCell::new(team), work).await
}

/// Tells a connection which rows it may show: those of one team, or all. Said whenever one is handed out, whatever was said
/// to it before, so there is nothing to be cleaned when it comes back.
pub(crate) async fn tell(conn: &mut PgConnection, team: Option<TeamId>) -> Result<(), sqlx::Error> {
    sqlx::query("SELECT set_config('lending.team', $1, false)")
        .bind(team.as_ref().map_or("", TeamId::as_str))
        .execute(conn)
        .await
        .map(|_| ())
}
