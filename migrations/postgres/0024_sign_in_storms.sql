-- Sign-ins that were refused unheard while the address was locked: counted, and told by one entry of the audit when the lock
-- has ended.
ALTER TABLE sign_in_counts ADD COLUMN refused BIGINT NOT NULL DEFAULT 0;
CREATE INDEX sign_in_counts_refused ON sign_in_counts (locked_until) WHERE refused > 0;
