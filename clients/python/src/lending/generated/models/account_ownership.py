from ...open_enum import OpenEnum


class AccountOwnership(OpenEnum):
    """How a person is bound by an account. New values may be added."""

    INDIVIDUAL = "individual"
    JOINT = "joint"
    GUARANTOR = "guarantor"
    AUTHORISED_USER = "authorised_user"
    DECEASED = "deceased"
    NOT_REPORTED = "not_reported"
    UNKNOWN = "unknown"
