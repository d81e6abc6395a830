-- AlterTable
ALTER TABLE "estimates" ADD COLUMN     "counts_in_total" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "deleted_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "projects" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "deleted_jobs" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "files_thumbnail_key_idx" ON "files"("thumbnail_key");

-- CreateIndex
CREATE INDEX "files_display_key_idx" ON "files"("display_key");

-- CreateIndex
CREATE INDEX "jobs_deleted_at_idx" ON "jobs"("deleted_at");

-- CreateIndex
CREATE INDEX "projects_deleted_at_idx" ON "projects"("deleted_at");


