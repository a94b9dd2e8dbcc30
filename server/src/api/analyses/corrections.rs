//! What a person knows better than the statement says, as requests: corrections add up, and each can be withdrawn.

use std::collections::BTreeSet;

use lending_engine::categorise::{Category, payer_key};
use lending_engine::corrections::{CategoryCorrection, Corrections, MOST_NAMES, MOST_ROWS, TransactionNote};
use lending_engine::transaction_id::TransactionId;
use poem_openapi::Object;
use poem_openapi::types::MaybeUndefined;

use crate::errors::{ApiError, FieldError};

const NAME_CHARACTERS: usize = 200;
const NOTE_CHARACTERS: usize = 500;

/// What one transaction really is; members that are left out stay as they are.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct CorrectTransactionRequest {
    /// Why, for the record: 1 to 1,000 characters.
    #[oai(validator(min_length = 1, max_length = 1000))]
    pub(super) reason: String,
    /// What the transaction is; null: what it was taken for at first.
    category: MaybeUndefined<Category>,
    /// Whether it is left out of every figure: income, obligations, spending, returned payments, offers; false or null: it counts. It stays listed, and
    /// balances and the checks of the document have it all the same.
    excluded: MaybeUndefined<bool>,
    /// What is to be known about it, at most 500 characters; null or empty: nothing. Nothing is decided by it.
    #[oai(validator(max_length = 500))]
    note: MaybeUndefined<String>,
}

/// What is to be corrected. It is added to what is corrected already; null withdraws all of a member, and `withdraw`
/// single ones.
#[derive(Debug, Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct CorrectAnalysisRequest {
    /// Why, for the record: 1 to 1,000 characters.
    #[oai(validator(min_length = 1, max_length = 1000))]
    pub(super) reason: String,
    /// Payers whose regular payments are the applicant's salary, as `counterparty` of a transaction names them: at most 20,
    /// each of 1 to 200 characters.
    #[oai(validator(max_items = 20))]
    employers: MaybeUndefined<Vec<String>>,
    /// What of a trader's receipts is taken for income, in percent: 0 to 100. Null: the product's margin.
    #[oai(validator(minimum(value = "0"), maximum(value = "100")))]
    business_margin_pct: MaybeUndefined<f64>,
    /// Other accounts of the applicant, at most 20: holders' names, or the last digits of account numbers (at least four).
    /// What goes to them or comes from them is a transfer to oneself.
    #[oai(validator(max_items = 20))]
    own_accounts: MaybeUndefined<Vec<String>>,
    /// What single transactions really are: at most 2,000.
    #[oai(validator(max_items = 2000))]
    categories: MaybeUndefined<Vec<CategoryCorrection>>,
    /// Transactions to be left out of every figure: income, obligations, spending, returned payments, offers: at most 2,000.
    #[oai(validator(max_items = 2000))]
    excluded: MaybeUndefined<Vec<TransactionId>>,
    /// Notes about transactions: at most 2,000.
    #[oai(validator(max_items = 2000))]
    notes: MaybeUndefined<Vec<TransactionNote>>,
    /// Single corrections that no longer hold; left out or null: none.
    withdraw: Option<WithdrawnCorrections>,
    /// Whether the team remembers the `employers` of this request and takes them for employers in later analyses too;
    /// left out: false. Owners only.
    #[oai(default)]
    pub(super) remember: bool,
}

/// Corrections that no longer hold.
#[derive(Debug, Default, Object)]
#[oai(deny_unknown_fields)]
pub(crate) struct WithdrawnCorrections {
    /// Payers that are no employers; left out: none.
    #[oai(default)]
    employers: Vec<String>,
    /// Whether the product's margin holds again; left out: false.
    #[oai(default)]
    business_margin_pct: bool,
    /// Accounts that are not the applicant's; left out: none.
    #[oai(default)]
    own_accounts: Vec<String>,
    /// Transactions that are what they were taken for at first; left out: none.
    #[oai(default)]
    categories: Vec<TransactionId>,
    /// Transactions that count again; left out: none.
    #[oai(default)]
    excluded: Vec<TransactionId>,
    /// Transactions whose notes go; left out: none.
    #[oai(default)]
    notes: Vec<TransactionId>,
}

