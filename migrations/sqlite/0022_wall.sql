-- SQLite has no row-level security; the number is taken so that both schemas count alike.
SELECT 1;
