//! The metric reference, made from the engine's dictionary: what a rule of a policy may name.

use std::fmt::Write;

use lending_engine::metrics::dictionary::{DICTIONARY, MetricKind};
use lending_engine::policy::RuleOp;

use super::shell::{self, prose};

pub(super) fn page() -> String {
    let mut body =
        "<p class=\"lead\">What a rule of a product's policy may name as <code>metric</code>. Ratios are \
         fractions: 50% is <code>0.5</code>. <a href=\"/docs\">Back to the API</a></p>"
            .to_owned();
    for metric in DICTIONARY {
        let operators: Vec<&str> = RuleOp::fitting(metric.kind).iter().map(|op| op.name()).collect();
        let mut facts = vec![
            ("Unit", prose(metric.unit)),
            ("Formula", prose(metric.formula)),
            ("Window", prose(metric.window)),
            ("Leaves out", prose(metric.exclusions)),
            ("Missing when", prose(metric.missing_when)),
            ("Operators", format!("<code>{}</code>", operators.join("</code> <code>"))),
        ];
        if let MetricKind::Choice(choices) = metric.kind {
            facts.push(("Values", format!("<code>{}</code>", choices.join("</code> <code>"))));
        }
        let name = metric.name;
        let _ = write!(
            body,
            "<section id=\"{name}\"><h2><a href=\"#{name}\">{name}</a> <span class=\"status\">{}</span></h2>\
             <p>{}</p><dl>",
            metric.kind.name(),
            prose(metric.summary)
        );
        for (term, text) in facts.into_iter().filter(|(_, text)| !text.is_empty()) {
            let _ = write!(body, "<dt>{term}</dt><dd>{text}</dd>");
        }
        body.push_str("</dl></section>");
    }
    shell::page("Metric reference", &body)
}
