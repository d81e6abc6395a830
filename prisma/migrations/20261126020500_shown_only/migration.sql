-- What was deleted is in no list, and without it a list is counted from its index alone.

-- DropIndex
DROP INDEX "projects_account_id_name_id_idx";

-- CreateIndex
CREATE INDEX "projects_account_id_name_id_idx" ON "projects"("account_id", "name" DESC, "id" DESC) WHERE "deleted_at" IS NULL;

-- DropIndex
DROP INDEX "jobs_account_id_title_id_idx";

-- CreateIndex
CREATE INDEX "jobs_account_id_title_id_idx" ON "jobs"("account_id", "title" DESC, "id" DESC) WHERE "deleted_at" IS NULL;

-- DropIndex
DROP INDEX "estimates_account_id_total_cents_id_idx";

-- CreateIndex
CREATE INDEX "estimates_account_id_total_cents_id_idx" ON "estimates"("account_id", "total_cents" DESC, "id" DESC) WHERE "deleted_at" IS NULL;
