//! What a rule may name: every metric with its unit, its formula and the values that make sense, to be searched.

use lending_engine::metrics::dictionary::{DICTIONARY, Metric};
use maud::{Markup, html};
use poem::{Response, handler};

use super::frame::{Place, page};
use super::look::{Look, plain};
use super::rule_sentences;
use super::texts as t;
use super::visit::Visit;

#[handler]
pub(super) fn metrics_page(visit: Visit) -> Response {
    let look = &visit.look;
    let wanted = visit.query.get("q").unwrap_or_default().to_lowercase();
    let found: Vec<&Metric> = DICTIONARY.iter().filter(|metric| is_about(metric, &wanted)).collect();
    let body = html! {
        h1 { (look.say(t::METRICS)) " " span.count { (found.len()) } }
        form.filters role="search" method="get" action="/products/metrics" {
            label { (look.say(t::SEARCH)) input type="search" name="q" maxlength="100" value=[visit.query.get("q")] placeholder="foir, balance, bounce" data-key="/"; }
            button type="submit" { (look.say(t::SEARCH)) }
        }
        @if found.is_empty() { section.empty { p { (look.say(t::NONE_MATCH)) } p { a href="/products/metrics" { (look.say(t::SHOW_ALL)) } } } }
        dl.metrics { @for metric in found { (entry(look, metric)) } }
    };
    page(&visit, Place::Products, look.say(t::METRICS), body)
}

/// Every word that is asked for stands in the name, the sentence or the formula.
fn is_about(metric: &Metric, wanted: &str) -> bool {
    let name: &str = metric.name.into();
    let text =
        format!("{name} {} {} {}", name.replace('_', " "), metric.summary, metric.formula).to_lowercase();
    wanted.split_whitespace().all(|word| text.contains(word))
}

fn entry(look: &Look, metric: &Metric) -> Markup {
    let name: &str = metric.name.into();
    html! {
        dt id=(name) { code { (name) } " " span.quiet lang="en" { (plain(metric.unit)) } }
        dd {
            p lang="en" { (plain(metric.summary)) }
            p.quiet { (look.say(t::FORMULA)) ": " span lang="en" { (plain(metric.formula)) } }
            p.quiet {
                @if let Some(bounds) = metric.thresholds {
                    (look.say(t::SENSIBLE_VALUES)) ": " (rule_sentences::number(look.language, name, bounds.min)) " – " (rule_sentences::number(look.language, name, bounds.max)) " · "
                }
                (look.say(t::MISSING_WHEN)) ": " span lang="en" { (plain(metric.missing_when)) }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metrics_are_found_by_name_and_by_what_they_tell() {
        let found = |wanted: &str| DICTIONARY.iter().filter(|metric| is_about(metric, wanted)).count();
        assert_eq!(found(""), DICTIONARY.len());
        assert_eq!(found("abb_to_proposed_emi"), 1);
        assert!(found("average balance") > 1 && found("average balance") < DICTIONARY.len());
        assert_eq!(found("no such thing"), 0);
    }
}
