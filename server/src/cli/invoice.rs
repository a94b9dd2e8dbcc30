//! The invoice of a bureau, held against the ledger: what it bills that we know nothing of or charged nobody for, what we
//! charged that it does not bill, and what it bills twice. References are ids of our checks. What is printed holds ids,
//! words and amounts alone: a reference that is no id of ours could be anything, a name too, and is told by its line.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::path::PathBuf;

use anyhow::{Context, bail, ensure};
use chrono::NaiveDate;
use clap::Args;
use lending_base::{CheckId, TeamId, calendar};
use lending_store::Store;
use lending_store::ledger::{Charged, Standing};

use super::csv;
use super::say;
use super::teams::find_team;

#[derive(Debug, Args)]
pub(super) struct Wish {
    /// The bureau's invoice as CSV, with a header that names `reference` (the check's id) and `amount`, and perhaps `date`
    file: PathBuf,
    /// The month in India's calendar, such as 2026-11
    #[arg(long)]
    month: String,
    /// Only what concerns this team
    #[arg(long)]
    team: Option<String>,
    /// Amounts are in paise; else in rupees, such as 42.50
    #[arg(long)]
    paise: bool,
    /// What the bureau bills for a report, in paise; another amount is told
    #[arg(long)]
    cost_paise: Option<u32>,
}

/// One line of an invoice.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Billed {
    /// Of the file.
    line: usize,
    /// `None` where it is no id of ours.
    check: Option<CheckId>,
    paise: i64,
    date: Option<NaiveDate>,
}

/// What an invoice is held against.
#[derive(Debug, Default)]
struct Books {
    charged: BTreeMap<CheckId, Charged>,
    /// Of checks that are billed and were not charged in the month.
    others: BTreeMap<CheckId, Standing>,
}

/// Where the invoice and the ledger do not agree.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Difference {
    UnknownReference { billed: Billed },
    NotCharged { billed: Billed, standing: String },
    NotInvoiced { charged: Charged },
    InvoicedTwice { billed: Billed, first: usize },
    AnotherAmount { billed: Billed, expected: i64 },
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::UnknownReference { billed } => write!(f, "unknown_reference\t{billed}\t-"),
            Self::NotCharged { billed, standing } => {
                write!(f, "invoiced_not_charged\t{billed}\t{standing}")
            }
            Self::NotInvoiced { charged } => write!(
                f,
                "charged_not_invoiced\t-\t{}\t{}\t-\t{}",
                charged.check_id,
                rupees(charged.amount_paise.into()),
                charged.team_id
            ),
            Self::InvoicedTwice { billed, first } => {
                write!(f, "invoiced_twice\t{billed}\tfirst on line {first}")
            }
            Self::AnotherAmount { billed, expected } => {
                write!(f, "another_amount\t{billed}\texpected {}", rupees((*expected).into()))
            }
        }
    }
}

/// As columns: line, check, amount, date.
impl fmt::Display for Billed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let check = self.check.as_ref().map_or("-", CheckId::as_str);
        let date = self.date.map_or("-".to_owned(), |date| date.to_string());
        write!(f, "line {}\t{check}\t{}\t{date}", self.line, rupees(self.paise.into()))
    }
}

/// What came of holding one against the other.
#[derive(Debug, Default)]
struct Outcome {
    lines: u64,
    billed_paise: i128,
    /// Lines about checks of other teams, where one was asked for.
    left_out: u64,
    differences: Vec<Difference>,
}

