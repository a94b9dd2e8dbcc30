//! Charts, drawn here as SVG. Each answers a question, carries its title and values for those who listen, and its page
//! shows the table behind it.

use std::fmt::Write;

use chrono::NaiveDate;
use maud::{Markup, html};

use crate::console::look::{Look, rupees};
use crate::console::texts as t;
use lending_engine::money::{Paise, SignedRupees};

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 200.0;
/// Room for the values at the left, and for the days below.
const LEFT: f64 = 64.0;
const BELOW: f64 = 24.0;
const ABOVE: f64 = 14.0;

/// So many places of a chart tell a balance, to the pointer and to the keys. For the sake of the page's size there are no
/// more, however long a statement is: days share a place then, which tells the lowest of them. The table has each.
const DAYS_TOLD: usize = 400;

/// What happened on a day, above its balance.
#[derive(Debug, Clone)]
pub(super) struct Event {
    pub(super) date: NaiveDate,
    pub(super) is_good: bool,
    pub(super) text: String,
    /// Where its rows are.
    pub(super) behind: Option<String>,
}

/// Days that share a place of a chart: where it begins, and the lowest balance among them with its day.
fn told_places(days: &[(NaiveDate, SignedRupees)]) -> Vec<(NaiveDate, NaiveDate, SignedRupees)> {
    let shared = days.len().div_ceil(DAYS_TOLD).max(1);
    let lowest = |run: &[(NaiveDate, SignedRupees)]| {
        let (from, _) = run.first()?;
        let (day, balance) = run.iter().min_by_key(|(_, balance)| Paise::from(*balance))?;
        Some((*from, *day, *balance))
    };
    days.chunks(shared).filter_map(lowest).collect()
}

/// A number of the drawing. Counts here are far below what a double holds exactly.
pub(super) fn float(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::MAX, f64::from)
}

/// 1,23,456 as 1.2 L: for axes.
fn short(look: &Look, rupees: f64) -> String {
    let size = rupees.abs();
    let (value, unit) = if size >= 1e7 {
        (rupees / 1e7, t::SHORT_CRORES)
    } else if size >= 1e5 {
        (rupees / 1e5, t::SHORT_LAKHS)
    } else if size >= 1e3 {
        (rupees / 1e3, t::SHORT_THOUSANDS)
    } else {
        return ((rupees * 10.0).round() / 10.0).to_string();
    };
    look.say(unit).replace("{}", &((value * 10.0).round() / 10.0).to_string())
}

/// From the least to the most, zero among them.
struct Scale {
    low: f64,
    high: f64,
}

impl Scale {
    fn over(values: impl Iterator<Item = f64>) -> Self {
        let (low, high) =
            values.fold((0.0_f64, 0.0_f64), |(low, high), value| (low.min(value), high.max(value)));
        Self { low, high: if high > low { high } else { low + 1.0 } }
    }

    fn y(&self, value: f64) -> f64 {
        ABOVE + (HEIGHT - ABOVE - BELOW) * (self.high - value) / (self.high - self.low)
    }

    fn axis(&self, look: &Look) -> Markup {
        let mut ticks = vec![0.0, self.high / 2.0, self.high];
        if self.low < 0.0 {
            ticks.push(self.low);
        }
        html! {
            @for tick in ticks {
                line.grid x1=(LEFT) x2=(WIDTH) y1=(at(self.y(tick))) y2=(at(self.y(tick))) {}
                text.tick x=(LEFT - 8.0) y=(at(self.y(tick) + 4.0)) text-anchor="end" { (short(look, tick)) }
            }
        }
    }
}

/// A tenth of a point is finer than a screen.
pub(super) fn at(place: f64) -> String {
    format!("{place:.1}")
}

fn frame(name: &str, title: &str, told: &str, inner: &Markup) -> Markup {
    html! {
        // A group and no image: what is in it can be followed.
        svg.chart viewBox={ "0 0 " (WIDTH) " " (HEIGHT) } role="group" aria-labelledby={ (name) "-title " (name) "-told" } {
            title id={ (name) "-title" } { (title) }
            desc id={ (name) "-told" } { (told) }
            (inner)
        }
    }
}

