"""The truth of these lives in the names of samples/lives: its categories are coarser, so each allows several."""

CATEGORIES = {
    "business_income": ["business_income", "settlement"],
    "bounce": ["presented_unpaid", "inward_return", "outward_return", "reversal"],
    "bounce_charge": ["return_charge", "penal_charge", "service_charge"],
    "charges": ["service_charge", "penal_charge", "merchant"],
    "education": ["education", "merchant"],
    "family_support": ["family_support", "person_transfer"],
    "fd_sweep": ["deposit_sweep", "self_transfer", "investment"],
    "fuel": ["fuel", "merchant", "travel"],
    "government_benefit": ["pension", "agriculture_income", "unknown"],
    "interest_income": ["interest_received"],
    "merchant": ["merchant", "food", "health", "travel", "subscription", "business_payment", "education", "utilities", "fuel"],
    "od_interest": ["overdraft_interest"],
    "remittance": ["family_support", "person_transfer"],
    "rent_income": ["rent_received"],
    "tax": ["income_tax", "gst", "service_charge"],
    "utilities": ["utilities", "merchant", "subscription"],
}


def renamed(truth):
    truth = dict(truth, applicant_name=truth["applicant"], account_holder_printed=truth["holder"])
    truth["period"] = [truth["period_from"], truth["period_to"]]
    truth["opening_balance"], truth["closing_balance"] = truth["opening"], truth["closing"]
    for row in truth["rows"]:
        allowed = []
        for category in [row["category"], *(row.get("accept") or [])]:
            allowed += [name for name in CATEGORIES.get(category, [category]) if name not in allowed]
        row["category"], row["accept"] = allowed[0], allowed
    return truth
