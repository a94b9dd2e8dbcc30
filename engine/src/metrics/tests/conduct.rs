use super::{Paper, day, line, rupees};
use crate::categorise::{Bounce, BounceSide, Category};
use crate::loan::Ask;
use crate::metrics::metric_name::MetricName;
use crate::statement::AccountKind::Savings;
use crate::transaction_id::TransactionId;

fn bounce(date: &str, side: BounceSide, is_technical: bool, is_cured: bool, leg: usize) -> Bounce {
    Bounce {
        side,
        is_technical,
        reason: None,
        date: day(date),
        party: Some("BAJAJ FINANCE".to_owned()),
        amount: Some(rupees(5_000)),
        charged: rupees(590),
        is_cured,
        legs: vec![TransactionId::at(leg)],
    }
}

/// Eight months: the six-month window begins in June, the three-month one in September.
#[test]
fn returns_are_counted_in_their_windows_and_technical_ones_nowhere() {
    let nach = "ACH D-BAJAJ FINANCE-123456";
    let dates = ["2025-04-05", "2025-06-05", "2025-09-05", "2025-10-05", "2025-11-05"];
    let mut lines: Vec<_> =
        dates.iter().map(|date| line(date, -5_000, Category::PresentedUnpaid).saying(nach)).collect();
    lines.extend(dates.iter().map(|date| line(date, 5_000, Category::InwardReturn)));
    lines.push(line("2025-07-05", -5_000, Category::Emi).saying(nach));
    lines.push(line("2025-08-05", -5_000, Category::Emi).saying(nach));
    lines.push(line("2025-11-20", -500, Category::PenalCharge));
    let paper = Paper::new(("2025-04-01", "2025-11-30"), 20_000, Savings, lines);
    let place =
        |date: &str| paper.lines.iter().position(|line| line.date == date && line.rupees == -5_000).unwrap();
    let bounces = vec![
        bounce("2025-04-05", BounceSide::Inward, false, false, place("2025-04-05")),
        bounce("2025-06-05", BounceSide::Inward, false, true, place("2025-06-05")),
        bounce("2025-09-05", BounceSide::Inward, false, false, place("2025-09-05")),
        bounce("2025-10-05", BounceSide::Inward, true, false, place("2025-10-05")),
        bounce("2025-11-05", BounceSide::Outward, false, false, place("2025-11-05")),
    ];
    let book = paper.book(bounces);
    let facts = paper.facts_with(&book, None);
    let measures = facts.measures(&Ask::default());
    assert_eq!(measures.number(MetricName::InwardBounces6m), Some(2.0), "June and September");
    assert_eq!(measures.number(MetricName::InwardBounces3m), Some(1.0), "September");
    assert_eq!(measures.number(MetricName::UncuredBounces6m), Some(1.0), "June's was made good");
    assert_eq!(measures.number(MetricName::OutwardBounces6m), Some(1.0));
    assert_eq!(measures.number(MetricName::PenalCharges6m), Some(1.0));
    assert_eq!(facts.bounces.inward_count, 3);
    assert_eq!(facts.bounces.technical_count, 1);
    // Three returned, two paid.
    assert_eq!(measures.number(MetricName::BounceRatio), Some(0.6));
    assert_eq!(
        *measures.get(MetricName::InwardBounces3m).unwrap().rows,
        [TransactionId::at(place("2025-09-05"))]
    );
}

#[test]
fn where_nothing_was_presented_there_is_no_ratio() {
    let lines = vec![line("2025-04-10", 5_000, Category::PersonTransfer)];
    let facts = Paper::new(("2025-04-01", "2025-04-30"), 1_000, Savings, lines).facts(None);
    assert!(facts.measures(&Ask::default()).get(MetricName::BounceRatio).is_none());
    assert_eq!(facts.measures(&Ask::default()).number(MetricName::InwardBounces6m), Some(0.0));
}
