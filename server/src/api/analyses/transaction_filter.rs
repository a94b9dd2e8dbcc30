//! Which rows of a statement somebody asks for.

use std::collections::BTreeSet;

use lending_engine::categorise::Category;
use lending_engine::money::Rupees;
use lending_engine::report::Flag;
use lending_engine::statement::Direction;
use poem_openapi::types::ToJSON;

use crate::api::iso_date::IsoDate;
use crate::errors::ApiError;
use crate::opened_reports::OpenedReport;
use crate::searched_rows::{SearchedRow, squeezed};

/// As it stands in the query: what is left out lets every row through.
#[derive(Debug, Default)]
pub(super) struct AskedRows {
    pub(super) category: Option<Vec<Category>>,
    pub(super) direction: Option<Direction>,
    pub(super) from: Option<IsoDate>,
    pub(super) to: Option<IsoDate>,
    pub(super) min: Option<Rupees>,
    pub(super) max: Option<Rupees>,
    pub(super) counterparty: Option<String>,
    pub(super) flag: Option<Flag>,
    pub(super) q: Option<String>,
}

/// What a row has to be like. Words are compared as they are stored.
#[derive(Debug)]
pub(super) struct TransactionFilter {
    categories: Vec<String>,
    direction: Option<String>,
    from: Option<IsoDate>,
    to: Option<IsoDate>,
    min: Option<Rupees>,
    max: Option<Rupees>,
    counterparty: Option<String>,
    flag: Option<String>,
    text: Option<String>,
}

impl AskedRows {
    /// Refuses what no row can be.
    pub(super) fn understand(self) -> Result<TransactionFilter, ApiError> {
        if let (Some(from), Some(to)) = (self.from, self.to)
            && from > to
        {
            return Err(ApiError::invalid_field("to", "must not be before `from`"));
        }
        if let (Some(min), Some(max)) = (self.min, self.max)
            && min > max
        {
            return Err(ApiError::invalid_field("max", "must not be less than `min`"));
        }
        let text = self.q.as_deref().map(squeezed);
        if text.as_deref() == Some("") {
            return Err(ApiError::invalid_field("q", "has no text to look for"));
        }
        Ok(TransactionFilter {
            categories: self.category.unwrap_or_default().into_iter().filter_map(word).collect(),
            direction: self.direction.and_then(word),
            from: self.from,
            to: self.to,
            min: self.min,
            max: self.max,
            counterparty: self.counterparty,
            flag: self.flag.and_then(word),
            text,
        })
    }
}

impl TransactionFilter {
    /// Whether it lets every row through.
    pub(super) fn is_open(&self) -> bool {
        let Self { categories, direction, from, to, min, max, counterparty, flag, text } = self;
        categories.is_empty()
            && direction.is_none()
            && from.is_none()
            && to.is_none()
            && min.is_none()
            && max.is_none()
            && counterparty.is_none()
            && flag.is_none()
            && text.is_none()
    }

    /// Where the rows stand in the statement that it lets through.
    pub(super) fn places(&self, rows: &OpenedReport) -> serde_json::Result<Vec<usize>> {
        // The report lists the largest counterparties alone. Any other is known by the name that its rows print.
        let listed = self.counterparty.as_ref().and_then(|name| {
            let party = rows.counterparties.iter().find(|party| party.name == *name)?;
            Some(party.transaction_ids.iter().map(|id| id.place()).collect::<BTreeSet<_>>())
        });
        let is_with_party = |place: usize, row: &SearchedRow| match (&listed, &self.counterparty) {
            (Some(places), _) => places.contains(&place),
            (None, Some(name)) => row.counterparty.as_deref() == Some(name.as_str()),
            (None, None) => true,
        };
        let found = rows.searched()?.iter().enumerate();
        let found = found.filter(|(place, row)| is_with_party(*place, row) && self.fits(row));
        Ok(found.map(|(place, _)| place).collect())
    }

    /// Everything but the counterparty, for which a row alone does not tell.
    fn fits(&self, row: &SearchedRow) -> bool {
        (self.categories.is_empty() || self.categories.iter().any(|category| **category == *row.category))
            && self.direction.as_ref().is_none_or(|direction| *row.direction == **direction)
            && self.from.is_none_or(|from| row.date >= from.0)
            && self.to.is_none_or(|to| row.date <= to.0)
            && self.min.is_none_or(|min| row.amount >= min)
            && self.max.is_none_or(|max| row.amount <= max)
            && self.flag.as_ref().is_none_or(|flag| row.flags.iter().any(|carried| **carried == **flag))
            && self.text.as_ref().is_none_or(|text| row.says(text))
    }
}

