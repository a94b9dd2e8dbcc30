//! Rules as sentences, in English and Hindi: "Instalments take at most 50% of the income (FOIR)".
//!
//! What a metric is stands in the engine's dictionary; here it is said with a bound in it.

use lending_engine::language::Language;
use lending_engine::policy::{Condition, Rule, RuleOp, RuleValue};

use super::look::{capital, words};

/// What is said of a metric.
enum Said {
    /// With the bound where the braces are.
    Bounded { en: &'static str, hi: &'static str },
    /// Of something that is so or not.
    Flag { en: [&'static str; 2], hi: [&'static str; 2] },
}

macro_rules! sentences {
    ($($name:literal: $en:literal, $hi:literal;)* flags: $($flag:literal: $yes:literal, $no:literal, $yes_hi:literal, $no_hi:literal;)*) => {
        fn of(metric: &str) -> Option<Said> {
            Some(match metric {
                $($name => Said::Bounded { en: $en, hi: $hi },)*
                $($flag => Said::Flag { en: [$yes, $no], hi: [$yes_hi, $no_hi] },)*
                _ => return None,
            })
        }
    };
}

sentences! {
    // The statement.
    "statement_months": "The statement covers {} in full", "विवरण में {} पूरे हों";
    "active_months": "The account was used in {}", "खाता {} इस्तेमाल में रहा हो";
    "statement_age_days": "The statement ended {} ago", "विवरण {} पुराना हो";
    "reading_confidence": "The statement was read with a certainty of {}", "विवरण पढ़ने की निश्चितता {} हो";
    // Balances.
    "abb": "The average bank balance is {}", "औसत बैंक शेष {} हो";
    "adb": "The average daily balance is {}", "औसत दैनिक शेष {} हो";
    "abb_to_proposed_emi": "The average bank balance is {} the instalment", "औसत बैंक शेष किस्त का {} हो";
    "min_balance": "The lowest balance at the end of a day is {}", "दिन के अंत का न्यूनतम शेष {} हो";
    "max_balance": "The highest balance at the end of a day is {}", "दिन के अंत का उच्चतम शेष {} हो";
    "low_balance_days": "The balance could not have paid the instalment on {}", "{} शेष किस्त के लिए कम रहा हो";
    "low_balance_day_share": "The balance could not have paid the instalment on {} of the days", "{} दिनों में शेष किस्त के लिए कम रहा हो";
    "balance_trend": "The average balance of the last 3 months has changed by {}", "पिछले 3 माह का औसत शेष {} बदला हो";
    // Overdraft.
    "overdraft_limit": "The overdraft limit is {}", "ओवरड्राफ़्ट सीमा {} हो";
    "overdraft_utilisation": "On a mean day {} of the overdraft is drawn", "औसत दिन ओवरड्राफ़्ट का {} इस्तेमाल हो";
    "overdraft_peak_utilisation": "On the worst day {} of the overdraft is drawn", "सबसे ज़्यादा इस्तेमाल के दिन ओवरड्राफ़्ट का {} इस्तेमाल हो";
    "overdraft_days_over": "More than the overdraft limit was drawn on {}", "{} ओवरड्राफ़्ट सीमा से अधिक निकाला गया हो";
    "overdraft_headroom": "On the days of instalments {} can still be drawn", "किस्त के दिनों में {} और निकाला जा सके";
    "overdraft_interest": "The overdraft costs {} of interest a month", "ओवरड्राफ़्ट का मासिक ब्याज {} हो";
    // Income.
    "income_type": "The kind of income is {}", "आय का प्रकार {} हो";
    "monthly_income": "The monthly income is {}", "मासिक आय {} हो";
    "income_months": "Income came in {}", "{} आय आई हो";
    "pay_fall": "The salary has fallen by {} lately", "वेतन हाल में {} घटा हो";
    "salary_months": "A salary or pension came in {}", "{} वेतन या पेंशन आई हो";
    "income_cv": "The income varies by {} from month to month", "आय में हर महीने {} उतार-चढ़ाव हो";
    "net_monthly_credits": "On average {} comes in a month", "हर महीने औसतन {} आता हो";
    "monthly_business_credits": "Trade brings in {} in a usual month", "व्यापार से आम महीने में {} आता हो";
    "inflow_cv": "The money coming in varies by {} from month to month", "आने वाली रकम में हर महीने {} उतार-चढ़ाव हो";
    "monthly_surplus": "What is left in a usual month is {}", "आम महीने की बचत {} हो";
    "surplus_to_proposed_emi": "What is left in a usual month is {} the instalment", "आम महीने की बचत किस्त का {} हो";
    "cash_share": "Cash is {} of the money coming in", "आने वाली रकम में नकद {} हो";
    "gst_turnover": "The yearly turnover declared for GST is {}", "GST में बताया वार्षिक टर्नओवर {} हो";
    "gst_variance": "Receipts differ by {} from the turnover declared for GST", "प्राप्तियाँ GST के टर्नओवर से {} अलग हों";
    "income_trend": "Receipts of work of the last 3 months have changed by {}", "पिछले 3 माह की कमाई {} बदली हो";
    // The loan.
    "requested_amount": "The loan asked for is {}", "माँगा गया ऋण {} हो";
    "proposed_emi": "The instalment is {} a month", "मासिक किस्त {} हो";
    "monthly_obligations": "Lenders are already paid {} a month", "ऋणदाताओं को पहले से हर महीने {} दिया जाता हो";
    "foir": "Instalments take {} of the income (FOIR)", "किस्तें आय का {} लें (FOIR)";
    "foir_stressed": "Instalments take {} of the income, counting all that looks like one (stressed FOIR)", "किस्त जैसी हर अदायगी गिनकर किस्तें आय का {} लें (FOIR)";
    "dscr": "The business earns {} its instalments (DSCR)", "व्यापार किस्तों का {} कमाए (DSCR)";
    "lender_count": "Loans or cards of {} lenders are being paid", "{} ऋणदाताओं के ऋण या कार्ड चल रहे हों";
    "fintech_loan_count": "{} app lenders or pay-later providers are in use", "{} ऐप या पे-लेटर ऋण चल रहे हों";
    "loan_to_monthly_income": "The loan is {} the monthly income", "ऋण मासिक आय का {} हो";
    "loan_to_gst_turnover": "The loan is {} of the yearly turnover", "ऋण वार्षिक टर्नओवर का {} हो";
    "collateral_value": "The collateral is worth {}", "गिरवी का मूल्य {} हो";
    "ltv": "The loan is {} of the collateral's value (LTV)", "ऋण गिरवी के मूल्य का {} हो (LTV)";
    "down_payment": "The down payment is {}", "अग्रिम भुगतान {} हो";
    "down_payment_share": "The down payment is {} of the price", "अग्रिम भुगतान कीमत का {} हो";
    "collateral_gap": "Loan and down payment differ by {} from the collateral's value", "ऋण और अग्रिम भुगतान गिरवी के मूल्य से {} अलग हों";
    // Conduct.
    "inward_bounces_6m": "{} payments were returned unpaid in 6 months", "6 माह में {} भुगतान लौटे हों";
    "inward_bounces_3m": "{} payments were returned unpaid in 3 months", "3 माह में {} भुगतान लौटे हों";
    "uncured_bounces_6m": "{} payments were returned in 6 months and not made good within a week", "6 माह में {} लौटे भुगतान एक सप्ताह में न चुकाए गए हों";
    "outward_bounces_6m": "{} deposited cheques were returned in 6 months", "6 माह में जमा किए {} चेक लौटे हों";
    "bounce_ratio": "Of the payments presented {} were returned unpaid", "पेश किए भुगतानों में से {} लौटे हों";
    "penal_charges_6m": "The bank made {} penal charges in 6 months", "6 माह में बैंक ने {} दंड शुल्क लगाए हों";
    "new_loans_60d": "{} loans were paid out in the last 60 days", "पिछले 60 दिनों में {} नए ऋण मिले हों";
    // Behaviour.
    "top1_counterparty_share": "The largest payer brings {} of the money coming in", "सबसे बड़ा देने वाला आने वाली रकम का {} दे";
    "top3_counterparty_share": "The three largest payers bring {} of the money coming in", "तीन सबसे बड़े देने वाले आने वाली रकम का {} दें";
    "top5_counterparty_share": "The five largest payers bring {} of the money coming in", "पाँच सबसे बड़े देने वाले आने वाली रकम का {} दें";
    "counterparty_hhi": "The concentration of payers (HHI) is {}", "देने वालों का संकेंद्रण (HHI) {} हो";
    "gambling_income_share": "Gambling takes {} of the income", "जुआ आय का {} ले";
    "circular_share": "Of the money coming in {} goes straight back", "आने वाली रकम का {} सीधे लौट जाए";
    "gambling_crypto_share": "Gambling or crypto assets take {} of the money coming in", "जुआ या क्रिप्टो आने वाली रकम का {} लें";
    "mule_score": "The score for passing on other people's money is {}", "दूसरों का धन आगे भेजने का अंक {} हो";
    "name_match_score": "The applicant's name fits the account holder's with a score of {}", "आवेदक और खाताधारक के नाम का मिलान {} हो";
    // The bureau.
    "bureau_score": "The bureau score is {}", "ब्यूरो स्कोर {} हो";
    "derogatory_count": "Other lenders have reported {} serious marks", "दूसरे ऋणदाताओं ने {} गंभीर चिह्न दर्ज कराए हों";
    "unsecured_enquiries_30d": "Lenders made {} enquiries for unsecured credit in 30 days", "30 दिनों में असुरक्षित ऋण की {} पूछताछ हुई हों";
    "unsecured_enquiries_90d": "Lenders made {} enquiries for unsecured credit in 90 days", "90 दिनों में असुरक्षित ऋण की {} पूछताछ हुई हों";
    flags:
    "income_stopped": "The salary has stopped", "The salary has not stopped", "वेतन आना बंद हो गया हो", "वेतन आना बंद न हुआ हो";
    "has_collateral": "The loan is secured", "The loan is not secured", "ऋण सुरक्षित हो", "ऋण सुरक्षित न हो";
    "window_dressing": "Balances are pushed up for show", "Balances are not pushed up for show", "शेष दिखावे के लिए बढ़ाया गया हो", "शेष दिखावे के लिए न बढ़ाया गया हो";
    "has_bureau_history": "The bureau knows a credit history", "The bureau knows no credit history", "ब्यूरो में ऋण इतिहास हो", "ब्यूरो में ऋण इतिहास न हो";
}

