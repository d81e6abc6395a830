-- Lists whose order no index had: PostgreSQL read all of them to show a page.
-- What was deleted is in no list of projects, jobs and estimates, and without it these are counted from their index alone.

-- CreateIndex
CREATE INDEX "projects_account_id_name_id_idx" ON "projects"("account_id", "name" DESC, "id" DESC) WHERE "deleted_at" IS NULL;

-- CreateIndex
CREATE INDEX "jobs_account_id_title_id_idx" ON "jobs"("account_id", "title" DESC, "id" DESC) WHERE "deleted_at" IS NULL;

-- CreateIndex
CREATE INDEX "estimates_account_id_total_cents_id_idx" ON "estimates"("account_id", "total_cents" DESC, "id" DESC) WHERE "deleted_at" IS NULL;

-- CreateIndex
CREATE INDEX "contractor_requests_account_id_created_at_id_idx" ON "contractor_requests"("account_id", "created_at" DESC, "id" DESC);

-- DropIndex
DROP INDEX "contractor_requests_account_id_idx";

-- CreateIndex
CREATE INDEX "contractors_created_at_id_idx" ON "contractors"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "leads_contractor_id_status_decided_at_id_idx" ON "leads"("contractor_id", "status", "decided_at" DESC, "id" DESC);

-- DropIndex
DROP INDEX "leads_contractor_id_status_idx";
