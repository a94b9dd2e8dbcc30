//! The category of every row.

use std::collections::BTreeMap;

use lending_engine::categorise::Category::{self, *};
use lending_engine::categorise::categorise;
use lending_samples::{Kind, Row};

use super::{described, drawn, ledger};

/// The share of rows of each kind that must have one of its categories.
const LEAST: f64 = 0.97;

/// What a row of a kind may be called.
fn allowed(kind: Kind) -> &'static [Category] {
    match kind {
        Kind::Salary | Kind::Bonus => &[Salary],
        Kind::GigPayout => &[GigIncome],
        // A cheque that came back was paid in like any other.
        Kind::BusinessIncome | Kind::ChequeDeposited => &[BusinessIncome],
        Kind::Settlement => &[Settlement],
        Kind::Interest => &[InterestReceived],
        Kind::Dividend => &[Dividend],
        Kind::LoanDisbursal => &[LoanDisbursal],
        Kind::SelfTransfer => &[SelfTransfer],
        Kind::Person => &[PersonTransfer],
        // Purchases by what is sold; a firm's are its supplies.
        Kind::Merchant => &[Merchant, Food, Travel, Fuel, Utilities, Health, Subscription],
        // What sends bills stays a bill.
        Kind::Subscription => &[Subscription, Utilities, Fuel],
        Kind::Reversal => &[Reversal],
        Kind::Emi => &[Emi],
        Kind::Investment => &[Investment],
        Kind::Insurance => &[Insurance],
        Kind::Rent => &[Rent],
        Kind::CardBill => &[CardBill],
        Kind::Supplier | Kind::ChequePaid => &[BusinessPayment],
        Kind::CashDeposit => &[CashDeposit],
        Kind::CashWithdrawal => &[CashWithdrawal],
        Kind::Gst => &[Gst],
        Kind::IncomeTax | Kind::Tds => &[IncomeTax],
        Kind::OverdraftInterest => &[OverdraftInterest],
        Kind::Charge => &[ServiceCharge],
        Kind::ReturnCharge => &[ReturnCharge],
        Kind::Presented => &[PresentedUnpaid],
        Kind::InwardReturn => &[InwardReturn],
        Kind::OutwardReturn => &[OutwardReturn],
        Kind::Gambling | Kind::GamblingWinnings => &[Gambling],
        Kind::Crypto => &[Crypto],
        Kind::Pension => &[Pension],
        Kind::RentReceived => &[RentReceived],
        Kind::ForeignInward => &[BusinessIncome, PersonTransfer],
        Kind::Family | Kind::Parked | Kind::RoundTrip | Kind::PassThrough | Kind::PennyTest => {
            &[PersonTransfer, BusinessIncome, BusinessPayment]
        }
        Kind::TaxRefund => &[TaxRefund],
        Kind::Refund | Kind::Cashback => &[Refund],
        Kind::Redemption => &[InvestmentRedemption],
        Kind::FixedDeposit => &[DepositSweep],
        Kind::Bnpl => &[Bnpl],
        Kind::Utility => &[Utilities],
        Kind::Fuel => &[Fuel],
        Kind::Education => &[Education],
        Kind::Wages => &[BusinessPayment, PersonTransfer],
        Kind::StatutoryDues => &[StatutoryDues],
        Kind::ChargeTax => &[ServiceCharge, ReturnCharge, PenalCharge],
    }
}

/// Whether a category is right for a row.
fn is_right(row: &Row, category: Category, holder: &str) -> bool {
    let kind = match row.kind {
        // A bank that prints no mandate shows a purchase like any other.
        Kind::Subscription if !row.narration.contains("MANDATE") => Kind::Merchant,
        kind => kind,
    };
    // The drawing may pick the holder's own name for the other side; then the row is what it says.
    let name: String = holder.trim_start_matches("M/S ").chars().take(8).collect();
    let with_holder = category == SelfTransfer && row.narration.contains(name.trim());
    with_holder || allowed(kind).contains(&category)
}

/// How many rows of a kind there were, how many of them were right, and what the others were called.
type Seen = (usize, usize, BTreeMap<String, (usize, String)>);

#[test]
fn rows_are_what_they_were_drawn_as() {
    let mut seen: BTreeMap<String, Seen> = BTreeMap::new();
    let mut rows = 0;
    for fixture in drawn() {
        let ledger = ledger(&fixture);
        let book = categorise(&ledger);
        let truth: Vec<_> = fixture.truth.accounts.iter().flat_map(|account| &account.rows).collect();
        let holder = &fixture.truth.accounts[0].holders[0];
        assert_eq!(book.postings.len(), truth.len(), "{}", described(&fixture));
        for (posting, row) in book.postings.iter().zip(truth) {
            let is_right = is_right(row, posting.category, holder);
            let counts = seen.entry(format!("{:?}", row.kind)).or_default();
            counts.0 += 1;
            counts.1 += usize::from(is_right);
            if !is_right {
                let example =
                    || format!("{} {}: {}", described(&fixture), posting.rule_id, posting.entry.narration);
                let wrong =
                    counts.2.entry(format!("{:?}", posting.category)).or_insert_with(|| (0, example()));
                wrong.0 += 1;
            }
            assert!(posting.confidence > 0.0, "{} has no confidence", posting.rule_id);
            rows += 1;
        }
    }
    let mut poor = Vec::new();
    for (kind, (all, right, wrong)) in &seen {
        println!("{kind}: {right} of {all}");
        for (category, (count, example)) in wrong {
            println!("    {category} {count}: {example}");
        }
        #[expect(clippy::cast_precision_loss, reason = "counts of rows")]
        let share = *right as f64 / *all as f64;
        if share < LEAST {
            poor.push(format!("{kind} {share:.3}"));
        }
    }
    println!("{rows} rows");
    assert!(poor.is_empty(), "{poor:?}");
}