/// Compares an invoice with the ledger and prints where they differ; an error where they do.
pub(super) async fn reconcile(store: &Store, wish: &Wish) -> anyhow::Result<()> {
    let (first, next) = calendar::month(&wish.month).context("--month must be a month such as 2026-11")?;
    let team = match &wish.team {
        Some(team) => Some(find_team(store, team).await?),
        None => None,
    };
    let team = team.as_ref();
    let text = std::fs::read_to_string(&wish.file)
        .with_context(|| format!("{} cannot be read", wish.file.display()))?;
    let invoice =
        parse(&text, wish.paise).with_context(|| format!("{} cannot be used", wish.file.display()))?;

    let mut books = Books::default();
    for charged in store.charges(team, first, next).await? {
        books.charged.insert(charged.check_id.clone(), charged);
    }
    for check in invoice.iter().filter_map(|billed| billed.check.as_ref()) {
        if !books.charged.contains_key(check)
            && !books.others.contains_key(check)
            && let Some(standing) = store.standing_of(check).await?
        {
            books.others.insert(check.clone(), standing);
        }
    }
    let outcome = compare(&invoice, &books, team, wish.cost_paise.map(i64::from));
    let uncharged = store.uncharged(team, first, next).await?;

    let sum: i128 = books.charged.values().map(|charged| i128::from(charged.amount_paise)).sum();
    say(&format!("month: {}", wish.month))?;
    say(&format!("invoiced: {} lines, {} rupees", outcome.lines, rupees(outcome.billed_paise)))?;
    say(&format!("charged: {} checks, {} rupees", books.charged.len(), rupees(sum)))?;
    say(&format!("not charged: {}, in review: {}", uncharged.not_charged, uncharged.in_review))?;
    if outcome.left_out > 0 {
        say(&format!("lines about other teams, left out: {}", outcome.left_out))?;
    }
    for difference in &outcome.differences {
        say(&difference.to_string())?;
    }
    let differences = outcome.differences.len();
    ensure!(differences == 0, "the invoice and the ledger differ in {differences} places");
    say("the invoice and the ledger agree")
}

fn compare(invoice: &[Billed], books: &Books, team: Option<&TeamId>, cost: Option<i64>) -> Outcome {
    let mut outcome = Outcome::default();
    let mut seen: BTreeMap<&CheckId, usize> = BTreeMap::new();
    for billed in invoice {
        let standing = billed.check.as_ref().and_then(|check| books.others.get(check));
        if let (Some(team), Some(standing)) = (team, standing)
            && standing.team_id != *team
        {
            outcome.left_out += 1;
            continue;
        }
        outcome.lines += 1;
        outcome.billed_paise += i128::from(billed.paise);
        let mut tell = |difference| outcome.differences.push(difference);
        if let Some(expected) = cost.filter(|expected| *expected != billed.paise) {
            tell(Difference::AnotherAmount { billed: billed.clone(), expected });
        }
        let Some(check) = &billed.check else {
            tell(Difference::UnknownReference { billed: billed.clone() });
            continue;
        };
        if let Some(first) = seen.get(check) {
            tell(Difference::InvoicedTwice { billed: billed.clone(), first: *first });
            continue;
        }
        seen.insert(check, billed.line);
        if books.charged.contains_key(check) {
            continue;
        }
        tell(match standing {
            Some(standing) => Difference::NotCharged { billed: billed.clone(), standing: words_of(standing) },
            None => Difference::UnknownReference { billed: billed.clone() },
        });
    }
    let billed: BTreeSet<&CheckId> = seen.into_keys().collect();
    let missing = books.charged.values().filter(|charged| !billed.contains(&charged.check_id));
    outcome.differences.extend(missing.map(|charged| Difference::NotInvoiced { charged: charged.clone() }));
    outcome
}

/// As we have it: `failed, not_charged`, or the other month in which it was charged.
fn words_of(standing: &Standing) -> String {
    match standing.charged_at {
        Some(at) => format!("{}, charged in {}", standing.status, calendar::month_of(at)),
        None => format!("{}, {}", standing.status, standing.billing),
    }
}

/// `1250.50`, from paise.
fn rupees(paise: i128) -> String {
    format!("{}.{:02}", paise / 100, paise % 100)
}