impl WithdrawnCorrections {
    fn is_empty(&self) -> bool {
        let Self { employers, business_margin_pct, own_accounts, categories, excluded, notes } = self;
        let has_names = !employers.is_empty() || !own_accounts.is_empty();
        let has_rows = !categories.is_empty() || !excluded.is_empty() || !notes.is_empty();
        !(has_names || has_rows || *business_margin_pct)
    }
}

/// Left out, or a list of nothing: null withdraws.
fn names_nothing<T>(asked: &MaybeUndefined<Vec<T>>) -> bool {
    match asked {
        MaybeUndefined::Undefined => true,
        MaybeUndefined::Null => false,
        MaybeUndefined::Value(items) => items.is_empty(),
    }
}

/// What a request changes about the corrections that hold.
#[derive(Debug, Default)]
pub(super) struct Change {
    /// What is said for the first time, in the order of the request.
    pub(super) added: Corrections,
    /// What holds with it.
    pub(super) corrections: Corrections,
}

impl CorrectTransactionRequest {
    pub(super) fn change(self, row: TransactionId, held: &Corrections) -> Result<Change, ApiError> {
        if self.category.is_undefined() && self.excluded.is_undefined() && self.note.is_undefined() {
            return Err(nothing_to_correct());
        }
        let mut change = Change { corrections: held.clone(), ..Change::default() };
        let corrections = &mut change.corrections;
        if !self.category.is_undefined() {
            corrections.categories.retain(|said| said.transaction_id != row);
        }
        if !self.excluded.is_undefined() {
            corrections.excluded.retain(|id| *id != row);
        }
        if !self.note.is_undefined() {
            corrections.notes.retain(|note| note.transaction_id != row);
        }
        let category =
            self.category.take().map(|category| CategoryCorrection { transaction_id: row, category });
        let note = self.note.take().map(|note| note.trim().to_owned()).filter(|note| !note.is_empty());
        change.added.categories.extend(category);
        change.added.excluded.extend(self.excluded.take().filter(|is| *is).map(|_| row));
        change.added.notes.extend(note.map(|note| TransactionNote { transaction_id: row, note }));
        change.add()?;
        Ok(change)
    }
}

impl CorrectAnalysisRequest {
    pub(super) fn change(self, held: &Corrections) -> Result<Change, ApiError> {
        let is_empty = names_nothing(&self.employers)
            && self.business_margin_pct.is_undefined()
            && names_nothing(&self.own_accounts)
            && names_nothing(&self.categories)
            && names_nothing(&self.excluded)
            && names_nothing(&self.notes)
            && self.withdraw.as_ref().is_none_or(WithdrawnCorrections::is_empty);
        if is_empty {
            return Err(nothing_to_correct());
        }
        let mut change = Change { corrections: held.clone(), ..Change::default() };
        change.withdraw(&self.withdraw.unwrap_or_default())?;
        let (added, corrections) = (&mut change.added, &mut change.corrections);
        take(self.employers, &mut added.employers, &mut corrections.employers);
        take(self.own_accounts, &mut added.own_accounts, &mut corrections.own_accounts);
        take(self.categories, &mut added.categories, &mut corrections.categories);
        take(self.excluded, &mut added.excluded, &mut corrections.excluded);
        take(self.notes, &mut added.notes, &mut corrections.notes);
        match self.business_margin_pct {
            MaybeUndefined::Undefined => {}
            MaybeUndefined::Null => corrections.business_margin_pct = None,
            MaybeUndefined::Value(margin) => added.business_margin_pct = Some(margin),
        }
        named("employers", &mut added.employers)?;
        named("own_accounts", &mut added.own_accounts)?;
        change.add()?;
        Ok(change)
    }
}

/// Null withdraws all that holds.
fn take<T>(asked: MaybeUndefined<Vec<T>>, added: &mut Vec<T>, held: &mut Vec<T>) {
    match asked {
        MaybeUndefined::Undefined => {}
        MaybeUndefined::Null => held.clear(),
        MaybeUndefined::Value(items) => *added = items,
    }
}