/// An enum's value as it is written.
fn word(value: impl ToJSON) -> Option<String> {
    value.to_json()?.as_str().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use poem_openapi::types::ParseFromParameter;
    use serde_json::json;

    use super::*;

    /// What the query says, as the type of its parameter.
    fn said<T: ParseFromParameter>(text: &str) -> Option<T> {
        T::parse_from_parameter(text).ok()
    }

    /// Four rows: a salary, a gift in two spellings of one payer, and a charge with a word of a newer version.
    fn rows() -> OpenedReport {
        let categories = ["salary", "person_transfer", "person_transfer", "moon_tax"];
        let row = |number: usize,
                   (date, amount, direction): (&str, f64, &str),
                   narration: &str,
                   party: Option<&str>| {
            json!({
                "id": format!("txn_{number}"), "account_id": "acc_1", "date": date, "value_date": null, "time": null,
                "amount": amount, "direction": direction, "balance": null, "narration": narration, "channel": "neft",
                "counterparty": party, "vpa": null, "reference": null,
                "category": categories[number - 1],
                "category_rule": "r", "category_confidence": 0.5,
                "flags": if number == 4 { vec!["return", "eclipse"] } else { vec![] }, "page": 1,
            })
        };
        let report = json!({
            "transactions": [
                row(1, ("2024-01-01", 50_000.0, "credit"), "NEFT ACME IND IA", Some("ACME INDIA PVT LTD")),
                row(2, ("2024-01-05", 100.0, "credit"), "UPI/RAVI KUM", Some("RAVI KUM")),
                row(3, ("2024-02-05", 99.99, "debit"), "UPI/RAVI KUMAR", Some("RAVI KUMAR")),
                row(4, ("2024-02-06", 590.0, "debit"), "RETURN CHARGE Ärger", None),
            ],
            "counterparties": [{"name": "RAVI KUMAR", "transaction_ids": ["txn_2", "txn_3"]}],
        });
        serde_json::from_str(&report.to_string()).unwrap()
    }

    fn found(asked: AskedRows) -> Vec<usize> {
        let found = asked.understand().unwrap().places(&rows()).unwrap();
        found.iter().map(|place| place + 1).collect()
    }

    #[test]
    fn each_filter_lets_through_what_it_names() {
        let asked = AskedRows::default;
        let category = Some(vec![Category::Salary, Category::PersonTransfer]);
        assert_eq!(found(AskedRows { category, ..asked() }), [1, 2, 3]);
        assert_eq!(found(AskedRows { direction: Some(Direction::Debit), ..asked() }), [3, 4]);
        assert_eq!(found(AskedRows { from: said("2024-01-05"), ..asked() }), [2, 3, 4], "the day itself too");
        assert_eq!(found(AskedRows { to: said("2024-01-05"), ..asked() }), [1, 2], "the day itself too");
        assert_eq!(found(AskedRows { min: said("100"), ..asked() }), [1, 2, 4], "the amount itself too");
        assert_eq!(found(AskedRows { max: said("99.99"), ..asked() }), [3], "the amount itself too");
        assert_eq!(
            found(AskedRows { flag: Some(Flag::Return), ..asked() }),
            [4],
            "beside a flag nobody knows"
        );
        let both = AskedRows { from: said("2024-02-01"), min: said("500"), ..asked() };
        assert_eq!(found(both), [4], "all of them together");
        assert_eq!(found(asked()), [1, 2, 3, 4]);
        assert!(asked().understand().unwrap().is_open());
    }

    #[test]
    fn text_is_found_whatever_its_case_and_spaces_in_narration_or_name() {
        for (q, places) in [
            ("acmeindia", &[1][..]),
            ("Acme India Pvt", &[1]),
            (" ravi\tkumar ", &[3]),
            ("ÄRGER", &[4]),
            ("xyz", &[]),
            ("charge return", &[]),
        ] {
            assert_eq!(found(AskedRows { q: Some(q.to_owned()), ..AskedRows::default() }), places, "{q}");
        }
    }

    #[test]
    fn a_counterparty_is_whom_the_report_lists_and_else_whom_the_row_names() {
        let with =
            |name: &str| found(AskedRows { counterparty: Some(name.to_owned()), ..AskedRows::default() });
        assert_eq!(with("RAVI KUMAR"), [2, 3], "as the report counts them, one spelling for all");
        assert_eq!(with("ACME INDIA PVT LTD"), [1], "not among the listed");
        assert_eq!(with("ravi kumar"), [0; 0], "exactly");
    }

    #[test]
    fn what_no_row_can_be_is_refused_by_name() {
        let refused = |asked: AskedRows| asked.understand().unwrap_err().errors[0].field.clone();
        let asked = AskedRows::default;
        assert_eq!(refused(AskedRows { from: said("2024-02-01"), to: said("2024-01-31"), ..asked() }), "to");
        assert_eq!(refused(AskedRows { min: said("2"), max: said("1.99"), ..asked() }), "max");
        assert_eq!(refused(AskedRows { q: Some(" \t".to_owned()), ..asked() }), "q");
    }
}
