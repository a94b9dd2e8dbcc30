from ...open_enum import OpenEnum


class ReviewReason(OpenEnum):
    """Why a person has to decide. The first four force a review whatever the policy says: serious marks at the
    credit bureau, a document that shows traces of change, the pattern of an account through which others
    pass money, and an applicant whose name is not the account holder's. The others: the statement is too
    short or was not read well enough; the bureau could not be reached; a rule of the policy, or the quality
    of the reading, asks for a person; the score lies between review and approval; something that the policy
    needs is not known; the limits leave no loan of the product; a decline hangs on something uncertain; rows
    of a part of the period are missing. New values may be added."""

    DEROGATORY_BUREAU = "derogatory_bureau"
    DOCUMENT_INTEGRITY = "document_integrity"
    MULE_PATTERN = "mule_pattern"
    NAME_MISMATCH = "name_mismatch"
    INSUFFICIENT_DATA = "insufficient_data"
    BUREAU_UNAVAILABLE = "bureau_unavailable"
    POLICY_REFER = "policy_refer"
    SCORE_GREY_ZONE = "score_grey_zone"
    RULE_NOT_EVALUATED = "rule_not_evaluated"
    OFFER_BELOW_MINIMUM = "offer_below_minimum"
    DECLINE_IN_DOUBT = "decline_in_doubt"
    MISSING_PERIOD = "missing_period"
