-- A check that needs review because nobody knows what became of its question is asked about again, by its reference, less
-- and less often. A process of the version before knows nothing of these columns: what it brings to review has no time yet,
-- and is due a while after it was settled.
ALTER TABLE credit_checks ADD COLUMN next_inquiry_at TEXT;
ALTER TABLE credit_checks ADD COLUMN inquiries BIGINT NOT NULL DEFAULT 0;
-- When the bureau said that it has never seen the reference, and has said nothing else since. It is believed when it says so
-- again later.
ALTER TABLE credit_checks ADD COLUMN never_seen_at TEXT;
-- Few need review: whoever looks for them reads those alone.
CREATE INDEX credit_checks_in_review ON credit_checks (settled_at) WHERE status = 'needs_review';
