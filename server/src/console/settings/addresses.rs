//! Where the pages of the settings are that parts of themselves, or others, lead to.

pub(super) const ACCOUNT: &str = "/settings/account";
pub(super) const TEAM: &str = "/settings/team";
