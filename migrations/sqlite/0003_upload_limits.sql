-- What one person may upload, where that is not what everybody may: an integrator's nightly batch.
ALTER TABLE users ADD COLUMN uploads_per_hour INTEGER;
ALTER TABLE users ADD COLUMN uploads_at_once INTEGER;