/// A mark of a chart that leads to the rows behind it, where it has any.
pub(super) fn led(behind: Option<&str>, text: &str, mark: &Markup) -> Markup {
    html! {
        @match behind {
            Some(address) => a href=(address) aria-label=(text) { (mark) },
            None => (mark),
        }
    }
}

/// The balance at the end of each day, with what happened marked on it.
pub(super) fn balance_by_day(
    look: &Look,
    title: &str,
    days: &[(NaiveDate, SignedRupees)],
    events: &[Event],
) -> Markup {
    let (Some((first, _)), Some((last, _))) = (days.first(), days.last()) else { return html! {} };
    let scale = Scale::over(days.iter().map(|(_, balance)| balance.as_number()));
    let span = usize::try_from((*last - *first).num_days()).map_or(1.0, float).max(1.0);
    let x = |day: NaiveDate| {
        LEFT + (WIDTH - LEFT - 6.0) * usize::try_from((day - *first).num_days()).map_or(0.0, float) / span
    };
    // A balance holds until the next row.
    let mut path = String::new();
    for (place, (day, balance)) in days.iter().enumerate() {
        let (x, y) = (x(*day), scale.y(balance.as_number()));
        let _ = if place == 0 { write!(path, "M{x:.1} {y:.1}") } else { write!(path, "H{x:.1}V{y:.1}") };
    }
    let held = |day: NaiveDate| {
        days.iter().rev().find(|(each, _)| *each <= day).map_or(0.0, |(_, balance)| balance.as_number())
    };
    let told_at = told_places(days);
    let lowest = days.iter().min_by_key(|(_, balance)| Paise::from(*balance));
    let told = lowest.map(|(day, balance)| {
        let lowest = look.say(t::LOWEST_ON).replace("{amount}", &rupees(*balance));
        let lowest = lowest.replace("{day}", &look.short_day(*day));
        format!("{} – {}; {lowest}", look.short_day(*first), look.short_day(*last))
    });
    frame(
        "balance",
        title,
        &told.unwrap_or_default(),
        &html! {
            (scale.axis(look))
            path.line d=(path) {}
            // The script makes one stop of the tab key of them, and lets arrows walk.
            g.days {
                @for (place, (from, day, balance)) in told_at.iter().enumerate() {
                    @let end = told_at.get(place + 1).map_or(WIDTH, |(next, ..)| x(*next));
                    rect.at x=(at(x(*from))) y=(at(ABOVE)) width=(at(end - x(*from))) height=(at(HEIGHT - ABOVE - BELOW)) { title data-at=(day) { (look.short_day(*day)) ": " (rupees(*balance)) } }
                }
            }
            text.told x=(WIDTH) y=(ABOVE - 2.0) text-anchor="end" aria-hidden="true" {}
            @for event in events {
                @let (x, y) = (x(event.date), scale.y(held(event.date)));
                @let points = if event.is_good {
                    format!("{:.1},{:.1} {:.1},{:.1} {:.1},{:.1}", x - 5.0, y - 4.0, x + 5.0, y - 4.0, x, y - 13.0)
                } else {
                    format!("{:.1},{:.1} {:.1},{:.1} {:.1},{:.1}", x - 5.0, y + 4.0, x + 5.0, y + 4.0, x, y + 13.0)
                };
                (led(event.behind.as_deref(), &event.text, &html! {
                    polygon class=(if event.is_good { "good" } else { "bad" }) points=(points) { title { (event.text) } }
                }))
            }
            text.tick x=(LEFT) y=(HEIGHT - 6.0) { (look.short_day(*first)) }
            text.tick x=(WIDTH) y=(HEIGHT - 6.0) text-anchor="end" { (look.short_day(*last)) }
        },
    )
}

