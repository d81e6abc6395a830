-- Why a job failed, as a word (domain/job-failure.ts), and when a project was last changed. The version before writes neither: its failures
-- are told as faults of ours, its changes of projects keep the time they have.
ALTER TABLE "jobs" ADD COLUMN "failure_code" TEXT;
ALTER TABLE "projects" ADD COLUMN "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "projects" SET "updated_at" = "created_at";