/// Names without the spaces around them.
fn named(member: &str, names: &mut [String]) -> Result<(), ApiError> {
    for (at, name) in names.iter_mut().enumerate() {
        *name = name.trim().to_owned();
        if !(1..=NAME_CHARACTERS).contains(&name.chars().count()) {
            let message = format!("must have 1 to {NAME_CHARACTERS} characters");
            return Err(ApiError::invalid_field(format!("{member}[{at}]"), message));
        }
    }
    Ok(())
}

fn nothing_to_correct() -> ApiError {
    ApiError::invalid_field("reason", "goes with something to correct: nothing is named")
}

impl Change {
    /// Takes out what no longer holds. What does not hold cannot be withdrawn: it is misspelt.
    fn withdraw(&mut self, withdrawn: &WithdrawnCorrections) -> Result<(), ApiError> {
        let held = &mut self.corrections;
        let mut misspelt = Vec::new();
        let mut out = |member: &str, at: usize, was_held: bool| {
            if !was_held {
                let field = format!("withdraw.{member}[{at}]");
                misspelt.push(FieldError { field, message: "is not among what is corrected".to_owned() });
            }
        };
        for (at, name) in withdrawn.employers.iter().enumerate() {
            let is_other = |held: &String| payer_key(held) != payer_key(name);
            out("employers", at, took(&mut held.employers, is_other));
        }
        for (at, account) in withdrawn.own_accounts.iter().enumerate() {
            out("own_accounts", at, took(&mut held.own_accounts, |held| held != account.trim()));
        }
        for (at, id) in withdrawn.categories.iter().enumerate() {
            out("categories", at, took(&mut held.categories, |held| held.transaction_id != *id));
        }
        for (at, id) in withdrawn.excluded.iter().enumerate() {
            out("excluded", at, took(&mut held.excluded, |held| held != id));
        }
        for (at, id) in withdrawn.notes.iter().enumerate() {
            out("notes", at, took(&mut held.notes, |held| held.transaction_id != *id));
        }
        if withdrawn.business_margin_pct {
            held.business_margin_pct = None;
        }
        if misspelt.is_empty() { Ok(()) } else { Err(ApiError::invalid(misspelt)) }
    }

    /// Puts what is added to what holds; what is said of the same thing again takes the place of what was said before.
    fn add(&mut self) -> Result<(), ApiError> {
        let (added, held) = (&self.added, &mut self.corrections);
        held.business_margin_pct = added.business_margin_pct.or(held.business_margin_pct);
        for name in &added.employers {
            held.employers.retain(|held| payer_key(held) != payer_key(name));
            held.employers.push(name.clone());
        }
        for account in &added.own_accounts {
            held.own_accounts.retain(|held| held != account);
            held.own_accounts.push(account.clone());
        }
        let rows: BTreeSet<TransactionId> = added.categories.iter().map(|said| said.transaction_id).collect();
        held.categories.retain(|said| !rows.contains(&said.transaction_id));
        held.categories.extend(&added.categories);
        held.categories.sort_by_key(|said| said.transaction_id);
        held.excluded.extend(&added.excluded);
        held.excluded.sort_unstable();
        held.excluded.dedup();
        let rows: BTreeSet<TransactionId> = added.notes.iter().map(|note| note.transaction_id).collect();
        held.notes.retain(|note| !rows.contains(&note.transaction_id));
        held.notes.extend(added.notes.iter().cloned());
        held.notes.sort_by_key(|note| note.transaction_id);
        for (at, note) in added.notes.iter().enumerate() {
            if !(1..=NOTE_CHARACTERS).contains(&note.note.chars().count()) {
                let message = format!("must have 1 to {NOTE_CHARACTERS} characters");
                return Err(ApiError::invalid_field(format!("notes[{at}].note"), message));
            }
        }
        let counts = [
            ("employers", held.employers.len(), MOST_NAMES),
            ("own_accounts", held.own_accounts.len(), MOST_NAMES),
            ("categories", held.categories.len(), MOST_ROWS),
            ("excluded", held.excluded.len(), MOST_ROWS),
            ("notes", held.notes.len(), MOST_ROWS),
        ];
        for (member, count, most) in counts {
            if count > most {
                let message = format!("an analysis has at most {most} of these; withdraw some");
                return Err(ApiError::invalid_field(member, message));
            }
        }
        Ok(())
    }
}

