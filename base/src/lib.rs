//! What every process shares and nobody stores: [`Settings`], the [`Clock`], randomness ([`entropy`]), ids, India's
//! [`calendar`] and the names of metrics ([`Metric`]).
//!
//! Time and randomness enter the service here and nowhere else; `clippy.toml` forbids every other way. This crate uses
//! no other of the workspace.

pub mod calendar;
mod clock;
pub mod entropy;
mod ids;
mod settings;
mod telemetry;

pub use clock::Clock;
pub use entropy::NoEntropy;
pub use ids::{
    AnalysisId, ApiKeyId, AuditId, CheckId, ConsentId, DeliveryId, ErasureId, EventId, InvitationId,
    LedgerId, LoginId, PasswordResetId, PayerId, ProductId, ReviewId, TeamId, UserId, WebhookEndpointId,
    WorkerId,
};
pub use settings::{
    BureauChoice, LogFormat, Networks, Secret, Setting, SettingSource, Settings, SettingsError, WebAddress,
    is_shielded,
};
pub use telemetry::{Metric, MetricKind};
