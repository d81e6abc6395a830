-- Tokens whose estimates are tests, and what was started with them. The version before counts their runs like any other.

-- AlterTable
ALTER TABLE "auth_tokens" ADD COLUMN "is_test" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "jobs" ADD COLUMN "is_test" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "job_runs" ADD COLUMN "is_test" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "jobs_is_test_created_at_idx" ON "jobs"("is_test", "created_at");
