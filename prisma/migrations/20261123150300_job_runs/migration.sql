-- DropIndex
DROP INDEX "jobs_address_hash_created_at_idx";

-- CreateTable
CREATE TABLE "job_runs" (
    "job_id" INTEGER NOT NULL,
    "run" INTEGER NOT NULL,
    "account_id" INTEGER NOT NULL,
    "address_hash" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "counts_in_trial" BOOLEAN NOT NULL,

    CONSTRAINT "job_runs_pkey" PRIMARY KEY ("job_id","run")
);

-- CreateIndex
CREATE INDEX "job_runs_account_id_started_at_idx" ON "job_runs"("account_id", "started_at");

-- CreateIndex
CREATE INDEX "job_runs_address_hash_started_at_idx" ON "job_runs"("address_hash", "started_at");

-- AddForeignKey
ALTER TABLE "job_runs" ADD CONSTRAINT "job_runs_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_runs" ADD CONSTRAINT "job_runs_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "accounts"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- The runs there were, as far as their jobs tell: the last one of each.
INSERT INTO "job_runs" ("job_id", "run", "account_id", "address_hash", "started_at", "counts_in_trial")
SELECT j."id", j."run", COALESCE(j."trial_guest_id", j."account_id"), j."address_hash", j."created_at",
       j."trial_guest_id" IS NOT NULL AND j."stage" NOT IN ('FAILED', 'CANCELLED')
         AND NOT (j."stage" = 'READY' AND EXISTS (
           SELECT 1 FROM "estimates" e WHERE e."job_id" = j."id" AND e."item_count" = 0 AND NOT EXISTS (
             SELECT 1 FROM "estimate_revisions" r WHERE r."estimate_id" = e."id" AND r."item_count" > 0)))
FROM "jobs" j;
