//! What the matching of names promises, pair by pair.

use super::*;

fn levels(pairs: &[(&str, &str)], level: NameLevel) {
    let mut wrong = Vec::new();
    for (a, b) in pairs {
        let (one, other) = (compare(a, b), compare(b, a));
        assert_eq!(one, other, "{a} ~ {b} depends on the order");
        if one.level != level {
            wrong.push(format!("{a} ~ {b}: {one:?}"));
        }
    }
    assert!(wrong.is_empty(), "not {level:?}: {wrong:#?}");
}

#[test]
fn the_scores_follow_from_the_weights() {
    for (a, b, score) in [
        // Two of two strong words: P = 1, D = 2·2 / (2·2 + .4) = .909; .6 + .4·.909.
        ("RAMESH KUMAR SHARMA", "RAMESH SHARMA", 0.96),
        ("SHARMA RAMESH KUMAR", "RAMESH KUMAR SHARMA", 1.0),
        // (1 + .35·.85 + .35·.85) / 1.7 = .938.
        ("R K SHARMA", "RAMESH KUMAR SHARMA", 0.94),
        // Sound .97 and a known spelling 1, of two.
        ("POOJA AGARWAL", "PUJA AGRAWAL", 0.99),
        ("MOHD IRFAN SHAIKH", "MOHAMMED IRFAN SHEIKH", 1.0),
        ("S RAJESH", "RAJESH S", 1.0),
        // The caps.
        ("K VENKATESH", "KRISHNAN VENKATESH", 0.84),
        ("RAMESH", "RAMESH SHARMA", 0.80),
        ("MANISH KHANDELWAL", "MANISHA KHANDELWAL", 0.84),
        ("KAMAL SINGH", "KOMAL SINGH", 0.60),
        // One of two on both sides: .5 − .25.
        ("RAMESH SHARMA", "RAJESH SHARMA", 0.25),
        // The filler alone: .4 / 1.4 = .286, − .25.
        ("SURESH KUMAR", "NARESH KUMAR", 0.04),
        ("ABC TRADERS", "XYZ TRADERS", 0.08),
    ] {
        assert!((compare(a, b).score - score).abs() < 1e-9, "{a} ~ {b}: {:?}", compare(a, b));
    }
}

#[test]
fn spellings_orders_and_shortenings_of_one_name_match() {
    let pairs = [
        ("RAMESH KUMAR SHARMA", "Ramesh Kumar Sharma"),
        ("Mr. RAMESH KUMAR SHARMA", "RAMESH SHARMA"),
        ("LAXMI NARAYAN CHOUDHARY", "LAKSHMI NARAYAN CHAUDHARY"),
        ("SMT SUNITA DEVI", "SUNITA DEVI"),
        ("VENKATA SUBRAMANIAN RAMAKRISHN", "VENKATA SUBRAMANIAN RAMAKRISHNAN"),
        ("RAMKUMAR VERMA", "RAM KUMAR VERMA"),
        ("PATEL RAMESHBHAI", "RAMESH PATEL"),
        ("ADITYA ROY S/O JATIN ROY", "ADITYA ROY"),
        ("DEBASISH MUKHOPADHYAY", "DEBASHISH MUKHERJEE"),
        ("ABHISHEK DIXIT", "ABHISEK DIKSHIT"),
        ("VIJAY KUMAR REDDY", "VIJAYKUMAR REDDI"),
        ("VIJAYKUMAR REDDY", "VIJAY REDDY"),
        ("RK SHARMA", "R K SHARMA"),
        ("RK SHARMA", "RAMESH KUMAR SHARMA"),
        ("SK SHARMA", "SURESH KUMAR SHARMA"),
        ("MS DHONI", "MAHENDRA SINGH DHONI"),
        ("SHARMA, RAMESH KUMAR", "RAMESH KUMAR SHARMA"),
        ("RAMESH & SUNITA SHARMA", "RAMESH SHARMA"),
        ("SRI DEVI KAPOOR", "SRIDEVI KAPUR"),
        ("RAMESHSHARMA", "RAMESH KUMAR SHARMA"),
        ("LAL SINGH", "SINGH LAL"),
        ("JOSE D'SOUZA", "JOSE D SOUZA"),
        ("JOSÉ DSOUZA", "JOSE DE SOUZA"),
        ("SUKHWINDER SINGH GILL", "SUKHVINDER SINGH GILL"),
        ("BIKASH BANERJEE", "VIKAS BANDYOPADHYAY"),
        ("VENKATESWARA RAO NALLURI", "NALLURI VENKATESWARARAO"),
        ("KRISHNAMOORTHY S", "S KRISHNAMURTHY"),
        ("ABDUL REHMAN KHAN", "ABDULRAHMAN KHAN"),
        ("रमेश शर्मा", "रमेश शर्मा"),
        ("रमेश शर्मा RAMESH SHARMA", "RAMESH SHARMA"),
    ];
    levels(&pairs, NameLevel::Match);
}

