-- AlterTable
ALTER TABLE "estimates" ADD COLUMN     "priced_version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "estimate_revisions" ADD COLUMN     "merged_from" JSONB,
ADD COLUMN     "priced_version" INTEGER NOT NULL DEFAULT 1;

-- Versions made before this was kept: an edit is taken for one of what the estimator made last before it.
UPDATE "estimate_revisions" AS edited
SET "priced_version" = coalesce(
  (SELECT max(made."version") FROM "estimate_revisions" AS made
   WHERE made."estimate_id" = edited."estimate_id" AND made."version" <= edited."version"
     AND made."change" IN ('ESTIMATED', 'REFINED', 'ROOMS_CORRECTED')),
  1);

UPDATE "estimates" AS edited
SET "priced_version" = CASE
  WHEN edited."change" IN ('ESTIMATED', 'REFINED', 'ROOMS_CORRECTED') THEN edited."version"
  ELSE coalesce(
    (SELECT max(made."version") FROM "estimate_revisions" AS made
     WHERE made."estimate_id" = edited."id"
       AND made."change" IN ('ESTIMATED', 'REFINED', 'ROOMS_CORRECTED')),
    1)
END;