fn parse(text: &str, is_paise: bool) -> anyhow::Result<Vec<Billed>> {
    let mut records = csv::records(text)?.into_iter();
    let header = records.next().context("the file is empty")?;
    let line = header.line;
    let place_of = |name: &str| -> anyhow::Result<Option<usize>> {
        let mut places =
            header.fields.iter().enumerate().filter(|(_, field)| field.eq_ignore_ascii_case(name));
        let place = places.next().map(|(place, _)| place);
        ensure!(places.next().is_none(), "line {line}: the header names `{name}` twice");
        Ok(place)
    };
    let missing = |name: &str| format!("line {line}: the header must name `{name}`");
    let reference = place_of("reference")?.with_context(|| missing("reference"))?;
    let amount = place_of("amount")?.with_context(|| missing("amount"))?;
    let date = place_of("date")?;
    records
        .map(|record| -> anyhow::Result<Billed> {
            let (line, fields) = (record.line, &record.fields);
            if fields.len() != header.fields.len() {
                bail!(
                    "line {line}: it has {} fields, and the header names {}",
                    fields.len(),
                    header.fields.len()
                );
            }
            let field = |place: usize| fields.get(place).map_or("", String::as_str);
            ensure!(!field(reference).is_empty(), "line {line}: it names no reference");
            let form = if is_paise { "paise, such as 4250" } else { "rupees, such as 42.50" };
            let paise = paise_of(field(amount), is_paise)
                .with_context(|| format!("line {line}: the amount must be in {form}"))?;
            let date = match date.map(field).filter(|date| !date.is_empty()) {
                Some(date) => Some(
                    NaiveDate::parse_from_str(date, "%Y-%m-%d")
                        .with_context(|| format!("line {line}: the date must be such as 2026-11-30"))?,
                ),
                None => None,
            };
            Ok(Billed { line, check: CheckId::parse(field(reference)), paise, date })
        })
        .collect()
}

/// Digits, and in rupees perhaps a point and two more: nothing is rounded, and nothing is below zero.
fn paise_of(text: &str, is_paise: bool) -> Option<i64> {
    let digits = |part: &str| part.bytes().all(|byte| byte.is_ascii_digit());
    let (whole, part) = if is_paise { ("0", text) } else { text.split_once('.').unwrap_or((text, "00")) };
    if whole.is_empty() || !digits(whole) || !digits(part) || (!is_paise && part.len() != 2) {
        return None;
    }
    whole.parse::<i64>().ok()?.checked_mul(100)?.checked_add(part.parse().ok()?)
}

#[cfg(test)]
mod tests {
    use lending_base::Clock;

    use super::*;

    struct Ids(Clock);

    impl Ids {
        fn check(&self) -> CheckId {
            CheckId::new(&self.0).unwrap()
        }

        fn team(&self) -> TeamId {
            TeamId::new(&self.0).unwrap()
        }
    }

    fn billed(line: usize, check: Option<&CheckId>, paise: i64) -> Billed {
        Billed { line, check: check.cloned(), paise, date: None }
    }

    fn books(charged: &[&CheckId], others: &[(&CheckId, &TeamId)], team: &TeamId) -> Books {
        let charge = |check: &&CheckId| Charged {
            check_id: (*check).clone(),
            team_id: team.clone(),
            amount_paise: 5_000,
        };
        let standing = |team: &TeamId| Standing {
            team_id: team.clone(),
            status: "failed".to_owned(),
            billing: "not_charged".to_owned(),
            charged_at: None,
        };
        Books {
            charged: charged.iter().map(|check| ((*check).clone(), charge(check))).collect(),
            others: others.iter().map(|(check, team)| ((*check).clone(), standing(team))).collect(),
        }
    }