/// One month: its name, what came in and what went out, each with where its rows are.
#[derive(Debug, Clone)]
pub(super) struct MonthFlow {
    pub(super) name: String,
    pub(super) credits: SignedRupees,
    pub(super) debits: SignedRupees,
    pub(super) behind_credits: Option<String>,
    pub(super) behind_debits: Option<String>,
}

/// In and out beside each other, month by month.
pub(super) fn flows_by_month(look: &Look, title: &str, months: &[MonthFlow]) -> Markup {
    let words = (look.say(t::MONEY_IN), look.say(t::MONEY_OUT));
    if months.is_empty() {
        return html! {};
    }
    let scale =
        Scale::over(months.iter().flat_map(|month| [month.credits.as_number(), month.debits.as_number()]));
    let step = (WIDTH - LEFT) / float(months.len());
    let bar = (step / 2.0 - 4.0).clamp(2.0, 28.0);
    let told: Vec<String> = months
        .iter()
        .map(|month| {
            format!(
                "{}: {} {}, {} {}",
                month.name,
                words.0,
                rupees(month.credits),
                words.1,
                rupees(month.debits)
            )
        })
        .collect();
    frame(
        "flows",
        title,
        &told.join("; "),
        &html! {
            (scale.axis(look))
            @for (place, month) in months.iter().enumerate() {
                @let middle = LEFT + step * (float(place) + 0.5);
                @for (class, value, x, word, behind) in [
                    ("in", month.credits, middle - bar - 1.0, words.0, month.behind_credits.as_deref()),
                    ("out", month.debits, middle + 1.0, words.1, month.behind_debits.as_deref()),
                ] {
                    @let (top, text) = (scale.y(value.as_number()), format!("{}: {word} {}", month.name, rupees(value)));
                    (led(behind, &text, &html! {
                        rect class=(class) x=(at(x)) y=(at(top)) width=(at(bar)) height=(at((scale.y(0.0) - top).max(0.5))) rx="2" { title data-bar={ (place) " " (class) } { (text) } }
                    }))
                }
                // On a phone there is room for half of many names.
                text.tick.every-other[place % 2 == 1 && months.len() > 6] x=(at(middle)) y=(HEIGHT - 6.0) text-anchor="middle" { (month.name) }
            }
        },
    )
}

/// A part of a whole, with where its rows are.
#[derive(Debug, Clone)]
pub(super) struct Length {
    pub(super) name: String,
    pub(super) value: SignedRupees,
    /// Its colour: `in` or `out`.
    pub(super) class: &'static str,
    pub(super) behind: Option<String>,
    /// The place of the answer that it tells of.
    pub(super) fact: String,
}

