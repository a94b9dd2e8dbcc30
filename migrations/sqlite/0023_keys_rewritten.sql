-- SQLite overwrites what is deleted; the number is taken so that both schemas count alike.
SELECT 1;
