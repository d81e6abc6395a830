-- Bytes of documents count against their owner, and of guests against their network's day. Versions that the version before
-- keeps meanwhile are counted with the next one that is kept. Work that an owner adds beyond what was read counts as runs.

-- AlterTable
ALTER TABLE "estimates" ADD COLUMN "added_work" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "versions_bytes" BIGINT NOT NULL DEFAULT 0;

UPDATE "estimates" SET "versions_bytes" = "kept"."bytes" FROM (
  SELECT "estimate_id", sum(pg_column_size("document") + coalesce(pg_column_size("merged_from"), 0)) AS "bytes"
  FROM "estimate_revisions" GROUP BY "estimate_id"
) AS "kept" WHERE "kept"."estimate_id" = "estimates"."id";

-- CreateTable
CREATE TABLE "guest_writes" (
    "address_hash" TEXT NOT NULL,
    "hour" TIMESTAMPTZ(3) NOT NULL,
    "bytes" BIGINT NOT NULL,

    CONSTRAINT "guest_writes_pkey" PRIMARY KEY ("address_hash","hour")
);

-- CreateIndex
CREATE INDEX "guest_writes_hour_idx" ON "guest_writes"("hour");
