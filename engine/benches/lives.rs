//! How well are people judged: statements of made-up lives, each with its truth beside it, as `samples/lives` draws them.
//! Run it with `just eval-lives`; `--details` lists what went wrong.
//!
//! It asserts nothing.

#![allow(
    clippy::print_stdout,
    clippy::expect_used,
    clippy::cast_precision_loss,
    reason = "its output is what it is for"
)]

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

use chrono::NaiveDate;
use lending_engine::application::{Application, Inputs, Product};
use lending_engine::decision::Outcome;
use lending_engine::money::{Paise, Rupees};
use lending_engine::report::Report;
use lending_engine::{Case, Reading, decide, read};
use serde::Deserialize;
use serde_json::Value;

/// What was drawn. Amounts in rupees.
#[derive(Deserialize)]
struct Truth {
    id: String,
    as_of: NaiveDate,
    applicant_name: String,
    rows: Vec<TrueRow>,
    monthly_income: f64,
    /// Readings that are as fair.
    income_range: [f64; 2],
    obligations_range: [f64; 2],
    /// Places among the rows.
    disbursals: Vec<usize>,
    is_good_customer: bool,
    is_loaded: bool,
    risk: String,
}

#[derive(Deserialize)]
struct TrueRow {
    date: String,
    amount: Value,
    direction: String,
    narration: String,
    category: String,
    #[serde(default)]
    accept: Vec<String>,
}

/// What a good customer asks for, and what must not be given to a loaded one without a look.
const SMALL: Paise = Paise::new(100_000 * 100);
const LARGE: Paise = Paise::new(200_000 * 100);
/// A figure is right within this share of the truth, and of small ones within so many rupees.
const TOLERANCE: f64 = 0.05;
const SMALL_FIGURE: f64 = 1_000.0;
const SLACK: f64 = 500.0;

#[derive(Default)]
struct Tally {
    lives: usize,
    refused: Vec<String>,
    rows: usize,
    rows_right: usize,
    confusions: BTreeMap<(String, String), Vec<String>>,
    income_wrong: Vec<String>,
    obligations_wrong: Vec<String>,
    credits: usize,
    disbursals: usize,
    disbursals_found: usize,
    disbursals_false: usize,
    good: usize,
    good_declined: Vec<String>,
    good_approved: usize,
    loaded: usize,
    loaded_approved: Vec<String>,
    scores_good: Vec<f64>,
    scores_bad: Vec<f64>,
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let folder = arguments.iter().find(|argument| !argument.starts_with("--")).map(PathBuf::from);
    let Some(folder) = folder else {
        println!("Which folder? `just eval-lives` draws one.");
        return;
    };
    let files = statements(&folder);
    let mut tally = Tally::default();
    for (truth, reports) in judged(&files) {
        tally.add(&truth, reports);
    }
    tally.print();
    if arguments.iter().any(|argument| argument == "--details") {
        tally.print_details();
    }
}

fn statements(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder can be read");
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.extension().is_some_and(|extension| extension == "pdf"))
        .collect();
    files.sort();
    files
}

type Judged = (Truth, Option<[Report; 2]>);

fn judged(files: &[PathBuf]) -> Vec<Judged> {
    let next = AtomicUsize::new(0);
    let workers = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let mut all: Vec<(usize, Judged)> = std::thread::scope(|scope| {
        let one = || {
            let mut found = Vec::new();
            loop {
                let at = next.fetch_add(1, Ordering::Relaxed);
                let Some(file) = files.get(at) else { return found };
                found.push((at, judge(file)));
            }
        };
        let threads: Vec<_> = (0..workers).map(|_| scope.spawn(one)).collect();
        threads.into_iter().flat_map(|thread| thread.join().expect("no life makes it panic")).collect()
    });
    all.sort_by_key(|(at, _)| *at);
    all.into_iter().map(|(_, judged)| judged).collect()
}

fn judge(file: &Path) -> Judged {
    let text = std::fs::read(file.with_extension("json")).expect("its truth lies beside it");
    let truth: Truth = serde_json::from_slice(&text).expect("a truth");
    let pdf = std::fs::read(file).expect("the statement can be read");
    let reading = read(&pdf, &Case::default()).ok();
    let reports = reading.map(|reading| [SMALL, LARGE].map(|amount| asking(&truth, &reading, amount)));
    (truth, reports)
}

