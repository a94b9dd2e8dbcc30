-- SQLite has no partitions, and gives pages of what was pruned to what is written next; the number is taken so that both
-- schemas count alike.
SELECT 1;
