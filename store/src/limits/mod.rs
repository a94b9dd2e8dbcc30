//! Rate limits: GCRA, counted in Redis for all processes together, in this process where Redis is not configured or
//! away. Degraded then, never open.

mod local;
mod shared;

use std::time::Duration;

use self::local::LocalLimits;
use self::shared::SharedLimits;
use crate::{RedisProblem, StoreError};
use lending_base::Settings;

macro_rules! policies {
    ($($name:ident = $text:literal,)*) => {
        /// What is counted, and under which name the headers speak of it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
        pub enum Policy { $($name,)* }

        impl Policy {
            pub fn name(self) -> &'static str {
                match self { $(Self::$name => $text,)* }
            }
        }
    };
}

policies! {
    General = "general",
    Team = "team",
    Upload = "upload",
    Pull = "bureau-pull",
    DailySpend = "daily-spend",
    AccountLock = "account-lock",
    SignInMinute = "sign-in-minute",
    SignInHour = "sign-in-hour",
    BadToken = "bad-token",
}

/// `quota` requests in `window`, of which `burst` may come at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Quota {
    pub quota: u32,
    pub window: Duration,
    pub burst: u32,
}

impl Quota {
    /// So many an hour, of which `burst` may come at once.
    pub fn hourly(quota: u32, burst: u32) -> Self {
        Self { quota, window: Duration::from_hours(1), burst }
    }

    fn times(self, times: u32) -> Self {
        Self { quota: self.quota.saturating_mul(times), burst: self.burst.saturating_mul(times), ..self }
    }

    /// The time in which one request grows back.
    fn step(self) -> Duration {
        (self.window / self.quota.max(1)).max(Duration::from_micros(1))
    }
}

/// What one policy said of one request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verdict {
    pub policy: Policy,
    pub quota: Quota,
    pub allowed: bool,
    /// How many more may come at once.
    pub remaining: u32,
    /// When one more will be allowed than `remaining` says.
    pub more_after: Duration,
}

impl Verdict {
    /// Whole seconds, rounded up: after them a request is allowed, and the headers agree on them.
    pub fn more_after_seconds(&self) -> u64 {
        self.more_after.as_millis().div_ceil(1000).try_into().unwrap_or(u64::MAX).max(1)
    }
}

fn daily(quota: u32) -> Quota {
    Quota { quota, window: Duration::from_hours(24), burst: quota }
}

#[derive(Debug)]
pub struct Limits {
    settings: Quotas,
    local: LocalLimits,
    shared: Option<SharedLimits>,
}

#[derive(Debug, Clone, Copy)]
struct Quotas {
    general: Quota,
    team: Quota,
    upload: Quota,
    pull: Quota,
    account_lock: Quota,
    sign_in_minute: Quota,
    sign_in_hour: Quota,
    bad_token: Quota,
}

impl Quotas {
    fn quota_of(&self, policy: Policy) -> Quota {
        match policy {
            Policy::General => self.general,
            Policy::Team => self.team,
            Policy::Upload => self.upload,
            Policy::Pull => self.pull,
            // Counted in the database, by money.
            Policy::DailySpend => daily(0),
            Policy::AccountLock => self.account_lock,
            Policy::SignInMinute => self.sign_in_minute,
            Policy::SignInHour => self.sign_in_hour,
            Policy::BadToken => self.bad_token,
        }
    }
}

impl Limits {
    /// Redis is not waited for: while it cannot be reached, this process counts for itself.
    pub fn open(settings: &Settings) -> Result<Self, StoreError> {
        let per = |quota, seconds, burst| Quota { quota, window: Duration::from_secs(seconds), burst };
        let general = per(settings.limit_general_per_minute, 60, settings.limit_general_burst);
        let quotas = Quotas {
            general,
            team: general.times(settings.limit_team_tokens.max(1)),
            upload: Quota::hourly(settings.limit_upload_per_hour, settings.limit_upload_burst),
            pull: Quota::hourly(settings.limit_pull_per_hour, settings.limit_pull_burst),
            account_lock: per(settings.lockout_failures, 900, settings.lockout_failures),
            sign_in_minute: per(settings.limit_sign_in_per_minute, 60, settings.limit_sign_in_per_minute),
            sign_in_hour: per(settings.limit_sign_in_per_hour, 3600, settings.limit_sign_in_per_hour),
            bad_token: per(settings.limit_bad_token_per_minute, 60, settings.limit_bad_token_per_minute),
        };
        let shared = settings.redis_url.as_ref().map(SharedLimits::open).transpose()?;
        Ok(Self { settings: quotas, local: LocalLimits::default(), shared })
    }

    /// Counts one request of `who` against each policy in turn; the first refusal ends it.
    pub async fn count(&self, policies: &[Policy], who: &str) -> Vec<Verdict> {
        self.count_times(policies, 1, who).await
    }

    /// As [`Self::count`], for somebody who has each quota so many times.
    pub async fn count_times(&self, policies: &[Policy], times: u32, who: &str) -> Vec<Verdict> {
        let mut verdicts = Vec::with_capacity(policies.len());
        for &policy in policies {
            let quota = self.settings.quota_of(policy).times(times);
            let verdict = self.count_against(policy, quota, who).await;
            verdicts.push(verdict);
            if !verdict.allowed {
                break;
            }
        }
        verdicts
    }

    /// Counts one upload of somebody against their own quota, where they have one.
    pub async fn count_upload(&self, own: Option<Quota>, who: &str) -> Verdict {
        self.count_against(Policy::Upload, own.unwrap_or(self.settings.upload), who).await
    }

    async fn count_against(&self, policy: Policy, quota: Quota, who: &str) -> Verdict {
        let shared = match &self.shared {
            Some(shared) => shared.count(policy, quota, who).await,
            None => None,
        };
        shared.unwrap_or_else(|| self.local.count(policy, quota, who))
    }

    /// What a lock that the database keeps says in the same words as the limits here.
    pub fn account_lock(&self, left: Duration) -> Verdict {
        let quota = self.settings.account_lock;
        Verdict { policy: Policy::AccountLock, quota, allowed: false, remaining: 0, more_after: left }
    }

    /// What a spent daily cap, which the database keeps, says in the same words: so many pulls in a day.
    pub fn daily_spend(&self, pulls_a_day: u32, left: Duration) -> Verdict {
        let quota = daily(pulls_a_day);
        Verdict { policy: Policy::DailySpend, quota, allowed: false, remaining: 0, more_after: left }
    }

    /// `None` where no Redis is configured, else what is wrong with it, if anything is.
    pub async fn look_at_redis(&self) -> Option<Result<(), RedisProblem>> {
        let shared = self.shared.as_ref()?;
        Some(shared.look().await.map_or(Ok(()), Err))
    }
}
