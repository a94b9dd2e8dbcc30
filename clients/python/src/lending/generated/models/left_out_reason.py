from ...open_enum import OpenEnum


class LeftOutReason(OpenEnum):
    """Why credits are not counted as income: relatives support the applicant, or send money from abroad; an
    employer paid it beside the salary; the salary has stopped; it is another holder's; somebody pays much
    the same every month, and nothing says what for; it came too seldom, or is too little. New values may be
    added."""

    FAMILY_SUPPORT = "family_support"
    PAID_BESIDES = "paid_besides"
    STOPPED = "stopped"
    OTHER_HOLDER = "other_holder"
    UNEXPLAINED = "unexplained"
    TOO_LITTLE = "too_little"
