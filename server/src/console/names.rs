//! Who is meant by the id of a user. Of what somebody did the API tells the id alone.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::problem::Problem;
use super::records::Listed;
use super::visit::Visit;

#[derive(Deserialize)]
struct Named {
    id: String,
    name: String,
}

/// Names by id: of those who review, and to owners of everybody, also of those who have no access any more. The API does not
/// tell all of a larger team at once; others stay ids.
pub(super) struct Names(pub(super) BTreeMap<String, String>);

impl Names {
    pub(super) async fn of_team(visit: &Visit) -> Result<Self, Problem> {
        let mut names = BTreeMap::from([(visit.me.user.id.clone(), visit.me.user.name.clone())]);
        let list = if visit.is_owner() { "/members?limit=100" } else { "/assignees?limit=100" };
        let listed: Listed<Named> = visit.call.get(list).await?;
        names.extend(listed.data.into_iter().map(|person| (person.id, person.name)));
        Ok(Self(names))
    }

    pub(super) fn of<'n>(&'n self, id: &'n str) -> &'n str {
        self.0.get(id).map_or(id, String::as_str)
    }
}
