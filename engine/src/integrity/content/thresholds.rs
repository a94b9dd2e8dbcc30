//! The numbers, lists and sentences of `engine/data/integrity/content.toml`.

use std::sync::LazyLock;

use chrono::NaiveDate;
use serde::Deserialize;

use crate::embedded::DataFile;
use crate::integrity::wording::Wordings;

pub(super) static CONTENT: LazyLock<Content> = LazyLock::new(|| DataFile::IntegrityContent.table());

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Content {
    pub(super) chain: Chain,
    pub(super) totals: Totals,
    pub(super) duplicates: Duplicates,
    pub(super) dates: Dates,
    pub(super) holidays: Holidays,
    pub(super) carried: Carried,
    pub(super) interest: Interest,
    pub(super) charges: Charges,
    pub(super) round_amounts: RoundAmounts,
    pub(super) first_digits: FirstDigits,
    pub(super) serials: Serials,
    pub(super) references: References,
    pub(super) salary_reference: SalaryReference,
    pub(super) amount_bounds: AmountBounds,
    pub(super) bank_codes: BankCodes,
    pub(super) check: Wordings,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Carried {
    pub(super) least_agreed: usize,
    pub(super) apart_share: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Chain {
    pub(super) rate_elsewhere: f64,
    pub(super) links_elsewhere: usize,
    pub(super) missing_after_days: i64,
    pub(super) turned_rows: usize,
    pub(super) turned_share: f64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Totals {
    pub(super) slack_paise: i64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Duplicates {
    pub(super) charge_rupees: i64,
    pub(super) reused_share: f64,
    pub(super) number_digits: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Dates {
    pub(super) outside_days: i64,
    pub(super) back_days: i64,
    pub(super) systematic_share: f64,
    pub(super) systematic_rows: usize,
    pub(super) misdated_days: i64,
    pub(super) misdated_rows: usize,
    pub(super) misdated_share: f64,
    pub(super) date_column_points: f32,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Holidays {
    pub(super) neft_until: NaiveDate,
    pub(super) rtgs_until: NaiveDate,
    pub(super) nach_until: NaiveDate,
    pub(super) national: Vec<(u32, u32)>,
    pub(super) machines: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Interest {
    pub(super) words: Vec<String>,
    pub(super) days: i64,
    pub(super) least_days: i64,
    pub(super) rate_from: f64,
    pub(super) rate_to: f64,
    pub(super) deposit_rate_from: f64,
    pub(super) least_average_rupees: i64,
    pub(super) least_quarters: usize,
    pub(super) shortest_days: i64,
    pub(super) agrees_at: f64,
    pub(super) departs_at: f64,
    pub(super) departs_gravely_at: f64,
    pub(super) like_balance: f64,
    pub(super) least_compared_rupees: i64,
    pub(super) own_words: Vec<String>,
    pub(super) far_too_high_at: f64,
    pub(super) unless: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Charges {
    pub(super) taken_for: Vec<String>,
    pub(super) taxes: Vec<String>,
    pub(super) half_taxes: Vec<String>,
    pub(super) included: Vec<String>,
    pub(super) charge_tax_rates: Vec<f64>,
    pub(super) taxed_from: NaiveDate,
    pub(super) interest: Vec<String>,
    pub(super) deposits: Vec<String>,
    pub(super) tax_on_interest: Vec<String>,
    pub(super) interest_tax_rates: Vec<f64>,
    pub(super) slack_paise: i64,
    pub(super) least_agreed: usize,
    pub(super) apart_share: f64,
    pub(super) penalties: Vec<String>,
    pub(super) penalty_days: i64,
    pub(super) penalty_balance_rupees: i64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RoundAmounts {
    pub(super) multiple_rupees: i64,
    pub(super) share: f64,
    pub(super) least_rows: usize,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct FirstDigits {
    pub(super) distance: f64,
    pub(super) least_rows: usize,
    pub(super) expected: Vec<f64>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Serials {
    pub(super) book: u64,
    pub(super) again_share: f64,
    pub(super) words: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct References {
    pub(super) dated_share: f64,
    pub(super) dated_transfers_share: f64,
    pub(super) least_rows: usize,
    pub(super) slack_days: i64,
    pub(super) least_transfers: usize,
    pub(super) least_moved: usize,
    pub(super) moved_part: f64,
    pub(super) moved_share: f64,
    pub(super) moved_span_days: i64,
    pub(super) grave_days: i64,
    pub(super) least_credits: usize,
    pub(super) words: Vec<String>,
    pub(super) undone: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SalaryReference {
    pub(super) words: Vec<String>,
}

/// In rupees.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct AmountBounds {
    pub(super) rtgs_from: i64,
    pub(super) imps_to: i64,
    pub(super) upi_to: i64,
    pub(super) upi_person_to: i64,
    pub(super) atm_multiple: i64,
    pub(super) atm_grave_rows: usize,
    pub(super) abroad: Vec<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BankCodes {
    pub(super) least_agreed: usize,
    pub(super) apart_share: f64,
    pub(super) grave_rows: usize,
    pub(super) own_numbers: Vec<String>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;

    #[test]
    fn the_file_of_content_checks_can_be_read() {
        assert_strict::<Content>(DataFile::IntegrityContent, &["check"], &[]);
    }
}
