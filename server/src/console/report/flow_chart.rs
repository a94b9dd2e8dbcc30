//! Who sent money through the account and who got it: three columns and bands between them, as wide as the amounts.

use lending_engine::money::{Paise, SignedRupees};
use lending_engine::statement::Direction;
use maud::{Markup, html};

use super::charts::{at, float, led};
use super::passages::{Followed, Stay, usual_stay};
use crate::console::look::{Look, rupees};
use crate::console::texts as t;

/// So many parties have a band of their own on each side; the others share one.
const SHOWN: usize = 6;
const WIDTH: f64 = 720.0;
/// Room for two lines of text.
const SLOT: f64 = 44.0;
/// The widest band.
const THICKEST: f64 = 36.0;
const BAR: f64 = 8.0;
const LEFT: f64 = 228.0;
const MIDDLE: f64 = 356.0;
const RIGHT: f64 = 484.0;
/// As many letters as fit beside the bands.
const LETTERS: usize = 26;

/// One party, or those that share a band.
struct Side {
    name: String,
    amount: Paise,
    stay: Option<Stay>,
    /// Where the rows of a party are.
    behind: Option<String>,
}

pub(super) fn stay_told(look: &Look, stay: Stay) -> String {
    let counted = |text: t::Text, count: i64| look.say(text).replace("{}", &count.to_string());
    match stay {
        Stay::Hours(0) => look.say(t::STAY_WITHIN_HOUR).to_owned(),
        Stay::Hours(hours) => counted(t::STAY_HOURS, hours),
        Stay::Days(0) => look.say(t::STAY_SAME_DAY).to_owned(),
        Stay::Days(1) => look.say(t::STAY_NEXT_DAY).to_owned(),
        Stay::Days(days) => counted(t::STAY_DAYS, days),
    }
}

/// The largest ones, and the rest as one.
fn sides(
    look: &Look,
    parties: Vec<(String, Paise, Stay)>,
    tells_stay: bool,
    behind: impl Fn(&str) -> Option<String>,
) -> Vec<Side> {
    let others = parties.len().saturating_sub(SHOWN);
    // One more takes no more room than a band that says "1 other".
    let shown = if others == 1 { SHOWN + 1 } else { SHOWN };
    let rest: Paise = parties.iter().skip(shown).map(|(_, amount, _)| *amount).sum();
    let mut sides: Vec<Side> = parties
        .into_iter()
        .take(shown)
        .map(|(name, amount, stay)| {
            let behind = behind(&name);
            Side { name, amount, stay: tells_stay.then_some(stay), behind }
        })
        .collect();
    if others > 1 {
        let name = look.say(t::OTHER_PARTIES).replace("{}", &others.to_string());
        sides.push(Side { name, amount: rest, stay: None, behind: None });
    }
    sides
}

fn shortened(name: &str) -> String {
    if name.chars().count() <= LETTERS {
        return name.to_owned();
    }
    let opening: String = name.chars().take(LETTERS - 1).collect();
    format!("{}…", opening.trim_end())
}

impl Side {
    fn told(&self, look: &Look) -> String {
        match self.stay {
            Some(stay) => format!("{} · {}", rupees(self.amount), stay_told(look, stay)),
            None => rupees(self.amount),
        }
    }
}

/// Where the bands of one side lie: at the party, and at the account in the middle.
struct Places {
    height: f64,
    scale: f64,
}

impl Places {
    fn thickness(&self, amount: Paise) -> f64 {
        (rupees_of(amount) * self.scale).max(1.5)
    }

    /// For each band its upper edge at the party and at the account.
    fn of(&self, sides: &[Side]) -> Vec<(f64, f64)> {
        let slot = self.height / float(sides.len().max(1));
        let total: f64 = sides.iter().map(|side| self.thickness(side.amount)).sum();
        let mut at_account = (self.height - total) / 2.0;
        let mut places = Vec::with_capacity(sides.len());
        for (place, side) in sides.iter().enumerate() {
            let thickness = self.thickness(side.amount);
            places.push((slot * (float(place) + 0.5) - thickness / 2.0, at_account));
            at_account += thickness;
        }
        places
    }
}

