//! The rates of `just eval`, over fewer statements.

use std::collections::BTreeMap;

use crate::evaluation::{Expected, Tally, evaluate};

/// Nobody has tuned against these.
const FIRST: u64 = 5_000;

fn total(tallies: &BTreeMap<String, Tally>) -> Tally {
    let mut sum = Tally::default();
    for tally in tallies.values() {
        sum.add(tally);
    }
    for wrong in &sum.wrong {
        println!("{wrong}");
    }
    assert_eq!(sum.refused, 0, "a drawn statement is read");
    sum
}

#[test]
fn honest_statements_raise_hardly_any_alarm() {
    let sum = total(&evaluate(Expected::NoAlarm, FIRST..FIRST + 60));
    assert!(sum.integrity <= 1, "{} of {}", sum.integrity, sum.drawn);
    assert!(sum.mule <= 1, "{} of {}", sum.mule, sum.drawn);
}

#[test]
fn forged_statements_are_caught() {
    let sum = total(&evaluate(Expected::IntegrityFlag, FIRST..FIRST + 60));
    assert!(sum.integrity * 20 >= sum.drawn * 19, "{} of {}", sum.integrity, sum.drawn);
}

#[test]
fn mules_are_caught() {
    let sum = total(&evaluate(Expected::MuleFlag, FIRST..FIRST + 50));
    assert!(sum.mule * 50 >= sum.drawn * 49, "{} of {}", sum.mule, sum.drawn);
}