#[test]
fn firms_match_by_their_own_words() {
    let pairs = [
        ("M/S SRI BALAJI TRADERS", "SHREE BALAJI TRADERS"),
        ("M/S BALAJI TRADERS PROP. RAMESH KUMAR GUPTA", "RAMESH GUPTA"),
        ("ABC TECHNOLOGIES PVT LTD", "ABC TECHNOLOGIES PRIVATE LIMITED"),
        ("A B C TRADERS", "ABC TRADERS"),
        ("GUPTA AND SONS", "GUPTA & SONS"),
        ("SAI KRUPA ENTERPRISES", "SAI KRUPA ENT"),
    ];
    levels(&pairs, NameLevel::Match);
    levels(&[("ABC TRADERS", "XYZ TRADERS"), ("RAMESH TRADERS", "SURESH TRADERS")], NameLevel::Mismatch);
}

#[test]
fn joint_holders_match_each() {
    let pairs =
        [("RAMESH KUMAR AND SUNITA SHARMA", "SUNITA SHARMA"), ("ASHA JOSHI / RAVI JOSHI", "RAVI JOSHI")];
    levels(&pairs, NameLevel::Match);
}

#[test]
fn names_that_leave_a_doubt_are_partial() {
    let pairs = [
        ("K VENKATESH", "KRISHNAN VENKATESH"),
        ("RAMESH", "RAMESH SHARMA"),
        ("RAMESH KUMAR", "RAMESH KUMAR SHARMA"),
        ("R SHARMA", "RAMESH SHARMA"),
        ("MANISH KHANDELWAL", "MANISHA KHANDELWAL"),
        ("A RAMESH SHARMA", "B RAMESH SHARMA"),
        ("RAMESH PATEL", "RAMESH PATIL"),
        ("MOHAN GUPTA", "MOHINI GUPTA"),
        ("RAMESH GUPTA", "RAMESH GUPTA HUF"),
    ];
    levels(&pairs, NameLevel::Partial);
}

#[test]
fn two_people_do_not_match() {
    let pairs = [
        ("RAMESH SHARMA", "RAJESH SHARMA"),
        ("RAMESH SHARMA", "RAMESH VERMA"),
        ("SURESH KUMAR", "NARESH KUMAR"),
        ("KAMAL SINGH", "KOMAL SINGH"),
        ("SUNITA SHARMA", "RAMESH SHARMA"),
        ("R K SHARMA", "SURESH PRAKASH SHARMA"),
        ("GURPREET SINGH", "HARPREET SINGH"),
        ("S RAJESH", "M RAJESH"),
        ("KUMAR", "RAMESH KUMAR"),
        ("MOHAMMED ALI", "MOHAMMED IRFAN"),
        ("ADITYA ROY S/O JATIN ROY", "JATIN ROY"),
    ];
    levels(&pairs, NameLevel::Mismatch);
}

#[test]
fn nothing_and_other_scripts_are_not_assessed() {
    levels(&[("", "RAMESH"), ("-", "RAMESH"), ("रमेश शर्मा", "RAMESH SHARMA")], NameLevel::NotAssessed);
}

#[test]
fn the_same_person_is_one_that_matches() {
    let holder = Prepared::new("Ramesh Kumar Sharma");
    assert!(is_same_person(&holder, &Prepared::new("RAMESH SHARMA")));
    assert!(!is_same_person(&holder, &Prepared::new("RAMESH KUMAR")));
}

#[test]
fn hostile_names_are_read_only_up_to_the_limits() {
    let words = "A/B AND C (D E) PROP F S/O RAM ".repeat(1_000);
    let one_word = "RAMESH".repeat(2_000);
    let initials = "A ".repeat(10_000);
    let marks = "//&&,,((".repeat(5_000);
    for name in [&words, &one_word, &initials, &marks] {
        let prepared = Prepared::new(name);
        assert!(prepared.people.len() <= SCORE.limits.people);
        assert!(prepared.people.iter().all(|person| person.tokens.len() <= SCORE.limits.words));
        let _ = compare_prepared(&prepared, &prepared);
    }
    assert_eq!(compare(&one_word, &one_word).level, NameLevel::Match);
}

mod section {
    use super::*;

    fn holder<'a>(account_id: &'a str, name: &'a str, is_primary: bool) -> Holder<'a> {
        Holder { account_id, name, is_primary }
    }

