//! The words of deliveries and attempts.

use crate::words::words;

words! {
    /// How far a delivery is.
    DeliveryStatus {
        Pending,
        Delivered,
        Failed,
    }
}

words! {
    /// Why something is sent.
    Cause {
        Event,
        Replay,
        Test,
    }
}

words! {
    /// Why an attempt came to nothing.
    AttemptProblem {
        AddressRefused,
        NameNotFound,
        NotConnected,
        TimedOut,
        ConnectionLost,
        Redirected,
        NotAccepted,
    }
}
