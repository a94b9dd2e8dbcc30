//! What the bank's own words do.

use super::super::MuleLevel;
use super::story::Story;
use crate::categorise::Category;

fn with_words(narration: &str) -> Story {
    let mut story = Story::with(5_000);
    story.pays(3, 900, "", Category::Unknown);
    story.says(narration);
    story
}

#[test]
fn words_of_a_claim_flag_an_account_with_too_little_to_assess() {
    for narration in [
        "LIEN MARKED AS PER NCCRP 31904250012345",
        "Lien-Cyber Cell Hyderabad",
        "CYBER CRIME PS LETTER DT 12-05-2025",
        "DEBIT FREEZE",
        "A/C FREEZE ON REQUEST OF LEA",
        "LIEN REVERSAL",
        "NCCRP31904250012345",
        "UPI/412345678901/NCCRP HOLD/SOMEBODY",
    ] {
        let assessment = with_words(narration).assess();
        assert_eq!(
            (assessment.level, assessment.is_flagged, assessment.score),
            (MuleLevel::High, true, None),
            "{narration}"
        );
        let signal = assessment.signals.first().unwrap();
        assert_eq!((signal.code.as_str(), signal.count), ("hard_words", 1), "{narration}");
    }
}

#[test]
fn words_that_only_look_alike_mean_nothing() {
    for narration in [
        "NEFT CLIENT PAYMENT",
        "ALIEN WARE STORE",
        "ICE FREEZER",
        "DEEP FREEZE AMC",
        "UPI/412345678901/FREEZE REPAIR/ASHA@OKAXIS",
        "UPI-LIEN THI HOA-LIEN@OKAXIS-UTIB0000001-412345678901-RENT",
        "ASBA LIEN IPO HOLD",
        "MICROCYBER CELLULAR",
    ] {
        let assessment = with_words(narration).assess();
        assert_eq!((assessment.level, assessment.signals.len()), (MuleLevel::NotAssessed, 0), "{narration}");
    }
}

#[test]
fn an_honest_account_with_a_lien_keeps_its_score_and_is_flagged() {
    let mut story = with_words("LIEN MARKED");
    for month in 0..6 {
        story.gets(month * 30 + 4, 30_000, "CUSTOMER", Category::BusinessIncome);
        for shop in 0..4 {
            story.pays(month * 30 + 10 + shop, 6_000, "SHOP", Category::Merchant);
        }
    }
    let assessment = story.assess();
    assert_eq!((assessment.level, assessment.score), (MuleLevel::High, Some(0.0)));
}
