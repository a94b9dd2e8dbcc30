//! Names of the contract in Hindi: categories, statuses, levels and the like. English is the names themselves, as words.

macro_rules! words {
    ($($name:literal = $hindi:literal;)*) => {
        /// `None` for a name that only a newer version knows.
        pub(super) fn hindi(name: &str) -> Option<&'static str> {
            match name {
                $($name => Some($hindi),)*
                _ => None,
            }
        }
    };
}

words! {
    // Decisions, reviews and how far things are.
    "approve" = "स्वीकृति"; "review" = "समीक्षा"; "decline" = "अस्वीकृति"; "queued" = "कतार में"; "processing" = "पढ़ा जा रहा है";
    "completed" = "पूर्ण"; "failed" = "विफल"; "passed" = "सफल"; "not_run" = "नहीं हुई"; "needs_review" = "समीक्षा आवश्यक";
    "opening" = "खोला जा रहा है"; "reading" = "पढ़ा जा रहा है"; "reconciling" = "मिलान हो रहा है"; "categorising" = "श्रेणियाँ दी जा रही हैं";
    "checking" = "जाँचा जा रहा है"; "bureau" = "ब्यूरो"; "deciding" = "निर्णय हो रहा है";
    "pass" = "पूरा"; "fail" = "पूरा नहीं"; "not_evaluated" = "आँका नहीं गया"; "not_applicable" = "लागू नहीं";
    "knockout" = "सीधे अस्वीकृति"; "cap" = "सीमा"; "yes" = "हाँ"; "no" = "नहीं";
    "active" = "सक्रिय"; "archived" = "संग्रहीत"; "skip" = "छोड़ दिया जाता है"; "base" = "सामान्य";

    // Roles.
    "owner" = "स्वामी"; "member" = "सदस्य"; "reviewer" = "समीक्षक"; "viewer" = "दर्शक";

    // Categories of rows.
    "salary" = "वेतन"; "business_income" = "व्यापार से आय"; "settlement" = "निपटान"; "professional_income" = "पेशे से आय"; "gig_income" = "गिग काम से आय";
    "agriculture_income" = "कृषि आय"; "rent_received" = "मिला किराया"; "interest_received" = "मिला ब्याज"; "dividend" = "लाभांश"; "pension" = "पेंशन";
    "loan_disbursal" = "मिला ऋण"; "refund" = "वापसी"; "reversal" = "उलटी प्रविष्टि"; "investment_redemption" = "निवेश से वापसी"; "tax_refund" = "कर वापसी";
    "family_support" = "परिवार से सहायता"; "self_transfer" = "अपने खाते में अंतरण"; "deposit_sweep" = "जमा स्वीप"; "person_transfer" = "व्यक्ति को अंतरण";
    "emi" = "किस्त"; "card_bill" = "कार्ड बिल"; "bnpl" = "बाद में भुगतान"; "overdraft_interest" = "ओवरड्राफ़्ट ब्याज"; "insurance" = "बीमा"; "investment" = "निवेश";
    "rent" = "किराया"; "utilities" = "बिजली-पानी आदि"; "fuel" = "ईंधन"; "education" = "शिक्षा"; "health" = "स्वास्थ्य"; "food" = "भोजन"; "travel" = "यात्रा";
    "subscription" = "सदस्यता"; "merchant" = "दुकान"; "business_payment" = "व्यापारिक भुगतान"; "cash_deposit" = "नकद जमा"; "cash_withdrawal" = "नकद निकासी";
    "gst" = "जीएसटी"; "income_tax" = "आयकर"; "statutory_dues" = "वैधानिक देय"; "presented_unpaid" = "प्रस्तुत, भुगतान नहीं"; "inward_return" = "लौटा भुगतान";
    "outward_return" = "लौटा चेक"; "return_charge" = "लौटने का शुल्क"; "penal_charge" = "दंड शुल्क"; "service_charge" = "सेवा शुल्क"; "gambling" = "जुआ";
    "crypto" = "क्रिप्टो"; "p2p_lending" = "पीयर-टू-पीयर ऋण"; "derivatives" = "डेरिवेटिव"; "unknown" = "अज्ञात"; "circular" = "घूमता धन";

    // Rows.
    "balance_derived" = "शेष निकाला गया"; "direction_inferred" = "दिशा अनुमानित"; "balance_break" = "शेष नहीं मिलता"; "return" = "वापसी"; "mandate" = "आदेश से";
    "excluded" = "बाहर रखी गई"; "credit" = "आया"; "debit" = "गया"; "inward" = "अपना भुगतान लौटा"; "outward" = "दूसरे का चेक लौटा";
    "chain" = "शेष की शृंखला"; "total" = "योग"; "printed_sign" = "छपा चिह्न"; "column" = "स्तंभ"; "assumed" = "माना गया";
    "upi" = "यूपीआई"; "imps" = "आईएमपीएस"; "neft" = "एनईएफ़टी"; "rtgs" = "आरटीजीएस"; "nach" = "एनएसीएच"; "ecs" = "ईसीएस"; "card" = "कार्ड"; "atm" = "एटीएम"; "cash" = "नकद";
    "cheque" = "चेक"; "transfer" = "अंतरण"; "bill_payment" = "बिल भुगतान"; "cms" = "नकद प्रबंधन"; "foreign_transfer" = "विदेश से अंतरण"; "interest" = "ब्याज";
    "charges" = "शुल्क"; "tax" = "कर"; "standing_instruction" = "स्थायी निर्देश"; "other" = "अन्य";

    // Income and debts.
    "business" = "व्यापार"; "professional" = "पेशा"; "gig" = "गिग काम"; "agriculture" = "कृषि"; "paid_besides" = "साथ में मिला"; "stopped" = "बंद हो गई";
    "other_holder" = "दूसरे धारक की"; "unexplained" = "अस्पष्ट"; "too_little" = "बहुत कम"; "instalment" = "किस्त"; "credit_card" = "क्रेडिट कार्ड";
    "pay_later" = "बाद में भुगतान"; "overdraft" = "ओवरड्राफ़्ट"; "bullet" = "एकमुश्त"; "statement" = "विवरण"; "both" = "दोनों"; "looks_like" = "लगता है";
    "recurring" = "नियमित"; "estimated" = "अनुमानित"; "stated" = "बताया गया";

    // Levels and limits.
    "not_assessed" = "आँका नहीं गया"; "none" = "कोई नहीं"; "low" = "कम"; "elevated" = "बढ़ा हुआ"; "high" = "अधिक"; "match" = "मेल खाता है"; "partial" = "कुछ मेल";
    "mismatch" = "मेल नहीं"; "requested_amount" = "माँगी गई राशि"; "product_maximum" = "उत्पाद की अधिकतम राशि"; "policy_amount" = "नीति की राशि"; "foir" = "आय में किस्तों का भाग";
    "foir_stressed" = "कठिन स्थिति में किस्तों का भाग"; "average_balance" = "औसत शेष"; "surplus" = "बचत"; "dscr" = "ऋण सेवा अनुपात"; "loan_to_value" = "मूल्य में ऋण का भाग";
    "down_payment" = "अग्रिम भुगतान"; "income_multiple" = "आय का गुणक"; "turnover" = "कारोबार"; "collateral_value" = "गिरवी का मूल्य"; "gst_turnover" = "जीएसटी कारोबार";
    "income" = "आय"; "liquidity" = "नकदी"; "leverage" = "देनदारी"; "conduct" = "आचरण"; "behaviour" = "व्यवहार"; "loan" = "ऋण"; "document" = "दस्तावेज़"; "identity" = "पहचान";
    "metadata" = "मेटाडेटा"; "structure" = "संरचना"; "visual" = "दिखावट"; "arithmetic" = "गणित"; "content" = "सामग्री"; "info" = "सूचना"; "warning" = "चेतावनी"; "critical" = "गंभीर";

    // The bureau.
    "not_requested" = "नहीं माँगी गई"; "unavailable" = "उपलब्ध नहीं"; "no_hit" = "व्यक्ति नहीं मिला"; "no_history" = "कोई इतिहास नहीं"; "short_history" = "छोटा इतिहास"; "scored" = "अंक दिए गए";
    "derogatory" = "प्रतिकूल"; "minor" = "मामूली"; "charged" = "शुल्क लगा"; "reused" = "पहले की काम में ली"; "not_charged" = "शुल्क नहीं"; "credit_assessment" = "ऋण मूल्यांकन";
    "auto_loan" = "वाहन ऋण"; "used_car_loan" = "पुरानी कार का ऋण"; "two_wheeler_loan" = "दुपहिया ऋण"; "commercial_vehicle_loan" = "व्यावसायिक वाहन ऋण"; "tractor_loan" = "ट्रैक्टर ऋण";
    "construction_equipment_loan" = "निर्माण उपकरण ऋण"; "housing_loan" = "गृह ऋण"; "property_loan" = "संपत्ति पर ऋण"; "loan_against_securities" = "प्रतिभूतियों पर ऋण";
    "loan_against_deposits" = "जमा पर ऋण"; "gold_loan" = "स्वर्ण ऋण"; "personal_loan" = "व्यक्तिगत ऋण"; "short_term_personal_loan" = "अल्पकालिक व्यक्तिगत ऋण"; "consumer_loan" = "उपभोक्ता ऋण";
    "education_loan" = "शिक्षा ऋण"; "professional_loan" = "पेशेवर ऋण"; "peer_to_peer_loan" = "पीयर-टू-पीयर ऋण"; "microfinance_loan" = "सूक्ष्म ऋण"; "mudra_loan" = "मुद्रा ऋण"; "business_loan" = "व्यापार ऋण";
    "secured_business_loan" = "सुरक्षित व्यापार ऋण"; "unsecured_business_loan" = "असुरक्षित व्यापार ऋण"; "leasing" = "पट्टा"; "seller_financing" = "विक्रेता से ऋण"; "secured_credit_card" = "सुरक्षित क्रेडिट कार्ड";
    "corporate_credit_card" = "कॉर्पोरेट क्रेडिट कार्ड"; "loan_on_credit_card" = "क्रेडिट कार्ड पर ऋण"; "kisan_credit_card" = "किसान क्रेडिट कार्ड"; "fleet_card" = "फ़्लीट कार्ड"; "non_funded" = "गैर-निधि";
    "telecom" = "दूरसंचार"; "account_review" = "खाते की समीक्षा"; "not_reported" = "सूचित नहीं";

    // Trials, failures and deliveries.
    "erased" = "मिटाया गया"; "unreadable" = "पढ़ा नहीं जा सकता"; "newer_version" = "नए संस्करण का"; "tenure_not_covered" = "अवधि शामिल नहीं";
    "statement_unreadable" = "विवरण पढ़ा नहीं जा सकता"; "scanned_document" = "स्कैन किया दस्तावेज़"; "no_transactions_found" = "कोई लेन-देन नहीं मिला"; "unsupported_layout" = "असमर्थित रूप";
    "processing_error" = "हमारी ओर से विफलता"; "statement_missing" = "विवरण नहीं मिला"; "statement_corrupt" = "विवरण ख़राब";

    // What was erased, and why.
    "analysis" = "विश्लेषण"; "credit_check" = "क्रेडिट जाँच"; "request" = "अनुरोध पर"; "retention" = "रखने की अवधि पूरी हुई";

    // The samples of the demo.
    "steady_salaried" = "पक्का वेतन"; "tampered" = "बदला हुआ विवरण"; "mule_like" = "खाते के दुरुपयोग जैसा";

    // Metrics of the score.
    "abb_to_proposed_emi" = "किस्त के मुकाबले औसत शेष"; "bureau_score" = "ब्यूरो स्कोर"; "cash_share" = "आवक में नकद का भाग"; "circular_share" = "घूमते धन का भाग"; "fintech_loan_count" = "ऐप ऋणों की संख्या";
    "gambling_crypto_share" = "आवक में जुए और क्रिप्टो का भाग"; "gambling_income_share" = "आय में जुए का भाग"; "income_cv" = "आय का उतार-चढ़ाव"; "income_months" = "आय वाले माह"; "income_stopped" = "आय बंद हुई";
    "inward_bounces_3m" = "3 माह में लौटे भुगतान"; "inward_bounces_6m" = "6 माह में लौटे भुगतान"; "lender_count" = "ऋणदाताओं की संख्या"; "low_balance_day_share" = "कम शेष वाले दिनों का भाग"; "monthly_income" = "मासिक आय";
    "new_loans_60d" = "60 दिनों में नए ऋण"; "pay_fall" = "वेतन में गिरावट"; "penal_charges_6m" = "6 माह में दंड शुल्क"; "surplus_to_proposed_emi" = "किस्त के मुकाबले बचत"; "window_dressing" = "दिखावे का शेष";

    "proposed_emi" = "इस ऋण की किस्त"; "ltv" = "गिरवी के मूल्य में ऋण का भाग"; "loan_to_monthly_income" = "मासिक आय के मुकाबले ऋण"; "loan_to_gst_turnover" = "जीएसटी कारोबार में ऋण का भाग";
    "down_payment_share" = "कीमत में अग्रिम भुगतान का भाग";

    // What the certainty of a reading is made of, and what holds it down.
    "balance_chain" = "शेष की शृंखला"; "totals_and_counts" = "योग और गिनती"; "opening_to_closing" = "आरंभिक से अंतिम शेष"; "fields" = "पढ़े गए खाने"; "pages" = "पढ़े गए पृष्ठ";
    "nothing_declared" = "विवरण में न योग, न आरंभिक या अंतिम शेष"; "recognised" = "चित्र से पहचानी गई पंक्तियाँ"; "break" = "एक शेष पिछले से नहीं मिलता"; "many_breaks" = "कई शेष पिछले से नहीं मिलते";
    "unreadable_page" = "एक पृष्ठ नहीं पढ़ा जा सका"; "unproved_rows" = "अप्रमाणित पंक्तियाँ"; "direction_assumed" = "दिशा मानी गई"; "rows_unread" = "पंक्तियाँ नहीं पढ़ी गईं";

    // Fields that want a number.
    "tenure_months" = "चुकाने के महीने"; "amount" = "राशि"; "percent" = "प्रतिशत"; "annual_rate_pct" = "वार्षिक दर"; "business_margin_pct" = "व्यापारी की आवक में आय"; "longest_key_days" = "कुंजी की अधिकतम अवधि";
    "statement_days" = "विवरण की फ़ाइलें रखने के दिन"; "report_days" = "रिपोर्ट रखने के दिन"; "credit_check_days" = "क्रेडिट जाँच रखने के दिन";
    "amount.min" = "सबसे छोटा ऋण"; "amount.max" = "सबसे बड़ा ऋण"; "tenure_months.min" = "सबसे छोटी अवधि"; "tenure_months.max" = "सबसे लंबी अवधि"; "tenure_months.default" = "सामान्य अवधि";
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The enums whose names pages say as words, by their schemas in the contract. Those that pages have sentences for are
    /// not among them: why a case waits, what hindered a delivery.
    const SHOWN: [&str; 40] = [
        "AnalysisStage",
        "AnalysisStatus",
        "BillingState",
        "BounceSide",
        "BureauMarkSeverity",
        "BureauScoreStatus",
        "BureauStatus",
        "Category",
        "Certainty",
        "Channel",
        "ConfidenceCap",
        "CreditCheckScoreStatus",
        "CreditCheckStatus",
        "CreditType",
        "DecisionOutcome",
        "Direction",
        "ErasureCause",
        "ErasureKind",
        "FailureCode",
        "IncomeSourceKind",
        "IntegrityGroup",
        "IntegritySeverity",
        "IntegrityStatus",
        "LeftOutReason",
        "LoanKind",
        "MuleLevel",
        "NameLevel",
        "ObligationSource",
        "OfferConstraint",
        "OnMissing",
        "ProductStatus",
        "ReasonSection",
        "ReviewOutcome",
        "Role",
        "RowProof",
        "RuleOutcome",
        "RuleSeverity",
        "TermName",
        "TransactionFlag",
        "TrialSkipReason",
    ];

    #[test]
    fn what_pages_say_of_the_contracts_words_has_its_hindi() {
        let contract = crate::routes::committed_contract().unwrap();
        let contract: serde_json::Value = serde_json::from_str(contract.json()).unwrap();
        for schema in SHOWN {
            let schema_of = &contract["components"]["schemas"][schema];
            let listed = [&schema_of["enum"], &schema_of["x-extensible-enum"]];
            let names: Vec<&str> = listed
                .iter()
                .filter_map(|names| names.as_array())
                .flatten()
                .filter_map(|name| name.as_str())
                .collect();
            assert!(!names.is_empty(), "{schema} is no enum of the contract");
            for name in names {
                let told = hindi(name).unwrap_or_default();
                assert!(
                    told.chars().any(|letter| ('\u{900}'..='\u{97f}').contains(&letter)),
                    "{schema}: {name}"
                );
            }
        }
    }
}
