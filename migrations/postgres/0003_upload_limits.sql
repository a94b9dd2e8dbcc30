-- What one person may upload, where that is not what everybody may: an integrator's nightly batch.
ALTER TABLE users ADD COLUMN uploads_per_hour BIGINT;
ALTER TABLE users ADD COLUMN uploads_at_once BIGINT;
