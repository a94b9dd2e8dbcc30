//! What the codes of each bureau are read as.

use super::super::codes::{HistoryCell, for_bureau};
use super::super::{
    AccountOwnership, AssetClass, Bureau, BureauScoreStatus, CreditType, FacilityStatus, SuitStatus,
};

const ALL: [Bureau; 5] =
    [Bureau::Sandbox, Bureau::TransunionCibil, Bureau::Experian, Bureau::Equifax, Bureau::Crif];

#[test]
fn a_code_in_no_table_is_unknown_and_never_fine() {
    for bureau in ALL {
        let codes = for_bureau(bureau);
        let odd = Some("Z9-odd");
        assert_eq!(codes.account_type(odd), CreditType::Unknown, "{bureau:?}");
        assert_eq!(codes.enquiry_purpose(odd), CreditType::Unknown, "{bureau:?}");
        assert_eq!(codes.ownership(odd), AccountOwnership::Unknown, "{bureau:?}");
        assert_eq!(codes.suit(odd), SuitStatus::Unknown, "{bureau:?}");
        assert_eq!(codes.status(odd), FacilityStatus::Unknown, "{bureau:?}");
        assert_eq!(codes.facility_status(odd), FacilityStatus::Unknown, "{bureau:?}");
        assert_eq!(codes.history_cell("Z9-odd").asset_class, Some(AssetClass::Unknown), "{bureau:?}");
    }
}

#[test]
fn no_code_is_not_the_code_for_none() {
    let cibil = for_bureau(Bureau::TransunionCibil);
    for nothing in [None, Some(""), Some("  ")] {
        assert_eq!(cibil.account_type(nothing), CreditType::NotReported);
        assert_eq!(cibil.suit(nothing), SuitStatus::NotReported);
        assert_eq!(cibil.status(nothing), FacilityStatus::NotReported);
        assert_eq!(cibil.ownership(nothing), AccountOwnership::NotReported);
    }
    assert_eq!(cibil.suit(Some("00")), SuitStatus::NoSuit);
    assert_eq!(cibil.status(Some("00")), FacilityStatus::Restructured);
}

#[test]
fn the_status_codes_of_cibil_mean_what_its_table_says() {
    use FacilityStatus as Is;
    let cibil = for_bureau(Bureau::TransunionCibil);
    for (code, status) in [
        ("00", Is::Restructured),
        ("01", Is::Restructured),
        ("02", Is::WrittenOff),
        ("03", Is::Settled),
        ("04", Is::PostWriteOffSettled),
        ("05", Is::Sold),
        ("06", Is::WrittenOffAndSold),
        ("07", Is::Purchased),
        ("08", Is::PurchasedAndWrittenOff),
        ("09", Is::PurchasedAndSettled),
        ("10", Is::PurchasedAndRestructured),
        ("11", Is::Restructured),
        ("12", Is::Restructured),
        ("13", Is::PostWriteOffClosed),
        ("14", Is::RestructuredAndClosed),
        ("15", Is::AuctionedAndSettled),
        ("16", Is::RepossessedAndSettled),
        ("17", Is::GuaranteeInvoked),
        ("99", Is::Regular),
    ] {
        assert_eq!(cibil.status(Some(code)), status, "{code}");
        assert_eq!(cibil.facility_status(Some(code)), status, "{code}");
    }
}

#[test]
fn at_experian_04_is_written_off() {
    let experian = for_bureau(Bureau::Experian);
    assert_eq!(experian.status(Some("04")), FacilityStatus::WrittenOff);
    assert_eq!(experian.status(Some("4")), FacilityStatus::WrittenOff);
    assert_eq!(experian.status(Some("204")), FacilityStatus::WrittenOff);
    assert_eq!(experian.status(Some("02")), FacilityStatus::Regular);
    assert_eq!(experian.suit(Some("02")), SuitStatus::WilfulDefault);
    // One code tells both.
    assert_eq!(experian.suit(Some("05")), SuitStatus::SuitFiled);
    assert_eq!(experian.status(Some("05")), FacilityStatus::WrittenOff);
    // Its other field counts as the other bureaus do.
    assert_eq!(experian.facility_status(Some("04")), FacilityStatus::PostWriteOffSettled);
    assert_eq!(experian.facility_status(Some("02")), FacilityStatus::WrittenOff);
    assert_eq!(for_bureau(Bureau::TransunionCibil).status(Some("04")), FacilityStatus::PostWriteOffSettled);
}

