//! The people of a team: what their keys are good for, what they may do, how they come, and that they go.

mod assignments;
mod keys;
mod links;
pub(crate) mod matrix;
mod members;
mod reviews;
mod second_factor;

use lending_tests::Answer;

fn refusal(answer: &Answer) -> (u16, &str) {
    (answer.status, answer.code())
}