/// Under the built-in rules as a lender's own product: those alone may decline.
fn asking(truth: &Truth, reading: &Reading, amount: Paise) -> Report {
    let plain = Application::plain(truth.as_of);
    let product =
        Product { id: Some("lives".to_owned()), version: Some(1), is_built_in: false, ..plain.product };
    let inputs = Inputs { requested_amount: Rupees::try_from(amount).ok(), ..Inputs::default() };
    let applicant_name = Some(truth.applicant_name.clone());
    decide(reading, &Application { applicant_name, inputs, product, ..Application::plain(truth.as_of) })
}

/// Date, paise and direction.
type Key = (String, i64, String);

fn key(date: &str, amount: &Value, direction: &str) -> Key {
    let rupees = amount.as_f64().or_else(|| amount.as_str()?.parse().ok()).unwrap_or(f64::NAN);
    #[expect(clippy::cast_possible_truncation, reason = "rupees of a statement")]
    let paise = (rupees * 100.0).round() as i64;
    (date.to_owned(), paise, direction.to_owned())
}

fn unspaced(text: &str) -> String {
    text.split_whitespace().collect()
}

fn is_within(figure: f64, [low, high]: [f64; 2], is_small: bool) -> bool {
    let slack = if is_small { SLACK } else { 0.0 };
    (low * (1.0 - TOLERANCE) - slack..=high * (1.0 + TOLERANCE) + slack).contains(&figure)
}

impl Tally {
    fn add(&mut self, truth: &Truth, reports: Option<[Report; 2]>) {
        self.lives += 1;
        let Some([small, large]) = reports else {
            self.refused.push(truth.id.clone());
            return;
        };
        let json = serde_json::to_value(&small).expect("a report is JSON");
        self.compare_rows(truth, &json);
        let money = |place: &str| json.pointer(place).and_then(Value::as_f64).unwrap_or_default();

        let income = money("/income/monthly_income");
        if !is_within(income, truth.income_range, truth.monthly_income < SMALL_FIGURE) {
            let sources = json.pointer("/income/sources").cloned().unwrap_or_default();
            let told = |source: &Value| {
                format!("{} {} {}", source["kind"], source["payer"], source["monthly_income"])
            };
            let sources: Vec<String> = sources.as_array().into_iter().flatten().map(told).collect();
            self.income_wrong
                .push(format!("{}: {income} for {}; {sources:?}", truth.id, truth.monthly_income));
        }
        let owed = money("/affordability/monthly_obligations");
        if !is_within(owed, truth.obligations_range, truth.obligations_range[0] <= SMALL_FIGURE) {
            let all = json.pointer("/obligations").cloned().unwrap_or_default();
            let told =
                |one: &Value| format!("{} {} {}", one["lender"], one["monthly"], one["counts_in_base"]);
            let all: Vec<String> = all.as_array().into_iter().flatten().map(told).collect();
            self.obligations_wrong
                .push(format!("{}: {owed} for {:?}; {all:?}", truth.id, truth.obligations_range));
        }
        if truth.is_good_customer {
            self.good += 1;
            match small.decision.outcome {
                Outcome::Decline => {
                    let why = small.decision.reasons.first().map(|reason| reason.text.clone());
                    self.good_declined.push(format!("{}: {}", truth.id, why.unwrap_or_default()));
                }
                Outcome::Approve => self.good_approved += 1,
                Outcome::Review => {}
            }
        }
        if truth.is_loaded {
            self.loaded += 1;
            if large.decision.outcome == Outcome::Approve {
                self.loaded_approved.push(truth.id.clone());
            }
        }
        if let Some(score) = &large.score {
            match truth.risk.as_str() {
                "good" => self.scores_good.push(score.total),
                "bad" => self.scores_bad.push(score.total),
                _ => {}
            }
        }
    }