/// Lengths that can be compared, each with its name and amount. The words are no part of the drawing: they keep their size
/// on a phone.
pub(super) fn lengths(title: &str, parts: &[Length]) -> Markup {
    let most = parts.iter().map(|part| part.value.as_number()).fold(0.0_f64, f64::max);
    if most <= 0.0 {
        return html! {};
    }
    html! {
        ul.lengths aria-label=(title) {
            @for part in parts {
                li {
                    span { (part.name) }
                    span.number data-fact=(part.fact) { @match &part.behind { Some(address) => { a.proof href=(address) { (rupees(part.value)) } } None => { (rupees(part.value)) } } }
                    svg.bar viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" {
                        rect class=(part.class) width=(at((100.0 * part.value.as_number() / most).max(0.2))) height="4" rx="0.5" {}
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use lending_engine::language::Language;

    use super::*;

    fn money(rupees: i64) -> SignedRupees {
        Paise::new(rupees * 100).into()
    }

    #[test]
    fn axes_speak_of_thousands_lakhs_and_crores() {
        assert_eq!(
            [950.0, 12_500.0, 150_000.0, 25_000_000.0].map(|rupees| short(&Look::default(), rupees)),
            ["950", "12.5k", "1.5 L", "2.5 Cr"]
        );
        let hindi = Look { language: Language::Hi, ..Look::default() };
        assert_eq!(short(&hindi, 150_000.0), "1.5 लाख");
    }

    #[test]
    fn a_balance_is_a_line_of_steps_between_its_least_and_its_most() {
        let day = |text: &str| text.parse::<NaiveDate>().unwrap();
        let days =
            [(day("2026-01-01"), money(100)), (day("2026-01-05"), money(200)), (day("2026-01-11"), money(0))];
        let events = [Event {
            date: day("2026-01-05"),
            is_good: true,
            text: "<b>Salary</b>".to_owned(),
            behind: Some("/analyses/an_1/rows?row=txn_1".to_owned()),
        }];
        let drawn = balance_by_day(&Look::default(), "How?", &days, &events).into_string();
        // 650 points for ten days; 162 for 200 rupees.
        assert!(drawn.contains("M64.0 95.0H324.0V14.0H714.0V176.0"), "{drawn}");
        assert!(drawn.contains("&lt;b&gt;Salary&lt;/b&gt;") && !drawn.contains("style="), "{drawn}");
        assert!(drawn.contains("<a href=\"/analyses/an_1/rows?row=txn_1\""), "{drawn}");
        assert!(drawn.contains("lowest ₹0 on 11 Jan 2026"), "{drawn}");
        assert_eq!(balance_by_day(&Look::default(), "How?", &[], &[]).into_string(), "");
    }

    #[test]
    fn each_day_of_a_year_tells_its_balance_and_of_a_longer_time_the_lowest_of_each_few() {
        let first = "2024-01-01".parse::<NaiveDate>().unwrap();
        let days = |count: i64| -> Vec<(NaiveDate, SignedRupees)> {
            (0..count)
                .map(|day| (first + chrono::Days::new(day.unsigned_abs()), money((day * 37) % 101)))
                .collect()
        };
        let year = days(366);
        let each: Vec<_> = year.iter().map(|(day, balance)| (*day, *day, *balance)).collect();
        assert_eq!(told_places(&year), each);
        let long = days(1_000);
        let told = told_places(&long);
        assert_eq!((told.len(), told[1].0), (334, long[3].0), "three days share a place");
        for ((from, day, balance), run) in told.iter().zip(long.chunks(3)) {
            assert_eq!(*from, run[0].0);
            assert!(run.contains(&(*day, *balance)), "a day of its own: {day}");
            assert!(run.iter().all(|(_, other)| Paise::from(*other) >= Paise::from(*balance)), "{day}");
        }
        let drawn = balance_by_day(&Look::default(), "How?", &long, &[]).into_string();
        assert_eq!(drawn.matches("<rect class=\"at\"").count(), 334);
        assert!(told_places(&[]).is_empty());
    }

    #[test]
    fn bars_of_a_month_stand_on_the_same_ground() {
        let january = MonthFlow {
            name: "Jan".to_owned(),
            credits: money(200),
            debits: money(100),
            behind_credits: Some("/in".to_owned()),
            behind_debits: None,
        };
        let drawn = flows_by_month(&Look::default(), "In?", &[january]).into_string();
        assert!(drawn.contains("<a href=\"/in\"") && drawn.matches("<a ").count() == 1, "{drawn}");
        assert!(drawn.contains(r#"height="162.0""#) && drawn.contains(r#"height="81.0""#), "{drawn}");
        assert!(drawn.contains("Jan: Out ₹100"), "{drawn}");
    }

    #[test]
    fn lengths_are_in_proportion_and_named_in_words() {
        let part = |name: &str, value: i64, class: &'static str| Length {
            name: name.to_owned(),
            value: money(value),
            class,
            behind: None,
            fact: String::new(),
        };
        let parts = [part("Income", 200, "in"), part("<i>Debts</i>", 50, "out")];
        let drawn = lengths("How much?", &parts).into_string();
        assert!(drawn.contains(r#"width="100.0""#) && drawn.contains(r#"width="25.0""#), "{drawn}");
        assert!(drawn.contains("&lt;i&gt;Debts") && drawn.contains("₹50"), "{drawn}");
        assert_eq!(lengths("How much?", &[]).into_string(), "");
    }
}
