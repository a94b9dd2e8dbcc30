//! India's calendar: one time zone, five and a half hours ahead, without summer time. Days of spending, months of usage
//! and the day of an analysis are counted in it.

use chrono::{
    DateTime, Datelike, Days, FixedOffset, Months, NaiveDate, NaiveDateTime, NaiveTime, TimeDelta, Utc,
};

const AHEAD_SECONDS: i32 = 19_800;

/// What calendars and clocks say in India.
pub fn local(at: DateTime<Utc>) -> NaiveDateTime {
    FixedOffset::east_opt(AHEAD_SECONDS)
        .map_or_else(|| at.naive_utc(), |zone| at.with_timezone(&zone).naive_local())
}

/// The day that it is in India.
pub fn day(at: DateTime<Utc>) -> NaiveDate {
    local(at).date()
}

/// When a day begins in India.
pub fn start_of(day: NaiveDate) -> DateTime<Utc> {
    day.and_time(NaiveTime::MIN).and_utc() - TimeDelta::seconds(i64::from(AHEAD_SECONDS))
}

/// How long the day in India still lasts.
pub fn left_of_day(at: DateTime<Utc>) -> TimeDelta {
    let today = day(at);
    start_of(today.checked_add_days(Days::new(1)).unwrap_or(today)) - at
}

/// The first day of a month, such as `2026-11`, and the first of the next.
pub fn month(text: &str) -> Option<(NaiveDate, NaiveDate)> {
    let first = NaiveDate::parse_from_str(&format!("{text}-01"), "%Y-%m-%d").ok()?;
    let is_month = (2000..=9998).contains(&first.year()) && text.len() == 7;
    Some((first, first.checked_add_months(Months::new(1))?)).filter(|_| is_month)
}

/// `2026-11`.
pub fn month_of(at: DateTime<Utc>) -> String {
    let day = day(at);
    format!("{:04}-{:02}", day.year(), day.month())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn utc(text: &str) -> DateTime<Utc> {
        text.parse().unwrap()
    }

    #[test]
    fn the_day_in_india_begins_at_half_past_six_in_the_evening_before() {
        assert_eq!(day(utc("2026-11-30T18:29:59Z")).to_string(), "2026-11-30");
        assert_eq!(day(utc("2026-11-30T18:30:00Z")).to_string(), "2026-12-01");
        assert_eq!(month_of(utc("2026-11-30T18:30:00Z")), "2026-12");
        assert_eq!(start_of("2026-12-01".parse().unwrap()), utc("2026-11-30T18:30:00Z"));
        assert_eq!(left_of_day(utc("2026-11-30T18:00:00Z")), TimeDelta::minutes(30));
        assert_eq!(left_of_day(utc("2026-11-30T18:30:00Z")), TimeDelta::days(1));
    }

    #[test]
    fn a_month_goes_from_its_first_day_to_the_first_of_the_next() {
        let days = |text: &str| month(text).map(|(first, next)| (first.to_string(), next.to_string()));
        assert_eq!(days("2026-12"), Some(("2026-12-01".to_owned(), "2027-01-01".to_owned())));
        for wrong in ["2026-13", "2026", "26-11", "2026-1", "2026-11-01", "1999-11", "november", ""] {
            assert_eq!(days(wrong), None, "{wrong}");
        }
    }
}
