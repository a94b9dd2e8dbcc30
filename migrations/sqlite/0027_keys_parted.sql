-- SQLite overwrites what is deleted and cuts its log, however many keys there are; the number is taken so that both schemas
-- count alike.
SELECT 1;