#[test]
fn a_history_cell_tells_days_or_class_or_nothing() {
    let cibil = for_bureau(Bureau::TransunionCibil);
    let cell = |dpd, asset_class| HistoryCell { dpd, asset_class };
    for (text, expected) in [
        ("000", cell(Some(0), None)),
        ("030", cell(Some(30), None)),
        ("900", cell(Some(900), None)),
        ("STD", cell(None, Some(AssetClass::Standard))),
        ("SMA", cell(None, Some(AssetClass::Sma))),
        ("sub", cell(None, Some(AssetClass::Sub))),
        ("DBT", cell(None, Some(AssetClass::Dbt))),
        ("LSS", cell(None, Some(AssetClass::Lss))),
        ("XXX", cell(None, None)),
        ("", cell(None, None)),
        ("???", cell(None, Some(AssetClass::Unknown))),
    ] {
        assert_eq!(cibil.history_cell(text), expected, "{text}");
    }
    let crif = for_bureau(Bureau::Crif);
    assert_eq!(crif.history_cell("091/SUB"), cell(Some(91), Some(AssetClass::Sub)));
    assert_eq!(crif.history_cell("000/XXX"), cell(Some(0), None));
}

#[test]
fn a_letter_of_experians_history_stands_for_a_range_of_days() {
    let experian = for_bureau(Bureau::Experian);
    assert_eq!(experian.history_cell("0").dpd, Some(0));
    assert_eq!(experian.history_cell("1").dpd, Some(30));
    assert_eq!(experian.history_cell("6").dpd, Some(180));
    assert_eq!(experian.history_cell("B").asset_class, Some(AssetClass::Sub));
    assert_eq!(experian.history_cell("?"), HistoryCell::default());
    // Its field of days is read as days.
    assert_eq!(experian.days_past_due("1"), Some(1));
    assert_eq!(experian.days_past_due("190"), Some(190));
    assert_eq!(for_bureau(Bureau::Equifax).history_cell("61+").dpd, Some(61));
}

#[test]
fn a_value_outside_the_scale_is_never_a_score() {
    let cibil = for_bureau(Bureau::TransunionCibil);
    for (raw, value, status) in [
        ("300", Some(300), BureauScoreStatus::Scored),
        ("00765", Some(765), BureauScoreStatus::Scored),
        ("900", Some(900), BureauScoreStatus::Scored),
        ("-1", None, BureauScoreStatus::NoHistory),
        ("000-1", None, BureauScoreStatus::NoHistory),
        ("0", None, BureauScoreStatus::ShortHistory),
        ("1", None, BureauScoreStatus::ShortHistory),
        ("5", None, BureauScoreStatus::ShortHistory),
        ("6", None, BureauScoreStatus::Unknown),
        ("299", None, BureauScoreStatus::Unknown),
        ("901", None, BureauScoreStatus::Unknown),
        ("good", None, BureauScoreStatus::Unknown),
    ] {
        let score = cibil.score(Some(raw), None, None);
        assert_eq!((score.value, score.status), (value, status), "{raw}");
        assert_eq!(score.raw.as_deref(), Some(raw));
    }
    assert_eq!(cibil.score(None, None, None).status, BureauScoreStatus::NoHistory);
}

#[test]
fn a_lender_that_is_not_disclosed_has_no_name() {
    let cibil = for_bureau(Bureau::TransunionCibil);
    assert_eq!(cibil.lender(Some("NOT DISCLOSED")), None);
    assert_eq!(cibil.lender(Some(" HDFC BANK ")), Some("HDFC BANK".to_owned()));
}

#[test]
fn texts_are_read_whatever_their_marks_and_case() {
    let crif = for_bureau(Bureau::Crif);
    assert_eq!(crif.account_type(Some("Two-Wheeler  Loan")), CreditType::TwoWheelerLoan);
    assert_eq!(crif.account_type(Some("TWO WHEELER LOAN")), CreditType::TwoWheelerLoan);
    assert_eq!(crif.status(Some("Post (WO) Settled")), FacilityStatus::PostWriteOffSettled);
    assert_eq!(crif.suit(Some("Suit Filed (Wilful Default)")), SuitStatus::SuitFiledAndWilfulDefault);
}
