-- AlterTable
ALTER TABLE "files" ADD COLUMN     "address_hash" TEXT,
ADD COLUMN     "unused_until" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "files_address_hash_created_at_idx" ON "files"("address_hash", "created_at");

-- CreateIndex
CREATE INDEX "files_unused_until_idx" ON "files"("unused_until");



-- Uploads without a job get the time that new ones get.
UPDATE "files" SET "unused_until" = "created_at" + INTERVAL '1 day'
WHERE NOT EXISTS (SELECT 1 FROM "job_files" WHERE "job_files"."file_id" = "files"."id");
