//! Who changes a person, as the audit names them.

use crate::audit::{Action, Actor, Entry, Principal};
use lending_base::TeamId;

/// Who changes somebody.
#[derive(Debug, Clone)]
pub enum ChangedBy {
    Owner(Principal),
    /// The person.
    Oneself(Principal),
    /// Someone at a shell of the deployment.
    Operator,
}

impl ChangedBy {
    pub(crate) fn entry(&self, team: &TeamId, action: Action) -> Entry {
        match self {
            Self::Owner(principal) | Self::Oneself(principal) => principal.entry(action),
            Self::Operator => Entry::new(Actor::Operator, action).team(team),
        }
    }
}