    #[test]
    fn every_kind_of_difference_is_found() {
        let ids = Ids(Clock::default());
        let team = ids.team();
        let (paid, forgotten, failed, unknown) = (ids.check(), ids.check(), ids.check(), ids.check());
        let books = books(&[&paid, &forgotten], &[(&failed, &team)], &team);
        let invoice = [
            billed(2, Some(&paid), 3_000),
            billed(3, Some(&failed), 3_000),
            billed(4, Some(&unknown), 3_000),
            billed(5, None, 3_000),
            billed(6, Some(&paid), 3_500),
        ];
        let outcome = compare(&invoice, &books, None, Some(3_000));
        assert_eq!((outcome.lines, outcome.billed_paise, outcome.left_out), (5, 15_500, 0));
        let told: Vec<String> = outcome.differences.iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                format!("invoiced_not_charged\tline 3\t{failed}\t30.00\t-\tfailed, not_charged"),
                format!("unknown_reference\tline 4\t{unknown}\t30.00\t-\t-"),
                "unknown_reference\tline 5\t-\t30.00\t-\t-".to_owned(),
                format!("another_amount\tline 6\t{paid}\t35.00\t-\texpected 30.00"),
                format!("invoiced_twice\tline 6\t{paid}\t35.00\t-\tfirst on line 2"),
                format!("charged_not_invoiced\t-\t{forgotten}\t50.00\t-\t{team}"),
            ]
        );
        // What a team pays and what the bureau bills are two prices: without one to compare with, none is.
        assert_eq!(compare(&invoice, &books, None, None).differences.len(), 5);
    }

    #[test]
    fn lines_about_other_teams_are_left_out_where_one_is_asked_for() {
        let ids = Ids(Clock::default());
        let (ours, theirs, paid, other) = (ids.team(), ids.team(), ids.check(), ids.check());
        let books = books(&[&paid], &[(&other, &theirs)], &ours);
        let invoice = [billed(2, Some(&paid), 3_000), billed(3, Some(&other), 3_000)];
        let outcome = compare(&invoice, &books, Some(&ours), None);
        assert_eq!((outcome.lines, outcome.left_out, outcome.differences), (1, 1, Vec::new()));
        assert_eq!(compare(&invoice, &books, None, None).differences.len(), 1);
    }

    #[test]
    fn an_invoice_is_read_by_the_names_of_its_columns() {
        let check = Ids(Clock::default()).check();
        let text = format!("Serial,Amount,REFERENCE,Date\n1,\"42.50\",{check},2026-11-30\n2,7,Asha Rao,\n");
        let date = "2026-11-30".parse().ok();
        assert_eq!(
            parse(&text, false).unwrap(),
            [
                Billed { line: 2, check: Some(check), paise: 4_250, date },
                Billed { line: 3, check: None, paise: 700, date: None },
            ]
        );
        assert_eq!(parse("reference,amount\nx,4250", true).unwrap(), [billed(2, None, 4_250)]);
    }

    #[test]
    fn what_is_no_invoice_is_refused_by_its_line() {
        let refused = |text: &str, is_paise| parse(text, is_paise).unwrap_err().to_string();
        assert_eq!(refused("", false), "the file is empty");
        assert!(refused("id,amount\nx,1", false).starts_with("line 1: the header must name `reference`"));
        assert!(refused("reference,amount,Amount\nx,1,1", false).contains("names `amount` twice"));
        assert!(refused("reference,amount\nx,1\nx", false).starts_with("line 3: it has 1 fields"));
        assert!(refused("reference,amount\n,1", false).starts_with("line 2: it names no reference"));
        for amount in ["", "-1", "1.5", "1.500", ".50", "₹5", "5,00", "1e3", "99999999999999999999"] {
            let text = format!("reference,amount\nx,\"{amount}\"");
            assert!(refused(&text, false).starts_with("line 2: the amount must be in rupees"), "{amount}");
        }
        assert!(refused("reference,amount\nx,42.50", true).contains("must be in paise"));
        assert!(refused("reference,amount,date\nx,1,30/11/2026", false).contains("line 2: the date"));
    }

    #[test]
    fn paise_are_shown_as_rupees() {
        assert_eq!([rupees(0), rupees(5), rupees(125_050)], ["0.00", "0.05", "1250.50"]);
    }
}
