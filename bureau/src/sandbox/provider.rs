//! The sandbox as a bureau inside this process.

use std::time::Duration;

use chrono::{DateTime, Utc};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use lending_base::calendar;

use super::{BureauSandbox, Reply, Wait};
use crate::BureauError;
use crate::adapter::Adapter;
use crate::provider::{InquiryAnswer, Provider, ProviderAnswer, Question};

#[derive(Debug)]
pub(crate) struct SandboxProvider {
    sandbox: BureauSandbox,
    adapter: Adapter,
    timeout: Duration,
}

impl SandboxProvider {
    pub(crate) fn new(timeout: Duration) -> Result<Self, BureauError> {
        Ok(Self { sandbox: BureauSandbox::default(), adapter: Adapter::sandbox()?, timeout })
    }

    /// Waits as a connection would. `None` when the time was over first.
    async fn arrived(&self, reply: Reply) -> Option<Reply> {
        let wait = match reply.wait {
            Wait::Not => Duration::ZERO,
            Wait::For(wait) => wait,
            Wait::Forever => Duration::MAX,
        };
        tokio::time::sleep(wait.min(self.timeout)).await;
        (wait < self.timeout).then_some(reply)
    }
}

impl Provider for SandboxProvider {
    fn name(&self) -> &'static str {
        "sandbox"
    }

    /// It fails for those who ask it to, and not for others.
    fn can_be_down(&self) -> bool {
        false
    }

    fn pull<'a>(&'a self, question: &'a Question) -> BoxFuture<'a, ProviderAnswer> {
        async move {
            let today = calendar::day(question.asked_at);
            let body = self.adapter.body(question).to_string();
            let reply = self.sandbox.ask(body.as_bytes(), today);
            match self.arrived(reply).await {
                Some(reply) => self.adapter.understand(reply.status, reply.body, today),
                None => ProviderAnswer::Unknown { why: "no answer came in time".to_owned(), answer: None },
            }
        }
        .boxed()
    }

    fn inquire<'a>(&'a self, reference: &'a str, asked_at: DateTime<Utc>) -> BoxFuture<'a, InquiryAnswer> {
        let today = calendar::day(asked_at);
        let reply = self.sandbox.inquire(reference, today);
        let found = match self.adapter.understand_inquiry(reply.status, reply.body, today) {
            // It remembers no longer than its process lives: what it does not know may have been asked before.
            InquiryAnswer::NeverArrived => {
                InquiryAnswer::CannotTell { why: "the sandbox remembers nothing of the sort".to_owned() }
            }
            found => found,
        };
        std::future::ready(found).boxed()
    }

    fn read(&self, answer: &[u8], asked_at: DateTime<Utc>) -> ProviderAnswer {
        self.adapter.read(answer.to_vec(), calendar::day(asked_at))
    }
}