    fn compare_rows(&mut self, truth: &Truth, report: &Value) {
        let mut seen: BTreeMap<Key, Vec<&Value>> = BTreeMap::new();
        for row in report["transactions"].as_array().into_iter().flatten() {
            let text = |name: &str| row[name].as_str().unwrap_or_default();
            seen.entry(key(text("date"), &row["amount"], text("direction"))).or_default().push(row);
        }
        for (place, row) in truth.rows.iter().enumerate() {
            self.rows += 1;
            let is_credit = row.direction == "credit";
            let is_disbursal = truth.disbursals.contains(&place);
            self.credits += usize::from(is_credit);
            self.disbursals += usize::from(is_disbursal);
            let same = seen.entry(key(&row.date, &row.amount, &row.direction)).or_default();
            if same.is_empty() {
                self.confuse("not read", row, &truth.id);
                continue;
            }
            let wanted = unspaced(&row.narration);
            let is_same =
                |found: &&Value| unspaced(found["narration"].as_str().unwrap_or_default()) == wanted;
            let found = same.remove(same.iter().position(is_same).unwrap_or_default());
            let category = found["category"].as_str().unwrap_or_default();
            let is_right = category == row.category || row.accept.iter().any(|fair| fair == category);
            if is_right {
                self.rows_right += 1;
            } else {
                self.confuse(category, row, &truth.id);
            }
            let says_loan = category == "loan_disbursal";
            self.disbursals_found += usize::from(is_disbursal && says_loan);
            self.disbursals_false += usize::from(is_credit && !is_disbursal && says_loan && !is_right);
        }
    }

    fn confuse(&mut self, found: &str, row: &TrueRow, id: &str) {
        let examples = self.confusions.entry((row.category.clone(), found.to_owned())).or_default();
        examples.push(format!("{id}: {} {}", row.amount, row.narration));
    }

    /// How often a good life scores above a bad one.
    fn area_under_curve(&self) -> f64 {
        let pairs = self.scores_good.len() * self.scores_bad.len();
        let above = |good: f64, bad: f64| {
            if good > bad {
                1.0
            } else if good < bad {
                0.0
            } else {
                0.5
            }
        };
        let sum: f64 = self
            .scores_good
            .iter()
            .flat_map(|good| self.scores_bad.iter().map(move |bad| above(*good, *bad)))
            .sum();
        sum / pairs.max(1) as f64
    }

    fn print(&self) {
        let share = |count: usize, of: usize| {
            format!("{count} of {of} ({:.2}%)", count as f64 * 100.0 / of.max(1) as f64)
        };
        let read = self.lives - self.refused.len();
        println!("lives                        {} ({} refused)", self.lives, self.refused.len());
        println!("categories of rows           {}", share(self.rows_right, self.rows));
        println!("income within 5%             {}", share(read - self.income_wrong.len(), read));
        println!("obligations within 5%        {}", share(read - self.obligations_wrong.len(), read));
        println!("disbursals found             {}", share(self.disbursals_found, self.disbursals));
        println!("disbursals that are none     {}", share(self.disbursals_false, self.credits));
        println!("good customers declined      {}", share(self.good_declined.len(), self.good));
        println!("good customers approved      {}", share(self.good_approved, self.good));
        println!("loaded ones approved         {}", share(self.loaded_approved.len(), self.loaded));
        println!(
            "good over bad by score       {:.3} ({} good, {} bad)",
            self.area_under_curve(),
            self.scores_good.len(),
            self.scores_bad.len()
        );
    }

    fn print_details(&self) {
        for (title, lines) in [
            ("refused", &self.refused),
            ("income", &self.income_wrong),
            ("obligations", &self.obligations_wrong),
            ("good and declined", &self.good_declined),
            ("loaded and approved", &self.loaded_approved),
        ] {
            println!("\n{title}");
            for line in lines {
                println!("  {line}");
            }
        }
        let mut confusions: Vec<_> = self.confusions.iter().collect();
        confusions.sort_by_key(|(_, examples)| std::cmp::Reverse(examples.len()));
        println!("\ncategories");
        for ((wanted, found), examples) in confusions.into_iter().take(60) {
            println!("  {} of {wanted} as {found}", examples.len());
            for example in examples.iter().step_by(examples.len().div_ceil(5)) {
                println!("      {example}");
            }
        }
    }
}
