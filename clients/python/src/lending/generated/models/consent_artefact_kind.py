from ...open_enum import OpenEnum


class ConsentArtefactKind(OpenEnum):
    """What kind of thing a person left behind when they agreed: `otp`, a one-time password they typed in;
    `signature`, one they wrote or made with a certificate; `account_aggregator`, the id of a consent
    artefact under DEPA; `other`. New values may be added."""

    OTP = "otp"
    SIGNATURE = "signature"
    ACCOUNT_AGGREGATOR = "account_aggregator"
    OTHER = "other"
