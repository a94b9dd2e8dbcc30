-- SQLite has no roles: who can write the file can write all of it. The number is taken so that both schemas count alike.
SELECT 1;
