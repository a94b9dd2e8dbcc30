-- Few of many: what waits for a person, and what is on legal hold, are found without walking through all that a team has.
CREATE INDEX analyses_awaiting_review ON analyses (team_id, id) WHERE coalesce(decision, '') = 'review' AND review_id IS NULL;
CREATE INDEX analyses_on_hold ON analyses (team_id, id) WHERE legal_hold_at IS NOT NULL;
