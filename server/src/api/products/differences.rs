//! What differs between two versions of a product, member by member.
//!
//! Rules and limits are told apart by their id, not by their place: whoever adds a rule above the others has not changed
//! the others.

use std::collections::BTreeSet;

use poem_openapi::Object;
use serde_json::{Map, Value};

/// One thing that a change of a product has changed.
#[derive(Debug, Clone, PartialEq, Object)]
pub(crate) struct ProductDifference {
    /// What changed: the names of its members, joined by dots, such as `annual_rate_pct` or `amount.max`. Rules and limits go
    /// by their id: `policy.rules.foir.value` is the value of the rule `foir`, `policy.rules.foir` the whole rule, where it
    /// came or went, and `policy.rules` the order of the rules, as their ids. Fees, days and conditions are told as whole
    /// lists.
    path: String,
    /// What stood there before, as in the terms; null where there was nothing.
    before: Value,
    /// What stands there since, as in the terms; null where there is nothing any more.
    after: Value,
}

/// Every difference between the terms of two versions, as they are shown.
pub(super) fn differences(before: &Value, after: &Value) -> Vec<ProductDifference> {
    let mut found = Vec::new();
    compare("", before, after, &mut found);
    found
}

fn compare(path: &str, before: &Value, after: &Value, found: &mut Vec<ProductDifference>) {
    if before == after {
        return;
    }
    let nothing = Map::new();
    match (before, after) {
        (Value::Object(before), Value::Object(after)) => members(path, before, after, found),
        // A group that came or went is told by what is in it.
        (Value::Null, Value::Object(after)) => members(path, &nothing, after, found),
        (Value::Object(before), Value::Null) => members(path, before, &nothing, found),
        _ => match (by_id(before), by_id(after)) {
            (Some(before), Some(after)) => rules(path, &before, &after, found),
            _ => found.push(told(path, before.clone(), after.clone())),
        },
    }
}

fn told(path: &str, before: Value, after: Value) -> ProductDifference {
    ProductDifference { path: path.to_owned(), before, after }
}

fn under(path: &str, name: &str) -> String {
    if path.is_empty() { name.to_owned() } else { format!("{path}.{name}") }
}

fn members(
    path: &str,
    before: &Map<String, Value>,
    after: &Map<String, Value>,
    found: &mut Vec<ProductDifference>,
) {
    let names: BTreeSet<&String> = before.keys().chain(after.keys()).collect();
    for name in names {
        let of = |terms: &Map<String, Value>| terms.get(name).cloned().unwrap_or_default();
        compare(&under(path, name), &of(before), &of(after), found);
    }
}

/// A list of things that have ids, in its order; `None` for any other value.
fn by_id(list: &Value) -> Option<Vec<(&str, &Value)>> {
    list.as_array()?.iter().map(|item| Some((item["id"].as_str()?, item))).collect()
}

fn rules(
    path: &str,
    before: &[(&str, &Value)],
    after: &[(&str, &Value)],
    found: &mut Vec<ProductDifference>,
) {
    let of = |list: &[(&str, &Value)], id: &str| {
        list.iter().find(|(known, _)| *known == id).map(|(_, rule)| (*rule).clone())
    };
    for (id, rule) in after {
        let path = under(path, id);
        match of(before, id) {
            Some(earlier) => compare(&path, &earlier, rule, found),
            None => found.push(told(&path, Value::Null, (*rule).clone())),
        }
    }
    for (id, rule) in before {
        if of(after, id).is_none() {
            found.push(told(&under(path, id), (*rule).clone(), Value::Null));
        }
    }
    // Of those that stayed: what came or went moves the others along.
    let stayed = |list: &[(&str, &Value)], other: &[(&str, &Value)]| -> Vec<String> {
        list.iter().filter(|(id, _)| of(other, id).is_some()).map(|(id, _)| (*id).to_owned()).collect()
    };
    if stayed(before, after) != stayed(after, before) {
        let ids = |list: &[(&str, &Value)]| list.iter().map(|(id, _)| Value::from(*id)).collect();
        found.push(told(path, ids(before), ids(after)));
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn found(before: &Value, after: &Value) -> Vec<(String, Value, Value)> {
        differences(before, after).into_iter().map(|one| (one.path, one.before, one.after)).collect()
    }

    #[test]
    fn members_are_named_by_their_path_and_what_stayed_is_not_told() {
        let before = json!({"name": "Loan", "amount": {"min": 1, "max": 5}, "contact": null});
        let after = json!({"name": "Loan", "amount": {"min": 1, "max": 9}, "contact": "help@acme.example"});
        assert_eq!(
            found(&before, &after),
            [
                ("amount.max".to_owned(), json!(5), json!(9)),
                ("contact".to_owned(), json!(null), json!("help@acme.example")),
            ]
        );
        assert_eq!(found(&before, &before), []);
    }

    #[test]
    fn rules_are_told_apart_by_their_ids() {
        let (foir, months) = (json!({"id": "foir", "value": 0.5}), json!({"id": "months", "value": 3}));
        let stricter = json!({"id": "foir", "value": 0.4, "when": [{"metric": "abb"}]});
        let new = json!({"id": "age", "value": 60});
        assert_eq!(
            found(&json!([foir, months]), &json!([new, stricter])),
            [
                ("age".to_owned(), json!(null), new.clone()),
                ("foir.value".to_owned(), json!(0.5), json!(0.4)),
                ("foir.when".to_owned(), json!(null), json!([{"metric": "abb"}])),
                ("months".to_owned(), months.clone(), json!(null)),
            ]
        );
        assert_eq!(
            found(&json!([foir, months]), &json!([new, foir, months])).len(),
            1,
            "the others only moved along"
        );
        let turned = found(&json!({"rules": [foir, months]}), &json!({"rules": [months, foir]}));
        assert_eq!(turned, [("rules".to_owned(), json!(["foir", "months"]), json!(["months", "foir"]))]);
    }

    #[test]
    fn other_lists_are_told_whole_and_groups_by_what_is_in_them() {
        let before = json!({"fees": [], "income": null, "balance_days": [1, 5]});
        let after = json!({"fees": [{"name": "Processing"}], "income": {"use": "low", "margins": {"gig_pct": 60}}, "balance_days": [1]});
        assert_eq!(
            found(&before, &after),
            [
                ("balance_days".to_owned(), json!([1, 5]), json!([1])),
                ("fees".to_owned(), json!([]), json!([{"name": "Processing"}])),
                ("income.margins.gig_pct".to_owned(), json!(null), json!(60)),
                ("income.use".to_owned(), json!(null), json!("low")),
            ]
        );
    }
}
