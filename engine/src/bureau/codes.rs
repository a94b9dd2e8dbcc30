//! What the codes of each bureau mean. The bureaus use the same numbers for different things, so each has its own table
//! under `engine/data/bureau`.
//!
//! A code that is in no table becomes `unknown` and is told as a mark: it is never taken to be fine. No code at all is
//! `not_reported`, which is not the same as the code for none.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Deserializer};

use super::credit_type::CreditType;
use super::report::{
    AccountOwnership, AssetClass, Bureau, BureauScore, BureauScoreStatus, FacilityStatus, SuitStatus,
};

use crate::embedded::DataFile;

static CIBIL: LazyLock<Codes> = LazyLock::new(|| DataFile::BureauCibil.table());
static EXPERIAN: LazyLock<Codes> = LazyLock::new(|| DataFile::BureauExperian.table());
static EQUIFAX: LazyLock<Codes> = LazyLock::new(|| DataFile::BureauEquifax.table());
static CRIF: LazyLock<Codes> = LazyLock::new(|| DataFile::BureauCrif.table());

/// The scale of every Indian bureau. Anything outside is a sign for something, never a low or high score.
pub const SCORES: std::ops::RangeInclusive<u16> = 300..=900;

/// The tables of a bureau.
pub fn for_bureau(bureau: Bureau) -> &'static Codes {
    match bureau {
        Bureau::Sandbox | Bureau::TransunionCibil => &CIBIL,
        Bureau::Experian => &EXPERIAN,
        Bureau::Equifax => &EQUIFAX,
        Bureau::Crif => &CRIF,
    }
}

/// The tables of one bureau.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Codes {
    #[serde(default)]
    hidden_lenders: Vec<String>,
    score: ScoreCodes,
    account_types: Table<CreditType>,
    enquiry_purposes: Table<CreditType>,
    ownership: Table<AccountOwnership>,
    suit: Table<SuitStatus>,
    status: Table<FacilityStatus>,
    /// Where the bureau has a second field for the same, with numbers of its own.
    #[serde(default)]
    facility_status: Option<Table<FacilityStatus>>,
    asset_classes: Table<AssetClass>,
    history: HistoryCodes,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct ScoreCodes {
    no_history: Vec<i32>,
    short_history: Vec<i32>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct HistoryCodes {
    /// Cells that say nothing about payment.
    unreported: Vec<String>,
    /// Cells that stand for a range of days: the least of it.
    #[serde(default)]
    days: BTreeMap<String, u16>,
}

/// What a cell of a payment history says. Both members are `None` where the month was not reported.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct HistoryCell {
    pub dpd: Option<u16>,
    pub asset_class: Option<AssetClass>,
}

impl Codes {
    pub fn account_type(&self, code: Option<&str>) -> CreditType {
        match said(code) {
            None => CreditType::NotReported,
            code => self.account_types.get(code).unwrap_or(CreditType::Unknown),
        }
    }

    /// Purposes are the types of accounts and a few more.
    pub fn enquiry_purpose(&self, code: Option<&str>) -> CreditType {
        self.enquiry_purposes.get(code).unwrap_or_else(|| self.account_type(code))
    }

    pub fn ownership(&self, code: Option<&str>) -> AccountOwnership {
        match said(code) {
            None => AccountOwnership::NotReported,
            code => self.ownership.get(code).unwrap_or(AccountOwnership::Unknown),
        }
    }

    pub fn suit(&self, code: Option<&str>) -> SuitStatus {
        match said(code) {
            None => SuitStatus::NotReported,
            code => self.suit.get(code).unwrap_or(SuitStatus::Unknown),
        }
    }

    /// Of the field that tells write-offs and settlements; at Experian the one that also tells suits.
    pub fn status(&self, code: Option<&str>) -> FacilityStatus {
        read_status(&self.status, code)
    }

    /// Of the second field for the same, where a bureau has one: Experian's counts as the others do.
    pub fn facility_status(&self, code: Option<&str>) -> FacilityStatus {
        read_status(self.facility_status.as_ref().unwrap_or(&self.status), code)
    }

    /// `None` where the code says that the class was not reported.
    pub fn asset_class(&self, code: &str) -> Option<AssetClass> {
        if self.is_unreported(code) {
            return None;
        }
        Some(self.asset_classes.get(Some(code)).unwrap_or(AssetClass::Unknown))
    }