    #[test]
    fn without_an_applicant_nothing_is_assessed() {
        for applicant in [None, Some(""), Some("  ")] {
            let section = assess(applicant, &[holder("a", "RAMESH SHARMA", true)], Some("RAMESH SHARMA"));
            assert_eq!((section.level, section.score), (NameLevel::NotAssessed, None));
            assert_eq!(section.explanation, "No applicant name was given, so no names were compared.");
        }
    }

    #[test]
    fn without_another_name_nothing_is_assessed() {
        let section = assess(Some("Ramesh Sharma"), &[holder("a", " ", true)], None);
        assert_eq!((section.level, section.score), (NameLevel::NotAssessed, None));
        assert!(section.compared.is_empty());
        assert_eq!(section.applicant_name.as_deref(), Some("Ramesh Sharma"));
    }

    #[test]
    fn the_bureau_alone_is_enough() {
        let section = assess(Some("Ramesh Sharma"), &[], Some("RAMESH SHARMA"));
        assert_eq!((section.level, section.score), (NameLevel::Match, Some(1.0)));
        assert_eq!(
            section.explanation,
            "The applicant's name Ramesh Sharma matches the name known to the bureau, RAMESH SHARMA (score 1.00)."
        );
    }

    #[test]
    fn a_joint_holder_may_be_the_applicant() {
        let holders = [holder("a", "SUNITA SHARMA", true), holder("a", "RAMESH SHARMA", false)];
        let section = assess(Some("Ramesh Sharma"), &holders, None);
        assert_eq!(section.level, NameLevel::Match);
        let seen: Vec<_> = section.compared.iter().map(|one| (one.source, one.level)).collect();
        assert_eq!(
            seen,
            [(NameSource::StatementHolder, NameLevel::Mismatch), (NameSource::JointHolder, NameLevel::Match)]
        );
    }

    #[test]
    fn the_worst_account_counts() {
        let holders = [holder("a", "RAMESH SHARMA", true), holder("b", "RAJESH SHARMA", true)];
        let section = assess(Some("Ramesh Sharma"), &holders, Some("RAMESH SHARMA"));
        assert_eq!((section.level, section.score), (NameLevel::Mismatch, Some(0.25)));
        assert_eq!(
            section.explanation,
            "The applicant's name Ramesh Sharma does not match the account holder's name RAJESH SHARMA (score 0.25)."
        );
    }

    #[test]
    fn the_bureau_counts_like_an_account() {
        let holders = [holder("a", "RAMESH SHARMA", true)];
        let section = assess(Some("Ramesh Sharma"), &holders, Some("RAMESH"));
        assert_eq!((section.level, section.score), (NameLevel::Partial, Some(0.80)));
    }

    #[test]
    fn an_account_in_another_script_is_shown_and_does_not_count() {
        let holders = [holder("a", "RAMESH SHARMA", true), holder("b", "रमेश शर्मा", true)];
        let section = assess(Some("Ramesh Sharma"), &holders, None);
        assert_eq!(section.level, NameLevel::Match);
        let other = section.compared.last().unwrap();
        assert_eq!((other.score, other.level), (None, NameLevel::NotAssessed));
    }

    #[test]
    fn a_name_with_braces_stays_as_it_is() {
        let section = assess(Some("{score} Sharma"), &[holder("a", "{name}", true)], None);
        assert!(section.explanation.contains("{score} Sharma"), "{}", section.explanation);
        assert!(section.explanation.contains("{name}"), "{}", section.explanation);
    }
}

mod finding {
    use super::super::search_words;

    #[test]
    fn a_name_is_found_by_its_whole_words_in_any_spelling_of_them() {
        assert_eq!(search_words("Shri. Ramesh  D’Souza-Sharma"), ["RAMESH", "DSOUZA", "SHARMA"]);
        assert_eq!(search_words("M/S Balaji & Balaji"), ["M", "S", "BALAJI"]);
        assert_eq!(search_words("Dr."), ["DR"]);
        assert!(search_words(" -- ").is_empty());
    }
}

#[test]
fn a_firm_is_told_without_reading_only_where_reading_finds_nobody_else() {
    for (name, is_firm) in [
        ("BALAJI TRADERS", true),
        ("Kaveri Infotech Solutions Pvt Ltd", true),
        ("BALAJI TRADERS PROP RAMESH GUPTA", false),
        ("BALAJI TRADERS (RAMESH GUPTA)", false),
        ("RAMESH GUPTA", false),
        ("RAMESH AND SONS TRADERS", false),
        ("", false),
    ] {
        assert_eq!(is_only_a_firm(name), is_firm, "{name}");
        if is_firm {
            assert!(Prepared::new(name).people.iter().all(|person| person.is_firm), "{name}");
        }
    }
}
