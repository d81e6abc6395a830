-- AlterTable
ALTER TABLE "job_runs" ADD COLUMN     "asked_model" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "job_runs_asked_model_started_at_idx" ON "job_runs"("asked_model", "started_at");