fn rupees_of(amount: Paise) -> f64 {
    SignedRupees::from(amount).as_number()
}

/// A band from one upper edge to another.
fn band((from_x, from_y): (f64, f64), (to_x, to_y): (f64, f64), thickness: f64) -> String {
    let half = f64::midpoint(from_x, to_x);
    let (from_below, to_below) = (from_y + thickness, to_y + thickness);
    format!(
        "M{from_x:.1} {from_y:.1}C{half:.1} {from_y:.1} {half:.1} {to_y:.1} {to_x:.1} {to_y:.1}V{to_below:.1}\
         C{half:.1} {to_below:.1} {half:.1} {from_below:.1} {from_x:.1} {from_below:.1}Z"
    )
}

/// A band that leads to the rows of its party. What has none is told on focus all the same.
fn banded(look: &Look, side: &Side, class: &str, shape: &str) -> Markup {
    let text = format!("{}: {}", side.name, side.told(look));
    html! {
        @if side.behind.is_some() {
            (led(side.behind.as_deref(), &text, &html! { path class={ "band " (class) } d=(shape) { title { (text) } } }))
        } @else {
            path class={ "band " (class) } d=(shape) tabindex="0" role="img" aria-label=(text) { title { (text) } }
        }
    }
}

/// Everything that was followed, in one picture. `behind` says where the rows of a sender, and of a receiver, are.
pub(super) fn flow_chart(
    look: &Look,
    account: &str,
    followed: &Followed,
    behind: impl Fn(&str, Direction) -> Option<String>,
) -> Markup {
    let sent = followed.by_party(|passage| &passage.from);
    let senders = sides(look, sent, false, |name| behind(name, Direction::Credit));
    let received = followed.by_party(|passage| &passage.to);
    let receivers = sides(look, received, true, |name| behind(name, Direction::Debit));
    let most = senders.iter().chain(&receivers).map(|side| rupees_of(side.amount)).fold(0.0_f64, f64::max);
    if most <= 0.0 {
        return html! {};
    }
    let height = SLOT * float(senders.len().max(receivers.len()));
    let places = Places { height, scale: THICKEST / most };
    let all: Vec<_> = followed.passages.iter().collect();
    let usual = usual_stay(&all).map(|stay| stay_told(look, stay)).unwrap_or_default();
    let listed = |sides: &[Side]| {
        sides.iter().map(|side| format!("{} {}", side.name, side.told(look))).collect::<Vec<_>>().join("; ")
    };
    let told = format!(
        "{}: {}. {}: {}.",
        look.say(t::PAID_IN_BY),
        listed(&senders),
        look.say(t::PAID_ON_TO),
        listed(&receivers)
    );
    let total: f64 = senders.iter().map(|side| places.thickness(side.amount)).sum();
    let top = (height - total) / 2.0;
    let through = format!("{account}: {}, {usual}", rupees(followed.passed_on()));
    html! {
        // A group and no image: what is in it can be followed.
        svg.chart.flow viewBox={ "0 -20 " (WIDTH) " " (at(height + 24.0)) } role="group" aria-labelledby="flow-title flow-told" {
            title id="flow-title" { (look.say(t::CHART_PASSAGES)) }
            desc id="flow-told" { (told) }
            text.tick x=(LEFT) y="-6" text-anchor="end" { (look.say(t::PAID_IN_BY)) }
            text.tick x=(MIDDLE + BAR / 2.0) y="-6" text-anchor="middle" { (shortened(account)) }
            text.tick x=(RIGHT) y="-6" { (look.say(t::PAID_ON_TO)) }
            @for (side, (y, at_account)) in senders.iter().zip(places.of(&senders)) {
                @let thickness = places.thickness(side.amount);
                (banded(look, side, "in", &band((LEFT, y), (MIDDLE, at_account), thickness)))
                (label(look, side, LEFT - 8.0, y + thickness / 2.0, "end"))
            }
            @for (side, (y, at_account)) in receivers.iter().zip(places.of(&receivers)) {
                @let thickness = places.thickness(side.amount);
                (banded(look, side, "out", &band((MIDDLE + BAR, at_account), (RIGHT, y), thickness)))
                (label(look, side, RIGHT + 8.0, y + thickness / 2.0, "start"))
            }
            rect.node x=(MIDDLE) y=(at(top)) width=(BAR) height=(at(total)) tabindex="0" role="img" aria-label=(through) { title { (through) } }
        }
    }
}

