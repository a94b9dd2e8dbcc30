//! The totals of a report.

use std::iter::Sum;

use super::report::{BureauAccount, BureauEnquiry, BureauReport, BureauSummary};
use crate::money::{Paise, Rupees};

impl BureauReport {
    /// The totals over its accounts and enquiries, as `summary` should hold them.
    pub fn summarised(&self) -> BureauSummary {
        let open = || self.accounts.iter().filter(|account| account.is_open());
        let secured = |account: &&BureauAccount| {
            account.is_secured.or_else(|| account.kind.is_secured()).unwrap_or(false)
        };
        let balance = |account: &BureauAccount| account.balance;
        let is_overdue =
            |account: &&BureauAccount| account.overdue.is_some_and(|due| due > Rupees::default());
        BureauSummary {
            accounts: count(self.accounts.len()),
            active_accounts: count(open().count()),
            overdue_accounts: count(self.accounts.iter().filter(is_overdue).count()),
            total_balance: total(open().filter_map(balance)),
            secured_balance: total(open().filter(secured).filter_map(balance)),
            unsecured_balance: total(open().filter(|account| !secured(account)).filter_map(balance)),
            total_overdue: total(self.accounts.iter().filter_map(|account| account.overdue)),
            oldest_opened: self.accounts.iter().filter_map(|account| account.opened).min(),
            enquiries_30d: count(self.enquiries_within(30).count()),
            enquiries_90d: count(self.enquiries_within(90).count()),
            enquiries_180d: count(self.enquiries_within(180).count()),
        }
    }

    /// Enquiries of so many days before the report, without its own.
    pub(super) fn enquiries_within(&self, days: i64) -> impl Iterator<Item = &BureauEnquiry> {
        self.enquiries
            .iter()
            .filter(move |enquiry| !enquiry.is_own && (self.pulled_on - enquiry.date).num_days() <= days)
    }

    /// Those of them that ask for credit without security. One whose purpose is not known counts: it may be.
    pub(super) fn unsecured_enquiries_within(&self, days: i64) -> impl Iterator<Item = &BureauEnquiry> {
        self.enquiries_within(days)
            .filter(|enquiry| enquiry.purpose.is_secured() != Some(true) && !enquiry.purpose.is_no_debt())
    }
}

fn count(of: usize) -> u32 {
    u32::try_from(of).unwrap_or(u32::MAX)
}

/// Beyond all money the limit itself is shown.
fn total(amounts: impl Iterator<Item = Rupees>) -> Rupees {
    let sum = Paise::sum(amounts.map(Rupees::paise));
    Rupees::clamped(sum)
}