/// Whether something was taken out.
fn took<T>(held: &mut Vec<T>, is_kept: impl Fn(&T) -> bool) -> bool {
    let before = held.len();
    held.retain(is_kept);
    held.len() < before
}

#[cfg(test)]
mod tests {
    use poem_openapi::types::ParseFromJSON;
    use serde_json::{Value, json};

    use super::*;

    fn change(held: &Corrections, body: Value) -> Result<Corrections, ApiError> {
        let request = CorrectAnalysisRequest::parse_from_json(Some(body)).unwrap();
        request.change(held).map(|change| change.corrections)
    }

    #[test]
    fn corrections_add_up_and_each_can_be_withdrawn() {
        let nothing = Corrections::default();
        let one = json!({"reason": "r", "employers": [" Acme Pvt Ltd "], "business_margin_pct": 25});
        let one = change(&nothing, one).unwrap();
        assert_eq!(
            (one.employers.as_slice(), one.business_margin_pct),
            (["Acme Pvt Ltd".to_owned()].as_slice(), Some(25.0))
        );
        let two = json!({"reason": "r", "employers": ["Nimbus"], "excluded": ["txn_3", "txn_1", "txn_3"],
            "categories": [{"transaction_id": "txn_2", "category": "merchant"}]});
        let two = change(&one, two).unwrap();
        assert_eq!(two.employers, ["Acme Pvt Ltd", "Nimbus"]);
        assert_eq!(two.business_margin_pct, Some(25.0));
        assert_eq!(two.excluded, [TransactionId::at(0), TransactionId::at(2)]);
        let again = json!({"reason": "r", "employers": ["ACME"], "categories": [{"transaction_id": "txn_2", "category": "rent"}]});
        let again = change(&two, again).unwrap();
        assert_eq!(again.employers, ["Nimbus", "ACME"], "the same payer, spelt otherwise");
        assert_eq!(again.categories.len(), 1);
        assert_eq!(again.categories[0].category, Category::Rent);
        let less = json!({"reason": "r", "withdraw": {"employers": ["acme ltd"], "excluded": ["txn_1"], "business_margin_pct": true}});
        let less = change(&again, less).unwrap();
        assert_eq!(
            (less.employers.as_slice(), less.business_margin_pct),
            (["Nimbus".to_owned()].as_slice(), None)
        );
        assert_eq!(less.excluded, [TransactionId::at(2)]);
        let none = json!({"reason": "r", "employers": null, "excluded": null, "categories": null});
        assert_eq!(change(&less, none).unwrap(), nothing);
    }

    #[test]
    fn what_does_not_hold_cannot_be_withdrawn_and_nothing_is_no_correction() {
        let refused =
            |body: Value| change(&Corrections::default(), body).unwrap_err().errors[0].field.clone();
        assert_eq!(refused(json!({"reason": "r", "withdraw": {"notes": ["txn_1"]}})), "withdraw.notes[0]");
        assert_eq!(refused(json!({"reason": "r", "employers": [" "]})), "employers[0]");
        for nothing in [json!({}), json!({"employers": []}), json!({"withdraw": {}})] {
            let mut body = nothing;
            body["reason"] = json!("r");
            assert_eq!(refused(body), "reason");
        }
        // Twenty hold at the most, however they came.
        let employers = (0..20).map(|number| format!("Payer {}", "x".repeat(number + 1))).collect();
        let full = Corrections { employers, ..Corrections::default() };
        let one_more = change(&full, json!({"reason": "r", "employers": ["Another payer"]})).unwrap_err();
        assert_eq!(one_more.errors[0].field, "employers");
    }
}