/// A word that a rule names.
fn choice(language: Language, word: &str) -> String {
    let hindi = match word {
        "salaried" => "वेतन",
        "pension" => "पेंशन",
        "business" => "व्यापार",
        "mixed" => "मिश्रित",
        "capital" => "किराया या निवेश",
        "unknown" => "अज्ञात",
        _ => return words(word).to_lowercase(),
    };
    match language {
        Language::En => words(word).to_lowercase(),
        Language::Hi => hindi.to_owned(),
    }
}

/// A value of a metric, in its unit, or the words that it is.
pub(super) fn value(language: Language, metric: &str, value: &RuleValue) -> String {
    match value {
        RuleValue::Text(word) => choice(language, word),
        RuleValue::List(list) => {
            list.iter().map(|word| choice(language, word)).collect::<Vec<_>>().join(", ")
        }
        value => language.value(metric, value),
    }
}

/// A number of a metric, in its unit.
pub(super) fn number(language: Language, metric: &str, number: f64) -> String {
    language.value(metric, &RuleValue::Number(number))
}

/// What a value is held against: "at most 50%".
fn bound(language: Language, op: RuleOp, value: &str) -> String {
    match (language, op) {
        (_, RuleOp::Eq) => value.to_owned(),
        (Language::En, RuleOp::Lte) => format!("at most {value}"),
        (Language::En, RuleOp::Gte) => format!("at least {value}"),
        (Language::En, RuleOp::Lt) => format!("less than {value}"),
        (Language::En, RuleOp::Gt) => format!("more than {value}"),
        (Language::En, RuleOp::Neq) => format!("not {value}"),
        (Language::En, RuleOp::In) => format!("one of {value}"),
        (Language::En, RuleOp::NotIn) => format!("none of {value}"),
        (Language::Hi, RuleOp::Lte) => format!("अधिकतम {value}"),
        (Language::Hi, RuleOp::Gte) => format!("कम से कम {value}"),
        (Language::Hi, RuleOp::Lt) => format!("{value} से कम"),
        (Language::Hi, RuleOp::Gt) => format!("{value} से अधिक"),
        (Language::Hi, RuleOp::Neq) => format!("{value} के अलावा कुछ और"),
        (Language::Hi, RuleOp::In) => format!("इनमें से एक ({value})"),
        (Language::Hi, RuleOp::NotIn) => format!("इनमें से कोई नहीं ({value})"),
    }
}

