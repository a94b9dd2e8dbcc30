//! The groups of operations, as the contract shows them.

use poem_openapi::Tags;

#[derive(Tags)]
pub(super) enum Tag {
    /// Bank statements in, explained credit decisions out.
    Analyses,
    /// Loan products: the credit policies a team scores statements under.
    Products,
    /// Payers that a team remembers as employers.
    Payers,
    /// Credit-bureau reports: consented, billed once, saved.
    #[oai(rename = "Credit checks")]
    CreditChecks,
    /// What a team has used in a month, and what it has spent.
    Usage,
    /// How long a team keeps what, what must not be erased, and certificates of what was.
    Retention,
    /// Who did, read or was refused what, in a chain that shows every change.
    Audit,
    /// What happened, in order, for those who ask.
    Events,
    /// Where events are sent to, signed and at least once.
    Webhooks,
    /// Signing in and out. Servers use API keys instead.
    Authentication,
    /// Who the token belongs to.
    Identity,
    /// Long-lived tokens for servers. Managed with a login token only.
    #[oai(rename = "API keys")]
    ApiKeys,
    /// The people of a team, and what it asks of them. Owners only, with a login token.
    Members,
    /// What reports and rules are made of.
    Reference,
}