fn label(look: &Look, side: &Side, x: f64, middle: f64, anchor: &str) -> Markup {
    html! {
        text.name x=(x) y=(at(middle - 3.0)) text-anchor=(anchor) { (shortened(&side.name)) }
        text.tick x=(x) y=(at(middle + 11.0)) text-anchor=(anchor) { (side.told(look)) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::console::report::passages::Passage;
    use lending_engine::transaction_id::TransactionId;

    fn passage(from: &str, to: &str, rupees: i64) -> Passage {
        let id: TransactionId = serde_json::from_value(serde_json::json!("txn_1")).unwrap();
        let (from, to, amount) = (from.to_owned(), to.to_owned(), Paise::new(rupees * 100));
        Passage { from, to, amount, came: id, went: id, stay: Stay::Days(0) }
    }

    #[test]
    fn bands_are_as_wide_as_their_amounts_and_what_people_wrote_is_escaped() {
        let passages = vec![passage("<b>ASHA</b>", "RAVI", 300), passage("VIKAS", "RAVI", 100)];
        let followed = Followed { received: Paise::new(50_000), passages };
        let behind =
            |name: &str, direction: Direction| (name == "RAVI").then(|| format!("/rows?{direction:?}"));
        let drawn = flow_chart(&Look::default(), "··1234", &followed, behind).into_string();
        assert!(
            drawn.contains("<a href=\"/rows?Debit\" aria-label=\"RAVI: ₹400")
                && drawn.matches("<a ").count() == 1,
            "{drawn}"
        );
        // The widest band is Ravi's 400 rupees, 36 points; Asha's 300 are 27, Vikas' 100 are 9.
        assert!(drawn.contains(&band((MIDDLE + BAR, 26.0), (RIGHT, 26.0), 36.0)), "{drawn}");
        assert!(drawn.contains(&band((LEFT, 8.5), (MIDDLE, 26.0), 27.0)), "{drawn}");
        assert!(drawn.contains(&band((LEFT, 61.5), (MIDDLE, 53.0), 9.0)), "{drawn}");
        assert!(
            drawn.contains("&lt;b&gt;ASHA&lt;/b&gt; ₹300")
                && !drawn.contains("<b>")
                && !drawn.contains("style="),
            "{drawn}"
        );
        assert!(drawn.contains("RAVI: ₹400 · the same day"), "{drawn}");
    }

    #[test]
    fn parties_beyond_the_sixth_share_a_band_unless_there_is_only_one() {
        let many = |count: i64| {
            let passages = (1..=count).map(|number| passage(&format!("P{number}"), "RAVI", number)).collect();
            let followed = Followed { received: Paise::new(1), passages };
            sides(&Look::default(), followed.by_party(|passage| &passage.from), false, |_| None)
        };
        let names = |sides: &[Side]| sides.iter().map(|side| side.name.clone()).collect::<Vec<_>>();
        assert_eq!(names(&many(7)), ["P7", "P6", "P5", "P4", "P3", "P2", "P1"]);
        let shared = many(9);
        assert_eq!(
            (shared.len(), shared[6].name.as_str(), shared[6].amount),
            (7, "3 others", Paise::new(600))
        );
    }

    #[test]
    fn a_long_name_is_cut_at_a_letter() {
        assert_eq!(shortened("SAHYADRI ENGINEERING WORKS LIMITED"), "SAHYADRI ENGINEERING WORK…");
        assert_eq!(shortened("आशा राव"), "आशा राव");
    }
}