/// What must hold, in words. A metric that only a newer version knows is named as it is.
fn sentence(language: Language, metric: &str, op: RuleOp, against: &RuleValue) -> String {
    let bound = bound(language, op, &value(language, metric, against));
    let pick = |en: &'static str, hi: &'static str| match language {
        Language::En => en,
        Language::Hi => hi,
    };
    match (of(metric), against) {
        (Some(Said::Bounded { en, hi }), _) => pick(en, hi).replace("{}", &bound),
        (Some(Said::Flag { en, hi }), RuleValue::Boolean(wanted)) => {
            let is_so = *wanted == (op == RuleOp::Eq);
            let [yes, no] = if language == Language::En { en } else { hi };
            (if is_so { yes } else { no }).to_owned()
        }
        _ => format!("{metric}: {bound}"),
    }
}

/// What a rule asks for.
pub(super) fn rule(language: Language, rule: &Rule) -> String {
    capital(&sentence(language, &rule.metric, rule.op, &rule.value))
}

/// When a rule applies, to follow "if".
pub(super) fn condition(language: Language, condition: &Condition) -> String {
    let said = sentence(language, &condition.metric, condition.op, &condition.value);
    let mut letters = said.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use lending_engine::metrics::dictionary::{DICTIONARY, MetricKind};
    use serde_json::json;

    use super::*;

    fn read(metric: &str, op: &str, value: serde_json::Value) -> Rule {
        serde_json::from_value(
            json!({"id": "r", "metric": metric, "op": op, "value": value, "severity": "review"}),
        )
        .unwrap()
    }

    #[test]
    fn every_metric_of_the_dictionary_has_its_sentence_in_both_languages() {
        for metric in DICTIONARY {
            let name: &str = metric.name.into();
            match of(name) {
                Some(Said::Bounded { en, hi }) => {
                    assert_eq!((en.matches("{}").count(), hi.matches("{}").count()), (1, 1), "{name}");
                    assert_ne!(metric.kind, MetricKind::Flag, "{name}");
                }
                Some(Said::Flag { .. }) => assert_eq!(metric.kind, MetricKind::Flag, "{name}"),
                None => panic!("{name} has no sentence"),
            }
        }
    }

    #[test]
    fn rules_are_said_as_people_say_them() {
        for (metric, op, value, en, hi) in [
            (
                "foir",
                "lte",
                json!(0.5),
                "Instalments take at most 50% of the income (FOIR)",
                "किस्तें आय का अधिकतम 50% लें (FOIR)",
            ),
            (
                "monthly_income",
                "gte",
                json!(20_000),
                "The monthly income is at least ₹20,000",
                "मासिक आय कम से कम ₹20,000 हो",
            ),
            (
                "statement_months",
                "gte",
                json!(3),
                "The statement covers at least 3 months in full",
                "विवरण में कम से कम 3 माह पूरे हों",
            ),
            (
                "inward_bounces_6m",
                "lte",
                json!(2),
                "At most 2 payments were returned unpaid in 6 months",
                "6 माह में अधिकतम 2 भुगतान लौटे हों",
            ),
            (
                "income_type",
                "in",
                json!(["salaried", "pension"]),
                "The kind of income is one of salaried, pension",
                "आय का प्रकार इनमें से एक (वेतन, पेंशन) हो",
            ),
            ("income_stopped", "eq", json!(false), "The salary has not stopped", "वेतन आना बंद न हुआ हो"),
            (
                "window_dressing",
                "neq",
                json!(true),
                "Balances are not pushed up for show",
                "शेष दिखावे के लिए न बढ़ाया गया हो",
            ),
        ] {
            let read = read(metric, op, value);
            assert_eq!(rule(Language::En, &read), en);
            assert_eq!(rule(Language::Hi, &read), hi);
        }
    }
}
