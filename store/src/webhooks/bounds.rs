//! How long, how often and how many.

use chrono::TimeDelta;

/// How long a run is believed in: longer than an attempt can take.
pub(super) const LEASE: TimeDelta = TimeDelta::seconds(30);
/// How long a delivery is tried.
pub(super) const TRIED_FOR: TimeDelta = TimeDelta::hours(24);
/// A delivery that could not even be tried so long after its time, such as one to a disabled endpoint, has failed.
pub(super) const OVERDUE: TimeDelta = TimeDelta::minutes(15);
/// The most deliveries to one endpoint that are under way at once, over all workers.
pub(super) const UNDER_WAY: i64 = 4;
/// So many failures in a row, over all deliveries, and an endpoint is left alone for a while.
pub(super) const PATIENCE: i64 = 5;
/// How long events and deliveries that have ended are kept.
pub(super) const KEPT: TimeDelta = TimeDelta::days(30);