    /// A number of days past due; `None` where the text is none.
    pub fn days_past_due(&self, text: &str) -> Option<u16> {
        let text = text.trim();
        let digits = text.strip_suffix('+').unwrap_or(text);
        let is_number = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| digits.parse().unwrap_or(u16::MAX))
    }

    /// A cell of the payment history: days past due, a class, both with a slash between, or nothing reported.
    pub fn history_cell(&self, cell: &str) -> HistoryCell {
        cell.split('/').map(|part| self.part_of_cell(part)).fold(HistoryCell::default(), |cell, part| {
            HistoryCell { dpd: cell.dpd.max(part.dpd), asset_class: cell.asset_class.max(part.asset_class) }
        })
    }

    fn part_of_cell(&self, part: &str) -> HistoryCell {
        if self.is_unreported(part) {
            return HistoryCell::default();
        }
        let days = self.history.days.get(part.trim()).copied();
        match days.or_else(|| self.days_past_due(part)) {
            None => HistoryCell { dpd: None, asset_class: self.asset_class(part) },
            dpd => HistoryCell { dpd, asset_class: None },
        }
    }

    fn is_unreported(&self, cell: &str) -> bool {
        let cell = cell.trim();
        cell.is_empty() || self.history.unreported.iter().any(|code| code.eq_ignore_ascii_case(cell))
    }

    /// A lender's name, unless the bureau has put something in its place.
    pub fn lender(&self, name: Option<&str>) -> Option<String> {
        let name = said(name)?;
        let is_hidden = self.hidden_lenders.iter().any(|hidden| key(hidden) == key(name));
        (!is_hidden).then(|| name.to_owned())
    }

    /// What stands in the field of a score.
    pub fn score(&self, raw: Option<&str>, name: Option<&str>, version: Option<&str>) -> BureauScore {
        let raw = said(raw);
        let number: Option<i32> = raw.and_then(score_number);
        let value =
            number.and_then(|number| u16::try_from(number).ok()).filter(|value| SCORES.contains(value));
        let status = match number {
            _ if value.is_some() => BureauScoreStatus::Scored,
            None if raw.is_none() => BureauScoreStatus::NoHistory,
            Some(number) if self.score.no_history.contains(&number) => BureauScoreStatus::NoHistory,
            Some(number) if self.score.short_history.contains(&number) => BureauScoreStatus::ShortHistory,
            _ => BureauScoreStatus::Unknown,
        };
        let owned = |text: Option<&str>| said(text).map(str::to_owned);
        BureauScore { value, status, raw: owned(raw), name: owned(name), version: owned(version) }
    }
}

/// A field of five characters holds -1 as `000-1`.
fn score_number(raw: &str) -> Option<i32> {
    let short = raw.trim_start_matches('0');
    if short.starts_with('-') { short.parse().ok() } else { raw.parse().ok() }
}

fn read_status(table: &Table<FacilityStatus>, code: Option<&str>) -> FacilityStatus {
    match said(code) {
        None => FacilityStatus::NotReported,
        code => table.get(code).unwrap_or(FacilityStatus::Unknown),
    }
}

/// Bureaus leave a field out or leave it empty; both say nothing.
fn said(code: Option<&str>) -> Option<&str> {
    code.map(str::trim).filter(|code| !code.is_empty())
}

/// Meanings by code, whatever the case, the marks between words and the zeros in front.
#[derive(Debug)]
struct Table<T>(BTreeMap<String, T>);

impl<T> Default for Table<T> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<T: Copy> Table<T> {
    fn get(&self, code: Option<&str>) -> Option<T> {
        self.0.get(&key(code?)).copied()
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Table<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let codes: BTreeMap<String, T> = BTreeMap::deserialize(deserializer)?;
        Ok(Self(codes.into_iter().map(|(code, meaning)| (key(&code), meaning)).collect()))
    }
}

fn key(code: &str) -> String {
    let code = code.trim();
    if code.bytes().all(|byte| byte.is_ascii_digit()) {
        let short = code.trim_start_matches('0');
        return if short.is_empty() { "0".to_owned() } else { short.to_owned() };
    }
    let words = code.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    let words: Vec<String> = words.map(str::to_uppercase).collect();
    // A code of marks alone, such as `*`, is itself.
    if words.is_empty() { code.to_owned() } else { words.join(" ") }
}

/// Reads the tables of this room: a broken one stops the program.
pub(super) fn load_tables() {
    LazyLock::force(&CIBIL);
    LazyLock::force(&EXPERIAN);
    LazyLock::force(&EQUIFAX);
    LazyLock::force(&CRIF);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::embedded::tests::assert_strict;

    #[test]
    fn the_files_of_codes_can_be_read() {
        use DataFile::{BureauCibil, BureauCrif, BureauEquifax, BureauExperian};
        let maps = ["account_types", "enquiry_purposes", "ownership", "suit", "status", "facility_status"];
        let maps = [&maps[..], &["asset_classes", "history.days"]].concat();
        let optional = ["hidden_lenders", "facility_status", "history.days"];
        for file in [BureauCibil, BureauExperian, BureauEquifax, BureauCrif] {
            assert_strict::<Codes>(file, &maps, &optional);
        }
    }
}
