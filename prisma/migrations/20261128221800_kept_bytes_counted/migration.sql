-- Counts the versions that are kept already, apart from the columns: readers go on meanwhile.
UPDATE "estimates" SET "versions_bytes" = "kept"."bytes" FROM (
  SELECT "estimate_id", sum(pg_column_size("document") + coalesce(pg_column_size("merged_from"), 0)) AS "bytes"
  FROM "estimate_revisions" GROUP BY "estimate_id"
) AS "kept" WHERE "kept"."estimate_id" = "estimates"."id";
