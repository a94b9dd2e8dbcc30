//! The page of one analysis: the decision at the top, and below it tabs that are addresses of their own.
//!
//! `opened` is what all of them read, `head` what all of them show, `unfinished` what stands there until there is a report; each
//! tab is a file. What is done about an analysis is
//! `review`, `correct` and `what_if`; `memo` is the page for paper; who holds it is `assign`, whether
//! it is kept `keeping`.

pub(super) mod assign;
mod behind;
mod bureau_tab;
mod charts;
mod correct;
mod document_tab;
mod facts_tab;
mod flow_chart;
mod forged;
mod head;
mod history_tab;
pub(super) mod holder;
mod keeping;
mod memo;
mod money_tab;
mod movement;
mod opened;
mod passages;
mod policy_tab;
mod review;
mod revision_pages;
mod row_drawer;
mod rows_tab;
mod unfinished;
mod what_if;

use poem::{Route, get};

use super::form_pages::one_up;

/// The pages of an analysis.
pub(super) fn routes(route: Route) -> Route {
    route
        .at("/analyses/:id", get(facts_tab::facts_page))
        .at("/analyses/:id/live", get(unfinished::live))
        .at("/analyses/:id/retry", one_up(unfinished::retry))
        .at("/analyses/:id/memo", get(memo::memo_page))
        .at("/analyses/:id/money", get(money_tab::money_page))
        .at("/analyses/:id/document", get(document_tab::document_page))
        .at("/analyses/:id/pages/:page", get(document_tab::painted_page))
        .at("/analyses/:id/rows", get(rows_tab::rows_page))
        .at("/analyses/:id/rows/:row", get(correct::row_page).post(correct::correct_row))
        .at("/analyses/:id/answer", one_up(correct::answer_question))
        .at("/analyses/:id/bureau", get(bureau_tab::bureau_page))
        .at("/analyses/:id/policy", get(policy_tab::policy_page))
        .at("/analyses/:id/history", get(history_tab::history_page))
        .at("/analyses/:id/revisions/:number", get(revision_pages::revision_page))
        .at("/analyses/:id/review", get(review::review_form).post(review::decide))
        .at("/analyses/:id/assign", get(assign::assign_form).post(assign::assign))
        .at("/analyses/:id/erase", one_up(keeping::erase))
        .at("/analyses/:id/hold", one_up(keeping::hold))
        .at("/analyses/:id/release", one_up(keeping::release))
        .at("/analyses/:id/what-if", get(what_if::what_if_page))
        .at("/analyses/:id/files/:name", get(head::file))
}
